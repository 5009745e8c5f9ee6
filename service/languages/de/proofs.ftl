### Why a proof of an audit did not pass, or what it says besides. Each stands after a colon or in brackets, without a full
### stop. Cairn finds these messages by their English sentences: so each has text and variables only.


## The chain of digests, which a secret opens

# en: d8cc099e
why-secret-invalid = das aufgedeckte Geheimnis ist ungültig
# en: d172b7e4
why-no-beginning = sie sagt nicht, welche Partie beginnt
# en: 6d5fb398
why-undecodable = sie kann nicht dekodiert werden
# en: ac6f8593
why-undecodable-as = sie kann nicht dekodiert werden: { $error }
# en: 8822af7f
why-opens-none = das Geheimnis öffnet keinen der Fingerabdrücke
# en: 83cea067
why-links-intact = die Glieder sind unversehrt; die Fingerabdrücke können geöffnet werden, wenn die Partie beendet ist
# en: 01ade10f
why-version-in-place = Version { $version } steht an ihrer Stelle
# en: bfee9e52
why-digest = der Fingerabdruck ist nicht der der gespeicherten Bytes
# en: 71cefbe4
why-chain = die Kette folgt nicht aus der vorigen
# en: 5d4a3b8c
why-other-game = sie gehört zur Partie { $game }, nicht { $named }
# en: ecb6d21a
why-no-id = { $named } ist keine Id einer Partie
# en: 1d8d6425
why-commitment = das Geheimnis ist nicht das, auf das sich die Partie festgelegt hat

## The replay of the decisions, and their draws

# en: a6e8ea6a
why-unopened = kein aufgedecktes Geheimnis könnte die früheren Entscheidungen nachweisen
# en: ec45da86
why-not-ended = die Partie ist nicht beendet
# en: b2935d17
why-unreadable = sie kann nicht gelesen werden
# en: dad30531
why-unfoldable = sie lässt sich nicht anwenden
# en: a2f9d618
why-not-fitting = sie passt nicht zu den Entscheidungen davor ({ $error })
# en: 8370fdcb
why-not-canonical = ihre Bytes sind nicht kanonisch
# en: 8fc15d9b
why-no-time = { $time } ist keine Zeit in der Form von Entscheidungen
# en: 95c02ddb
why-earlier = sie wurde um { $at } getroffen, vor der vorigen ({ $before })
# en: 4f5b586c
why-draw = ihre Ziehung { $place } unter { $among } ist { $result }, das Geheimnis schreibt aber { $dictated } vor

## The rules

# en: 4b0b5f6e
why-no-formats = dieser Dienst hat keine Version { $version } der Serienformate
# en: a1b0a0c8
why-no-rules = dieser Dienst hat keine Version { $version } der Regeln von { $ruleset }
# en: 1fc9085b
why-draw-among = die Regeln ziehen unter { $number }, aufgezeichnet ist aber eine Ziehung unter { $among }
# en: 3330993f
why-no-decision = es ist keine Entscheidung, zu der eine Anfrage hätte führen können
# en: 37de1986
why-event = ihr Ereignis { $place } ist { $said }, es folgt aber { $follows }
# en: 376c1a00
why-events = sie hat { $number } Ereignisse, es folgen aber { $follow }

## The choices of AIs. $level, $level2 are names in code.

# en: 689ba6be
why-on-request = Worker berechnen es auf Anfrage
# en: 5794c962
why-resorts-many = der letzte Ausweg hat { $resorts }-mal gewählt, und niemand kann mehr als { $most } davon als Ausfälle nachweisen
# en: f3e1ee26
why-resort-once = der letzte Ausweg hat einmal gewählt
# en: b0d4a8ca
why-resorts = der letzte Ausweg hat { $resorts }-mal gewählt
# en: ae806624
why-unfoldable-version = Version { $version } lässt sich nicht anwenden: { $form }
# en: b3af1647
why-no-seat = sie ist von keinem Platz
# en: af589785
why-of-human = { $level } wählte für einen Platz, auf dem ein Mensch spielt
# en: 2ff67669
why-of-level = { $level } wählte für einen Platz, auf dem { $level2 } spielt
# en: 0bad4771
why-level-gone = Version { $version } von { $level } gibt es nicht mehr
# en: 49d5d1f8
why-no-level = dieser Dienst hat keine Version { $version } von { $level }
# en: 764b785a
why-budget = ihr Budget ist { $budget }, { $level } hat aber { $budget2 }
# en: 600b7e10
why-no-seed = es ist kein Geheimnis aufgedeckt, das ihren Startwert vorschreiben könnte
# en: cf3c1158
why-seed = ihr Startwert ist { $seed }, das Geheimnis schreibt aber { $seed2 } vor
# en: aefb7e65
why-move = ihr Zug ist { $move }, { $level } wählt aber nach dem, was ihr Platz sehen konnte, { $move2 }

## Series: who withdrew whom, who could not choose the lots, and the results of games. $withdrawals are a list of the next.

# en: b5979be7
withdrawals = { $withdrawals }
# en: 9a25a3dd
why-withdrawn-organiser = Teilnahme { $place } (Version { $version }) durch die Serienleitung { $player }
# en: 09a83492
why-withdrawn-participant = Teilnahme { $place } (Version { $version }) durch die teilnehmende Person { $player }
# en: f1734f53
why-withdrawn-service = Teilnahme { $place } (Version { $version }) durch den Dienst
# en: 4f3b22d5
why-withdrawn-unknown = Teilnahme { $place } (Version { $version }) ohne Aufzeichnung, durch wen
# en: 41ece7fa
why-wrong-actor = es war { $actor }, diese Rolle hat aber { $actor2 }
# en: b1153933
why-no-commitment = keine Festlegung wurde offengelegt: Wer das Geheimnis kannte und sich zuletzt anmeldete, konnte die Auslosung bestimmen
# en: bcda5a6a
why-protected = wer das Geheimnis kannte, konnte die Auslosung nicht ohne folgende Teilnehmende bestimmen: { $opened }; sie hatten sich bei der Anmeldung auf Nonces festgelegt und legten sie offen, als die Anmeldung geschlossen war
# en: 182222fc
why-protected-missing = { $form }; diese Teilnehmenden legten keine offen und nehmen nicht teil: { $missing }
# en: 24dce101
why-no-game = die Partie { $game } gibt es nicht, oder sie kann nicht gelesen werden
# en: e25bedeb
why-not-of-series = die Partie { $game } wurde nicht für einen Tisch dieser Serie eröffnet
# en: 8cd9c18d
why-game-runs = die Partie { $game } ist nicht beendet
# en: 7a5635c5
why-result = es ist { $result }, die Partie ergibt aber { $result2 }
