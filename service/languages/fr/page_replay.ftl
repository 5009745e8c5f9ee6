### La relecture d’une partie, pour tous les jeux.

# en: 0e71f825
replay-replay = Relecture
# en: fefaaee3
replay-first = Première étape
# en: 67c2c5e2
replay-back = Une étape en arrière
# en: 56c25f57
replay-forward = Une étape en avant
# en: 371dc704
replay-last = Dernière étape
# en: 10954619
replay-play-steps = Faire défiler les étapes
# en: 92c02433
replay-pause-steps = Pause
# en: 349485a7
replay-slider = Étape
# en: a143d20f
replay-step-of = Étape { $at } sur { $count }
# en: 4e902567
replay-previous-milestone = { CAPITAL($what) } d’avant
# en: 551e6ab1
replay-next-milestone = { CAPITAL($what) } d’après
# en: 97c96a15
replay-more = Options de la relecture
# en: 7bb37477
replay-keys = Touches
# en: c03c472e
replay-copy-link = Copier le lien
# en: 2fddd44f
replay-copied = Le lien vers cette étape est copié.
# en: 3b03eace
replay-seen-by = Mains visibles
# en: 9b1170d7
replay-seen-by-all = toutes les mains
# en: 0b9443bd
replay-seen-by-name = main : { $name }
# en: 4f9a4321
replay-play-on = Continuer d’ici
# en: 342ac9bd
replay-play-on-before = Continuer depuis l’étape { $step }
# en: ab6a4afc
replay-step = Étape
# en: b276f433
replay-event = Événement
# en: 56375ece
replay-this-step = Cette étape
# en: 2ed0252a
replay-changes =
    { $count ->
        [one] { $count } changement sur la table
       *[other] { $count } changements sur la table
    }
# en: 6b6afc11
replay-by-service = par le service
# en: 9f334e5a
replay-by = par { $name }
# en: a2e39dee
replay-draw = Le numéro { $number } sur { $count }, en ordre trié, a été tiré.
# en: ffd974ff
replay-no-draws = Rien n’a été tiré à cette étape.
# en: e795fcf3
replay-draws-later = Les tirages sont publiés quand la partie est terminée.
# en: ee196845
replay-proof-lead = Le service vérifie que rien dans cette partie n’a été changé, inventé ou truqué. N’importe qui peut vérifier la même chose.
# en: 5e59cbf5
replay-proof-wait = Les coups, les tirages et les IA peuvent être vérifiés quand la partie est terminée, car son secret est publié à ce moment-là.
# en: 097cbca5
replay-proof-names-chain = Registre
# en: c8849ad0
replay-proof-names-fold = Relecture
# en: 1513d790
replay-proof-names-rules = Règles
# en: 8d1e1fa4
replay-proof-names-draws = Tirages
# en: 7b284c93
replay-proof-names-choices = IA
# en: 54d50b56
replay-proof-meaning-chain = L’empreinte de chaque étape inclut la précédente. Aucune étape n’a été changée, omise ou ajoutée plus tard.
# en: a17eff7f
replay-proof-meaning-fold = Chaque décision est lisible. Rejouées dans l’ordre, elles mènent exactement à cette position.
# en: 266d2954
replay-proof-meaning-rules = Chaque coup était permis. Ses événements sont exactement ceux que les règles prescrivent.
# en: d252c36b
replay-proof-meaning-draws = Le secret de la partie détermine chaque tirage et chaque jet de dé. Le service s’y était engagé avant le début de la partie.
# en: 7bc2f945
replay-proof-meaning-choices = Chaque coup d’une IA est celui que son niveau choisit d’après ce que sa place pouvait voir. Elle n’a pas vu les autres mains.
# en: 954cc46c
replay-proof-status-passed = réussie
# en: 8442d4a6
replay-proof-status-failed = ÉCHEC
# en: 43afef85
replay-proof-status-not_yet = à la fin de la partie
# en: 3ba6d170
replay-proof-status-unavailable = impossible ici
# en: 794d83f9
replay-proof-status-not_asked = pas encore calculée
# en: bfff4adf
replay-proof-checked =
    { $count ->
        [one] { $count } décision a été vérifiée.
       *[other] { $count } décisions ont été vérifiées.
    }
# en: 72c7a75f
replay-proof-failed = Étape { $version } : { $why }
# en: 0d2f91fe
replay-check-again = Vérifier à nouveau
# en: 3cddd8a1
replay-prove-choices = Prouver les choix des IA
# en: 7aa1fdb7
replay-proving = Chaque choix d’une IA est refait : { $done } sur { $of }.
# en: aa7a73c2
replay-points-of = { $name } { $points }
# en: 947f093a
replay-chart-table = Les points en tableau
# en: 3fc376bf
replay-analyse = Analyser
# en: 8ae1c399
replay-analysis = Analyse
# en: 88ea3f2e
replay-analysing =
    { $done ->
        [one] { $done } coup sur { $of } est évalué.
       *[other] { $done } coups sur { $of } sont évalués.
    }
