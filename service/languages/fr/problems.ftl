### Requêtes refusées : titres des sortes de problèmes, puis détails.


## Titres

# en: aaa27eb5
problem-not-found = Introuvable
# en: 8a112131
problem-method-not-allowed = Méthode non permise
# en: 4b549edd
problem-range-not-satisfiable = Plage inexistante
# en: 81e8bd91
problem-unauthorized = Jeton absent ou inconnu
# en: 895c4d95
problem-wrong-recovery-code = Mauvais code de récupération
# en: bcb942d8
problem-too-slow = Corps trop lent
# en: 1b4eca06
problem-too-large = Corps trop grand
# en: fbbee495
problem-unsupported-media-type = Pas du JSON
# en: 0ffb6885
problem-bad-request = HTTP non valide
# en: 7234a92e
problem-malformed = Pas du JSON
# en: 80b5f97b
problem-expectation-failed = Attente inconnue
# en: 937cdcb9
problem-not-implemented = Non pris en charge
# en: 85a2178d
problem-invalid = Mauvaise forme
# en: e0f762bb
problem-idempotency-key-reused = Clé d’idempotence réutilisée
# en: 503fd729
problem-forbidden = Pas à vous
# en: 435756c9
problem-stale-version = La partie a avancé
# en: 6ec3a9bd
problem-illegal-move = Coup interdit
# en: cf707131
problem-not-your-turn = Pas votre tour
# en: 3d083421
problem-list-goes-on = La liste va trop loin
# en: 027cf2c8
problem-no-open-seat = Aucune place libre
# en: 527142cb
problem-already-seated = Déjà à la table
# en: 73e00d11
problem-not-started = Pas commencée
# en: 64c07b8c
problem-undo-off = Pas d’annulation dans cette partie
# en: 58780c27
problem-hints-off = Pas d’indices dans cette partie
# en: 0ea76af5
problem-webhook-disabled = Le webhook est désactivé
# en: 9a3d7995
problem-cannot-undo = Annulation impossible
# en: b4edc6f6
problem-not-finished = Pas terminée
# en: 5f3c6bf5
problem-other-game = Autre partie
# en: e0c0e357
problem-not-proven = Non prouvé
# en: 762d9594
problem-game-over = Partie terminée
# en: bb2931fd
problem-rules-version-gone = Version des règles disparue
# en: 6a45f26c
problem-unreadable-log = Journal illisible
# en: b3cdaa53
problem-too-many-requests = Trop de requêtes
# en: b75a1567
problem-too-often = Trop souvent
# en: d1f20810
problem-too-many-games = Trop de parties
# en: 00b0de13
problem-unavailable = Pas maintenant
# en: 0f1bc410
problem-storage-full = Plus d’espace
# en: 14bccdb2
problem-storage-unusable = Redis mal configuré
# en: 5df43f36
problem-internal-error = Erreur interne

## Détails

# en: 8164d766
absent-may-come = Les participants absents peuvent encore venir.
# en: defb209b
absent-not-at-table = Les participants absents doivent être à cette table.
# en: 87caccf8
address-too-many-match-requests =
    Votre adresse a déjà { $max_of_client } { $max_of_client ->
        [one] recherche de partie
       *[other] recherches de partie
    } en attente.
# en: a4a20c2d
address-too-many-requests = Votre adresse a trop de requêtes en cours.
# en: 6aebadb9
address-too-many-streams = Votre adresse a trop de flux et d’attentes longues.
# en: 22826ad9
address-too-many-webhooks =
    Votre adresse a { $most } { $most ->
        [one] webhook
       *[other] webhooks
    }, le maximum ; supprimez-en un d’abord.
# en: c7804afb
address-without-slash = L’adresse doit être un chemin qui commence par une barre oblique.
# en: ac079075
already-in-game = Vous avez déjà une place dans cette partie.
# en: a44d432f
already-in-series = Vous participez déjà à cette série.
# en: 4a8630f1
another-can-be-invited = Un autre joueur peut être invité : sa place est `open` jusqu’à ce qu’il la prenne.
# en: a7dcea68
archive-not-audited =
    L’archive n’a pas pu être vérifiée : { $attempts ->
        [one] { $attempts } tentative a échoué
       *[other] { $attempts } tentatives ont échoué
    }.
