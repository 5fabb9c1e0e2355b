# Messages that belong to no game.
ratio = { $value }
seat-n = Player { $n }
guest = Guest
you = you
skip-to-content = Skip to the content
nav-main = Main
nav-play = Play
nav-rules = Rulebooks
nav-help = Help
nav-settings = Settings
to-the-lobby = To the lobby
to-the-table = To the table
lobby-your-move = Your move
lobby-nothing-waits = No games wait for you. Start one or learn one.
lobby-waiting = Waiting for others
lobby-finished = Finished
lobby-open = Open tables
lobby-campaigns = Your campaigns
campaigns = Campaigns
campaigns-all = All campaigns
campaigns-way = Campaigns: continue, archive, bring one in
campaigns-why = A campaign is played in several sittings. It waits for you as long as you like, and whoever is there goes on.
campaigns-none = No campaign of yours is under way.
campaign-gathers = A sitting gathers.
campaign-runs = A sitting is under way.
campaign-between = The last chapter is closed. The next sitting can begin.
campaign-over = This campaign is over.
campaign-continue = Continue
campaign-join = Sit down
campaign-to-table = To the table
campaign-look = Look in
campaign-anew = You sit down first, computer players stay, and every other seat is free for whoever comes. Seats are dealt anew.
campaign-adjourn = You may break off at any decision: the table waits just as it is.
campaign-stem = It branched off from another campaign
campaign-since = Since you were last there
campaign-sitting = Sitting { $n }
campaign-told = All that was told
campaign-chapters = Chapters
campaign-no-chapters = No chapter is closed yet.
campaign-chapter = Chapter { $n }
campaign-end = The end
campaign-branch = Branch off after chapter { $n }
campaign-branch-name = another way from chapter { $chapter }
campaign-since-chapter = What happened after chapter { $n }
campaign-file = In one file
campaign-file-why = The file holds every closed chapter with its dice. “orrery verify” plays it again from the first roll to the last. A sitting that is still being played stays here.
campaign-export = Save the campaign
campaign-archive = Archive
campaign-import = Bring a campaign
campaign-import-why = A saved campaign is played again before it comes in. If anything in it does not come out the same, nothing is changed.
campaign-file-field = File
campaign-import-go = Bring it in
lobby-no-open = No open tables. Start one and choose “anyone” for the other seats.
start-a-game = Start a game
start = Start with these settings
few = { $n ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $n }
}
start-bot-easy = { $n ->
    [0] Start alone
    [one] Start with an easy bot
   *[other] Start with { $few } easy bots
}
start-bot-normal = { $n ->
    [0] Start alone
    [one] Start with a steady bot
   *[other] Start with { $few } steady bots
}
start-bot-hard = { $n ->
    [0] Start alone
    [one] Start with a hard bot
   *[other] Start with { $few } hard bots
}
start-invite = { $n ->
    [0] Start alone
    [one] Start and invite a friend
   *[other] Start and invite { $few } friends
}
start-open = { $n ->
    [0] Start alone
    [one] Open the table to one more
   *[other] Open the table to { $few } more
}
start-hotseat = { $n ->
    [0] Start alone
    [one] Start with one more here
   *[other] Start with { $few } more here
}
continue = Continue
open = Open
join = Join
players = Players
others = Other seats
others-bot-easy = Easy bots
others-bot-easy-about = good for a first game
others-bot-normal = Steady bots
others-bot-normal-about = play to win
others-bot-hard = Hard bots
others-bot-hard-about = think ahead
others-invite = Friends by link
others-invite-about = send it, they join
others-open = Anyone
others-open-about = the table stays open
others-hotseat = Same device
others-hotseat-about = pass it round
level-random = random
level-easy = easy
level-normal = steady
level-hard = hard
bot-name = Bot
bot-names = Vega, Rigel, Mira, Altair, Deneb
table-names = Drydock, Lantern, Quiet Harbour, Long Way, Blue Shift, Perihelion, Night Watch, Far Side
table-name = Name of the table
as-above = as chosen above
more-settings = More settings
your-name = Your name
playing-as = Playing as
no-account = No account needed. Leave and come back any time.
first-game = first game
about-minutes = About { $least } to { $most } minutes.
learn-go = Open the rulebook
look-title = Your first move in a minute
look-one = What bears your sign is yours. Every turn asks you one question.
look-two = What shines can be chosen; its price stands beside it.
look-three = Choose, read what follows, press once.
look-go = Show me
learn-by-playing = Learn by playing
learn-by-playing-text = Short steps at a real table. Then play on.
lesson-seats = with { $bots }
lesson-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
} ({ $level })
lesson-alone = alone
lesson-join = with a friend
lesson-over = A game of your own
lesson-next = Next:
lesson-step = Your first game, step { $n } of { $all }
lesson-show = Show me
room-why = The game starts when every seat is taken. Send this link to your friends.
room-link = Link to this table
room-fill = Fill the open seats with bots and start
room-begin = Start with those who are here
sit-here = Sit here
copy = Copy
live = Live
reconnecting = Reconnecting…
waiting-for = Waiting for
waiting-for-players = Waiting for players
nobody-asked = Nobody is asked
game-over = The game is over
won = Won
nobody-won = Nobody won
won-together = Won together
lost-together = Lost together
pass-the-device = Pass the device to { $seat }
pass-the-device-why = Nothing private is shown until then.
i-am = I am { $seat }
choose = Choose
clear = Clear
take-back = Take back
cannot-be-taken-back = Cannot be taken back
play-again = Play again
go-on = Go on with this campaign
campaign-of = To the campaign
why-not = Why not?
suggestions = Suggestions
log = Log
list-view = The table as a list
parts-of-the-table = Parts of the table
tab-board = Board
tab-own = Yours
tab-players = Players
tab-log = Log
views = Views of the table
view-opened = Shown for this question: { $view }
replay = Replay
replay-first = To the beginning
replay-back = Back one move
replay-on = On one move
replay-last = To the end
replay-move = Move
replay-turn-back = Back one turn
replay-turn-on = On one turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Link to this moment
link-copied = The link is copied.
key-space = Space
save-record = Save the record
contents = Contents
search = Search
gallery = All cards
language = Language
theme = Theme
theme-auto = As the device
theme-chart = Dark chart
theme-print = Light print
less-motion = Less motion
sound = Sounds
no-hints = No explanations for newcomers
no-auto = Wait for my press where there is only one answer
bot-pace = How bots are followed
bot-pace-slow = move by move, slowly
bot-pace-brisk = briskly, at most 4 seconds
bot-pace-at-once = at once
hint-ok = Got it
hint-off = Switch explanations off
save = Save
close = Close
rule = Rule
refused-not-asked = This question is no longer open.
refused-not-offered = That is not among the choices.
refused-game-over = The game is over.
refused-no-undo = This cannot be taken back: a roll, a reveal or another player’s choice came after it.
refused-seat-taken = That seat is taken.
refused-seats = This game is for { $least } to { $most } players, not { $have }.
error-no-identity = You are not known here yet. Open the lobby once, or send a token.
error-no-table = There is no such table. Check the link.
error-no-campaign = There is no such campaign. Check the link.
error-not-found = There is nothing here. Check the address.
error-not-your-seat = That is not your seat. Nothing has changed.
error-bad-request = That request could not be read. Nothing has changed.
error-too-large = That request is too large. Nothing has changed.
error-too-many = Too many requests from your address. Wait a moment and try again.
error-wrong-origin = That request came from another site and was not carried out.
error-not-running = This table is not running.
error-not-saved = The server cannot say whether that was saved. Send it again: the same answer never counts twice.
error-fault = Something is wrong with the program. Nothing has changed, and the fault is in its log under number { $number }.
error-damaged = This table cannot be opened: what is stored of it is damaged. The host has been told. All other tables go on.
error-too-slow = That request came too slowly. Nothing has changed.
error-wrong-host = This server does not go by that name. Check the address.
lobby-damaged = { $count } of your tables cannot be opened; the host has been told.
refused-sits-already = You sit at this table already.
refused-nobody-sits = Somebody must sit at the table, or be able to. Bots among themselves play with “orrery sim”.
refused-too-many-bot-tables = You have { $most } unfinished tables with bots. End one of them first.
refused-too-many-open-tables = You have { $most } open tables in the list. Fill or start one of them first.
help-play = Starting
help-play-text = Choose a game in the lobby and press start. Your seat is the first; the others are bots, friends who get the link, anyone, or people on the same device. No account is needed: this browser remembers you.
help-table = At the table
help-table-text = The bar at the bottom asks one question at a time. Select on the board or in the bar, read what it costs, then press the main button. Only that button sends a choice. Whatever cannot be chosen says why, with the id of the rule.
help-dice = Fair dice
help-dice-text = Every shuffle and roll comes from a secret key. Its hash is shown when the table opens and the key itself when the game ends: save the record and check it with “orrery verify”.
help-undo = Taking back
help-undo-text = You may take back your last choice until something hidden came to light, dice were rolled or somebody else chose.
help-days = Over days
help-days-text = Close the page whenever you like. The table keeps its state; the lobby lists the games that wait for you.
help-seats = Colours and shapes
help-seats-text = Each seat has a colour and a shape. Nothing is told by colour alone. A list view of the whole table stands under the log.
help-keys = Keys
key-option = choose an option
key-enter = main button
key-escape = clear the choice
key-undo = take back
key-rule = rule of the question
key-log = to the log
key-prompt = to the question
key-board = to the board
key-view = next view of the table
key-replay = replay: play or pause, back, on, back or on by turns, to the beginning, to the end
key-help = this page
refused-has-left = That player has left the table.
leave-table = Leave the game
leave-why = You leave for good; the others go on without you.
leave-now = Leave for good
terminal-keys = b board, m map, w why not, u back, o1 another question listed, q quit, ? all keys
terminal-nonsense = Type a number as listed; ? lists all keys.
terminal-pick = several numbers or names, a comma between names, or an empty line for none
terminal-pick-some = several numbers or names, a comma between names
terminal-amounts = amounts with their names, or one number for each kind
terminal-form = the answers to all fields in one line, a semicolon between the fields
terminal-path = a number for the next step, an empty line to stop
terminal-path-step = a number for the next step
terminal-such-as = such as
terminal-unknown = Not understood
terminal-several = More than one begins like this
terminal-possible = Possible
terminal-in-all = Possible in all
terminal-count = Possible number of choices
terminal-together = These cannot be chosen together.
terminal-fields = Fields, in this order
terminal-so-far = So far
terminal-undone = Taken back.
terminal-no-undo = Nothing can be taken back from here: nothing was chosen yet, or dice were rolled, something hidden came to light or somebody else chose since.
terminal-leave = Leave the game? It is not kept. Type q again to leave, anything else to play on.
terminal-no-map = This game has no map; b shows the board in words.
terminal-map-unknown = No place of the map begins like this
terminal-map-out = Outside this part of the map
terminal-map-keys = m + nearer, m - farther, m n, m s, m e or m w further that way, m 3 to number 3, m with a name to that place, m * the whole map
terminal-map-moves = <1> can move, (1) stays, [1] number in the list
terminal-help-number = takes that line of the list; several numbers, names and amounts where the question says so
terminal-help-enter = an empty line ends a way made of steps, or chooses nothing where that is allowed
terminal-help-suggestion = answers with that suggestion
terminal-help-other = goes to that other open question; u comes back
terminal-help-back = goes back: the last step of a way, then the question before, then your last answer as long as nothing was rolled or revealed since
terminal-help-board = shows the whole board in words
terminal-help-map = draws the map round your pieces, if the game has one
terminal-help-why = says why other choices are not open
terminal-help-give-up = gives something up for good, where the question offers it
terminal-help-quit = leaves the game, after asking once
terminal-help-help = shows this list
choose-nothing = Choose nothing
give-up = Yes: { $what }
refused-nothing-chosen = Choose first.
sure = Really:
sure-tick = I mean it
refused-not-sure = Something grave is said of this choice. If you mean it, tick “I mean it” and send it again.
terminal-grave = Something grave is said of this. If you mean it, type it again.
free-seat = Free seat

