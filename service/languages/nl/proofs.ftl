### Why a proof of an audit did not pass, or what it says besides. Each stands after a colon or in brackets, without a full
### stop. Cairn finds these messages by their English sentences: so each has text and variables only.


## The chain of digests, which a secret opens

# en: d8cc099e
why-secret-invalid = het onthulde geheim is ongeldig
# en: d172b7e4
why-no-beginning = ze vermeldt niet welke partij begint
# en: 6d5fb398
why-undecodable = ze kan niet worden gedecodeerd
# en: ac6f8593
why-undecodable-as = ze kan niet worden gedecodeerd: { $error }
# en: 8822af7f
why-opens-none = het geheim opent geen van de vingerafdrukken
# en: 83cea067
why-links-intact = de schakels zijn intact; de vingerafdrukken kunnen worden geopend als de partij is afgelopen
# en: 01ade10f
why-version-in-place = in plaats daarvan staat er versie { $version }
# en: bfee9e52
why-digest = de vingerafdruk is niet die van de opgeslagen bytes
# en: 71cefbe4
why-chain = de keten volgt niet uit de vorige
# en: 5d4a3b8c
why-other-game = ze hoort bij partij { $game }, niet { $named }
# en: ecb6d21a
why-no-id = { $named } is geen id van een partij
# en: 1d8d6425
why-commitment = het geheim is niet dat waarop de partij zich heeft vastgelegd

## The replay of the decisions, and their draws

# en: a6e8ea6a
why-unopened = geen onthuld geheim zou de eerdere beslissingen kunnen bewijzen
# en: ec45da86
why-not-ended = de partij is niet afgelopen
# en: b2935d17
why-unreadable = ze kan niet worden gelezen
# en: dad30531
why-unfoldable = ze kan niet worden toegepast
# en: a2f9d618
why-not-fitting = ze past niet bij de beslissingen ervoor ({ $error })
# en: 8370fdcb
why-not-canonical = haar bytes zijn niet canoniek
# en: 8fc15d9b
why-no-time = { $time } is geen tijd in de vorm van beslissingen
# en: 95c02ddb
why-earlier = ze is genomen om { $at }, vóór de vorige ({ $before })
# en: 4f5b586c
why-draw = haar trekking { $place } uit { $among } is { $result }, maar het geheim schrijft { $dictated } voor

## The rules

# en: 4b0b5f6e
why-no-formats = deze dienst heeft geen versie { $version } van de formaten van reeksen
# en: a1b0a0c8
why-no-rules = deze dienst heeft geen versie { $version } van de regels van { $ruleset }
# en: 1fc9085b
why-draw-among = de regels trekken uit { $number }, maar er is een trekking uit { $among } vastgelegd
# en: 3330993f
why-no-decision = het is geen beslissing waartoe een verzoek had kunnen leiden
# en: 37de1986
why-event = haar gebeurtenis { $place } is { $said }, maar er volgt { $follows }
# en: 376c1a00
why-events = ze heeft { $number } gebeurtenissen, maar er volgen er { $follow }

## The choices of AIs. $level, $level2 are names in code.

# en: 689ba6be
why-on-request = workers rekenen het op verzoek uit
# en: 5794c962
why-resorts-many = het laatste redmiddel koos { $resorts } keer, en niemand kan van meer dan { $most } bewijzen dat het storingen waren
# en: f3e1ee26
why-resort-once = het laatste redmiddel koos één keer
# en: b0d4a8ca
why-resorts = het laatste redmiddel koos { $resorts } keer
# en: ae806624
why-unfoldable-version = versie { $version } kan niet worden toegepast: { $form }
# en: b3af1647
why-no-seat = ze is van geen enkele plaats
# en: af589785
why-of-human = { $level } koos voor een plaats waarop een mens speelt
# en: 2ff67669
why-of-level = { $level } koos voor een plaats waarop { $level2 } speelt
# en: 0bad4771
why-level-gone = versie { $version } van { $level } bestaat niet meer
# en: 49d5d1f8
why-no-level = deze dienst heeft geen versie { $version } van { $level }
# en: 764b785a
why-budget = haar budget is { $budget }, maar { $level } heeft { $budget2 }
# en: 600b7e10
why-no-seed = er is geen geheim onthuld dat haar startwaarde zou kunnen voorschrijven
# en: cf3c1158
why-seed = haar startwaarde is { $seed }, maar het geheim schrijft { $seed2 } voor
# en: aefb7e65
why-move = haar zet is { $move }, maar { $level } kiest { $move2 } op grond van wat haar plaats kon zien

## Series: who withdrew whom, who could not choose the lots, and the results of games. $withdrawals are a list of the next.

# en: b5979be7
withdrawals = { $withdrawals }
# en: 9a25a3dd
why-withdrawn-organiser = deelnemer { $place } (versie { $version }) door de organisator { $player }
# en: 09a83492
why-withdrawn-participant = deelnemer { $place } (versie { $version }) door deelnemer { $player }
# en: f1734f53
why-withdrawn-service = deelnemer { $place } (versie { $version }) door de dienst
# en: 4f3b22d5
why-withdrawn-unknown = deelnemer { $place } (versie { $version }) zonder dat vastligt door wie
# en: 41ece7fa
why-wrong-actor = het was { $actor }, maar die rol heeft { $actor2 }
# en: b1153933
why-no-commitment = geen enkele vastlegging is onthuld: een deelnemer die het geheim kende en zich als laatste inschreef, kon de loting kiezen
# en: bcda5a6a
why-protected = wie het geheim kende, kon de loting niet kiezen zonder deze deelnemers: { $opened }; zij legden zich bij hun inschrijving vast op nonces en onthulden die toen de inschrijving gesloten was
# en: 182222fc
why-protected-missing = { $form }; deze deelnemers onthulden er geen en doen niet mee: { $missing }
# en: 24dce101
why-no-game = de partij { $game } bestaat niet of kan niet worden gelezen
# en: e25bedeb
why-not-of-series = de partij { $game } is niet geopend voor een tafel van deze reeks
# en: 8cd9c18d
why-game-runs = de partij { $game } is niet afgelopen
# en: 7a5635c5
why-result = het is { $result }, maar de partij geeft { $result2 }
