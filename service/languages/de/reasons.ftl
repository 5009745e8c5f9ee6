### Why a hint's move is good, in a sentence.

# en: b9698fc9
reason-wins-so-far = Das gewinnt, so weit die KI vorausgesehen hat.
# en: 36ff4669
reason-wins = Das gewinnt, was immer die anderen tun.

## Schotten Totten. $stone is the number of a stone.

# en: 15fa7079
reason-st-completes-side = Das vervollständigt deine Seite von Grenzstein { $stone }.
# en: b9420044
reason-st-completes-run = Das vervollständigt eine Folge an Grenzstein { $stone }.
# en: 9027bac0
reason-st-completes-colour = Das vervollständigt eine Farbe an Grenzstein { $stone }.
# en: b3a101d1
reason-st-completes-cards-one-value = Das vervollständigt Karten eines Werts an Grenzstein { $stone }.
# en: 1bc5f2cf
reason-st-completes-colour-run = Das vervollständigt eine Farbfolge an Grenzstein { $stone }.
# en: 9fa3bfa6
reason-st-gains = Das bringt dir Grenzstein { $stone }.
# en: a171c672
reason-st-keeps-opponent = Das hält die andere Seite von Grenzstein { $stone } ab, mit dem sie die Partie gewinnen würde.
# en: 1889cd0c
reason-st-helps-side = Das hilft deiner Seite von Grenzstein { $stone }.
# en: 206edd93
reason-st-keeps-chances = Das wahrt deine Chancen an Grenzstein { $stone }.
# en: 906bdead
reason-st-makes-ask-suits-better = Dann verlangt Grenzstein { $stone }, was dir besser passt.
# en: 1b0a8468
reason-st-weakens-opponent-side = Das schwächt die andere Seite von Grenzstein { $stone }.
# en: 4520ec38
reason-st-leaves-better-cards-hand = Das lässt dir bessere Karten auf der Hand.
# en: fa37fa0f
reason-st-leaves-better-tactic-cards = Das lässt dir bessere Taktikkarten.

## Highland Clans

# en: ccd043b6
reason-hc-brings-points = Das bringt dir Punkte.
# en: 08a535e3
reason-hc-keeps-points-others = Das verwehrt den anderen Punkte.
# en: 799089be
reason-hc-makes-monks-monasteries-count = Deine Mönche und Klöster zählen dann mehr.
# en: 55faa7b0
reason-hc-makes-others-monks-monasteries = Die Mönche und Klöster der anderen zählen dann weniger.
# en: 1dcf73d6
reason-hc-gives-most-monks-monasteries = Damit hast du die meisten Mönche und Klöster.
# en: d43493a2
reason-hc-makes-pipers-castles-count = Deine Pfeifer und Burgen zählen dann mehr.
# en: 7faa6f34
reason-hc-makes-others-pipers-castles = Die Pfeifer und Burgen der anderen zählen dann weniger.
# en: 69a101d2
reason-hc-makes-pipers-castles-outnumber = Damit übertreffen deine Pfeifer und Burgen jede andere Herde.
# en: de433076
reason-hc-makes-cattle-count-more = Deine Rinder zählen dann mehr.
# en: 1a0e6a06
reason-hc-makes-others-cattle-count = Die Rinder der anderen zählen dann weniger.
# en: 3b00306d
reason-hc-gives-largest-herd = Damit hast du die größte Herde.
# en: 74d17736
reason-hc-leaves-more-free-land = Das lässt dir mehr freie Landgüter.
# en: 5819142e
reason-hc-leaves-others-less-free = Das lässt den anderen weniger freie Landgüter.
# en: f273611b
reason-hc-gives-more-warriors = Damit hast du mehr Krieger.
# en: d13023ee
reason-hc-leaves-others-fewer-warriors = Das lässt den anderen weniger Krieger.
# en: 6920fbe3
reason-hc-gives-largest-following = Das bringt dir das größte Gefolge.
# en: 834df395
reason-hc-leaves-better-raid-cards = Das lässt dir bessere Raubzugkarten.

## Glen More

# en: 6d945e0d
reason-gm-leaves-more-coins = Das lässt dir mehr Münzen.
# en: a983040c
reason-gm-leaves-more-cubes = Das lässt dir mehr Rohstoffe.
# en: 36c56c3b
reason-gm-makes-whisky-count-more = Dein Whisky zählt dann in den Wertungen mehr.
# en: 8cd47a30
reason-gm-makes-others-whisky-count = Der Whisky der anderen zählt dann in den Wertungen weniger.
# en: 337b3f7b
reason-gm-gives-most-whisky-scorings = Damit hast du den meisten Whisky für die Wertungen.
# en: 4fadeb10
reason-gm-makes-chieftains-count-more = Deine Häuptlinge zählen dann in den Wertungen mehr.
# en: 48ff1f30
reason-gm-makes-others-chieftains-count = Die Häuptlinge der anderen zählen dann in den Wertungen weniger.
# en: 25eeb0ec
reason-gm-gives-most-chieftains-scorings = Damit hast du die meisten Häuptlinge für die Wertungen.
# en: 4fd11a13
reason-gm-makes-special-locations-count = Deine besonderen Orte zählen dann in den Wertungen mehr.
# en: b9084fd2
reason-gm-makes-others-special-locations = Die besonderen Orte der anderen zählen dann in den Wertungen weniger.
# en: 5c88f0e9
reason-gm-gives-most-special-locations = Damit hast du die meisten besonderen Orte für die Wertungen.
# en: 0771310d
reason-gm-keeps-territory-small = Das hält dein Gebiet klein.
# en: 16073998
reason-gm-makes-others-territories-too = Das macht die Gebiete der anderen zu groß.
# en: 73247d75
reason-gm-gives-next-turn-sooner = Damit bist du früher wieder am Zug.
# en: c8a51366
reason-gm-gives-more-clan-members = Damit hast du mehr Clanmitglieder.
# en: fbcab677
reason-gm-leaves-more-room-tiles = Das lässt dir mehr Platz für Plättchen.
# en: b85dbfd0
reason-gm-lets-tiles-make-more = Deine Plättchen bringen dann mehr Rohstoffe.
# en: 7ea12559
reason-gm-lets-make-more-whisky = Damit kannst du mehr Whisky machen.
# en: 7bda20db
reason-gm-makes-taverns-worth-more = Deine Tavernen sind dann mehr wert.
# en: 3b9798d5
reason-gm-lets-give-cubes-more = Damit kannst du Rohstoffe für mehr Punkte geben.
# en: 77d33d51
reason-gm-gives-clan-members-more = Das gibt deinen Clanmitgliedern mehr Bewegung.
# en: 087d67fa
reason-gm-brings-loch-ness = Das bringt dir Loch Ness.
# en: 2a2cf5fb
reason-gm-makes-cards-worth-more = Deine Karten sind dann am Ende mehr wert.