# en: 0ec47ede
arena-duration = Une arène a une durée en secondes ; aucun autre format n’en a.
# en: 2beb0697
authorization-not-bearer = Authorization doit être `Bearer` suivi d’un jeton.
# en: 9d131d43
body-against-schema = Le corps ne correspond pas au schéma.
# en: 187e77d4
body-breaks-off = Le corps est interrompu.
# en: 93a8208c
body-not-archive = Le corps n’est pas une archive.
# en: 4484ccbf
body-not-json = Le corps n’est pas du JSON valable : { $error }.
# en: 47e47a07
body-of-other-type = Le corps doit être envoyé avec Content-Type: { $media }.
# en: 5c155297
body-over-limit =
    Le corps dépasse la limite de { $largest } { $largest ->
        [one] octet
       *[other] octets
    }.
# en: bea6e779
choice-of-other-move = Le choix n’est pas celui du coup.
# en: 4d220e2c
choice-too-long =
    Un choix a au maximum { $max_choice } { $max_choice ->
        [one] caractère
       *[other] caractères
    } en JSON canonique.
# en: 47a0dcd7
chosen-already = Vous avez déjà choisi. Tous les choix sont révélés quand la dernière place a choisi.
# en: 378bf813
commitment-form = Un engagement est fait de 64 chiffres hexadécimaux à la place d’un nonce, dans une série qui a un moment pour l’ouvrir.
# en: be9270ae
cursor-invalid = Le curseur n’est pas valide, ou appartient à une autre liste.
# en: 6fadb604
decided-not-replicated = La version { $last } est décidée, mais trop peu de réplicas de Redis l’ont déjà, si bien qu’un basculement pourrait la perdre ; renvoyez la même requête avec la même Idempotency-Key, ou consultez la partie.
# en: dbac0190
elimination-table-size = Une élimination se joue à deux par table.
# en: da1e62bd
fork-earlier-version = Cette partie a fini à la version { $version } ; on peut en repartir de toute version antérieure.
# en: 92bfd47e
formats-with-rounds = Seules une série toutes rondes et une série au système suisse ont un nombre de rondes.
# en: 28c56690
game-at-version = La partie est à la version { $version }.
# en: a6e26442
game-ended = Cette partie est terminée.
# en: 02a06fd6
game-ended-analyse-it = Cette partie est terminée ; elle peut être analysée.
# en: 791465c3
game-ended-before-move = La partie s’est terminée au coup précédent, donc la liste doit finir par celui-ci.
# en: b3a34e79
game-ended-long-ago = La partie est terminée depuis plus de dix minutes.
# en: e2e0716f
game-has-versions = La partie { $game } a les versions 1 à { $number }, pas { $at }.
# en: 80181d56
game-no-seat = Cette partie n’a pas de place { $seat }.
# en: d0be683a
game-no-version = Cette partie n’a pas de version { $version }.
# en: 8f5c406f
game-not-begun = La partie commence quand plus aucune place n’est ouverte.
# en: 0f5e663e
game-or-player-gone = La partie ou le joueur n’existe plus.
# en: 86f5540c
game-rules-gone = Cette partie se joue avec la version { $rules_version } de { $ruleset }, qui a disparu.
# en: 697beb47
game-with-other-chain = Une partie avec cet identifiant existe déjà, et sa chaîne est différente.
# en: 084b1bf2
header-expect = L’en-tête Expect peut indiquer 100-continue, et rien d’autre.
# en: 4341917c
header-host = L’en-tête Host doit nommer un seul hôte.
# en: 75828c69
hints-on-your-turn = Les indices sont réservés à la place dont c’est le tour.
# en: e0c363dd
invitations-need-token = Les places des joueurs et les invitations demandent le jeton d’un joueur.
# en: f998c0a5
joining-closed = Les inscriptions sont closes.
# en: 068cbe57
key-created-player = Cette Idempotency-Key a déjà créé un joueur, avec un autre corps, ou un joueur effacé depuis.
# en: 80eb69a9
key-created-token = Cette Idempotency-Key a déjà créé un jeton, avec un autre corps, ou un jeton révoqué depuis.
# en: d110642b
key-of-other-body = Cette Idempotency-Key a déjà été envoyée avec un autre corps.
# en: 9dec687d
key-of-webhook = Cette Idempotency-Key a servi pour un webhook avec un autre corps.
# en: e0656121
key-opened-deleted-game = Cette Idempotency-Key a ouvert une partie qui a été supprimée ; prenez-en une nouvelle.
# en: 9b9c9aff
key-opened-other-game = Cette Idempotency-Key a déjà ouvert une partie, avec un autre corps.
# en: 1976354a
key-opened-ended-game = Cette Idempotency-Key a ouvert une partie terminée depuis longtemps ; prenez-en une nouvelle.
# en: fa88f9c9
key-too-short = `Idempotency-Key` : { $long_key } quand un invité prend une place.
# en: 5137891b
last-turn-over = Votre dernier tour est fini, et vous n’avez encore rien décidé dans celui-ci.
# en: e9a708c7
link-makes-no-link = Un lien peut créer un jeton pour jouer ou lire, mais pas un autre lien.
# en: 94c4c971
link-token-only-makes-token = Un jeton de lien peut seulement créer un jeton pour un autre appareil.
# en: 9109cefc
log-has-leaves =
    Le journal n’a que { $size } { $size ->
        [one] feuille
       *[other] feuilles
    }.
