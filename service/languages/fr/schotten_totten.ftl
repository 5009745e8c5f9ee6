### Schotten Totten, avec les mots de l’édition IELLO. Attributs des cartes : `.the`, avec l’article défini (le 5 bleu,
### l’Espion, la Banshee). Attribut des combinaisons : `.one`, avec l’article indéfini (une suite). Les noms de personnes
### n’ont ni genre ni article.


## Cartes, pioches et combinaisons

# en: 15e970ea
st-clan-blue = { $value } bleu
    .the = le { $value } bleu
# en: a3d6241f
st-clan-brown = { $value } marron
    .the = le { $value } marron
# en: efd53d28
st-clan-green = { $value } vert
    .the = le { $value } vert
# en: 49a03339
st-clan-purple = { $value } violet
    .the = le { $value } violet
# en: a5c3848c
st-clan-red = { $value } rouge
    .the = le { $value } rouge
# en: 16ea15c6
st-clan-yellow = { $value } jaune
    .the = le { $value } jaune
# en: 40794eea
st-banshee = Banshee
    .the = la Banshee
# en: cc0c9cbf
st-blind-mans-bluff = Colin-Maillard
    .the = le Colin-Maillard
# en: 45998a35
st-joker = Joker
    .the = le Joker
# en: 9f0eda7c
st-mud-fight = Combat de boue
    .the = le Combat de boue
# en: d82a694a
st-recruiter = Chasseur de têtes
    .the = le Chasseur de têtes
# en: d18b306d
st-shield-bearer = Porte-bouclier
    .the = le Porte-bouclier
# en: bf35ac93
st-spy = Espion
    .the = l’Espion
# en: bf58489a
st-strategist = Stratège
    .the = le Stratège
# en: e3f0c59c
st-traitor = Traître
    .the = le Traître
# en: b72b54c8
st-deck-clan = Clan
# en: 85651753
st-deck-tactic = Tactique
# en: 6bd67419
st-formation-sum = somme
    .one = une somme
# en: 62d46149
st-formation-run = suite
    .one = une suite
# en: c31a5b07
st-formation-colour = couleur
    .one = une couleur
# en: aebe0b33
st-formation-three-of-a-kind = brelan
    .one = un brelan
# en: 7bc14b78
st-formation-four-of-a-kind = carré
    .one = un carré
# en: a0e429d0
st-formation-colour-run = suite couleur
    .one = une suite couleur

## Événements

