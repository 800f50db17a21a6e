game-blind-hughie = Blind Hughie
    .aim = Débarrasse-toi de ta rangée de dominos cachés. Il faut { $target ->
        [one] { $target } point
       *[other] { $target } points
    } pour gagner.
    .aim-partners = Débarrasse-toi de ta rangée de dominos cachés. Le premier camp à { $target } gagne.
    .credit = Un jeu traditionnel de chance et de mémoire. Billitonnen est son cousin néerlandais, joué après une soirée de Nos pour savoir à qui va le reste du pot.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Débarrasse-toi avant les autres de ta rangée de dominos cachés. { $rounds } manche suffit.
       *[other] Débarrasse-toi avant les autres de ta rangée de dominos cachés. Il faut { $rounds } manches pour gagner.
    }

rule-variant-hughie = Blind Hughie
    .sentence = On retourne un domino par tour. La rangée qui a le moins de points marque ceux des autres, moins les siens.
rule-variant-billitonnen = Billitonnen
    .sentence = On retourne jusqu'à ce qu'un domino n'aille pas. La première rangée vide gagne.

rule-hands = Dominos reçus
rule-hands-short = 8, 7 ou 6
    .sentence = 8 dominos chacun à 2, 7 à 3, 6 à 4.
rule-hands-full = tous
    .sentence = 14 dominos chacun à 2, 9 à 3, 7 à 4.

rule-turn = On retourne
rule-turn-next = depuis la droite
    .sentence = Retourne le domino le plus à droite de ta rangée.
rule-turn-any = au choix
    .sentence = Retourne le domino que tu veux. Si on reste trop longtemps sans rien poser, la donne finit.

rule-target-blind-hughie = 61 ou 100
    .sentence = En 100 à 2 ou avec partenaires, en 61 à 3 ou 4.

rule-going-out-wins-ties = Tout poser
rule-going-out-wins-ties-no = ne départage pas
    .sentence = En cas d'égalité, personne ne marque.
rule-going-out-wins-ties-yes = départage
    .sentence = En cas d'égalité, celui qui a tout posé marque.

rule-exposed-double = Doubles visibles
rule-exposed-double-turned = attendent leur tour
    .sentence = Tu réessaies un double visible quand tu arrives à sa place.
rule-exposed-double-playable = jouables
    .sentence = Au lieu de retourner, tu peux jouer un double visible qui va.

rule-only-move = Le seul choix
rule-only-move-made = joué pour toi
    .sentence = Quand tu ne peux que retourner le domino suivant, je le retourne pour toi.
rule-only-move-waits = t'attend
    .sentence = Tu retournes chaque domino toi-même, même sans choix.

rule-rounds = Manches à gagner
    .sentence = { $number ->
        [one] { $number } manche suffit pour gagner la partie.
       *[other] Il faut { $number } manches pour gagner la partie.
    }

preset-blind-hughie-blind-hughie = Classique
    .sentence = 6 à 8 dominos chacun, un retourné par tour.
preset-blind-hughie-full-rows = Rangées pleines
    .sentence = Tous les dominos sont donnés : 7, 9 ou 14 chacun.
preset-blind-hughie-any-tile = Au choix
    .sentence = Retourne le domino que tu veux : tout en mémoire.
preset-blind-hughie-partners = Partenaires
    .sentence = On compte les rangées par camp.
preset-blind-hughie-billitonnen = Billitonnen, une manche
    .sentence = On retourne jusqu'à ce qu'un domino n'aille pas.
preset-blind-hughie-billitonnen-three = Billitonnen, trois manches
    .sentence = Billitonnen, en 3 manches gagnantes.
preset-blind-hughie-billitonnen-doubles = Billitonnen, doubles visibles
    .sentence = Joue un double visible au lieu de retourner.
