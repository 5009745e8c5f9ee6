### La page où l’on vérifie un fichier avec une partie.

# en: 64406b36
archive-lead = Une archive est un fichier avec toute une partie terminée (.jsonl). Cairn prouve chacune de ses étapes, et vous pouvez la revoir ici. Rien n’en est enregistré, sauf si vous voulez la conserver.
# en: 229d313e
archive-drop = Déposez un fichier n’importe où sur cette page, ou choisissez-en un.
# en: 84bc74af
archive-choose = Choisir une archive
# en: 03d0491e
archive-another = Vérifier une autre archive
# en: fde359b2
archive-verifying = { $name } : chaque étape est en cours de preuve.
# en: 9223009c
archive-verified = { $name } : prouvé.
# en: f8a1c0d8
archive-refused = { $name } : refusé.
# en: 993e798e
archive-game = { $title } : { $names }
# en: 04c874f2
archive-only-here = C’est un fichier. Cairn ne le conserve pas.
# en: 239bf84a
archive-choices-later = Conservez la partie sur Cairn pour obtenir cette preuve.
# en: 462a933e
archive-replay = La revoir
# en: 99d19d61
archive-proofs = Les preuves
# en: 0714d8ee
archive-keep = La conserver sur Cairn
# en: 0e238804
archive-keeping = La partie est en cours d’importation.
