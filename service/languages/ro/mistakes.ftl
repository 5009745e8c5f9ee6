### Greșeli din cereri, așa cum le citesc clienții în `errors`. Cuvintele dintre `accente grave` sunt nume din cod și rămân așa.


## Numele jucătorilor și ale oaspeților

# en: 912621fd
said-name-length =
    Un nume are de la 1 la { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }.
# en: 1f64dfc0
said-name-spaces = Un nume nu are spații la capete și nici două la rând.
# en: 69e84cb2
said-name-character = Un nume nu poate avea aici { $character } ({ $called }).
# en: ca795b7d
said-name-marks = Un nume nu începe cu un semn combinatoriu și are cel mult { $most } la rând.
# en: 7125767e
said-name-taken = Acest nume seamănă cu al unui AI, al unui loc liber, al unui oaspete fără nume sau al unui fost jucător.
# en: f05f83ae
said-name-needed = Un oaspete are nevoie de un nume.
# en: 9add06b4
said-name-known = Un jucător are deja un nume.
# en: 7adbbbd6
said-human-seat = Locul unui om cere fie `name`, fie `player`.
# en: a486c8cc
said-title =
    Un titlu are de la 1 la { $most ->
        [one] { $most } caracter imprimabil
        [few] { $most } caractere imprimabile
       *[other] { $most } de caractere imprimabile
    } și niciun spațiu la capete.

## Partide și competiții

# en: 2dc9e174
said-fork-seats =
    Această partidă are { $seats ->
        [one] { $seats } loc
        [few] { $seats } locuri
       *[other] { $seats } de locuri
    }, nu { $number }.
# en: 5eaaceda
said-seats-of-game = { $game } se joacă pe { $form } locuri, nu pe { $number }.
# en: 51330f3a
said-no-seat = Nu există locul { $seat }.
# en: 8a0e31e6
said-level-of-game = { $game } nu are nivelul `{ $level }`. Are { $levels }.
# en: e2802153
said-nonce = Un nonce are cel mult 64 de cifre hexazecimale, de la 0 la 9 și de la a la f.
# en: b90e9d37
said-label-series = Eticheta `series` este rezervată competițiilor.
# en: 6fb7156b
said-no-player = Nu există un astfel de jucător.
# en: 0d28b8fa
said-one-seat = Un jucător poate avea un singur loc într-o partidă.
# en: c226ac0e
said-first-player = Primul jucător este tras la sorți; lasă aici null.
# en: 05673856
said-series-bounds = Trebuie să fie de la { $least } la { $most } pentru acest format și set de reguli.
# en: 7151eb5e
said-series-places = Numărul locurilor este { $places }.
# en: ded8e62e
said-no-change = Corpul cererii nu are niciun câmp de schimbat.
# en: 57bde61d
said-link-days = Un link expiră după 10 minute.

## Coduri de recuperare

# en: f5c9f449
said-code-word = Cuvântul { $place } nu face parte din niciun cod de recuperare.
# en: 4d9b18ce
said-code-length =
    Un cod de recuperare are { $words ->
        [one] { $words } cuvânt
        [few] { $words } cuvinte
       *[other] { $words } de cuvinte
    }, iar aici sunt { $number }.
# en: 9f3c24d7
said-code-misread = Aceste cuvinte nu sunt un cod de recuperare: unul a fost citit greșit sau două sunt inversate.

## Liste și fluxuri

# en: 03c81cae
said-day = O zi are formatul 2026-11-21.
# en: 1034313c
said-opponent = `opponent` cere `player`.
# en: f9e015e1
said-organiser = `organiser` exclude `player`.
# en: 63cf2b30
said-day-and-times = `day` exclude `ended_from` și `ended_until`.
# en: e1f27c37
said-archives-order = Arhivele sunt întotdeauna în ordinea în care s-au terminat partidele.
# en: a90f5f6e
said-only-finished = Această listă are doar partide terminate.
# en: 20ec1700
said-only-archives = Acesta este pentru `format=archives`.
# en: a31694cd
said-position = Aceasta nu este o poziție dintr-un flux.
# en: becbd39f
said-position-old = Această poziție este mai veche de o zi: deschide fluxul fără `after`.

## Webhookuri

# en: 3ef5184c
said-webhook-whose = Un webhook cere fie `player` (`me`), fie `game`.
# en: 41a54bef
said-redelivery = O retrimitere cere fie `message`, fie `since`.
# en: 4b40eba8
said-no-delivery = Niciuna dintre ultimele livrări nu are acest `webhook-id`.
# en: c8199aa8
said-url-form =
    Un URL are cel mult { $most ->
        [one] { $most } caracter ASCII imprimabil
        [few] { $most } caractere ASCII imprimabile
       *[other] { $most } de caractere ASCII imprimabile
    }, fără spații.
