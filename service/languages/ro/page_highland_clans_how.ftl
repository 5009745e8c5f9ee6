### Cum se joacă Highland Clans.


## Cum se joacă, pe un singur ecran

# en: 781beb8d
hc-how-aim-title = Scopul
# en: 38cb2876
hc-how-aim-text = Condu-ți clanul spre cele mai multe puncte. Însoțitorii stau la curtea ta, clădirile pe terenurile tale, și fiecare rundă îi punctează.
# en: 7960f700
hc-how-aim-picture = Un războinic, un cimpoier, un călugăr, o vită, un castel și o mănăstire
# en: 9c86b474
hc-how-turn-title = Tura ta
# en: 870194e0
hc-how-turn-picture = Șase cuburi: 1 galben, 2 albastre, 2 verzi, 1 roșu
# en: 134c0232
hc-how-court = Un cub merge la curte
# en: 003ac427
hc-how-built-cattle = 1 roșu este o vită
# en: b0b3afcd
hc-how-built-castle = 2 albastre sunt un castel
# en: 6cd2ebcd
hc-how-built-monastery = 3 verzi sunt o mănăstire
# en: e03946ab
hc-how-symbols-title = Ce devin cuburile
# en: 49b85949
hc-how-symbols-text = Un teren are loc pentru o clădire. Mai mult teren: un domeniu costă 1 galben și 1 roșu, sau 1 galben și 2 verzi. Un bard costă 1 albastru, ia însoțitori de la altă curte și este singura ta acțiune. Ai atâtea cărți de raid câți războinici ai.
# en: f32819e8
hc-how-raid-title = Un raid
# en: 8e9d3796
hc-how-raid-picture = Un 3 cu un cimpoier bate un 3
# en: aa75f292
hc-how-raid-text = De trei ori ambele părți pun o carte cu fața în jos; un cimpoier pe ea adaugă 1 și se consumă. Cine câștigă mai multe runde câștigă raidul. Atacatorul primește 1 punct și o pradă, sau 2 puncte dacă nu este nimic de luat. Un apărător care câștigă primește 2, iar atacatorul pierde 1. Dacă nu câștigă nimeni, atacatorul primește 1.
# en: f4422285
hc-how-scoring-title = Punctarea, după fiecare rundă
# en: d8ed7aa2
hc-how-end-title = Sfârșitul
# en: a8f7436a
hc-how-end-text = După fiecare rundă un domeniu iese din joc. De la 30 de puncte se întoarce cu fața în sus: dacă numărul lui nu depășește punctele celui aflat în frunte, partida se termină. Se termină și când nu a mai rămas niciun domeniu, și imediat când sacul are mai puțin de șase cuburi. Câștigă cele mai multe puncte; cei egali în frunte împart victoria.
# en: b5d77c81
hc-how-turn-step-1 = Se trag șase cuburi din sac: rezerva ta.
# en: cc2337ce
hc-how-turn-step-2 = Fă una sau două acțiuni diferite cu cel mult patru dintre ele. Ultimul jucător al unei runde face una.
# en: fc68145e
hc-how-turn-step-3 = Pornește un raid împotriva unui clan, schimbă una până la trei cărți sau nu face nimic.
# en: 556c8a07
hc-how-scoring-green = Cel mai mult verde: 3 puncte; locul al doilea: 2. Cei care împart un loc primesc câte 1; dacă e primul, nimeni nu este al doilea. O mănăstire valorează 3.
# en: cf9f6e0c
hc-how-scoring-red = Câte 1 punct, și încă 2 pentru cea mai mare turmă, dar nu pentru una împărțită.
# en: b9652ebf
hc-how-scoring-blue = 1 punct pentru un cimpoier și 2 pentru un castel, minus cea mai mare turmă a unui adversar.
# en: 8897435c
hc-how-scoring-yellow = Cei mai mulți războinici: cel mai mare alai, care poate trage din nou cuburi.
