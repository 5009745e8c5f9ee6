### Masa oricărui joc.


## Pagina: ce spun multe ecrane

# en: 5570c7f4
page-connection-lost = Legătura cu Cairn s-a întrerupt. Pagina încearcă din nou.
# en: 242024af
page-no-game = Nu există o astfel de partidă, sau a fost ștearsă.
# en: 6c4fe8e3
page-says = „{ $words }”
# en: 18f6f390
page-ai = AI, { $level }
# en: f0a54428
page-human = jucător
# en: 76a444b2
page-status-open = Așteaptă jucători
# en: 233368ba
page-status-finished = Terminată
# en: 50b9288e
page-seats = Jucători și puncte
# en: 3eb32cf9
page-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
# en: dff3f2be
page-to-move = la mutare
# en: d43c577d
page-winner = a câștigat
# en: 14029421
page-forked = Partida aceasta este o ramificare a altei partide.
# en: 69d009a0
page-play-as = Joci ca
# en: ba49fccf
page-hand-over = Pe acest dispozitiv e rândul lui { $name }. Arată partea lui { $name }.
# en: 924122aa
page-spectating = Privești partida. Mâinile rămân ascunse până la sfârșit.
# en: 74e6ac24
page-waiting-for-seats = Partida începe când toate locurile sunt ocupate. Trimite celorlalți adresa acestei pagini.
# en: c76041d6
page-your-turn = E rândul tău.
# en: 1707b235
page-seats-choose = Jucătorii aleg în același timp.
# en: 5f32917c
page-have-chosen = Alegeri făcute: { $count } din { $all }.
# en: fe0d5b7b
page-you-chose = Ai ales:
# en: 94f67738
page-over = Partida s-a terminat.
# en: 864b7740
page-actions = Ce poți face
# en: abb46f7a
page-all-moves =
    { $count ->
        [one] Mutarea posibilă ({ $count }), în cuvinte
        [few] Toate cele { $count } mutări posibile, în cuvinte
       *[other] Toate cele { $count } de mutări posibile, în cuvinte
    }
# en: da865129
page-one-move = Singura mutare posibilă, în cuvinte
# en: b5e95745
page-start-again = Alege din nou
# en: 13b89e47
page-undo = Anulează
# en: 5bf2c960
page-resign = Părăsește partida
# en: ecbcbdd8
page-leave-question = Vrei să pleci?
# en: 343e9354
page-stay = Rămâi
# en: bfe9dbfd
page-rules = Reguli
# en: f9dae31b
page-sending = Se trimite…
# en: 7c343309
page-look-back = Privește înapoi
# en: dddaeb71
page-back-to-now = Înapoi la prezent
# en: a92d5c67
page-speed = Viteză
# en: 1f6490cd
page-download = Descarcă partida
# en: 1d0e2291
page-play-on-from = Joacă mai departe de la pasul { $step }
# en: 9f7d4b67
page-play-on-lead = La acest pas începe o partidă nouă, cu alte extrageri. Oricine poate vedea ce era în fiecare mână la acest pas.

## Jucători: cine citește, partidele sale, ratinguri, dispozitive, revanșe

# en: 83a7440b
players-is-remembered = Partidele tale se păstrează sub numele { $name }.
# en: 22283886
players-keep-under = Păstrează partida sub numele { $name }
# en: dbc27625
players-ask-rematch = Cere revanșa
# en: 09142d79
players-rematch-lead = Aceleași locuri încă o dată. Începe locul următor.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } așteaptă la revanșă.
       *[other] { $names } așteaptă la revanșă.
    }
# en: f820b29f
players-rematch-opened = S-a deschis o revanșă.
# en: c2a29b22
players-join-rematch = Intră în revanșă
# en: 309a4389
players-go-to-rematch = La revanșă
# en: 5363addf
players-watch-rematch = Privește revanșa
# en: 3aad4133
players-rematch-of = Partida aceasta este o revanșă.

## Cadrul unei mese: meniu, jucători, ritm, ceasuri

# en: 46d14cc5
frame-menu = Mai multe
# en: 6284c119
frame-fork-short = Ramificare
# en: 79bdfe47
frame-rematch-short = Revanșă
# en: c3d0e0ec
frame-last-move = Ultima mutare
# en: 648fae7d
frame-pace = Viteza AI-urilor
# en: 26e31410
frame-paces-slow = încet
# en: feb71a69
frame-paces-normal = normal
# en: 4b469830
frame-paces-fast = repede
# en: 614cc092
frame-paces-once = deodată
# en: 031f729e
frame-pause = Pauză
# en: 6fd289e9
frame-go-on = Continuă
# en: 2ead6eb5
frame-skip =
    { $count ->
        [0] Sari
       *[other] Sari ({ $count })
    }
