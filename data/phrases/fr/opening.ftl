# Ce qu’on demande avant d’ouvrir une table : ce que le bot a lui-même le droit de faire ici.

rights-lacking = On ne peut pas encore jouer ici : je n’ai pas tous les droits nécessaires à une partie. Il manque : { $rights }. La personne qui gère ce salon peut les accorder, à la page « Permissions » des paramètres du salon.
rights-not-invited = On ne m’a pas ajouté ici : je ne peux donc pas montrer de plateau. En messages privés avec moi, vous pouvez jouer tout de suite : en solo, contre des ordinateurs ou, pour une première partie, avec un coach.{ $server ->
    [1] { " " }La personne qui gère ce serveur peut m’ajouter avec l’autre bouton.
   *[other] {""}
}
home-shut = Je ne peux pas vous envoyer de message privé. Ouvrez mon profil et écrivez-moi, ou autorisez les messages privés dans les paramètres de confidentialité de Discord, puis recommencez.
press-home = Jouer en messages privés
home-begins = Ici, vous êtes chez vous. Tapez /{ command-help } pour voir ce que vous pouvez faire.
press-invite = Ajouter le bot au serveur
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-embed-links = Intégrer des liens
press-leave-table = Quitter la table { $table } pour de bon

# In the menu of a message

menu-story = Récit
menu-waiting = Qui attend-on ?
menu-no-board = Ce message n’est pas un de mes plateaux. Choisissez le plateau le plus récent d’une table.

menu-invite = Inviter à une table
invite-no-bot = Les ordinateurs n’ont pas besoin d’invitation : utilisez « { press-computers } » à votre table.
invite-no-table = Aucune de vos tables n’attend de joueurs ici. Ouvrez-en une avec /{ command-play } ou /{ command-game } { command-game-new }, puis invitez des joueurs.
invite-sent = L’invitation à la table { $table } est en route, sauf si la personne l’a déjà reçue ou préfère être tranquille.
invites-you = { $who } vous invite à une table « { $game } ».
