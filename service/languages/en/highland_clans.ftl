### Highland Clans. $player and $opponent are names, $cubes are like `2 yellow, 1 red`, $card is a value of 1 to 6.

## Pieces, without an article; the form `one` has the indefinite one

hc-warrior = warrior
    .one = a warrior
hc-piper = piper
    .one = a piper
hc-monk = monk
    .one = a monk
hc-cattle = cattle
    .one = cattle
hc-castle = castle
    .one = a castle
hc-monastery = monastery
    .one = a monastery
hc-yellow = yellow
hc-blue = blue
hc-green = green
hc-red = red
hc-cubes = { $number } { $colour }
hc-no-cube = no cube
hc-reserve = reserve
hc-court = court
hc-nobody = nobody
hc-a-card = a card
hc-card-value = a { $card }
# $cards is a list of values.
hc-card-values = cards { $cards }
hc-some-cards = cards

## Numbers of things

hc-warriors =
    { $number ->
        [one] { $number } warrior
       *[other] { $number } warriors
    }
hc-pipers =
    { $number ->
        [one] { $number } piper
       *[other] { $number } pipers
    }
hc-monks =
    { $number ->
        [one] { $number } monk
       *[other] { $number } monks
    }
hc-free-lands =
    { $number ->
        [one] { $number } free land
       *[other] { $number } free lands
    }
