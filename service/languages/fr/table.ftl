### Décisions à la table, pour tous les jeux. Les noms de personnes n’ont ni genre ni article : pas de « de { $player } »
### (élision), mais « à », « pour », « chez » ou « côté ».

# en: b458332a
refusal = { $sentence } ({ $clause }).
# en: dd9ee641
text = { $text }
# en: bb3adf1e
table-a-seat = Une place

## Places sans nom

# en: 8b730c3b
name-guest = invité { $number }
# en: cb5fecac
name-seat = place { $number }
# en: 708dfc5d
name-former = un ancien joueur

## Events

# en: 8b043fc3
table-ai-after-time-out = (Temps écoulé pour { $player } : une IA de niveau { $level } a joué à sa place.)
# en: 0001c20e
table-ai-after-leaving = ({ $player } a quitté la partie : une IA de niveau { $level } prend la suite.)
# en: 39e8f533
table-ai-after-failures = (L’IA de niveau { $failed } a échoué trois fois : celle de niveau { $level } a joué.)
# en: 2705d283
table-game-opened = Une partie de { $game } à { $seats } est ouverte.
# en: f62518c5
table-seat-taken = { $player } prend place.
# en: 2b9e2efb
table-seat-declined = { $player } décline l’invitation. La place est ouverte à tout le monde.
# en: 26f13999
table-seat-left = { $player } quitte la partie.
# en: f0049e4e
table-seat-left-to-ai = { $player } quitte la partie. Une IA ({ $level }) prend la suite.
# en: 351a27dd
table-time-forfeits = Temps écoulé pour { $player }. Sa place a perdu.
# en: e48f86b8
table-time-ran-out = Temps écoulé pour { $player }. Une IA ({ $level }) joue son tour.
# en: b26a8a14
table-time-given =
    Le service a été interrompu pendant { $seconds ->
        [one] { $seconds } seconde, qui n’est comptée
       *[other] { $seconds } secondes, qui ne sont comptées
    } à personne.
# en: 59a8dae3
table-forked = Une nouvelle partie repart d’ici, avec d’autres participants et un nouveau hasard.
# en: b073b55b
table-undone = { $player } revient à la version { $version }.
# en: 16515128
table-chosen = { $player } a choisi.
# en: bb563860
table-choice-withdrawn = { $player } reprend son choix.
# en: cbba0580
table-choices-revealed = Tout le monde a choisi : les choix sont révélés.

## Fin de partie

# en: cd92b387
table-ended-abandoned = La partie est terminée : elle a été abandonnée.
# en: 31e6280a
table-ended-abandoned-by = La partie est terminée : elle a été abandonnée par { $leavers }.
# en: fdc2f618
table-ended-drawn = La partie est terminée, sans vainqueur, { $points }.
# en: c4e7e8e5
table-ended-drawn-left =
    La partie est terminée, sans vainqueur, { $points }. { $leavers } { $left ->
        [one] a quitté la partie et finit
       *[other] ont quitté la partie et finissent
    } en dernière position.
# en: 84ed451b
table-ended-drawn-resigned = La partie est terminée, sans vainqueur, par abandon.
# en: c7601b8b
table-ended-drawn-resigned-by = La partie est terminée, sans vainqueur, par abandon ({ $leavers }).
# en: 0d87c1f0
table-ended-drawn-timeout = La partie est terminée, sans vainqueur, au temps.
# en: d4b4c995
table-ended-drawn-timeout-by = La partie est terminée, sans vainqueur, au temps contre { $leavers }.
# en: dca86c6d
table-ended-won =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, { $points }.
# en: ceb91130
table-ended-won-left =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, { $points }. { $leavers } { $left ->
        [one] a quitté la partie et finit
       *[other] ont quitté la partie et finissent
    } en dernière position.
# en: c8f137be
table-ended-won-resigned =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, par abandon.
# en: 1495094d
table-ended-won-resigned-by =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, par abandon ({ $leavers }).
# en: 65e075d7
table-ended-won-timeout =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, au temps.
# en: f09a1b23
table-ended-won-timeout-by =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, au temps contre { $leavers }.
# en: 1ca7371d
table-ended-won-tie-break =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, { $points }, avec { $number ->
        [one] plus
       *[other] autant
    } de { $counted } ({ $numbers }).
# en: e8d14f53
table-ended-won-tie-break-left =
    La partie est terminée : { $winners } { $number ->
        [one] gagne
       *[other] se partagent la victoire
    }, { $points }, avec { $number ->
        [one] plus
       *[other] autant
    } de { $counted } ({ $numbers }). { $leavers } { $left ->
        [one] a quitté la partie et finit
       *[other] ont quitté la partie et finissent
    } en dernière position.
# en: 9fc22e56
tie-break-cubes-on-tiles = cubes sur les tuiles

## Niveaux des IA

# en: 309e7409
level-random = aléatoire
# en: d71a22b8
level-beginner = débutant
# en: 671ab549
level-casual = occasionnel
# en: 30e3c915
level-easy = facile
# en: a3610ea9
level-medium = moyen
# en: ff78bbd7
level-hard = difficile
# en: 488b29cb
level-expert = expert
# en: 71b76f1f
level-greedy = glouton

## What each game is, in the lobby

# en: 14a7a528
blurb-glen-more = De deux à cinq personnes prennent des tuiles sur une piste, bâtissent un territoire et distillent du whisky dans les Highlands d’Écosse.
# en: c62a0a18
blurb-highland-clans = De trois à cinq clans réunissent des fidèles, bâtissent sur leurs terres et lancent des razzias les uns contre les autres pour des points.
# en: 20c5263a
blurb-schotten-totten = Deux clans jouent des cartes devant neuf bornes ; trois cartes devant une borne forment une combinaison qui peut la revendiquer.

## What happens if a player leaves: first what it does, then whether the game counts for ratings

# en: df971a64
leave-opens-seat = Si vous quittez la partie, votre place est de nouveau libre.
# en: 6c0857d7
leave-loses = Si vous quittez la partie, l’autre personne gagne.
# en: afb996c7
leave-ai-plays-on = Si vous quittez la partie, une IA ({ $level }) joue à votre place, et vous finissez en dernière position.
# en: d3e51346
leave-abandons = Si vous quittez la partie, elle se termine, car personne d’autre n’y joue.
# en: c49a341b
leave-unrated = La partie ne compte pas pour les cotes.
# en: 9b747da2
leave-few-moves = La partie ne compte pas pour les cotes, car certaines places n’ont pas joué { $moves } coups.
# en: c5ccc36c
leave-rated = La partie compte pour les cotes : vous finissez en dernière position.
