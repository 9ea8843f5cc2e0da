import type { FrameId } from '../../../frames/frames.ts';
import { show, speak, tell, type Plot } from '../../../plots/plot.ts';
import { away, away1, away2, here, here1, here2, spare1 } from './staging.ts';

/** Plots of coming and going, waiting, remembering. */
export const ENGLISH_PLOTS_ROADS = {
  travel: [
    {
      name: 'the wrong way round',
      tones: ['light'],
      titles: ['The scenic route', 'Not on the map'],
      steps: [
        tell('world', [
          '{hero.who} <mean> to {want}. {other} <have> the map.',
          'On Monday {hero.who} and {other} <set> out. They <plan+> to be there on Monday.',
        ]),
        tell('departure', 'They <leave+> at six sharp. At half past they <leave+> again, with the bread.', here1),
        speak('ask_line', 'Are we going the right way?'),
        speak('quip_line', 'It’s a right way.'),
        tell(
          'obstacle',
          [
            'On the map there <be> a bridge. In the river there <be> one too.',
            'By noon they <have+> crossed one river three times. It <begin> to greet them.',
          ],
          away,
        ),
        show('look', 'Both study the sky, then the ground, then each other.', away2),
        tell('detour', 'They <ask+> a man for a short cut. Four hours later they <ask+> him again.', away1),
        speak('doubt_line', 'Be honest. How are you holding that map?', away),
        speak('denial_line', 'Picnic side up.', away1),
        tell(
          'turn',
          [
            'It <turn> out to be a tablecloth. It <be> the best hour of the trip.',
            'So they <spread+> it out, and <have+> lunch. It <be> a tablecloth. It <fit> perfectly.',
          ],
          away,
        ),
        tell('end', [
          'They <arrive+> nowhere. It <be> so good there that others now <ask> the way.',
          'It <be> Thursday when they <arrive+>, from the other side. Somebody <ask> them the way.',
        ]),
      ],
    },
    {
      name: 'a letter a day',
      tones: ['warm'],
      titles: ['Every day a line', 'The short way home'],
      steps: [
        tell('world', [
          '{hero.who} <set> out to {want}. {hero.he} <have> promised {other} to write.',
          '{hero.who} <have> never been beyond {place}. This time {hero.he} <mean> to {want}.',
        ]),
        speak('farewell_line', 'I’ll write when something happens.', here),
        speak('answer_line', 'Write when nothing does.', here),
        tell('departure', 'For the first few days {hero} <be> waiting for something worth writing.', here1),
        tell(
          'landfall',
          ['{elsewhere} <be> larger than it <sound>. {hero} <look> for words, and <find> only the usual ones.'],
          away,
        ),
        show('alone', '{hero} sits {elsewhere.in}, thinking of what to say.', away2),
        tell(
          'days',
          [
            'So {hero} <write>: today nothing. There <be> a dog in it, a staircase and rain from below.',
            '“Nothing happened”, {hero} <write>, every evening, on both sides of the page.',
          ],
          away,
        ),
        tell(
          'setback',
          'At the furthest point {hero} <get> homesick, very suddenly, because of a smell of onions.',
          away1,
        ),
        speak('plea_line', 'Tell me that it’s boring at home.', away1),
        speak('secret_line', 'It is. I read your nothing to everyone.', { ...here1 }),
        tell('turn', 'When {hero} <come> back, everyone <know> the staircase, and the dog by name.', here),
        tell('end', [
          'Every evening {other} <ask> what <happen>. Nothing, {hero} <say>, and <tell> it.',
          '{other} <have> never been beyond {place}, and <know> {elsewhere} by heart.',
        ]),
      ],
    },
    {
      name: 'the pass',
      tones: ['dark', 'bold'],
      titles: ['Over the pass', 'Before it closes'],
      steps: [
        tell('sign', [
          'Two days from now the way <close>. {hero.who} <need> three to {want}.',
          '{place.in} they <advise+> {hero.who} against it, with their hats off.',
        ]),
        speak('doubt_line', 'Nobody goes this late in the year.', here),
        speak('resolve_line', 'Then there’ll be room.', here),
        tell('departure', '{hero} <take> half of what {hero.he} <need>. It <be> what one <can> carry at a run.', here1),
        tell(
          'danger',
          [
            'On the first evening there <be+> lights behind, {elsewhere.in}. They <stop+> when {hero} <stop>.',
            'From midday {hero} <hear> steps {elsewhere.in}, and they <be+> not an echo: an echo <do> not cough.',
          ],
          away,
        ),
        show('motion', '{hero}, bent forward, keeps going.', away1),
        tell('obstacle', 'At the narrowest point the path <be> gone, for the length of a cart.', away),
        speak('threat_line', 'Don’t turn round. Jump when I say.', away1),
        speak('ask_line', 'Who are you?', away1),
        tell(
          'turn',
          [
            'It <be> {other}, from home, who <advise> against it. {other.he} <bring> the other half.',
            'The one with the cough <be> {other}. {other.he} <have> a rope, and <be> angry.',
          ],
          { ...away, shows: 'other' },
        ),
        tell(
          'deed',
          'They <jump+> one after the other, tied together, which <be> either very wise or the opposite.',
          away1,
        ),
        tell('end', [
          'Behind them the way <close>. It <take> three days, in the end, and both halves.',
          'These days they <put+> their hats on for it {place.in}. It <can> be done in two, by two.',
        ]),
      ],
    },
    {
      name: 'on the spot',
      tones: ['told'],
      titles: ['Off at the next stop', 'As far as it goes'],
      steps: [
        tell('departure', [
          '{hero.who} <set> out with one bag to {want}. Half of it <be> bread.',
          '{hero.who} <leave> at dawn. Nobody <ask> why at that hour.',
        ]),
        tell('question', 'What <be> one looking for out there? The timetable <do> not say.', here1),
        tell(
          'landfall',
          [
            '{elsewhere.full}: first the smell, then the bells, then, some way off, the sight of it.',
            'After nine hours: {elsewhere}. The light <be> lower here, and so <be+> the voices.',
          ],
          away,
        ),
        speak('ask_line', 'Is it always this quiet?', away),
        speak('local_line', 'No. You’ve come on a loud day.', away),
        show('passage', '{elsewhere.full}; the light goes on changing.', away2),
        tell(
          'fact',
          [
            'There <be+> nine words for the wind here. Seven of them <be+> rude.',
            'Four hundred people <live+> here. They <share+> eleven surnames and a ladder.',
          ],
          away,
        ),
        tell('detour', 'The way to the sight <be> closed. On the other way there <be> no sight, only a bench.', away1),
        speak('voice_line', 'Everybody looks for the castle. Sit down, it’s behind you.', away1),
        tell('cost', 'At noon it <be> too hot, at night too cold. In between there <be> a quarter of an hour.', away),
        speak('worth_line', 'I photographed nothing. I was busy.', here1),
        tell('end', [
          'Back {place.in}, the bag <be> heavier by one stone. Asked about the trip, {hero} <say>: a bench.',
          'At home {hero} <find> that {hero.he} <walk> more slowly. It <last> until Wednesday.',
        ]),
      ],
    },
  ],
  arrive: [
    {
      name: 'the extra plate',
      tones: ['warm', 'light'],
      titles: ['The wrong shoes', 'Room for one more'],
      steps: [
        tell('world', [
          '{hero.who} <arrive> {place.in} on a Wednesday, which <be> the wrong day for it.',
          '{place.full} <have> been complete for {years} years. Then {hero.who} <stand> there.',
        ]),
        tell('want', [
          'All {hero} <want> <be> to {want}. {hero.he} <say> so to the first person {hero.he} <see>.',
          '{hero} <know> nobody, and nobody’s rules. The first one {hero.he} <break> within a minute.',
        ]),
        speak('hello_line', 'Good morning. Am I in the way?', here),
        speak('quip_line', 'Not yet. Would you like to be?', here),
        tell('obstacle', ['They <be+> friendly, all of them, as one <be> to the weather. Nobody <say> “sit”.'], here1),
        tell(
          'attempt',
          'So {hero} <learn> the rules: who <greet> first, who <be> cross with whom, and since when.',
          here1,
        ),
        show('alone', '{hero} sits a little apart from a cheerful noise.', away2),
        tell(
          'setback',
          [
            'Then {hero} <mix> up two of them, and <greet> the whole of {place} in the wrong order.',
            'On the ninth day {hero} <do> everything right. Nobody <notice>, which <be> the trouble.',
          ],
          here,
        ),
        speak('doubt_line', 'You know that you’re cross with me, don’t you?', here1),
        speak('denial_line', 'Am I? Since when?', here1),
        tell(
          'turn',
          [
            'Since Tuesday, {other} <say>. It <be> the first quarrel {hero} <be> part of.',
            'That evening {hero} <be> shouted at, by name, for the first time.',
          ],
          here,
        ),
        tell('end', [
          '{place.full} <be> complete again. Now {hero} <be> the one who <say> “sit”.',
          'Whoever <come> on a Wednesday <be> sent to {hero} now. Some <stay+>.',
        ]),
      ],
    },
    {
      name: 'expected',
      tones: ['dark', 'bold'],
      titles: ['We were expecting you', 'The room is ready'],
      steps: [
        tell('world', [
          'Nobody <know> that {hero.who} <be> coming. {place.in} the bed <be> made.',
          '{hero.who} <come> to {place} by accident, on foot, in the wrong weather. They <have+> waited up.',
        ]),
        speak('hello_line', 'I only need somewhere for the night.', here),
        speak('answer_line', 'We know. It’s the same room.', here),
        tell('sign', 'There <be+> marks on the door frame, with {hero.own} name, up to the height of a child.', here1),
        tell('days', 'They <ask+> nothing. They <pass+> {hero} things before {hero.he} <reach> for them.', here1),
        show('look', 'Everyone looks at {hero} kindly, for too long.', here2),
        tell(
          'attempt',
          'The next day {hero} <leave>, straight ahead, through {elsewhere}, and <arrive> {place.in}.',
          away1,
        ),
        speak('threat_line', 'You always do that on the second day.', here1),
        speak('ask_line', 'What did I do on the third?', here1),
        tell(
          'turn',
          'On the third day, they <say+>, {hero} always <stay>. {other} <have> been on the third for years.',
          here,
        ),
        tell(
          'deed',
          'That night {hero} <take> {other} by the hand. They <walk+> backwards, so that it <look> like coming.',
          away,
        ),
        tell('end', [
          '{place.in} two beds <be+> made. They <be+> expected, any evening now.',
          'They <be+> far off by morning. {hero} never <use> the same room twice since, to be safe.',
        ]),
      ],
    },
  ],
  leave: [
    {
      name: 'one more thing',
      tones: ['warm', 'light'],
      titles: ['One more thing', 'Ready since Tuesday'],
      steps: [
        tell('world', [
          '{hero.who} <be> about to leave {place} for good. It <be> announced for nine, then for ten.',
          'Everything <be> packed. {hero.who} only <have> to {want}.',
        ]),
        tell(
          'obstacle',
          [
            'Then {other} <remember> one more thing. It <be> small, and <have> to be found first.',
            'At ten {other} <bring> something for the road. At half past, something for the something.',
          ],
          here1,
        ),
        speak('ask_line', 'Was that everything now?', here),
        speak('answer_line', 'Nearly. You haven’t eaten.', here),
        tell('days', 'They <eat+>. There <be> a second helping, and a story about the second helping.', here1),
        show('together', '{hero} and {other} sit side by side, not looking at the door.', here2),
        tell(
          'attempt',
          'At two {hero} <rise>. {other} <ask> how the tap <work>, the one {other.he} <have> fitted {other.himself}.',
          here,
        ),
        speak('doubt_line', 'And if it drips?', here),
        speak('farewell_line', 'Then you’ll ring me up. I hope it drips.', here),
        tell('turn', 'At last {other} <carry> the bag to the door, the heavy one, and <say> nothing.', here1),
        tell('deed', 'At the corner {hero} <turn> round, as one <do>. There <be> only a closed door.', away1),
        tell('end', [
          'In the evening, far from {place}, the first message <come>: it <drip>.',
          'The tap {place.in} never <drip> before. Now it <do> so every Sunday, around six.',
        ]),
      ],
    },
    {
      name: 'no one leaves',
      tones: ['dark', 'bold'],
      titles: ['Don’t look back', 'The gate at dawn'],
      steps: [
        tell('world', [
          'No one <leave> {place}. It <be> not forbidden; it <be> just that nobody ever <have>. {hero.who} <have> packed.',
          '{hero.who} <have> tried to leave {place} twice. Each time {hero.he} <be> brought back very gently.',
        ]),
        tell(
          'want',
          'Tonight {hero} <mean> to {want}, without lights, without goodbye, on {hero.his} own feet.',
          here1,
        ),
        speak('doubt_line', 'What’s out there that we haven’t got?', here),
        speak('resolve_line', 'I don’t know. That’s the one.', here),
        tell(
          'danger',
          [
            'At the edge of {place} the ground <get> soft. With each step {hero} <forget> a reason.',
            'Beyond the last house they <be+> standing, all of them, with lamps, singing something from {hero.own} childhood.',
          ],
          away,
        ),
        show('look', '{hero} stops; behind, rows of still faces.', { ...away2, place: 'here' }),
        tell(
          'setback',
          'Someone <call> {hero} by the name that only one person ever <use>. It <be> not that person’s voice.',
          away1,
        ),
        speak('threat_line', 'Turn round once. Just to wave.', away),
        tell('choice', '{hero} <want> to. It <be> all that {hero.he} <want>.', away1),
        tell('turn', 'Then {other} <step> out of the row, and <tell> {hero} {hero.his} own reasons, aloud.', away),
        tell('deed', '{hero} <walk>. {other} <keep> talking, louder than they <sing+>.', { ...away1, shows: 'other' }),
        tell('end', [
          'They still <say+> that no one <leave> {place}. {other} <say> one name, daily.',
          '{hero} never <look> round. {hero.he} <write>, every week, to somebody who <can> not answer.',
        ]),
      ],
    },
  ],
  wait: [
    {
      name: 'two on a bench',
      tones: ['warm'],
      titles: ['Same time tomorrow', 'The one who came'],
      steps: [
        tell('world', [
          'Every day at the same minute {hero.who} <sit> down {place.in} to {want}.',
          '{hero.who} <be> told once: wait here. {place.in} that <be> {years} years ago.',
        ]),
        tell('habit', 'By now people <put+> things down next to {hero} while they <tie+> their shoes.', spare1),
        tell('meet', [
          'One day somebody <be> already sitting there. {other.who} <move> over by a hand.',
          'Then {other} <sit> down as well, at the other end, and <look> the same way.',
        ]),
        speak('ask_line', 'Are you waiting too?', here),
        speak('answer_line', 'No. I’m just early.', here),
        show('together', '{hero} and {other} at two ends, looking the same way.', here2),
        tell(
          'days',
          [
            'They <talk+>, mostly about who <be+> not coming. {other} <be> early every day.',
            'From then on they <share+> the hour. {hero} <tell> the beginning, over and over. {other} never <ask> for the end.',
          ],
          here,
        ),
        tell('setback', 'Then one day {other} <be> late. {hero} <look> the other way, for the first time.', here1),
        speak('plea_line', 'Where were you? I nearly left.', here1),
        speak('secret_line', 'I was across the road. I wanted to see if you would.', here1),
        tell(
          'turn',
          [
            'It <strike> {hero} that for a while now, with every “wait”, {hero.he} <mean> {other}.',
            'Not once that hour, {hero} <notice>, <have> {hero.he} thought of anyone but {other}.',
          ],
          here,
        ),
        tell('end', [
          'They still <meet+> there every day. Nobody <be> missing.',
          'Somebody <do> come, in the end, and <ask> whether a seat <be> free. They <shake+> their heads: it <be> taken.',
        ]),
      ],
    },
    {
      name: 'number forty-one',
      tones: ['light'],
      titles: ['Please take a number', 'Now serving forty'],
      props: ['thing.ticket'],
      steps: [
        tell(
          'world',
          [
            '{hero.who} <have> number forty-one. Forty <have> just been called. It <be> Monday.',
            '{hero.who} <come> {place.in} to {want}, and <draw> number forty-one.',
          ],
          { shows: 'thing.ticket' },
        ),
        tell('meet', 'Number forty <be> {other}. {other.he} <have> gone out for a moment, for a roll.', here1),
        speak('ask_line', 'Can’t I go before forty?', here1),
        speak('quip_line', 'Then you’d be forty. Do you see the problem?', here1),
        tell(
          'days',
          [
            '{hero} <wait>. By Tuesday {hero.he} <know> everyone. By Thursday {hero.he} <give> directions.',
            'By the middle of the week new arrivals <ask+> {hero} for numbers. {hero} <hand> them out.',
          ],
          here,
        ),
        show('breath', 'Everybody sits; nothing is called.', here2),
        tell('setback', 'On Friday {hero} <nod> off for a minute. “Forty-one,” somebody <say>, and “Forty-two.”', here),
        speak('plea_line', 'That’s me! I was here! Ask anyone!', here),
        speak('doubt_line', 'I thought you worked here.', here),
        tell(
          'turn',
          [
            '{hero} <look> round. {hero.he} <be> standing behind the counter. It <have> come about gradually.',
            'It <appear> that {hero} <do>. {hero.he} <have> been on the rota since Wednesday.',
          ],
          here,
        ),
        tell(
          'end',
          [
            '{hero} <call> the numbers now. {hero.he} always <wait> a while at forty.',
            'What {hero} <have> come for, {hero.he} <can> now do {hero.himself}. {hero.he} <have> given {hero.himself} an appointment.',
          ],
          { shows: 'thing.ticket' },
        ),
      ],
    },
    {
      name: 'it said tonight',
      tones: ['dark', 'bold'],
      titles: ['It said tonight', 'Still time'],
      steps: [
        tell('sign', [
          'A message <come> for {hero.who}: wait {place.in}, alone, until I come. It <be> in {hero.his} own hand.',
          '{hero.who} <have> orders: to {want}, and to let nobody past, whatever they <say+>.',
        ]),
        tell(
          'omen',
          'At the first hour all the clocks <be+> right. At the second, they <agree+> on something else.',
          here1,
        ),
        speak('hello_line', 'Are you the one?', here),
        speak('answer_line', 'No. But I’m from the same direction.', here),
        tell(
          'obstacle',
          [
            '{other} <sit> down too, and <know> a great deal about what <happen> to those who <wait+>.',
            'One by one they <come+>, and each <have> a better reason why {hero} <can> leave. {other} <have> the best.',
          ],
          here1,
        ),
        show('look', '{hero} watches the way in; {other} watches {hero}.', here2),
        tell(
          'danger',
          'From {elsewhere} someone <call> for help, in a voice {hero} <have> every reason to run to.',
          away1,
        ),
        speak('doubt_line', 'You could just go and look.', here),
        speak('resolve_line', 'I could. That’s why I’m sitting down.', here),
        tell(
          'turn',
          'In the last hour somebody <stand> there: {hero}, out of breath. {other.own} face <change>.',
          here,
        ),
        tell('deed', 'So {hero} <let> {hero.himself} in, and the door <be> shut with {other} outside.', here1),
        tell('end', [
          'When it <get> light, {hero} <sit> down, and <write>: wait, alone, until I come.',
          'By morning {hero} <be> still awake. Nobody <have> got past. Some <be+> still asking.',
        ]),
      ],
    },
  ],
  remember: [
    {
      name: 'the other version',
      tones: ['warm', 'light'],
      titles: ['It was raining', 'The other version'],
      steps: [
        tell('world', [
          '{hero.who} <remember> everything about that day {place.in}. {other} <remember> it too, and differently.',
          'There <be> one day that {hero.who} <tell> about every year. {other} <be> there, and <say> nothing, every year.',
        ]),
        tell(
          'want',
          [
            'This time {hero} <want> to {want}, exactly, once and for all.',
            'Now {hero} <mean> to get it right, down to the weather.',
          ],
          spare1,
        ),
        speak('ask_line', 'The sun was shining. Wasn’t it?'),
        speak('answer_line', 'You came in dripping.'),
        tell(
          'attempt',
          ['So they <go+> to {elsewhere}, where it <be>, and <stand+> there, each in a different spot.'],
          away,
        ),
        show('passage', '{elsewhere.full}; it gives nothing away.', away2),
        tell('setback', 'Piece by piece it <come> apart: the song, the hat, who <run> after whom.', away),
        speak('doubt_line', 'I never had a hat.', away1),
        speak('plea_line', 'Leave me the hat.', away1),
        tell(
          'turn',
          [
            'One thing <match>: each <know> what the other one <be> about to say, and <do> not.',
            'On one point they <agree+>: each <look> only at the other. So nobody <see> the weather.',
          ],
          away,
        ),
        tell('end', [
          'Every year they <tell+> it together now. It <rain>, and the sun <shine>. There <be> a hat.',
          '{hero} <tell> it as before. At the end {other} <say>: exactly. They <be+> both dripping.',
        ]),
      ],
    },
    {
      name: 'not mine',
      tones: ['dark', 'bold'],
      titles: ['Somebody else’s summer', 'What you were told'],
      steps: [
        tell('world', [
          '{hero.who} <remember> {place} perfectly: every step, every voice. {hero.he} <have> never been there.',
          '{hero.who} <have> one memory from before. {place.in} they always <tell+> {hero.him} that it <be> a dream.',
        ]),
        tell(
          'want',
          [
            'It <come> back more often now. {hero} <want> to know whose it <be>.',
            'To {want}, {hero} <stop> taking what they <give+> {hero.him} for sleeping.',
          ],
          spare1,
        ),
        speak('ask_line', 'Who was calling me, that night?', here),
        speak('answer_line', 'No one. You were always here.', here),
        tell('attempt', ['{hero} <follow> it, with closed eyes, step by step, and <come> out {elsewhere.in}.'], away),
        show('alone', '{hero} stands {elsewhere.in}, one hand on something known.', away2),
        tell('discovery', 'It <be> all there. Only, in the memory {hero} <see> it through bars.', away),
        speak('threat_line', 'You were not supposed to find this until I was dead.', away1),
        speak('deduction_line', 'You weren’t calling me. You were counting.', away1),
        tell('turn', 'There <be+> two of them once. One <be> carried out. The one who <call> <be> not.', away),
        tell(
          'deed',
          '{hero} <call>, the way it <sound> then. After a while, from below, somebody <finish> the tune.',
          away1,
        ),
        tell('end', [
          'Two of them <remember+> it now. It <be> no lighter for that. It <be> true.',
          '{place.in} there <be+> two who <sleep+> with the window open, and <call+> out once before.',
        ]),
      ],
    },
    {
      name: 'what is kept',
      tones: ['told'],
      titles: ['What is kept', 'As far as anyone remembers'],
      steps: [
        tell('question', [
          'What <remain> of a day, when those who <be+> there <grow+> old? {hero.who} <keep> what {hero.he} <can>.',
          '{hero.who} <be> here to {want}. {hero.he} <start> with what nobody else <find> important.',
        ]),
        tell('ground', '{place.full}. Something <be> decided here once. Now people <park+>.', spare1),
        tell('fact', ['Of all who <be+> present that day, nine <be+> alive. They <agree+> on the weather.'], here),
        speak('witness_line', 'I don’t remember his words. I remember his shoes.', here),
        show('hands', 'A hand lays something small back in its place.', here2),
        tell(
          'step',
          [
            '{hero} <ask> first about smells. Names <come+> by themselves after that.',
            'One <begin> with the date, {hero} <say>, and then <wait>. The second story <be> usually the true one.',
          ],
          away,
        ),
        tell('context', 'In the record it <take> up four lines. Three of them <be+> about the delay.', away1),
        speak('voice_line', 'My father never spoke of it. He never sat by a window.', away1),
        tell('cost', 'With every winter there <be+> fewer to ask. {hero} no longer <put> it off till spring.', away),
        speak('worth_line', 'They think they’ve told me nothing. I could draw it.', here1),
        tell('answer', ['What <remain>, then, <be+> the shoes, the window and the pause.'], here),
        tell('outlook', [
          'On Thursday {hero} <see> the ninth. {hero.he} <bring> cake, and no questions.',
          'There <be> a plaque now {place.in}, with the date. Underneath {hero} <have> asked for a bench.',
        ]),
      ],
    },
  ],
  forget: [
    {
      name: 'pleased to meet you',
      tones: ['warm', 'light'],
      titles: ['Pleased to meet you', 'Every morning, first'],
      steps: [
        tell('world', [
          'Every morning {hero.who} <ask> {other} {other.his} name, and every morning it <be> a nice surprise.',
          '{hero.who} <forget> a little more each week. Now it <be> {other.own} turn.',
        ]),
        speak('ask_line', 'Have we met?', here),
        speak('answer_line', 'Briefly. {years} years.', here),
        tell(
          'days',
          [
            'So {other} <introduce> {other.himself} daily. {other.he} <get> better at it, and <leave> out the boring jobs.',
          ],
          here1,
        ),
        tell('attempt', 'In the morning {hero} <tie> knots in things. In the evening {hero.he} <untie> them.', here1),
        show('look', '{hero} studies {other} with friendly curiosity.', { ...here2, shows: 'other' }),
        tell('setback', 'One morning {hero} <be> afraid of the stranger. {other} <wait> outside.', here1),
        speak('plea_line', 'Somebody used to come here. Do you know who?', away),
        speak('secret_line', 'Yes. Terrible singer. Always late.', away),
        tell(
          'turn',
          [
            '{hero} <laugh>. Then {hero.he} <begin> to hum {other.own} song, wrong in the same place.',
            '“In the second verse,” {hero} <say>, “always flat.” And then {hero.he} <move> over.',
          ],
          away,
        ),
        tell('end', [
          'They <have+> met four hundred times now. {hero} <say> yes each time.',
          'The name <be> gone for good. {hero} <call> {other.him} “late”, and {other} <answer> to it, on time.',
        ]),
      ],
    },
    {
      name: 'the notes',
      tones: ['dark', 'bold'],
      titles: ['In your own hand', 'Do not trust the window'],
      props: ['thing.notebook'],
      steps: [
        tell(
          'sign',
          [
            '{hero.who} <wake> {place.in} with a notebook. Page one: you <have+> read this before.',
            'Each morning {hero.who} <find> the same notebook, in {hero.his} own hand.',
          ],
          { shows: 'thing.notebook' },
        ),
        tell(
          'want',
          [
            'There <be> one thing to do: to {want}. It <be> underlined, in four different inks.',
            'Page two: by evening it <will> be gone.',
          ],
          spare1,
        ),
        speak('ask_line', 'Do I know you?', here1),
        speak('answer_line', 'It’s me. I live here. We do this daily.', here1),
        tell('discovery', ['Page nine <be> about {other}. It <have> been torn out, carefully, along a ruler.'], {
          ...here,
          shows: 'thing.notebook',
        }),
        show('look', '{hero} looks up from a page; {other} smiles, a moment too late.', here2),
        tell('attempt', '{hero} <rub> a pencil over page ten. What <be> left of page nine <be> an address.', here1),
        tell('danger', '{elsewhere.in} {hero} <find> page nine: two hundred of them, each torn along a ruler.', away),
        speak('threat_line', 'You get this far on most days.', away),
        speak('deduction_line', 'Then there must be a page you never found.', away),
        tell('turn', '{hero} <push> up one sleeve. There it <stand>, on the skin: run first, then read.', away),
        tell(
          'end',
          [
            'In the evening it <be> gone, as always. Only, this time {hero} <read> page one in another town.',
            'The notebook <begin> differently now: you got out. Buy a pencil.',
          ],
          { shows: 'thing.notebook' },
        ),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
