## The parade: one of every kind of message, for whoever runs the bot

parade-head = **A sample of every message** follows, { $count } in all. Please look at them on a phone and at a desk, in the dark and in the light theme, and listen to some with a screen reader.
parade-1 = **iOS and Android**: nothing runs over the edge; a line with a button beside it is no narrow column, and a thumb hits the button.
parade-2 = **iOS and Android**: a picture is sharp after one tap, and whose turn it is can be read before it.
parade-3 = **Everywhere** these are plain characters, none a colored emoji or an empty box: ► ◄ ▲ ▼ ↺ ↻ ⇋ ✓ ✗ → ↳ × −
parade-4 = **Lock screen**: the message that begins with your turn, and the call that mentions you, say there what they are about; nothing else makes a sound.
parade-5 = **Desktop**: menus open, each choice has its second line, and the edge of a message has the color of the player whose turn it is.
parade-6 = **Light theme**: small print, buttons, edges and pictures stay readable.
parade-7 = **By ear**: every picture is told in words, without “asterisk” or “arrow”; no picture is only “image”.
parade-8 = **By ear**: each button says what it does by itself; the call comes first, the buttons last.
parade-9 = **Times** are in your own zone and language, as “tomorrow at 6:30 PM”.
parade-10 = **The film** moves by itself. Press what you like: no real game hears of it, and you are told so. Then delete it all.
