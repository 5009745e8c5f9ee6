### What the table of Highland Clans tells those who ask: explanations, and the table of points at the end.

## Explanations: what each thing is

# $clause is a clause of the rulebook such as GM-31.
hc-about-clause = In the rulebook: { $clause }
hc-about-redraw = The holder of the largest following may put it back into the bag and draw another. A click marks it.
hc-about-space-text = A stone of the score track. Points never fall below 0.
hc-about-space-red = A stone of the red zone. If a clan stands here or further after a scoring, a domain tile is turned over. The game ends if its number is not above the leader's points.
hc-about-space-shown = A domain tile with this number was turned over.
hc-about-cube-yellow-title = Yellow cube: a warrior
hc-about-cube-yellow-text = A warrior brings a raid card. Most warriors get the largest following.
hc-about-cube-blue-title = Blue cube: a piper, half a castle, or a bard
hc-about-cube-blue-text = Each round a piper scores 1 and a castle 2, less the largest herd of any one opponent.
hc-about-cube-green-title = Green cube: a monk, or a third of a monastery
hc-about-cube-green-text = Each round most green scores 3 and second most 2. A monk counts 1 and a monastery 3.
hc-about-cube-red-title = Red cube: cattle
hc-about-cube-red-text = Each round cattle score 1 each, and the largest herd 2 more.
hc-about-reserve-title = Reserve
hc-about-reserve-text = Six cubes are drawn each turn. One or two different actions may use four of them; the others go back to the bag.
hc-about-bag-title = Bag
hc-about-bag-text = It holds all cubes that lie nowhere else. Each turn six of them are drawn. With fewer than six the game ends at once.
# $left is a number.
hc-about-supply-title =
    { $left ->
        [one] Supply: { $left } domain
       *[other] Supply: { $left } domains
    }
hc-about-supply-text = A domain becomes one more land of yours, up to four. It costs 1 yellow and 1 red, or 1 yellow and 2 green. After each round one domain leaves the game.
# $left is a number.
hc-about-deck-title =
    { $left ->
        [one] Deck: { $left } raid card
       *[other] Deck: { $left } raid cards
    }
hc-about-deck-text = The cards have the values 1 to 4. When the deck is empty the discards are shuffled.
# $number is a number.
hc-about-discards-title =
    { $number ->
        [one] Discards: { $number } card
       *[other] Discards: { $number } cards
    }
hc-about-discards-text = Cards of a raid lie face up here. All other discards are face down.
hc-about-raid-title = Raid
hc-about-raid-text = After the actions a player may raid one opponent. There are three combat rounds: each side lays a card, with a piper on it or without, and the higher total wins. An attacker who wins gets 1 point and a spoil, or 2 points if there is nothing to take. A defender who wins gets 2 points, and the attacker loses 1. If nobody wins, the attacker gets 1.
# $name is the name of a player.
hc-about-court-title = Court of { $name }
hc-about-court-own = Warriors set the size of the hand, pipers help in raids, and monks score. A court pays for domains too.
hc-about-court-other = After their actions a player may raid this clan. A bard takes one or two followers away; three warriors always stay.
hc-about-cattle-title = Cattle
hc-about-cattle-text = 1 point each round, and 2 more for the largest herd. The largest herd of an opponent lowers what blue scores.
hc-about-castle-title = Castle
hc-about-castle-text = It counts as 2 blue in each scoring.
hc-about-monastery-title = Monastery
hc-about-monastery-text = It counts as 3 green in each scoring.
hc-about-built-stays = Its owner cannot take it off. Only a lost raid can.
hc-about-spoil = The attacker won and may take it now: cattle are stolen, a castle or a monastery goes to the bag.
hc-about-land-title = Free land
hc-about-land-text = A land holds one cattle (1 red), one castle (2 blue) or one monastery (3 green), all from the reserve.
# $value is the value of a card.
hc-about-card-title = Raid card { $value }
hc-about-card-text = In a raid it counts its value, and 1 more with a piper. A hand has as many cards as its court has warriors.
# $number is a number, $name is the name of a player.
hc-about-hand-title =
    { $number ->
        [one] Hand of { $name }: { $number } card
       *[other] Hand of { $name }: { $number } cards
    }
hc-about-hand-text = It has as many cards as the court has warriors. Only its owner sees them.
hc-about-start-title = Start player
# $name is the name of a player.
hc-about-start-text = { $name } begins this round. The last player of a round has one action only. The marker passes to the left.
hc-about-following-title = Largest following
# $name is the name of a player.
hc-about-following-text = { $name } had most warriors at the last scoring, and may once each turn redraw cubes of the reserve.
# The first and the last of several clauses of the rulebook, in hc-about-clause. $first is a number, $last is a
# number.
hc-about-clauses = { $first } to { $last }

