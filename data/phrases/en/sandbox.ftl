# What the sandbox says before anything is played.

sandbox-welcome = This is the real bot, and nothing you do here is kept. Press “{ press-turn }” below the board: whatever you can decide is a button or a menu there. **/{ command-learn }** teaches it in ten minutes.{ $guests ->
    [0] {""}
    [one] {" "}The computer plays by itself, after a moment.
   *[other] {" "}The { $guests } computers play by themselves, each after a moment.
}{ $people ->
    [one] {""}
   *[other] {" "}At the top of this page, choose which player you are.
}
sandbox-welcome-alone = This is the real bot, and nothing you do here is kept. The board, your hand and your buttons are all in one message, just below; Wolfgang plays by himself, and “{ press-story }” tells why he does what he does.
