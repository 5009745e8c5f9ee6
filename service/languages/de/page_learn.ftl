### The first lessons.

# en: 5b2eba18
learn-title = Ein Spiel lernen
# en: 15decd23
learn-lead = Morag zeigt dir eins nach dem anderen, an einem vorbereiteten Tisch. Eine Lektion dauert fünf Minuten.
# en: 972b6374
learn-begin = Lektion beginnen
# en: 27f0daff
learn-lesson = Erste Lektion: { $title }
# en: 4cc7d0c7
learn-guide = Morag, die dich begleitet
# en: 5ebc08e0
learn-progress = Schritt { $step } von { $steps }
# en: e39f4d93
learn-next = Weiter
# en: 1245f99c
learn-back = Zurück
# en: 16217110
learn-leave = Lektion verlassen
# en: 05a6a103
learn-other = Darum hat Morag nicht gebeten.
# en: d0790a37
learn-refused = Der Dienst lehnt das ab:
# en: 8551af56
learn-won = Du hast gewonnen!
# en: d2f76995
learn-play = Spiele deine erste Partie
# en: 4a8c8085
learn-again = Die Lektion noch einmal
# en: bba6c6fb
learn-more = Ein anderes Spiel lernen
# en: e3415b4d
learn-no-lesson = Für dieses Spiel gibt es keine Lektion.
# en: b5a94fbb
learn-sentence = { $sentence }.