# en: 0f9b0959
log-of-series = C’est le journal d’une série ; importez chacune de ses parties par sa propre archive.
# en: dd4c0b88
machine-too-slow-to-date = Cette machine est trop lente pour dater la décision ; réessayez.
# en: bb6c8011
match-request-expired = Cette recherche de partie a expiré ou a déjà abouti.
# en: 0a914287
method-unknown = Cette méthode est inconnue.
# en: a617c49e
move-is-choice = Le coup { $place } est un choix que d’autres font en même temps, donc la liste doit finir par lui.
# en: 90482526
move-reveals = Le coup { $place } pioche ou vous montre quelque chose de nouveau, donc la liste doit finir par lui.
# en: b58fdbe9
named-game-no-seat = La partie { $game } n’a pas de place { $seat }.
# en: 39d50b3b
needs-player-or-seat-token = Il faut pour cela le jeton d’un joueur, ou d’une place de `game`.
# en: 1dd007ea
needs-player-token = Il faut pour cela le jeton d’un joueur.
# en: 102041c7
needs-webhook-token = Il faut pour cela le jeton qui a créé le webhook, ou son secret.
# en: 3f56bc26
no-automatic-step = Cette série n’a pas d’étape automatique en ce moment.
# en: 9c1e1a04
no-file-or-game = Il n’y a pas de fichier ni de partie { $game }.
# en: 1e7b7c86
no-formats-version = Ce service n’a pas la version { $formats_version } des formats de séries.
# en: 74edb4fa
no-game = Il n’y a pas de partie { $game }.
# en: a913307d
no-group = Il n’y a pas de groupe « { $group } » ; il y a { $list }.
# en: 407b8fc7
no-human-holds-seat = Plus aucun humain n’occupe cette place.
# en: 87b4588a
no-level = Il n’y a pas de niveau « { $level } » dans { $ruleset } ; il y a { $list }.
# en: 65e81948
no-more-streams = Le service ne peut pas ouvrir d’autres flux maintenant ; réessayez, ou interrogez-le régulièrement.
# en: 959acb88
no-nonce-to-open = Aucun nonce de ce participant n’est à ouvrir maintenant.
# en: e3223a2e
no-participant-number = Aucun participant n’a ce numéro, ou il a déjà demandé une exemption.
# en: a959261e
no-participant-or-bye = Aucun participant n’a ce numéro.
# en: 827ae357
no-render-mode-ansi = Il n’y a pas de mode d’affichage « { $render_mode } » ; il y a « ansi ».
# en: 97b47364
no-rules-to-learn = Il n’y a pas de règles « { $ruleset } ».
# en: d87173e6
no-rules-version = Ce service n’a pas la version { $version } des règles de { $name }.
# en: 04139f2a
no-rules-version-of = Ce service n’a pas la version { $rules_version } des règles de { $ruleset }.
# en: b090e7f7
no-ruleset = Il n’y a pas de règles « { $name } ».
# en: 45ac1b2a
no-running-clock = Cette partie n’a pas d’horloge en marche.
# en: 6f34f6d9
no-seat = Il n’y a pas de place { $known }.
# en: 02625d96
no-seat-counted-from =
    Il n’y a pas de place { $seat } ; il y en a { $number }, { $number ->
        [one] comptée
       *[other] comptées
    } à partir de 0.
