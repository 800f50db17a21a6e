command-name-domino = domino
command-name-new = nouvelle
command-name-join = rejoindre
command-name-leave = quitter
command-name-stop = arrêter
command-name-table = table
command-name-setup = config
command-name-pass = passer
command-name-bid = annoncer
command-name-lead = entamer
command-name-play = jouer
command-name-move = coup
command-name-hand = main
command-name-help = aide
command-name-daily = du-jour
command-name-duel = duel
command-name-puzzle = énigme
command-name-tournament = tournoi
command-name-open = ouvrir
command-name-start = lancer
command-name-standings = classement
command-name-leaderboard = palmarès
command-name-stats = stats
command-name-history = historique
command-name-settings = réglages
command-name-privacy = données

parameter-game = jeu
parameter-preset = variante
parameter-players = joueurs
parameter-target = objectif
parameter-first = premier
parameter-second = deuxième
parameter-third = troisième
parameter-amount = montant
parameter-tile = domino
parameter-suit = couleur
parameter-move = coup
parameter-deals = donnes
parameter-level = niveau
parameter-hours = heures
parameter-form = format
parameter-rounds = manches
parameter-clock = pendule
parameter-partner = partenaire
parameter-period = période
parameter-player = joueur
parameter-versus = contre
parameter-record = relevé
parameter-code = code

command-domino = Ouvre et gère une table de dominos.
command-domino-new = Ouvre une table dans ce salon.
    .game = Le jeu. Laisse vide pour les voir tous.
    .preset = Une variante du jeu, avec ses règles
    .players = Combien de joueurs
    .target = Le score, ou le nombre de manches, qui termine la partie
command-domino-play = Jouer maintenant : rejoins une table qui cherche du monde, ou ouvres-en une.
command-domino-join = Prends une place à la table de ce salon, ou reprends la tienne.
    .code = Le code d'un duel où on t'invite.
command-domino-leave = Quitte ta table, ton duel ou la donne du jour. Un ordi prend ta place.
command-domino-stop = Ferme la table de ce salon (hôte ou modérateur).
command-domino-table = Réaffiche la table, tout en bas.
command-domino-setup = Réglages du serveur, pour les admins : qui ouvre des tables, où, règles, heures calmes.

command-pass = Passe des dominos à un autre joueur.
    .first = Un domino, comme 6-4
    .second = Un autre domino
    .third = Et un troisième
command-bid = Annonce, ou passe pendant les enchères.
    .amount = Un nombre, « passe », ou un contrat permis
command-lead = Entame un pli avec un domino.
    .tile = Un domino, comme 6-4
    .suit = Sa couleur, s'il y en a deux possibles
command-play = Joue un domino dans le pli ou sur la chaîne.
    .tile = Un domino, comme 6-4. S'il va aux deux bouts, précise : 6-4 gauche
command-move = Tout autre coup : atout, chien, tour, prendre le reste, reprendre, etc.
    .move = Tout ce que tu peux faire maintenant. Choisis, ou tape pour filtrer.

command-hand = Ta main, rien que pour toi, avec indice, scores et dernier pli.
command-help = Joue tout de suite ou apprends un jeu. À une table : ce que tu peux faire.
    .game = Le jeu à découvrir
    .preset = Une variante du jeu, avec ses règles
    .players = À combien on joue

command-daily = La donne du jour, la même pour tout le monde. Un seul essai.
command-duel = Joue les mêmes donnes que d'autres, chacun contre des ordis.
    .game = Le jeu
    .preset = Une variante du jeu, avec ses règles
    .deals = Combien de donnes (par défaut : 4)
    .level = La force des ordis (par défaut : fort)
    .hours = Combien d'heures pour finir (par défaut : 24)
command-puzzle = Un moment d'une partie : que jouerais-tu ?
    .game = Le jeu de l'énigme
command-tournament = Des manches où toutes les tables jouent les mêmes donnes.
command-tournament-open = Ouvre un tournoi dans ce salon.
    .game = Le jeu
    .preset = Une variante du jeu, avec ses règles
    .form = En solo (par défaut), ou par paires
    .rounds = Combien de manches (par défaut : 3)
    .deals = Combien de donnes par manche (par défaut : 3)
    .clock = Temps par coup (par défaut : celui du serveur)
    .level = Niveau des ordis aux places vides (par défaut : normal)
command-tournament-join = Participe au tournoi de ce salon.
    .partner = Ton partenaire, si c'est par paires. Il s'inscrit aussi.
command-tournament-leave = Quitte le tournoi de ce salon. S'il est lancé, un ordi joue pour toi.
command-tournament-start = Lance le tournoi de ce salon (hôte ou modérateur).
command-tournament-stop = Termine le tournoi de ce salon (hôte ou modérateur).
command-tournament-standings = Le classement du tournoi de ce salon.

command-leaderboard = Les meilleurs joueurs du serveur.
    .game = Un seul jeu, par cote (par défaut : tous)
    .period = Sur combien de temps (par défaut : depuis le début)