# en: 61e91108
said-url-unreadable = URL-ul nu poate fi citit.
# en: abbba732
said-url-https = URL-ul trebuie să înceapă cu https. Operatorul acestui serviciu poate permite rețele proprii (CAIRN_WEBHOOK_NETWORKS).
# en: 6d04d00d
said-url-parts = URL-ul cere o gazdă și nu are utilizator, parolă sau fragment.
# en: 094486c0
said-url-port = Portul trebuie să fie 443, sau { $least } ori mai mare.
# en: 984a0177
said-url-not-public = Gazda nu are nicio adresă, sau are una care nu este publică. Operatorul acestui serviciu poate permite rețele proprii (CAIRN_WEBHOOK_NETWORKS).

## Arhive. $line este numărul unei linii.

# en: c1ae0779
said-line = linia { $line }: { $form }.
# en: 2892ce08
form-archive-breaks-off = fluxul se întrerupe în această arhivă
# en: adda5a0d
form-line-length =
    are mai mult de { $bytes ->
        [one] { $bytes } octet
        [few] { $bytes } octeți
       *[other] { $bytes } de octeți
    }
# en: 64011e77
form-line-after-names = vine după nume, care sunt ultima linie
# en: 3c11db9d
form-line-members = nu are o decizie, o amprentă și un lanț
# en: fcb55caa
form-line-other = nu este JSON canonic al unei decizii, al unei amprente și al unui lanț, și nimic altceva
# en: 280fc1d5
form-line-not-canonical = nu este JSON canonic: { $error }
# en: 6ef34643
form-none = nu există niciuna

## Câmpuri

# en: f01c34a0
said-required = Lipsesc datele unui câmp obligatoriu.
# en: 5e88356a
said-missing = Lipsește un câmp.
# en: f03d09ab
said-unknown = Câmp necunoscut.
# en: 8a32eae1
said-no-such-field = { $form }: nu există un astfel de câmp.
# en: c7a4f6b0
form-guest-seat = Locul unui oaspete
# en: bcbaf6d1
form-own-seat = Locul expeditorului
# en: 8c9fe597
form-ai-seat = Locul unui AI
# en: 2a6f4a08
form-open-seat = Un loc liber
# en: 12852046
form-turn-clock = Un timp pe tură
# en: 4f039c33
form-bank-clock = Un timp pentru toate turele
# en: 67c71401
form-days-clock = Zile pe tură
# en: 638215a6
form-choices-proof = Dovada alegerilor AI-urilor
# en: 4ef27ee6
form-one-message = Un mesaj
# en: 65e07274
form-messages-since = Toate mesajele de la un moment încoace
# en: e9fb2167
form-quality = Calitatea fiecărei decizii
# en: 034a90a4
form-webhook-of-game = Un webhook pentru o partidă, așa cum o vede locul al cărui token este trimis; fără token, ca spectator
# en: 69ad566d
form-webhook-of-player = Un webhook pentru toate partidele jucătorului al cărui token este trimis
# en: 3674dab4
said-null = Câmpul nu poate fi null.
# en: 24a67022
said-value = Valoare nevalidă.
# en: 21f0d6f5
said-string = Nu este un șir valid.
# en: ba6e5327
said-utf8 = Nu este un șir utf-8 valid.
# en: 8aafdd2c
said-integer = Nu este un număr întreg valid.
# en: 783c176e
said-number = Nu este un număr valid.
# en: 20bcbb97
said-number-large = Numărul este prea mare.
# en: 4db1e08d
said-number-special = Valorile numerice speciale (nan sau infinit) nu sunt permise.
# en: 3a3262cd
said-boolean = Nu este o valoare booleană validă.
# en: 586386f3
said-list = Nu este o listă validă.
# en: 9bd7efb2
said-mapping = Nu este un obiect valid.
# en: 466ed481
said-type = Tip nevalid.
# en: 4e9bf2ea
said-input = Tip de intrare nevalid.
# en: 93e3d987
said-pattern = Șirul nu respectă modelul așteptat.
# en: 7dfdb6d8
said-shorter = Mai scurt decât lungimea minimă { $least }.
# en: 0d260f50
said-longer = Mai lung decât lungimea maximă { $most }.
# en: 58df1f71
said-length = Lungimea trebuie să fie între { $least } și { $most }.
# en: c0203cc8
said-length-equal = Lungimea trebuie să fie { $length }.
# en: cc7a2b3f
said-choices = Trebuie să fie una dintre: { $choices }.
# en: 12cf8568
said-range = Trebuie să fie cel puțin { $least } și cel mult { $most }.
# en: 7fe0f509
said-least = Trebuie să fie cel puțin { $least }.
# en: b63022e2
said-most = Trebuie să fie cel mult { $most }.
# en: 45d57053
said-not-known = { $value } nu este cunoscut aici.
# en: ae377e4e
said-not-allowed = { $value } nu este una dintre valorile permise aici.
# en: e019ddaf
said-integer-least = Se aștepta un număr întreg de cel puțin { $least }.
# en: 6942f993
said-integer-most = Se aștepta un număr întreg de cel mult { $most }.
# en: 3db7965c
said-items-least =
    Se aștepta un tablou cu cel puțin { $least ->
        [one] { $least } element
        [few] { $least } elemente
       *[other] { $least } de elemente
    }.
