### Why a hint's move is good, in a sentence.

# en: b9698fc9
reason-wins-so-far = Dit wint, zo ver als de AI vooruit heeft gekeken.
# en: 36ff4669
reason-wins = Dit wint, wat de andere spelers ook doen.

## Schotten Totten. $stone is the number of a stone.

# en: 15fa7079
reason-st-completes-side = Dit maakt jouw kant van grenssteen { $stone } compleet.
# en: b9420044
reason-st-completes-run = Dit maakt een straat bij grenssteen { $stone } compleet.
# en: 9027bac0
reason-st-completes-colour = Dit maakt een kleur bij grenssteen { $stone } compleet.
# en: b3a101d1
reason-st-completes-cards-one-value = Dit maakt kaarten van één waarde bij grenssteen { $stone } compleet.
# en: 1bc5f2cf
reason-st-completes-colour-run = Dit maakt een kleurenstraat bij grenssteen { $stone } compleet.
# en: 9fa3bfa6
reason-st-gains = Dit levert je grenssteen { $stone } op.
# en: a171c672
reason-st-keeps-opponent = Dit houdt grenssteen { $stone } weg van je tegenstander, die er de partij mee zou winnen.
# en: 1889cd0c
reason-st-helps-side = Dit helpt jouw kant van grenssteen { $stone }.
# en: 206edd93
reason-st-keeps-chances = Dit behoudt je kansen bij grenssteen { $stone }.
# en: 906bdead
reason-st-makes-ask-suits-better = Grenssteen { $stone } vraagt dan wat jou beter past.
# en: 1b0a8468
reason-st-weakens-opponent-side = Dit verzwakt de kant van je tegenstander van grenssteen { $stone }.
# en: 4520ec38
reason-st-leaves-better-cards-hand = Dit laat je betere kaarten in je hand.
# en: fa37fa0f
reason-st-leaves-better-tactic-cards = Dit laat je betere tactiekkaarten.

## Highland Clans

# en: ccd043b6
reason-hc-brings-points = Dit levert je punten op.
# en: 08a535e3
reason-hc-keeps-points-others = Dit houdt punten weg van de anderen.
# en: 799089be
reason-hc-makes-monks-monasteries-count = Je monniken en kloosters tellen dan meer.
# en: 55faa7b0
reason-hc-makes-others-monks-monasteries = De monniken en kloosters van de anderen tellen dan minder.
# en: 1dcf73d6
reason-hc-gives-most-monks-monasteries = Hiermee heb je de meeste monniken en kloosters.
# en: d43493a2
reason-hc-makes-pipers-castles-count = Je doedelzakspelers en burchten tellen dan meer.
# en: 7faa6f34
reason-hc-makes-others-pipers-castles = De doedelzakspelers en burchten van de anderen tellen dan minder.
# en: 69a101d2
reason-hc-makes-pipers-castles-outnumber = Hiermee overtreffen je doedelzakspelers en burchten elke kudde van de anderen.
# en: de433076
reason-hc-makes-cattle-count-more = Je runderen tellen dan meer.
# en: 1a0e6a06
reason-hc-makes-others-cattle-count = De runderen van de anderen tellen dan minder.
# en: 3b00306d
reason-hc-gives-largest-herd = Hiermee heb je de grootste kudde.
# en: 74d17736
reason-hc-leaves-more-free-land = Dit laat je meer vrije landerijen.
# en: 5819142e
reason-hc-leaves-others-less-free = Dit laat de anderen minder vrije landerijen.
# en: f273611b
reason-hc-gives-more-warriors = Hiermee heb je meer krijgers.
# en: d13023ee
reason-hc-leaves-others-fewer-warriors = Dit laat de anderen minder krijgers.
# en: 6920fbe3
reason-hc-gives-largest-following = Dit levert je de grootste aanhang op.
# en: 834df395
reason-hc-leaves-better-raid-cards = Dit laat je betere speelkaarten.

## Glen More

# en: 6d945e0d
reason-gm-leaves-more-coins = Dit laat je meer munten.
# en: a983040c
reason-gm-leaves-more-cubes = Dit laat je meer grondstoffen.
# en: 36c56c3b
reason-gm-makes-whisky-count-more = Je whisky telt dan meer bij de waarderingen.
# en: 8cd47a30
reason-gm-makes-others-whisky-count = De whisky van de anderen telt dan minder bij de waarderingen.
# en: 337b3f7b
reason-gm-gives-most-whisky-scorings = Hiermee heb je de meeste whisky voor de waarderingen.
# en: 4fadeb10
reason-gm-makes-chieftains-count-more = Je clanhoofden tellen dan meer bij de waarderingen.
# en: 48ff1f30
reason-gm-makes-others-chieftains-count = De clanhoofden van de anderen tellen dan minder bij de waarderingen.
# en: 25eeb0ec
reason-gm-gives-most-chieftains-scorings = Hiermee heb je de meeste clanhoofden voor de waarderingen.
# en: 4fd11a13
reason-gm-makes-special-locations-count = Je bijzondere plaatsen tellen dan meer bij de waarderingen.
# en: b9084fd2
reason-gm-makes-others-special-locations = De bijzondere plaatsen van de anderen tellen dan minder bij de waarderingen.
# en: 5c88f0e9
reason-gm-gives-most-special-locations = Hiermee heb je de meeste bijzondere plaatsen voor de waarderingen.
# en: 0771310d
reason-gm-keeps-territory-small = Dit houdt je gebied klein.
# en: 16073998
reason-gm-makes-others-territories-too = Dit maakt de gebieden van de anderen te groot.
# en: 73247d75
reason-gm-gives-next-turn-sooner = Hiermee ben je eerder weer aan de beurt.
# en: c8a51366
reason-gm-gives-more-clan-members = Hiermee heb je meer clanleden.
# en: fbcab677
reason-gm-leaves-more-room-tiles = Dit laat je meer ruimte voor tegels.
# en: b85dbfd0
reason-gm-lets-tiles-make-more = Je tegels leveren dan meer grondstoffen op.
# en: 7ea12559
reason-gm-lets-make-more-whisky = Hiermee kun je meer whisky maken.
# en: 7bda20db
reason-gm-makes-taverns-worth-more = Je tavernes zijn dan meer waard.
# en: 3b9798d5
reason-gm-lets-give-cubes-more = Hiermee kun je grondstoffen voor meer punten geven.
# en: 77d33d51
reason-gm-gives-clan-members-more = Dit geeft je clanleden meer beweging.
# en: 087d67fa
reason-gm-brings-loch-ness = Dit levert je Loch Ness op.
# en: 2a2cf5fb
reason-gm-makes-cards-worth-more = Je kaarten zijn dan aan het einde meer waard.
