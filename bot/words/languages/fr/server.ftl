server-title =
    ## Réglages du serveur
    -# Ils valent pour les nouvelles tables.
server-language-discord = comme le serveur

server-openers-all = **Qui ouvre des tables** : tout le monde
server-openers = **Qui ouvre des tables** : les membres avec { $roles }, et les admins
server-openers-none = **Qui ouvre des tables** : les admins seulement
server-roles-deleted = { $roles ->
    [one] { $roles } rôle choisi a été supprimé.
   *[other] { $roles } rôles choisis ont été supprimés.
} Refais ton choix, ou touche **{ button-everyone }**.
button-everyone = Tout le monde
server-choose-roles = Seulement les membres avec ces rôles

server-channels-all = **Où** : tous les salons
server-channels = **Où** : { $channels }, et leurs fils
server-channels-none = **Où** : nulle part
server-channels-deleted = { $channels ->
    [one] { $channels } salon choisi a été supprimé.
   *[other] { $channels } salons choisis ont été supprimés.
} Refais ton choix, ou touche **{ button-everywhere }**.
button-everywhere = Partout
server-choose-channels = Seulement dans ces salons

server-limit-here = Tables ouvertes à la fois ici
server-limit-host = Tables ouvertes par hôte
server-limit-any = { $what } : sans limite
server-players-none = Appel aux joueurs : aucun rôle
server-players-unpingable = Je ne peux pas mentionner { $role }. Autorise tout le monde à le faire, ou donne-moi le droit de mentionner tous les rôles.

server-rules-free = **Règles** : l'hôte choisit
server-rules-locked = **Règles** : verrouillées. Seuls les admins les changent.
button-lock = Verrouiller
button-unlock = Déverrouiller
server-usual-rules = **Règles habituelles ici**
server-usual-rule = {"- "}{ $game } : { $rules }
server-clear-rules = Revenir aux règles d'origine d'un jeu

server-quiet-none = **Heures calmes** : aucune
server-quiet = **Heures calmes** : { $start } à { $end }, { $zone }.
server-quiet-for-you = Pour toi : { $start } à { $end }.
server-quiet-unknown-zone = Je ne connais pas ce fuseau, elles sont donc coupées.
button-set-hours = Régler…
button-change-hours = Changer…
button-no-quiet-hours = Désactiver
server-quiet-title = Heures calmes
server-quiet-from = De
server-quiet-to = À
server-quiet-zone = Fuseau horaire (ou une ville)

server-post-puzzle = Énigme de la semaine
server-post-daily = Résultats du jour
server-post-week = Bilan de la semaine
server-post-nowhere = { $post } : nulle part
server-post-refused = { $post } : coupé, car je ne peux pas publier dans { $channel }. Laisse-moi le voir, y écrire et joindre des fichiers, puis choisis-le de nouveau.
server-cannot-post = Il me faut { $missing } dans #{ $channel }. Autorise-le, puis choisis de nouveau ce salon.

server-about =
    {"**"}Qui et où** : un fil compte comme son salon. Les admins peuvent toujours ouvrir des tables.
    {"**"}Règles** : avant le début d'une partie, sous **Règles**, les admins peuvent enregistrer les règles de la table comme règles habituelles ici. **Verrouillées** : toutes les tables les suivent.
    {"**"}Heures calmes** : pas de ping et des MP silencieux, pour tout le monde, sans arrêter les parties. Si c'est encore ton tour à la fin, tu reçois un ping.
    {"**"}Énigme de la semaine** : lundi midi, un moment d'une partie jouée ici, si toute la table le permet. **Résultats du jour** : comment s'est passée la donne du jour.
    {"**"}Bilan de la semaine** : lundi midi, une image de la semaine passée : qui a le plus gagné, la partie la plus serrée, le meilleur coup, qui est nouveau. Seulement des salons que tout le monde voit, et rien si personne n'a joué.
    {"**"}Appel aux joueurs** : quand **Jouer maintenant** ouvre une table, je mentionne ce rôle. Au plus toutes les 10 minutes, jamais pendant les heures calmes.
