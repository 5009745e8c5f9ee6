### Schotten Totten sur la page.

# en: 81aa87e2
st-label-stone = Borne { $number }
# en: 4bddf263
st-label-troop = Borne { $number }, { $name } : { $card }
# en: 37d2111f
st-label-your-side = Borne { $number }, votre côté
# en: 4794f619
st-label-hand = Main : { $name }
# en: 15683e61
st-label-decks-clan = Pioche Clan
# en: a3adb4d3
st-label-decks-tactic = Pioche Tactique
# en: 00ecc133
st-label-short-decks-clan = Clan
# en: 8d7017d6
st-label-short-decks-tactic = Tactique
# en: 0c22502f
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } carte
       *[other] { $deck }, { $left } cartes
    }
# en: 29c76d6b
st-label-round = Manche { $round } sur { $rounds }
# en: 3deac0c0
st-label-discard = Défausse
# en: 05abd5ca
st-label-played-words =
    { $played ->
        [one] carte Tactique jouée
       *[other] cartes Tactique jouées
    }
# en: b4701027
st-label-cards-of = { $cards } cartes sur { $needs }
# en: ce5ef130
st-label-total = total
# en: aec4fb2e
st-label-turn-of = C’est à { $name } de jouer.
# en: ca4a53ca
st-label-formations = Les cinq combinaisons, la plus forte d’abord
# en: 560b7465
st-label-brief-colour_run = valeurs qui se suivent, une couleur
# en: 76725ca4
st-label-brief-of_a_kind = une seule valeur
# en: 37327c9e
st-label-brief-colour = une seule couleur
# en: e9c300ea
st-label-brief-run = valeurs qui se suivent
# en: 433f13d5
st-label-brief-sum = tout le reste
# en: b5b28d00
st-label-kinds-colour_run = suite couleur
# en: 114c8544
st-label-kinds-3 = brelan
# en: 5d4c96a4
st-label-kinds-4 = carré
# en: 868e866a
st-label-kinds-colour = couleur
# en: 8c255920
st-label-kinds-run = suite
# en: 01c1d2b4
st-label-kinds-sum = somme
# en: 8a140dcf
st-label-claimed = Borne { $number }, revendiquée par { $owner }
# en: 817d7e56
st-label-held = Main : { $card }
# en: 50adfac3
st-label-held-of = Main ({ $name }) : { $card }
# en: 141cdaa8
st-label-empty-discard = Défausse : vide
# en: a75d541b
st-label-discarded = Défausse : { $cards }
# en: de554edc
st-label-hidden-cards =
    { $clan ->
        [one] Main ({ $name }) : { $clan } carte Clan cachée
       *[other] Main ({ $name }) : { $clan } cartes Clan cachées
    }
# en: 85df21c1
st-label-hidden-cards-tactic =
    { $clan ->
        [one] Main ({ $name }) : { $clan } carte Clan cachée
       *[other] Main ({ $name }) : { $clan } cartes Clan cachées
    } et { $tactic ->
        [one] { $tactic } carte Tactique cachée
       *[other] { $tactic } cartes Tactique cachées
    }
# en: b2b1f5c1
st-label-formation = { $kind } { $total }
# en: 57964b3c
st-option-rounds = Manches
# en: 5b5f9767
st-option-tactics = Avec cartes Tactique
# en: 8e63f506
st-option-expert = Expert : revendiquer seulement au début d’un tour
# en: 25821768
st-chart-title = Points, et bornes contrôlées dans la manche
# en: f09b3621
st-milestone-name = revendication
# en: 8ee2b40c
st-milestone-claimed = la borne { $stone } est revendiquée
# en: b85ba052
st-milestone-awarded = la borne { $stone } est attribuée
# en: b252d122
st-milestone-round = la manche se termine
# en: 3197b44a
st-group-play = Jouer une carte
# en: 145ce2f5
st-group-ruse = Jouer une ruse
# en: e4ff9dcd
st-group-return = Remettre une carte
# en: 0076a2e0
st-group-claim = Revendiquer une borne
# en: dd3b882b
st-group-draw = Piocher
# en: 3f0c24b8
st-move-play = { $card } à la borne { $stone }
# en: 32c8ff97
st-move-play-mode = { $card } sur la borne { $stone }
# en: 0a9a8ab0
st-move-recruiter = Jouer le Chasseur de têtes
# en: fb97ccb3
st-move-strategist = { $card } de la borne { $stone } à la borne { $target }
# en: f7ef02be
st-move-strategist-discard = { $card } de la borne { $stone } à la défausse
# en: 5890ef14
st-move-banshee = Défausser { $card_the } de la borne { $stone }
# en: f54ddaa9
st-move-traitor = Prendre { $card_the } de la borne { $stone } pour la borne { $target }
# en: b6039892
st-move-return = Remettre { $card_the } sous sa pioche
# en: 96f02c16
st-move-return-unseen = Remettre une carte sous sa pioche
# en: e4286c50
st-move-pass = Ne jouer aucune carte et passer
# en: 966a4323
st-move-claim = Revendiquer la borne { $stone }
# en: 476db859
st-move-draw = Piocher une carte { $deck }
# en: 2de8bf98
st-prompt-claim-or-play = Revendiquez une borne, ou choisissez une carte puis une borne.
# en: 90dac772
st-prompt-play = Choisissez une carte, puis une borne.
# en: ac80ec3a
st-prompt-claim-or-draw = Vous pouvez revendiquer une borne. Piochez une carte pour finir le tour.
# en: 787bff68
st-prompt-draw = Piochez une carte pour finir le tour.
# en: 705168a3
st-prompt-return = Choisissez une carte à remettre sous sa pioche.
# en: 6d91de52
st-prompt-target = Choisissez où va la carte.
# en: 9ec1594e
st-prompt-recruiter = Jouer le Chasseur de têtes ?
# en: 71455b21
st-prompt-recruit = Piochez-en encore { $number } pour le Chasseur de têtes.
# en: fae111aa
st-prompt-stone = Choisissez la borne pour { $card_the }.
# en: 456965aa
st-prompt-card = { $card } : choisissez une carte à une borne.
# en: f0499214
st-colour-red = rouge
# en: 298a6618
st-colour-green = vert
# en: 60a1e541
st-colour-blue = bleu
# en: 3ff20294
st-colour-yellow = jaune
# en: 0be3e69a
st-colour-purple = violet
# en: 23ef9492
st-colour-brown = marron
# en: cca59c97
st-explain-side = { $name } : { $side }.
# en: 0186bcfe
st-short-joker = Joker
# en: bfb3e07e
st-short-spy = Espion
# en: 8b9173e2
st-short-shield-bearer = Bouclier
# en: 46733083
st-short-blind-mans-bluff = Colin
# en: 8dec6511
st-short-mud-fight = Boue
# en: 18c7d571
st-short-banshee = Banshee
# en: 7c9c8591
st-short-recruiter = Chasseur
# en: ef0cf699
st-short-strategist = Stratège
# en: 661e1565
st-short-traitor = Traître