# en: 0f05d479
said-items-most =
    Se aștepta un tablou cu cel mult { $most ->
        [one] { $most } element
        [few] { $most } elemente
       *[other] { $most } de elemente
    }.
# en: 1cbc1e19
said-items =
    Se aștepta un tablou cu { $number ->
        [one] { $number } element
        [few] { $number } elemente
       *[other] { $number } de elemente
    }.
# en: 768f81e2
said-members-least =
    Se aștepta un obiect cu cel puțin { $least ->
        [one] { $least } element
        [few] { $least } elemente
       *[other] { $least } de elemente
    }.
# en: 2bb12430
said-members-most =
    Se aștepta un obiect cu cel mult { $most ->
        [one] { $most } element
        [few] { $most } elemente
       *[other] { $most } de elemente
    }.
# en: 4de52146
said-characters-most =
    Se aștepta un șir de cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }.
# en: d65b5759
said-expected = Se aștepta { $form }, nu { $form2 }.
# en: e105d73f
said-must-be = Trebuie să fie { $form }.

## Parametri. $parameter este numele lui.

# en: 7d3918fc
said-no-parameter = Aici nu există parametrul `{ $parameter }`, ci doar { $known }.
# en: 3f97d61f
said-repeated = `{ $parameter }` apare de mai multe ori.
# en: c5cb4cf9
said-parameter = `{ $parameter }` este { $form }.

## Feluri de valori și forme ale parametrilor

# en: edfdd10b
form-integer = un număr întreg
# en: 225e56a6
form-number = un număr
# en: 30da439a
form-string = un șir
# en: 3a9a3ba1
form-boolean = true sau false
# en: 262099f0
form-array = un tablou
# en: 49787228
form-object = un obiect
# en: 90d2628c
form-null = null
# en: a267a28c
form-either-word = `true` sau `false`
# en: 6e57ac48
form-in-range = un număr de la { $least } la { $most }, de exemplu { $example }
# en: 4566bb11
form-id = 20 de litere de la a la z sau cifre de la 2 la 7
# en: a9f0b4e2
form-player-id = id-ul unui jucător, 20 de litere de la a la z sau cifre de la 2 la 7; un loc nu poate fi rezervat pentru tine
# en: ee2b585c
form-me-or-id = `me` sau id-ul unui jucător
# en: f370f791
form-hex =
    { $digits ->
        [one] { $digits } cifră hexazecimală
        [few] { $digits } cifre hexazecimale
       *[other] { $digits } de cifre hexazecimale
    }
# en: 19cfb099
form-hex-dry = 64 de cifre hexazecimale, sau acestea și -dry
# en: 41441b39
form-ruleset = un nume cu litere mici, de exemplu schotten_totten
# en: 450a607d
form-group = un nume cu litere mici, de exemplu tactics
# en: 0b7cc936
form-clause = litere și un număr, de exemplu ST-04
# en: ed99b2ba
form-ascii =
    de la { $least } la { $most ->
        [one] { $most } caracter ASCII imprimabil
        [few] { $most } caractere ASCII imprimabile
       *[other] { $most } de caractere ASCII imprimabile
    }
# en: a284e7ad
form-etags = o listă de etichete de entitate, de exemplu "7-0", sau *
# en: d09854e0
form-time = un moment după RFC 3339, de exemplu 2026-11-21T09:00:01.250Z
# en: 0557df31
form-day = o zi, de exemplu 2026-11-21
# en: bbe6b6fb
form-cursor =
    un text de cel mult { $most ->
        [one] { $most } caracter
        [few] { $most } caractere
       *[other] { $most } de caractere
    }, de exemplu MQ
# en: 337ce1a1
form-name-start = 2 sau mai multe caractere, de exemplu Ann
# en: 925352ea
form-url = un URL https din caractere ASCII imprimabile, fără spații
# en: 023a73ba
form-feed-position = `position` al unui mesaj, de exemplu 1795880000000
# en: face519e
form-version = o versiune în cifre, de exemplu 7
# en: b4e1e2fa
form-label = numele unei etichete și valoarea ei, de exemplu `cup:2026`
# en: 02d5760f
form-label-name = numele unei etichete, de exemplu `cup` sau `round.1`
# en: 266a6d08
form-label-value = de la 1 la 40 de litere, cifre sau `_.:-`, de exemplu 2026
# en: e508cc38
form-or = { $form } sau { $form2 }

## Propoziții ale bibliotecilor

# en: 065a9fcf
said-method = Metoda nu este permisă pentru URL-ul cerut.
