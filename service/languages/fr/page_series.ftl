### Les séries de parties.

# en: 563c16ef
tournament-title = Séries
# en: f71c9267
tournament-lead = Des tournois qui se déroulent seuls : les rondes sont appariées, les parties ouvertes, les résultats comptés. Le tirage au sort et les appariements peuvent être prouvés.
# en: c6ef55a3
tournament-none = Il n’y a pas encore de série.
# en: 6ca78852
tournament-open-first = Donnez un nom, et ouvrez la première.
# en: a7c284ae
tournament-statuses-open = Ouvertes
# en: bd7b7467
tournament-statuses-running = En cours
# en: 27aff362
tournament-statuses-finished = Terminées
# en: bc94a20b
tournament-formats-round_robin = Toutes rondes
# en: 8c9db759
tournament-formats-swiss = Système suisse
# en: f1f3d8cb
tournament-formats-single_elimination = Élimination simple
# en: 7408d942
tournament-formats-double_elimination = Élimination double
# en: 6fb63550
tournament-formats-arena = Arène
# en: 69f33a1b
tournament-format-meanings-round_robin = chacun rencontre tous les autres
# en: 300addf8
tournament-format-meanings-swiss = à points égaux on se rencontre, jamais deux fois
# en: 324c6432
tournament-format-meanings-single_elimination = une défaite, et c’est l’élimination
# en: d0428886
tournament-format-meanings-double_elimination = deux défaites, et c’est l’élimination
# en: 1783bfa3
tournament-format-meanings-arena = les joueurs libres sont appariés, pendant un temps fixé
# en: 05e4c22b
tournament-taken =
    { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $places }
# en: 2f9e822a
tournament-organiser = par { $name }
# en: 6a372dfe
tournament-join = Participer
# en: ac396ebf
tournament-commit = Participer et protéger le tirage
# en: 1db7cb17
tournament-commit-help = Ce navigateur garde un nombre aléatoire, pour que le tirage au sort ne puisse pas être choisi. Gardez cette page ouverte pendant deux minutes à la clôture des inscriptions, sinon vous ne participez pas.
# en: f8779c79
tournament-opening = Les inscriptions sont closes. Le tirage au sort aura lieu quand tous auront dévoilé leur nombre aléatoire.
# en: 960869b3
tournament-leave = Se retirer
# en: 334fa0bf
tournament-start = Commencer maintenant
# en: 5b92092f
tournament-end = Finir maintenant
# en: 9e4c39f9
tournament-your-table = Votre partie
# en: 2104dde8
tournament-come-until = Prenez place avant { $at }, sinon vous perdez la partie.
# en: 46ac7d59
tournament-yours = Vous jouez contre { $names }.
# en: 91e8396d
tournament-bye = Exemption pour { $name }
# en: 9697723d
tournament-no-table-yet = Votre prochaine partie vient avec la prochaine ronde.
# en: 21b8d237
tournament-standings = Classement
# en: ca68a919
tournament-columns-rank = Rang
# en: 4948d933
tournament-columns-who = Qui
# en: a8f57c12
tournament-columns-points = Points
# en: 2e4881f9
tournament-columns-won = V
# en: 6e2d142b
tournament-columns-drawn = N
# en: 44c74152
tournament-columns-lost = D
# en: 484a89b0
tournament-whole-columns-won = Victoires
# en: 23780097
tournament-whole-columns-drawn = Nulles
# en: 1958c7fe
tournament-whole-columns-lost = Défaites
# en: d37154f2
tournament-tie-breaks-direct_encounter = Direct
# en: 1daec082
tournament-tie-breaks-buchholz = Buchholz
# en: 1fc1b7f2
tournament-tie-breaks-sonneborn_berger = S-B
# en: 8e778547
tournament-tie-breaks-wins = Victoires
# en: 2eb2f3aa
tournament-rounds = Rondes
# en: 9e18fe23
tournament-round = Ronde { $number }
# en: 6a1ead11
tournament-bracket = Tableau
# en: af42351c
tournament-no-show = absence
# en: 3139d532
tournament-history = Parties : { $name }
# en: 2be50295
tournament-close = Fermer
# en: 885445fa
tournament-points-help = Une victoire compte 2, une nulle 1. Choisissez un nom pour voir ses parties.
# en: 99e4ce89
tournament-withdrawn = retrait
# en: 0dce37e4
tournament-bot = bot
# en: af33ad41
tournament-proof = Preuve
# en: b4b5bd64
tournament-proof-help = Le tirage au sort, et les identifiants de toutes les parties, découlent d’un secret auquel la série était engagée avant la première inscription.
# en: 7958a299
tournament-check = Vérifier les preuves
# en: f785a084
tournament-proofs-passed = réussie
# en: 502a9005
tournament-proofs-failed = échouée
# en: 79b50408
tournament-proofs-not_yet = après la fin
# en: f4ab5896
tournament-proofs-unavailable = impossible ici
# en: e51fbc07
tournament-proof-names-chain = Rien n’a été réécrit
# en: f4cb5c05
tournament-proof-names-fold = On peut la rejouer
# en: 2bb568eb
tournament-proof-names-rules = Chaque ronde a été appariée comme le format le veut
# en: fd1de71e
tournament-proof-names-draws = Le tirage au sort est celui du secret
# en: 04def941
tournament-proof-names-actors = Qui a retiré des participants
# en: 89db6d3f
tournament-proof-names-results = Chaque résultat est celui de sa partie
# en: b77ca90a
tournament-archive = Télécharger son registre
# en: 64e1e247
tournament-new-series = Nouvelle série
# en: 21f127ea
tournament-name = Nom de la série
# en: 05adf625
tournament-format = Format
# en: dfe36338
tournament-places = Places
# en: 34962a0a
tournament-ais = IA participantes
# en: 461bf177
tournament-listed = Montrer la série à tout le monde
# en: ea0654a1
tournament-open = Ouvrir la série
# en: ac8bae7b
tournament-seconds = Durée de l’arène en minutes
# en: 7676a140
tournament-ended-because-played = Elle a été jouée jusqu’au bout.
# en: d355c415
tournament-ended-because-too_few = Il y avait trop peu de participants.
# en: c05de275
tournament-ended-because-called_off = Son organisateur y a mis fin.
# en: a7a920d0
tournament-no-series = Cette série n’existe pas.
# en: f17cec75
tournament-round-of = Ronde { $round } sur { $rounds }
