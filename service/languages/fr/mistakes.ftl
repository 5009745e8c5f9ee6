### Les erreurs dans les requêtes, telles que les clients les lisent dans `errors`.

# en: 912621fd
said-name-length = Un nom a de 1 à { $most } caractères.
# en: 1f64dfc0
said-name-spaces = Un nom n’a pas d’espace au début ni à la fin, ni deux à la suite.
# en: 69e84cb2
said-name-character = Un nom ne peut pas avoir { $character } ici ({ $called }).
# en: ca795b7d
said-name-marks = Un nom ne commence pas par une marque combinante, et en a au maximum { $most } à la suite.
# en: 7125767e
said-name-taken = Ce nom ressemble à celui d’une IA, d’une place libre, d’un invité sans nom ou d’un ancien joueur.
# en: f05f83ae
said-name-needed = Un invité a besoin d’un nom.
# en: 9add06b4
said-name-known = Un joueur a déjà un nom.
# en: 7adbbbd6
said-human-seat = Une place humaine demande soit un `name`, soit un `player`.
# en: a486c8cc
said-title = Un titre a de 1 à { $most } caractères imprimables, sans espace au début ni à la fin.
# en: 2dc9e174
said-fork-seats =
    Cette partie a { $seats } { $seats ->
        [one] place
       *[other] places
    }, pas { $number }.
# en: 5eaaceda
said-seats-of-game = { $game } se joue à { $form } places, pas { $number }.
# en: 51330f3a
said-no-seat = Il n’y a pas de place { $seat }.
# en: 8a0e31e6
said-level-of-game = { $game } n’a pas de niveau `{ $level }`. Il a { $levels }.
# en: e2802153
said-nonce = Un nonce a jusqu’à 64 chiffres hexadécimaux, de 0 à 9 et de a à f.
# en: b90e9d37
said-label-series = L’étiquette `series` est réservée aux séries.
# en: 6fb7156b
said-no-player = Ce joueur n’existe pas.
# en: 0d28b8fa
said-one-seat = Un joueur ne peut avoir qu’une place dans une partie.
# en: c226ac0e
said-first-player = Le premier joueur est tiré au sort ; laissez ceci à null.
# en: 05673856
said-series-bounds = La valeur doit être de { $least } à { $most } pour ce format et ces règles.
# en: 7151eb5e
said-series-places =
    Il y a { $places } { $places ->
        [one] place
       *[other] places
    }.
# en: ded8e62e
said-no-change = Le corps n’a aucun champ à changer.
# en: 57bde61d
said-link-days = Un lien expire après 10 minutes.
# en: f5c9f449
said-code-word = Le mot { $place } n’est pas un mot de code de récupération.
# en: 4d9b18ce
said-code-length = Un code de récupération a { $words } mots, et il y en a { $number } ici.
# en: 9f3c24d7
said-code-misread = Ces mots ne sont pas un code de récupération : l’un d’eux a été mal lu, ou deux sont intervertis.
# en: 03c81cae
said-day = Un jour a la forme 2026-11-21.
# en: 1034313c
said-opponent = `opponent` demande `player`.
# en: f9e015e1
said-organiser = `organiser` exclut `player`.
# en: 63cf2b30
said-day-and-times = `day` exclut `ended_from` et `ended_until`.
# en: e1f27c37
said-archives-order = Les archives sont toujours dans l’ordre de fin des parties.
# en: a90f5f6e
said-only-finished = Cette liste n’a que des parties terminées.
# en: 20ec1700
said-only-archives = Ceci est réservé à `format=archives`.
# en: a31694cd
said-position = Ce n’est pas une position de flux.
# en: becbd39f
said-position-old = Cette position date de plus d’un jour : ouvrez le flux sans `after`.
# en: 3ef5184c
said-webhook-whose = Un webhook demande soit `player` (`me`), soit `game`.
# en: 41a54bef
said-redelivery = Un renvoi demande soit `message`, soit `since`.
# en: 4b40eba8
said-no-delivery = Aucun des derniers envois n’a ce `webhook-id`.
# en: c8199aa8
said-url-form = Une URL a jusqu’à { $most } caractères ASCII imprimables, sans blancs.
# en: 61e91108
said-url-unreadable = L’URL n’est pas lisible.
# en: abbba732
said-url-https = L’URL doit commencer par https. L’opérateur de ce service peut autoriser ses propres réseaux (CAIRN_WEBHOOK_NETWORKS).
# en: 6d04d00d
said-url-parts = L’URL a besoin d’un hôte, et n’a ni utilisateur, ni mot de passe, ni fragment.
# en: 094486c0
said-url-port = Le port doit être 443, ou { $least } et plus.
# en: 984a0177
said-url-not-public = L’hôte n’a pas d’adresse, ou en a une qui n’est pas publique. L’opérateur de ce service peut autoriser ses propres réseaux (CAIRN_WEBHOOK_NETWORKS).
# en: c1ae0779
said-line = ligne { $line } : { $form }.
# en: 2892ce08
form-archive-breaks-off = le flux s’interrompt dans cette archive
# en: adda5a0d
form-line-length =
    elle a plus de { $bytes } { $bytes ->
        [one] octet
       *[other] octets
    }
