### A página para operadores.

# en: 8cdac6a3
health-title = Saúde
# en: 55f60587
health-ready = As jogadas podem ser confirmadas.
# en: 5f914ce2
health-not-ready = Nenhuma jogada pode ser confirmada.
# en: 0b336f5b
health-met = ok
# en: 476c301d
health-wrong = problema
# en: a539c051
health-runbook = O que fazer
# en: 62d8c343
health-more = `cairn doctor` cita máquinas, caminhos e números, que esta página omite.