# en: 2dd7266a
frame-waiting-to-be-shown =
    { $count ->
        [one] { $count } decizie așteaptă să fie afișată.
        [few] { $count } decizii așteaptă să fie afișate.
       *[other] { $count } de decizii așteaptă să fie afișate.
    }
# en: ac06876e
frame-sound = Un sunet când e rândul meu și pagina este ascunsă
# en: 745a67fd
frame-notification = O notificare când e rândul meu și pagina este ascunsă
# en: 753d93a6
frame-notification-refused = Acest browser nu lasă pagina să trimită notificări.
# en: 02db8958
frame-your-turn-at = E rândul tău la { $title }.
# en: 2f77509c
frame-example = Un exemplu de masă, până începe partida.
# en: bfa7a01f
frame-size = Mărimea tablei
# en: b14c70a6
frame-larger = Mărește tabla
# en: 158e85fd
frame-smaller = Micșorează tabla
# en: 07932b5a
frame-show-board = Arată tabla
# en: fdcb9c8a
frame-show-result = Arată rezultatul
# en: a177adae
frame-time-left = timp rămas: { $time }
# en: 40182864
frame-time-low = Mai ai sub o cincime din timp.
# en: f0fa9c77
frame-days = { $days } z { $hours } h
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
# en: 5681afc4
frame-for-guest = pentru oaspetele din partida precedentă
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

## Sfârșitul unei partide

# en: c3a8e29b
end-title = Rezultatul
# en: 7aa5c3b2
end-you = Tu
# en: bf6796b8
end-you-among = tu
# en: 05c66581
end-shared =
    { $points ->
        [one] Victorie împărțită: { $together }, cu câte { $points } punct.
        [few] Victorie împărțită: { $together }, cu câte { $points } puncte.
       *[other] Victorie împărțită: { $together }, cu câte { $points } de puncte.
    }
