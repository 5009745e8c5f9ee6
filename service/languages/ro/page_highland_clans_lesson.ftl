### Prima lecție de Highland Clans, pe care o ține Morag, ghidul, la o masă deja așezată. Ann învață, Bob și Cid sunt AI-uri.


## Ce spune Morag, pas cu pas: cel mult 240 de litere

# en: a6f50a61
hc-lesson-1 = Bun venit în Highlands. Conduci un clan împotriva lui Bob și Cid. Câștigă cine are la sfârșit cele mai multe puncte.
# en: d5969d82
hc-lesson-2 = La curtea ta stau războinici (galben), cimpoieri (albastru) și călugări (verde). Fiecare rundă aduce puncte pentru ei.
# en: d7241577
hc-lesson-3 = În tura ta se trag șase cuburi din sac. Cu ele plătești una sau două acțiuni diferite.
# en: 7979af12
hc-lesson-4 = Ia doi călugări: fă clic pe un cub verde, apoi pe curtea ta. Ambele cuburi verzi merg acolo.
# en: b764de02
hc-lesson-5 = Mai ai o acțiune. Încearcă să trimiți un bard la Bob: fă clic pe un cub albastru, apoi pe curtea lui Bob.
# en: 61be7077
hc-lesson-6 = Serviciul numește regula. Așa că ridică un castel cu două cuburi albastre: fă clic pe un cub albastru, apoi pe terenul tău liber.
# en: 6cd9da4e
hc-lesson-7 = După acțiuni poți porni un raid împotriva cuiva. Fă clic pe curtea lui Bob.
# en: fc6f28ea
hc-lesson-8 = Un raid are trei runde de luptă. Fiecare dintre voi pune o carte cu fața în jos; cartea mai mare câștigă runda.
# en: b1cc0065
hc-lesson-9 = Pune un 2. Îți poți păstra cartea de 4 pentru mai târziu.
# en: 27c9a377
hc-lesson-10 = Ai câștigat prima rundă. Pune celălalt 2.
# en: 4277f5ed
hc-lesson-11 = Două runde sunt ale tale, deci și raidul. Pune cartea de 3.
# en: 1bb8c65d
hc-lesson-12 = Ai câștigat un punct și poți lua o pradă. Ia vita lui Bob.
# en: 25fbf109
hc-lesson-13 = După un raid ambele părți trag cinci cărți și decartează două. Ai atâtea cărți câți războinici. Decartează un 1.
# en: 326208f7
hc-lesson-14 = Decartează și celălalt 1.
# en: b5090acf
hc-lesson-15 = Toți trei și-au jucat tura, așa că runda s-a punctat: verde pentru cei mai mulți călugări, roșu pentru vite, și albastru pentru cimpoierii și castelele care întrec vitele altuia.
# en: f1cee4b2
hc-lesson-16 = Partida a mai ținut cinci runde. Ai multe puncte, iar acum Bob pornește un raid împotriva ta.
# en: 58d46848
hc-lesson-17 = Cine este atacat trebuie să se apere. Cartea lui Bob este acolo. Pune cartea de 3.
# en: 68d19c8b
hc-lesson-18 = Ai câștigat runda aceea. Acum pune un 4 cu un cimpoier: un cimpoier adaugă 1 și merge în sac.
# en: 1c562482
hc-lesson-19 = Ai respins raidul: 2 puncte pentru tine. Decartează un 1.
# en: 78a613b4
hc-lesson-20 = Mai decartează un 1. Apoi runda se punctează, și partida se poate termina.
# en: 516a0571
hc-lesson-21 = Numărul piesei întoarse nu depășește punctele tale, așa că partida s-a terminat.
