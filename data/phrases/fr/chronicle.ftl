# Le fil où l’histoire d’une table est racontée.

chronicle-name = Chronique de la table { $table }, { $game }
chronicle-taken-back = Annulé : « { $line } »{ $count ->
    [one] {""}
   *[other] {" "}et la suite, { $count } lignes en tout
}.
chronicle-given-up = La chronique de cette table s’arrête ici : son fil, ou le message auquel il tenait, a été supprimé ou verrouillé. /{ command-game } { command-game-log } raconte toujours toute l’histoire, et la personne qui a ouvert la table peut relancer la chronique.
opening-players = La partie est en cours : { $players }.
thread-rights-lacking = Je ne peux pas ouvrir de fil ici. Il manque : { $rights }. La personne qui gère ce salon peut l’autoriser, sous « Permissions » dans les paramètres du salon.
table-chronicle = Chronique
chronicle-on = Oui
chronicle-off = Non
no-such-chronicle = La chronique peut être active ou non.
steward-chronicle-on = Les histoires sont racontées dans un fil sous le premier message de chaque table.
steward-chronicle-off = Aucune histoire n’est racontée dans un fil, sauf si une table en veut un.
command-admin-chronicle = chronique
    .about = Si l’histoire de chaque table est racontée dans un fil, sauf si elle en décide autrement
word-wanted = voulue
    .about = Si les chroniques sont voulues
