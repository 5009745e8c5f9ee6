### The first lesson of Glen More, which Morag, the guide, gives on a table that is laid out. Ann is the learner, Bob an AI.

# en: 6edc90af
gm-lesson-1 = Willkommen im Glen. Bob und du, ihr baut je ein Land aus Plättchen um ein Startdorf herum.
# en: e8130d4e
gm-lesson-2 = Auf der Leiste liegen Plättchen. Wessen Figur hinten steht, ist am Zug und nimmt ein Plättchen vor ihr. Wer weit springt, bekommt das Gewünschte und wartet länger.
# en: 4b1a984c
gm-lesson-3 = Nimm den Wald, der als Nächstes liegt: Klicke ihn an.
# en: dbd1d1e4
gm-lesson-4 = Jetzt muss er angelegt werden. Versuche die Stelle östlich deines Dorfs.
# en: 0940aba1
gm-lesson-5 = Der Dienst nennt die Regel. Nördlich des Dorfs passt der Wald: Klicke auf diese Stelle.
# en: 376ec8e4
gm-lesson-6 = Das neue Plättchen und seine Nachbarn lassen sich aktivieren. Klicke auf den Wald: Er bringt ein Holz.
# en: 955c91ed
gm-lesson-7 = Aktiviere auch das Dorf: Es gibt einen Punkt, um ein Clanmitglied zu bewegen. Du musst ihn nicht ausgeben.
# en: a1ad6663
gm-lesson-8 = Du hast getan, was du kannst. Beende deinen Zug.
# en: d8299813
gm-lesson-9 = Bob war am Zug, und du stehst wieder hinten. Nimm die Weide auf der Leiste. Sie hat nur eine Stelle, also wird sie sofort angelegt.
# en: a91397b2
gm-lesson-10 = Aktiviere die Weide. Sie bringt ein Rind.
# en: 9dc43878
gm-lesson-11 = Aktiviere das Dorf.
# en: 511445ed
gm-lesson-12 = Beende deinen Zug.
# en: f125f4db
gm-lesson-13 = Du hast auch einen Steinbruch. Was Plättchen bringen, bezahlt andere; was dir fehlt, kaufst du am Markt.
# en: f03bc916
gm-lesson-14 = Nimm die Destillerie auf der Leiste. Sie kostet einen Stein, und der Dienst kauft ihn für dich.
# en: 2c3b3a57
gm-lesson-15 = Lege sie östlich des Walds an.
# en: bd2f63dc
gm-lesson-16 = Sie hat ein Whiskyfass gebracht. Aktiviere sie: Ein Getreide wird gekauft und wird ein weiteres Fass.
# en: 25f438db
gm-lesson-17 = Die Partie ist fast vorbei. Dreimal werden Fässer, Häuptlinge mit Mützen und besondere Orte verglichen: Wer mehr hat als der kleinste Bestand, erhält Punkte.
# en: 0f82977f
gm-lesson-18 = Nimm Loch Shiel auf der Leiste. Es füllt sofort deine leeren Plättchen.
# en: de4a9442
gm-lesson-19 = Dein Steinbruch hat einen Stein, den du nicht brauchst. Verkaufe ihn: Klicke auf den Stein und dann auf die Steine des Markts.
# en: 04eadc90
gm-lesson-20 = Iona Abbey bringt einen Rohstoff deiner Wahl. Wähle ein Schaf.
# en: 6346cff6
gm-lesson-21 = Schafe haben einen guten Preis. Verkaufe es: Klicke auf das Schaf und dann auf die Schafe des Markts.
# en: b1e2a3c3
gm-lesson-22 = Mit Loch Ness darfst du irgendein Plättchen aktivieren. Aktiviere die Taverne für 3 Punkte.
# en: 469e4c34
gm-lesson-23 = Aktiviere Castle Moil für einen Bewegungspunkt.
# en: 42ad9046
gm-lesson-24 = Mache das Clanmitglied auf Loch Ness zum Häuptling: Klicke darauf und dann auf deine Häuptlinge.
# en: 22556e76
gm-lesson-25 = Das letzte Plättchen wurde gelegt, und alles wurde gewertet.
