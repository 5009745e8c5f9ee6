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
# en: bfe9dbfd
page-rules = Reguli
# en: f9dae31b
page-sending = Se trimite…
# en: 7c343309
page-look-back = Privește înapoi
# en: 1f6490cd
page-download = Descarcă partida

## Jucători: cine citește, partidele sale, ratinguri, dispozitive, revanșe

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
# en: 5681afc4
frame-for-guest = pentru oaspetele din partida precedentă

## Tastele unei mese, mutări scrise și comutatoare

# en: 1b1f5d42
keys-keys = Taste
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
# en: 9b89c330
character-beginner-greeting = Am învățat regulile azi-dimineață. Bunicul zice că am voie să joc.
# en: 13fb6b9c
character-casual-greeting = Eu vin pentru muzică. Nu te supăra dacă fredonez.
# en: c3193978
character-easy-greeting = Stai jos, stai jos. Eu joc pentru companie.
# en: 394b9ce5
character-medium-greeting = Țes toată ziua, așa că recunosc un model când îl văd.
# en: 807ab612
character-hard-greeting = Clanul meu ține valea aceasta de trei sute de ani. Începe.
# en: 2d6ca346
character-expert-greeting = Am văzut un milion de partide ca aceasta. Arată-mi una nouă.
# en: 5ffef297
character-greedy-greeting = Iau ce e mai bun din ce văd. Nu mă uit niciodată mai departe.

## Reluarea, dovada, analiza și sugestiile

# en: 772b8647
replay-history = Ce s-a întâmplat
# en: 2f3a9475
replay-show-step = Arată pasul { $version }
# en: 808f7385
replay-facts = Evenimente, extrageri și amprente
# en: 74627863
replay-proof = Dovadă
# en: ca05b063
replay-hint = Sugestie
# en: ad3e4104
replay-hint-thinks = Un AI caută o mutare bună.
# en: c72b7109
replay-hint-is = { CAPITAL($move) }.
# en: 3fd46eef
replay-hint-others = Alte mutări
# en: 2659c839
replay-hint-other = { $move }: { $share }
# en: 074b1ce7
replay-hint-failed = Nu s-a găsit nicio sugestie.
# en: 03476e9b
replay-close-hint = Închide sugestia
# en: 4bc02ffe
replay-hint-expects = Este încadrată pe tablă. Șansa ta de câștig este atunci de { $share }, dacă toți joacă mai departe ca AI-urile rapide.
# en: 8b880a9e
replay-hint-expects-exactly = Este încadrată pe tablă. Șansa ta de câștig este atunci de exact { $share }: totul este cunoscut până la sfârșit.
# en: 08f8fd16
key-arrow = săgeată
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
