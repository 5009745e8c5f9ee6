### The table of Schotten Totten. Cards, decks and formations are in schotten_totten.ftl: $card has the forms that it has there.

# en: 81aa87e2
st-label-stone = Grenssteen { $number }
# en: 4bddf263
st-label-troop = Grenssteen { $number }, { $name }: { $card }
# en: 37d2111f
st-label-your-side = Grenssteen { $number }, jouw kant
# en: 4794f619
st-label-hand = Hand van { $name }
# en: 15683e61
st-label-decks-clan = Clanstapel
# en: a3adb4d3
st-label-decks-tactic = Tactiekstapel
# en: 00ecc133
st-label-short-decks-clan = Clan
# en: 8d7017d6
st-label-short-decks-tactic = Tactiek
# en: 0c22502f
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } kaart
       *[other] { $deck }, { $left } kaarten
    }
# en: 29c76d6b
st-label-round = Ronde { $round } van { $rounds }
# en: 3deac0c0
st-label-discard = Afleg
# en: 05abd5ca
st-label-played-words =
    { $played ->
        [one] tactiekkaart gespeeld
       *[other] tactiekkaarten gespeeld
    }
# en: b4701027
st-label-cards-of = { $cards } van { $needs } kaarten
# en: ce5ef130
st-label-total = totaal
# en: aec4fb2e
st-label-turn-of = { $name } is aan de beurt.
# en: ca4a53ca
st-label-formations = De vijf combinaties, de sterkste eerst
# en: 560b7465
st-label-brief-colour_run = opeenvolgende waarden, één kleur
# en: 76725ca4
st-label-brief-of_a_kind = één waarde
# en: 37327c9e
st-label-brief-colour = één kleur
# en: e9c300ea
st-label-brief-run = opeenvolgende waarden
# en: 433f13d5
st-label-brief-sum = al het andere
# en: b5b28d00
st-label-kinds-colour_run = kleurenstraat
# en: 114c8544
st-label-kinds-3 = drie gelijke
# en: 5d4c96a4
st-label-kinds-4 = vier gelijke
# en: 868e866a
st-label-kinds-colour = kleur
# en: 8c255920
st-label-kinds-run = straat
# en: 01c1d2b4
st-label-kinds-sum = som
# en: 8a140dcf
st-label-claimed = Grenssteen { $number }, geclaimd door { $owner }
# en: 817d7e56
st-label-held = Hand: { $card }
# en: 50adfac3
st-label-held-of = Hand van { $name }: { $card }
# en: 141cdaa8
st-label-empty-discard = Aflegstapel: leeg
# en: a75d541b
st-label-discarded = Aflegstapel: { $cards }
# en: de554edc
st-label-hidden-cards =
    { $clan ->
        [one] Hand van { $name }: { $clan } verborgen clankaart
       *[other] Hand van { $name }: { $clan } verborgen clankaarten
    }
# en: 85df21c1
st-label-hidden-cards-tactic =
    { $clan ->
        [one] Hand van { $name }: { $clan } verborgen clankaart
       *[other] Hand van { $name }: { $clan } verborgen clankaarten
    } en { $tactic ->
        [one] { $tactic } verborgen tactiekkaart
       *[other] { $tactic } verborgen tactiekkaarten
    }
# en: b2b1f5c1
st-label-formation = { $kind } { $total }
# en: 57964b3c
st-option-rounds = Rondes
# en: 5b5f9767
st-option-tactics = Met tactiekkaarten
# en: 8e63f506
st-option-expert = Expert: alleen claimen aan het begin van een beurt
# en: 25821768
st-chart-title = Punten, en grensstenen in de ronde
# en: f09b3621
st-milestone-name = claim
# en: 8ee2b40c
st-milestone-claimed = grenssteen { $stone } wordt geclaimd
# en: b85ba052
st-milestone-awarded = grenssteen { $stone } wordt toegekend
# en: b252d122
st-milestone-round = de ronde eindigt
# en: 3197b44a
st-group-play = Kaart spelen
# en: 145ce2f5
st-group-ruse = List spelen
# en: e4ff9dcd
st-group-return = Kaart terugleggen
# en: 0076a2e0
st-group-claim = Grenssteen claimen
# en: dd3b882b
st-group-draw = Trekken
# en: 3f0c24b8
st-move-play = { CAPITAL($card) } bij grenssteen { $stone }
# en: 32c8ff97
st-move-play-mode = { $card } op grenssteen { $stone }
# en: 0a9a8ab0
st-move-recruiter = Ronselaar spelen
# en: fb97ccb3
st-move-strategist = { CAPITAL($card) } van grenssteen { $stone } naar grenssteen { $target }
# en: f7ef02be
st-move-strategist-discard = { CAPITAL($card) } van grenssteen { $stone } naar de aflegstapel
# en: 5890ef14
st-move-banshee = { CAPITAL($card) } van grenssteen { $stone } afleggen
# en: f54ddaa9
st-move-traitor = { CAPITAL($card) } van grenssteen { $stone } naar grenssteen { $target } halen
# en: b6039892
st-move-return = { CAPITAL($card) } onder de bijbehorende stapel leggen
# en: 96f02c16
st-move-return-unseen = Een kaart onder de bijbehorende stapel leggen
# en: e4286c50
st-move-pass = Geen kaart spelen en passen
# en: 966a4323
st-move-claim = Grenssteen { $stone } claimen
# en: 476db859
st-move-draw = Trek een { $deck_card }
# en: 2de8bf98
st-prompt-claim-or-play = Claim een grenssteen, of kies een kaart en dan een grenssteen.
# en: 90dac772
st-prompt-play = Kies een kaart, dan een grenssteen.
# en: ac80ec3a
st-prompt-claim-or-draw = Je mag een grenssteen claimen. Trek een kaart om je beurt te beëindigen.
# en: 787bff68
st-prompt-draw = Trek een kaart om je beurt te beëindigen.
# en: 705168a3
st-prompt-return = Kies een kaart om onder de bijbehorende stapel te leggen.
# en: 6d91de52
st-prompt-target = Kies waar de kaart heen gaat.
# en: 9ec1594e
st-prompt-recruiter = De Ronselaar spelen?
# en: 71455b21
st-prompt-recruit = Trek er nog { $number } voor de Ronselaar.
# en: fae111aa
st-prompt-stone = Kies de grenssteen voor { $card_the }.
# en: 456965aa
st-prompt-card = { CAPITAL($card) }: kies een kaart bij een grenssteen.
# en: f0499214
st-colour-red = rood
# en: 298a6618
st-colour-green = groen
# en: 60a1e541
st-colour-blue = blauw
# en: 3ff20294
st-colour-yellow = geel
# en: 0be3e69a
st-colour-purple = paars
# en: 23ef9492
st-colour-brown = bruin
# en: cca59c97
st-explain-side = { $name }: { $side }.
# en: 0186bcfe
st-short-joker = Joker
# en: bfb3e07e
st-short-spy = Spion
# en: 8b9173e2
st-short-shield-bearer = Schild
# en: 46733083
st-short-blind-mans-bluff = Blind
# en: 8dec6511
st-short-mud-fight = Modder
# en: 18c7d571
st-short-banshee = Banshee
# en: 7c9c8591
st-short-recruiter = Ronselaar
# en: ef0cf699
st-short-strategist = Strateeg
# en: 661e1565
st-short-traitor = Verrader
