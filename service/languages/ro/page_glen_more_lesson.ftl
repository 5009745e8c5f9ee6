### Prima lecție de Glen More, pe care o ține Morag, ghidul, la o masă deja așezată. Ann învață, Bob este un AI.


## Ce spune Morag, pas cu pas: cel mult 240 de litere

# en: 6edc90af
gm-lesson-1 = Bun venit în vale. Tu și Bob vă construiți fiecare un ținut de piese în jurul unui sat de început.
# en: e8130d4e
gm-lesson-2 = Pe traseu sunt piese. E rândul celui a cărui figurină este ultima: ia o piesă din fața ei. Cine sare departe primește ce vrea, dar așteaptă mai mult.
# en: 4b1a984c
gm-lesson-3 = Ia Pădurea care urmează: fă clic pe ea.
# en: dbd1d1e4
gm-lesson-4 = Acum trebuie plasată. Încearcă locul de la est de satul tău.
# en: 0940aba1
gm-lesson-5 = Serviciul spune regula. La nord de sat Pădurea se potrivește: fă clic pe acel loc.
# en: 376ec8e4
gm-lesson-6 = Piesa nouă și vecinele ei pot fi activate. Fă clic pe Pădure: aduce un lemn.
# en: 955c91ed
gm-lesson-7 = Activează și satul: dă un punct pentru mutarea unui membru al clanului. Nu e nevoie să îl folosești.
# en: a1ad6663
gm-lesson-8 = Ai făcut ce ai putut. Încheie tura.
# en: d8299813
gm-lesson-9 = Bob și-a jucat tura, și ești din nou pe ultimul loc. Ia Pășunea de pe traseu. Are un singur loc, așa că este plasată imediat.
# en: a91397b2
gm-lesson-10 = Activează Pășunea. Aduce o bovină.
# en: 9dc43878
gm-lesson-11 = Activează satul.
# en: 511445ed
gm-lesson-12 = Încheie tura.
# en: f125f4db
gm-lesson-13 = Ai și o Carieră de piatră. Ce aduc piesele plătește pentru altele; ce îți lipsește cumperi din magazin.
# en: f03bc916
gm-lesson-14 = Ia Distileria de pe traseu. Costă o piatră, iar serviciul o cumpără pentru tine.
# en: 2c3b3a57
gm-lesson-15 = Plaseaz-o la est de Pădure.
# en: bd2f63dc
gm-lesson-16 = A adus un butoi de whisky. Activeaz-o: se cumpără un grâu, care devine încă un butoi.
# en: 25f438db
gm-lesson-17 = Partida e aproape gata. De trei ori se compară butoaiele, căpeteniile cu pălăriile și locațiile speciale: cine are mai mult decât cel cu cele mai puține primește puncte.
# en: 0f82977f
gm-lesson-18 = Ia Loch Shiel de pe traseu. Îți umple imediat piesele goale.
# en: de4a9442
gm-lesson-19 = Cariera ta are o piatră de care nu ai nevoie. Vinde-o: fă clic pe cub, apoi pe pietrele din magazin.
# en: 04eadc90
gm-lesson-20 = Iona Abbey aduce un cub la alegere. Alege o oaie.
# en: 6346cff6
gm-lesson-21 = Oile au un preț bun. Vinde oaia: fă clic pe cub, apoi pe oile din magazin.
# en: b1e2a3c3
gm-lesson-22 = Loch Ness te lasă să activezi o piesă de oriunde. Activează Cârciuma pentru 3 puncte.
# en: 469e4c34
gm-lesson-23 = Activează Castle Moil pentru un punct de mișcare.
# en: 42ad9046
gm-lesson-24 = Fă căpetenie membrul clanului de la Loch Ness: fă clic pe el, apoi pe căpeteniile tale.
# en: 22556e76
gm-lesson-25 = S-a pus ultima piesă, și totul s-a punctat.
