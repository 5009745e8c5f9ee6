### The page for operators.

# en: 8cdac6a3
health-title = Toestand
# en: 55f60587
health-ready = Zetten kunnen worden bevestigd.
# en: 5f914ce2
health-not-ready = Geen zet kan worden bevestigd.
# en: 0b336f5b
health-met = ok
# en: 476c301d
health-wrong = fout
# en: a539c051
health-runbook = Wat te doen
# en: 62d8c343
health-more = `cairn doctor` noemt machines, paden en getallen, die deze pagina weglaat.