# en: 68d8d40e
no-seats =
    { $title } ne se joue pas à { $seats } { $seats ->
        [one] place
       *[other] places
    }.
# en: 40b85149
no-such-analysis = Cette partie n’a pas cette analyse, ou elle n’a pas été demandée depuis 30 jours.
# en: 67aa9026
no-such-archive = Il n’y a pas cette archive, ou elle a été envoyée il y a trop longtemps.
# en: ba2b857a
no-such-clause = Les règles de { $name } n’ont pas de clause « { $clause } » ; elles ont { $numbers } à { $numbers2 }.
# en: e728a7ba
no-such-game = Cette partie n’existe pas.
# en: 154a283c
no-such-games = Ces parties n’existent pas.
# en: ff0e4454
no-such-hint = Cet indice n’existe pas, ou il a été demandé il y a trop longtemps.
# en: 08bcb1eb
no-such-participant = Cette série n’a pas ce participant.
# en: e57d94d2
no-such-player = Ce joueur n’existe pas.
# en: 99728f4d
no-such-series = Cette série n’existe pas.
# en: e2569ce3
no-such-series-version = Cette série n’existe pas, ou n’a pas cette version.
# en: 0edba8f0
no-such-token = Vous n’avez pas de jeton avec cet identifiant.
# en: ffd5bbb0
no-such-webhook = Ce webhook n’existe pas.
# en: ffa0ce87
no-table-expects-result = Aucune table de cette série n’attend le résultat de cette partie.
# en: 0b8a6a34
nonce-not-committed = Ce nonce n’est pas celui de l’engagement.
# en: 14dc68e0
nonce-of-choice-before = Votre choix précédent avait le même nonce, donc d’autres pourraient deviner ce choix ; prenez-en un nouveau.
# en: e695bb37
nonce-of-choice-form = Le nonce d’un choix doit avoir de { $min_nonce } à 64 chiffres hexadécimaux.
# en: cfb6d80f
nonce-of-human-seat = Un nonce appartient à une place humaine, et a jusqu’à 64 chiffres hexadécimaux.
# en: dda5f988
nonce-or-organiser-invalid = Le nonce ou l’identifiant de l’organisateur n’est pas valide.
# en: 62a9aa18
not-in-segment = Cette partie n’est dans aucun segment : elle est dans Redis, a été supprimée ou n’a jamais existé.
# en: 5988186a
not-series = Ce n’est pas une série.
# en: 3f058524
not-your-seat-to-leave = Vous ne pouvez quitter que votre propre place.
# en: c58c96cc
not-yourself-blocked = Vous ne pouvez pas vous bloquer vous-même.
# en: 7acf9d50
nothing-at-address = Il n’y a rien à cette adresse.
# en: e4a7524f
nothing-decided = Vous n’avez rien décidé depuis la décision d’une autre place, donc il n’y a rien à annuler.
# en: 385c2eff
one-seat-a-player = Un joueur a une seule place dans une partie.
# en: 3985187e
only-finished-analysed = Seule une partie terminée peut être analysée, et celle-ci ne l’est pas.
# en: faac92aa
only-finished-forked = On ne peut repartir que d’une partie terminée, et celle-ci ne l’est pas.
# en: df4f48f9
only-finished-played-again = Seule une partie terminée peut être rejouée, et celle-ci ne l’est pas.
# en: d99933fc
only-operator-deletes = Seul l’opérateur peut supprimer une partie.
# en: 08c39efa
only-organiser = Seul l’organisateur de cette série peut faire cela.
# en: 5cac56c3
only-participant-withdraws = Seul le participant lui-même, ou l’organisateur, peut le retirer.
# en: 08f0fec6
only-participants-rest = Seuls les participants eux-mêmes demandent une exemption.
# en: c268152d
only-players-rematch = Seuls les joueurs de la partie peuvent demander une revanche.
# en: a2a8441f
only-seated-send-phrases = Seuls les joueurs à la table peuvent envoyer des phrases.
# en: 0adf2405
only-swiss-half-bye = Seule une série au système suisse déjà commencée a une exemption à un demi-point, sauf à sa dernière ronde.
# en: 2fe26ce1
opened-without-hints = Cette partie a été ouverte sans indices.
# en: 4e06a044
operator-plays-no-seat = L’opérateur n’occupe aucune place.
# en: 1145f9cb
options-invalid = Les options ne sont pas valides.
# en: 87c6770e
options-of-other-game = Les options ne sont pas celles de { $title } : { $error }.
# en: d0f79924
organiser-withdraws-none-now = L’organisateur ne retire aucun participant pendant l’ouverture des nonces : cela changerait le tirage au sort.
# en: 62be2cd0
other-audits-running = D’autres vérifications sont en cours ; redemandez quand elles seront terminées.
# en: f923edc0
other-seat-waited-for = On attend { $called }, donc vous ne pouvez rien annuler maintenant.
# en: 76cbef6f
own-games-need-token = Vos propres parties demandent le jeton d’un joueur.
# en: 18011dc0
participant-form = Un participant est un joueur, ou une IA d’un niveau.
# en: c3f8d70f
participant-or-nonce-invalid = Le participant ou le nonce n’est pas valide.
# en: 3ccd4e35
player-erased = Le joueur de ce jeton a été effacé.
# en: 1a11ce59
player-erased-or-link-used = Le joueur de ce jeton a été effacé, ou son lien a déjà servi.
# en: 04f9dc2a
player-gone = Ce joueur n’existe plus.
# en: 32f99522
player-me-without-token = `player=me` demande le jeton d’un joueur.
# en: f430e2d3
player-or-nonce-invalid = L’identifiant du joueur ou le nonce n’est pas valide.
# en: 4138f098
ranks-with-gaps = Il doit y avoir un rang par place, à partir de 0 et sans trous.
# en: bb778dc3
rate-limit-exceeded =
    Limite de fréquence dépassée ; réessayez dans { $reset } { $reset ->
        [one] seconde
       *[other] secondes
    }.
