### Les résultats des workers.

# en: 478518bd
said-hint-failed =
    Le calcul n’a pas abouti : { $attempts ->
        [one] { $attempts } tentative a échoué
       *[other] { $attempts } tentatives ont échoué
    }.
# en: 78dcb672
said-analysis-failed =
    Les versions { $first } à { $last } n’ont pas pu être analysées : { $attempts ->
        [one] { $attempts } tentative a échoué
       *[other] { $attempts } tentatives ont échoué
    }.
# en: 87d5e3bf
said-webhook-request = Il a été désactivé par une requête.
# en: dd72cd1c
said-webhook-seat-left = Sa place a été quittée, donc le jeton qui l’a créé n’est plus valable.
# en: e620d227
said-webhook-game-ended = La partie est terminée, et tout en a été livré.
# en: 7e06f6b1
said-webhook-token = Le jeton qui l’a créé n’est plus valable.
# en: cacaa793
said-webhook-gone = Le destinataire a répondu qu’il n’existe plus (410).
# en: 0c0549bd
said-webhook-failed =
    Les envois échouent depuis { $hours } { $hours ->
        [one] heure
       *[other] heures
    }.
# en: 983e44e8
said-no-thread = Il n’y avait pas de place pour un fil d’exécution ici.
# en: 1a4fa968
said-no-answer =
    Il n’y a pas eu de réponse en { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
# en: 74ddcb2f
said-too-long = La connexion a pris trop de temps.
# en: 392989dc
said-certificate = Le certificat n’a pas été accepté.
# en: 0dc6f39d
said-tls = TLS a échoué.
# en: 15fc468f
said-refused = La connexion a été refusée.
# en: 693b3581
said-connection = La connexion a échoué.
# en: 663040a0
said-not-http = La réponse n’était pas du HTTP.
