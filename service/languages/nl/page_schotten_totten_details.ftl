### What the table of Schotten Totten tells those who ask: explanations, and the table of points at the end.

# en: ebc4fdd4
st-label-means-colour_run = Opeenvolgende waarden van één kleur. Geen andere combinatie is sterker (ST-11).
# en: 425741db
st-label-means-of_a_kind = Kaarten van één waarde. Alleen een kleurenstraat is sterker (ST-11).
# en: 47e2632c
st-label-means-colour = Kaarten van één kleur. Sterker dan een straat en een som (ST-11).
# en: 903fd330
st-label-means-run = Opeenvolgende waarden van verschillende kleuren. Alleen sterker dan een som (ST-11).
# en: 385763e1
st-label-means-sum = Alle andere kaarten. Elke andere combinatie is sterker (ST-11).
# en: bc0ee7f0
st-label-hidden-count =
    { $clan ->
        [one] { $clan } clankaart.
       *[other] { $clan } clankaarten.
    }
# en: 9155bee1
st-label-hidden-count-tactic =
    { $clan ->
        [one] { $clan } clankaart
       *[other] { $clan } clankaarten
    } en { $tactic ->
        [one] { $tactic } tactiekkaart.
       *[other] { $tactic } tactiekkaarten.
    }
# en: 51caf61e
st-result-round = Ronde { $round }
# en: 18507391
st-result-broken-off = De ronde is niet uitgespeeld.
# en: e87d25ca
st-result-stones = grensstenen
# en: 8aa815f9
st-result-stones-mean = Grensstenen die geclaimd zijn, of toegekend toen de ronde vastzat.
# en: d8e2284d
st-result-adjacent = drie naast elkaar
# en: 6144b6b3
st-result-adjacent-mean = Drie grensstenen naast elkaar winnen de ronde meteen (ST-15).
# en: 00cd5709
st-result-five = vijf grensstenen
# en: 1b8047b5
st-result-five-mean = Vijf willekeurige grensstenen winnen de ronde meteen (ST-15).
# en: 4897fdfe
st-result-yes = ja
# en: 7ffb5626
st-result-points = punten
# en: cdabf618
st-result-points-mean = Wie een ronde wint, krijgt 5 punten, de ander 1 voor elke eigen grenssteen (ST-20).
# en: a92258c3
st-result-won-three_adjacent = { $name } wint de ronde met drie grensstenen naast elkaar.
# en: 60a967c1
st-result-won-five = { $name } wint de ronde met vijf grensstenen.
# en: 04fa3628
st-result-won-stuck = { $name } wint de ronde met { $stones } grensstenen, omdat beiden alleen nog konden passen.
# en: 9d857c1c
st-result-drawn = De ronde eindigt gelijk met { $stones } grensstenen, omdat beiden alleen nog konden passen.
# en: 4345d106
st-result-stones-to = { $first } tegen { $second }
# en: d8cedeed
st-explain-clan-card = Een clankaart: { $colour }, waarde { $value }. Elk van de zes kleuren heeft de waarden 1 tot en met 9, elk één keer (ST-01).
# en: 340f9e32
st-explain-click-mode = Een klik kiest deze kaart; klik dan op een grenssteen.
# en: 076f519f
st-explain-click-card = Een klik kiest deze kaart; klik dan op jouw kant van een grenssteen.
# en: a3d642a2
st-explain-known-under = Je weet wat eronder is gelegd: { $cards } (ST-65).
# en: 75590be6
st-explain-click-discards = Een klik legt de gekozen kaart af.
# en: 0b7a1912
st-explain-click-plays-ruse = Een klik speelt de list.
# en: 0714f988
st-explain-only-owner = Alleen { $name } weet welke, tot de match voorbij is (ST-90).
# en: 2a7253a8
st-explain-played =
    { $played ->
        [one] { $name }: { $played } tactiekkaart gespeeld
       *[other] { $name }: { $played } tactiekkaarten gespeeld
    }
