import type { FrameId } from '../../../frames/frames.ts';
import { show, speak, tell, type Plot } from '../../../plots/plot.ts';
import { away, away1, away2, here, here1, here2, spare1 } from './staging.ts';

/** Plots of finding and losing, going out and coming back. */
export const ENGLISH_PLOTS_QUESTS = {
  find: [
    {
      name: 'has anyone asked',
      tones: ['warm'],
      titles: ['Has anyone asked?', 'Looking for something else'],
      steps: [
        tell('world', [
          '{hero.who} <be> looking for something else entirely when {target.a} <turn> up {place.in}.',
          'It <take> {hero.who} three looks {place.in} to believe it. The third time, {target} <be> still there.',
        ]),
        tell(
          'want',
          [
            'Somebody <must> be missing {target.it}. {hero} <set> out to ask who.',
            'Nobody just loses a thing like that, {hero} <think>, and <begin> to knock on doors.',
          ],
          spare1,
        ),
        tell(
          'attempt',
          ['{elsewhere.in} {hero} <ask> everyone. They <be+> all quite sure, and all quite wrong.'],
          away,
        ),
        speak('ask_line', 'Has anyone been asking? About what I found?'),
        speak('answer_line', 'Only you. All day. Sit down a minute.'),
        tell('days', 'So it <go> on. At most doors {hero} now <get> tea.', spare1),
        show('hands', 'The find lies between {hero} and {other}; neither reaches for it.', {
          ...here2,
          shows: 'target',
        }),
        tell(
          'setback',
          [
            'In the end there <be> no one left to ask, and {hero} <find> that a pity.',
            'One day {hero} <reach> the last door, and <walk> rather slowly.',
          ],
          away,
        ),
        speak('secret_line', 'I knew all along. I liked being asked.', away1),
        tell('turn', 'Everyone, it <turn> out, <have> known for weeks. Nobody <want> to be asked last.', here),
        tell('end', [
          'The matter <be> settled. {hero} <go> round once more, to tell everybody.',
          'The next day {hero} <come> by anyway, and <ask> about the weather.',
        ]),
      ],
    },
    {
      name: 'finder’s luck',
      tones: ['light'],
      titles: ['Finders, keepers, others', 'Put it back'],
      steps: [
        tell('world', [
          '{hero.who} never <find> anything. Then, one day, {place.in}: {target.a}.',
          '{hero.who} <be> the only one {place.in} not looking. So {hero.he} <find> {target}.',
        ]),
        tell('want', '{hero} <tell> one person. {hero.he} <ask> for it to go no further.', spare1),
        tell(
          'obstacle',
          [
            'By noon there <be> a queue. Everybody <have> lost something, and it <be> always this.',
            'An hour later half of {place} <have> come to describe it, from memory, with gestures.',
          ],
          here,
        ),
        speak('ask_line', 'Can you describe it?'),
        speak('answer_line', 'Certainly. It’s the one you’re hiding.'),
        show('look', '{hero} and {other} both look at {target}, then at each other.', { ...here2, shows: 'target' }),
        tell(
          'attempt',
          'So {hero} <set> a trap: {hero.he} <announce> that the owner <owe+> three years’ rent.',
          spare1,
        ),
        tell('setback', 'In a minute {place} <be> empty. Only {other} <be> still there.', here),
        speak('doubt_line', 'How much is the rent, exactly?'),
        speak('quip_line', 'I’ve only got half. Would you take half?', spare1),
        tell('end', [
          'They <share+> the find and the rent now. Neither <can> say who <be> being generous.',
          'Half each, then. It <be> the first thing that {hero} ever <find>, and {hero.he} <have> found it with somebody.',
        ]),
      ],
    },
    {
      name: 'it was waiting',
      tones: ['dark', 'bold'],
      titles: ['It was left here', 'Found'],
      steps: [
        tell('sign', [
          '{hero.who} <find> {target} {place.in}, exactly where {hero.he} <have> looked the day before.',
          'There <be> dust on everything {place.in}. {hero.who} <find> {target}, and on {target.it} there <be> none.',
        ]),
        tell(
          'want',
          [
            'It <be> an accident. {hero} <decide> that, and <tell> no one.',
            'Whoever <leave> it <will> come back. {hero} <want> to be there first.',
          ],
          spare1,
        ),
        show('hands', '{hero} looks closer, then over one shoulder.', { ...here2, shows: 'target' }),
        speak('ask_line', 'Who else knows?'),
        speak('answer_line', 'Everyone who came before you.'),
        tell('attempt', 'So {hero} <go> back over every step to {elsewhere}, looking for other steps.', away1),
        tell(
          'discovery',
          [
            '{elsewhere.in} there <be> one row of tracks: {hero.own}, and a day older.',
            'What {hero.he} <find> {elsewhere.in} <be> a trail, laid at the height of {hero.his} eyes.',
          ],
          away,
        ),
        speak('threat_line', 'We wondered how long you would take.', away),
        tell('turn', 'It <have> never been hidden. It <have> been put there to see who <pick> it up.', away),
        tell('choice', '{hero} <can> put it back and be nobody. There <be> about a minute for that.', away1),
        tell('deed', '{hero} <keep> it, and <walk> out by the middle, where everyone <can> see.', away1),
        tell('end', [
          'Nothing {place.in} <be> dusty now. {hero} <see> to it, and <wait> for the next one.',
          'It <lie> {place.in} again, easy to find. {hero} <sit> where one <can> see who <stop>.',
        ]),
      ],
    },
  ],
  lose: [
    {
      name: 'last seen',
      tones: ['warm'],
      titles: ['Last seen', 'The whole way back'],
      steps: [
        tell('world', [
          'On the day {hero.who} <lose> {target}, {hero.he} <have> not looked at {target.it} for years.',
          '{hero.who} <can> describe {target} in every detail, now that {target.they} <be> gone.',
        ]),
        tell(
          'want',
          [
            'All {hero} <want> <be> to {want}. {hero.he} <begin> by blaming the weather.',
            'To get back what <be> lost, one <have> to know when one last <have> it. {hero} <do> not.',
          ],
          spare1,
        ),
        speak('ask_line', 'When did you last see me happy with it?'),
        speak('answer_line', 'Do you want the year, or the day?'),
        tell('attempt', '{other} <know> the day. So they <walk+> it again, to {elsewhere}, from the first step.', away),
        show('passage', '{elsewhere.full}; two figures, looking down as they walk.', away2),
        tell('setback', 'The ground <be> the same. There <be> nothing on it.', away1),
        speak('secret_line', 'I saw you drop it. You were laughing so much.', away),
        speak('farewell_line', 'What was so funny?', away1),
        tell(
          'turn',
          [
            '{other} <tell> {hero.him}. It <be> still funny. They <have+> to sit down.',
            'It <take> {other} four tries to say it, on account of the laughing.',
          ],
          away,
        ),
        tell('end', [
          '{target} never <come> back. {hero} <know> the exact spot, and <look> at it often.',
          '{hero} <tell> people where {hero.he} <lose> {target.it}. It <be> a longer story each time, and somebody always <have> to sit down.',
        ]),
      ],
    },
    {
      name: 'it was here',
      tones: ['light'],
      titles: ['It was just here', 'In a safe place'],
      steps: [
        tell('world', [
          'To make sure that {target} <will> never get lost, {hero.who} <put> {target.it} in a safe place.',
          '{hero.who} <have> lost {target} {place.in}, standing still, between one breath and the next.',
        ]),
        tell('attempt', '{hero} <look> everywhere once, then everywhere again with the other eye.', here1),
        speak('ask_line', 'Where would you put something safe?'),
        speak('quip_line', 'Not with you.'),
        tell(
          'obstacle',
          [
            'Everybody <help+> {hero} look. By evening four more things <be+> missing.',
            'Soon all of {place} <be> searching. Somebody <find> a sandwich from the spring.',
          ],
          here1,
        ),
        show('motion', '{hero} hurries back and forth {elsewhere.in}.', away2),
        tell('setback', '{elsewhere.in} {hero} <turn> over every stone, and each of them twice, to be fair.', away1),
        speak('doubt_line', 'What does it look like?', here),
        speak('plea_line', 'Like that thing you’re leaning on.', here),
        tell(
          'turn',
          [
            'There <be> a long pause. {other} <lift> one elbow, slowly.',
            'Then nobody <say> anything for a while. {other} <move> aside, with great care.',
          ],
          { place: 'here', shows: 'target' },
        ),
        tell('end', [
          '{hero} <have> {target} back, and <be> looking for a safer place.',
          'Since then {other} <be> asked to lean on something every morning, just to be sure.',
        ]),
      ],
    },
    {
      name: 'piece by piece',
      tones: ['dark', 'bold'],
      titles: ['What’s missing', 'One thing a day'],
      steps: [
        tell('omen', [
          'First, {hero.who} <lose> {target}. {place.in} nobody <can> remember that there ever <be> one.',
          '{hero.who} <ask> after {target} {place.in}. They all <say+>: after what?',
        ]),
        tell(
          'want',
          '{hero} <swear> to {want}. That evening {hero.he} <write> down everything that <be> left.',
          spare1,
        ),
        tell(
          'setback',
          [
            'The next day there <be> a line missing from the list, and {hero} <can> not say which.',
            'By the second day, the street <be> shorter. Nobody <trip+> over it.',
          ],
          here1,
        ),
        speak('ask_line', 'You remember it. Tell me you remember it.'),
        speak('answer_line', 'I remember you asking. Yesterday as well.'),
        show('look', '{other} looks at {hero} a moment too long, as at a stranger.', here2),
        tell('attempt', 'So {hero} <go> where lost things go: to {elsewhere}, without a light, counting steps.', away1),
        tell('discovery', 'It <be> all there, in rows. At the end there <be> a gap, {hero.his} size.', away),
        speak('threat_line', 'You’re early. We had you down for tomorrow.', away),
        tell(
          'deed',
          [
            '{hero} <take> one thing under the arm and <run>, saying its name over and over.',
            'Then {hero} <call> them by name, row after row, as loudly as {hero.he} <can>.',
          ],
          away,
        ),
        speak('resolve_line', 'Then cross me out. I’m not staying.', away1),
        tell('end', [
          '{target} <be> back. Nobody {place.in} <ask> where from. Nobody <ask> who {hero} <be>, either.',
          'Now {hero} <say> every name aloud each evening. It <take> longer and longer. So it <work>.',
        ]),
      ],
    },
  ],
  search: [
    {
      name: 'the helper',
      tones: ['warm'],
      titles: ['Nearly there, every day', 'The one beside'],
      steps: [
        tell('world', [
          'For {years} years {hero.who} <have> been trying to {want}. Nobody <ask> any more.',
          '{hero.who} <set> out every morning to {want}, and <be> home for supper.',
          '{hero.who} <be> still looking for {target}. {place.in} it <be> considered a profession.',
        ]),
        tell('meet', '{other} <come> along, at first for one day. {other.he} <like> to see how a thing <end>.', spare1),
        speak('ask_line', 'What will you do when you’ve found it?'),
        speak('answer_line', 'I only carry the sandwiches. What will you?'),
        tell(
          'obstacle',
          [
            '{hero} <have> no answer. In {years} years it <have> not come up.',
            'It <be> the first question on the whole way that {hero} <have> not asked {hero.himself}.',
          ],
          here,
        ),
        tell('attempt', 'They <try+> {elsewhere}, from the top down, and then from the bottom up.', away1),
        show('passage', '{elsewhere.full}, very large; two figures, very small.', away2),
        tell(
          'setback',
          [
            'Then they <stand+> before it. It <be> so simple that {hero} <walk> past it once.',
            'When they <find+> it at last, neither of them <say> so for a while.',
          ],
          away,
        ),
        speak('secret_line', 'We could look somewhere else first.', away),
        speak('resolve_line', 'Tomorrow. I’d like to look at it first.', away1),
        tell('end', [
          'They still <go+> out every morning. They <have+> stopped saying what for.',
          '{place.in} they <ask> again how it <go>. {hero} <say> that they <be+> nearly there.',
        ]),
      ],
    },
    {
      name: 'the description',
      tones: ['light'],
      titles: ['About so big', 'The description'],
      steps: [
        tell('world', [
          'To {want}, {hero.who} first <describe> it to everyone, with both arms.',
          '{hero.who} <be> looking for {target}, and <have> an excellent description.',
        ]),
        tell(
          'attempt',
          [
            'The whole of {place} <help>. By noon there <be+> nine of them.',
            'Everyone <be> eager to help. Before long there <be> a pile.',
          ],
          here,
        ),
        speak('ask_line', 'Is any of these even close?'),
        speak('quip_line', 'This one’s a goat. I thought it might do.'),
        tell('obstacle', '{hero} <make> the description more exact. It now <fit> only the goat.', here1),
        tell('setback', 'So {hero} <go> on alone, and <meet> a search party. They <be+> looking for {hero}.', away),
        speak('doubt_line', 'They gave us a description. You’re shorter.', away1),
        speak('denial_line', 'I’m not lost. I’m looking.', away1),
        show('look', '{hero} and {other} compare what each is looking for.', away2),
        tell('turn', '{other} <read> both descriptions aloud. They <be+> the same, apart from the arms.', away1),
        tell('end', [
          'They never <find+> it. {hero} <have> been found, which by general agreement <count>.',
          'Officially the search <go> on. The goat <have> stayed, and <answer> to the name.',
        ]),
      ],
    },
    {
      name: 'someone ahead',
      tones: ['dark', 'bold'],
      titles: ['An hour ahead', 'Warm ashes'],
      steps: [
        tell('sign', [
          'Wherever {hero.who} <look> for {target}, somebody <have> looked an hour before.',
          '{hero.who} <have> one trail left, from {place} to {elsewhere}, and on it someone else’s footprints.',
        ]),
        tell(
          'want',
          [
            'To {want}, {hero} now <have> to be faster than a stranger.',
            'Two people in the world <want> the same thing. {hero} <know> only one of them.',
          ],
          spare1,
        ),
        speak('ask_line', 'Who came through here before me?', here),
        speak('answer_line', 'You did. An hour ago. You were in a hurry.', here),
        show('hands', '{hero} kneels and lays a palm on the ground.', here2),
        tell(
          'danger',
          [
            '{hero} <stop> sleeping. The other one <do> not need any, either.',
            'From there on {hero} <run>. So, always an hour ahead, <do> somebody else.',
          ],
          away,
        ),
        tell('setback', 'In the last place everything <have> been turned over, and laid back neatly.', away1),
        tell('turn', 'Then {hero} <sit> down, and <wait> to be caught up with.', away),
        speak('threat_line', 'You shouldn’t have stopped. I was following you.', away),
        speak('deduction_line', 'Then neither of us knows where it is.', away1),
        tell('deed', 'They <go+> on side by side, each an hour ahead of the other.', away1),
        tell('end', [
          'It <be> found on the ninth day. Nobody <have> ever asked who <be> first.',
          'Some evenings {hero} <hear> steps, always an hour off, and <leave> the door unlocked.',
        ]),
      ],
    },
  ],
  return: [
    {
      name: 'by hand',
      tones: ['warm', 'light', 'dark', 'bold'],
      needs: { brings: true },
      titles: ['By hand', 'How late?', 'The long way to a door'],
      steps: [
        tell(
          'world',
          [
            '{hero.who} <have> never left anything undelivered. Then {target.comes} {target}.',
            'Everything that {hero.who} <carry> <find> its door. Everything except {target.full}.',
          ],
          { shows: 'target' },
        ),
        tell(
          'want',
          [
            '{hero.he} <mean> to {want}, on foot if need be, and before there <be> time to think better of it.',
            'To {want}: it <be> not far, people <say+>. People <have+> never tried.',
          ],
          here1,
        ),
        show('passage', '{elsewhere.full}; {hero} goes on and on, with one thing to keep dry.', away1),
        tell(
          'obstacle',
          [
            'The address <be> right. Only the house <have> moved.',
            'At the right door somebody <shake> a head, and <point> further.',
          ],
          away2,
        ),
        tell(
          'meet',
          [
            '{other.who} <answer> the last door, and <look> at both hands before the face.',
            'And there <stand> {other.new} who <know> at once what it <be>.',
          ],
          { shows: 'other' },
        ),
        speak('ask_line', ['This is for you. I’m sorry it’s late.', 'It took a while. Is it still wanted?'], here),
        speak('answer_line', ['How late?', 'That depends. Who’s asking?'], here),
        tell(
          'turn',
          [
            '{other} <do> not look at it yet. {other.he} <weigh> it in one hand, and slowly <begin> to smile.',
            'For a long moment {other} only <hold> it, the way one <hold> a hand.',
          ],
          { shows: 'target' },
        ),
        speak(
          'secret_line',
          [
            'I’d stopped waiting. I never moved the chair, though.',
            'I had an answer ready. I’ve forgotten every word.',
          ],
          here1,
        ),
        tell('end', [
          'On the way home {hero} <keep> looking at two empty hands. They <stay+> warm until evening.',
          'There <be> nothing left to carry. {hero.he} <take> the long way back all the same.',
        ]),
      ],
    },
    {
      name: 'the same step',
      tones: ['warm'],
      needs: { brings: false },
      titles: ['The third step', 'Mind the step'],
      steps: [
        tell('world', [
          '{hero.who} <have> been away from {place} for {years} years. {hero.he} still <skip> the third step of every staircase.',
          'For {years} years {hero.who} <have> meant to {want}. There <be> always something on a Thursday.',
          '{hero.isA} who <have> been gone so long that {hero.he} <describe> {place} better than it <be>.',
        ]),
        tell(
          'want',
          [
            'Now {hero} <be> on the way: to {want}, without writing first.',
            'The road back <take> a day. {hero} <need> all of it to think of the first sentence.',
          ],
          away,
        ),
        show('passage', '{elsewhere.full}; {hero} crosses it, slower and slower.', away2),
        tell('obstacle', '{place} <have> not waited. Whole rows of things <be+> somewhere else.', here1),
        speak('ask_line', 'Is there anyone here from before?', here),
        speak('answer_line', 'Depends. Before what?', here),
        tell('setback', '{hero} <say> the sentence, to somebody who no longer <live> there.', here1),
        speak('doubt_line', 'You walk like someone I used to know.', here1),
        tell(
          'turn',
          [
            'Then {hero} <step> over a spot that <look> like all the others. {other} <stop> talking.',
            '{hero} <duck> where there <be> nothing to hit one’s head on. Not any more.',
          ],
          here,
        ),
        speak('secret_line', 'We mended that years ago. I still do it too.', here),
        tell('end', [
          '{hero} <have> stayed. Nothing <be> where it <be>, and {hero.he} <find> all of it in the dark.',
          'Visitors <wonder+> why two people {place.in} <take+> the same odd step.',
        ]),
      ],
    },
    {
      name: 'welcome back',
      tones: ['light'],
      needs: { brings: false },
      titles: ['Who was that again?', 'The great return'],
      steps: [
        tell('world', [
          '{hero.who} <be> coming back to {place} after {years} years, and <have> prepared a modest face.',
          'When {hero.who} <leave> {place}, the whole place <weep+>. {hero.he} <have> told everyone about it since.',
        ]),
        tell('want', 'On the road {hero} <practise> how to be surprised by the flowers.', away),
        tell(
          'setback',
          [
            'There <be+> no flowers. There <be> {other}, holding a broom, in the way.',
            'Nobody <wait+>. {other.who} <ask> {hero} to lift one foot, and <sweep> under it.',
          ],
          here,
        ),
        speak('hello_line', 'I’m back.', here),
        speak('quip_line', 'From where?', here),
        show('look', '{hero} holds a great gesture. It slowly comes down.', here2),
        tell(
          'attempt',
          '{hero} <mention> the years, the distance, the weeping. {other} <count> on {other.his} fingers.',
          here1,
        ),
        speak('secret_line', 'That wasn’t for you. That was the onions.', here1),
        tell('obstacle', 'It <be> the onion fair, that day. {hero} <have> walked out through the middle of it.', here1),
        tell(
          'turn',
          [
            'Still, {other} <hand> over the broom, which {place.in} <be> only done with family.',
            'But then {other} <complain> about the roof, for an hour. One <do> not do that with strangers.',
          ],
          here,
        ),
        tell('end', [
          '{hero} <have> been back for a week, and already everyone {place.in} <be> annoyed with {hero.him}. {hero.he} <be> home.',
          'Should {hero} leave again, it <be> to be in onion season. They <have+> promised to come.',
        ]),
      ],
    },
    {
      name: 'the lit window',
      tones: ['dark', 'bold'],
      needs: { brings: false },
      titles: ['Someone kept your place', 'The way back'],
      steps: [
        tell('world', [
          '{hero.who} <be> declared dead {years} years ago. Today {hero.he} <come> back to {place} on foot.',
          'They <have+> buried {hero.who} {place.in}. {hero.he} <be> on the way to tell them.',
        ]),
        tell(
          'attempt',
          ['The last stretch, through {elsewhere}, {hero} <do> without stopping, so as not to think.'],
          away1,
        ),
        show('motion', '{hero} walks fast {elsewhere.in}, never looking back.', away2),
        tell(
          'sign',
          [
            '{place.in} everything <be> as it always <be>. That <be> the first thing that <be> wrong.',
            'Nothing <have> changed. It <be> kept as one <keep+> a place for someone.',
          ],
          here,
        ),
        speak('ask_line', 'Don’t you know who I am?', here),
        speak('answer_line', 'Of course. You’re upstairs. You came back last week.', here),
        tell('danger', 'Someone up there <cross> the floor, with the limp that {hero} <have> from the war.', here1),
        speak('threat_line', 'They’re happy. Do you want to explain it to them?', here),
        tell('choice', 'There <be> one life there, and two who <know+> all of it by heart.', here),
        speak('resolve_line', 'Ask me what only I would know.', here1),
        tell('deed', 'They <ask+> each other until dawn. Both of them <answer+> everything.', here1),
        tell('end', [
          'In the morning one of them <leave>, on foot. Nobody {place.in} <be> sure which.',
          '{hero} <be> home. On the last question the other one <have> hesitated, out of kindness.',
        ]),
      ],
    },
    {
      name: 'a report on coming back',
      tones: ['told'],
      needs: { brings: false },
      titles: ['Who comes back', 'The way back, measured'],
      steps: [
        tell('question', [
          'What <bring> {hero.who} back, when everybody else <be> leaving? {place.full} <be> a good place to ask.',
          '{hero.who} <have> come to {want}. {place.in} that <make> one more than last year.',
          '{hero.who} <be> back. {place.in} they <have+> been working on the reasons ever since.',
        ]),
        tell('ground', 'For {years} years the road out of {place} <have> been the busier half.'),
        speak('witness_line', 'I left with two bags. I’m back with one.'),
        show('passage', '{elsewhere.full}, and a road that leads both ways.', away2),
        tell(
          'fact',
          [
            'Of ten who <leave+>, one <come> back to stay. The other nine <send+> advice.',
            'Most who <return+> <do+> so within three years, or never. {hero} <be> an exception, and <know> it.',
          ],
          away,
        ),
        tell('step', 'The first month <go> on finding out what one <be> called now.', away1),
        speak('voice_line', 'We gave it a fortnight. We lost money on that.', away1),
        tell(
          'cost',
          [
            'Nothing <be> kept free. What {hero} once <have>, others <use+>, and not badly.',
            'What <be> hardest <be+> the small things: whom one <greet+> first, and which door <be> never knocked on.',
          ],
          here,
        ),
        speak('worth_line', 'Nobody asks where I’m from. You can’t buy that.'),
        tell('answer', 'Asked for the reason, {hero} <give> four. In each of them somebody <leave> a light on.', here1),
        tell('outlook', [
          'The second bag <have> never been sent for. It <be> not needed, {hero} <say>.',
          'Next year, {place} <expect> two more. It <be> not a trend yet. It <be> a table.',
        ]),
      ],
    },
  ],
  rescue: [
    {
      name: 'company',
      tones: ['warm'],
      titles: ['Keep talking', 'Until it’s light'],
      steps: [
        tell('world', [
          '{hero.who} <be> no hero, and everyone {place.in} <be> glad of it. Then somebody <have> to {want}.',
          'Nobody {place.in} <will> have picked {hero.who} for it. {hero.he} <be> simply the nearest.',
          'When word <come> about {target}, {hero.who} <be> the only one {place.in} with nothing better to do.',
        ]),
        tell('attempt', '{elsewhere.in} the way <stop>. One arm’s length <be> missing.', away),
        speak('hello_line', 'I can’t reach you yet. I can talk, though.', away),
        speak('doubt_line', 'Talk about what?', away1),
        speak('resolve_line', 'I know four songs and a recipe.', away1),
        tell(
          'bond',
          [
            'So {hero} <stay> where {hero.he} <be> and <talk>: all four songs, and the recipe twice.',
            'All through the hours {hero} <talk>. It <be> the longest recipe ever told.',
          ],
          away,
        ),
        show('alone', '{hero} holds out one hand into the gap, and keeps it there.', away2),
        tell(
          'setback',
          'Towards the end there <be> no answer any more. {hero} <go> on talking, a little louder.',
          away1,
        ),
        tell(
          'turn',
          [
            'Then a voice {hero} <can> hardly hear <correct> {hero.him}: the onions first.',
            'At the third verse somebody <join> in, wrong.',
          ],
          away,
        ),
        tell('deed', 'That <be> the direction. {hero} <lean> in, and this time the arm <be> long enough.', away),
        tell('end', [
          'Others <come+> later, with equipment. They <find+> two of them, arguing about onions.',
          'Everyone <be> safe {place.in}, and still no hero there. There <be> soup.',
        ]),
      ],
    },
    {
      name: 'rescued rescuer',
      tones: ['light'],
      titles: ['Hold still', 'Who’s saving whom'],
      steps: [
        tell('world', [
          '{hero.who} <have> read everything about rescues. Today {hero.he} <have> to {want}.',
          'To {want}, {hero.who} <arrive> in under a minute, at the wrong end.',
        ]),
        tell(
          'attempt',
          [
            'According to the book, one <begin> by keeping calm. {hero} <keep> calm so loudly that people <come+>.',
            'Rule one <be> never to go alone. So {hero} <go>, and <tell> everyone not to follow.',
          ],
          away,
        ),
        tell('setback', 'On the way down {hero} <get> stuck, {elsewhere.in}, upside down.', away),
        speak('plea_line', 'Nobody panic. I’m here now.', away),
        speak('quip_line', 'We can see that. Which way up do you go?', away),
        show('look', '{hero}, upside down, and {other}, the right way up, face to face.', away2),
        tell(
          'turn',
          [
            '{other} <know> rule two: first help the one who <be> in greater trouble.',
            'From there it <be> quick. {other} <take> {hero} by one foot, and both <be+> out.',
          ],
          away,
        ),
        speak('doubt_line', 'What does the book say now?', away1),
        speak('resolve_line', 'A blanket, for the rescued.', away1),
        tell('obstacle', 'There <be> one blanket. They <hold+> it out to each other for some time.', here1),
        tell('end', [
          'The report <say> that {hero} <save> {target}. {hero.he} <write> it {hero.himself}, under the blanket.',
          'It <be> agreed that they <save+> each other. {hero} <have> sent a correction to the book.',
        ]),
      ],
    },
    {
      name: 'the clock',
      tones: ['dark', 'bold'],
      titles: ['Nine minutes', 'Room for one more'],
      steps: [
        tell('sign', [
          'It <take> nine minutes to get there. {hero.who} <be> told that there <be+> eight.',
          '{hero.who} <have> eight minutes to {want}. {place.in} they <have+> already taken off their hats.',
          'Nobody <have> ever done it in nine minutes. {hero.who} <be> asked once, and <go>.',
        ]),
        speak('doubt_line', 'You can’t make it. Nobody can.', here),
        speak('resolve_line', 'Then time me.', here),
        tell('danger', ['The first three minutes {hero} <win>. The next two {elsewhere} <take> back.'], away),
        show('motion', '{hero} runs flat out {elsewhere.in}.', away1),
        tell('obstacle', 'At minute six, in place of the way in, there <be> a wall. It <be> warm.', away1),
        tell(
          'turn',
          [
            'Then, from behind a wall, somebody <knock>: three times, a pause, three times.',
            'The way in <be> gone. From behind it <come> a knock, quite polite.',
          ],
          away,
        ),
        tell('deed', '{hero} <go> through it and not round it.', away),
        speak('ask_line', 'Can you run?', away1),
        speak('answer_line', 'Not without the one behind me.', away1),
        tell(
          'choice',
          'There <be> a second one. There <be> no second minute. {hero} <take> both by the collar.',
          away1,
        ),
        tell('end', [
          'They <be+> out at eight minutes and fifty. Nobody {place.in} <have> dared to look.',
          '{place.in} they <tell+> it as nine minutes. {hero} <know> who <give> {hero.him} the ninth.',
        ]),
      ],
    },
  ],
  escape: [
    {
      name: 'the friendly wall',
      tones: ['light', 'warm'],
      titles: ['Not this way', 'The tunnel to Tuesday'],
      steps: [
        tell('world', [
          '{hero.who} <have> planned for years to {want}. Everyone <be> very supportive.',
          '{hero.isA} with a secret plan of escape. It <have> been discussed at lunch.',
        ]),
        tell('want', '{hero} <need> only an hour when nobody <look>. {other} <offer> to put it in the calendar.'),
        speak('ask_line', 'Do you ever look away?'),
        speak('answer_line', 'Thursdays. Would Thursday suit you?'),
        tell(
          'attempt',
          ['On Thursday {hero} <crawl>, <climb>, <hold> {hero.his} breath, and <come> out {elsewhere.in}.'],
          away,
        ),
        tell(
          'setback',
          [
            '{other} <be> there already. {hero} <have> forgotten to say goodbye.',
            'Out there <stand> {other}, out of breath, with the sandwiches {hero} <have> left behind.',
          ],
          away,
        ),
        show('look', '{hero}, halfway out; {other}, holding something forgotten.', away2),
        speak('doubt_line', 'Where will you go?', away1),
        speak('denial_line', 'Away. It’s more of a direction.', away1),
        tell('turn', 'It <become> clear that in {years} years the plan <have> never had a second page.', away1),
        speak('secret_line', 'I’ve got a second page. I wrote it Tuesday.', away1),
        tell('end', [
          'They <get+> away together, on the second page. {place.in} nobody <look> until the following Thursday.',
          '{hero} <be> free now, on weekdays, from nine to five. {hero.he} <do> miss the lunches.',
        ]),
      ],
    },
    {
      name: 'the count',
      tones: ['dark', 'bold'],
      titles: ['One too many', 'The evening count'],
      steps: [
        tell('world', [
          'They <count+> {hero.who} twice a day {place.in}. It <take> eleven seconds.',
          'Every evening {place.in} they <count+>, and every evening {hero.who} <be> there. Eleven seconds, each time.',
        ]),
        tell(
          'want',
          [
            '{hero} <have> worked out that it <can> be done: to {want}, in eleven seconds.',
            'Eleven seconds <be> not long. {hero} <have> had {years} years to cut it into pieces.',
          ],
          spare1,
        ),
        speak('ask_line', 'If the number’s right, do they look at faces?'),
        speak('answer_line', 'Never. They’re paid for the number.'),
        tell('obstacle', 'So somebody <have> to be counted twice. {hero} <do> not ask who. {other} <nod>.', here1),
        show('hands', 'Under the table, {hero} and {other} shake hands without looking.', here2),
        tell(
          'deed',
          [
            'At the word “nine” {hero} <go>. {other} <step> from one end of the row to the other.',
            'When the lamp <swing> away, {hero} <be> gone, and {other} <stand> in two places.',
          ],
          here,
        ),
        tell('danger', 'Outside, {elsewhere}, and every light in it <look> the other way, one after another.', away),
        speak('threat_line', 'Count again.', { ...away1, place: 'here' }),
        tell('price', 'Then {hero} <hear> it behind {hero.him}: they <be+> counting again, slowly, with faces.', away1),
        tell('choice', 'Ahead there <be> nothing in the way. {hero} <stand> still for eleven seconds.', away),
        tell('end', [
          'The number <be> right again that night {place.in}. Nobody there <know> that it <be> one who <come> back for another.',
          'They <be+> still counting {place.in}. It never <come> out: there <be+> two too few, and one wall.',
        ]),
      ],
    },
  ],
  discover: [
    {
      name: 'second opinion',
      tones: ['warm'],
      titles: ['You see it too', 'A second opinion'],
      steps: [
        tell('sign', [
          '{hero.who} <notice> something about {target} that nobody <have> ever noticed.',
          'It <be> small, and it <be> there: {hero.who} <see> it {place.in}, and <sit> down.',
          '{hero.who} <want> to {want}. Then {hero.he} <do>, and <sit> down.',
        ]),
        tell(
          'want',
          [
            'For a week {hero} <tell> no one. A thing <be> never again so new.',
            'Now {hero} <want> only one person to say: yes, there.',
          ],
          spare1,
        ),
        speak('ask_line', 'Look. What do you see?'),
        speak('answer_line', 'Nothing. What am I meant to see?'),
        tell('attempt', 'So {hero} <explain>, and <take> {other} to {elsewhere}, where the light <be> better.', away),
        tell('setback', '{other} <try> so hard that it <hurt> to watch. There <be> nothing.', away1),
        show('look', '{other} squints, tilts {other.his} head, shakes it.', { ...away2, shows: 'other' }),
        speak('secret_line', 'I could say that I see it. Would you like that?', away),
        speak('farewell_line', 'No. But thank you for standing here.', away1),
        tell(
          'turn',
          [
            'Just then, tired, looking somewhere else, {other} <see> it.',
            'They <be+> already leaving. {other} <turn> round once more, and <forget> the rest of the sentence.',
          ],
          away,
        ),
        tell('end', [
          'It <have> a name now, and two people <argue+> over who <see> it second.',
          'Everyone {place.in} <see+> it today. They <can+> not imagine how one <can> miss it.',
        ]),
      ],
    },
    {
      name: 'wrong by a little',
      tones: ['light'],
      titles: ['A rounding error', 'That’s not in the book'],
      steps: [
        tell('world', [
          'According to the book, {target} <can> not be {place.in}. {hero.who} <look> at {target.it}, then at the book.',
          '{hero.who} <discover> {target} by leaning on something.',
          'On the way to something important, {hero.who} <discover> {target}.',
        ]),
        tell(
          'want',
          '{hero} <send> a letter to the authorities. They <reply+> that they <have+> the same book.',
          spare1,
        ),
        speak('hello_line', 'I’ve found something that doesn’t exist.'),
        speak('quip_line', 'Then it can’t be very heavy.'),
        tell(
          'obstacle',
          [
            'A commission <come>. It <look> very carefully at everything beside it.',
            'So somebody official <be> sent, and <measure> the distance to the book.',
          ],
          here,
        ),
        tell('attempt', '{hero} <invite> them to see it from the other side. They <bring+> the book.', away1),
        show('look', '{other} walks straight into it, steps back, and makes a note.', { ...away2, shows: 'other' }),
        speak('doubt_line', 'If that’s true, page forty is wrong.', away),
        speak('deduction_line', 'And page forty-one. I’ve marked them.', away1),
        tell(
          'turn',
          [
            'There <be> a long silence. {other} <have> written page forty.',
            'It <come> out that {other} <have> written page forty, in a hurry, before lunch.',
          ],
          away,
        ),
        tell('end', [
          'The new edition <be> out. {hero} <be> in it, on page forty, in a hurry.',
          'Now it <exist>, officially, since the first of the month. {hero} <lean> on it with permission.',
        ]),
      ],
    },
    {
      name: 'it looks back',
      tones: ['dark', 'bold'],
      titles: ['Already labelled', 'The ninth expedition'],
      steps: [
        tell('world', [
          'Eight <have+> gone before {hero.who} to {want}. Their notes all <end+> on one page.',
          '{hero.who} <know> what the others <write+> of {target}. It <stop> in mid-word.',
        ]),
        tell('want', [
          '{hero} <mean> to write the other half of the word.',
          'The ninth one <be> {hero}. {hero.he} <bring> two pencils.',
        ]),
        tell('danger', '{elsewhere.in} the sounds <leave+> off first, then the wind.', away1),
        tell(
          'discovery',
          [
            'There it <be>. It <be> exactly as described, only nearer.',
            'It <lie> open. On the edge somebody <have> scratched eight lines, and begun a ninth.',
          ],
          { ...away, shows: 'target' },
        ),
        show('breath', '{hero} stands quite still before it.', away2),
        speak('ask_line', 'Do you feel that? As if it were reading?', away),
        speak('answer_line', 'It’s on your page. It was on mine yesterday.', away),
        tell(
          'turn',
          [
            'Then {hero} <understand> why the notes <break+> off: nobody <have> been stopped. They <have+> all looked up.',
            'So the eight <be+> not interrupted. They <be+> answered.',
          ],
          away,
        ),
        speak('resolve_line', 'Nobody look up. Write.', away1),
        tell('deed', '{hero} <write> with closed eyes, to the end of the word and one line beyond.', away1),
        tell('end', [
          'The page <be> {place.in} now. The last line <ask> after {hero}.',
          'Everyone {place.in} <have> read it since. {hero} <sit> with {hero.his} back to the window.',
        ]),
      ],
    },
    {
      name: 'how it was found',
      tones: ['told'],
      titles: ['Found twice', 'How it was found'],
      steps: [
        tell('question', [
          'How <do> anyone overlook {target} for so long? {hero.who} <have> been asked that often.',
          '{hero.who} <mean> to {want}. It <be> less a matter of searching than of sitting still.',
          'Until {hero.who} <come>, nobody {place.in} <have> put the question.',
        ]),
        tell('ground', '{place.full}: mapped four times, and each time in a hurry.', spare1),
        tell(
          'fact',
          'It <be> not deep, and not hidden. Everyone <have> walked past on the way to something else.',
          away,
        ),
        speak('witness_line', 'I wasn’t looking for it. I dropped my lunch.'),
        show('hands', 'Careful hands, very close, brushing something clean.', { ...away2, shows: 'target' }),
        tell(
          'step',
          [
            'First comes a line in pencil. Then, for weeks, the attempt to prove oneself wrong.',
            'They <measure+> it, <wait+> a night, and <measure+> it again, hoping for a mistake.',
          ],
          away,
        ),
        speak('lesson_line', 'If it’s still there tomorrow, you may get excited.', away1),
        tell('cost', 'The first report <come> back with a stamp: not credible. {hero} <have> framed it.', here),
        speak('voice_line', 'We had a whole shelf that said otherwise.', away1),
        speak('worth_line', 'For one evening I was the only one who knew.'),
        tell(
          'answer',
          'What it <change>: eleven pages in the textbook, and where people <look> when they <walk+>.',
          here1,
        ),
        tell('outlook', [
          'Two kilometres further on, there <be> another place that everyone <pass>. {hero} <have> packed a lunch.',
          'The maps <be+> being drawn a fifth time {place.in}. More slowly.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