# en: 7459b8e2
rated-without-hints = Cette partie peut compter pour les cotes (`rated`), donc elle n’a pas d’indices.
# en: 11c810bb
rated-without-undo = Cette partie peut compter pour les cotes (`rated`), donc rien ne peut y être annulé.
# en: 5676b2aa
recovery-code-unknown = Ce n’est le code de récupération de personne, ou un plus récent l’a remplacé.
# en: bd335683
replay-too-large = La relecture de cette archive dépasse { $largest_replay } Mio.
# en: 2687462a
round-being-paired = Les appariements de la ronde suivante sont en cours : rejoignez la série quand elle aura commencé.
# en: 044dea7c
seat-form = Une place est celle d’un joueur, d’un invité, d’une IA d’un niveau, ou ouverte.
# en: 874e356e
seat-no-longer-reserved = Cette place ne vous est plus réservée.
# en: 2bcf3216
seat-not-reserved = Cette place ne vous est pas réservée.
# en: 39b9d4ed
seat-of-another = Un autre joueur ou une IA occupe cette place.
# en: 70a7d436
seat-says-too-often =
    Une place dit une seule chose toutes les { $pause_seconds } { $pause_seconds ->
        [one] seconde
       *[other] secondes
    }.
# en: 1bc742f7
seat-too-many-hints =
    Votre place a déjà { $max_pending } { $max_pending ->
        [one] indice
       *[other] indices
    } en attente ; réessayez quand l’un d’eux sera prêt.