# en: f533db51
st-round-began = La manche { $round } commence ; { $player } joue en premier.
# en: 734ba1f4
st-hand-dealt = { $player } reçoit { $cards_the }.
# en: e5e32c31
st-cards-dealt =
    { $player } reçoit { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
# en: 61e8a6fe
st-card-played = { $player } joue { $card_the } à la borne { $stone }.
# en: 4287c919
st-mode-played = { $player } joue { $card_the } sur la borne { $stone }.
# en: 60f719c6
st-ruse-played =
    { $player } joue { $card_the }{ $draws ->
        [0] { "" }
        [one] { " " }pour piocher { $draws } carte
       *[other] { " " }pour piocher { $draws } cartes
    }.
# en: 82ad6e88
st-card-moved = { $player } déplace { $card_the } de la borne { $stone } à la borne { $target }.
# en: cbdcfee4
st-card-discarded = { CAPITAL($card_the) }, côté { $player } de la borne { $stone }, va à la défausse.
# en: 0311415b
st-card-taken = { $player } prend { $card_the } chez { $other } à la borne { $stone } et le pose à la borne { $target }.
# en: 9d4e9bc2
st-completed-first = { $player } complète son côté de la borne { $stone }, avant { $other }.
# en: b6e72c5d
st-completed-second = { $player } complète son côté de la borne { $stone }, après { $other }.
# en: f75c303e
st-side-reopened = Le côté { $player } de la borne { $stone } n’est plus complet.
# en: ea419b4a
st-card-returned = { $player } remet { $card_the } sous la pioche { $deck }.
# en: eb97de67
st-card-returned-unseen = { $player } remet une carte sous la pioche { $deck }.
# en: 65d6a2f1
st-recruiting-ended = { $player } en a fini avec le Chasseur de têtes.
# en: 21edf0bb
st-recruiting-ended-joker = { $player } en a fini avec le Chasseur de têtes ; il ne reste qu’un Joker, qui ne peut pas être remis.
# en: bbb44b6e
st-passed = { $player } ne joue aucune carte et passe.
# en: f5aaf945
st-stone-claimed = { $player } revendique la borne { $stone } avec { $formation }.
# en: 7501ad89
st-formation = { $formation_one }, { $total } au total
# en: 45095775
st-formation-with-troop = { $formation } ; { $troop }
# en: b4671a32
st-stand-in = { $troop_the } remplace { $card_the }
# en: 4beec02d
st-stand-in-any = { $troop_the } vaut { $value }
# en: 4be16d3e
st-stone-awarded = La borne { $stone } revient à { $player }.
# en: e940452d
st-card-drawn = { $player } pioche { $card_the }.
# en: b95d60a6
st-card-drawn-unseen = { $player } pioche une carte { $deck }.
# en: 7b26b867
st-turn-ended = C’est à { $player } de jouer.
# en: 43476bed
st-round-won = { $player } gagne la manche, { $reason } ({ $score }).
# en: 829330df
st-round-drawn = Manche nulle, { $reason } ({ $score }).
# en: 63c83862
st-round-ends-three-adjacent = avec trois bornes adjacentes
# en: 156b0178
st-round-ends-five = avec cinq bornes
# en: f8067912
st-round-ends-stuck = car les deux joueurs ne pouvaient que passer

## Coups

# en: 5eae2c3b
st-play-card = Jouer { $card_the } à la borne { $stone }.
# en: c5967765
st-play-mode = Jouer { $card_the } sur la borne { $stone }.
# en: 197960a5
st-play-recruiter = Jouer le Chasseur de têtes.
# en: 54ff6936
st-play-strategist = Jouer le Stratège : prendre { $card_the } à la borne { $stone } et poser cette carte à la borne { $target }.
# en: 09e1cee7
st-play-strategist-discard = Jouer le Stratège : défausser { $card_the } de la borne { $stone }.
# en: d2ad822d
st-play-banshee = Jouer la Banshee : défausser { $card_the } de l’adversaire à la borne { $stone }.
# en: a7a0036e
st-play-traitor = Jouer le Traître : prendre { $card_the } de l’adversaire à la borne { $stone } pour la borne { $target }.
# en: 249d09f4
st-return-card = Remettre { $card_the } sous sa pioche.
# en: 78ce47a6
st-return-card-unseen = Remettre une carte sous sa pioche.
# en: 4894aa58
st-pass = Ne jouer aucune carte et passer.
# en: 7b6368e6
st-claim = Revendiquer la borne { $stone }.
# en: c57e6932
st-draw-card = Piocher une carte { $deck }.
# en: 657e2f5f
st-end-turn = Ne plus rien revendiquer et finir le tour.

## Refus : phrases sans point final

# en: 950ecf52
st-over = La dernière manche est terminée
# en: 59c5e2ad
st-other-turn = C’est à { $player } de jouer
# en: 309afc97
st-recruit-first = Le Chasseur de têtes pioche d’abord : choisissez une pioche
# en: 0427603a
st-return-first = Le Chasseur de têtes remet d’abord des cartes : choisissez-en une de votre main
# en: 3a3a7075
st-only-recruiter-returns = Seul le Chasseur de têtes remet des cartes
# en: 2ddfb8f9
st-expert-claims = Dans la variante Expert, on revendique les bornes au début du tour, avant de jouer une carte
# en: 1748eb64
st-claims-follow = Jouez d’abord une carte ; on revendique ensuite
# en: 44f73b0a
st-claims-follow-pass = Jouez d’abord une carte ou passez ; on revendique ensuite
# en: 4902f884
st-draw-later = Jouez d’abord une carte ; on pioche à la fin du tour
# en: 919ef35d
st-draw-later-pass = Jouez d’abord une carte ou passez ; on pioche à la fin du tour
# en: 209d9c92
st-end-later = Jouez d’abord une carte pour que le tour puisse finir
# en: 1d4802e4
st-end-later-pass = Jouez d’abord une carte ou passez pour que le tour puisse finir
# en: 6e08056d
st-card-over-end = Le moment de jouer une carte est passé pour ce tour ; finissez-le
# en: 237f5161
st-card-over-claim-end = Le moment de jouer une carte est passé pour ce tour ; revendiquez des bornes ou finissez-le
# en: cfe959d2
st-card-over-deck = Le moment de jouer une carte est passé pour ce tour ; choisissez une pioche
# en: b08a2fd7
st-card-over-claim-deck = Le moment de jouer une carte est passé pour ce tour ; revendiquez des bornes ou choisissez une pioche
# en: 9d1eb1b3
st-can-play = Vous pouvez jouer une carte Clan, donc vous ne pouvez pas passer
# en: b7985810
st-choose-deck = Choisissez une pioche ; cela finit le tour
# en: adf8f9dc
st-not-in-hand = Vous n’avez pas { $card_the } en main
# en: 53a12dad
st-no-tactic-cards = Cette partie se joue sans cartes Tactique
# en: da432757
st-second-joker = Vous avez joué un Joker dans cette manche, donc vous ne pouvez pas jouer l’autre
# en: 9d841ccb
st-too-many-tactic-cards = Vous avez déjà joué une carte Tactique d’avance sur { $other }
# en: 48c5f902
st-claimed = La borne { $stone } est déjà revendiquée et ne reçoit plus de cartes
# en: e00faa5c
st-no-room = Votre côté de la borne { $stone } est plein
# en: 58e4e617
st-claimed-for-good = La borne { $stone } est définitivement revendiquée
# en: 0cb63a7a
st-incomplete-mud-fight = Votre côté de la borne { $stone } n’est pas complet : le Combat de boue demande quatre cartes
# en: 00a731ad
st-incomplete = Votre côté de la borne { $stone } n’est pas complet
# en: 9110f820
st-not-proven =
    La borne { $stone } n’est pas prouvée : { $cards_the }, pas encore face visible, { $number ->
        [one] rendrait
       *[other] rendraient
    } le côté { $other } plus fort que le vôtre
# en: 592419c8
st-beaten-by-kind = Le côté { $other } de la borne { $stone } est plus fort : { $stronger_one } bat votre { $weaker }
# en: ef282cb3
st-beaten-by-total = Le côté { $other } de la borne { $stone } est plus fort : { $more } contre { $less } pour vous
# en: 641d4de4
st-beaten-by-order = Le côté { $other } de la borne { $stone } est aussi fort et a été complet en premier
# en: 8795de6f
st-full-hand = Votre main est pleine, donc vous ne piochez rien ; finissez le tour
# en: ff94422d
st-nothing-to-draw = Il n’y a plus de carte à piocher ; finissez le tour
# en: 5b4440e1
st-one-deck = Une seule pioche a encore des cartes ; finissez le tour et vous y piochez
# en: 2d9eae42
st-empty-deck = La pioche { $deck } est vide ; choisissez l’autre
# en: f2e0a937
st-name-card = Nommez la carte que vous remettez
# en: bf0bfc04
st-joker-stays = Vous avez joué un Joker dans cette manche, donc votre autre Joker reste dans votre main
# en: 9ec6f828
st-empty-decks = Les deux pioches sont vides, donc le Chasseur de têtes n’a aucun effet
# en: 0508d07b
st-not-on-your-side = { CAPITAL($card_the) } n’est pas de votre côté de la borne { $stone }
# en: c580558f
st-not-on-their-side = { CAPITAL($card_the) } n’est pas côté { $other } de la borne { $stone }
# en: 8e202afe
st-cards-stay = La borne { $stone } est revendiquée, et ses cartes restent en place
# en: 7e1ccd7c
st-same-stone = La carte se trouve déjà à la borne { $stone } ; elle doit aller à une autre
# en: dcfb1fac
st-no-elite-troop = Le Traître ne prend que des cartes Clan, et { $card_the } est une troupe d’élite
