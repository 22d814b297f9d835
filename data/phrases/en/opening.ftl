# What is asked before a table is opened: what the bot itself may do here.

rights-lacking = No game can be played here yet: I am not allowed to do everything a game needs. Missing: { $rights }. Whoever manages this channel can allow it, under “Permissions” in the channel’s settings.
rights-not-invited = My commands are on this server, but I am not: I could not post a board. Whoever manages the server can invite me with this button.
press-invite = Invite me
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
