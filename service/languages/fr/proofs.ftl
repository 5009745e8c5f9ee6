### Why a proof of an audit did not pass, or what it says besides. Each stands after a colon or in brackets, without a full
### stop. Cairn finds these messages by their English sentences: so each has text and variables only.


## The chain of digests, which a secret opens

# en: d8cc099e
why-secret-invalid = le secret révélé n’est pas valide
# en: d172b7e4
why-no-beginning = elle ne dit pas quelle partie commence
# en: 6d5fb398
why-undecodable = elle ne peut pas être décodée
# en: ac6f8593
why-undecodable-as = elle ne peut pas être décodée : { $error }
# en: 8822af7f
why-opens-none = le secret n’ouvre aucune des empreintes
# en: 83cea067
why-links-intact = les maillons sont intacts ; les empreintes pourront être ouvertes quand la partie sera terminée
# en: 01ade10f
why-version-in-place = c’est la version { $version } qui occupe sa place
# en: bfee9e52
why-digest = l’empreinte n’est pas celle des octets enregistrés
# en: 71cefbe4
why-chain = la chaîne ne découle pas de la précédente
# en: 5d4a3b8c
why-other-game = elle appartient à la partie { $game }, et non à { $named }
# en: ecb6d21a
why-no-id = { $named } n’est l’identifiant d’aucune partie
# en: 1d8d6425
why-commitment = le secret n’est pas celui auquel la partie s’était engagée

## The replay of the decisions, and their draws

# en: a6e8ea6a
why-unopened = aucun secret révélé ne pourrait prouver les décisions antérieures
# en: ec45da86
why-not-ended = la partie n’est pas terminée
# en: b2935d17
why-unreadable = elle ne peut pas être lue
# en: dad30531
why-unfoldable = elle ne peut pas être appliquée
# en: a2f9d618
why-not-fitting = elle ne s’accorde pas avec les décisions précédentes ({ $error })
# en: 8370fdcb
why-not-canonical = ses octets ne sont pas canoniques
# en: 8fc15d9b
why-no-time = { $time } n’est pas une heure au format des décisions
# en: 95c02ddb
why-earlier = elle a été prise à { $at }, avant la précédente ({ $before })
# en: 4f5b586c
why-draw = son tirage { $place } parmi { $among } est { $result }, alors que le secret impose { $dictated }

## The rules

# en: 4b0b5f6e
why-no-formats = ce service n’a pas la version { $version } des formats de séries
# en: a1b0a0c8
why-no-rules = ce service n’a pas la version { $version } des règles de { $ruleset }
# en: 1fc9085b
why-draw-among = les règles tirent parmi { $number } alors qu’un tirage parmi { $among } est enregistré
# en: 3330993f
why-no-decision = ce n’est pas une décision à laquelle une requête aurait pu mener
# en: 37de1986
why-event = son événement { $place } est { $said }, alors que { $follows } en découle
# en: 376c1a00
why-events = elle a { $number } événements, alors que { $follow } en découlent

## The choices of AIs. $level, $level2 are names in code.

# en: 689ba6be
why-on-request = des workers le calculent à la demande
# en: 5794c962
why-resorts-many = le dernier recours a choisi { $resorts } fois, et personne ne peut prouver plus de { $most } pannes
# en: f3e1ee26
why-resort-once = le dernier recours a choisi une fois
# en: b0d4a8ca
why-resorts = le dernier recours a choisi { $resorts } fois
# en: ae806624
why-unfoldable-version = la version { $version } ne peut pas être appliquée : { $form }
# en: b3af1647
why-no-seat = elle n’est d’aucune place
# en: af589785
why-of-human = { $level } a choisi pour une place où joue un être humain
# en: 2ff67669
why-of-level = { $level } a choisi pour une place où joue { $level2 }
# en: 0bad4771
why-level-gone = la version { $version } de { $level } n’existe plus
# en: 49d5d1f8
why-no-level = ce service n’a pas la version { $version } de { $level }
# en: 764b785a
why-budget = son budget est { $budget }, alors que { $level } a { $budget2 }
# en: 600b7e10
why-no-seed = aucun secret révélé ne pourrait imposer sa graine
# en: cf3c1158
why-seed = sa graine est { $seed }, alors que le secret impose { $seed2 }
# en: aefb7e65
why-move = son coup est { $move }, alors que { $level }, d’après ce que sa place pouvait voir, choisit { $move2 }

## Series: who withdrew whom, who could not choose the lots, and the results of games. $withdrawals are a list of the next.

# en: b5979be7
withdrawals = { $withdrawals }
# en: 9a25a3dd
why-withdrawn-organiser = participant { $place } (version { $version }) par l’organisateur { $player }
# en: 09a83492
why-withdrawn-participant = participant { $place } (version { $version }) par le participant { $player }
# en: f1734f53
why-withdrawn-service = participant { $place } (version { $version }) par le service
# en: 4f3b22d5
why-withdrawn-unknown = participant { $place } (version { $version }) sans que l’auteur soit enregistré
# en: 41ece7fa
why-wrong-actor = c’était { $actor }, alors que ce rôle a { $actor2 }
# en: b1153933
why-no-commitment = aucun engagement n’a été ouvert : un participant qui connaissait le secret et s’est inscrit en dernier pouvait choisir le tirage au sort
# en: bcda5a6a
why-protected = ceux qui connaissaient le secret ne pouvaient pas choisir le tirage au sort sans les participants { $opened }, qui s’étaient engagés sur des nonces en s’inscrivant et les ont dévoilés après la clôture des inscriptions
# en: 182222fc
why-protected-missing = { $form } ; les participants { $missing } n’en ont dévoilé aucun et ne participent pas
# en: 24dce101
why-no-game = sa partie { $game } n’existe pas, ou ne peut pas être lue
# en: e25bedeb
why-not-of-series = sa partie { $game } n’a pas été ouverte pour une table de cette série
# en: 8cd9c18d
why-game-runs = sa partie { $game } n’est pas terminée
# en: 7a5635c5
why-result = c’est { $result }, alors que la partie donne { $result2 }
