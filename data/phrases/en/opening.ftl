# What is asked before a table is opened: what the bot itself may do here.

rights-lacking = No game can be played here yet: I don’t have all the permissions a game needs. Missing: { $rights }. A manager of this channel can grant them, under “Permissions” in the channel’s settings.
rights-not-invited = I am not a member here, so I can’t post a board. In direct messages with me you can play at once: alone, against computer players, or a first game with a coach.{ $server ->
    [1] { " " }A manager of this server can add me with the other button.
   *[other] {""}
}
home-shut = I can’t send you direct messages. Open my profile and write to me, or allow direct messages in Discord’s privacy settings, then press again.
press-home = Play in direct messages
home-begins = Here you have a place of your own. Type /{ command-help } to see what you can do.
press-invite = Invite me
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
press-leave-table = Leave table { $table } for good

# In the menu of a message

menu-story = Story
menu-waiting = Who are we waiting for?
menu-no-board = This message is not a board of mine. Choose the newest board of a table.

menu-invite = Invite to a table
invite-no-bot = Computers need no invitation: use “{ press-computers }” at your table.
invite-no-table = You have no table here that waits for players. Open one with /{ command-play } or /{ command-game } { command-game-new }, and invite again.
invite-sent = They are asked to join table { $table }, unless they have been asked already or would rather be left alone.
invites-you = { $who } invites you to a table of { $game }.
