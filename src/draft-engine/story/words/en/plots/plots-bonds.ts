import type { FrameId } from '../../../frames/frames.ts';
import { show, speak, tell, type Plot } from '../../../plots/plot.ts';
import { away, away1, away2, here, here1, here2, spare1, spare2 } from './staging.ts';

/** Plots of what happens between two: friends, lovers, brothers, enemies. */
export const ENGLISH_PLOTS_BONDS = {
  befriend: [
    {
      name: 'on the way',
      tones: ['warm'],
      titles: ['On the way', 'A bit late for hello'],
      steps: [
        tell('world', [
          '{hero.who} <talk> to nobody {place.in}. Then {hero.he} <decide> to {want}.',
          'For {years} years {hero.who} <have> said good morning {place.in} to no one in particular.',
        ]),
        tell('want', 'There <be> a certain lack of practice. {hero} <have> no idea how such a thing <begin>.', spare1),
        tell('meet', '{other} <keep> exactly the distance from which one <can> still leave politely.', spare1),
        speak(
          'hello_line',
          ['I’m not good at this. I thought I’d say so.', 'I’ve been working up to this since Tuesday.'],
          spare1,
        ),
        speak('quip_line', 'People usually start with hello.', spare1),
        speak('ask_line', 'Is it too late for hello?'),
        speak('answer_line', 'It’s a bit late. Go on.'),
        tell('days', [
          'After that {other} <come> past every day, and <say> it <be> on the way.',
          'From then on {other} <happen> to pass at the same hour, every single day. It <be> on the way.',
        ]),
        show('alone', '{hero} waits {place.in}. Nobody comes.', here1),
        tell('setback', 'Then three days <go+> by without {other}, and {hero} <hear> how quiet quiet <be>.', here),
        tell('deed', 'On the fourth, {hero} <walk> all the way to {elsewhere}. It <be> on the way.', away),
        tell('end', [
          '{hero} still <talk> to nobody {place.in}. {other} <do> the talking.',
          'They never <find+> out what it <be> on the way to.',
        ]),
      ],
    },
    {
      name: 'the plan',
      tones: ['light'],
      titles: ['Step three', 'A friend by Friday'],
      steps: [
        tell('world', [
          '{hero.who} <make> a plan to {want}. That <be> the first mistake.',
          '{hero.isA} with a plan, a good one, in four steps.',
        ]),
        tell(
          'attempt',
          [
            'Step one: be interesting. {hero} <stand> {place.in} and <do> it as hard as possible.',
            'Step one <be> to look approachable. {hero} <hold> the pose until something <hurt>.',
          ],
          here,
        ),
        show('look', '{other} watches {hero} hold a very casual pose for far too long.', spare1),
        speak('quip_line', 'Are you stuck?'),
        speak('denial_line', 'No. I’m being interesting.'),
        tell(
          'setback',
          ['Step two <be> a shared adventure. They <get+> lost {elsewhere.in}, which <be> not step two.'],
          away,
        ),
        tell('bond', '{other} <turn> out to be excellent at being lost. {hero} <forget> step three.', away1),
        speak('ask_line', 'What were we supposed to be doing?', away1),
        speak('answer_line', 'Step three. It says we laugh here.', { ...away, spare: 1 }),
        tell(
          'turn',
          [
            '{other} <have> found the plan on the first day, and <have> been following it ever since.',
            'It <come> out that {other} <know> the plan by heart. It <lie> about for everyone to read.',
          ],
          away,
        ),
        tell('end', [
          'By Friday everything <have> failed, in the right order. {other} <ask> about Saturday.',
          'Step four <be> “say goodbye”. They <leave+> it out.',
        ]),
      ],
    },
    {
      name: 'turn your back',
      tones: ['dark', 'bold'],
      titles: ['Never turn your back', 'The rule about {other}'],
      steps: [
        tell('world', [
          '{hero.who} <be> told on the first day {place.in}: never turn your back on {other}.',
          'There <be> one rule {place.in}, and it <be> about {other}. {hero.who} <have> come to break it.',
        ]),
        tell('want', [
          'But to {want}, somebody <have> to turn round first.',
          'Rules like that <be+> made by people who <run+>. {hero} <want> to see what <happen> to one who <stay>.',
        ]),
        tell('omen', 'Others <have+> tried. Nobody {place.in} <mention> them in the present tense.', spare1),
        speak('threat_line', 'The last one smiled as well.', here),
        speak('resolve_line', 'Then I won’t smile.', here),
        tell('danger', '{other} <come> nearer, one step for each thing that {hero} <do> not say.'),
        show('look', '{hero} and {other}, close enough to touch. Neither blinks.', away2),
        tell('choice', 'The way out <be> still open. {hero} <look> at it once, for the sake of order.', spare1),
        tell(
          'deed',
          [
            'Then, slowly and all the way round, {hero} <turn> {hero.his} back on {other}.',
            'So {hero} <turn> round, <close> both eyes and <count> to ten, aloud.',
          ],
          { shows: 'other' },
        ),
        speak('secret_line', 'Nobody ever stood still long enough.', spare1),
        tell('end', [
          'Now {other} <stand> behind {hero} wherever {hero.he} <go>. People {place.in} <keep+> their distance from both.',
          'There <be+> two rules {place.in} these days. The second <be> about {hero}.',
        ]),
      ],
    },
  ],
  fall_in_love: [
    {
      name: 'facts first',
      tones: ['warm'],
      titles: ['By the eleventh fact', 'The cold feet'],
      steps: [
        tell('world', [
          '{hero.who} <pass> {other.new} {place.in} every day, and every day <think> of something to say, later.',
          '{hero.isA}, with a great many good sentences that {hero.he} only <think> of on the way home.',
        ]),
        tell(
          'meet',
          [
            'Today one of the sentences <arrive> in time. It <be> not the best one.',
            'So the first thing that {other} ever <hear> from {hero} <be> an apology to a door.',
          ],
          spare1,
        ),
        speak('hello_line', 'I had something cleverer yesterday.'),
        speak('answer_line', 'I was here yesterday. You could have used it.'),
        tell('bond', ['They <begin+> with facts, since facts <be+> safe: brothers, shoe sizes, the best soup.'], away),
        show('passage', '{elsewhere.full}; the light goes, and neither of the two small figures does.', spare2),
        tell(
          'obstacle',
          'By the eleventh fact, {other} <mention> it quite lightly: {other.he} <be> leaving on Sunday.',
          away,
        ),
        speak('ask_line', 'Is that a fact, or can it be argued with?', away1),
        speak('secret_line', 'I’d hoped you would argue.', away1),
        tell('price', '{hero} <need> one more sentence, and this one <can> not come later.', away1),
        tell(
          'deed',
          [
            'So {hero} <say> it: badly, out loud, and three days early.',
            'Then {hero} <say> the shortest of them all, with no verb left out.',
          ],
          away,
        ),
        tell('end', [
          'Sunday <come>, and <find> them both {place.in}, arguing about soup.',
          '{hero} still <think> of better sentences on the way home. {other} <hear> them all.',
        ]),
      ],
    },
    {
      name: 'everyone knows',
      tones: ['light'],
      titles: ['Last to be told', 'Ask the postman'],
      steps: [
        tell('world', [
          'Everyone {place.in} <know> that {hero.who} <be> in love with {other}. Everyone but two.',
          'By Monday all {place.in} <have+> noticed about {hero.who} and {other}. They themselves <be+> still busy.',
        ]),
        tell(
          'habit',
          '{hero} <think> that it <be> the climate. {hero.he} <stop> breathing only when {other} <come> in.',
        ),
        speak('hello_line', ['Good morning. Or evening. One of those.', 'You look very… there.']),
        speak('quip_line', 'It’s noon. Are you all right?'),
        show('look', '{hero} drops what {hero.he} is holding. {other} drops something too.', spare2),
        tell('attempt', 'To be sure, {hero} <avoid> {other}. It <last> an hour and forty minutes.', away),
        tell(
          'setback',
          ['They <collide+> {elsewhere.in}: {other} <have> been avoiding {hero} by the same route.'],
          away,
        ),
        speak('ask_line', 'Have you got it too? The climate?', away1),
        speak('answer_line', 'Only when you’re in it.', away1),
        tell('turn', 'There <be> a silence in which both of them <do+> the sum, and <get+> the same result.', away1),
        tell('end', [
          'When they <tell+> everyone {place.in}, everyone <act> surprised. It <have> been rehearsed.',
          'They <announce+> it {place.in} the next day. Somebody <have> already baked.',
        ]),
      ],
    },
    {
      name: 'the wrong house',
      tones: ['dark', 'bold'],
      titles: ['The other side', 'Not one of ours'],
      steps: [
        tell('world', [
          'On one side <be> {hero.who}; on the other, {other}. {place.in} one <do> not cross.',
          'Nobody {place.in} <say> {other.own} name aloud. {hero.who} <say> it twice, to hear how it <sound>.',
        ]),
        tell('meet', 'They <meet+> where the two sides <touch+>, by accident, four days running.', away),
        speak('hello_line', 'You shouldn’t be standing here.', away),
        speak('answer_line', 'Neither should you. You go first.', away),
        tell(
          'sign',
          'On the fifth day somebody <be> standing where they usually <stand+>. He <have> been counting.',
          away1,
        ),
        tell('obstacle', [
          'After that every door {place.in} <be> open, with somebody in it, watching.',
          'From then on {hero} <be> asked at every meal where {hero.he} <have> been.',
        ]),
        show('alone', '{hero} stands {place.in} with a closed face while others talk.', here1),
        speak('plea_line', 'Say that you don’t know me. It’s safer.', away1),
        speak('threat_line', 'Ask me that again and I’ll shout it.', away1),
        tell('choice', 'They <be+> given until dawn to forget each other. Both sides <call+> this generous.', away1),
        tell('deed', 'At first light {hero} <cross> the middle, upright, in front of everyone.', {
          place: 'here',
          shows: 'other',
        }),
        tell('end', [
          'It <be> quiet {place.in} now. Each side <say> that the other <lose> one.',
          'Two names <be+> never spoken {place.in}. They <be+> spoken elsewhere, daily.',
        ]),
      ],
    },
  ],
  part: [
    {
      name: 'fair shares',
      tones: ['warm', 'light'],
      titles: ['Fair shares', 'Who gets Tuesdays'],
      steps: [
        tell('world', [
          '{hero.who} and {other} <part+> as they <do+> everything: with a list.',
          'It <be> decided {place.in} without a raised voice: {hero.who} and {other} <will> divide everything fairly.',
        ]),
        tell('attempt', 'Half an hour <be> enough for what <can> be carried.', here1),
        tell('obstacle', [
          'Then they <come+> to what <can> not: the jokes, the Tuesdays, the word for rain on a roof.',
          'What <be> left <be+> the habits, and those <do+> not come apart.',
        ]),
        speak('ask_line', 'Who gets Tuesdays?'),
        speak('answer_line', 'You. I never knew what to do with them.'),
        speak('farewell_line', 'Then you take the bad jokes.', spare1),
        speak('quip_line', 'They were always mine. You just laughed.', spare1),
        show('together', '{hero} and {other}, side by side, looking at what is left over.', here2),
        tell(
          'setback',
          'On the last line there <be> a word that both of them <have+> crossed out, each for the other’s sake.',
          here1,
        ),
        tell('deed', ['So they <part+> {elsewhere.in}, correctly, and <walk+> off at the same speed.'], away),
        tell('turn', 'After ten steps {hero} <think> of something funny, and <turn> round to tell it.', away1),
        tell('end', [
          '{hero} <live> with the Tuesdays now. Around four, out of habit, {hero.he} still <save> up a joke.',
          'The division <be> fair. Each of them <keep> the part the other <do> not know about.',
        ]),
      ],
    },
    {
      name: 'one ticket',
      tones: ['dark', 'bold', 'warm'],
      titles: ['Room for one', 'The last one out'],
      steps: [
        tell('world', [
          '{hero.who} and {other} <have+> come through everything so far together. {place.in} there <be> room for one.',
          'There <be> a way out for one. {hero.who} <know> it an hour before {other} <do>.',
        ]),
        tell('want', 'An hour <be> long. {hero} <spend> it making sure that it <be> not a discussion.', spare1),
        speak('ask_line', 'Do you trust me?'),
        speak('answer_line', 'That’s what you say before something stupid.'),
        tell('attempt', 'So {hero} <send> {other} ahead, on an errand too small to be true.', away1),
        show('motion', '{other} is already some way off, then slows down, then stops.', { ...away1, shows: 'other' }),
        tell(
          'turn',
          [
            'Halfway, {other} <understand>, and <come> back at a run.',
            'It <work> for as long as it <take> {other} to remember that {hero} never <forget> anything.',
          ],
          away,
        ),
        speak('doubt_line', 'You counted wrong. There are two of us.', away),
        speak('farewell_line', ['I counted four times. Go on.', 'I counted right. Go.'], away),
        tell('price', '{other} <hold> on. {hero} <open> one finger after another.', away1),
        tell('deed', 'The way <close> at the minute it <be> meant to. Only one of them <be> in it.', away1),
        tell('end', [
          '{other} <be> asked for years how {other.he} <get> out. {other} always <begin>: there <be+> two of us.',
          'On paper one person <leave> that day. {other} still <correct> it to two.',
        ]),
      ],
    },
  ],
  reconcile: [
    {
      name: 'two versions',
      tones: ['warm', 'light'],
      titles: ['What you said in March', 'Two versions'],
      steps: [
        tell('world', [
          '{hero.who} <have> not spoken to {other} for {years} years. By now nobody <recall> why.',
          '{hero.who} <want> to {want}. {hero.he} only <want> to be right first.',
        ]),
        tell('want', '{hero} <come> with open arms, and a list.', spare1),
        speak('hello_line', 'I’ve come to forgive you.'),
        speak('doubt_line', 'That’s my line.'),
        show('look', 'A long look between {hero} and {other}. Neither sits down.', here2),
        tell('obstacle', 'It <turn> out that each of them <have> waited all this time for an apology.', here1),
        tell('setback', 'For an hour they <go+> through it, word by word, and the words <do+> not match.', here1),
        speak('ask_line', 'What was it I said, exactly?', here),
        speak('answer_line', 'I’ve no idea. You slammed the door.', here),
        tell(
          'turn',
          [
            'There <be> no door {place.in}. They both <look+>. There never <have> been one.',
            'But the door, they <find+>, only <stick>. It <have> always needed two to close it quietly.',
          ],
          here,
        ),
        tell('deed', '{hero} <laugh> first. It <count> as an apology, and <be> returned.', here1),
        tell('end', [
          'They <quarrel+> daily now. There <be> a great deal to catch up on.',
          'Each of them still <tell> it differently. They <do+> it in turns, and the other one <correct+>.',
        ]),
      ],
    },
    {
      name: 'the same rope',
      tones: ['dark', 'bold'],
      titles: ['Both hands', 'Not a word'],
      steps: [
        tell('world', [
          '{hero.who} <have> sworn never to speak to {other} again, and <be> known {place.in} for keeping {hero.his} word.',
          'What {other} <do> {years} years ago, {hero.who} <can> still tell by the minute.',
        ]),
        tell('sign', 'Then word <come>: {other} <be> in trouble, and alone with it.'),
        speak('denial_line', 'That’s not my business. It was never my business.', spare1),
        tell(
          'want',
          [
            '{hero} <say> so three times, and by the third <be> already on the way.',
            'All the same {hero} <go>: not to {want}, only to see.',
          ],
          spare1,
        ),
        tell('danger', '{elsewhere.in} it <be> worse than they <say+>. One <have> to hold, one to pull.', away),
        speak('threat_line', 'I’d rather fall than owe you.', away),
        speak('resolve_line', 'Fine. Owe me. Hate me from up here.', away),
        show('hands', 'Two hands grip each other hard.', away1),
        tell('price', 'To hold on, {hero} <have> to let go of {years} years.', away1),
        tell('turn', 'Afterwards they <lie+> side by side, out of breath, with nothing to say it with.', away1),
        speak('secret_line', 'It was me. You were right. I knew it then.', { ...away, spare: 1 }),
        tell('end', [
          '{hero} <have> not spoken to {other} since. They <sit+> together every evening, and it <be> kept.',
          'It <be> never mentioned again {place.in}. {hero} <have> forgotten the minute.',
        ]),
      ],
    },
  ],
  betray: [
    {
      name: 'the good friend',
      tones: ['dark', 'bold'],
      titles: ['Only one name', 'What {other} left open'],
      steps: [
        tell('world', [
          '{other} <lock> every door {place.in} except the one to {hero.who}.',
          '{hero.who} <be> the only one {place.in} to whom {other} never <finish> a sentence. There <be> no need.',
        ]),
        tell('want', [
          'What they <ask+> of {hero} <be> small: one name, spoken once.',
          'Then somebody <offer> {hero} a fair price for a single word.',
        ]),
        tell(
          'bond',
          'That evening {other} <share> everything exactly in half, and <give> {hero} the larger one.',
          here1,
        ),
        speak('ask_line', 'If you had to choose, would you forgive me?'),
        speak('answer_line', 'I don’t have to choose. I have you.'),
        show('alone', '{hero} alone {elsewhere.in}, hands still.', away2),
        tell('choice', '{hero} <walk> to {elsewhere} slowly, so that something <can> still come between.', away1),
        tell('deed', ['Nothing <come>. {hero} <say> the name. It <sound> exactly as it always <have>.'], away),
        tell(
          'turn',
          [
            'They <bring+> {other} past, and {other} <look> for {hero}, to warn {hero.him}.',
            'When they <come+>, the first thing that {other} <shout> <be>: run.',
          ],
          away,
        ),
        speak('denial_line', 'I was never there.', here1),
        tell('price', 'Payment <come> on the day, to the penny. They <be+> honest people.', here1),
        tell('end', [
          'All the doors {place.in} <stand+> open now. {hero} <lock> {hero.theirs}.',
          '{hero} <finish> all {hero.his} sentences these days. There <be> nobody who <know+> the rest.',
        ]),
      ],
    },
    {
      name: 'a small surprise',
      tones: ['light', 'warm'],
      titles: ['A secret for two', 'Worse than it looks'],
      steps: [
        tell('world', [
          '{hero.who} <have> never kept anything from {other}. Since Monday, {hero.he} <keep> one thing.',
          'Between {hero.who} and {other} there <be+> no secrets {place.in}. It <make> this one hard to hide.',
        ]),
        tell('habit', 'Twice a week {hero} <slip> out, and <come> back whistling.'),
        speak('doubt_line', 'You’re whistling.'),
        speak('denial_line', 'Someone has to.'),
        tell(
          'attempt',
          [
            'So {other} <follow> at a distance, and <see> {hero} talking, low, with {other.own} worst enemy.',
            'So {other} <go> after {hero}, on tiptoe, and <see> enough to believe the worst.',
          ],
          { place: 'elsewhere', shows: 'other' },
        ),
        show('look', '{other} watches from behind something, hurt.', { ...away1, shows: 'other' }),
        tell('setback', 'For a week {other} <be> extremely polite. {hero} <have> never been so frightened.', here1),
        speak('ask_line', 'Who told you?', here1),
        speak('secret_line', 'Nobody tells me things. That’s the trouble.', here1),
        tell(
          'turn',
          [
            'Then it <come> out, all at once, with candles: it <be> {other.own} birthday.',
            'What {hero} <have> been plotting <be> a feast, with the enemy as cook. It <be> {other.own} birthday.',
          ],
          here,
        ),
        tell('end', [
          '{other} <forgive> {hero} in the end. It <take> two pieces of cake, and the enemy’s recipe.',
          '{hero} <have> no secrets from {other} again, until about eleven months later.',
        ]),
      ],
    },
  ],
  avenge: [
    {
      name: 'the list',
      tones: ['dark', 'bold'],
      titles: ['The last name', 'Paid in full'],
      steps: [
        tell('world', [
          '{hero.who} <have> known one name by heart for {years} years: {other.call}.',
          'Every evening {place.in} {hero.who} <say> one name, so as not to lose it.',
        ]),
        tell('want', [
          'All that time <have> gone into it. {hero} <be> ready to {want}.',
          'What {hero} <be> owed <can> not be given back. It <can> only be returned.',
        ]),
        tell(
          'attempt',
          'On the long road to {elsewhere}, {hero} <leave> things behind: first the fear, then the rest.',
          away1,
        ),
        show('motion', '{hero} walks through {elsewhere} without looking left or right.', away2),
        tell(
          'encounter',
          [
            '{other} <be> not surprised. {other} <have> left the door open every night since.',
            'There <stand> {other}, grey, and smaller than the hate.',
          ],
          away,
        ),
        speak('threat_line', 'You’re late. I expected you years ago.', away),
        speak('resolve_line', 'I wanted to be sure.', away),
        tell('turn', 'Then {other} <say> the names of the dead, all of them, in the right order.', away),
        tell('choice', 'One blow <will> do, and then there <will> be only one who <remember>.', away1),
        tell('deed', 'Slowly {hero} <lower> the arm. It <be> the heavier way.', away1),
        tell('end', [
          'Each night {hero} <say> the whole row of names now. Somewhere somebody <say> them too.',
          'One name <be> enough to keep {hero} going. Now {hero.he} <have> to learn what else there <be>.',
        ]),
      ],
    },
    {
      name: 'small revenge',
      tones: ['light', 'warm'],
      titles: ['Even', 'A very small war'],
      steps: [
        tell('world', [
          '{hero.who} <have> been wronged by {other}, eleven years ago, over a parking space.',
          'Nobody {place.in} <recall> how it <begin>. {hero.who} <recall> it hourly: {other} <push> in.',
        ]),
        tell('want', [
          'So {hero} <mean> to {want}, and it <have> to be worthy.',
          'It <be> time to get even. {hero} <have> waited for the right moment, and for the shops to open.',
        ]),
        tell('attempt', '{hero} <begin> with something cruel: {hero.he} <greet> {other} first, loudly, every day.'),
        show('look', '{other} stops short, alarmed, as {hero} waves.', here2),
        tell(
          'setback',
          [
            '{other} <strike> back with help: unasked, thorough, with both sleeves rolled up.',
            'But {other} <hit> back the same day, and <carry> {hero.own} things up three floors.',
          ],
          here,
        ),
        speak('plea_line', 'What do you want from me?', here),
        speak('secret_line', 'I’m paying you back. For the greeting.', here),
        tell('days', 'It <get> out of hand. There <be> soup. There <be> a birthday card.', here1),
        speak('ask_line', 'How does this end?', here1),
        speak('answer_line', 'I had hoped it wouldn’t.', here1),
        tell('end', [
          'Nobody <win>. The war <be> in its fourth year, and both sides <be+> putting on weight.',
          '{hero} and {other} <be+> even now. They <check+> it twice a day.',
        ]),
      ],
    },
  ],
  join: [
    {
      name: 'the back row',
      tones: ['warm', 'light'],
      titles: ['Of counting', 'One too few'],
      steps: [
        tell('world', [
          'They <be+> always the same number {place.in}. {hero.who} <watch> them from outside, and <count+> along.',
          '{hero.who} <know> everything that they <do+> {place.in}. {hero.he} <have> learned it through the fence.',
        ]),
        tell('want', [
          'To {want}: it <be> only a few steps. {hero} <practise> them at home.',
          'Today {hero} <ask>. {hero.he} <have> put it in one sentence, with the please at the front.',
        ]),
        speak('ask_line', ['Have you got room for one more?', 'Is there room? I don’t need much.']),
        speak('answer_line', 'We’re complete. It’s nothing personal.'),
        tell('obstacle', 'There <be> a rule, it <turn> out, made against nobody, which <fit> {hero} exactly.', here1),
        tell(
          'attempt',
          [
            'So {hero} <make> {hero.himself} useful at the edge, where there <be+> no rules: {hero.he} <hold> things.',
            'So {hero} <stay> outside, and <do> all of it alone, half a beat behind.',
          ],
          spare1,
        ),
        show('alone', '{hero}, apart from the others, does exactly what they do.', away1),
        tell('setback', 'On the day that <count>, one of them <do> not come, and everything <stop>.', here),
        tell('turn', 'They <look+> over the fence. {hero} <be> already standing in the right place.', here),
        speak('quip_line', 'Since when do you know all this?', here1),
        speak('resolve_line', 'Since you started. I was the echo.', here1),
        tell('end', [
          'At the fence {hero} now <leave> a gap, about one wide.',
          'The rule <be> still there. They only <count+> differently now.',
        ]),
      ],
    },
    {
      name: 'the test',
      tones: ['bold', 'dark'],
      titles: ['The test', 'The last in line'],
      steps: [
        tell('world', [
          'Nine <have+> asked this year. They all <go+> home. {hero.who} <be> the tenth.',
          'One way <lead> in, and it <be> called the test. {hero.who} <ask> for it by name.',
        ]),
        tell(
          'want',
          [
            '{hero} <have> come to {want}, and <have> burned the way back.',
            'Everyone else {place.in} <be> born to it. {hero} only <want> it.',
          ],
          spare1,
        ),
        speak('threat_line', 'The last one lasted an hour.', here),
        speak('resolve_line', 'Then I’ll need two.', here),
        tell('attempt', 'They <send+> {hero} to {elsewhere}, without an explanation.', away1),
        tell('danger', 'After that it <get> steep, and then it <get> dark, and nobody <come>.', away1),
        show('motion', '{hero} goes on {elsewhere.in}, slower than before.', away1),
        tell('setback', 'At the halfway mark <sit> {other}, sent out an hour before, with a hurt foot.', {
          ...away,
          shows: 'other',
        }),
        speak('doubt_line', 'Go on. If you stop, you’ve failed.', away),
        tell(
          'deed',
          [
            '{hero} <stop>. They <come+> in last, on three legs, long after the time.',
            'So {hero} <take> {other} on {hero.his} back, and <come> in after everyone <have> gone to bed.',
          ],
          { ...away, shows: 'other' },
        ),
        speak('secret_line', 'There was nothing wrong with the foot.', here1),
        tell('end', [
          'That <be> the test. Nine <have+> passed {other} by, in excellent time.',
          'Now {hero} <sit> at the halfway mark once a year, holding one foot.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