# en: 64011e77
form-line-after-names = elle suit les noms, qui sont la dernière ligne
# en: 3c11db9d
form-line-members = elle n’a pas une décision, une empreinte et une chaîne
# en: fcb55caa
form-line-other = elle n’est pas le JSON canonique d’une décision, d’une empreinte et d’une chaîne, et de rien d’autre
# en: 280fc1d5
form-line-not-canonical = elle n’est pas du JSON canonique : { $error }
# en: 6ef34643
form-none = il n’y en a pas
# en: f01c34a0
said-required = Donnée manquante pour un champ obligatoire.
# en: 5e88356a
said-missing = Champ manquant.
# en: f03d09ab
said-unknown = Champ inconnu.
# en: 8a32eae1
said-no-such-field = { $form } : pas de tel champ.
# en: c7a4f6b0
form-guest-seat = La place d’un invité
# en: bcbaf6d1
form-own-seat = La place de l’expéditeur
# en: 8c9fe597
form-ai-seat = La place d’une IA
# en: 2a6f4a08
form-open-seat = Une place libre
# en: 12852046
form-turn-clock = Un temps par tour
# en: 4f039c33
form-bank-clock = Un temps pour tous les tours
# en: 67c71401
form-days-clock = Des jours par tour
# en: 638215a6
form-choices-proof = La preuve des choix des IA
# en: 4ef27ee6
form-one-message = Un seul message
# en: 65e07274
form-messages-since = Tous les messages depuis un moment
# en: e9fb2167
form-quality = La qualité de chaque décision
# en: 034a90a4
form-webhook-of-game = Un webhook pour une partie, vue par la place dont le jeton est envoyé ; sans jeton, par un spectateur
# en: 69ad566d
form-webhook-of-player = Un webhook pour toutes les parties du joueur dont le jeton est envoyé
# en: 3674dab4
said-null = Le champ ne peut pas être null.
# en: 24a67022
said-value = Valeur non valide.
# en: 21f0d6f5
said-string = Ce n’est pas une chaîne valide.
# en: ba6e5327
said-utf8 = Ce n’est pas une chaîne utf-8 valide.
# en: 8aafdd2c
said-integer = Ce n’est pas un entier valide.
# en: 783c176e
said-number = Ce n’est pas un nombre valide.
# en: 20bcbb97
said-number-large = Nombre trop grand.
# en: 4db1e08d
said-number-special = Les valeurs numériques spéciales (nan ou l’infini) ne sont pas permises.
# en: 3a3262cd
said-boolean = Ce n’est pas un booléen valide.
# en: 586386f3
said-list = Ce n’est pas une liste valide.
# en: 9bd7efb2
said-mapping = Ce n’est pas un type d’objet valide.
# en: 466ed481
said-type = Type non valide.
# en: 4e9bf2ea
said-input = Type d’entrée non valide.
# en: 93e3d987
said-pattern = La chaîne ne correspond pas au motif attendu.
# en: 7dfdb6d8
said-shorter = Plus court que la longueur minimale { $least }.
# en: 0d260f50
said-longer = Plus long que la longueur maximale { $most }.
# en: 58df1f71
said-length = La longueur doit être entre { $least } et { $most }.
# en: c0203cc8
said-length-equal = La longueur doit être { $length }.
# en: cc7a2b3f
said-choices = Doit être l’une des valeurs : { $choices }.
# en: 12cf8568
said-range = Doit être supérieur ou égal à { $least } et inférieur ou égal à { $most }.
# en: 7fe0f509
said-least = Doit être supérieur ou égal à { $least }.
# en: b63022e2
said-most = Doit être inférieur ou égal à { $most }.
# en: 45d57053
said-not-known = { $value } n’est pas connu ici.
# en: ae377e4e
said-not-allowed = { $value } n’est pas une des valeurs permises ici.
# en: e019ddaf
said-integer-least = Attendu : un entier d’au moins { $least }.
# en: 6942f993
said-integer-most = Attendu : un entier d’au plus { $most }.
# en: 3db7965c
said-items-least =
    Attendu : un tableau d’au moins { $least } { $least ->
        [one] élément
       *[other] éléments
    }.
