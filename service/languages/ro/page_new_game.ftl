### The form for a new game: its seats, its options and its clock.

# en: b35648a3
lobby-level-meanings-beginner = joacă la fel ca „ușor”, dar trei mutări din zece sunt la întâmplare; pentru o primă partidă
# en: 79dc37bf
lobby-level-meanings-casual = joacă la fel ca „ușor”, dar o mutare din opt este la întâmplare; pentru a doua partidă
# en: 8ea1a67f
lobby-level-meanings-easy = joacă repede, după scopuri simple; pentru cine știe regulile
# en: cbb24440
lobby-level-meanings-medium = se uită mai departe; pentru cine bate nivelul „ușor”
# en: 46ad21bd
lobby-level-meanings-hard = se gândește cel mai mult; pentru cine câștigă des
# en: 36b96dbe
lobby-level-meanings-expert = a învățat jucând cu sine; pentru cine bate nivelul „greu”
# en: ae691cae
lobby-level-meanings-greedy = ia cea mai bună dintre mutările următoare și nu se gândește mai departe; cam la fel de puternic ca „ușor”
# en: 70ec6d6c
lobby-level-meanings-random = face orice mutare permisă; pentru a încerca regulile
# en: 4f9281bd
lobby-what-levels = Care sunt nivelurile AI-urilor?
# en: 578a1a70
lobby-seat-kind = Cine stă pe locul { $place }
# en: fa6f66ac
lobby-seat-name = Numele de pe locul { $place }
# en: 24c73fd4
lobby-name-placeholder = Numele tău
# en: 3505e041
lobby-guest-placeholder = Numele său
# en: 58e19838
lobby-options = Opțiuni
# en: c1ed2d23
lobby-at-random = la întâmplare
# en: 3e2c7cfb
lobby-clock = Ceas
# en: ab1c0e86
lobby-clock-kinds-none = Fără ceas
# en: 110db582
lobby-clock-kinds-turn = Secunde pe tură
# en: 4a765c37
lobby-clock-kinds-bank = O rezervă de timp, cu adaos
# en: adde3f0d
lobby-clock-kinds-days = Zile pe mutare
# en: aef82b0b
lobby-clock-fields-turn-seconds = Secunde pentru fiecare tură
# en: db2f22c3
lobby-clock-fields-bank-seconds = Secunde în rezervă
# en: 41e91c84
lobby-clock-fields-bank-increment = Secunde adăugate după fiecare tură
# en: 5e89e337
lobby-clock-fields-days-days = Zile pentru fiecare tură
# en: 61ec6c0d
lobby-clock-then = Când timpul expiră
# en: 1eb06bad
lobby-clock-ends-easy = un AI de nivel ușor joacă tura
# en: c2b9656e
lobby-clock-ends-forfeit = jucătorul pierde
# en: 402d08f7
lobby-listed = Arată partida în lobby
# en: 13af19dd
lobby-rated = Partida contează pentru rating
# en: e9071de9
lobby-rated-lead = Contează dacă joacă doar jucători și AI-uri și fiecare face câteva mutări. O partidă care poate conta nu are anulare și nici sugestii.
# en: eb396465
lobby-first-seat = Cine începe
# en: de3c1845
players-me-named = Eu ({ $name })
# en: d95062dd
players-invited-seat = Invită { $name }
# en: b94971a8
lobby-kinds-me = Eu
# en: 3c6492a5
lobby-kinds-guest = Un oaspete pe acest dispozitiv
# en: 0157134b
lobby-kinds-open = Oricine vine
# en: 4b517316
lobby-kinds-beginner = AI, începător
# en: 0e863f24
lobby-kinds-casual = AI, relaxat
# en: eeb90d89
lobby-kinds-easy = AI, ușor
# en: 7b3072c4
lobby-kinds-medium = AI, mediu
# en: 3f05e2a1
lobby-kinds-hard = AI, greu
# en: 45c57fea
lobby-kinds-expert = AI, expert
# en: 04b35f3b
lobby-kinds-greedy = AI, lacom
# en: 36c6a165
lobby-kinds-random = AI, aleatoriu
