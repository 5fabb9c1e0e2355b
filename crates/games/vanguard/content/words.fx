# What the cards are made of (2.11). Effects are done from left to right. "Actor" is the crew member a statement is about,
# "source" the one who used the card or took the action.

kind section: Engineering Recon Science Security
kind colour: r g b
# A die of a colour, or any.
kind die: r g b d
kind icon: PHY GAT DEF EXP BIO XEN CON SCI TEC BAS VAN ACC
# Dice of a roll by colour or by what they show.
kind filter: r g b d PHY GAT DEF EXP BIO XEN CON SCI TEC BAS VAN ACC
kind biome: AQU CAV CRY DEA DES FRO HOS ROC RUI TUT VEG VOI VOL
# Lander icon, no movement, not saved, last point of interest, important.
kind mark: LZ NM NS LP IM
kind type: MIN MIC FLO LIV ALI
kind statistic: ARM SEN AGI
kind line: yellow green red
kind direction: both one-way
kind range: same any
kind mission-kind: main optional step
kind event-deck: tutorial base advanced
kind rarity: common rare
kind class: small personal mission upgrade
kind use: passive free turn mission stow token upgrade
kind damage: never possible
kind modification-kind: structural functional
kind where: always lander
kind branch: builders biology alien systems
kind slot: infirmary production bridge add-on
kind solved: keep retire
kind hazard: safe dangerous
kind pile: tutorial white campaign
kind ending: END1 END1B END2 END2B END3 END3B END4 END5
kind heading: low high random
kind quarry: wounded nearest actor
kind timing: Check Assist Anytime Turn Action Rest Prepare Travel Event Danger Wound Phase
kind reach: passive here near
kind plain-key: rest.recharge rest.draw strain.recharge prepare.draw threat.guard travel.free supplies.unlimited lander.arm lander.sen lander.agi supplies.max disc.max cargo.personal
  cargo.mission charge.start survival.reroll med.slots med.step prod.queue2 prod.boost prod.step hazard.fly scan.free
  energy.income command.income energy.keep fly.discount

# What a campaign remembers (VG-FX-14).
memory flag: AERUGO_SPARED ARCHIVE_READ ARCHIVE_SEALED ARC_DONE AT_VEIL BA_BEACON BA_CORNERED BA_TRAIL BEACON BW_PASS COLOSSUS
  CORE_OPEN END_HOME END_KINDLE END_SEVER ENVELOPE EVENTS_ON HOME_READY IDEM_FRIEND IDEM_ROBBED ID_ADMIT KURMA LIGHT_KEPT
  LIGHT_TURNED MAT_DONE OA_OPEN OA_TRAM OC_FED OC_VALVE OWN_THREAD PEL_DONE PLOT PREDATOR_DOWN SHORE SLEEP STRIPPED THAW
  TITHE_BROKEN TITHE_PAID TM_GATE TORN TUT_FREE VERGE_ALLY VERGE_BURNED WEIR_OPEN YARD_ANSWER
memory tally: ALLOY BSAFE CIDX CURE DEAD GYRO HARVEST IDEM KEY PEKEY PHASE QPOW RELAY SAVED THREAD TRUST

# Set, asked for or reached by rules: VG-MEM-1, VG-DOCK-2, VG-BRIDGE-1, C14.1, VG-STAR-7, VG-SETUP-8, C19.
by-rules flag: AT_VEIL HOME_READY ENVELOPE MAT_DONE EVENTS_ON TUT_FREE
by-rules tally: DEAD PHASE

union owner: poi condition threat
union track: condition threat
union project: research production upgrade modification lander

# Tables, one line a card.

sheet board places: places standees: standees missions: mission... exceptional: exceptional... condition: condition
  lift-off: log evacuation: log instead: effect
sheet sector board: board number: count x: count y: count biomes: biome... marks: mark... printed: poi? log: log?
sheet path from: sector to: sector direction: direction tolls: tolls lock: tests
sheet condition travel: travel combo: combo specials: specials time: time passives: statics
sheet poi biomes: biome... marks: mark...
sheet action of: owner range: range? check: check specials: specials yellow: row green: row red: row
sheet mission kind: mission-kind completes: tests reward: effect
sheet threat track: steps
sheet event deck: event-deck biomes: biome... unmatched: effect matched: effect
sheet discovery of: type copies: count rarity: rarity explore: timed ship: ship
sheet exceptional board: board effect: timed row: count
sheet rank-up completes: tests
sheet gear copies: count class: class upgrades: gear? section: section? used: use effect: timed
sheet lander armour: count sensors: count agility: count supplies: count personal: count mission: count discoveries: count
  structural: count functional: count steps: count damage: damage
