# The effect language of a campaign of planets, as far as the sample needs it.

kind die: r g b d
kind letter: A B D E T
kind find: LIV MIN any
kind poi: P000 P407
kind threat: TH01
kind tally: RELAY CURE TRUST
kind mark: TORN
kind way: low high
kind mission: M03

verb spend count die
verb recharge count die
verb danger letter count
verb arrive
verb supplies signed
verb draw count
verb success signed
verb flag mark
verb go count
verb lead find count
verb drop disc find count
verb count tally signed
verb poi replace here poi
verb log count
verb mission done mission
verb counter green signed
verb heal 'die' count
verb time all signed
verb time threat reset
verb cond clear
verb threat move threat count way
verb charge signed

test flag mark
test count tally >= count
test all in count

table d10 0-9

who here
who all
who threat threat