# en: 273a2f7c
st-explain-played-other = { $name } heeft er { $played } gespeeld.
# en: e06b3626
st-explain-may-not-play = { $name } mag er pas weer een spelen als { $other } er nog een heeft gespeeld (ST-32).
# en: dd078c0a
st-explain-may-play = { $name } mag er nog een spelen (ST-32).
# en: 4682854d
st-explain-lies = Ze ligt aan de kant van { $name } bij grenssteen { $number }: { $side }.
# en: a203bd45
st-explain-has = Die heeft { $has } van { $needs } kaarten.
# en: c2d6e9e0
st-explain-has-mud-fight = Die heeft { $has } van { $needs } kaarten. Moddergevecht vraagt er vier (ST-51).
# en: 5659c327
st-explain-click-plays = Een klik speelt { $card_the } hier.
# en: 00cd1d47
st-explain-click-brings = Een klik brengt { $card_the } hierheen.
# en: e2df2862
st-explain-no-card = nog geen kaart
# en: b138c894
st-explain-side-first = { $name }: { $side }, het eerst compleet.
# en: 93b500f1
st-explain-mode = { CAPITAL($card_the) } ligt erop. { $rule }
# en: 67894de7
st-explain-claimed = { $name } heeft deze definitief geclaimd. Er kunnen geen kaarten meer bij (ST-14).
# en: 7706c994
st-explain-how-claimed = Je claimt deze met { $needs } kaarten aan je eigen kant die de andere kant zeker niet kan verslaan (ST-07).
# en: fdf75728
st-explain-claim-needs = Om te claimen heb je { $needs } kaarten aan jouw kant nodig. Er liggen er { $has } (ST-07).
# en: 80a04e4a
st-explain-claim-unbeaten = Om te claimen mogen geen kaarten die { $name } nog kan krijgen jouw kant verslaan. De dienst rekent het uit (ST-07).
# en: 194c6025
st-explain-first = De kant van { $name } was het eerst compleet en wint dus bij een gelijke stand (ST-13).
# en: 9f925743
st-explain-played-place-clan-card = Wordt gespeeld in plaats van een clankaart.
# en: b3e7db4c
st-explain-may-never-played-more = Je mag nooit meer dan één tactiekkaart meer hebben gespeeld dan de andere speler (ST-32).
# en: e4018cac
st-explain-chosen-click-lets-go = Gekozen. Een klik laat los.
# en: 3b087d8b
st-explain-click-puts-under-deck = Een klik legt deze onder de bijbehorende stapel.
# en: f4391392
st-explain-click-chooses-button-plays = Een klik kiest; dan speelt een knop de kaart.
# en: dc43b48f
st-explain-click-chooses-click-card = Een klik kiest; klik dan op een kaart bij een grenssteen.
# en: 05416d04
st-explain-clan-cards-six-colours = Clankaarten in zes kleuren, met de waarden 1 tot en met 9. Aan het einde van je beurt trek je één kaart (ST-03).
# en: 44afbdc1
st-explain-ten-tactic-cards-end = Tien tactiekkaarten. Aan het einde van je beurt kies je de stapel waarvan je trekt (ST-31).
# en: 8bb508c0
st-explain-click-draws-card-recruiter = Een klik trekt een kaart voor de Ronselaar.
# en: e2473c77
st-explain-click-draws-card-ends = Een klik trekt een kaart en beëindigt je beurt.
# en: c2e27cb4
st-explain-no-card-left = Er zijn geen kaarten meer.
# en: d469463c
st-explain-draw-when-played-card = Je trekt als je een kaart hebt gespeeld.
# en: 5e8291f4
st-explain-first-put-two-cards = Leg eerst twee kaarten terug onder hun stapels (ST-60).
# en: 9c8cf44c
st-explain-need-not-choose-now = Je hoeft nu niet te kiezen: de knop eronder beëindigt je beurt, en je trekt als je hand plaats heeft.
# en: c5bbec58
st-explain-ruses-lie-here-when = Hier liggen gespeelde listen, en kaarten die ze van een grenssteen hebben weggenomen. Niets komt terug (ST-65).
# en: 75f3e851
st-explain-click-chooses-ruse = Een klik kiest deze voor de list.
# en: 970baba6
st-explain-click-claims-stone = Een klik claimt de grenssteen.
# en: 4ee2cb69
st-explain-both-sides-are-complete = Beide kanten zijn compleet: om te claimen moet de jouwe de sterkste zijn (ST-07).
# en: bd0b4a02
st-explain-under-blind-mans-bluff = Bij Blindemannetje telt alleen het totaal van de waarden, en geen combinatie (ST-50).
# en: 65b7eed6
st-explain-tactic-cards-this-side = Tactiekkaarten aan deze kant gelden als wat haar het sterkst maakt (ST-43).
# en: 5762ac94
st-why-one-more = Je hebt één tactiekkaart meer gespeeld dan { $name }, dus je mag er niet nog een spelen (ST-32).
# en: 79962008
st-why-first-draw-cards-recruiter = Trek eerst de kaarten voor de Ronselaar (ST-60).
# en: f3f5104b
st-why-other-joker-stays-hand = Je andere Joker blijft in je hand (ST-44).
# en: 31b860bd
st-why-first-put-two-cards = Leg eerst twee kaarten terug (ST-60).
# en: c798db4a
st-why-had-card-this-turn = Je hebt je kaart in deze beurt gehad. Claim grensstenen, of beëindig je beurt (ST-03).
# en: d2b49dda
st-why-first-choose-card-hand = Kies eerst een kaart uit je hand.
# en: 398c370b
st-why-none-sides-room-card = Aan geen van jouw kanten is plaats voor een kaart (ST-04).
# en: d49a2fa2
st-why-expert-claim-start-turn = In de Expertvariant claim je aan het begin van je beurt, voordat je een kaart speelt (ST-80).
# en: e539c147
st-why-claims-follow-card-play = Claimen doe je na de kaart die je speelt (ST-03).
# en: 9e676cc5
st-why-service-does-not-hold = De dienst acht dit nu niet bewezen. Klik erop om te zien waarom.
# en: f23de65d
st-why-played-joker-this-round = Je hebt deze ronde al een Joker gespeeld (ST-44).
# en: 358de3e3
st-why-there-nothing-could-do = Er is niets wat de kaart kan doen, of er is geen plaats voor (ST-64).
# en: 79942524
st-rule-joker-1 = Elitetroep: heeft welke waarde en kleur dan ook, wat zijn kant maar het sterkst maakt (ST-40, ST-43).
# en: a693cc21
st-rule-joker-2 = Gaat naar jouw kant van een grenssteen. Je mag maar één Joker per ronde spelen (ST-44).
# en: 2a4be8f2
st-rule-spy-1 = Elitetroep: heeft de waarde 7 en welke kleur dan ook (ST-41).
# en: 10133f28
st-rule-spy-2 = Gaat naar jouw kant van een grenssteen.
# en: 5554e4d2
st-rule-shield-bearer-1 = Elitetroep: heeft de waarde 1, 2 of 3 en welke kleur dan ook, wat zijn kant maar het sterkst maakt (ST-42, ST-43).
# en: e088b305
st-rule-shield-bearer-2 = Gaat naar jouw kant van een grenssteen.
# en: 04438f98
st-rule-blind-mans-bluff-1 = Gevechtsvorm: bij deze grenssteen tellen alleen de totalen van de waarden, en geen combinaties (ST-50).
# en: 3ccf9424
st-rule-blind-mans-bluff-2 = Gaat op een grenssteen die niemand heeft geclaimd (ST-53).
# en: 87d9b387
st-rule-mud-fight-1 = Gevechtsvorm: elke kant van deze grenssteen heeft vier kaarten nodig, en combinaties bestaan uit alle vier (ST-51).
# en: af7ce783
st-rule-mud-fight-2 = Gaat op een grenssteen die niemand heeft geclaimd (ST-53).
# en: b313728e
st-rule-recruiter-1 = List: trek drie kaarten van stapels naar keuze, en leg dan twee kaarten uit je hand onder hun stapels (ST-60).
# en: d30cc68b
st-rule-recruiter-2 = Daarna ligt hij op de aflegstapel.
# en: d8f0f244
st-rule-strategist-1 = List: verplaats één kaart van jouw kant van een grenssteen naar jouw kant van een andere, of leg die af (ST-61).
# en: f2b7936d
st-rule-strategist-2 = Geen van beide grensstenen mag geclaimd zijn. Daarna ligt de list op de aflegstapel.
# en: 10276079
st-rule-banshee-1 = List: leg één kaart af van de andere kant van een grenssteen die niemand heeft geclaimd (ST-62).
# en: b7ad73b1
st-rule-banshee-2 = Daarna ligt ze op de aflegstapel.
# en: fc4bd94a
st-rule-traitor-1 = List: haal één clankaart van de andere kant van een grenssteen naar je eigen kant van een grenssteen (ST-63).
# en: 33b18309
st-rule-traitor-2 = Geen van beide grensstenen mag geclaimd zijn. Daarna ligt de list op de aflegstapel.