# en: 0f229e6f
replay-waits = L’analyse commence bientôt.
# en: 402515b3
replay-words-meaning = Un bon coup fait perdre au plus 4 % de chances de gagner, si tous jouent ensuite comme des IA rapides.
# en: 7902b691
replay-stop-analysing = Fermer l’analyse
# en: 4d384203
replay-analysis-failed = L’analyse a échoué. { $problem }
# en: 3ed215ba
replay-graph = Chances de gagner, étape par étape
# en: 4c375a83
replay-chance = { $name } { $share }
# en: 3c556f4e
replay-no-chance = non évalué
# en: 9bcb2720
replay-not-yet = Ce coup n’est pas encore évalué.
# en: a5cff44d
replay-show-mistake = Afficher la position avant l’étape { $version }
# en: 6384df2a
replay-worst = Les coups les plus coûteux
# en: 4674267a
replay-no-mistakes = Aucun coup n’était une erreur.
# en: f18c08a1
replay-words-forced = le seul coup
# en: 0658cad0
replay-words-best = le meilleur coup
# en: 881fdae9
replay-words-good = un bon coup
# en: 0b1b6aeb
replay-words-inaccuracy = une imprécision
# en: 0fe08f04
replay-words-mistake = une erreur
# en: fc44110d
replay-words-blunder = une gaffe
# en: 517fdc69
replay-signs-inaccuracy = ?!
# en: 214a02cd
replay-signs-mistake = ?
# en: dab0638a
replay-signs-blunder = ??
# en: aa9dab73
replay-in-place-of = une IA pour { $name }
# en: 80bc2011
replay-gave-away = a perdu { $share }
# en: 027a0c0e
replay-played = Joué
# en: 80fa057c
replay-better = Mieux
# en: fbad4c2e
replay-next = Ensuite, { $name } : { $move }, { $word }.
# en: a87be55e
replay-better-is = Mieux : { $move }, encadré sur le plateau.
# en: 4f9e6071
replay-see-better = Voir un meilleur coup
# en: 523859c2
replay-previous-mistake = Erreur d’avant
# en: c3b33027
replay-next-mistake = Erreur d’après
# en: 6cfa6b89
replay-accuracy = Précision par joueur
# en: d051f257
replay-chances = Les chances en tableau
# en: 53b6dd70
replay-this-gave-away = Cette étape est { $word } : elle a perdu { $share }.
# en: f5fef466
replay-this-gave-away-exactly = Cette étape est { $word } : elle a perdu exactement { $share }.
# en: fe6f7ea8
replay-accuracy-of = { $name } : { $share }
# en: 0cf3b0ac
replay-accuracy-none = { $name } : aucun choix à faire
# en: a34cc7f6
replay-keys-step = une étape en arrière, une étape en avant
# en: 371948f4
replay-keys-ends = la première étape, la dernière étape
# en: 6128d228
replay-keys-milestones = { $what } d’avant, { $what } d’après
# en: 60c3f9ef
replay-keys-play = faire défiler les étapes, pause
# en: f5fb896a
replay-keys-mistakes = erreur d’avant, erreur d’après
# en: 82eeebf5
replay-fingerprint = empreinte
# en: 4bee9190
replay-fingerprint-chain = empreinte de toutes les étapes jusqu’ici
# en: dddaeb71
page-back-to-now = Revenir au présent
# en: a92d5c67
page-speed = Vitesse
# en: 1d0e2291
page-play-on-from = Continuer depuis l’étape { $step }
# en: 9f7d4b67
page-play-on-lead = Une nouvelle partie commence à cette étape, avec de nouveaux tirages. Tout le monde peut voir ce que chaque main contenait à cette étape.
# en: 83a7440b
players-is-remembered = Vos parties sont conservées sous le nom { $name }.
# en: 22283886
players-keep-under = Conserver cette partie sous le nom { $name }
# en: dbc27625
players-ask-rematch = Proposer une revanche
# en: 09142d79
players-rematch-lead = Les mêmes places. La place suivante commence.
# en: a8a11aa9
players-rematch-waits =
    { $count ->
        [one] { $names } attend dans la revanche.
       *[other] { $names } attendent dans la revanche.
    }
