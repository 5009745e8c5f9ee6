### The first lesson of Schotten Totten, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob an AI.

# en: 41d74a2f
st-lesson-1 = Willkommen an der Grenze. Du sitzt unter der Mauer, Bob sitzt darüber. In der Mauer liegen neun Grenzsteine.
# en: 28291745
st-lesson-2 = Du willst drei Grenzsteine, die nebeneinander liegen. Auch fünf irgendwo genügen.
# en: 69ce09e4
st-lesson-3 = Diese sechs Karten sind deine Hand. Eine Karte hat eine Farbe und einen Wert von 1 bis 9. Sonst sieht niemand deine Karten.
# en: fa09ce84
st-lesson-4 = In deinem Zug spielst du eine Karte an einen Grenzstein. Klicke auf die rote 9 und dann auf Grenzstein 3.
# en: 3fa3a4ea
st-lesson-5 = Du hast eine neue Karte gezogen, und Bob hat eine gespielt. Spiele jetzt die lila 5 an Grenzstein 6.
# en: 6cb2577a
st-lesson-6 = Jede Seite eines Grenzsteins fasst drei Karten. Am stärksten ist eine Farbfolge, etwa Rot 7, 8 und 9. Dann kommen ein Drilling, eine Farbe, eine Folge und eine Summe.
# en: cc3494e6
st-lesson-7 = Spiele die braune 8 an Grenzstein 5.
# en: eac51ee8
st-lesson-8 = Du hast die rote 7 gezogen. Sie passt zur roten 9, also spiele sie an Grenzstein 3.
# en: e6c68f63
st-lesson-9 = Die Partie läuft schon einige Züge. Du hast noch die rote 8.
# en: b2f1eb94
st-lesson-10 = Vollende deine Farbfolge: Spiele die rote 8 an Grenzstein 3.
# en: da75c65d
st-lesson-11 = Nach dem Spielen darfst du Grenzsteine beanspruchen. Versuche es mit Grenzstein 6 und sieh, was der Dienst sagt.
# en: 876a175c
st-lesson-12 = Das wurde abgelehnt, und die Regel wurde genannt. Aber an Grenzstein 3 kann keine Karte mehr deine Seite schlagen. Beanspruche ihn: Klicke auf Grenzstein 3.
# en: 38e96fe8
st-lesson-13 = Grenzstein 3 gehört dir. Sein Nachbar, Grenzstein 4, ist der nächste, den du willst.
# en: c99883ec
st-lesson-14 = Dort hast du schon zwei von drei Neunen. Spiele die grüne 9 an Grenzstein 4.
# en: ca44add0
st-lesson-15 = Drei Neunen schlagen, was Bob hat und noch bekommen kann. Beanspruche Grenzstein 4.
# en: ed10c44e
st-lesson-16 = Grenzstein 5 ist der dritte in deiner Reihe, und du hast die Karte dafür.
# en: f0f0bb34
st-lesson-17 = Spiele die braune 9 an Grenzstein 5. Dann sind Braun 7, 8 und 9 eine Farbfolge.
# en: be07b8d5
st-lesson-18 = Bobs Seite ist vollständig und schwächer. Beanspruche Grenzstein 5 und gewinne.
# en: c7af758d
st-lesson-19 = Drei Grenzsteine liegen nebeneinander. Du weißt genug für deine erste Partie.
