### Masa de Schotten Totten. Cărțile, pachetele și formațiile sunt în schotten_totten.ftl, cu formele de acolo.


## Tabla, mai ales pentru cititoare de ecran

# en: 81aa87e2
st-label-stone = Piatra { $number }
# en: 4bddf263
st-label-troop = Piatra { $number }, { $name }: { $card }
# en: 37d2111f
st-label-your-side = Piatra { $number }, partea ta
# en: 4794f619
st-label-hand = Mâna lui { $name }
# en: 15683e61
st-label-decks-clan = Pachetul de clan
# en: a3adb4d3
st-label-decks-tactic = Pachetul de tactică
# en: 00ecc133
st-label-short-decks-clan = Clan
# en: 8d7017d6
st-label-short-decks-tactic = Tactică
# en: 0c22502f
st-label-cards-left =
    { $left ->
        [one] { $deck }, { $left } carte
        [few] { $deck }, { $left } cărți
       *[other] { $deck }, { $left } de cărți
    }
# en: 29c76d6b
st-label-round = Runda { $round } din { $rounds }
# en: 3deac0c0
st-label-discard = Decartate
# en: 05abd5ca
st-label-played-words =
    { $played ->
        [one] carte de tactică jucată
       *[other] cărți de tactică jucate
    }
# en: b4701027
st-label-cards-of = { $cards } din { $needs } cărți
# en: ce5ef130
st-label-total = total
# en: aec4fb2e
st-label-turn-of = E rândul lui { $name }.
# en: ca4a53ca
st-label-formations = Cele cinci formații, de la cea mai puternică
# en: 560b7465
st-label-brief-colour_run = valori la rând, o culoare
# en: 76725ca4
st-label-brief-of_a_kind = o valoare
# en: 37327c9e
st-label-brief-colour = o culoare
# en: e9c300ea
st-label-brief-run = valori la rând
# en: 433f13d5
st-label-brief-sum = orice altceva
# en: b5b28d00
st-label-kinds-colour_run = suită de culoare
# en: 114c8544
st-label-kinds-3 = trei de un fel
# en: 5d4c96a4
st-label-kinds-4 = patru de un fel
# en: 868e866a
st-label-kinds-colour = culoare
# en: 8c255920
st-label-kinds-run = suită
# en: 01c1d2b4
st-label-kinds-sum = sumă
# en: 8a140dcf
st-label-claimed = Piatra { $number }, revendicată de { $owner }
# en: 817d7e56
st-label-held = Mână: { $card }
# en: 50adfac3
st-label-held-of = Mâna lui { $name }: { $card }
# en: 141cdaa8
st-label-empty-discard = Teancul de decartare: gol
# en: a75d541b
st-label-discarded = Teancul de decartare: { $cards }
# en: de554edc
st-label-hidden-cards =
    { $clan ->
        [one] Mâna lui { $name }: { $clan } carte de clan ascunsă
        [few] Mâna lui { $name }: { $clan } cărți de clan ascunse
       *[other] Mâna lui { $name }: { $clan } de cărți de clan ascunse
    }
# en: 85df21c1
st-label-hidden-cards-tactic =
    { $clan ->
        [one] Mâna lui { $name }: { $clan } carte de clan ascunsă
        [few] Mâna lui { $name }: { $clan } cărți de clan ascunse
       *[other] Mâna lui { $name }: { $clan } de cărți de clan ascunse
    } și { $tactic ->
        [one] { $tactic } carte de tactică ascunsă
        [few] { $tactic } cărți de tactică ascunse
       *[other] { $tactic } de cărți de tactică ascunse
    }
# en: b2b1f5c1
st-label-formation = { $kind } { $total }

## Opțiunile unei partide noi și la ce sare reluarea

# en: 57964b3c
st-option-rounds = Runde
# en: 5b5f9767
st-option-tactics = Cu cărți de tactică
# en: 8e63f506
st-option-expert = Expert: revendici doar când începe tura
# en: 25821768
st-chart-title = Puncte și pietre câștigate în rundă
# en: f09b3621
st-milestone-name = revendicare
# en: 8ee2b40c
st-milestone-claimed = piatra { $stone } este revendicată
# en: b85ba052
st-milestone-awarded = piatra { $stone } este atribuită
# en: b252d122
st-milestone-round = runda se termină

## Mutări în cuvinte

# en: 3197b44a
st-group-play = Joacă o carte
# en: 145ce2f5
st-group-ruse = Joacă un șiretlic
# en: e4ff9dcd
st-group-return = Pune o carte înapoi
# en: 0076a2e0
st-group-claim = Revendică o piatră
# en: dd3b882b
st-group-draw = Trage
# en: 3f0c24b8
st-move-play = { $card } la piatra { $stone }
# en: 32c8ff97
st-move-play-mode = { $card } pe piatra { $stone }
# en: 0a9a8ab0
st-move-recruiter = Joacă Recrutorul
# en: fb97ccb3
st-move-strategist = { $card } de la piatra { $stone } la piatra { $target }
# en: f7ef02be
st-move-strategist-discard = { $card } de la piatra { $stone } la decartate
# en: 5890ef14
st-move-banshee = Decartează { $card } de la piatra { $stone }
# en: f54ddaa9
st-move-traitor = Ia { $card } de la piatra { $stone } la piatra { $target }
# en: b6039892
st-move-return = Pune { $card } sub pachetul său
# en: 96f02c16
st-move-return-unseen = Pune o carte sub pachetul ei
# en: e4286c50
st-move-pass = Nu juca nicio carte și pasează
# en: 966a4323
st-move-claim = Revendică piatra { $stone }
# en: 476db859
st-move-draw = Trage o carte de { $deck }

## Ce este de făcut acum

# en: 2de8bf98
st-prompt-claim-or-play = Revendică o piatră sau alege o carte și apoi o piatră.
# en: 90dac772
st-prompt-play = Alege o carte, apoi o piatră.
# en: ac80ec3a
st-prompt-claim-or-draw = Poți revendica o piatră. Trage o carte ca să închei tura.
# en: 787bff68
st-prompt-draw = Trage o carte ca să închei tura.
# en: 705168a3
st-prompt-return = Alege o carte de pus sub pachetul ei.
# en: 6d91de52
st-prompt-target = Alege unde merge cartea.
# en: 9ec1594e
st-prompt-recruiter = Joci Recrutorul?
# en: 71455b21
st-prompt-recruit = Mai trage { $number } pentru Recrutor.
# en: fae111aa
st-prompt-stone = Alege piatra pentru { $card }.
# en: 456965aa
st-prompt-card = { $card }: alege o carte de la o piatră.

## Explicații ale pieselor

# en: f0499214
st-colour-red = roșu
# en: 298a6618
st-colour-green = verde
# en: 60a1e541
st-colour-blue = albastru
# en: 3ff20294
st-colour-yellow = galben
# en: 0be3e69a
st-colour-purple = mov
# en: 23ef9492
st-colour-brown = maro
# en: cca59c97
st-explain-side = { $name }: { $side }.

## Numele de pe imaginile cărților de tactică: cel mult zece litere

# en: 0186bcfe
st-short-joker = Joker
# en: bfb3e07e
st-short-spy = Spion
# en: 8b9173e2
st-short-shield-bearer = Scutier
# en: 46733083
st-short-blind-mans-bluff = Baba
# en: 8dec6511
st-short-mud-fight = Noroi
# en: 18c7d571
st-short-banshee = Banshee
# en: 7c9c8591
st-short-recruiter = Recrutor
# en: ef0cf699
st-short-strategist = Strateg
# en: 661e1565
st-short-traitor = Trădător
