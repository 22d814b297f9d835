# Le fil où l’histoire d’une table est racontée.

chronicle-name = Chronique de la table { $table }, { $game }
chronicle-taken-back = Annulé : « { $line } »{ $count ->
    [one] {""}
   *[other] {" "}et la suite, { $count } lignes en tout
}.
chronicle-given-up = La chronique de cette table s’arrête ici : son fil, ou le message auquel il était rattaché, a été supprimé ou verrouillé. /{ command-game } { command-game-log } raconte toujours toute l’histoire, et la personne qui a ouvert la table peut relancer la chronique.
opening-players = La partie est en cours. À la table : { $players }.
thread-rights-lacking = Je ne peux pas ouvrir de fil ici. Droits manquants : { $rights }. La personne qui gère ce salon peut me les donner, à la page « Permissions » des paramètres du salon.
table-chronicle = Chronique
chronicle-on = Oui
chronicle-off = Non
no-such-chronicle = Chronique : choisissez « { chronicle-on } » ou « { chronicle-off } ».
steward-chronicle-on = L’histoire de chaque table est racontée dans un fil sous son premier message.
steward-chronicle-off = L’histoire d’une table n’est racontée dans un fil que si la table le veut.
command-admin-chronicle = chronique
    .about = Raconter l’histoire de chaque table dans un fil, sauf si la table en décide autrement
word-wanted = activée
    .about = Écrire ou non la chronique des tables
