### How to play Glen More.

# en: f7703999
gm-how-aim-title = Ziel: die meisten Punkte
# en: 8e63b925
gm-how-turn-title = Ein Zug: Wer hinten steht, zieht
# en: f591077e
gm-how-placing-title = Plättchen anlegen
# en: 95f655e6
gm-how-activating-title = Das Plättchen und seine Nachbarn aktivieren
# en: 7de9c1c0
gm-how-market-title = Der Markt
# en: bdd96b75
gm-how-symbols-title = Symbole
# en: e3d2c5f9
gm-how-meanings-wood = Holz
# en: 7bcad7b6
gm-how-meanings-stone = Stein
# en: 05a8f225
gm-how-meanings-grain = Getreide
# en: 046ea70c
gm-how-meanings-cattle = Rind
# en: 6c4a81f9
gm-how-meanings-sheep = Schaf
# en: 8e0908ad
gm-how-meanings-whisky = Whisky
# en: da8b580f
gm-how-meanings-any = beliebiger Rohstoff
# en: c47c3265
gm-how-meanings-any_distinct = verschiedene Rohstoffe
# en: 16e0678c
gm-how-meanings-someone = Clanmitglied
# en: de788365
gm-how-meanings-move = Bewegung
# en: adc82bc8
gm-how-meanings-card = besonderer Ort
# en: 4a586efd
gm-how-meanings-coin = Münze
# en: 5b1322f1
gm-how-pictures-track = Deine Figur überspringt zwei Plättchen und eine andere Figur und nimmt ein Dorf.
# en: 6aad9087
gm-how-pictures-placing = Ein Startdorf mit einem Clanmitglied, ein Steinbruch an der Straße, eine Wiese am Fluss und zwei offene Stellen.
# en: 6b9c2649
gm-how-pictures-activating = Ein Wald bringt Holz, eine Destillerie macht Whisky aus Getreide, ein Dorf gibt Bewegung, eine Taverne 4 Punkte.
# en: 9796b753
gm-how-pictures-market = Stein: Auf dem ersten Feld liegt seine Münze, also kostet der nächste Stein 2.
# en: 74a786b0
gm-how-pictures-scoring = Ein Fass, ein Häuptling, eine Mütze und die Karte eines besonderen Orts.
# en: 68ceaf5a
gm-how-aim-1 = Plättchen kommen von drei Stapeln. Liegt das letzte eines Stapels auf der Leiste, werden drei Dinge verglichen: Fässer, Häuptlinge mit Mützen, besondere Orte. Beim dritten Mal endet die Partie.
# en: f2af61c5
gm-how-aim-2 = Wer 1, 2, 3, 4 oder 5 mehr hat als der kleinste Bestand, erhält 1, 2, 3, 5 oder 8 Punkte.
# en: 31a9c85b
gm-how-aim-3 = Am Ende ist jede Münze ein Punkt. Jedes Plättchen mehr, als das kleinste Gebiet hat, kostet 3 Punkte.
# en: ffac6769
gm-how-turn-1 = Wer auf der Leiste hinten steht, zieht auf ein beliebiges Plättchen vor, bezahlt, was es kostet, und nimmt es.
# en: 58691f11
gm-how-turn-2 = Je weiter du ziehst, desto länger wartest du: Alle hinter dir sind zuerst am Zug. Zurückgebliebene Plättchen kommen aus dem Spiel.
# en: f1ad9158
gm-how-turn-3 = Kannst du keines nehmen? Ziehe auf ein beliebiges; es kommt aus dem Spiel. Zu zweit und zu dritt zieht der Würfel mit: Steht er hinten, wird er geworfen, springt so viele Plättchen weiter, und sein Plättchen kommt aus dem Spiel.
# en: cfcdfd89
gm-how-placing-1 = Es grenzt an dein Gebiet und liegt bei einem deiner Clanmitglieder: Dieses muss auf einem seiner acht Nachbarplättchen stehen.
# en: ac15dd05
gm-how-placing-2 = Der Fluss geht nach Norden und Süden weiter, die Straße nach Osten und Westen. Keines darf unterbrochen werden.
# en: 7668e905
gm-how-activating-1 = Das neue Plättchen und seine bis zu acht Nachbarn wirken je einmal, in beliebiger Folge: Sie bringen Rohstoffe, Whisky oder Punkte. Auf einem Plättchen liegen höchstens drei Rohstoffe.
# en: 3af0bd4d
gm-how-activating-2 = Dörfer und Burgen geben Bewegung. Ein Punkt bewegt ein Clanmitglied um ein Plättchen oder macht es zum Häuptling.
# en: 8262a014
gm-how-market-1 = Ein Rohstoff kostet den billigsten freien Preis, und die Münzen bleiben dort. Kaufe nur, was du sofort brauchst.
# en: b87c9014
gm-how-market-2 = Der Verkauf bringt die teuersten Münzen. Du darfst in deinem Zug jederzeit Rohstoffe verkaufen.