command-stats = La fiche d'un joueur, ou deux joueurs face à face.
    .player = La fiche de ce joueur (par défaut : la tienne)
    .game = Un seul jeu (par défaut : tous)
    .versus = Ses parties contre ce joueur
command-history = Les parties passées et leurs replays. Ou le replay d'un relevé que tu as.
    .player = Seulement les parties de ce joueur
    .game = Un seul jeu (par défaut : tous)
    .record = Un relevé de partie, en fichier

command-settings = Tes réglages : images, pings, jeu auto.
command-privacy = Voir, télécharger ou supprimer tes données.

choice-level-easy = Facile : débute encore
choice-level-normal = Normal : joue pour le plaisir
choice-level-hard = Fort : joue bien
choice-level-expert = Expert : redoutable
choice-period-week = Cette semaine
choice-period-month = Cette saison
choice-period-all = Depuis toujours
choice-form-individual = En solo : partenaires différents à chaque manche
choice-form-pairs = Par paires : le même duo jusqu'au bout
choice-clock-quick = Rapide (1 min par coup)
choice-clock-evening = Tranquille (5 min par coup)
choice-clock-post = Correspondance (1 jour par coup)

typed-play = { $end ->
    [none] Jouer { $piece }
   *[other] Jouer { $piece } { $end }
}
typed-lead = { $suit ->
    [none] Entamer { $piece }
   *[other] Entamer { $piece } comme { $suit }
}
typed-bid = Annoncer { $bid }
typed-trump = { $suit ->
    [none] Sans atout
   *[other] Atout { $suit }
}
typed-name-doubles = Doubles : { $doubles }
typed-place = Le poser : { $end }
typed-declare = Jouer { $special }
typed-undo = Reprendre mon dernier coup
typed-withdraw = Finalement, garder mon dernier coup
typed-agree = Laisser { $who } reprendre son coup
typed-refuse = Ne pas laisser { $who } reprendre son coup
typed-review = Revoir les plis
kind-in-words = { $kind } ({ $facts }). { $about }

ask-which-game = **Quel jeu ?** Touches-en un pour ouvrir une table ici.
games-title = Tous les jeux
games-hint = choisis ci-dessous
games-players = à { $players } · { $minutes } min
games-players-span = de { $fewest } à { $most } · { $minutes } min
games-dominoes = Avec ou sans pioche
games-mexican-train = De longs trains
games-black-tile = Évite les points
games-domino-whist = Annonce tes plis
games-domino-hearts = Évite cœurs et dame
games-seventy-nine = 3 contre 3, enchères
games-forty-two = 2 contre 2, enchères
games-moon = Chacun seul, enchères
games-blind-hughie = Dominos cachés
games-read-out = { $game }, { $players }.
games-locked = Ici, les règles sont verrouillées : chaque table suit celles du serveur.
button-play-now = Jouer maintenant

ask-which-kind = **{ $game }** : quelles règles ? Touche une variante pour ouvrir une table.
button-back-to-games = Retour
button-usual-here = Habituel ici
kinds-usual-rules = **Habituel ici** : { $rules }.
button-other-rules = Autres règles
kinds-mark-yours = ta dernière
kinds-mark-here = dernière ici
kinds-mark-usual = habituel ici
kind-goal = { $unit ->
    [marks] en { $number } marques
    [rounds] { $number ->
        [1] 1 manche
       *[other] { $number } manches
    }
   *[points] en { $number }
}
kind-facts = { $team ->
    [1] { $players } joueurs, { $goal }
    [3] 3 contre 3, { $goal }
   *[other] en équipe, { $goal }
}
kinds-alt = Variantes de { $game }.
kinds-read-out = { $kind } : { $facts }. { $about }
    .short = { $kind } : { $facts }.

done-table-opened = Ta table est ouverte. Invite des joueurs ou ajoute des ordis, puis lance.
done-table-below = Ta table est ouverte. Lance quand tu veux.
done-table-again = Voici la table.
done-duel-opened = Ton duel est ouvert. Lance-le quand tout le monde est là.
done-tournament-opened = Ton tournoi est ouvert. Inscris-toi, attends les autres, puis lance.
done-tournament-started = C'est parti ! Chaque table reçoit son fil.
ask-stop-table = Fermer cette table pour tout le monde ?
button-stop-it = Fermer
button-rules-and-clock = Règles et pendule

levels-of-all = -# Vaut pour tous les ordis d'ici. Pour mélanger les niveaux, ajoute-les un par un :
button-add-easy = + Facile
button-add-normal = + Normal
button-add-hard = + Fort
button-add-expert = + Expert

menu-challenge = Défier en duel
menu-replay = Replay
ask-which-duel = **Quel jeu ?** Touches-en un pour défier { $who } en duel.
done-challenged = Tu as défié { $who }. Lance le duel quand tout le monde est là.
done-invited-by-code = Je ne peux pas écrire à { $who }. Donne-lui ce code.
duel-challenge = { $opponent }, { $who } te défie en duel à **{ $game }** !
