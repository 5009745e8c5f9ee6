### Mistakes in requests, as clients read them in `errors`. Words in `backquotes` are names in code: they stay as they are.


## Names of players and guests

# en: 912621fd
said-name-length = Een naam heeft 1 tot { $most } tekens.
# en: 1f64dfc0
said-name-spaces = Een naam heeft geen spatie aan de uiteinden, en geen twee achter elkaar.
# en: 69e84cb2
said-name-character = Een naam mag hier geen { $character } hebben ({ $called }).
# en: ca795b7d
said-name-marks = Een naam begint niet met een combinerend teken, en heeft er hoogstens { $most } achter elkaar.
# en: 7125767e
said-name-taken = Deze naam lijkt op die van een AI, een open plaats, een gast zonder naam of een oud-speler.
# en: f05f83ae
said-name-needed = Een gast heeft een naam nodig.
# en: 9add06b4
said-name-known = Een speler heeft al een naam.
# en: 7adbbbd6
said-human-seat = De plaats van een mens heeft ofwel een `name` ofwel een `player` nodig.
# en: a486c8cc
said-title = Een titel heeft 1 tot { $most } afdrukbare tekens, en geen spatie aan de uiteinden.

## Games and series

# en: 2dc9e174
said-fork-seats = Deze partij heeft { $seats } plaatsen, niet { $number }.
# en: 5eaaceda
said-seats-of-game = { $game } heeft { $form } plaatsen, niet { $number }.
# en: 51330f3a
said-no-seat = Er is geen plaats { $seat }.
# en: 8a0e31e6
said-level-of-game = { $game } heeft geen niveau `{ $level }`. Het heeft { $levels }.
# en: e2802153
said-nonce = Een nonce heeft hoogstens 64 hexadecimale cijfers, 0 tot en met 9 en a tot en met f.
# en: b90e9d37
said-label-series = Het label `series` is voorbehouden aan reeksen.
# en: 6fb7156b
said-no-player = Die speler bestaat niet.
# en: 0d28b8fa
said-one-seat = Een speler kan maar één plaats in een partij hebben.
# en: c226ac0e
said-first-player = De eerste speler wordt geloot; laat dit null.
# en: 05673856
said-series-bounds = Het moet bij dit formaat en spel van { $least } tot { $most } zijn.
# en: 7151eb5e
said-series-places = Er zijn { $places } plaatsen.
# en: ded8e62e
said-no-change = De body heeft geen veld om te wijzigen.
# en: 57bde61d
said-link-days = Een link verloopt na 10 minuten.

## Recovery codes

# en: f5c9f449
said-code-word = Woord { $place } komt in geen enkele herstelcode voor.
# en: 4d9b18ce
said-code-length = Een herstelcode heeft { $words } woorden, en hier staan er { $number }.
# en: 9f3c24d7
said-code-misread = Deze woorden zijn geen herstelcode: er is er een verkeerd gelezen, of er zijn er twee verwisseld.

## Lists and feeds

# en: 03c81cae
said-day = Een dag heeft het formaat 2026-11-21.
# en: 1034313c
said-opponent = `opponent` vereist `player`.
# en: f9e015e1
said-organiser = `organiser` sluit `player` uit.
# en: 63cf2b30
said-day-and-times = `day` sluit `ended_from` en `ended_until` uit.
# en: e1f27c37
said-archives-order = Archieven staan altijd in de volgorde waarin de partijen afliepen.
# en: a90f5f6e
said-only-finished = Deze lijst heeft alleen afgelopen partijen.
# en: 20ec1700
said-only-archives = Dit is voor `format=archives`.
# en: a31694cd
said-position = Dit is geen positie van een feed.
# en: becbd39f
said-position-old = Deze positie is ouder dan een dag: open de feed zonder `after`.

## Webhooks

