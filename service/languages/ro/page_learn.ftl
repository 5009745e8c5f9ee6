### Primele lecții.


## Primele lecții; Morag este ghidul (o femeie)

# en: 5b2eba18
learn-title = Învață un joc
# en: 15decd23
learn-lead = Morag îți arată câte un lucru, la o masă deja așezată. O lecție durează cinci minute.
# en: 972b6374
learn-begin = Începe lecția
# en: 27f0daff
learn-lesson = Prima lecție: { $title }
# en: 4cc7d0c7
learn-guide = Morag, ghidul tău
# en: 5ebc08e0
learn-progress = Pasul { $step } din { $steps }
# en: e39f4d93
learn-next = Continuă
# en: 1245f99c
learn-back = Înapoi
# en: 16217110
learn-leave = Ieși din lecție
# en: 05a6a103
learn-other = Nu asta a cerut Morag.
# en: d0790a37
learn-refused = Serviciul refuză:
# en: 8551af56
learn-won = Ai câștigat!
# en: d2f76995
learn-play = Joacă prima ta partidă
# en: 4a8c8085
learn-again = Lecția încă o dată
# en: bba6c6fb
learn-more = Învață alt joc
# en: e3415b4d
learn-no-lesson = Acest joc nu are lecție.
# en: b5a94fbb
learn-sentence = { $sentence }.