# Stands in the words of an act for whatever option is chosen.
chosen-option = …
chairs = Chairs
chairs-why = A chair can pass to the computer or to somebody else while the game goes on.
chair-own-bot = Let the computer play for me
chair-own-open = Stand up and leave my chair to another
chair-bot-open = Open the chair of { $seat } to a person
chair-open-bot = Let the computer take the free chair
chair-absent-bot = { $seat } is absent: let the computer play
chair-absent-open = { $seat } is absent: open the chair to another
refused-not-your-chair = That chair is not yours to give.
refused-last-one = You are the last person at this table: somebody must stay, or leave for good.
refused-sat-elsewhere = You sat on another chair of this game: whoever has seen one hand is not to see another.
refused-unreadable-legacy = This game cannot begin with that: what was carried over is not what an earlier game left.
refused-another-game = That table played another game.
refused-not-your-campaign = You did not sit at that table.
refused-not-over = That game is not over yet.
refused-not-anew = This cannot be changed in the middle of a campaign.
refused-leaves-nothing = That game has left nothing to go on with.
refused-campaign-over = This campaign is over.
refused-no-chapter = No such chapter is closed.
refused-file-unreadable = This file is not a campaign, or it is damaged.
refused-file-newer = A newer version of this program has written this file. Update this server first.
refused-file-older = This file holds games of an older version. Save it anew where it comes from.
refused-file-untrue = This file is not true: played again, it does not come out the same. “orrery verify” says where.
refused-file-unknown-game = This server does not know the game of this file.
refused-file-other-table = Another table here bears the name of one in this file.

# The end of a game, and its story.
result-name = { $seat }
result-you-win = You win
result-wins = { $n ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-total = Points
result-source = Source
story = How it went
story-mark = Move { $at }: { $seat } { $number }
story-rise = { $seat } from { $from } to { $to }
story-rises = { $ends }
story-numbers = In numbers
look-round = Look round
zoom-in = Zoom in
zoom-out = Zoom out
you-watch = You are watching. What is hidden stays hidden.
search-none = No rule has these words.
box-words-title = Words of the box
box-words-text = What the printed game calls things, and what they are called here.