# en: 3ef5184c
said-webhook-whose = Een webhook heeft ofwel `player` (`me`) ofwel `game` nodig.
# en: 41a54bef
said-redelivery = Een nieuwe bezorging heeft ofwel `message` ofwel `since` nodig.
# en: 4b40eba8
said-no-delivery = Geen van de laatste bezorgingen heeft deze `webhook-id`.
# en: c8199aa8
said-url-form = Een URL heeft hoogstens { $most } afdrukbare ASCII-tekens, zonder spaties.
# en: 61e91108
said-url-unreadable = De URL is niet leesbaar.
# en: abbba732
said-url-https = De URL moet met https beginnen. De beheerder van deze dienst kan eigen netwerken toestaan (CAIRN_WEBHOOK_NETWORKS).
# en: 6d04d00d
said-url-parts = De URL heeft een host nodig, en heeft geen gebruiker, geen wachtwoord en geen fragment.
# en: 094486c0
said-url-port = De poort moet 443 zijn, of { $least } of hoger.
# en: 984a0177
said-url-not-public = De host heeft geen adres, of een dat niet openbaar is. De beheerder van deze dienst kan eigen netwerken toestaan (CAIRN_WEBHOOK_NETWORKS).

## Archives. $line is the number of a line.

# en: c1ae0779
said-line = regel { $line }: { $form }.
# en: 2892ce08
form-archive-breaks-off = de stroom breekt af in dit archief
# en: adda5a0d
form-line-length = hij heeft meer dan { $bytes } bytes
# en: 64011e77
form-line-after-names = hij volgt op de namen, die de laatste regel zijn
# en: 3c11db9d
form-line-members = hij heeft geen beslissing, vingerafdruk en keten
# en: fcb55caa
form-line-other = hij is geen canonieke JSON van een beslissing, een vingerafdruk en een keten, en niets anders
# en: 280fc1d5
form-line-not-canonical = hij is geen canonieke JSON: { $error }
# en: 6ef34643
form-none = er is er geen

## Fields

# en: f01c34a0
said-required = Een verplicht veld heeft geen gegevens.
# en: 5e88356a
said-missing = Ontbrekend veld.
# en: f03d09ab
said-unknown = Onbekend veld.
# en: 8a32eae1
said-no-such-field = { $form } heeft dat veld niet.
# en: c7a4f6b0
form-guest-seat = De plaats van een gast
# en: bcbaf6d1
form-own-seat = De plaats van de afzender
# en: 8c9fe597
form-ai-seat = De plaats van een AI
# en: 2a6f4a08
form-open-seat = Een open plaats
# en: 12852046
form-turn-clock = Een tijd per beurt
# en: 4f039c33
form-bank-clock = Een tijd voor alle beurten
# en: 67c71401
form-days-clock = Een klok met dagen per beurt
# en: 638215a6
form-choices-proof = Het bewijs van de keuzes van de AI's
# en: 4ef27ee6
form-one-message = Eén bericht
# en: 65e07274
form-messages-since = Een bezorging van alle berichten sinds een tijd
# en: e9fb2167
form-quality = De kwaliteit van elke beslissing
# en: 034a90a4
form-webhook-of-game = Een webhook voor één partij, zoals gezien door de plaats waarvan het token wordt verzonden, of zonder token als toeschouwer,
# en: 69ad566d
form-webhook-of-player = Een webhook voor alle partijen van de speler van wie het token wordt verzonden,
# en: 3674dab4
said-null = Het veld mag niet null zijn.
# en: 24a67022
said-value = Ongeldige waarde.
# en: 21f0d6f5
said-string = Geen geldige string.
# en: ba6e5327
said-utf8 = Geen geldige utf-8-string.
# en: 8aafdd2c
said-integer = Geen geldig geheel getal.
# en: 783c176e
said-number = Geen geldig getal.
# en: 20bcbb97
said-number-large = Getal te groot.
# en: 4db1e08d
said-number-special = Bijzondere getalwaarden (nan of infinity) zijn niet toegestaan.
# en: 3a3262cd
said-boolean = Geen geldige boolean.
# en: 586386f3
said-list = Geen geldige lijst.
# en: 9bd7efb2
said-mapping = Geen geldige mapping.
# en: 466ed481
said-type = Ongeldig type.
# en: 4e9bf2ea
said-input = Ongeldig invoertype.
# en: 93e3d987
said-pattern = De string voldoet niet aan het verwachte patroon.
# en: 7dfdb6d8
said-shorter = Korter dan de minimale lengte { $least }.
# en: 0d260f50
said-longer = Langer dan de maximale lengte { $most }.
# en: 58df1f71
said-length = De lengte moet tussen { $least } en { $most } liggen.
# en: c0203cc8
said-length-equal = De lengte moet { $length } zijn.
# en: cc7a2b3f
said-choices = Moet een van deze zijn: { $choices }.
# en: 12cf8568
said-range = Moet groter dan of gelijk aan { $least } en kleiner dan of gelijk aan { $most } zijn.
# en: 7fe0f509
said-least = Moet groter dan of gelijk aan { $least } zijn.
# en: b63022e2
said-most = Moet kleiner dan of gelijk aan { $most } zijn.
# en: 45d57053
said-not-known = { $value } is hier niet bekend.
# en: ae377e4e
said-not-allowed = { $value } is geen van de waarden die hier zijn toegestaan.
# en: e019ddaf
said-integer-least = Verwacht werd een geheel getal van minstens { $least }.
# en: 6942f993
said-integer-most = Verwacht werd een geheel getal van hoogstens { $most }.
# en: 3db7965c
said-items-least = Verwacht werd een array met minstens { $least } elementen.
# en: 0f05d479
said-items-most = Verwacht werd een array met hoogstens { $most } elementen.
# en: 1cbc1e19
said-items = Verwacht werd een array met { $number } elementen.
# en: 768f81e2
said-members-least = Verwacht werd een object met minstens { $least } elementen.
# en: 2bb12430
said-members-most = Verwacht werd een object met hoogstens { $most } elementen.
# en: 4de52146
said-characters-most = Verwacht werd een string met hoogstens { $most } tekens.
# en: d65b5759
said-expected = Verwacht werd { $form }, niet { $form2 }.
# en: e105d73f
said-must-be = Het moet { $form } zijn.