# en: f57dc3b2
series-begun = Cette série a commencé.
# en: 8289f6e1
series-begun-not-joined = Cette série a commencé : on ne rejoint qu’une arène, ou une série au système suisse avant sa dernière ronde.
# en: 370ee36e
series-ended = Cette série est terminée.
# en: b9a23afd
series-full = Toutes les places de cette série sont prises.
# en: 83d6687b
series-start = Une série commence dans moins d’un an, et pas dans le passé.
# en: 2e554d54
service-failed = Le service a échoué.
# en: 907eb367
some-tokens-of-no-seat = Certains jetons n’appartiennent à aucune place de leur partie.
# en: 4dd5d023
table-too-large =
    Une table a { $seats } { $seats ->
        [one] place
       *[other] places
    }, et { $places } { $places ->
        [one] personne peut
       *[other] personnes peuvent
    } participer.
# en: 0ce1dbb3
time-not-over = Le temps de la place qui doit jouer n’est pas écoulé.
# en: 9009644a
token-no-longer-valid = Ce jeton n’est plus valable.
# en: 54d33438
token-of-neither = Ce jeton n’est ni celui d’un joueur ni celui de l’opérateur ; celui d’une place ne vaut que pour les chemins de sa partie.
# en: d2b74e0c
token-of-no-seat = Ce jeton n’appartient à aucune place de cette partie.
# en: 3bf07d1b
token-only-reads = Ce jeton permet seulement de lire.
# en: 6a75675e
token-unknown = Ce jeton est inconnu, révoqué ou expiré.
# en: 3dd3202c
too-few-participants =
    { $number ->
        [one] { $number } personne participe
       *[other] { $number } personnes participent
    }, et une table a { $seats } { $seats ->
        [one] place
       *[other] places
    }.
# en: 28f8312f
too-few-would-play = Trop peu de personnes joueraient.
# en: 0c194609
too-many-blocked =
    Vous bloquez déjà { $max_blocked } { $max_blocked ->
        [one] joueur
       *[other] joueurs
    } ; débloquez-en un d’abord.
# en: cefbe70d
too-many-choices-back = Vous avez repris vos choix { $max_withdrawn } fois, et le maximum est atteint.
# en: e6c7ea21
too-many-concurrent-requests = Trop de requêtes simultanées dans cette partie ; réessayez.
# en: 0d36e1cc
too-many-invitations = Vous pouvez inviter { $max_sent } fois par jour, et un même joueur { $max_to_one } fois ; laissez la place ouverte.
# en: a8c5dea5
too-many-match-requests = Trop de recherches de partie sont en attente ; réessayez.
# en: db0331c9
too-many-redeliveries = Trop de renvois vers ce webhook sont en attente.
# en: baa79c9c
too-many-requests-at-once = Trop de requêtes sont en cours ; réessayez.
# en: 976564f5
too-many-tokens =
    Un joueur a au maximum { $max_tokens } { $max_tokens ->
        [one] jeton
       *[other] jetons
    } ; révoquez-en un d’abord.
# en: 3702148c
too-many-undos = Vous avez annulé { $max_undos } fois depuis la décision d’une autre place, et le maximum est atteint.
# en: 46f8095f
too-many-unfinished-games = La limite de { $most } pour vos parties en cours est atteinte : terminez-en ou quittez-en une pour en ouvrir une autre.
# en: 433268b5
too-many-webhooks =
    Vous avez déjà { $max_webhooks } { $max_webhooks ->
        [one] webhook
       *[other] webhooks
    } ; supprimez-en un d’abord.
