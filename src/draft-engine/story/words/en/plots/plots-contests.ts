import type { FrameId } from '../../../frames/frames.ts';
import { show, speak, tell, type Plot } from '../../../plots/plot.ts';
import { away, away1, away2, here, here1, here2, spare1 } from './staging.ts';

/** Plots of winning, standing one's ground and getting away with it. */
export const ENGLISH_PLOTS_CONTESTS = {
  win: [
    {
      name: 'last by a lot',
      tones: ['warm'],
      titles: ['Last by a lot', 'Still running'],
      steps: [
        tell('world', [
          '{hero.who} <have> come last every year, and always <thank> everyone for waiting.',
          '{hero.who} <want> to {want}. {place.in} they <say> it kindly: somebody <have> to be last.',
        ]),
        tell('want', 'This year {hero} <mean> it. {hero.he} <tell> only {other}, in case it <get> out.', spare1),
        speak('ask_line', 'Do you think I could?'),
        speak('answer_line', 'No. When do we start?'),
        tell(
          'days',
          [
            'They <train+> before anyone <be> up. {hero} <get> faster, by about a yard a week.',
            'Every day {other} <count> aloud, and every day {other} <cheat> a little, in {hero.own} favour.',
          ],
          away,
        ),
        show('motion', '{hero}, out of breath, goes once more.', away2),
        tell(
          'setback',
          [
            'On the day {hero} <be> fourth, for a while. Then one after another they <come+> past.',
            'It <go> well to the halfway mark. It always <do>.',
          ],
          away,
        ),
        speak('plea_line', 'Go home. I’ll be ages.', away1),
        speak('doubt_line', 'You’re a yard ahead of last year. Move.', away1),
        tell(
          'turn',
          [
            'When {hero} <come> in, it <be> nearly dark, and all of them <be+> still there. They <have+> counted.',
            'The others <have+> won long ago. They <have+> stayed to see whether {hero} <will> beat {hero.himself}.',
          ],
          here,
        ),
        tell('end', [
          '{hero} <be> last by a lot. {place.in} they <have+> measured from there ever since.',
          'There <be> a lamp for {hero} now. It <stay> lit until the last one <be> home.',
        ]),
      ],
    },
    {
      name: 'by accident',
      tones: ['light'],
      titles: ['The wrong queue', 'A complete accident'],
      steps: [
        tell('world', [
          '{hero.who} <have> prepared for {years} years to {want}. {other} <have> come for the buffet.',
          'There <be> one favourite {place.in}, and it <be> {hero.who}. {hero.he} <have> asked around.',
        ]),
        speak('hello_line', 'Nervous?'),
        speak('answer_line', 'Should I be? What is this?'),
        tell(
          'obstacle',
          ['{other} <have> been standing in the wrong queue. Now {other.he} <have> a number on {other.his} back.'],
          { ...here, shows: 'other' },
        ),
        tell('attempt', 'It <begin>. {hero} <do> everything right. {other} <ask> the way.', away),
        show('look', '{hero} looks sideways. {other} is right there, chewing.', away2),
        speak('quip_line', 'Are we in a hurry?', away1),
        tell('setback', ['Towards the end {hero} <slip> on half a sandwich. {other} <come> back to apologise.'], away1),
        speak('plea_line', 'Don’t stop! You’re winning!', away),
        speak('doubt_line', 'Winning what?', away1),
        tell('turn', 'By the time it <have> been explained, everybody else <be> through.', away1),
        tell('end', [
          'They <share+> last place. {other} <find> it delightful, and <have> already signed up for next year.',
          '{hero} <have> thrown away the chart. {hero.he} <train> with sandwiches now, and <think> {hero.he} <can> feel a difference.',
        ]),
      ],
    },
    {
      name: 'what it takes',
      tones: ['dark', 'bold'],
      titles: ['The favourite', 'Nobody remembers second'],
      steps: [
        tell('world', [
          'Nobody <have> ever beaten {other}. {hero.who} <have> said {place.in} that {hero.he} <will>.',
          '{hero.who} <want> to {want}. The last one who <try> <walk> with a stick.',
        ]),
        speak('threat_line', 'Stay down when you fall. It’s easier for everyone.', here),
        speak('resolve_line', 'I’ve never learned that part.', here),
        tell('days', '{hero} <train> with those whom {other} <have> beaten. Each of them <know> one mistake.', here1),
        tell(
          'danger',
          [
            'It <begin>. After a minute {hero} <be> down. After two, again.',
            'From the first moment {other} <be> faster, and <make> sure that {hero} <notice>.',
          ],
          away,
        ),
        show('motion', '{hero} gets up, slower than before, and goes on.', away1),
        tell('sign', 'Between two breaths {hero} <see> it: {other} <look> at the clock.', away1),
        tell(
          'turn',
          [
            '{other} <have> always been done by now. {other} <have> never had to go on this long.',
            'So that <be> it. No one <have> ever kept {other} past the ninth minute.',
          ],
          away,
        ),
        speak('secret_line', 'Why won’t you stay down?', away1),
        tell('deed', ['{hero} <get> up. That <be> the whole plan: {hero.he} <get> up, until {other} <sit> down.'], {
          ...away,
          shows: 'other',
        }),
        tell('end', [
          'To this day nobody <have> beaten {other}. {hero} only <be> still there.',
          'These days they <train+> with {hero}. Each of them <bring> one mistake.',
        ]),
      ],
    },
  ],
  compete: [
    {
      name: 'the fair judge',
      tones: ['warm', 'light'],
      titles: ['A draw', 'The only other one'],
      steps: [
        tell('world', [
          '{hero.who} and {other} <compete+> at everything {place.in}, including who <be> less interested.',
          'Whatever {hero.who} <do>, {other} <do> too, and <say> {other.he} <do> first.',
        ]),
        tell('want', [
          'This year it <will> be settled: {hero} <intend> to {want}, and then be modest about it.',
          'This year there <be> a judge, so that it <can> be settled for good.',
        ]),
        speak('hello_line', 'May the better one win.', spare1),
        speak('quip_line', 'Thank you. I intend to.', spare1),
        tell('attempt', 'For a week neither <sleep>. Each <can> hear the other not sleeping.', here),
        show('look', '{hero} and {other}, back to back, each glancing over one shoulder.', here2),
        tell(
          'setback',
          ['On the eve of it {other} <lose> everything {other.he} <have> prepared. It <be> nobody’s fault.'],
          away,
        ),
        speak('secret_line', 'You’ve won. You needn’t stare.', away),
        speak('denial_line', 'Not like this. Move over. Hold that.', away),
        tell('turn', 'They <work+> through until dawn, on the wrong one, and <quarrel+> over every inch.', away1),
        tell('end', [
          'The judge <call> it a draw. They <have+> both protested, in one letter.',
          'It <be> never settled. The judge <ask> which of them <make> what, and neither <can> say.',
        ]),
      ],
    },
    {
      name: 'one round more',
      tones: ['dark', 'bold'],
      titles: ['One round more', 'To the line'],
      steps: [
        tell('world', [
          'One of the two <will> still be here tomorrow, {hero.who} or {other}. {place.in} they <take+> bets.',
          'The rules <be+> read out {place.in}: one line, two names. {hero.who} <be> the second.',
        ]),
        speak('threat_line', 'I know what you do when you’re tired.', here),
        speak('resolve_line', 'Then you’ll see it last.', here),
        tell(
          'attempt',
          ['They <be+> level after the first hour, and after the second. Nobody <cheer+> any more.'],
          away1,
        ),
        tell(
          'obstacle',
          'Whoever <run> this <have> greased the rail. Somebody <have> bet a great deal on an accident.',
          away1,
        ),
        show('motion', '{hero} and {other}, shoulder to shoulder, at full stretch.', away1),
        tell('danger', ['At the last bend it <happen>: {other} <go> over the edge, and <hang>.'], {
          ...away,
          shows: 'other',
        }),
        speak('doubt_line', 'Go on! The line’s right there!', away1),
        tell('choice', '{hero} <see> the line. It <be> nine steps away, and nobody <will> ever ask.', away),
        tell('deed', ['Those nine steps {hero} <go> back.', '{hero} <turn> round, and <lie> down flat, and <reach>.'], {
          ...away,
          shows: 'other',
        }),
        tell(
          'turn',
          'They <cross+> it together, arm over shoulder. The one who <bet> on the accident <begin> to sweat.',
          here1,
        ),
        tell('end', [
          'There <be> no winner. There <be+> two witnesses, and they <have+> all evening.',
          'Both of them <be+> still here the next day. It <be> the man with the bets who <be> not.',
        ]),
      ],
    },
  ],
  perform: [
    {
      name: 'row nine',
      tones: ['warm'],
      titles: ['Row nine', 'For one person'],
      steps: [
        tell('world', [
          '{hero.who} <be> brilliant when nobody <listen>. Tonight somebody <do>.',
          '{hero.who} <want> to {want}. So far only the furniture {place.in} <have> heard it.',
        ]),
        tell(
          'obstacle',
          'The moment {other} <come> in to say good luck, {hero.own} hands <forget+> everything.',
          here1,
        ),
        speak('plea_line', 'Don’t sit where I can see you.', here),
        speak('answer_line', 'Row nine. Behind a tall man.'),
        tell(
          'attempt',
          [
            '{hero} <practise> bowing. It <be> the only part that <work>.',
            'All afternoon {hero} <go> through it. The middle <be> missing.',
          ],
          here1,
        ),
        show('alone', '{hero} alone {elsewhere.in}, very small, in a great deal of light.', away2),
        tell(
          'danger',
          [
            'The light <come> up. {hero} <open> with the second half, by mistake.',
            'Then it <be> time, and it <be> bright, and the beginning <be> gone.',
          ],
          away,
        ),
        tell('setback', 'Somewhere a chair <creak>. It <be> quiet as only four hundred people <can> be.', away1),
        tell(
          'turn',
          [
            'From row nine somebody <cough>: twice short, once long. It <be> how it <begin>.',
            'In row eight a tall man <lean> aside, and {hero} <see> one face, nodding the beat.',
          ],
          { ...away, shows: 'other' },
        ),
        tell('deed', 'So {hero} <play> it to one person, and four hundred <be+> allowed to listen.', away),
        speak('secret_line', 'I’ve heard it through the wall every evening.', here1),
        tell('end', [
          '{hero} still <perform> for the furniture. Row nine <be> always sold.',
          'Ever since, a seat {place.in} <be> kept for {other}. There <be> one cough in it.',
        ]),
      ],
    },
    {
      name: 'the understudy',
      tones: ['light'],
      titles: ['The tree', 'Third tree from the left'],
      steps: [
        tell('world', [
          '{hero.who} <be> finally going to {want}. On the programme it <say>: a tree.',
          '{hero.who} <have> one line in it, and <have> studied it for {years} weeks.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <ask> everyone what the tree <feel>. They <ask+> {hero} to feel it further back.',
            'At rehearsal {hero} <rustle>. It <be> the only thing anyone <recall> afterwards.',
          ],
          here,
        ),
        speak('ask_line', 'What’s my motivation?'),
        speak('quip_line', 'Soil.'),
        tell('danger', 'Then the night <come>, and the lead <do> not. {other} <wait> for a reply.', {
          ...away,
          shows: 'other',
        }),
        show('look', '{other}, arms open, waits in the light. Something behind moves.', { ...away2, shows: 'other' }),
        speak('doubt_line', 'Is there no one who’ll answer me?', away1),
        speak('resolve_line', 'I might. I’ve been standing here the whole time.', away1),
        tell(
          'turn',
          [
            'It <turn> out that the tree <know> everything: every part, every word, every sigh.',
            'In {years} weeks the tree <have> had nothing to do but listen. It <know> all of it.',
          ],
          away,
        ),
        tell(
          'deed',
          'So the hero of that night <have> leaves. {hero.he} <die> in the last act, and <do> it standing.',
          away1,
        ),
        tell('end', [
          'The papers <praise+> the brave staging. {hero} <have> been offered a forest.',
          'The lead <be> back on Friday. The audience <ask> for the tree.',
        ]),
      ],
    },
    {
      name: 'the empty house',
      tones: ['dark', 'bold'],
      titles: ['Do not stop', 'A full house'],
      steps: [
        tell('world', [
          '{hero.who} <be> to {want} once more. All seats <be+> sold. Nobody <know> to whom.',
          'They <offer+> {hero.who} three times the usual, on one condition: not to stop.',
        ]),
        speak('ask_line', 'Who’s coming tonight?', here),
        speak('answer_line', 'The same as always. They’ve never left.', here),
        tell('sign', 'At rehearsal there <be> applause, a little, from the left. It <be> very good applause.', here1),
        show('breath', '{hero} stands ready; the dark in front is full of something.', away2),
        tell(
          'danger',
          [
            'The curtain <rise>. Not one of them <breathe>, {hero} <notice>. Not one <blink>.',
            'It <go> well. It <go> so well that {hero} <see> too late: the doors <have+> no handles inside.',
          ],
          away,
        ),
        speak('threat_line', 'The last one stopped. Sit down there, if you tire.', away),
        tell('setback', 'There <be> one seat free. It <be> in the front, and {hero.own} name <be> on it.', away1),
        tell(
          'choice',
          '{hero} <have> one piece left. It <be> the one {hero.he} never <play>, because people <cry+>.',
          away1,
        ),
        tell(
          'deed',
          [
            'So {hero} <play> it. First one of them <breathe>, then a row, and then they <go+> home.',
            'It <last> four minutes. Row after row <get> up, and at the end there <be> only {other}.',
          ],
          away,
        ),
        speak('thanks_line', 'I’d forgotten how it ends.', away1),
        tell('end', [
          '{place.full} <be> empty, for the first time. {hero} <bow>, to be polite.',
          'Now {hero} <play> that one first, everywhere. It <be> safer. {hero.he} still <count> those who <breathe+>.',
        ]),
      ],
    },
  ],
  steal: [
    {
      name: 'returned with thanks',
      tones: ['warm', 'light'],
      titles: ['Returned with thanks', 'Wipe your feet'],
      steps: [
        tell('world', [
          '{hero.who} <be> going to {want}. {hero.he} <have> thought of everything except {other}.',
          '{hero.who} <have> retired from it twice. Then somebody {place.in} <mention> {target}.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <come> in by the window, and <wipe> {hero.his} feet. It <be> how one <be> raised.',
            'Getting in <take> two minutes. One of them <go> on closing the window, because of the draught.',
          ],
          away,
        ),
        speak('ask_line', 'How long have you been there?', away),
        speak('answer_line', 'Since you straightened the picture.', away),
        show('look', '{hero}, caught, one hand out. {other}, in a dressing gown, unhurried.', {
          ...away2,
          shows: 'other',
        }),
        tell(
          'obstacle',
          'It <appear> that {other} <have> waited for a burglar for years. Everyone else {other.he} <know> <ring>.',
          away1,
        ),
        speak('plea_line', 'Aren’t you going to shout?', away1),
        speak('secret_line', 'And then who’d stay for supper?', away1),
        tell(
          'turn',
          [
            '{hero} <stay>. By midnight they <have+> gone through all the locks, and {other} <have> been told which ones to change.',
            'So they <sit+> until late. {hero} <explain> what <be> wrong with the locks, and <mend> two.',
          ],
          away,
        ),
        tell(
          'price',
          'When {hero} <leave>, {target} <be> pressed on {hero.him}, wrapped. It <be> the end of a career.',
          away,
        ),
        tell('end', [
          '{hero} <bring> it back on Thursday, through the window. It <be> stolen again the week after.',
          'By now {target} <have> been stolen forty times. {other} <leave> the window open, and a mat under it.',
        ]),
      ],
    },
    {
      name: 'nobody stops a ladder',
      tones: ['light'],
      titles: ['Nobody stops a ladder', 'A very honest theft'],
      props: ['thing.ladder'],
      steps: [
        tell('world', [
          'The plan to {want} <have> nine parts. {hero.who} <be> good at eight of them.',
          '{hero.who} <know> the most important thing about stealing {target}: one <have> to look busy.',
        ]),
        tell('want', 'Nobody ever <stop> a person with a ladder. So {hero} <bring> a ladder.', {
          shows: 'thing.ladder',
        }),
        tell(
          'attempt',
          [
            'Indeed nobody <stop> {hero}. They <hold+> doors, and <ask+> {hero.him} to have a look at the lamp.',
            'It <work> so well that within ten minutes {hero} <have> three jobs.',
          ],
          here,
        ),
        speak('quip_line', 'When you’re done there, the gutter’s leaking.', here1),
        speak('denial_line', 'I’m really only here for one thing.', here1),
        tell('obstacle', 'By noon {hero} <have> mended the gutter, and {other} <have> brought a list.', here1),
        show('motion', '{hero} hurries {elsewhere.in} with the ladder, in great demand.', {
          ...away2,
          shows: 'thing.ladder',
        }),
        tell('danger', 'At last {hero} <stand> in front of {target}, alone. Somebody <be> holding the ladder.', {
          ...here,
          shows: 'target',
        }),
        speak('ask_line', 'Won’t you ask what I’m doing?', here),
        speak('answer_line', 'You’re taking it down. It’s dusty, I know.', here),
        tell('end', [
          'Nothing <be> stolen. {target} <be> clean. {hero} <have> a steady job now, and a set of keys.',
          'It <be> the only theft {place.in} that <come> with an invoice. {hero} <be> on the staff.',
        ]),
      ],
    },
    {
      name: 'inside out',
      tones: ['dark', 'bold'],
      titles: ['The second thief', 'Ninety seconds'],
      steps: [
        tell('world', [
          'It <be> ninety seconds from the wall to {target}. {hero.who} <have> done it a thousand times, on paper.',
          '{hero.who} <take> only what <be> stolen already. So now {hero.he} <mean> to {want}.',
        ]),
        tell('want', [
          'To {want}, one <need> a second pair of hands. {hero} <ask> {other}.',
          '{other} <have> the only key. {hero} <have> asked for nothing in years. Now {hero.he} <ask>.',
        ]),
        speak('ask_line', 'Ninety seconds. Can you keep them looking at you?'),
        speak('answer_line', 'I’ve done nothing else all my life.'),
        tell(
          'attempt',
          [
            'The first sixty <go+> like the drawing.',
            'Up the wall, across, down: sixty seconds, and not one of them wasted.',
          ],
          away1,
        ),
        show('motion', '{hero} moves fast and low {elsewhere.in}.', away1),
        tell('setback', ['At seventy {hero} <open> it. It <be> empty. There <be> still warmth in it.'], {
          ...away,
          shows: 'target',
        }),
        speak('threat_line', 'You were always so good at the first sixty.', away1),
        tell(
          'turn',
          [
            '{other} <speak>, with {target} under one arm. All the looks <be+> on {hero} now, as arranged.',
            'The voice <be> {other.own}. Nobody <look> at {other}. They <have+> all come for {hero}.',
          ],
          { ...away, shows: 'other' },
        ),
        speak('deduction_line', 'You forgot something. I never draw the way out.', away1),
        tell('deed', 'Twenty seconds <be+> left. {hero} <use> them to ring every bell in the building.', away1),
        tell('end', [
          'They <catch+> the one who <run>. In {hero.own} empty hands there <be> nothing that anyone <can> ask about.',
          '{target} <be> back with those it <belong> to. {hero} <work> alone again, and <draw> all of it.',
        ]),
      ],
    },
  ],
  guard: [
    {
      name: 'what’s in it',
      tones: ['warm'],
      titles: ['Nobody ever asked', 'The night round'],
      steps: [
        tell('world', [
          'For {years} years {hero.who} <have> guarded {target}. Nobody <have> ever tried anything.',
          '{hero.who} <be> asked to {want}, until somebody <come>. That <be> {years} years ago.',
        ]),
        tell('habit', 'Every evening {hero} <go> round once to the left and once to the right, for balance.', spare1),
        tell(
          'meet',
          [
            'Then {other} <come> by, and <stop>, and <be> the first who ever <ask>.',
            'One evening {other.who} <stand> there, and <put> a question. There <be> no rule for questions.',
          ],
          spare1,
        ),
        speak('quip_line', 'What’s so special about it?', here),
        speak('witness_line', 'I don’t know. I’ve always had my back to it.', here),
        tell(
          'turn',
          [
            '{hero} <think> about that for the rest of the round.',
            'It <be> true. All that time {hero} <look> the other way, as one <do>.',
          ],
          here,
        ),
        show('look', '{hero} turns round slowly, for the first time.', { ...here2, shows: 'target' }),
        tell('choice', 'To look <be> against the rules. {hero} <have> written some of those rules.', here1),
        speak('ask_line', 'Would you watch my side for a minute?', here),
        speak('answer_line', 'What do I do if someone comes?', here1),
        tell(
          'deed',
          'So {other} <stand> guard, very straight, and {hero} <turn> round, and <look> for as long as {hero.he} <want>.',
          here,
        ),
        tell('end', [
          'They <guard+> it in turns since then: one <look> out, and one <look>.',
          '{hero} still <have> {hero.his} back to it. Only the round <go> a little more slowly, on the inside.',
        ]),
      ],
    },
    {
      name: 'the very small thief',
      tones: ['light'],
      titles: ['Nothing to report', 'The alarm'],
      steps: [
        tell('world', [
          'Nothing <get> past {hero.who}. {hero.he} <guard> {target} with both eyes and a whistle.',
          '{hero.who} <have> sworn to {want}, and <have> bought a whistle.',
        ]),
        tell(
          'meet',
          [
            'At ten past nine {other} <arrive>, and <ask> politely when the guard <be> on a break.',
            'On the first evening {other.who} <come> up and <ask> how one <will> go about stealing it.',
          ],
          here1,
        ),
        speak('quip_line', 'I’m only asking. When do you blink?', here),
        speak('denial_line', 'I don’t.', here),
        show('look', '{hero} and {other} stare at each other without blinking.', here2),
        tell(
          'obstacle',
          'After an hour {other} <offer> {hero} a chair. It <be> clearly a trick. It <be> also a chair.',
          here1,
        ),
        tell(
          'attempt',
          [
            '{hero} <sit> on the thing {hero.he} <guard>, to be sure.',
            'So that nothing <happen>, {hero} <move> {target} to {elsewhere}, at night, on tiptoe, disguised.',
          ],
          away,
        ),
        tell('setback', 'Halfway, {hero} <be> stopped by a guard with a whistle: {other}.', away),
        speak('quip_line', 'Caught you. Where are you going with that?', away),
        speak('plea_line', 'I’m protecting it. From you.', away1),
        tell(
          'turn',
          'They <be+> both employed for it, it <turn> out: one for the days, one for the nights. Nobody <have> told them.',
          away1,
        ),
        tell('end', [
          'They <have+> guarded it together ever since, mostly from each other.',
          'In eleven years nothing <have> got past the two of them. Nothing <have> tried.',
        ]),
      ],
    },
    {
      name: 'the last watch',
      tones: ['dark', 'bold'],
      titles: ['The last watch', 'Not this side'],
      steps: [
        tell('world', [
          '{hero.who} <have> orders to {want} until the relief <come>. It <be> three days late.',
          'Forty <have+> guarded {target}. Tonight {place.in} one <be> left: {hero.who}.',
        ]),
        tell('omen', 'Something <have> been walking round it since dusk, always just outside the light.', here1),
        speak('ask_line', 'Who’s there? Say the word.', here),
        speak('threat_line', 'You say it. We’ve all forgotten.', here),
        tell(
          'danger',
          [
            'They <come+> from {elsewhere}, and they <have+> the faces of the other thirty-nine.',
            'Out of {elsewhere} <step> the ones who <keep> the watch before, in order of rank.',
          ],
          away,
        ),
        show('look', '{hero} holds still; something passes close, looking in.', away2),
        speak('resolve_line', 'You’re relieved. All of you. I’m on duty.', away1),
        tell('obstacle', 'It <hold> them for an hour. Even they <respect+> the rota.', away1),
        tell(
          'turn',
          [
            '{hero} <see> it towards morning: they all <stare+> past {hero.him}, at what <lie> behind.',
            'They <stand+> with their backs to {hero}. They <be+> not trying to get in.',
          ],
          away,
        ),
        tell(
          'choice',
          'So it <be> never about keeping anyone out. {hero} <turn> round, to face what {hero.he} <have> been guarding.',
          away,
        ),
        tell('deed', 'It <try> the lock from inside, once. {hero} <lean> against it until the sun <come>.', {
          ...here1,
          shows: 'target',
        }),
        tell('end', [
          'The relief <arrive> at eight. Anything to report? Face the other way, <say> {hero}.',
          'Forty <be+> on the watch again {place.in}. By daylight one <see> only {hero}.',
        ]),
      ],
    },
  ],
  defend: [
    {
      name: 'a stubborn chair',
      tones: ['warm', 'light'],
      titles: ['Still sitting', 'Until further notice'],
      props: ['thing.chair'],
      steps: [
        tell(
          'world',
          [
            'They <want+> {target}. {hero.who} <fetch> a chair, and <sit> down on it, in the way.',
            'On Monday {hero.who} <take> a chair outside to {want}.',
          ],
          { shows: 'thing.chair' },
        ),
        speak('doubt_line', 'You can’t sit here. There’s a plan.', here),
        speak('resolve_line', 'Then I’ll be in it.', here),
        tell('days', 'On Tuesday they <bring+> a letter. {hero} <read> it aloud, sitting.', here),
        show('alone', '{hero} sits on a chair, small and upright.', { ...here2, shows: 'thing.chair' }),
        tell(
          'setback',
          [
            'On Thursday it <rain>. Those who <see> it <feel+> sorry, and <go+> in.',
            'By Thursday {hero} <have> a cold, and no more arguments.',
          ],
          here1,
        ),
        tell(
          'turn',
          [
            'Then somebody <put> a second chair beside it. It <be> {other}, who <work> for the others.',
            'Towards evening {other} <come> with the last letter, and <look> for somewhere to sit.',
          ],
          { ...here, shows: 'other' },
        ),
        speak('ask_line', 'Aren’t you on their side?', here1),
        speak('secret_line', 'I’m on my break.', here1),
        tell('bond', 'On Friday there <be+> eleven chairs. By Sunday one <have> to bring one’s own.', here),
        tell('end', [
          'The plan <have> been changed. There <be> a small detour in it, about as wide as a chair.',
          'Nobody <want> {target} any more: it <be> too full. {hero} <can> hardly find a seat.',
        ]),
      ],
    },
    {
      name: 'three hundred steps',
      tones: ['dark', 'bold'],
      titles: ['As long as it takes', 'The narrow place'],
      steps: [
        tell('sign', [
          'Everyone who <can> run <have> run. {hero.who} <be> left, for {target}, with {other}.',
          'They <will> be here by dusk. {hero.who} <mean> to {want}. {other} <have> stayed too.',
        ]),
        speak('ask_line', 'Why are you still here?'),
        speak('answer_line', 'I was about to ask you to leave.'),
        tell(
          'attempt',
          [
            'There <be> one spot where numbers <count+> for nothing: {elsewhere}. So they <go+> there.',
            'They <choose+> {elsewhere}, where only one <can> come at a time.',
          ],
          away1,
        ),
        speak('threat_line', 'There are a thousand of us. Step aside.', away1),
        speak('resolve_line', 'Come one by one. I’ll keep count.', away1),
        tell('danger', 'The first hour {hero} <hold>. In the second there <be> no more counting.', away),
        show('motion', '{hero} gives one step, and takes it back.', away1),
        tell('price', 'A step <be> lost, then another. {other} <stand> behind {hero} now, to be the wall.', away1),
        tell('turn', 'Then there <be> a sound from {place}: those who <run>. They <have+> stopped running.', away),
        tell('deed', 'They <come+> up the narrow way one by one, with whatever <have> a handle.', away),
        tell('end', [
          'They <count+> again {place.in}. It <take> a good deal longer than a second.',
          'A mark <be> left on the ground, some way from {place}. Nobody <step> over it.',
        ]),
      ],
    },
  ],
  survive: [
    {
      name: 'the long story',
      tones: ['warm', 'light'],
      titles: ['And then?', 'One more chapter'],
      steps: [
        tell('world', [
          '{hero.who} and {other} <have+> provisions for one day. It <be> a matter of three.',
          'They <have+> nothing left: {hero.who}, {other}, and one story, half remembered.',
        ]),
        tell('want', 'It <be> simple: to {want}, and not to let {other} fall asleep.', spare1),
        speak('ask_line', 'Shall I tell you how it starts?'),
        speak('answer_line', 'Only if no one’s cold in it.'),
        tell(
          'bond',
          [
            'So {hero} <tell> it. There <be> a feast in it, then a longer feast.',
            'It <begin> in summer, for good reasons. {hero} <take> an hour over the soup.',
          ],
          here1,
        ),
        show('together', '{hero} and {other} close together, one talking, one listening.', here2),
        tell('setback', ['On the second day {hero} <run> out of story. {other.own} eyes <fall+> shut.'], here),
        speak('plea_line', 'Ask me something. Ask what happened to the horse.', here),
        speak('doubt_line', 'There was no horse.', here),
        tell(
          'turn',
          [
            '{other} <sit> up. For the next nine hours they <quarrel+> about the horse.',
            'There <have> to be a horse, <insist> {hero}. From anger alone they <get+> to the third morning.',
          ],
          here1,
        ),
        tell('danger', 'Once it <go> quiet. Both of them <say+> “and then?” at the same time.', away1),
        tell('end', [
          'They <be+> found by voices: two of them, hoarse, arguing. Neither <want> to leave before the end.',
          'Everyone <know> the story {place.in} now. On the horse there <be+> two schools.',
        ]),
      ],
    },
    {
      name: 'one less',
      tones: ['dark', 'bold'],
      titles: ['The third cup', 'Until the lights come on'],
      steps: [
        tell('sign', [
          'There <be> water for four days, for one. For two days, then, <say> {hero.who} to {other}.',
          'When it <be> over outside, {hero.who} and {other} <be+> still there. It <be> not over.',
        ]),
        tell(
          'want',
          [
            'All they <have+> to do <be> to {want}. Nobody <have> told them until when.',
            'One order <be> left: to {want}. Everything else <be> burned on the first evening.',
          ],
          spare1,
        ),
        tell('attempt', '{hero} <make> rules: one sip at dawn, one at dusk, and no names of food.', here1),
        tell(
          'danger',
          [
            'On the third night there <be> knocking, from {elsewhere}. It <use> {other.own} voice.',
            'On the third night somebody <come> across {elsewhere}, with a lamp, not leaving any tracks.',
          ],
          away,
        ),
        speak('ask_line', 'Did you go outside just now?', here),
        speak('answer_line', 'I’ve been asleep. Who were you talking to?', here),
        show('look', '{hero} and {other} watch each other from opposite corners.', here2),
        tell('setback', 'In the morning there <be> less water than there ought to be. Neither <say> so.', here1),
        tell('choice', 'One of them <have> to sleep first. {hero} <shut> both eyes.', here),
        tell(
          'turn',
          [
            '{hero} <wake>. {other} <have> left the whole of the water, and <be> gone.',
            'When {hero} <wake>, the cup <be> full. {other.own} share <be> in it, of all three days.',
          ],
          here,
        ),
        tell('deed', '{hero} <go> out to where the knocking <be>, and <bring> back both: {other} and the cup.', away1),
        tell('end', [
          'They <be+> found on the ninth day, with one sip left. Each <be> saving it for the other.',
          'When help <come>, {hero} <ask> it three times to say its name.',
        ]),
      ],
    },
    {
      name: 'the last of the light',
      tones: ['bold', 'warm'],
      titles: ['Two rations', 'Keep left of the wind'],
      steps: [
        tell(
          'danger',
          [
            'It <come> down all at once. When it <be> quiet again, {hero.who} <have> one day to {want}.',
            '{hero.who} <look> round, and <count> who <be> left: {hero}, and {other}.',
          ],
          here,
        ),
        tell('want', 'They <be+> two days from anywhere, with half a day of daylight.', spare1),
        speak('doubt_line', 'Leave me. You’re faster alone.', here),
        speak('denial_line', 'I’m not. I get lost.', here),
        tell('attempt', ['So {other} <point> the way, and {hero} <carry>. They <get+> as far as {elsewhere}.'], away),
        show('motion', '{hero} goes on step by step, bent under a weight.', away1),
        tell('obstacle', 'At dusk {hero} <fall>. It <be> soft there, and warm, which <be> a bad sign.', away),
        speak('threat_line', 'Get up, or I’ll sing.', away1),
        speak('plea_line', 'Anything but that.', away1),
        tell(
          'turn',
          [
            '{other} <sing>. It <be> so terrible that {hero} <get> up.',
            'Then {other} <sing>, all eleven verses, and {hero} <walk> away from it, carrying {other.him}.',
          ],
          away,
        ),
        tell('price', 'By the tenth verse {hero} <be> singing too, to drown it.', away1),
        tell('end', [
          'It <be> still called a rescue {place.in}. They <be+> heard before they <be+> seen.',
          'Nobody {place.in} <be> allowed to sing it any more. It <be> kept for emergencies.',
        ]),
      ],
    },
    {
      name: 'what it takes to last',
      tones: ['told'],
      titles: ['What lasts', 'Forty below'],
      steps: [
        tell('question', [
          'Whoever <live> {place.in} <do> one thing better than others. {hero.who} <do> it daily: {hero.he} <give> up early.',
          'How <do> {hero.who} {want}, where everything larger <have> failed?',
        ]),
        tell('ground', '{place.full}: too little of everything, and that not at the same time.', spare1),
        tell('fact', [
          'A body <lose> half of its warmth through what it <do> needlessly. So {hero} <do> nothing needlessly.',
          'Three weeks without food, three days without water, three hours without shelter. {hero} <know> the numbers from inside.',
        ]),
        tell('step', ['First, find the side away from the wind. Then stop being proud of having found it.'], away),
        show('breath', '{place.full}, enormous; somewhere in it, {hero}.', here2),
        speak('witness_line', 'You don’t fight it. You go along, and you owe it.', here),
        tell('threat', ['The dangerous hour <be> the last one, when the worst <be> over, and one <hurry>.'], away),
        speak('voice_line', 'The strong ones run. I’ve dug out several.', away1),
        tell('cost', 'Of those who <set> out in autumn, not all <be+> counted in spring.', here1),
        speak('worth_line', 'Every spring I get the whole thing as a present.', here1),
        tell('answer', ['It <be> no heroism, then. It <be> housekeeping, in bad weather.'], here),
        tell('outlook', [
          'The light <be> coming back, two minutes a day. {hero} <do> not look up. {hero.he} <be> saving it.',
          'Winter <be> on its way again. {hero} <have> begun to give up early.',
        ]),
      ],
    },
  ],
  overcome: [
    {
      name: 'after you',
      tones: ['warm'],
      titles: ['The other one', 'After you'],
      steps: [
        tell('world', [
          '{hero.who} <be> afraid, and <have> organised the whole of {place} around it.',
          'Every day {hero.who} <take> the long way round, and <call> it exercise.',
        ]),
        tell(
          'want',
          [
            'Now {hero} <want> to {want}. {hero.he} <begin> by looking at it from behind a corner.',
            'It <be> time to {want}. {hero} <have> said so for years, from a safe distance.',
          ],
          spare1,
        ),
        tell('attempt', '{hero} <get> as far as the first step, {elsewhere.in}, and <admire> it.', away1),
        speak('hello_line', 'I’m just looking. Don’t let me keep you.', away),
        speak('answer_line', 'No, no. After you.', away),
        show('look', '{hero} and {other} stand side by side, neither going on.', away2),
        tell(
          'turn',
          [
            'It <take> {hero} a while to notice that {other} <have> been standing there longer.',
            'Then {hero} <see> that {other.own} knees <be+> shaking, in the same rhythm.',
          ],
          away,
        ),
        speak('ask_line', 'What exactly are you afraid of?', away),
        speak('secret_line', 'I’ve forgotten. I only remember how.', away1),
        tell(
          'deed',
          [
            'So somebody <have> to show {other} how it <be> done. {hero} <go> first.',
            '{hero} <go> ahead, explaining it all, in a voice that only <slip> once.',
          ],
          away,
        ),
        tell(
          'setback',
          'In the middle it <be> as bad as {hero} always <think>. {hero.he} <describe> it calmly.',
          away1,
        ),
        tell('end', [
          '{hero} still <take> the long way round: afterwards, with {other}, for exercise.',
          'Today {hero} <show> others through. {hero.he} <shake> only at the knees, and in company.',
        ]),
      ],
    },
    {
      name: 'a brave face',
      tones: ['light'],
      titles: ['Not even slightly', 'A brave face'],
      steps: [
        tell('world', [
          '{hero.who} <be> afraid of nothing. {hero.he} <say> so {place.in}, with the lights on.',
          '{hero.who} <have> a list of fears, in order, with a plan to {want} by the weekend.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <start> with the smallest. The smallest <start> as well, and <win>.',
            'Number one <be> done in a minute: {hero} <look> at it, and it <leave> the room. So <do> {hero}.',
          ],
          here,
        ),
        speak('doubt_line', 'Why are you standing on the table?', here1),
        speak('denial_line', 'The view.', here1),
        tell(
          'obstacle',
          '{other} <suggest> breathing. {hero} <have> been wondering what it <be> that {hero.he} <forget>.',
          here1,
        ),
        show('motion', '{hero} marches bravely into {elsewhere}, and faster out of it.', away1),
        tell('setback', 'So they <go+> to {elsewhere}, hand in hand. {other} <lose> all feeling in two fingers.', away),
        speak('ask_line', 'Is it behind me?', away),
        speak('quip_line', 'You’re behind me.', away),
        tell(
          'turn',
          [
            'And there it <be>. It <look> at {hero}, <turn> pale, and <climb> on something.',
            'At that moment it <come> round the corner, <see> {hero.own} face, and <scream>.',
          ],
          away,
        ),
        tell('end', [
          'They <be+> both still afraid, {hero} and it. They <have+> agreed on Tuesdays and Fridays.',
          'On the list there <be> one line left: what {other} <suggest> next.',
        ]),
      ],
    },
    {
      name: 'the cellar door',
      tones: ['dark', 'bold'],
      titles: ['Count to nine', 'What was behind it'],
      steps: [
        tell('world', [
          'There <be> one way {place.in} that {hero.who} never <go>. Once, they <go+> down it as two.',
          'For {years} years {hero.who} <have> slept with the light on. It <be> not for {hero.himself}.',
        ]),
        tell('sign', [
          'Tonight the light <fail>, and from below somebody <count>: one, two, three.',
          'Then it <begin> again, from below: the counting, in a child’s voice.',
        ]),
        speak('ask_line', 'You hear that as well?', here1),
        speak('answer_line', 'Hear what? You’re the one who’s counting.', here1),
        tell('want', 'To {want}, one <have> to go down. {hero} <know> how many steps.', here1),
        tell(
          'danger',
          [
            '{hero} <go>. At four the air <be> cold. At six it <be> taken away.',
            'At each step the voice <count> on. {hero} <match> it, foot by foot, as far as seven.',
          ],
          away,
        ),
        show('alone', '{hero} stands in the dark, one hand on the wall.', away2),
        speak('threat_line', 'You stopped at eight. You ran. I was nine.', away),
        tell('choice', 'All these years it <be> not the dark. It <be> the number.', away1),
        tell('deed', ['{hero} <take> the ninth step, and <sit> down in the dark, and <say> it aloud: nine.'], away),
        speak('resolve_line', 'Found you. You can come out now.', away),
        tell('end', [
          'No light <be> on at night any more. On the stairs somebody <laugh>, now and then.',
          '{hero} <sleep> in the dark now. When {hero.he} <count>, somebody <get> to ten.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