## Explanations: what a thing means now

# $number is a number.
hc-now-more = and { $number } more ways
hc-now-action-warrior = Warrior: 1 yellow of the reserve, and a raid card is drawn.
hc-now-action-piper = Piper: 1 blue of the reserve.
hc-now-action-monk = Monks: 1 or 2 green of the reserve.
hc-now-action-cattle = Cattle: 1 red of the reserve, on a free land.
hc-now-action-castle = Castle: 2 blue of the reserve, on a free land.
hc-now-action-monastery = Monastery: 3 green of the reserve, on a free land.
hc-now-action-domain = Domain: 1 yellow and 1 red, or 1 yellow and 2 green. You choose what the court pays.
hc-now-action-bard = Bard: 1 blue goes to the bag. It is the only action of the turn.
# $clans is a list of clans with their points.
hc-now-here = Here: { $clans }.
# $used is a number, $most is a number.
hc-now-used = { $used } of { $most } cubes are used this turn.
# $numbers is numbers.
hc-now-shown = Turned over so far: { $numbers }.
# Explains a cube: an action (hc-action) that cannot be taken now, and why (a sentence of hc-reason). $action is the
# text of a button, $reason is a sentence.
hc-now-action-not = { $action }: { $reason }
# Explains what a click does: a move in words, and the cubes that it costs. $move is a move in words, $cost is cubes
# like 2 blue, 1 red.
hc-now-move-for = { $move }, for { $cost }
# $attacker and $defender are players, the others are numbers. $fought is a number, $first is a number, $second is a
# number.
hc-now-raid = { $attacker } raids { $defender }: { $fought } of 3 rounds are fought, { $first } won by { $attacker }, { $second } by { $defender }.

## What the actions are called

hc-action-warrior = Warrior
hc-action-piper = Piper
hc-action-monk = Monks
hc-action-cattle = Cattle
hc-action-castle = Castle
hc-action-monastery = Monastery
hc-action-domain = Domain
hc-action-bard = Bard

## Why something cannot be done now

hc-reason-redraw = First the six cubes are kept, or some are put back (HC-13).
hc-reason-no-actions = Now is not the time for actions (HC-11).
hc-reason-taken = It was taken this turn; a second action must be different (HC-14).
hc-reason-over = The actions of this turn are over (HC-14).
hc-reason-bard-alone = A bard must be the only action of a turn (HC-14).
# $most is a number, $used is a number.
hc-reason-too-many = It would use more than { $most } cubes; { $used } are used (HC-15).
# $has is a number, $count is a number, $colour is a colour.
hc-reason-too-few =
    { $has ->
        [0] It takes { $count } { $colour }, and the reserve has none.
        [one] It takes { $count } { $colour }, and the reserve has { $has }.
       *[other] It takes { $count } { $colour }, and the reserve has { $has }.
    }
hc-reason-no-free-land = No land is free (HC-30).
hc-reason-nothing-to-take = There is no follower that a bard may take (HC-25, HC-29).
hc-reason-no-supply = The supply is empty (HC-28).
hc-reason-no-room = The clan has four domains already (HC-28).
hc-reason-no-yellow = There is no yellow: none in the reserve, and three warriors stay in court (HC-25).
hc-reason-no-second-price = There is neither 1 red nor 2 green for it (HC-28).
hc-reason-game-over = The game is over.
# $name is the name of a player.
hc-reason-turn-of = It is { $name }'s turn.
hc-reason-wait-to-lay = The other side lays its card first.
hc-reason-not-in-raid = You have no part in this raid.
hc-reason-act-first = First come the actions; then you may exchange cards or raid.
hc-reason-bard-first = For a bard choose a blue cube first. A raid comes after the actions.
hc-reason-raid-later = A raid or a bard is not possible now.

## The table of points at the end

hc-result-start-name = At the start
hc-result-start-explain = 2, 5 or 8 points in a game of 3, 4 or 5 players (HC-05).
hc-result-green-name = Green: monks, monasteries
hc-result-green-explain = Most and second most green of each round (HC-61).
hc-result-red-name = Red: cattle
hc-result-red-explain = 1 for each cattle in each round, and 2 for the largest herd (HC-62).
hc-result-blue-name = Blue: pipers, castles
hc-result-blue-explain = Blue of each round, less an opponent's largest herd (HC-63).
hc-result-attacks-name = Raids on others
hc-result-attacks-explain = 1 or 2 for a raid that is not lost, and 1 less for a lost one (HC-44 to HC-47).
hc-result-defences-name = Defence
hc-result-defences-explain = 2 for each raid that was beaten off (HC-46).