hc-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
hc-actions =
    { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
hc-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
hc-tiles-left =
    { $number ->
        [one] { $number } tile is left
       *[other] { $number } tiles are left
    }
# One player's number in a list: Ann 5, Bob 4.
hc-number = { $player } { $number }
# One player's points in a list, with their sign: Ann +2, Bob -1.
hc-gain = { $player } { $points }
hc-no-points = no points

## Events

hc-board-set-up = The bag holds { $bag }; { $deck } raid cards and { $supply } domain tiles are ready.
hc-clan-set-up = { $player } begins with { $warriors }, { $pipers }, { $cattle } cattle, { $lands } and { $points }.
hc-round-began = Round { $round } begins; { $player } is start player.
hc-turn-began = It is { $player }'s turn, of { $actions } at most.
hc-reserve-drawn = { $player } draws { $cubes }.
hc-reserve-kept = { $player } keeps them.
hc-reserve-redrawn = { $player } puts back { $back } and draws { $drawn }.
hc-built = { $player } puts { $what_one } on a free land.
hc-followers-gained = { $player } takes { $followers } to court.
# $paid is a list of hc-paid.
hc-domain-bought = { $player } buys a domain for { $paid }; { $tiles }.
# $place is hc-reserve or hc-court.
hc-paid = { $cubes } of the { $place }
# $takes is hc-nobody or a list of followers, $follower is the one that is kept.
hc-bard-sent = { $player } sends a bard to take { $takes_one } of { $opponent }.
hc-bard-sent-keep = { $player } sends a bard to take { $takes_one } of { $opponent } and keep the { $follower }.
hc-reserve-returned = { $player } returns { $cubes } to the bag.
# $cards is hc-cards, hc-card-value or hc-card-values.
hc-cards-drawn = { $player } draws { $cards }.
hc-discards-shuffled = The discard pile is shuffled into a new deck of { $deck }.
hc-cards-discarded = { $player } discards { $cards }.
hc-peace-kept = { $player } neither raids nor exchanges cards.
hc-raid-began = { $player } raids { $opponent }.
# $card is hc-a-card or hc-card-value.
hc-card-laid = { $player } lays { $card } face down.
hc-card-laid-piper = { $player } lays { $card } face down with a piper.
hc-combat-won = Combat round { $round } is { $first } to { $second }: { $player } wins it.
hc-combat-drawn = Combat round { $round } is { $first } to { $second }: nobody wins it.
# $wins is like 2:1, $points is hc-no-points or a list of hc-gain with commas only.
hc-raid-won = { $player } wins the raid, { $wins } ({ $points }).
hc-raid-drawn = Nobody wins the raid, { $wins } ({ $points }).
hc-cattle-driven = { $player } drives cattle of { $opponent } onto a free land.
hc-spoil-taken = { $player } takes { $what_one } of { $opponent }; it goes to the bag.
hc-spoil-declined = { $player } takes no spoil.
# $warriors and $courts are lists of hc-number with commas only.
hc-following = { $player } has the largest following ({ $warriors } warriors).
hc-following-by-court = { $player } has the largest following ({ $warriors } warriors; { $courts } cubes in court).
hc-no-following = Nobody has the largest following ({ $warriors } warriors).
hc-no-following-by-court = Nobody has the largest following ({ $warriors } warriors; { $courts } cubes in court).
# $counts and $herds are lists of hc-number with commas only.
hc-colour-scored = { CAPITAL($colour) } ({ $counts }): { $points }.
hc-colour-scored-against = { CAPITAL($colour) } ({ $counts }, against { $herds }): { $points }.
hc-tile-removed = A domain tile leaves the game, and shows { $number }; { $tiles }.
hc-tile-removed-unseen = A domain tile leaves the game, unseen; { $tiles }.
hc-play-ended-red-zone = The game ends: the tile is not above the leader's points.
hc-play-ended-empty-bag = The game ends: fewer than six cubes are in the bag.
hc-play-ended-empty-supply = The game ends: no domain tile is left.

## Moves, as orders

hc-keep = Keep the cubes drawn.
hc-redraw = Put back { $cubes } and draw as many.
hc-build = Put { $what_one } on a free land.
hc-take-follower = Take { $follower_one } to court.
hc-take-monks = Take { $monks } to court.
hc-buy-domain-red = Buy a domain for 1 red and 1 yellow from the { $place }.
hc-buy-domain-red-monks = Buy a domain for 1 red and 1 yellow from the { $place }, { $monks } green from the court.
hc-buy-domain-green = Buy a domain for 2 green and 1 yellow from the { $place }.
hc-buy-domain-green-monks = Buy a domain for 2 green and 1 yellow from the { $place }, { $monks } green from the court.
hc-bard = Send a bard to take { $takes_one } of { $opponent }.
hc-bard-keep = Send a bard to take { $takes_one } of { $opponent } and keep the { $follower }.
hc-end-actions = Take no further action.
hc-raid = Begin a raid against { $opponent }.
hc-exchange = Exchange { $cards } for as many new ones.
hc-end-turn = Neither raid nor exchange cards.
hc-lay-card = Lay { $card } face down.
hc-lay-card-piper = Lay { $card } face down with a piper.
hc-take-spoil = Take { $what_one } as spoil.
hc-decline-spoil = Take no spoil of the raid.
hc-discard = Discard { $card }.

## Refusals: sentences to the player without their full stop. A clause of the rulebook follows in brackets.

hc-over = The game is over
hc-other-turn = It is not your move; { $player } is waited for
hc-first-redraw = First keep the cubes drawn, or redraw some of them
hc-now-actions = Now you take your actions
hc-now-actions-or-end = Now you take your actions, or end them
hc-actions-over = Your actions are over; raid, exchange cards, or do neither
hc-first-lay = Three combat rounds make a raid; lay a card
hc-first-spoil = You have won the raid; take a spoil, or none
hc-first-discard = Your hand has more cards than you may keep; discard one first
hc-first-refill = After a raid you discard two cards; discard one first
hc-one-action = As the last of the round you have one action
hc-nothing-back = To put nothing back, keep the cubes
hc-reserve-short =
    This takes { $number } { $colour } of the reserve, which has { $has ->
        [0] none
       *[other] { $has }
    }
hc-reserve-short-back =
    This puts back { $number } { $colour } of the reserve, which has { $has ->
        [0] none
       *[other] { $has }
    }
hc-action-taken = You have taken this action; a second one must be different
hc-bard-alone = A bard must be the only action of a turn
hc-must-act = You can take an action, so you must take at least one
hc-no-free-land = None of your lands is free
hc-no-supply = The supply of domains is empty
hc-four-domains = You have four domains already
hc-own-warriors = Your court may not go below { $number } warriors
hc-their-warriors = That court may not go below { $number } warriors
hc-no-green = A domain for 1 red takes no green
hc-bard-no-opponent = A bard goes to an opponent
hc-bard-form = A bard takes one follower, or two different ones of which one may be kept, named as warrior, piper, monk
hc-court-without = That court has no { $follower }
hc-too-many-used = This takes { $number } cubes of the reserve, and { $used } of at most { $most } are used
hc-too-few-monks =
    Your court has { $has ->
        [0] no
       *[other] { $has }
    } green; this takes { $number }
hc-not-just-drawn = The { $card } is not one of the cards you have just drawn
hc-which-card = Say which card
hc-not-in-hand = Your hand has no { $card }
hc-raid-no-opponent = A raid is against an opponent
hc-how-many-cards = One, two or three cards can be exchanged
hc-lowest-first = Name the cards with the lowest first
hc-no-piper = Your court has no piper
hc-no-spoil = The defender has no { $what }
hc-too-few-in-hand = Your hand has { $has } of value { $card }; this takes { $number }