# en: 5acb41ca
end-nobody-draw = Partida s-a încheiat la egalitate.
# en: 8faed71e
end-nobody-abandoned = Partida a fost abandonată: nu a câștigat nimeni.
# en: 301d6530
end-nobody-other = Nu a câștigat nimeni.
# en: 2b9312e7
end-place = Ești pe locul { $place } din { $of }.
# en: 39d93fe4
end-table-title = Punctele pe categorii
# en: 0e523f37
end-category = Pentru
# en: c189b278
end-total = Total
# en: 74e62df1
end-winner = a câștigat
# en: 585a29f2
end-rating = Ratingul tău este acum { $now } ({ $change }).
# en: 3c2ace52
end-replay = Reluare
# en: 02a723a9
end-analyse = Analizează
# en: 1e6dfdc1
end-new-game = Partidă nouă
# en: 49cd5c07
end-download = Descarcă
# en: 4d55d4da
end-rematch-ai = Revanșă
# en: e69e3ce4
end-won =
    { $who ->
        [you] Ai câștigat.
       *[other] { $name } a câștigat.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Ai câștigat { $how }.
       *[other] { $name } a câștigat { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Ai câștigat: timpul adversarului a expirat.
       *[other] { $name } a câștigat: timpul adversarului a expirat.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Ai câștigat la departajare, cu mai multe { $what }.
       *[other] { $name } a câștigat la departajare, cu mai multe { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = cuburi pe piese
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Ai câștigat la { $difference } punct diferență.
                [few] Ai câștigat la { $difference } puncte diferență.
               *[other] Ai câștigat la { $difference } de puncte diferență.
            }
       *[other]
            { $difference ->
                [one] { $name } a câștigat la { $difference } punct diferență.
                [few] { $name } a câștigat la { $difference } puncte diferență.
               *[other] { $name } a câștigat la { $difference } de puncte diferență.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Ai câștigat pentru că ceilalți au plecat.
               *[other] Ai câștigat pentru că { $other } a plecat.
            }
       *[other]
            { $left ->
                [you] { $name } a câștigat pentru că ai plecat.
                [others] { $name } a câștigat pentru că ceilalți au plecat.
               *[other] { $name } a câștigat pentru că { $other } a plecat.
            }
    }

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

# en: 1b1f5d42
keys-keys = Taste
# en: 5b6c8eec
keys-keys-lead = Fiecare tastă merge oriunde te-ai afla la masă, dar nu în timp ce scrii.
# en: 66843738
keys-type-move = Scrie o mutare
# en: 93b60789
keys-type-how = Scrie o mutare așa cum apare în această listă, apoi apasă Enter.
# en: 5b77432f
keys-fitting =
    { $count ->
        [one] Se potrivește o mutare. Enter o joacă.
        [few] Se potrivesc { $count } mutări.
       *[other] Se potrivesc { $count } de mutări.
    }
# en: 1f815f0e
keys-none-fits = Nicio mutare nu se scrie așa. Cele mai apropiate sunt mai jos.
# en: c6cdddf3
keys-not-clear =
    { $count ->
        [one] Se potrivește { $count } mutare. Scrie mai mult sau alege una.
        [few] Se potrivesc { $count } mutări. Scrie mai mult sau alege una.
       *[other] Se potrivesc { $count } de mutări. Scrie mai mult sau alege una.
    }
# en: 1a7fb7ae
keys-motion = Mișcare
# en: c0fe9786
keys-sounds = Sunete
# en: ac09e08b
keys-explanations = Explicații pentru ce se află sub mouse sau are focusul
# en: 08f8fd16
key-arrow = săgeată
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

## Ce se poate spune la masă

# en: c5f3cde5
phrases-say = Spune ceva
# en: 95e295f3
phrases-phrases-hello = Salut!
# en: b0356d0d
phrases-phrases-good_luck = Mult noroc!
# en: 22638217
phrases-phrases-well_played = Bine jucat!
# en: b6d285a3
phrases-phrases-thanks = Mulțumesc!
# en: 3a51834c
phrases-phrases-oops = Ups!
# en: 96655625
phrases-phrases-thinking = Mă gândesc…
# en: d24e1e45
phrases-phrases-bagpipes = Cimpoaie!
# en: ab7ab976
phrases-phrases-again = Încă una?
# en: edd954b8
phrases-says = { $name }: { $words }
# en: 780ce84f
phrases-mute-here = Ascunde ce se spune la această masă
# en: 377a34bc
phrases-mute-always = Ascunde la toate mesele

## Ce spun personajele AI-urilor: o vacă, un copil, cineva care fredonează, o bătrână, o țesătoare, o căpetenie, cineva care a văzut tot, un negustor

# en: 6c58872e
character-random-greeting = Muu. Îmi pun copita unde îmi place.
# en: d361fe42
character-random-farewell-won = Muu! Nu știu cum am câștigat.
# en: 959c53a2
character-random-farewell-lost = Muu. Pot să mănânc cărțile acum?
# en: 9b89c330
character-beginner-greeting = Am învățat regulile azi-dimineață. Bunicul zice că am voie să joc.
# en: e18b327f
character-beginner-farewell-won = Am câștigat! Trebuie să-i spun bunicului.
# en: e0bce29b
character-beginner-farewell-lost = Iar am încurcat regulile. Mai jucăm o dată?
# en: 13fb6b9c
character-casual-greeting = Eu vin pentru muzică. Nu te supăra dacă fredonez.
# en: effae71b
character-casual-farewell-won = Cum, s-a terminat deja? Și am câștigat eu?
# en: 8f7df406
character-casual-farewell-lost = Cântecul era atât de frumos, că am uitat de joc.
# en: c3193978
character-easy-greeting = Stai jos, stai jos. Eu joc pentru companie.
# en: f170ad1c
character-easy-farewell-won = Am câștigat? Te-ai purtat frumos cu mine.
# en: 27df973f
character-easy-farewell-lost = Bine jucat! Planurile mele sunt la fel de încete ca genunchii mei.
# en: 394b9ce5
character-medium-greeting = Țes toată ziua, așa că recunosc un model când îl văd.
# en: 77dcc694
character-medium-farewell-won = Fir după fir. Așa am câștigat.
# en: 8b12eb3e
character-medium-farewell-lost = Mi-ai găsit firul slăbit. Bine jucat.
# en: 807ab612
character-hard-greeting = Clanul meu ține valea aceasta de trei sute de ani. Începe.
# en: 1e8722b8
character-hard-farewell-won = Ai luptat bine. Valea este tot a mea.
# en: a39a70eb
character-hard-farewell-lost = Azi valea este a ta. Mă voi întoarce.
# en: 2d6ca346
character-expert-greeting = Am văzut un milion de partide ca aceasta. Arată-mi una nouă.
# en: 32f53921
character-expert-farewell-won = Pe asta o mai văzusem.
# en: 70cb41e0
character-expert-farewell-lost = Asta a fost nouă. Îți mulțumesc.
# en: 5ffef297
character-greedy-greeting = Iau ce e mai bun din ce văd. Nu mă uit niciodată mai departe.
# en: 6d3a39ed
character-greedy-farewell-won = Ce zi! Punga mea este plină.
# en: 2ce2faaa
character-greedy-farewell-lost = Am luat tot ce am putut vedea. Tu ai văzut mai mult.
# en: 891e8379
key-Shift = Shift
# en: cff58457
key-Home = Home
# en: 860e1923
key-End = End
# en: 4df44f3d
key-Space = Spațiu
# en: 434d1dad
key-Enter = Enter
# en: f6b9dc36
key-Esc = Esc
