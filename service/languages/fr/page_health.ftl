### La page pour les opérateurs.

# en: 8cdac6a3
health-title = Santé
# en: 55f60587
health-ready = Les coups peuvent être confirmés.
# en: 5f914ce2
health-not-ready = Aucun coup ne peut être confirmé.
# en: 0b336f5b
health-met = ok
# en: 476c301d
health-wrong = en défaut
# en: a539c051
health-runbook = Que faire
# en: 62d8c343
health-more = `cairn doctor` nomme les machines, les chemins et les nombres, que cette page omet.