# en: e34bd119
transfer-coding-unknown = Un corps peut avoir le codage de transfert chunked, une fois, et aucun autre.
# en: 66e732e2
turn-over = Votre tour est fini, donc rien n’en peut être annulé.
# en: 39add50f
undo-began-later = Ce qui peut être annulé commence à la version { $version } ; la version { $version2 } est antérieure.
# en: 66a2c73c
undo-not-before = La partie est à la version { $version }, donc elle ne peut pas revenir à la version { $version2 }.
# en: 2afc1c5f
undo-own-choice-only = Les places choisissent en même temps à ce stade, donc vous ne pouvez annuler que votre propre choix.
# en: d2a7dd23
undo-to-choice = Vous avez choisi à la version { $version }, donc vous ne pouvez revenir qu’à la version { $version2 }.
# en: 5e2b96bb
version-unknown-in-failover = Pendant un basculement de Redis, on ne sait pas si cette partie a une version { $version }.
# en: 87efd4ea
waiting-without-player = `waiting` demande `player=me`.
# en: 3b6c249a
webhook-gone = Le webhook n’existe plus : renvoyez la même requête.
# en: d110ed19
webhook-is-disabled = Ce webhook est désactivé ; activez-le d’abord.
# en: 7e5fd45f
wrong-number-of-seats =
    Cette partie a { $number } { $number ->
        [one] place
       *[other] places
    }, pas { $number2 }.