## Parameters. $parameter is its name.

# en: 7d3918fc
said-no-parameter = Er is hier geen parameter `{ $parameter }`, alleen { $known }.
# en: 3f97d61f
said-repeated = `{ $parameter }` komt meer dan één keer voor.
# en: c5cb4cf9
said-parameter = `{ $parameter }` is { $form }.

## Kinds of values, and forms of parameters

# en: edfdd10b
form-integer = een geheel getal
# en: 225e56a6
form-number = een getal
# en: 30da439a
form-string = een string
# en: 3a9a3ba1
form-boolean = true of false
# en: 262099f0
form-array = een array
# en: 49787228
form-object = een object
# en: 90d2628c
form-null = null
# en: a267a28c
form-either-word = `true` of `false`
# en: 6e57ac48
form-in-range = een getal van { $least } tot { $most }, zoals { $example }
# en: 4566bb11
form-id = 20 letters a tot en met z of cijfers 2 tot en met 7
# en: a9f0b4e2
form-player-id = de id van een speler, 20 letters a tot en met z of cijfers 2 tot en met 7; voor jezelf kun je geen plaats reserveren
# en: ee2b585c
form-me-or-id = `me` of de id van een speler
# en: f370f791
form-hex = { $digits } hexadecimale cijfers
# en: 19cfb099
form-hex-dry = 64 hexadecimale cijfers, of deze en -dry
# en: 41441b39
form-ruleset = een naam in kleine letters, zoals schotten_totten
# en: 450a607d
form-group = een naam in kleine letters, zoals tactics
# en: 0b7cc936
form-clause = letters en een getal, zoals ST-04
# en: ed99b2ba
form-ascii = { $least } tot { $most } afdrukbare ASCII-tekens
# en: a284e7ad
form-etags = een lijst van entity-tags, zoals "7-0", of *
# en: d09854e0
form-time = een tijd volgens RFC 3339, zoals 2026-11-21T09:00:01.250Z
# en: 0557df31
form-day = een dag, zoals 2026-11-21
# en: bbe6b6fb
form-cursor = een tekst van hoogstens { $most } tekens, zoals MQ
# en: 337ce1a1
form-name-start = 2 of meer tekens, zoals Ann
# en: 925352ea
form-url = een https-URL van afdrukbare ASCII-tekens, zonder spaties
# en: 023a73ba
form-feed-position = de `position` van een bericht, zoals 1795880000000
# en: face519e
form-version = een versie in cijfers, zoals 7
# en: b4e1e2fa
form-label = de naam van een label en de waarde ervan, zoals `cup:2026`
# en: 02d5760f
form-label-name = de naam van een label, zoals `cup` of `round.1`
# en: 266a6d08
form-label-value = 1 tot 40 letters, cijfers of `_.:-`, zoals 2026
# en: e508cc38
form-or = { $form } of { $form2 }

## Sentences of libraries

# en: 065a9fcf
said-method = De methode is niet toegestaan voor de gevraagde URL.
