### Pourquoi le coup d’un indice est bon.

# en: b9698fc9
reason-wins-so-far = Ce coup gagne, aussi loin que l’IA a anticipé.
# en: 36ff4669
reason-wins = Ce coup gagne, quoi que fassent les autres joueurs.
# en: 15fa7079
reason-st-completes-side = Ce coup complète votre côté de la borne { $stone }.
# en: b9420044
reason-st-completes-run = Ce coup complète une suite à la borne { $stone }.
# en: 9027bac0
reason-st-completes-colour = Ce coup complète une couleur à la borne { $stone }.
# en: b3a101d1
reason-st-completes-cards-one-value = Ce coup complète des cartes d’une même valeur à la borne { $stone }.
# en: 1bc5f2cf
reason-st-completes-colour-run = Ce coup complète une suite couleur à la borne { $stone }.
# en: 9fa3bfa6
reason-st-gains = Ce coup vous fait gagner la borne { $stone }.
# en: a171c672
reason-st-keeps-opponent = Ce coup prive votre adversaire de la borne { $stone }, qui lui ferait gagner la partie.
# en: 1889cd0c
reason-st-helps-side = Ce coup aide votre côté de la borne { $stone }.
# en: 206edd93
reason-st-keeps-chances = Ce coup préserve vos chances à la borne { $stone }.
# en: 906bdead
reason-st-makes-ask-suits-better = Avec ce coup, la borne { $stone } demande ce qui vous convient mieux.
# en: 1b0a8468
reason-st-weakens-opponent-side = Ce coup affaiblit le côté de votre adversaire à la borne { $stone }.
# en: 4520ec38
reason-st-leaves-better-cards-hand = Ce coup vous laisse de meilleures cartes en main.
# en: fa37fa0f
reason-st-leaves-better-tactic-cards = Ce coup vous laisse de meilleures cartes Tactique.
# en: ccd043b6
reason-hc-brings-points = Ce coup vous rapporte des points.
# en: 08a535e3
reason-hc-keeps-points-others = Ce coup prive les autres de points.
# en: 799089be
reason-hc-makes-monks-monasteries-count = Avec ce coup, vos moines et monastères comptent plus.
# en: 55faa7b0
reason-hc-makes-others-monks-monasteries = Avec ce coup, les moines et monastères des autres comptent moins.
# en: 1dcf73d6
reason-hc-gives-most-monks-monasteries = Ce coup vous donne le plus de moines et de monastères.
# en: d43493a2
reason-hc-makes-pipers-castles-count = Avec ce coup, vos joueurs de cornemuse et châteaux forts comptent plus.
# en: 7faa6f34
reason-hc-makes-others-pipers-castles = Avec ce coup, les joueurs de cornemuse et châteaux forts des autres comptent moins.
# en: 69a101d2
reason-hc-makes-pipers-castles-outnumber = Avec ce coup, vos joueurs de cornemuse et châteaux forts dépassent tout autre troupeau.
# en: de433076
reason-hc-makes-cattle-count-more = Avec ce coup, vos bovins comptent plus.
# en: 1a0e6a06
reason-hc-makes-others-cattle-count = Avec ce coup, les bovins des autres comptent moins.
# en: 3b00306d
reason-hc-gives-largest-herd = Ce coup vous donne le plus grand troupeau.
# en: 74d17736
reason-hc-leaves-more-free-land = Ce coup vous laisse plus de terres libres.
# en: 5819142e
reason-hc-leaves-others-less-free = Ce coup laisse aux autres moins de terres libres.
# en: f273611b
reason-hc-gives-more-warriors = Ce coup vous donne plus de guerriers.
# en: d13023ee
reason-hc-leaves-others-fewer-warriors = Ce coup laisse aux autres moins de guerriers.
# en: 6920fbe3
reason-hc-gives-largest-following = Ce coup vous donne la plus grande suite.
# en: 834df395
reason-hc-leaves-better-raid-cards = Ce coup vous laisse de meilleures cartes.
# en: 6d945e0d
reason-gm-leaves-more-coins = Ce coup vous laisse plus de pièces.
# en: a983040c
reason-gm-leaves-more-cubes = Ce coup vous laisse plus de cubes.
# en: 36c56c3b
reason-gm-makes-whisky-count-more = Avec ce coup, votre whisky compte plus aux décomptes.
# en: 8cd47a30
reason-gm-makes-others-whisky-count = Avec ce coup, le whisky des autres compte moins aux décomptes.
# en: 337b3f7b
reason-gm-gives-most-whisky-scorings = Ce coup vous donne le plus de whisky pour les décomptes.
# en: 4fadeb10
reason-gm-makes-chieftains-count-more = Avec ce coup, vos chefs de clan comptent plus aux décomptes.
# en: 48ff1f30
reason-gm-makes-others-chieftains-count = Avec ce coup, les chefs de clan des autres comptent moins aux décomptes.
# en: 25eeb0ec
reason-gm-gives-most-chieftains-scorings = Ce coup vous donne le plus de chefs de clan pour les décomptes.
# en: 4fd11a13
reason-gm-makes-special-locations-count = Avec ce coup, vos lieux spéciaux comptent plus aux décomptes.
# en: b9084fd2
reason-gm-makes-others-special-locations = Avec ce coup, les lieux spéciaux des autres comptent moins aux décomptes.
# en: 5c88f0e9
reason-gm-gives-most-special-locations = Ce coup vous donne le plus de lieux spéciaux pour les décomptes.
# en: 0771310d
reason-gm-keeps-territory-small = Ce coup garde votre territoire petit.
# en: 16073998
reason-gm-makes-others-territories-too = Ce coup rend les territoires des autres trop grands.
# en: 73247d75
reason-gm-gives-next-turn-sooner = Ce coup vous donne plus tôt votre prochain tour.
# en: c8a51366
reason-gm-gives-more-clan-members = Ce coup vous donne plus de membres de clan.
# en: fbcab677
reason-gm-leaves-more-room-tiles = Ce coup vous laisse plus de place pour des tuiles.
# en: b85dbfd0
reason-gm-lets-tiles-make-more = Avec ce coup, vos tuiles peuvent produire plus de cubes.
# en: 7ea12559
reason-gm-lets-make-more-whisky = Ce coup vous permet de faire plus de whisky.
# en: 7bda20db
reason-gm-makes-taverns-worth-more = Avec ce coup, vos tavernes valent plus.
# en: 3b9798d5
reason-gm-lets-give-cubes-more = Ce coup vous permet de donner des cubes pour plus de points.
# en: 77d33d51
reason-gm-gives-clan-members-more = Ce coup donne plus de déplacements à vos membres de clan.
# en: 087d67fa
reason-gm-brings-loch-ness = Ce coup vous apporte Loch Ness.
# en: 2a2cf5fb
reason-gm-makes-cards-worth-more = Avec ce coup, vos cartes valent plus à la fin.
