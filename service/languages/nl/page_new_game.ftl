### The form for a new game: its seats, its options and its clock.

# en: b35648a3
lobby-level-meanings-beginner = speelt als ‘makkelijk’, maar drie op de tien zetten zijn willekeurig; voor een eerste partij
# en: 79dc37bf
lobby-level-meanings-casual = speelt als ‘makkelijk’, maar één op de acht zetten is willekeurig; voor een tweede partij
# en: 8ea1a67f
lobby-level-meanings-easy = speelt snel, met eenvoudige doelen; voor wie de regels kent
# en: cbb24440
lobby-level-meanings-medium = denkt verder vooruit; voor wie van ‘makkelijk’ wint
# en: 46ad21bd
lobby-level-meanings-hard = denkt het langst; voor wie vaak wint
# en: 36b96dbe
lobby-level-meanings-expert = heeft geleerd door tegen zichzelf te spelen; voor wie van ‘moeilijk’ wint
# en: ae691cae
lobby-level-meanings-greedy = neemt de beste van de volgende zetten, en denkt niet verder; ongeveer zo sterk als ‘makkelijk’
# en: 70ec6d6c
lobby-level-meanings-random = doet zomaar een geldige zet; om de regels uit te proberen
# en: 4f9281bd
lobby-what-levels = Wat zijn de niveaus van de AI's?
# en: 578a1a70
lobby-seat-kind = Wie zit op plaats { $place }
# en: fa6f66ac
lobby-seat-name = Naam op plaats { $place }
# en: 24c73fd4
lobby-name-placeholder = Je naam
# en: 3505e041
lobby-guest-placeholder = Naam van de gast
# en: 58e19838
lobby-options = Opties
# en: c1ed2d23
lobby-at-random = willekeurig
# en: 3e2c7cfb
lobby-clock = Klok
# en: ab1c0e86
lobby-clock-kinds-none = Geen klok
# en: 110db582
lobby-clock-kinds-turn = Seconden per beurt
# en: 4a765c37
lobby-clock-kinds-bank = Bedenktijd met toeslag
# en: adde3f0d
lobby-clock-kinds-days = Dagen per zet
# en: aef82b0b
lobby-clock-fields-turn-seconds = Seconden voor elke beurt
# en: db2f22c3
lobby-clock-fields-bank-seconds = Seconden bedenktijd
# en: 41e91c84
lobby-clock-fields-bank-increment = Seconden toeslag na elke beurt
# en: 5e89e337
lobby-clock-fields-days-days = Dagen voor elke beurt
# en: 61ec6c0d
lobby-clock-then = Als de tijd om is
# en: 1eb06bad
lobby-clock-ends-easy = speelt een makkelijke AI de beurt
# en: c2b9656e
lobby-clock-ends-forfeit = verliest de speler
# en: 402d08f7
lobby-listed = Partij in de lobby tonen
# en: 13af19dd
lobby-rated = De partij telt mee voor ratings
# en: e9071de9
lobby-rated-lead = Ze telt mee als alleen spelers en AI's meedoen en ieder een aantal zetten doet. In een partij die kan meetellen, kun je niets terugnemen en zijn er geen hints.
# en: eb396465
lobby-first-seat = Wie begint
# en: de3c1845
players-me-named = Ik ({ $name })
# en: d95062dd
players-invited-seat = { $name } uitnodigen
# en: b94971a8
lobby-kinds-me = Ik
# en: 3c6492a5
lobby-kinds-guest = Een gast op dit apparaat
# en: 0157134b
lobby-kinds-open = Wie er maar komt
# en: 4b517316
lobby-kinds-beginner = AI, beginner
# en: 0e863f24
lobby-kinds-casual = AI, ontspannen
# en: eeb90d89
lobby-kinds-easy = AI, makkelijk
# en: 7b3072c4
lobby-kinds-medium = AI, gemiddeld
# en: 3f05e2a1
lobby-kinds-hard = AI, moeilijk
# en: 45c57fea
lobby-kinds-expert = AI, expert
# en: 04b35f3b
lobby-kinds-greedy = AI, gretig
# en: 36c6a165
lobby-kinds-random = AI, willekeurig
