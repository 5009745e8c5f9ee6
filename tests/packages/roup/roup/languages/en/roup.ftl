### Roup, an auction. $player is a name, $lot is what a lot is worth.

ro-purse = { $player } draws a purse.
ro-purse-known = { $player } draws a purse with { $coins } coins.
ro-lot = The lot worth { $lot } is put up.
ro-bids = The bids: { $bids }.
# One of the bids.
ro-bid-of = { $player } { $coins }
ro-buys = { $player } buys the lot worth { $lot } for { $price }.
ro-set-aside = The lot worth { $lot } is set aside.
ro-last-lot = That was the last lot.
ro-bid = Bid { $coins } coins.
ro-no-bid = Make no bid.

## Refusals: the clause follows in brackets.

ro-over = The auction is over
ro-coins-left = You have { $coins } coins left
