### What a table tells those who ask: the keys, what leaving costs, who is on a seat.

## Pagina: ce spun multe ecrane

# en: ecbcbdd8
page-leave-question = Vrei să pleci?
# en: 343e9354
page-stay = Rămâi

## Cadrul unei mese: meniu, jucători, ritm, ceasuri

# en: 68972982
frame-who-is-you = Acesta este locul tău.
# en: 4d375b7d
frame-who-is-open = Încă nu stă nimeni aici.
# en: abec4c5d
frame-who-is-human = Pe acest loc joacă un om.
# en: 67307d4f
frame-who-is-beginner = Pe acest loc joacă un AI. Joacă la fel ca „ușor”, dar trei mutări din zece sunt la întâmplare; pentru o primă partidă.
# en: 8f724837
frame-who-is-casual = Pe acest loc joacă un AI. Joacă la fel ca „ușor”, dar o mutare din opt este la întâmplare; pentru a doua partidă.
# en: 6c215458
frame-who-is-easy = Pe acest loc joacă un AI. Joacă repede, după scopuri simple; pentru cine știe regulile.
# en: 61bee6ed
frame-who-is-medium = Pe acest loc joacă un AI. Se uită mai departe; pentru cine bate nivelul „ușor”.
# en: 8d38da91
frame-who-is-hard = Pe acest loc joacă un AI. Se gândește cel mai mult; pentru cine câștigă des.
# en: 8a02ef20
frame-who-is-expert = Pe acest loc joacă un AI. A învățat jucând cu sine; pentru cine bate nivelul „greu”.
# en: a42ac44f
frame-who-is-greedy = Pe acest loc joacă un AI. Ia cea mai bună dintre mutările următoare și nu se gândește mai departe; cam la fel de puternic ca „ușor”.
# en: c73fb9ed
frame-who-is-random = Pe acest loc joacă un AI. Face orice mutare permisă; pentru a încerca regulile.
# en: 89f1baab
frame-points-of =
    { $points ->
        [one] { $points } punct până acum.
        [few] { $points } puncte până acum.
       *[other] { $points } de puncte până acum.
    }
# en: 0b1ac682
frame-is-to-move = Partida așteaptă acest loc.
# en: 3700dc04
frame-clock-kinds-turn = Fiecare tură are { $time }.
# en: 2fb77f17
frame-clock-then-easy = Când timpul expiră, tura o joacă un AI.
# en: 873b4352
frame-clock-then-forfeit = Jucătorul al cărui timp expiră pierde.
# en: 56951feb
frame-is-kept = Acest loc este rezervat pentru { $name }, care are o invitație.
# en: a1cbcf41
frame-is-kept-for-guest = Acest loc este rezervat pentru oaspetele care l-a avut în partida dinainte.
# en: 97656bd9
frame-clock-kinds-bank = Toate turele împreună au { $time }.
# en: 9480f2d7
frame-clock-kinds-bank-back = Toate turele împreună au { $time }, iar fiecare tură aduce înapoi { $back }.

## Dialogul în care un jucător își părăsește locul și ce costă asta

# en: c777ca8c
leaving-title = Ce costă plecarea
# en: dc55e92f
leaving-you = Tu
# en: b01d7447
leaving-others = Ceilalți
# en: 89a7cc9f
leaving-rating = Rating
# en: 1ed8971c
leaving-after = După aceea
# en: 8c606e58
leaving-does-opens_seat-you = Locul tău redevine liber. Partida nu a început.
# en: cb54e231
leaving-does-opens_seat-button = Părăsește locul
# en: c1bcbbc2
leaving-does-loses-you = Pierzi această partidă.
# en: 2e2eba56
leaving-does-loses-others = { $names } câștigă imediat.
# en: 1298d041
leaving-does-loses-button = Pleacă și pierde
# en: 562d0c2d
leaving-does-ai_plays_on-you = Un AI joacă pe locul tău până la sfârșit. Ieși pe ultimul loc, orice ar obține.
# en: b806c348
leaving-does-ai_plays_on-others = Pentru { $names } partida continuă și unul dintre ei câștigă.
# en: c8e4f7ac
leaving-does-ai_plays_on-button = Pleacă și ia ultimul loc
# en: 7df1c824
leaving-does-abandons-you = Partida se termină și nu câștigă nimeni.
# en: ae77e141
leaving-does-abandons-others = Niciun alt om nu joacă această partidă.
# en: 8414058b
leaving-does-abandons-button = Pleacă și încheie partida
# en: 205c54a1
leaving-rated = Partida contează pentru rating. Pierzi rating ca la o înfrângere.
# en: 987bafe4
leaving-unrated = Ratingul tău rămâne cum este.
# en: eb2ce729
leaving-for-good = Nu se mai poate reveni: locul nu mai este al tău.
# en: 8dc25de5
leaving-may-return = Te poți așeza din nou cât timp locul este liber.
# en: 501551db
leaving-does-opens_seat-others = Pentru { $names } partida așteaptă până se așază altcineva.
# en: c5683c9f
leaving-nobody-else = Încă nu stă nimeni altcineva aici.

## Tastele unei mese, mutări scrise și comutatoare

# en: 5b6c8eec
keys-keys-lead = Fiecare tastă merge oriunde te-ai afla la masă, dar nu în timp ce scrii.
# en: 4bdca191
keys-group-board = La tablă
# en: 4bc84e8b
keys-group-buttons = Butoanele de sub tablă
# en: f95d17e5
keys-group-words = Mutări în cuvinte
# en: 118ba9cc
keys-group-replay = Într-o reluare
# en: c8c691be
keys-group-everywhere = Oriunde la masă
# en: f04febf4
keys-does-nearest = Mergi la cea mai apropiată piesă pe care se poate face clic.
# en: 6aa317bc
keys-does-nearest_of_all = Mergi la cea mai apropiată piesă dintre toate.
# en: cfc47d9d
keys-does-choose = Alege o piesă din mână. Dacă una este aleasă: alege locul cu acel număr.
# en: 4aec8f56
keys-does-choose_place = Alege imediat locul cu acel număr.
# en: dc85c4f4
keys-does-click = Fă clic pe piesa la care te afli.
# en: cfbef617
keys-does-let_go = Renunță la ce ai ales.
# en: 1e5d5e46
keys-does-first = Apasă primul buton, de exemplu „Încheie tura”.
# en: 477515d0
keys-does-second = Apasă al doilea buton.
# en: 8621541e
keys-does-third = Apasă al treilea buton.
# en: 4f665012
keys-does-undo = Anulează.
# en: 692e18ca
keys-does-hint = Cere o sugestie.
# en: 1028e5ba
keys-does-skip = Sari la prezent.
# en: 090047b0
keys-does-type = Scrie o mutare.
# en: 543e2685
keys-does-all_moves = Deschide sau închide lista tuturor mutărilor.
# en: 46f89c78
keys-does-step = Mergi un pas înapoi sau înainte.
# en: 68ac2aa7
keys-does-milestone = Mergi la reperul dinainte sau de după.
# en: 6c76b25f
keys-does-mistake = Mergi la greșeala dinainte sau de după, într-o analiză.
# en: fa8de940
keys-does-ends = Mergi la primul sau la ultimul pas.
# en: eb41d13d
keys-does-play = Derulează pașii sau oprește-i.
# en: 450468f4
keys-does-keys = Arată aceste taste.
