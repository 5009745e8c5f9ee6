### Paginile unui jucător: nume, dispozitive, ratinguri, clasament, cod de recuperare.


## Pagina: ce spun multe ecrane

# en: dd1badc6
page-which-game = Ce joc?

## Jucători: cine citește, partidele sale, ratinguri, dispozitive, revanșe

# en: 9b922675
players-standings = Clasament
# en: 37c01dea
players-standings-of = Clasament: { $title }
# en: 8d43d6ef
players-no-player = Nu există un astfel de jucător, sau a fost șters.
# en: 5872eb04
players-since = Aici din { $date }.
# en: 20e46ca4
players-settings = Nume, dispozitive și date
# en: 1ae6419c
players-invite = Invită la o partidă
# en: ea15a5bd
players-ratings = Ratinguri
# en: c9a573e0
players-no-ratings = Încă nu a contat nicio partidă a acestui jucător.
# en: 1d7d9892
players-no-ratings-of-yours = Încă nu a contat nicio partidă a ta.
# en: daeef9d2
players-which-ratings = Ce ratinguri?
# en: 2487bdc9
players-rating-of = { $title }, { $group }
# en: 067d3c5a
players-rating = Rating
# en: c030bb08
players-plus-minus = { $rating } ± { $deviation }
# en: e12d452b
players-plus-minus-meaning = Orice rating începe la 1500. Numărul de după ± spune cât de nesigur este încă.
# en: 2bfecbe3
players-counted =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
# en: 5ccef38a
players-provisional = provizoriu
# en: ba0674e4
players-chart-title = Ratingul în timp
# en: d22cca2b
players-chart-words =
    { $count ->
        [one] Ratingul în timp: de la { $first } la { $last } în { $count } partidă.
        [few] Ratingul în timp: de la { $first } la { $last } în { $count } partide.
       *[other] Ratingul în timp: de la { $first } la { $last } în { $count } de partide.
    }
# en: f06f3cfa
players-chart-table = Ratingurile ca tabel
# en: d019d865
players-when = Când
# en: cf1e80dd
players-game = Partidă
# en: 61b6930e
players-show-game = Arată partida
# en: 3bb5d2a9
players-unlisted = nelistată
# en: eade2ccb
players-games = Partide
# en: c238e8eb
players-no-games-of-theirs = Nu sunt partide de arătat.
# en: ac52a72a
players-games-count = deschise: { $open }, în curs: { $running }, terminate: { $finished }
# en: c27b1bc1
players-group = Grup de opțiuni
# en: 82e19a27
players-with-bots = { $group }, cu boți
# en: 01ee67ae
players-who-is-in = Cine intră în clasament
# en: c23abcb6
players-without-ais = Jucători
# en: 6e58ec23
players-with-ais = Jucători, boți și AI-uri
# en: db1fa01e
players-rank = Loc
# en: ed9fdb15
players-who = Cine
# en: 2c06cca0
players-levels = Nivelurile AI-urilor
# en: 85216284
players-levels-meaning = Au fost măsurate în partide între ele. Nicio partidă a ta nu le schimbă.
# en: d0c36856
players-level = Nivel
# en: 279d64c8
players-interval = Probabil între
# en: 0c9aaeeb
players-between = { $low } și { $high }
# en: af3876f8
players-no-standings = Încă nu este nimeni în acest clasament. Clasamentul începe cu prima partidă care contează.
# en: ad1050b2
players-provisional-meaning = Un rating este provizoriu până contează zece partide. Partidele repetate într-o zi între aceiași doi jucători contează mai puțin.
# en: 3743cd73
players-not-you = Cairn nu te cunoaște pe acest dispozitiv.
# en: 15e76ed5
players-link-how = Joci deja pe alt dispozitiv? Alege „Folosește pe alt dispozitiv” pe pagina lui „Tu”.
# en: 0b09036c
players-change-name = Schimbă numele
# en: 00798d1f
players-name-changed = Numele a fost schimbat, în toate partidele tale.
# en: 0f3a3851
players-devices = Dispozitive
# en: f45cf2d1
players-devices-lead = Fiecare dispozitiv și fiecare program care acționează în numele tău are o cheie proprie. O cheie pe care o elimini nu mai este valabilă.
# en: d1ae30ed
players-first-device = primul dispozitiv
# en: 0b5936ef
players-this-device = acest dispozitiv
# en: e4cb3f1f
players-scopes-play = poate juca
# en: 9d6df871
players-scopes-read = poate doar citi
# en: 57fa3463
players-scopes-link = un link către alt dispozitiv
# en: 4e6ffb33
players-token-until = până la { $date }
# en: 8092a1e9
players-remove = Elimină
# en: 274f2c1c
players-remove-of = Elimină { $label }
# en: b47a8a51
players-remove-this = Acest dispozitiv te va uita. Fără alt dispozitiv nu vei putea reveni. Vrei să îl elimini?
# en: ab9b8b3a
players-remove-other = { $label } nu va mai putea acționa în numele tău. Vrei să-i elimini accesul?
# en: a1941117
players-keep = Păstrează
# en: 4447a417
players-link-device = Folosește pe alt dispozitiv
# en: 379a9a5a
players-link-lead = Scanează acest cod cu celălalt dispozitiv sau deschide linkul acolo. Merge o singură dată. Nu îl arăta altcuiva.
# en: 37306435
players-link-code = Cod QR cu linkul
# en: c55bd942
players-link-address = Link
# en: 65c1db22
players-link-left =
    { $minutes ->
        [0] Linkul a expirat.
        [one] Linkul mai merge { $minutes } minut.
        [few] Linkul mai merge { $minutes } minute.
       *[other] Linkul mai merge { $minutes } de minute.
    }
