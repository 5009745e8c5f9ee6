### How to play Schotten Totten.

# en: b434a032
st-how-aim = Doel
# en: d18dc3b7
st-how-turn = Een beurt
# en: 3e755999
st-how-formations = Combinaties
# en: 7c4edae3
st-how-claim = Een grenssteen claimen
# en: 24b0e369
st-how-end = Einde en punten
# en: 91750579
st-how-tactics = Tactiekkaarten
# en: 9ed4847a
st-how-aim-text = Negen grensstenen liggen tussen jou en de andere speler. Win **drie grensstenen naast elkaar**, of **vijf willekeurige**: dat beëindigt de ronde meteen.
# en: 98cec351
st-how-turn-text = Je hebt zes kaarten in je hand. **Speel** er een aan jouw kant van een grenssteen, waar ze blijft: aan een kant passen er drie. Daarna **claim** je wat je hebt gewonnen, en **trek** je een kaart zolang die er zijn.
# en: d6d99d18
st-how-formations-text = De sterkste combinatie wint de grenssteen. Zijn beide van één soort, dan wint het hoogste totaal, en daarna de kant die het eerst compleet was.
# en: 991754b6
st-how-claim-text = Jouw kant moet compleet zijn. Is de andere dat niet, dan kun je toch claimen als **geen kaarten die nog niet te zien zijn** haar sterker dan de jouwe kunnen maken. De dienst rekent het bewijs uit: klik op de grenssteen, en hij zegt wat er in de weg staat. In de *Expertvariant* claim je voordat je een kaart speelt.
# en: 55f4eb70
st-how-end-text = Wie een ronde wint, krijgt 5 punten, de ander 1 voor elke eigen grenssteen. Een match heeft zoveel rondes als jullie afspreken, en de meeste punten winnen. Kunnen beiden alleen nog passen, dan worden de overgebleven grensstenen toegekend.
# en: ce54e0c2
st-how-tactics-text = Met tactiekkaarten heb je zeven kaarten in je hand, in het begin alleen clankaarten. Je speelt een tactiekkaart of een clankaart, nooit meer dan één tactiekkaart meer dan de ander, en kiest van welke stapel je trekt.
# en: 35c25cca
st-how-or = of
# en: 1a75d4ba
st-how-card = **{ $card }.** { $rule }