# en: f820b29f
players-rematch-opened = Une revanche est ouverte.
# en: c2a29b22
players-join-rematch = Rejoindre la revanche
# en: 309a4389
players-go-to-rematch = Aller à la revanche
# en: 5363addf
players-watch-rematch = Regarder la revanche
# en: c3a8e29b
end-title = Le résultat
# en: 7aa5c3b2
end-you = Vous
# en: bf6796b8
end-you-among = vous
# en: 05c66581
end-shared =
    { CAPITAL($together) } : victoire partagée, avec { $points } { $points ->
        [one] point
       *[other] points
    } par personne.
# en: 5acb41ca
end-nobody-draw = Partie nulle.
# en: 8faed71e
end-nobody-abandoned = La partie a été abandonnée : personne n’a gagné.
# en: 301d6530
end-nobody-other = Personne n’a gagné.
# en: 2b9312e7
end-place =
    Vous finissez en { $place ->
        [1] 1re
       *[other] { $place }e
    } position sur { $of }.
# en: 39d93fe4
end-table-title = Les points par catégorie
# en: 0e523f37
end-category = Pour
# en: c189b278
end-total = Total
# en: 74e62df1
end-winner = victoire
# en: 585a29f2
end-rating = Votre cote est maintenant de { $now } ({ $change }).
# en: 3c2ace52
end-replay = Revoir
# en: 02a723a9
end-analyse = Analyser
# en: 1e6dfdc1
end-new-game = Nouvelle partie
# en: 49cd5c07
end-download = Télécharger
# en: 4d55d4da
end-rematch-ai = Revanche
# en: e69e3ce4
end-won =
    { $who ->
        [you] Vous avez gagné.
       *[other] { $name } a gagné.
    }
# en: 273f0572
end-won-how =
    { $who ->
        [you] Vous avez gagné { $how }.
       *[other] { $name } a gagné { $how }.
    }
# en: 8fda152e
end-won-timeout =
    { $who ->
        [you] Vous avez gagné au temps.
       *[other] { $name } a gagné au temps.
    }
# en: 0db934bf
end-won-tie =
    { $who ->
        [you] Vous avez gagné au départage, avec plus de { $what }.
       *[other] { $name } a gagné au départage, avec plus de { $what }.
    }
# en: 0b3efc9f
end-tie-cubes_on_tiles = cubes sur les tuiles
# en: 7207855b
end-won-by =
    { $who ->
        [you]
            { $difference ->
                [one] Vous avez gagné de { $difference } point.
               *[other] Vous avez gagné de { $difference } points.
            }
       *[other]
            { $difference ->
                [one] { $name } a gagné de { $difference } point.
               *[other] { $name } a gagné de { $difference } points.
            }
    }
# en: 5e3d28df
end-won-left =
    { $who ->
        [you]
            { $left ->
                [others] Vous avez gagné, car les autres ont quitté la partie.
               *[other] Vous avez gagné, car { $other } a quitté la partie.
            }
       *[other]
            { $left ->
                [you] { $name } a gagné, car vous avez quitté la partie.
                [others] { $name } a gagné, car les autres ont quitté la partie.
               *[other] { $name } a gagné, car { $other } a quitté la partie.
            }
    }
# en: d361fe42
character-random-farewell-won = Meuh ! Je ne sais pas comment j’ai gagné.
# en: 959c53a2
character-random-farewell-lost = Meuh. Je peux manger les cartes, maintenant ?
# en: e18b327f
character-beginner-farewell-won = J’ai gagné ! Il faut que je le dise à Grand-père.
# en: e0bce29b
character-beginner-farewell-lost = J’ai encore mélangé les règles. On recommence ?
# en: effae71b
character-casual-farewell-won = Quoi, déjà fini ? Et j’ai gagné ?
# en: 8f7df406
character-casual-farewell-lost = La chanson était si belle que j’en ai oublié la partie.
# en: f170ad1c
character-easy-farewell-won = J’ai gagné ? C’était gentil à vous.
# en: 27df973f
character-easy-farewell-lost = Bien joué ! Mes plans sont aussi lents que mes genoux.
# en: 77dcc694
character-medium-farewell-won = Un fil après l’autre. C’est ainsi que j’ai gagné.
# en: 8b12eb3e
character-medium-farewell-lost = Vous avez trouvé mon fil qui dépassait. Bien joué.
# en: 1e8722b8
character-hard-farewell-won = Vous avez bien combattu. Le vallon est toujours à moi.
# en: a39a70eb
character-hard-farewell-lost = Le vallon est à vous aujourd’hui. Je reviendrai.
# en: 32f53921
character-expert-farewell-won = Celle-là, je l’avais déjà vue.
# en: 70cb41e0
character-expert-farewell-lost = Celle-là était nouvelle. Merci.
# en: 6d3a39ed
character-greedy-farewell-won = Quelle journée ! Ma bourse est pleine.
# en: 2ce2faaa
character-greedy-farewell-lost = J’ai pris tout ce que je voyais. Vous avez vu davantage.
