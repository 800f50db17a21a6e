margin-range = { $least } à { $most }
rank-line = { $rank }. { $who } { $points }

fair-contest-open =
    {"**"}Mélange équitable.** Les donnes viennent d'un secret, fixé avant que personne n'ait vu un domino. Ce sceau est son SHA-256 :
    { $seal }
fair-contest-daily = -# Fixé depuis { $since }. Tu trouveras le secret ici à la fin de la journée.
fair-contest-later = -# On y ajoute les numéros que Discord a donnés à chaque **Rejoindre** et à **Lancer**. Tu trouveras le secret ici à la fin.
fair-contest-numbers = -# Numéros : { $numbers }
fair-contest-start = Lancement { $number }
fair-contest-own = -# Ton numéro : { $number }
fair-contest-over =
    {"**"}Mélange équitable.** Le secret était { $secret }. Son SHA-256 est le sceau montré dès le début :
    { $seal }
fair-contest-daily-check = -# Tu l'as jouée ? Prends ton **Relevé** : `boneyard record verify` redonne chaque main.
fair-contest-duel-check = -# **Relevé** a tous les coups. `boneyard record verify` redonne chaque main.
fair-contest-tournament-check =
    Chaque manche a son propre secret : le SHA-256 du secret ci-dessus, de ces lignes (chacune avec son saut de ligne) et de `round n` :
    { $terms }
    {"**"}Relevé**, à la fin de chaque partie, le donne. `boneyard record verify` en tire chaque main.
fair-contest-deleted = C'est si vieux que j'ai supprimé ses donnes et leur secret. Il ne reste que les résultats.

contest-gone = Ce concours n'est plus là.
contest-still-played = D'autres peuvent encore jouer ces donnes. Attends que tout le monde ait fini.
contest-host-only = Seuls l'hôte et les modérateurs peuvent faire ça.
contest-closed = Trop tard : ça a commencé, ou c'est fini.
contest-full = C'est complet. Ouvres-en un autre.
contest-over = C'est fini.
contest-not-in = Tu n'y participes pas.
contest-played-before = Tu as commencé cette donne avant de supprimer tes données. Il n'y a qu'un essai.
button-cancel = Annuler
contest-joined = Tu participes.
contest-over-below = C'est fini. Les résultats sont ci-dessous.
contest-begun = Ça a déjà commencé.
contest-needs-two = Il faut être 2. Attends un autre joueur.
contest-elsewhere = C'est dans un autre salon. Joue là-bas.
