### The first lessons.

# en: 5b2eba18
learn-title = Een spel leren
# en: 15decd23
learn-lead = Morag laat je één ding tegelijk zien, aan een tafel die klaarstaat. Een les duurt vijf minuten.
# en: 972b6374
learn-begin = Les beginnen
# en: 27f0daff
learn-lesson = Eerste les: { $title }
# en: 4cc7d0c7
learn-guide = Morag, je gids
# en: 5ebc08e0
learn-progress = Stap { $step } van { $steps }
# en: e39f4d93
learn-next = Verder
# en: 1245f99c
learn-back = Terug
# en: 16217110
learn-leave = Les verlaten
# en: 05a6a103
learn-other = Dat is niet wat Morag vroeg.
# en: d0790a37
learn-refused = De dienst weigert dat:
# en: 8551af56
learn-won = Je hebt gewonnen!
# en: d2f76995
learn-play = Speel je eerste partij
# en: 4a8c8085
learn-again = De les nog eens
# en: bba6c6fb
learn-more = Een ander spel leren
# en: e3415b4d
learn-no-lesson = Dit spel heeft geen les.
# en: b5a94fbb
learn-sentence = { $sentence }.
