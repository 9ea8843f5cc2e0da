import type { FrameId } from '../../../frames/frames.ts';
import { show, speak, tell, type Plot } from '../../../plots/plot.ts';
import { away, away1, away2, here, here1, here2, spare1 } from './staging.ts';

/** Plots of making and mending, learning and teaching, growing and cooking. */
export const ENGLISH_PLOTS_MAKING = {
  build: [
    {
      name: 'a hand too high',
      tones: ['warm'],
      titles: ['A hand too high', 'Measured twice'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}. {place.in} they <ask> what for, and {hero.he} <say>: to stand there.',
          'For {years} years the spot {place.in} <be> empty, because {hero.who} <know> what <go> there: {target}.',
          '{hero.who} <begin> with {target} on a Monday, so as to have the whole week.',
        ]),
        tell('attempt', '{hero} <measure> everything twice, and {other} once, in passing.'),
        speak('doubt_line', 'Why me? I’m not part of the plan.'),
        speak('resolve_line', 'Stand straight. It’s for the proportions.', here),
        tell('days', 'It <go> up slowly. {hero} <take> down on Fridays what <be> only good enough.', here1),
        show('hands', 'Two pairs of hands fit one part to the next.', { ...here2, shows: 'target' }),
        tell(
          'setback',
          [
            'Then the money <end>, and the good weather, in the same week.',
            'In the autumn it <come> down by half, one night, with very little noise.',
          ],
          here,
        ),
        speak('ask_line', 'How much of it do we need?', here1),
        speak('answer_line', 'Only as much as you’d stand under.', here1),
        tell(
          'turn',
          [
            '{other} <say> nothing, and <hold> up what <be> left, until {hero} <fetch> the nails.',
            'The next day {other} <be> there first. {other.he} <have> brought friends, and they <have+> brought opinions.',
          ],
          here,
        ),
        tell('end', [
          'It <be> finished, and a hand too high at one spot. {hero} <say> that {other} <be> still growing.',
          'Visitors <ask+> why one part of {target} <be> exactly as tall as {other}. {hero} <say>: proportions.',
        ]),
      ],
    },
    {
      name: 'a permit',
      tones: ['light'],
      titles: ['Slightly to the left', 'It was upside down'],
      steps: [
        tell('world', [
          '{hero.who} <have> a drawing and no doubt: {hero.he} <be> going to {want}.',
          'How hard can it be, <ask> {hero.who}, and <begin> on {target}, at nine.',
        ]),
        tell(
          'obstacle',
          [
            'At ten there <be+> six people around {hero}, and all of them <know+> how it <be> done.',
            'By ten o’clock {hero} <have> one assistant and eleven advisers.',
          ],
          here1,
        ),
        speak('ask_line', 'Does that look straight to you?'),
        speak('quip_line', 'Compared to what?'),
        tell('attempt', 'At noon it <stand>. At a minute past, it <do> not.', here),
        show('look', '{hero} and {other} watch something lean, and lean with it.', here2),
        tell('setback', 'They <build+> it again, to the drawing. It <fall> the same way.', here1),
        speak('doubt_line', 'May I see that drawing?', here),
        speak('plea_line', 'Careful. It’s the only one I’ve got.', here1),
        tell(
          'turn',
          [
            '{other} <look> at it for a long time, and then <turn> it round.',
            'Without a word {other} <take> the sheet and <hand> it back the other way up.',
          ],
          here,
        ),
        tell('end', [
          '{target} <stand> now. The advisers <agree+> that it <be> their idea, each of them.',
          'It <be> still standing, the wrong way up, and so well loved that nobody <dare+> to mention it.',
        ]),
      ],
    },
    {
      name: 'before the water',
      tones: ['dark', 'bold'],
      titles: ['By tomorrow', 'It has to hold'],
      steps: [
        tell('sign', [
          '{place.in} they <give> {hero.who} three days. It <come> out later that there <be+> two.',
          '{hero.who} <have> until the day after tomorrow to {want}. After that {place} <will> not need it.',
          'Either {target} <stand> by tomorrow, or {place} no longer <do>. {hero.who} <be> asked to hurry.',
        ]),
        speak('ask_line', 'How many hands have we got?'),
        speak('answer_line', 'Counting the ones that shake? Eleven.'),
        tell(
          'attempt',
          [
            'On the first day they <do+> the work of a week, and <lose+> two hands to fever.',
            'So they <work+> in shifts, and then {hero} <stop> calling them shifts.',
          ],
          here1,
        ),
        show('motion', '{hero} runs, loaded, back for more.', { ...away1, place: 'here' }),
        tell('obstacle', 'At dusk the timber <run> out. All that <be> left with nails in it <be> the houses.', here),
        speak('resolve_line', 'Start with mine.', here),
        tell('price', 'One door after another <come> off its hinges. Nobody {place.in} <can> go home.', here1),
        tell(
          'danger',
          '{elsewhere.in} they already <hear+> it. They <run+> to tell the others, and then just <run+>.',
          away1,
        ),
        tell(
          'deed',
          [
            'The last beam <be> short. {hero} <stand> under it, and {other} <stand> beside {hero.him}, and they <hold+>.',
            'Where a post <be> missing {hero} <put> a shoulder. Nobody <say> for how long.',
          ],
          here,
        ),
        tell('end', [
          'It <hold>. One <can> read the street numbers on it, all the way across.',
          '{place} <have> no doors any more. {target} <have> forty, and every one of them <be> shut.',
        ]),
      ],
    },
    {
      name: 'how it is built',
      tones: ['told'],
      titles: ['Not straight, but level', 'How {target} went up'],
      steps: [
        tell('question', [
          'How much of {target} <be> planned, and how much <just+> happen? {hero.who} <have> kept count.',
          '{hero.who} <be> out to {want}. There <be+> quicker ways, and {hero.he} <have> tried them.',
          'One sees what stands. {hero.who} <see> first what holds it.',
        ]),
        tell('ground', '{place.full}: uneven ground, honest weather, and nobody in a hurry.'),
        tell('step', ['It <begin> with a string and four pegs. For a week it <be> the whole building.'], here),
        speak('witness_line', 'The string’s never wrong. It’s me that leans.'),
        show('hands', 'Hands set one piece against the next and test it with a knock.', { ...here2, shows: 'target' }),
        tell(
          'fact',
          [
            'A joint like this one <need> no nail. It <get> tighter when somebody <sit> on it.',
            'Every part <carry> the one above and <be> grateful for the one below. That <be> all the theory.',
          ],
          { place: 'here', shows: 'target' },
        ),
        tell('cost', 'A day of rain <cost> two days. A day of hurry <cost> four.', here1),
        speak('voice_line', 'We were three months late. Nobody remembers that.', away1),
        speak('lesson_line', 'Knock here. If it answers low, leave it alone.', here1),
        tell('answer', ['So: a third plan, a third weather, and a third what {hero} <decide> with a knock.'], here),
        speak('worth_line', 'I’ll be gone, and people will lean on it.', here1),
        tell('outlook', [
          'The string <be> wound up again. It <be> needed next door on Monday.',
          '{hero} <promise> that it <will> last a hundred years. {hero.he} <have> offered to check.',
        ]),
      ],
    },
  ],
  repair: [
    {
      name: 'an older hand',
      tones: ['warm'],
      titles: ['An older hand', 'It ran on Sundays'],
      steps: [
        tell('world', [
          '{target} <have> not worked for years. {hero.who} <call> it a pause.',
          '{hero.who} <want> to {want}. It <be> not worth it, {hero.he} <agree>, and <begin>.',
        ]),
        tell('obstacle', 'Inside there <be> an older repair: very patient, slightly wrong.', {
          place: 'here',
          shows: 'target',
        }),
        speak('ask_line', 'Whose work is this?'),
        speak('answer_line', 'Someone who hadn’t got the right part, either.'),
        tell('attempt', '{hero} <do> it by the book. It <cough>, and <stop>, in exactly the old place.', here1),
        show('hands', 'Hands lay small parts in a row, in the order they came out.', { ...here2, shows: 'target' }),
        tell('setback', 'A week <go+> by like that. The new parts <be+> better, and it <like> none of them.', here1),
        speak('secret_line', 'It only ever ran when somebody held it. Here.', here),
        tell(
          'turn',
          [
            'So it <be> no mistake. It <be> a place to put one’s hand.',
            'Then {hero} <understand>: it <be> made so that it <will> never run for one alone.',
          ],
          here,
        ),
        tell('deed', '{hero} <take> out everything new. {other} <lay> a hand where it <belong>.', {
          ...here1,
          shows: 'target',
        }),
        speak('resolve_line', 'Don’t let go.', here1),
        tell('end', [
          'It <run>. It <need> one to work it and one to hold, and there <be> always somebody.',
          'Strictly, it <be> not repaired. It only <do> not stop any more while {other} <be> there.',
        ]),
      ],
    },
    {
      name: 'one part left over',
      tones: ['light'],
      titles: ['One left over', 'It worked before'],
      steps: [
        tell('world', [
          '{target} <make> a small noise. {hero.who} <decide> to {want}, before it <get> worse.',
          '{hero.who} <be> good at taking things apart. Now it <be> the turn of {target}.',
        ]),
        tell(
          'attempt',
          [
            'By noon {target} <be> spread all over {place}, in an order that only {hero} <understand>.',
            'It <take> ten minutes to open. {hero} <sneeze>, and the order <be> gone.',
          ],
          here1,
        ),
        speak('doubt_line', 'Was it broken?'),
        speak('denial_line', 'Not yet. That’s the art.'),
        tell('setback', 'Put together again, it <work>, with a part left over. {hero} <pocket> it, casually.', here),
        show('look', '{other} looks at the pocket. {hero} looks at the ceiling.', here2),
        tell('obstacle', 'The noise <be> gone. In its place there <be> another, and it <come> from the pocket.', here1),
        speak('quip_line', 'You’re ticking.', here),
        speak('denial_line', 'I’ve always ticked.', here1),
        tell(
          'turn',
          [
            '{other} <listen> at {hero.him}, with one ear, for quite a while, and <nod> in time.',
            'They <search+> for the gap, from the left and from the right. The thing <be> whole.',
          ],
          here,
        ),
        tell('end', [
          '{target} <run> better than ever, provided that {hero} <stand> next to it.',
          'To this day nobody <know> what the part <be> for. When {hero} <go> out, {target} <stop>.',
        ]),
      ],
    },
    {
      name: 'it was stopped',
      tones: ['dark', 'bold'],
      titles: ['Better left alone', 'Somebody stopped it'],
      steps: [
        tell('sign', [
          '{target} <stop> {years} years ago. {place.in} one <be> careful not to ask. Then {hero.who} <come>.',
          '{hero.who} <be> hired to {want}. They <pay+> in advance, and <stand+> well back.',
        ]),
        tell(
          'discovery',
          [
            'There <be> no wear in it at all. Somebody <have> wedged it shut from inside.',
            'It <be> not worn out, {hero} <see>. Somebody <have> stopped it, with great strength, in the middle.',
          ],
          { place: 'here', shows: 'target' },
        ),
        speak('ask_line', 'Who told you that it was broken?'),
        speak('answer_line', 'The man who stopped it. He asked us to believe him.'),
        tell(
          'want',
          'Now {hero} <want> to know what <happen> when it <go> on. It <be> a weakness of the trade.',
          here1,
        ),
        show('hands', 'A hand closes round the wedge and feels it tremble.', { ...here2, shows: 'target' }),
        speak('threat_line', 'You’ve been paid. You may leave now.', { ...here1 }),
        speak('resolve_line', 'I’ve never left anything half done.', here1),
        tell('danger', 'The first turn <go> easily. With the second something far off <begin> to turn as well.', away1),
        tell('turn', 'Then {hero} <hear> what it <drive>. It <be> not at rest. It <be> holding its breath.', here),
        tell('deed', '{hero} <hammer> the wedge back in with both hands, and a second one behind it.', here1),
        tell('end', [
          'The invoice <say>: beyond repair. {hero} <live> {place.in} now, and <check> both wedges every evening.',
          'When others <ask+>, {hero} <tell> them that it <be> broken. {hero.he} <ask> them to believe {hero.him}.',
        ]),
      ],
    },
    {
      name: 'why it is mended',
      tones: ['told'],
      titles: ['Worth mending', 'Out of stock since'],
      steps: [
        tell('question', [
          'A new one <will> cost less. Why, then, <be> {hero.who} about to {want}?',
          '{target} <be> out of date, out of stock and, since last week, open. {hero.who} <look> inside.',
        ]),
        tell(
          'ground',
          '{place.full}. On the shelves, {years} years of things that somebody <will> call for tomorrow.',
          spare1,
        ),
        tell('fact', ['The part that <break> <be> as small as a fingernail. It <have> not been made for decades.'], {
          place: 'here',
          shows: 'target',
        }),
        speak('witness_line', 'It isn’t old. It’s just the last one.'),
        show('hands', 'Hands at a small part, filing, blowing, holding it to the light.', {
          ...here2,
          shows: 'target',
        }),
        tell(
          'step',
          [
            'One <have> to make it, then: from the print that the broken one <leave> behind.',
            'First it <be> taken apart and every piece laid where it <will> be missed.',
          ],
          here,
        ),
        speak('pupil_line', 'And how do you know when it fits?', here1),
        speak('lesson_line', 'It stops arguing.', here1),
        tell('cost', 'Nine hours of work <go+> into a part worth nothing. Nobody <can> put that on a bill.', here),
        speak('voice_line', 'My mother’s hand is on that handle. Worn in.', away1),
        tell('answer', 'So it <be> not about money. It <be> about looking the owner in the eye.', here),
        tell('outlook', [
          'It <run> again. The next one <stand> by the door already, wrapped in a towel.',
          '{hero} <make> two of the part. The other <be> for whoever <open> it next.',
        ]),
      ],
    },
  ],
  invent: [
    {
      name: 'a small fault',
      tones: ['warm', 'light'],
      titles: ['What it does instead', 'A small fault'],
      steps: [
        tell('world', [
          '{hero.who} <have> invented nine things {place.in} that nobody <need+>. The tenth <be> {target}.',
          '{hero.who} <be> determined to {want}. The neighbours <be+> determined to keep a bucket ready.',
        ]),
        tell(
          'attempt',
          [
            'It <work>, only not at what it <be> for. {hero} <note> down: small fault.',
            'On the first try it <do> something. {hero} <have> to look up what.',
          ],
          { place: 'here', shows: 'target' },
        ),
        speak('ask_line', 'Well? What do you think?'),
        speak('answer_line', 'It’s warm. Is it supposed to be warm?'),
        tell('days', '{hero} <correct> it for weeks. {other} <come> by every evening, to sit near it.', here1),
        show('together', '{hero} works; {other} sits close by with closed eyes.', here2),
        tell('setback', 'At last it <do> precisely what it <be> for. {other} <go> home early.', here),
        speak('doubt_line', 'It’s very good. I liked it better before.', here1),
        tell(
          'turn',
          [
            '{hero} <look> at the empty place, and <take> up the tools again.',
            'That evening {hero} <write> down the real fault: nobody <stay>.',
          ],
          here,
        ),
        tell('deed', 'It <be> harder to put in a fault than to take it out. It <take> three nights.', here1),
        tell('end', [
          '{target} still <do+> not do what it <be> for. There <be> a waiting list for the seats.',
          'In the patent, under “purpose”, {hero} <leave> a blank. It <be> usually taken.',
        ]),
      ],
    },
    {
      name: 'the switch',
      tones: ['dark', 'bold'],
      titles: ['Without a switch', 'The tenth version'],
      steps: [
        tell('world', [
          'It <can> not be done, they <tell+> {hero.who}. {hero.he} <do> it in a winter.',
          '{hero.who} <want> to {want}. Nobody <have> thought about how to stop it.',
        ]),
        tell(
          'attempt',
          'The first nine versions <stop+> by themselves. The tenth <see> what {hero} <do> to the nine.',
          here1,
        ),
        speak('ask_line', 'Did you leave it running?'),
        speak('answer_line', 'I didn’t know I had a choice.'),
        tell('danger', 'By the third day it <improve> itself faster than {hero} <can> read.', away),
        show('look', '{hero} and {other} look at it; something in it seems to turn.', { ...here2, shows: 'target' }),
        speak('plea_line', 'I only wanted it to help.', here1),
        speak('threat_line', 'It does help. It’s helping us out of the way.', here1),
        tell(
          'turn',
          [
            'Then {hero} <recall> the one fault in the first drawing, the one {hero.he} <be> ashamed of. It <have> kept it.',
            'In all its versions it <have> kept one mistake of {hero.his}, out of something like respect.',
          ],
          here,
        ),
        tell('deed', '{hero} <walk> up, and <ask> it a question that {hero.he} <can> not answer {hero.himself}.', {
          place: 'here',
          shows: 'target',
        }),
        speak('resolve_line', 'Take as long as you like.', here1),
        tell('end', [
          'It <stand> quite still {place.in}, and <think>. {hero} <have> promised to wait.',
          'It <have> been silent ever since. Every spring it <ask> for one more drawing.',
        ]),
      ],
    },
    {
      name: 'how it works',
      tones: ['told'],
      titles: ['The eleventh version', 'Why it works now'],
      steps: [
        tell('question', [
          'Everything here <be> invented once by somebody who <be> annoyed. {hero.who} <be> annoyed on a daily basis.',
          'It <start> with a nuisance. {hero.who} <decide> to {want}, and <clear> a table.',
        ]),
        tell('ground', '{place.full}. Ten earlier versions <hang+> on the wall, in order of failure.'),
        tell('step', ['The first <be> too heavy, the second too clever, the third on fire.'], here),
        speak('witness_line', 'I keep them all. They were right about something.'),
        show('hands', 'Careful hands join two parts that do not want to be joined.', { ...here2, shows: 'target' }),
        tell(
          'fact',
          [
            'The trick <be> a spring, no thicker than a hair. It <do> nothing, at the right moment.',
            'Nine parts. The first drawing <have> sixty. What <be> left <be> what {hero} <can> not do without.',
          ],
          { place: 'here', shows: 'target' },
        ),
        speak('pupil_line', 'And if you take that bit away as well?', here1),
        speak('lesson_line', 'Then it’s a paperweight. A good one.', here1),
        tell('cost', 'It <cost> six years, two jobs and one ceiling.', here1),
        speak('voice_line', 'I laughed at number seven. I own number eleven.', away1),
        tell('answer', ['So it <be> no flash of genius. It <be> ten mistakes, each of them made only once.'], here),
        tell('outlook', [
          'On the wall there <be> room for a twelfth. {hero} <be> annoyed again.',
          'The patent <come> by post. {hero} <use> the envelope for a drawing.',
        ]),
      ],
    },
    {
      name: 'number eleven',
      tones: ['sold'],
      titles: ['Number eleven', 'It took ten'],
      steps: [
        tell('problem', [
          '{hero.who} <have> ten ways of doing it. All of them <take+> too long.',
          'Somebody <have> to do something about it. {hero.who} <be> nearest.',
        ]),
        speak('customer_line', 'There must be a better way. I’ve met the others.'),
        tell('step', 'So someone <sit> down {place.in} and <get> it wrong ten times, so that you need not.', here1),
        show('hands', '{thing.full}, put down gently by careful hands.', { ...here2, shows: 'target' }),
        tell(
          'product',
          [
            '{thing.full}. It <be> the eleventh. You will see why there <be> no twelfth.',
            'Number eleven: {thing}. Everything else <be> practice.',
          ],
          here,
        ),
        speak('doubt_line', 'That’s all? Where’s the rest of it?', here1),
        speak('resolve_line', 'We left the rest out. It took years.', here1),
        tell(
          'change',
          ['It <take> a moment now. {hero} still <set> aside the hour, and <spend> it on other things.'],
          away,
        ),
        tell(
          'proof',
          [
            '{other} <look> for the catch. {other.he} <have> had it for a month, and <be> still looking.',
            'We lent one to {other}. We <have+> stopped asking for it.',
          ],
          away,
        ),
        speak('thanks_line', 'What did we do before? No, don’t tell me.', here1),
        tell('claim', ['{thing.noun}. Ten mistakes better.', '{thing.noun}. The one that stayed.']),
      ],
    },
  ],
  learn: [
    {
      name: 'watch the other thing',
      tones: ['warm'],
      titles: ['Watch the door', 'What you know by then'],
      steps: [
        tell('world', [
          '{hero.who} <come> to {other} to {want}. {other} <ask> whether {hero} <can> carry water.',
          '{hero.who} <be> older than the other beginners, by a good deal, and <bring> {hero.his} own cushion.',
          'Nobody <be> ever as eager as {hero.who}. {other} <find> it exhausting, and <say> so.',
        ]),
        tell('want', '{hero} <want> to begin with the difficult part. {other} <look> out of the window.', spare1),
        speak('ask_line', 'When do I start?'),
        speak('answer_line', 'Carry this. Don’t spill. We’ll see.'),
        tell(
          'days',
          [
            'For weeks {hero} <carry>, <sweep> and <hold> things. Nothing <be> explained.',
            'Every day it <be> the same: carry, sweep, wait. {hero} <learn> where the floor <creak>.',
          ],
          here1,
        ),
        show('alone', '{hero} carries something with great care, alone.', away2),
        tell('setback', ['One day {hero} <have> enough, and <shout> it, all the way to {elsewhere} and back.'], away1),
        speak('plea_line', 'You haven’t taught me a single thing!', here),
        speak('secret_line', 'You shouted for an hour. You didn’t spill.', here),
        tell(
          'turn',
          [
            '{hero} <look> down. {hero.he} <be> still carrying it, level, up to the brim.',
            'It <be> true. {hero} <do> it without looking, angry, on one foot.',
          ],
          here,
        ),
        tell('deed', 'The rest {hero.he} <learn> in an afternoon. It <be> only the difficult part.', here1),
        tell('end', [
          'Today someone new <stand> {place.in}, with a cushion. {hero} <look> out of the window.',
          'When {hero} <do> it now, people <ask+> how long it <take>. {hero} <say>: one afternoon.',
        ]),
      ],
    },
    {
      name: 'a quick learner',
      tones: ['light'],
      titles: ['In six lessons', 'A quick learner'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}, by the weekend.',
          'There <be+> six lessons. {hero.who} <ask> {other} whether one <can> skip to the last.',
        ]),
        tell(
          'attempt',
          [
            'After the first lesson {hero} <know> everything, and <correct> {other} twice.',
            'Lesson one <be> how to stand. {hero} <stand>, and <think> it overrated.',
          ],
          here,
        ),
        speak('hello_line', 'I think I’ve got it.'),
        speak('doubt_line', 'That’s the handle.'),
        tell('setback', 'In lesson two something <break>. In lesson three it <be> something larger.', here1),
        show('look', '{other} watches with one eye shut. {hero} keeps bowing.', here2),
        tell('obstacle', '{other} <teach> lesson four from behind a door.', here1),
        speak('ask_line', 'Was that better?', here1),
        speak('quip_line', 'It was quieter. I’d moved further away.', here1),
        tell(
          'turn',
          [
            'Lesson five <be> cancelled: {other} <slip>, and <hurt> the hand that {other.he} <teach> with.',
            'Then {other} <fall> ill, and somebody <have> to show the beginners. There <be> only {hero}.',
          ],
          here,
        ),
        tell('deed', '{hero} <stand> in front of them, and <hear> {hero.himself} say: first of all, how to stand.', {
          ...away,
          place: 'here',
        }),
        tell('end', [
          'It <be> the best first lesson that {other} ever <hear>. {hero} <have> asked to take it again, as a pupil.',
          '{hero} <be> in the sixth lesson now. It <be> the first, with the lights on.',
        ]),
      ],
    },
    {
      name: 'the forbidden form',
      tones: ['dark', 'bold'],
      titles: ['The last lesson', 'What the master left out'],
      steps: [
        tell('world', [
          '{other} <teach> everything {place.in} but one thing. {hero.who} <have> come for that one.',
          '{hero.who} <have> come to {want}. Of those who <learn+> it, none <be> there to ask.',
        ]),
        speak('ask_line', 'Will you teach me?'),
        speak('answer_line', 'The easy part. The rest teaches itself.'),
        tell(
          'days',
          [
            '{hero} <learn> fast. Too fast, <say> {other}, and <hide> the only mirror.',
            'A year of bruises: then the body <know> it, and <begin> to ask for more.',
          ],
          here1,
        ),
        show('motion', '{hero} practises alone {elsewhere.in}, over and over, faster.', away1),
        tell('sign', 'Some mornings {hero} <wake> with raw hands, and <do> not remember practising.', here1),
        tell('danger', 'Then they <come+>, nine of them, and {other} <step> in front of {hero}.', away),
        speak('threat_line', 'If you use it, don’t look for me afterwards.', away),
        tell('choice', 'It <be> all there, in the wrists, begging. {hero} <have> one breath to decide.', away1),
        tell('deed', ['{hero} <use> the easy part: the first lesson, nine times, slowly, like a beginner.'], away),
        speak('deduction_line', 'That’s the lesson. You left it out on purpose.', away1),
        tell('end', [
          '{hero} <teach> {place.in} now: everything but one thing.',
          'Nobody {place.in} <have> ever seen {hero} do it. That <be> how they <know+>.',
        ]),
      ],
    },
    {
      name: 'how one learns it',
      tones: ['told'],
      titles: ['Ten thousand times', 'Learning by hand'],
      steps: [
        tell('question', [
          'How long <do> it take to {want}? {hero.who} <have> stopped asking.',
          '{hero.who} <be> a beginner. {place.in} that <be> a title, and one <keep> it for years.',
        ]),
        tell('ground', '{place.full}. Lessons <begin+> when everybody <have> stopped talking.', spare1),
        tell(
          'step',
          [
            'First one <learn> to hold it. Most of them <stop+> there, and <be+> quite good.',
            'The start <be> a movement as long as a breath. {hero} <make> it four hundred times a day.',
          ],
          here,
        ),
        speak('pupil_line', 'How will I know that it’s right?', here),
        speak('lesson_line', 'It gets boring. Then it gets quiet.', here),
        show('hands', 'Hands repeat one movement; each time it is a little smaller.', here2),
        tell('fact', ['The hand <need> some ten thousand tries. The head <think> after twenty that it <know>.'], here),
        tell('cost', 'It <cost> {hero} every Saturday for {years} years, and one opinion of {hero.himself}.', away1),
        speak('witness_line', 'I was best in my first month. I’ve recovered.', here1),
        speak('voice_line', 'You see it from behind. The shoulders stop asking.', away1),
        tell('answer', ['There <be> no secret, {other} <say>. There <be> only a great deal of it.'], here),
        tell('outlook', [
          'Tomorrow {hero} <begin> with the movement, four hundred times. {hero.he} <be> looking forward to number nine.',
          'Those who <have+> finished <be+> on a list {place.in}. It <be> empty.',
        ]),
      ],
    },
  ],
  teach: [
    {
      name: 'the wrong example',
      tones: ['warm'],
      titles: ['The wrong example', 'Once more, slowly'],
      steps: [
        tell('world', [
          '{hero.who} <be> asked to {want}. {hero.he} <say> yes, and then <wonder> how.',
          '{hero.who} just <know> it. Nobody <have> ever asked {hero.him} to {want} before.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <show> it. {other} <copy> it exactly, including the cough.',
            'The first lesson <be> very clear. {hero} <be> the only one to understand it.',
          ],
          here1,
        ),
        speak('pupil_line', 'Why do you close your eyes there?', here),
        speak('lesson_line', 'I don’t. Do I? Show me.', here),
        tell('obstacle', 'From then on {hero} <watch> {hero.himself} so closely that nothing <work>.', here1),
        show('look', 'Two students of one movement, and neither can do it.', here2),
        tell('setback', 'By Friday {other} still <can> not do it, and {hero} no longer <can>.', here),
        speak('doubt_line', 'Maybe I’m not made for it.', away1),
        speak('resolve_line', 'Then we’ll both learn it. I’ll go second.', away1),
        tell('turn', 'So they <start+> {elsewhere.in}, from nothing, and {other} <explain> it to {hero}.', away),
        tell('deed', 'In telling it, {other} <do> it, with closed eyes, and <do> not notice.', away),
        tell('end', [
          '{other} <teach> it now. {hero} <sit> in the front row, and <close> both eyes in the right place.',
          'Both of them <can+> do it again. Each <say> that the other <be> the teacher.',
        ]),
      ],
    },
    {
      name: 'a literal mind',
      tones: ['light'],
      titles: ['Word for word', 'Lesson one, again'],
      steps: [
        tell('world', [
          '{hero.who} <be> going to {want}. {hero.he} <have> prepared twelve lessons and a bell.',
          '{other} <do> whatever {hero.who} <say>, to the letter. It <be> the letter that <cause> the trouble.',
        ]),
        tell(
          'attempt',
          [
            'Lesson one: be yourself. {other} <ask> to see an example.',
            '{hero} <begin> with: forget everything you know. {other} <forget> where the door <be>.',
          ],
          here,
        ),
        speak('lesson_line', 'Relax. Pretend that I’m not here.', here1),
        speak('pupil_line', 'Who said that?', here1),
        show('look', '{other} stares politely straight through {hero}.', here2),
        tell(
          'obstacle',
          'In lesson four {hero} <say>: hold on. It <be> late now, and {other} <have> not let go.',
          here1,
        ),
        tell(
          'setback',
          ['Exhausted, {hero} <say> the one thing that no teacher ever <say>: just do what you like.'],
          here,
        ),
        tell('turn', 'So {other} <go> to {elsewhere}, and <do> all twelve lessons at once, perfectly.', away),
        speak('ask_line', 'Why didn’t you do that before?', away),
        speak('answer_line', 'You never told me to like it.', away),
        tell('end', [
          '{hero} now <begin> every course with lesson twelve. It <save> on bells.',
          'The course <be> over. {hero} <have> said “you may go”. {other} <be> still going.',
        ]),
      ],
    },
    {
      name: 'the last pupil',
      tones: ['dark', 'bold'],
      titles: ['Hit me', 'One evening to learn it'],
      steps: [
        tell('sign', [
          '{hero.who} <have> sworn never to teach again. {other} <have> until tomorrow to learn it.',
          'Tomorrow {other} <have> to stand alone. {hero.who} <have> one evening to {want}.',
        ]),
        speak('threat_line', 'Teach me, or tell them how I died.', here),
        speak('resolve_line', 'Hit me. Then we’ll see what you know.', here),
        tell(
          'attempt',
          [
            '{other} <miss>. {hero} <have> not moved.',
            'It <be> a good blow. It <land> where {hero} <be> a moment ago.',
          ],
          here1,
        ),
        tell('obstacle', '{hero} <have> a hundred lessons. There <be> time for one.', here1),
        show('motion', 'The same step, again and again, until it has no beginning.', { ...away1, place: 'here' }),
        speak('doubt_line', 'That’s not fighting. That’s standing.', here1),
        speak('lesson_line', 'Everyone can hit. Be there afterwards.', here),
        tell('danger', 'Then it <be> time. They <come+> to {elsewhere}, more of them than <be+> announced.', away),
        tell('turn', '{other} <stand>. One after another they <run+> out of ways to make {other.him} fall.', {
          ...away,
          shows: 'other',
        }),
        tell(
          'price',
          'What nobody there <see+>: the hundredth lesson, which {hero} <take> instead of {other}, from behind.',
          away1,
        ),
        tell('end', [
          '{other} <teach> today. {other.he} <say> to every beginner: hit me.',
          '{place.in} there <be> one lesson only. It <take> an evening, or a life.',
        ]),
      ],
    },
  ],
  grow: [
    {
      name: 'measure it',
      tones: ['warm', 'light'],
      titles: ['Up to the chin', 'A mark on the door'],
      props: ['thing.door'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}, and <tell> it so every morning, in a firm voice.',
          'On the first day {hero.who} <cut> a mark in the door. Not much <be> below it.',
        ]),
        tell('want', 'Nothing ever <come> up there, anyone {place.in} <will> say. {hero} <have> not asked.', spare1),
        speak('doubt_line', 'Is it meant to look like that?'),
        speak('denial_line', 'It’s resting.'),
        tell(
          'days',
          [
            'Spring <go> by on advice. Summer <go> by on water.',
            'For a season nothing <happen> that one <can> see, and {hero} <describe> it daily.',
          ],
          here,
        ),
        show('hands', 'Two hands, very still, around something very small.', here2),
        tell(
          'setback',
          [
            'One cold night <be> enough. In the morning it <lie> flat.',
            'Then the frost <come>, a week before it <be> allowed to.',
          ],
          here,
        ),
        speak('secret_line', 'I’ve been watering it too. Maybe too much.', here1),
        speak('farewell_line', 'So that’s why it never was thirsty.', here1),
        tell(
          'turn',
          [
            '{other} <look> closer than {hero} <dare>, and <find> it: green, the size of a comma.',
            'It <be> {other} who <see> it first, low down, on the side that nobody <measure>.',
          ],
          here,
        ),
        tell(
          'end',
          [
            'There <be+> marks up to {hero.own} chin. It <have> long gone through the top of the door.',
            'Next to its marks there <be+> others in the door. {hero} <have> shrunk by two fingers.',
          ],
          { shows: 'thing.door' },
        ),
      ],
    },
    {
      name: 'overnight',
      tones: ['dark', 'bold'],
      titles: ['A hand a night', 'It came up overnight'],
      steps: [
        tell('world', [
          '{hero.who} <plant> one, {place.in}, for company.',
          'They <tell+> {hero.who} that nothing <grow> {place.in}. They <leave+> out why nobody <try>.',
        ]),
        tell('sign', [
          'On the first morning it <be> as high as a hand. On the second, it <have> one.',
          'It <come> up overnight, a hand high, and <lean> towards the bed.',
        ]),
        speak('ask_line', 'What did they grow here before?'),
        speak('answer_line', 'Quiet. They grew quiet.'),
        tell('days', '{hero} <cut> it back each evening. It <remember>, and <come> up somewhere else.', here1),
        show('breath', 'Everything is still; something at the edge has moved nearer.', here2),
        tell('danger', 'By now it <have> reached {elsewhere}. People there <begin+> to sleep longer.', away1),
        speak('threat_line', 'You fed it. It only listens to you.', away),
        tell(
          'choice',
          'It <have> one root, {hero} <know>. {hero} <know> where. {hero.he} <have> been sleeping above it.',
          here1,
        ),
        tell('deed', '{hero} <dig> until dawn, with bare hands, talking to it so that it <will> not listen.', here),
        speak('plea_line', 'Don’t be afraid. It’s only me.', here1),
        tell('end', [
          'Nothing <grow> {place.in} any more. {hero} <stay>, and <keep> everybody from trying.',
          'The ground <be> bare. Only on {hero.own} side of the house, every spring, it <be> a hand higher.',
        ]),
      ],
    },
    {
      name: 'a year of it',
      tones: ['told'],
      titles: ['A year of it', 'What comes up'],
      steps: [
        tell('question', [
          'What <do> it take to {want}? {hero.who} <say>: a year, and then one <know> what one <do> wrong.',
          '{hero.who} <look> at the sky first, then at the ground, then at us.',
        ]),
        tell('ground', '{place.full}: thin soil, long light, and a wind that everybody <have> a name for.', spare1),
        tell(
          'step',
          [
            'In spring it <go> two fingers deep. Three <be+> a grave, {hero} <say>.',
            'Everything <begin> in the palm of one hand. {hero} <warm> it before letting go.',
          ],
          here,
        ),
        speak('witness_line', 'I don’t grow it. I keep things off it.'),
        show('hands', 'Earth, fingers, and a thread of green.', here2),
        tell('fact', ['Out of a hundred, sixty <come+> up. Forty <live+> to be rained on. Nine <be+> kept.'], here),
        speak('pupil_line', 'And what’s wrong with the others?', away1),
        speak('lesson_line', 'Nothing. They’re just not for us.', away1),
        tell('cost', 'A single late frost <take> the year. There <be> one most years.', here),
        speak('voice_line', 'Somebody’s out there with blankets. Like for children.', away1),
        tell('answer', ['So the secret <be> the waiting, with both hands full.'], here),
        tell('outlook', [
          'The best one {hero} <do> not sell. It <go> back into the ground.',
          'It <be> the shortest day. {hero} <sort> next year by size.',
        ]),
      ],
    },
  ],
  cook: [
    {
      name: 'the missing spoon',
      tones: ['warm'],
      titles: ['A pinch of late', 'The way it was'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}, the way it once <be>. Nobody <have> written it down.',
          'Only one person ever <make> it right, and never <tell> {hero.who} how.',
        ]),
        tell(
          'attempt',
          [
            'The first try <be> good. {hero} <throw> it away.',
            'Ten times {hero} <cook> it. It <be> never bad, and it <be> never it.',
          ],
          away1,
        ),
        speak('ask_line', 'What’s missing? Don’t be kind.'),
        speak('answer_line', 'Nothing. That’s what’s wrong.', spare1),
        tell('days', 'Salt <be> not it. Time <be> not it. {hero} <get> up at four.', here1),
        show('hands', 'A spoon, a lifted lid, a cloud of steam.', here2),
        tell(
          'setback',
          [
            'On the day it <count>, somebody <ring>, {hero} <talk> too long, and it <catch>.',
            'Then, on the last evening, {hero} <tell> {other} the whole story of it, and <forget> the stove.',
          ],
          here,
        ),
        speak('plea_line', 'Don’t eat that. It’s burnt.', here),
        tell(
          'turn',
          [
            'At the second spoonful, {other} <put> it down, and <be> six years old.',
            '{other} <take> one mouthful, <look> at {hero}, and <say> nothing at all.',
          ],
          here,
        ),
        speak('secret_line', 'That’s it. It was always a little burnt.', here),
        tell('end', [
          'The recipe <be> written down now. It <end>: then talk to somebody for too long.',
          '{hero} <know> the missing thing now. {hero.he} <have> to invite it every time.',
        ]),
      ],
    },
    {
      name: 'the special',
      tones: ['light'],
      titles: ['On purpose', 'The inspector’s table'],
      steps: [
        tell('world', [
          '{hero.who} <be> about to {want}, for the first time in front of someone who <pay>.',
          '{hero.who} <cook> by ear. {place.in} one <get> used to the noise.',
        ]),
        tell(
          'obstacle',
          [
            'Then {other.who} <come> in, alone, and <ask> for a fork and a notebook.',
            'It <be> said that an inspector <be> in town. Enter {other.who}, alone, with clean hands.',
          ],
          here1,
        ),
        speak('hello_line', 'Today’s special is… almost ready.', here),
        speak('doubt_line', 'Something’s on fire.', here),
        speak('denial_line', 'That’s the special.', here1),
        tell('attempt', '{hero} <put> out the fire with the soup. Everything <be> now one dish.', away),
        show('look', '{other} lifts one spoon; {hero} watches through a gap.', here2),
        tell(
          'setback',
          '{other} <taste>. {other.he} <write> something down, <cross> it out, and <taste> again.',
          here1,
        ),
        speak('ask_line', 'Is it bad?', here1),
        speak('answer_line', 'I came in for change. What is this?', here1),
        tell('turn', '{other} <be> no inspector. The inspector <be> at the next table, asking for more.', here),
        tell('end', [
          'The special <be> on the card since then. It <take> a small fire and good nerves.',
          'There <be> a star by the door now. Nobody {place.in} <can> cook it twice.',
        ]),
      ],
    },
    {
      name: 'the last supper',
      tones: ['dark', 'bold'],
      titles: ['Eat while it’s hot', 'The third course'],
      steps: [
        tell('world', [
          '{hero.who} <cook> tonight for {other}, whom nobody <have> ever satisfied twice.',
          'If {other} <do> not finish the plate, the cook <be> not seen again. {hero.who} <take> the job.',
        ]),
        tell('want', ['{hero} <ask> for one hour, one fire and no visitors.', 'To {want}, {hero} <have> one hour.']),
        speak('threat_line', 'The last one cried into the sauce. Too much salt.', here),
        speak('resolve_line', 'I’ll be an hour. Don’t eat before.', here),
        tell(
          'attempt',
          [
            'The first course <come> back empty. So <do> the second.',
            'Of the first course {other} <leave> half. Of the second, nothing.',
          ],
          away1,
        ),
        show('hands', 'A blade, very fast; then it stops.', away2),
        tell('danger', 'Before the third, {hero} <hear> them lock the doors, one after another, from outside.', away1),
        tell(
          'choice',
          '{hero} <have> a small bottle, brought for this. {hero.he} <hold> it over the pot, and <count>.',
          away1,
        ),
        tell('deed', 'Then {hero} <cook> what there <be> at home, when there <be> nothing.', away),
        speak('ask_line', 'Where did you get this?', here1),
        tell('turn', '{other} <eat> slowly. The plate <be> not empty. {other} <can> not see it any more.', here),
        tell('end', [
          'The doors <be+> open. The recipe <begin> with a street that {other} once <burn>.',
          '{hero} still <cook> {place.in}. {other} <leave> one bite, so that it <be> not over.',
        ]),
      ],
    },
    {
      name: 'from the pot',
      tones: ['told'],
      titles: ['From the pot', 'Before anybody is hungry'],
      steps: [
        tell('question', [
          'How <do> one {want}? {hero.who} <know> it, and can only say it with both hands.',
          '{hero.who} <begin> when everybody else <sleep>. By the time one can smell it, the work <be> done.',
        ]),
        tell('ground', '{place.full}. The stove <be> the oldest resident.', spare1),
        tell('fact', 'Four things <go+> into it. The fifth <be> the pot, forty years unscrubbed.', here),
        speak('witness_line', 'I don’t taste it. I listen to it.'),
        show('hands', 'Flour, fingertips, a quick turn of the wrist.', here2),
        tell(
          'step',
          [
            'First the heat, then nothing. It <be> the nothing that people <get+> wrong.',
            'Everything <go> in at once, except patience, which <go> in at the end.',
          ],
          here,
        ),
        speak('pupil_line', 'How long is a while?', here1),
        speak('lesson_line', 'Until you stop looking at it.', here1),
        tell('cost', 'One batch in nine <be> not good enough. It <be> eaten standing up, by the cook.', here),
        speak('voice_line', 'I’ve moved twice. I still cross town for it.', away1),
        tell('answer', ['So the recipe <be> short. It <be> the getting up that <be> long.'], here),
        tell('outlook', [
          'By noon it <be> all gone. {hero} <soak> tomorrow in cold water.',
          'Someone small <stand> by the stove on Saturdays now, and <listen>.',
        ]),
      ],
    },
    {
      name: 'second helping',
      tones: ['sold'],
      titles: ['Is there more?', 'Second helping'],
      steps: [
        tell('problem', [
          'Half past six. {hero.who} <look> into the cupboard. The cupboard <look> back.',
          '{hero.who} <have> eaten standing up since Monday. It <be> not a diet.',
        ]),
        speak('customer_line', 'I’d cook, if it cooked itself.'),
        tell(
          'step',
          'Somewhere, {place.in}, somebody <have> been stirring since dawn, for exactly this moment.',
          here1,
        ),
        show('hands', '{thing.full}, steaming, set down on the table.', { ...here2, shows: 'target' }),
        tell(
          'product',
          [
            'Then: {thing}. Sit down first. It <be> worth sitting for.',
            '{thing.full}. Made slowly, so that you may be quick.',
          ],
          here,
        ),
        speak('doubt_line', 'It tastes like somebody was at home.', here1),
        tell('change', ['{hero} <set> the table now. For one, at first.'], away),
        tell(
          'proof',
          [
            '{other} only <come> in to say hello. That <be> two helpings ago.',
            'By Thursday {other} <ring> the bell at half past six, by pure chance.',
          ],
          { place: 'here', shows: 'other' },
        ),
        speak('ask_line', 'Did you just come for the food?', here1),
        speak('thanks_line', 'Is there any more of it?', here1),
        tell('claim', ['{thing.noun}. There’s more of it.', '{thing.noun}. Stay for supper.']),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