# en: ea4cefb8
players-linked = Celălalt dispozitiv a folosit linkul.
# en: 786263a8
players-copy-link = Copiază linkul
# en: e2f803fd
players-copied = Linkul a fost copiat.
# en: 6a160ab6
players-use-here = Folosește Cairn în numele tău pe acest dispozitiv
# en: 67f5b014
players-use-here-lead = Acest dispozitiv primește un acces propriu. Îl poți elimina oricând.
# en: 5d285ec8
players-use-here-instead = Acest dispozitiv cunoaște acum jucătorul { $name } și îl va uita. Dacă acel jucător nu este pe niciun alt dispozitiv, nu va mai putea reveni.
# en: cc698264
players-known-here = Acest dispozitiv te cunoaște deja.
# en: 5d1a2d08
players-device-name = Numele acestui dispozitiv
# en: 8c760ebc
players-device-default = celălalt dispozitiv al meu
# en: c497f2c3
players-no-link = Această adresă nu mai conține un link. Fă unul nou pe dispozitivul care te cunoaște.
# en: 83b3d44f
players-use-it = Folosește acest dispozitiv
# en: a8f1b314
players-data = Datele tale
# en: f423d813
players-download = Descarcă tot
# en: 9d656fdc
players-download-lead = Un singur fișier conține toate datele păstrate despre tine: nume, dispozitive, ratinguri, partide și deciziile tale din ele.
# en: dc31bc35
players-downloading = Fișierul se pregătește…
# en: a855a852
players-downloaded =
    { $count ->
        [one] Fișierul cu { $count } partidă este gata.
        [few] Fișierul cu { $count } partide este gata.
       *[other] Fișierul cu { $count } de partide este gata.
    }
# en: 89dd60b5
players-erase = Șterge-mă
# en: bd981f9c
players-erase-goes = Ce se șterge, imediat și pentru totdeauna: numele tău, accesul tuturor dispozitivelor tale și ratingurile tale.
# en: a7366f58
players-erase-leaves = Părăsești toate partidele neterminate. Într-o partidă de doi câștigă celălalt jucător.
# en: 3fc58ec8
players-erase-stays = Ce rămâne: partidele, cu „un fost jucător” pe locul tău. Ele pot fi în continuare reluate și dovedite.
# en: 198e9e51
players-erase-type = Scrie-ți numele, { $name }, ca să confirmi
# en: b98ebdb3
players-erase-wrong = Acesta nu este numele tău. Nu s-a șters nimic.
# en: 9ba6ef6c
players-erase-yes = Șterge-mă pentru totdeauna
# en: 33068cce
players-erased = Ștergerea s-a făcut. Cairn nu te mai cunoaște.

## Codul de recuperare

# en: a3ed19ea
code-come-back = Revino
# en: 538c2616
code-come-back-lead = Scrie în ordine cele douăsprezece cuvinte ale codului tău de recuperare. Ajung primele patru litere din fiecare cuvânt.
# en: 2b6755b1
code-words = Cele douăsprezece cuvinte
# en: ae77896a
code-counted =
    { $count ->
        [12] Sunt toate cele douăsprezece cuvinte.
        [one] { $count } cuvânt din 12
       *[other] { $count } cuvinte din 12
    }

## The recovery code, blocked players, and groups of ratings

# en: 651d3f7c
players-blocked = Jucători blocați
# en: b19a149a
players-blocked-lead = Nu vezi nicio invitație de la ei. Nu sunt anunțați.
# en: de99e131
players-unblock = Deblochează
# en: 97131493
players-unblock-of = Deblochează { $name }
# en: 50f71810
players-former = un fost jucător
# en: cefb5a42
players-groups-base = opțiuni obișnuite
# en: 71610e60
players-groups-tactics = cărți de tactică
# en: 75f77342
players-groups-expert = Expert
# en: a81deeac
players-groups-tactics_expert = cărți de tactică și Expert
# en: 09d0225b
players-groups-drawn = cărți trase după un raid
# en: d89dccd7
players-token-since = din { $date }
# en: c120bdf3
code-title = Cod de recuperare
# en: 7da22b78
code-none = Nu ai un cod de recuperare. Fără el nu poți reveni după ce golești datele acestui browser.
# en: 183bcc1a
code-since = Ai un cod de recuperare din { $date }. Nu îl mai poate afișa nimeni, dar poți face unul nou.
# en: edc9c645
code-another = Fă un cod nou
# en: ade47db4
code-another-lead = Codul nou îl înlocuiește pe cel vechi. Cuvintele pe care le-ai notat nu vor mai fi valabile.
# en: ed7e8663
code-keep-old = Păstrează codul vechi
# en: 055e88bd
code-shown-once = Notează aceste cuvinte în ordine și păstrează bine hârtia. Se afișează o singură dată.
# en: cfac5d6d
code-who-has = Oricine are aceste cuvinte poate acționa în numele tău.
# en: 35eecaa1
code-copy = Copiază
# en: 8ea5f59b
code-copied = Cuvintele au fost copiate.
# en: cc8ca317
code-not-copied = Acest browser nu lasă pagina să copieze. Selectează cuvintele sau notează-le.
# en: 1f6ad27a
code-print = Tipărește
# en: d80cd1aa
code-printed-for = Codul de recuperare al lui { $name } la { $origin }
# en: 9afa1727
code-written = L-am notat
