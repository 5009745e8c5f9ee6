### How to play Schotten Totten.

# en: b434a032
st-how-aim = Ziel
# en: d18dc3b7
st-how-turn = Ein Zug
# en: 3e755999
st-how-formations = Formationen
# en: 7c4edae3
st-how-claim = Einen Grenzstein beanspruchen
# en: 24b0e369
st-how-end = Ende und Punkte
# en: 91750579
st-how-tactics = Taktikkarten
# en: 9ed4847a
st-how-aim-text = Neun Grenzsteine liegen zwischen dir und der anderen Seite. Gewinne **drei Grenzsteine nebeneinander** oder **fünf beliebige**: Das beendet die Runde sofort.
# en: 98cec351
st-how-turn-text = Du hast sechs Karten auf der Hand. **Spiele** eine auf deine Seite eines Grenzsteins, wo sie bleibt: Eine Seite fasst drei. Dann **beanspruche**, was du gewonnen hast, und **ziehe** eine Karte, solange es welche gibt.
# en: d6d99d18
st-how-formations-text = Die stärkere Formation gewinnt den Grenzstein. Sind beide von einer Art, gewinnt der höhere Gesamtwert, und dann die Seite, die zuerst vollständig war.
# en: 991754b6
st-how-claim-text = Deine Seite muss vollständig sein. Ist es die andere nicht, kannst du trotzdem beanspruchen, wenn **keine noch nicht sichtbaren Karten** sie stärker als deine machen können. Der Dienst rechnet den Beweis aus: Klicke auf den Grenzstein, und er sagt, was im Weg steht. In der *Expertenvariante* beanspruchst du, bevor du eine Karte spielst.
# en: 55f4eb70
st-how-end-text = Wer eine Runde gewinnt, erhält 5 Punkte, die andere Seite 1 für jeden ihrer Grenzsteine. Ein Match hat so viele Runden, wie ihr vereinbart, und die meisten Punkte gewinnen es. Können beide nur noch passen, werden die übrigen Grenzsteine vergeben.
# en: ce54e0c2
st-how-tactics-text = Mit Taktikkarten hast du sieben Karten auf der Hand, anfangs nur Clankarten. Du spielst eine Taktikkarte oder eine Clankarte, nie mehr als eine Taktikkarte mehr als die andere Seite, und wählst, von welchem Stapel du ziehst.
# en: 35c25cca
st-how-or = oder
# en: 1a75d4ba
st-how-card = **{ $card }.** { $rule }