sheet modification kind: modification-kind place: where effect: timed
sheet research branch: branch cost: cost effect: effect
sheet production stage: count boost: boost effect: effect
sheet upgrade slot: slot effect: timed
sheet objective command: count situations: count completes: tests effect: effect
sheet goal completes: tests reward: effect
sheet situation solve: ways solved: solved effect: effect
sheet system x: count y: count
sheet connection from: system to: system energy: count hazard: hazard
sheet landing board: board system: system energy: count needs: flag? biomes: biome... icons: icon... advice: statistic...
  dangers: danger... briefing: log landed: log? sectors: sectors set-up: effect table: effect
sheet log effect: effect
sheet crew converts: colour into: icon charges: count ability: timed
sheet card section: section rank: count pile: pile main: timed combo: combo
sheet wound copies: count damage: effect? severe: effect? mental: effect? special: effect?
sheet danger common: effect uncommon: effect rare: effect special: effect

# Laid out by rules: VG-SETUP-5, VG-BRIDGE-3, VG-BRIDGE-8, VG-CAMP-4, C19; the worlds stand on the star map.
reached poi mission threat condition log exceptional gear modification lander research production upgrade objective
  situation wound danger
backward action of
backward gear upgrades
nameless path connection
by-rules lander: V1
by-rules research: R04
by-rules production: C01 C02 C03 C06
by-rules objective: O01
by-rules situation: S01 S02 S03 S04 S05 S06 S07 S08 S09 S10
by-rules log: START 1 5 20 50 59 720 750 755 780 781 783 784 785 790 791 900 901 902 903 904 905 906 907

# Dice and cards of the actor.
verb spend count die
verb sacrifice count die
verb recharge count die
verb recharge all
verb draw count
verb discard count
verb charge signed
verb wound wound
verb heal 'die' count
verb heal 'card' count
verb heal both count
verb flip count
verb danger danger count
# Where the actor stands.
verb step count
verb go here
verb go 'lander'
verb go count
verb arrive
verb ignore-icons count
# Turn and events.
verb action signed
verb event count
verb event-redraw
verb cancel-event
verb peek 'event' count
verb endturn
# What the party has.
verb success signed
verb supplies signed
verb supplies signed ~ statistic
verb lead any count
verb lead type count
verb disc any count
verb disc type count
verb drop disc any count
verb xdisc exceptional
# The board.
verb poi replace here poi
verb poi replace count poi
verb poi top count poi
verb mark here signed
verb counter line signed
verb counter line reset
verb time all signed
verb time track signed
verb time track reset
verb time TH03-A signed
verb mission add mission
verb mission done mission
verb mission fail mission
verb cond set condition
verb cond clear
verb threat add threat count
verb threat go threat here
verb threat go threat count
verb threat go threat off
verb threat move threat count heading
verb threat move threat count toward quarry
verb threat remove threat
verb token place gear here
# Memory and story.
verb flag flag
verb count tally signed
verb log log
verb end lift
verb end evac
verb end 'log'
verb ending ending
# A check.
verb reroll any filter
verb reroll count filter
verb turn count filter any
verb turn count filter icon
verb send all filter
verb send count filter
verb take count die
verb add count die
verb treat filter as icon
verb finish
verb reroll-danger count
verb cancel-danger count
verb cancel-wound
verb assist-dice count
verb assist-return
verb assist-far
# The ship.
verb lander 'damage'
verb energy signed
verb command signed
verb morale signed
verb tech signed
verb bank signed
verb penalty on
verb unlock project
verb stock gear
verb stock gear x2
verb situation draw count
verb situation add situation
verb keep
verb objective set objective
verb system open system
verb landing open landing
verb crew 'wound' count
verb crew promote count
verb crew heal count
verb crew tire count
verb dice unlock
verb dice lose
verb deck advanced

test flag flag
test count tally >= count
test count tally <= count
test supplies >= count
test success >= count
test marks count >= count
test all in count
test at count
test found type >= count
test found any >= count
test done mission
test pool icon >= count
test threat threat on
test threat threat meets
test leaddecks >= count
test mission-complete
test wounds total <= count
test sectors visited >= count
test assists >= count
test dangers rolled >= count
test xrow count

table d10 0-9

who all
who here
who other here
who one here
who one
who random
who not in count
who threat threat
