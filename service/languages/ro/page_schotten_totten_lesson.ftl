### Prima lecție de Schotten Totten, pe care o ține Morag, ghidul, la o masă deja așezată. Ann învață, Bob este un AI.


## Ce spune Morag, pas cu pas: cel mult 240 de litere

# en: 41d74a2f
st-lesson-1 = Bun venit la graniță. Tu stai sub zid, iar Bob deasupra lui. În zid sunt nouă pietre.
# en: 28291745
st-lesson-2 = Vrei trei pietre alăturate. Ajung și cinci pietre, oriunde ar fi.
# en: 69ce09e4
st-lesson-3 = Aceste șase cărți sunt mâna ta. O carte are o culoare și o valoare de la 1 la 9. Nimeni altcineva nu îți vede cărțile.
# en: fa09ce84
st-lesson-4 = În tura ta joci o carte la o piatră. Fă clic pe 9 roșu, apoi pe piatra 3.
# en: 3fa3a4ea
st-lesson-5 = Ai tras o carte nouă, iar Bob a jucat una. Acum joacă 5 mov la piatra 6.
# en: 6cb2577a
st-lesson-6 = Fiecare parte a unei pietre primește trei cărți. Cea mai puternică este o suită de culoare, de exemplu 7, 8 și 9 roșu. Apoi vin trei de un fel, o culoare, o suită și o sumă.
# en: cc3494e6
st-lesson-7 = Joacă 8 maro la piatra 5.
# en: eac51ee8
st-lesson-8 = Ai tras 7 roșu. Se potrivește cu 9 roșu, așa că joacă-l la piatra 3.
# en: e6c68f63
st-lesson-9 = Partida a mai ținut câteva ture. Încă ai 8 roșu.
# en: b2f1eb94
st-lesson-10 = Completează-ți suita: joacă 8 roșu la piatra 3.
# en: da75c65d
st-lesson-11 = După ce ai jucat poți revendica pietre. Încearcă să revendici piatra 6 și vezi ce spune serviciul.
# en: 876a175c
st-lesson-12 = A fost un refuz, cu regula numită. Dar la piatra 3 nicio carte nu îți mai poate bate partea. Revendic-o: fă clic pe piatra 3.
# en: 38e96fe8
st-lesson-13 = Piatra 3 este a ta. Vecina ei, piatra 4, este următoarea pe care o vrei.
# en: c99883ec
st-lesson-14 = Ai deja acolo două din trei cărți de 9. Joacă 9 verde la piatra 4.
# en: ca44add0
st-lesson-15 = Trei cărți de 9 bat ce are Bob și ce mai poate primi. Revendică piatra 4.
# en: ed10c44e
st-lesson-16 = Piatra 5 este a treia din șirul tău, și ai cartea pentru ea.
# en: f0f0bb34
st-lesson-17 = Joacă 9 maro la piatra 5. Atunci 7, 8 și 9 maro sunt o suită de culoare.
# en: be07b8d5
st-lesson-18 = Partea lui Bob este completă și mai slabă. Revendică piatra 5 și câștigă.
# en: c7af758d
st-lesson-19 = Trei pietre sunt alăturate. Știi destul pentru prima ta partidă.
