### The page for operators.

# en: 8cdac6a3
health-title = Zustand
# en: 55f60587
health-ready = Züge können bestätigt werden.
# en: 5f914ce2
health-not-ready = Kein Zug kann bestätigt werden.
# en: 0b336f5b
health-met = ok
# en: 476c301d
health-wrong = gestört
# en: a539c051
health-runbook = Was zu tun ist
# en: 62d8c343
health-more = `cairn doctor` nennt Rechner, Pfade und Zahlen, die diese Seite weglässt.