# en: f28991a7
you-hold-no-seat = Vous n’avez pas de place dans cette partie.
# en: 335f6aa3
you-not-blocked-player = Vous n’avez pas bloqué ce joueur.
# en: a4301975
your-time-over = Votre temps est écoulé.
# en: 89e72156
body-too-slow =
    Un corps doit arriver à un débit d’au moins { $bytes } { $bytes ->
        [one] octet
       *[other] octets
    } en { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
# en: 8e268086
data-of-another-version = Une autre version du service a écrit des données que cette version ne sait pas lire ; essayez une version plus récente.
# en: 7070c791
log-unreadable = Ce service ne sait pas lire la version { $version } du journal de la partie.
# en: 932e8209
after-upgrade = Ce sera possible quand plus aucun composant d’une ancienne version de Cairn ne tournera et que la mise à niveau sera terminée.
# en: a5b228b8
audit-over-memory = La vérification de cette archive dépasse sa limite de mémoire.
# en: 64e393ef
audit-over-time = La vérification de cette archive dépasse sa limite de temps.
# en: 9f3be958
if-match-names-none = La partie est à la version { $version }, et If-Match n’en nomme aucune.
# en: a691c4b2
game-not-at-version = La partie est à la version { $version }, pas { $expected }.
# en: 8f29aeab
game-full = Toutes les places de cette partie sont prises.
# en: 30c29787
game-full-or-reserved = Toutes les places de cette partie sont prises ou réservées.
# en: 5d838617
needs-operator-token = Il faut pour cela le jeton de l’opérateur.
# en: dacb05a3
needs-seat-token = Il faut pour cela le jeton d’une place.
# en: 7e42d3dd
proof-not-passed = La preuve « { $name } » n’a pas réussi : { $why }.
# en: b78b3635
proof-not-passed-at = La preuve « { $name } » n’a pas réussi à la version { $version } : { $why }.
# en: e3aa6327
done-not-replicated = C’est fait, mais trop peu de réplicas de Redis l’ont déjà, si bien qu’un basculement pourrait le perdre ; renvoyez la même requête, ou voyez si c’est acquis.
# en: 1b84847b
segment-unreadable = { $what } : { $reason }.
# en: 9009396e
segment-lost = il est perdu ou endommagé
# en: 5ebde014
segment-store-missing = le dépôt des parties terminées manque, ou ne peut pas être utilisé
# en: 4935bc6b
game-in-segment = La partie { $game } se trouve dans { $name } et ne peut pas y être lue
# en: f0f305da
segment-not-read = { $name } ne peut pas être lu
# en: 07a20452
undo-blocked-by-draw = La version { $version } a pioché, et ce qui a été pioché est connu.
# en: ccfa6da9
undo-blocked-by-reveal = La version { $version } a révélé quelque chose.
# en: 19fe370e
too-many-games-of-ais = La limite de { $most } pour les parties jouées seulement par des IA est atteinte : ouvrez-en une autre quand l’une sera terminée.
# en: dd3478e2
too-many-hints = Trop d’indices sont en cours ou en attente ; réessayez.
# en: 29d4808e
address-too-many-hints =
    Votre adresse a { $number } { $number ->
        [one] indice
       *[other] indices
    } en cours ou en attente, son maximum ; réessayez quand l’un d’eux sera prêt.
# en: 1bd5fe5c
too-many-analyses = Trop d’analyses sont en cours ou en attente ; réessayez.
# en: c445d05a
address-too-many-analyses =
    Votre adresse a { $number } { $number ->
        [one] analyse
       *[other] analyses
    } en cours ou en attente, son maximum ; réessayez quand l’une d’elles sera prête.
# en: c67b00c6
too-many-imports = Trop d’importations sont en cours ou en attente ; réessayez.
# en: 83507dd9
address-too-many-imports =
    Votre adresse a { $number } { $number ->
        [one] importation
       *[other] importations
    } en cours ou en attente, son maximum ; réessayez quand l’une d’elles sera finie.
# en: 5080e803
only-finished-adopted = Seule une place d’une partie terminée peut être adoptée, et celle-ci ne l’est pas.
# en: c5ede8cd
seat-without-guest = Aucun invité n’a cette place, donc aucun joueur ne peut l’adopter.
# en: 18f42331
seat-has-player = Cette place a déjà un joueur.
# en: 20020340
token-of-other-guest = Ce n’est pas le jeton de la place { $seat } d’un invité.
# en: 0e3af93a
program-adopts-no-seat = Un programme ne peut pas adopter la place d’un invité.
# en: 2c01ad70
seat-adopted-just-now = Un autre joueur vient d’adopter cette place, ou la partie a été déplacée dans un segment.
# en: 0fae4045
game-without-level = { $game } n’a pas de niveau `{ $level }`.

## Ce que Redis refuse

# en: f11e4333
redis-too-old = Redis est plus ancien que ce dont le service a besoin.
# en: 019b9efa
redis-of-other-kind = Redis est d’une autre sorte que celle pour laquelle le service est configuré.
# en: 11be993c
redis-other-format = Ce qui est dans Redis a un autre format que celui que cette version du service connaît.
# en: 54deccc6
redis-other-key = Les parties ont été ouvertes avec une autre CAIRN_KEY que celle du service.
# en: 5ddf8f75
redis-no-memory = Redis n’a plus de place, donc rien ne peut être écrit.
# en: 578b4868
redis-wrong-password = Redis n’accepte pas le nom ou le mot de passe du service.
# en: 28e57cc3
redis-no-permission = Redis ne permet pas au service une commande dont il a besoin.
# en: 1cbe1bbc
redis-read-only = Redis est maintenant un réplica en lecture seule, donc rien ne peut être écrit.
# en: 006a62e4
redis-loading = Redis est encore en train de charger ses données.
# en: 0fbf8382
redis-lost-primary = Redis est un réplica qui a perdu son serveur principal.
# en: 523b0c05
redis-cluster-down = Le Redis Cluster est en panne.
# en: 183590ea
redis-cluster-moving = Le Redis Cluster est en train de déplacer ses clés.
# en: 646e5131
redis-other-node = Cette clé est gardée par un autre nœud d’un Redis Cluster.
# en: f531de09
redis-unreachable = Redis est inaccessible ; réessayez.
# en: 42e05d81
redis-other-program = Un autre programme que Redis répond à son adresse.
# en: 3c2d5e2f
redis-refused = Redis a refusé une commande du service.
# en: 45eb240c
redis-disk = Redis ne peut pas écrire sur son disque, donc rien ne peut être écrit.
# en: 4bd78a53
redis-too-few-replicas = Redis a trop peu de réplicas maintenant, donc rien ne peut être écrit.
# en: 1c26ae9c
redis-became-replica = Redis vient de devenir un réplica.
# en: b41c5ad3
redis-busy = Redis est occupé par un script.