# en: 0f05d479
said-items-most =
    Attendu : un tableau d’au plus { $most } { $most ->
        [one] élément
       *[other] éléments
    }.
# en: 1cbc1e19
said-items =
    Attendu : un tableau de { $number } { $number ->
        [one] élément
       *[other] éléments
    }.
# en: 768f81e2
said-members-least =
    Attendu : un objet d’au moins { $least } { $least ->
        [one] élément
       *[other] éléments
    }.
# en: 2bb12430
said-members-most =
    Attendu : un objet d’au plus { $most } { $most ->
        [one] élément
       *[other] éléments
    }.
# en: 4de52146
said-characters-most =
    Attendu : une chaîne d’au plus { $most } { $most ->
        [one] caractère
       *[other] caractères
    }.
# en: d65b5759
said-expected = Attendu : { $form }, et non { $form2 }.
# en: e105d73f
said-must-be = La valeur doit être { $form }.
# en: 7d3918fc
said-no-parameter = Il n’y a pas de paramètre `{ $parameter }` ici, seulement { $known }.
# en: 3f97d61f
said-repeated = `{ $parameter }` figure plus d’une fois.
# en: c5cb4cf9
said-parameter = `{ $parameter }` est { $form }.
# en: edfdd10b
form-integer = un entier
# en: 225e56a6
form-number = un nombre
# en: 30da439a
form-string = une chaîne
# en: 3a9a3ba1
form-boolean = true ou false
# en: 262099f0
form-array = un tableau
# en: 49787228
form-object = un objet
# en: 90d2628c
form-null = null
# en: a267a28c
form-either-word = `true` ou `false`
# en: 6e57ac48
form-in-range = un nombre de { $least } à { $most }, comme { $example }
# en: 4566bb11
form-id = 20 lettres de a à z ou chiffres de 2 à 7
# en: a9f0b4e2
form-player-id = l’identifiant d’un joueur, 20 lettres de a à z ou chiffres de 2 à 7 ; on ne peut pas se réserver une place à soi-même
# en: ee2b585c
form-me-or-id = `me` ou l’identifiant d’un joueur
# en: f370f791
form-hex =
    { $digits } { $digits ->
        [one] chiffre hexadécimal
       *[other] chiffres hexadécimaux
    }
# en: 19cfb099
form-hex-dry = 64 chiffres hexadécimaux, ou ceux-ci suivis de -dry
# en: 41441b39
form-ruleset = un nom en minuscules, comme schotten_totten
# en: 450a607d
form-group = un nom en minuscules, comme tactics
# en: 0b7cc936
form-clause = des lettres et un nombre, comme ST-04
# en: ed99b2ba
form-ascii = de { $least } à { $most } caractères ASCII imprimables
# en: a284e7ad
form-etags = une liste d’étiquettes d’entité, comme "7-0", ou *
# en: d09854e0
form-time = une heure selon RFC 3339, comme 2026-11-21T09:00:01.250Z
# en: 0557df31
form-day = un jour, comme 2026-11-21
# en: bbe6b6fb
form-cursor = un texte d’au plus { $most } caractères, comme MQ
# en: 337ce1a1
form-name-start = 2 caractères ou plus, comme Ann
# en: 925352ea
form-url = une URL https de caractères ASCII imprimables, sans blancs
# en: 023a73ba
form-feed-position = la `position` d’un message, comme 1795880000000
# en: face519e
form-version = une version en chiffres, comme 7
# en: b4e1e2fa
form-label = le nom et la valeur d’une étiquette, comme `cup:2026`
# en: 02d5760f
form-label-name = le nom d’une étiquette, comme `cup` ou `round.1`
# en: 266a6d08
form-label-value = de 1 à 40 lettres, chiffres ou `_.:-`, comme 2026
# en: e508cc38
form-or = { $form } ou { $form2 }
# en: 065a9fcf
said-method = La méthode n’est pas permise pour l’URL demandée.
