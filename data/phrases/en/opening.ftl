# What is asked before a table is opened: what the bot itself may do here.

rights-lacking = No game can be played here yet: I don’t have all the permissions a game needs. Missing: { $rights }. Whoever manages this channel can grant them, under “Permissions” in the channel’s settings.
rights-not-invited = My commands work on this server, but I am not a member of it, so I can’t post a board. Whoever manages the server can invite me with this button.
press-invite = Invite me
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
press-leave-table = Leave table { $table } for good
