import type { FrameId } from '../../../frames/frames.ts';
import { show, speak, tell, type Plot } from '../../../plots/plot.ts';
import { away, away1, away2, here, here1, here2, spare1 } from './staging.ts';

/** Plots of hiding and showing, changing, feasting and wanting. */
export const ENGLISH_PLOTS_SECRETS = {
  hide: [
    {
      name: 'a very good hiding place',
      tones: ['warm', 'light'],
      titles: ['Ready or not', 'Too well hidden'],
      steps: [
        tell('world', [
          '{hero.who} <be> so good at hiding that they <set+> the table for one less.',
          '{hero.who} <know> every corner {place.in}. Today {hero.he} <mean> to {want}.',
        ]),
        tell(
          'attempt',
          [
            'This time it <be> perfect. {hero} <hear> them look, then call, then stop.',
            'It <take> {hero} a minute. In another, nobody {place.in} <will> have found {hero.him}. In an hour, it <be> quiet.',
          ],
          here,
        ),
        show('alone', '{hero}, tucked away, smiles; then listens.', here2),
        tell(
          'setback',
          ['By evening it <be> clear that one thing <be> missing from the plan: somebody who <look>.'],
          here1,
        ),
        speak('ask_line', 'Is anyone still looking?', here),
        speak('answer_line', 'I’m not. I’m hiding. Shove over.', here),
        tell(
          'meet',
          [
            'It <be> {other}. {other.he} <have> been sitting there all day, half an arm away.',
            'In the same spot, in the dark, {other} <have> sat since noon.',
          ],
          { ...here, shows: 'other' },
        ),
        tell('bond', 'They <compare+> notes on the best places, in whispers, as experts <do+>.', here1),
        speak('secret_line', 'I’ve never been found. Have you?', here1),
        speak('witness_line', 'Once. It was lovely.', here1),
        tell(
          'turn',
          [
            'So they <agree+> on something: on three, both <sneeze+>.',
            'Then {hero} <do> something that no professional <do>: {hero.he} <whistle>.',
          ],
          here,
        ),
        tell('end', [
          'The table {place.in} <be> set for one more now. Whoever <be> late <be> looked for.',
          'They <hide+> together these days. It <be> easier to be found by somebody who <know> where one <be>.',
        ]),
      ],
    },
    {
      name: 'the search',
      tones: ['dark', 'bold'],
      titles: ['Breathe later', 'They come on Fridays'],
      steps: [
        tell('world', [
          'On Fridays they <search+> {place}. On Fridays, {hero.who} <be> not there.',
          'Officially there <be> nobody {place.in} but {other}. {hero.who} <make> no noise.',
        ]),
        tell(
          'want',
          [
            'It <be> simple: to {want}, {hero} <have> to be nothing for an hour.',
            'An hour without a cough <be> long. {hero} <practise> it on the other days.',
          ],
          spare1,
        ),
        speak('ask_line', 'How do you keep your face like that?', here1),
        speak('answer_line', 'I think of the shopping.', here1),
        tell(
          'danger',
          [
            'This time it <be> Thursday. {hero} <have> eleven seconds, and a warm chair.',
            'Today they <be+> early. On the table there <be+> two of everything.',
          ],
          here,
        ),
        tell('obstacle', 'Their leader <sit> down on the warm chair, <look> at {other}, and <wait>.', here),
        show('look', '{hero} in the dark, eyes open, one hand over {hero.his} mouth.', here1),
        speak('threat_line', 'I live alone. I eat a lot. Ask anyone.', here),
        tell('turn', ['{other} <eat> it all, both portions, slowly, to the last crumb, under his eyes.'], {
          ...here,
          shows: 'other',
        }),
        tell('choice', 'Then somebody <go> towards the wall. {hero} <hear> the hand on the wood, from inside.', here1),
        tell(
          'deed',
          [
            'At that moment {other} <be> sick, on his boots. They <leave+>.',
            'Just then {other} <run>, as only a guilty person <run>. All of them <follow+>.',
          ],
          here,
        ),
        tell('end', [
          'In later years they often <eat+> together. {hero} <leave> {other} half, and {other} <refuse>.',
          'There <be> still only one name on the door. {hero} <keep> it polished, and <live> for two.',
        ]),
      ],
    },
  ],
  reveal: [
    {
      name: 'everyone has one',
      tones: ['warm', 'light'],
      titles: ['I may have said', 'The short sentence'],
      steps: [
        tell('world', [
          'For {years} years {hero.who} <have> kept it from everyone {place.in}. Today {hero.he} <mean> to {want}.',
          '{hero.who} <have> something to say. {hero.he} <have> nearly said it at four weddings.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <call> them all together, <rise>, and <say> that the soup <be> good.',
            'In the first attempt {hero} <get> as far as “I”. It <be> well received.',
          ],
          here1,
        ),
        speak('hello_line', 'There’s something that I have to tell you.', here),
        speak('quip_line', 'Is it about the fence?', here),
        tell('obstacle', ['It <be> not about the fence. But now {other} <confess> something about the fence.'], here1),
        show('look', 'Everyone looks at {other}; {hero} remains standing, mouth open.', here2),
        tell(
          'setback',
          'Before {hero} <can> go on, it <break> out all round: the vase, the year with the cousin.',
          here,
        ),
        speak('plea_line', 'May I please go next?', here1),
        tell(
          'turn',
          [
            'By the time it <be> {hero.own} turn, there <be> nobody {place.in} who <can> still be shocked.',
            'When it <get> quiet at last, {hero} <say> it. It <be> the smallest one by far.',
          ],
          here,
        ),
        speak('secret_line', 'We’ve known that for years. We thought you didn’t.', here),
        tell('end', [
          'They <sit+> on for hours, all of them lighter. Only the fence <be> still a sore point.',
          '{hero} <have> no secret left. {hero.he} <be> looking round for another, something smaller.',
        ]),
      ],
    },
    {
      name: 'the name',
      tones: ['dark', 'bold'],
      titles: ['Say it here', 'Before they close the doors'],
      steps: [
        tell('world', [
          'Two people {place.in} <know+> what really <happen>. One of them <be> {hero.who}. The other <pay>.',
          'What {hero.who} <see> that night, {hero.he} <see> from {place}, with the light off.',
        ]),
        tell(
          'want',
          [
            'The others <have+> taken the money. {hero} <decide> to {want}.',
            'Three before {hero} <want+> to tell it. They <move+> away, quickly.',
          ],
          spare1,
        ),
        speak('threat_line', 'You have a good memory. You should have it looked at.', here),
        speak('resolve_line', 'Come and listen. You’ll hear how good it is.', here),
        tell(
          'danger',
          [
            'On the way to {elsewhere} the brakes <fail>. {hero} <walk> the rest.',
            'The night before, somebody <leave> a photograph in {hero.own} bed: {hero}, asleep, the night before.',
          ],
          away,
        ),
        show('alone', '{hero} stands before many faces, very small.', away2),
        tell('obstacle', 'All of them <have+> come, and between any two of them <sit> one who <pay>.', away1),
        speak('ask_line', 'Will you say it if I do?', away1),
        speak('doubt_line', 'I have children.', away1),
        tell(
          'deed',
          [
            '{hero} <rise>, and <say> it: the hour, the number plate, the name.',
            'Then {hero} <say> it, in one sentence, with the name at the end.',
          ],
          away,
        ),
        tell('turn', 'Then {other} <rise> as well, and <say> the same sentence.', { ...away, shows: 'other' }),
        tell('end', [
          'A hundred and four people <see> it, it <turn> out. {place.in} the lights <have+> been off everywhere.',
          'There <be+> still two who <know+> it {place.in}. Everybody else only <have> to open the paper.',
        ]),
      ],
    },
  ],
  solve: [
    {
      name: 'the dry umbrella',
      tones: ['dark'],
      titles: ['The dry step', 'All but one'],
      steps: [
        tell('case', [
          'Everybody {place.in} <have> told {hero.who} the truth. That <be> what <be> wrong with it.',
          '{hero.who} <come> to {want}. By noon there <be+> nine statements, all the same.',
        ]),
        tell('want', '{hero} <ask> each of them for something useless: the weather, the smell, the soup.', spare1),
        speak('ask_line', 'What did you have for supper that night?', here),
        speak('answer_line', 'Does it matter? I wasn’t hungry.', here),
        tell(
          'clue',
          [
            '{elsewhere.in} there <be> a spot swept clean, in all that dirt.',
            'Only one place {elsewhere.in} <be> too clean. {hero} <look> at it for some time.',
          ],
          away,
        ),
        show('alone', '{hero} stands still {elsewhere.in}, looking at the ground.', away2),
        tell('setback', 'That evening somebody <confess>. It <be> a good confession, in nobody’s words.', here1),
        speak('threat_line', 'You have your answer. There’s a train at six.', here1),
        speak('deduction_line', 'Eight of you had soup. One wasn’t hungry.', here),
        tell(
          'truth',
          [
            'There <be> no murderer among them. There <be> one whom all the others <protect+>.',
            '{other} <put> down {other.his} hands. The other eight <step+> forward, all at once.',
          ],
          { ...here, shows: 'other' },
        ),
        tell('turn', 'What they <be+> hiding <be> not a crime. It <be> who <have> prevented one.', here1),
        tell('end', [
          '{hero} <write>: inconclusive. There <be> soup, for ten. Everyone <be> hungry.',
          'The train at six <leave> without {hero}. There <be> soup, for ten.',
        ]),
      ],
    },
    {
      name: 'the wrong crime',
      tones: ['light'],
      titles: ['A simple case', 'The left-hand biscuit'],
      steps: [
        tell('case', [
          '{hero.who} <want> to {want}. All that <be> missing <be> a crime.',
          'A crime, at last: {hero.who} <let> nobody leave {place}. Nobody <want> to.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <question> everyone, including two who only <bring> the chairs.',
            'Within the hour {hero} <have> four suspects, six motives and jam on one sleeve.',
          ],
          here,
        ),
        speak('ask_line', 'Where were you at the time?', here1),
        speak('quip_line', 'Here. With you. You held my coat.', here1),
        tell(
          'clue',
          ['Then {elsewhere.in} a footprint: fresh, large, sinister. {hero} <set> one foot beside it. It <fit>.'],
          away,
        ),
        show('look', '{hero} and {other} look down at two identical footprints.', away2),
        tell(
          'obstacle',
          'From now on all the evidence <point> in one direction. {hero} <begin> to avoid {hero.himself}.',
          away1,
        ),
        speak('doubt_line', 'You did it?', here),
        speak('denial_line', 'I have an alibi. I was investigating.', here),
        tell(
          'truth',
          [
            'So it all <come> out: {hero} <have> taken it in for safe keeping, and then <forget> where.',
            'Under the pressure of {hero.his} own questions, {hero} <break> down, and <tell> all.',
          ],
          here,
        ),
        tell('end', [
          'Never <have> a case been solved so thoroughly {place.in}. {hero} <thank> {hero.himself} for {hero.his} honesty.',
          '{hero} <get> off with a warning. {hero.he} <give> it {hero.himself}, and <take> it badly.',
        ]),
      ],
    },
    {
      name: 'until morning',
      tones: ['bold', 'warm'],
      titles: ['Until morning', 'The wrong man'],
      steps: [
        tell('sign', [
          '{other} <be> to be taken away at dawn. {hero.who} <have> one night to {want}.',
          'All {place} <know> that it <be> {other}. {hero.who} <have> until morning to know better.',
        ]),
        speak('ask_line', 'Did you do it?', here),
        speak('answer_line', 'Does anyone want me not to have?', here),
        tell(
          'attempt',
          '{hero} <walk> it once more, to {elsewhere}, at {other.own} pace, with {other.own} bad knee.',
          away,
        ),
        tell('clue', 'It <take> nineteen minutes. Everybody <have> sworn to ten.', away),
        show('motion', '{hero} runs back {elsewhere.in}, counting half aloud.', away1),
        tell('obstacle', 'Back {place.in} nobody <want> to hear about a knee. It <be> nearly light.', here1),
        speak('doubt_line', 'They’ve decided. Leave it, get some sleep.', here1),
        speak('resolve_line', 'Then they can walk it. All of them.', here1),
        tell(
          'deed',
          [
            'So before sunrise all of {place} <go> limping to {elsewhere}, with a stopwatch.',
            '{hero} <get> them out of bed, one after another, and {place} <march>, at the speed of one knee.',
          ],
          away,
        ),
        tell('truth', 'At minute ten <stand> the man who <have> counted for them all. He <stop> counting.', away1),
        tell('end', [
          '{other} <sleep> at home. People <walk+> a little slower past {other.him}.',
          'Once a year everyone {place.in} <do> that walk. It <take> nineteen minutes.',
        ]),
      ],
    },
  ],
  transform: [
    {
      name: 'still the same cough',
      tones: ['warm', 'light'],
      titles: ['Who’s asking?', 'You’ve changed'],
      steps: [
        tell('world', [
          '{hero.who} <have> wished for years to {want}. It <happen> on a Wednesday, and <take> up the whole day.',
          'When {hero.who} <wake> {place.in}, most of {hero.him} <be> somebody else.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <look> at {hero.himself} from all sides. There <be> more sides than before.',
            'First {hero} <try> out what now <work>. It <be> a great deal, and some of it <be> loud.',
          ],
          here1,
        ),
        speak('hello_line', 'It’s me!', here),
        speak('doubt_line', 'That’s what they all say.', here),
        tell(
          'obstacle',
          ['Nobody {place.in} <know> {hero.him}. They <be+> charming about it, as one <be> to strangers.'],
          here,
        ),
        show('alone', '{hero}, splendid and new, with nobody about.', away2),
        tell('setback', 'For a while it <be> wonderful {elsewhere.in} to be nobody. Then it <be> Thursday.', away1),
        speak('plea_line', 'Ask me something only I would know.', here),
        speak('ask_line', 'What do you hate about me?', { ...here1 }),
        tell(
          'turn',
          [
            '{hero} <begin>: the whistling, the lids, the way that {other.he} <say> “actually”. {other} <get> tears in {other.his} eyes.',
            'Without thinking, {hero} <say> what {hero.he} always <say> at this point. {other} <drop> everything.',
          ],
          here,
        ),
        speak('secret_line', 'Actually, I knew. I like how you list them.', here1),
        tell('end', [
          '{hero} <can> change back on the first of the month. {hero.he} <have> been asked to bring the list.',
          'Everything about {hero} <be> new, except what {other} <like>, which <be> what {other} always <complain> of.',
        ]),
      ],
    },
    {
      name: 'by degrees',
      tones: ['dark', 'bold'],
      titles: ['By degrees', 'What looks out'],
      steps: [
        tell('omen', [
          'It <begin> with the mirror: {hero.who} <blink>, and <see> it.',
          'The first change {hero.who} <notice> {place.in} <be> that the dogs <stop+> barking at {hero.him}.',
        ]),
        tell(
          'want',
          [
            'It <be> what {hero} <ask> for: to {want}. Nobody <have> asked how much of it.',
            'Every day a little more of it <come> true. {hero} <count> what <be> left.',
          ],
          spare1,
        ),
        speak('doubt_line', 'You’re cold. You’re so cold.', here),
        speak('denial_line', 'I’ve never felt better.', here),
        tell('days', ['By the third day {hero} <hear> hearts. By the fifth, {hero.he} <can> tell whose.'], here1),
        show('motion', '{hero} runs {elsewhere.in}, far too fast.', away1),
        tell('danger', 'That night {hero} <wake> {elsewhere.in}, on all fours, and <do> not mind.', away),
        speak('threat_line', 'Stop there. I don’t know who’s looking at me.', away1),
        tell('turn', '{other} <stand> in the way, and <say> {hero.own} name, like calling someone in for supper.', {
          ...away,
          shows: 'other',
        }),
        tell('choice', 'There <be> one piece left that <answer>. It <be> about as large as a name.', away1),
        tell(
          'deed',
          [
            '{hero} <hold> on to that, with teeth, until it <hurt>, and the rest <give> way.',
            'With that one piece {hero} <turn> the whole of it round, away from {other}, and <run>.',
          ],
          away,
        ),
        tell('end', [
          '{hero} <be> nearly {hero.himself} again. The dogs {place.in} <bark+>. {hero.he} <thank> each of them.',
          'Every evening {other} <go> to the edge of {place}, and <say> a name. Something out there <answer>, and <keep> its distance.',
        ]),
      ],
    },
  ],
  celebrate: [
    {
      name: 'thirty chairs',
      tones: ['warm', 'light'],
      titles: ['Nobody on time', 'The wrong date'],
      steps: [
        tell('world', [
          '{hero.who} <have> been preparing for weeks to {want}. Everything <be> ready, at seven sharp.',
          '{hero.who} <invite> the whole of {place}, and <cook> for half as many again.',
        ]),
        tell(
          'setback',
          [
            'At eight there <be> {hero}, {other}, and enough for sixty.',
            'By half past eight one guest <have> come. It <be> {other}, to ask for quiet.',
          ],
          here,
        ),
        speak('ask_line', 'Did I write the wrong day?', here),
        speak('answer_line', 'You wrote “tomorrow”. You didn’t write when.', here),
        tell(
          'obstacle',
          'They <eat+> a little, for the look of it. The two of them <make+> almost no difference.',
          here1,
        ),
        show('together', '{hero} and {other} at one end of a great deal of food.', here2),
        tell('attempt', 'So {hero} <invite> whoever <be> {elsewhere.in}. They <be+> mostly on their way home.', away),
        speak('quip_line', 'What are we celebrating?', away1),
        speak('resolve_line', 'That you’re hungry. Come on.', away1),
        tell(
          'turn',
          [
            'At midnight there <be+> sixty strangers {place.in}. Every one of them <know> somebody’s birthday.',
            'They <come+>, shy at first. Then somebody <find> out that everyone there <have> been left off a list once.',
          ],
          here,
        ),
        tell('end', [
          'The real guests <come+> the next day, at seven sharp. They <have+> to fetch their own chairs.',
          'Since then it <be> celebrated twice {place.in}: on the day, and on the day before, with the wrong people.',
        ]),
      ],
    },
    {
      name: 'in spite of',
      tones: ['dark', 'bold'],
      titles: ['With the lights on', 'All the same'],
      steps: [
        tell('world', [
          'It <be> forbidden {place.in} this year. {hero.who} <begin> to {want}.',
          '{place.in} nobody <have> celebrated anything since it <happen>. {hero.who} <set> a date.',
        ]),
        speak('threat_line', 'No lights, no music, no more than two.', here),
        speak('resolve_line', 'Then we’ll be two. In every house.', here),
        tell('attempt', 'At every door {hero} <say> the same hour, and nothing else.', away1),
        tell('obstacle', 'They <nod+>, and <close+> the door. {hero} <can> not tell who <be> afraid of whom.', away1),
        show('alone', '{hero} waits in the dark {place.in}, listening.', here2),
        tell(
          'danger',
          [
            'At the hour it <be> dark, and so quiet that one <hear> the boots two streets off.',
            'The hour <come>. {place.full} <lie> there like something that <have> been told to.',
          ],
          here,
        ),
        speak('doubt_line', 'No one’s coming. Put that out.', here1),
        tell('choice', '{hero} <have> one light. It <can> be seen from everywhere.', here1),
        tell('deed', 'So {hero} <light> it, and <begin>, alone and rather flat, to sing.', here),
        tell('turn', 'Across the way a window <open>, with a light in it. And next to that.', here),
        tell('end', [
          'In the report it <say>: no more than two, in every house. It <be> the longest report of the year.',
          'Nothing <be> forbidden any more. But on that evening they still <begin+> in the dark, with one, rather flat.',
        ]),
      ],
    },
  ],
  want: [
    {
      name: 'just to look at',
      tones: ['warm'],
      titles: ['Not today, thanks', 'Only looking'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}. {hero.he} <have> never told anyone, in case it <be> possible.',
          'There <be> one thing that {hero.who} <want>. {place.in} {hero.he} <say>: later.',
        ]),
        tell('habit', 'Once a week {hero} <go> to look at it from {elsewhere}, and <go> home.', { ...away1 }),
        speak('hello_line', 'I’m only looking.', away),
        speak('doubt_line', 'That’s what you said last week.', away),
        tell(
          'turn',
          [
            '{other} <have> noticed. {other} <have> noticed every week, and kept quiet.',
            'It <be> {other}, who <come> here to look at something, too.',
          ],
          away1,
        ),
        show('together', '{hero} and {other} look in the same direction.', away2),
        speak('ask_line', 'And what if it’s no good?', away),
        speak('answer_line', 'Then you’ll have Tuesdays free.', away),
        tell(
          'obstacle',
          'There <be+> nine good reasons against it. {hero} <recite> them. {other} <ask> for the tenth.',
          away1,
        ),
        tell(
          'deed',
          ['{hero} <stand> up, and <go> in, in the wrong shoes.', 'So {hero} <do> it, that same hour, badly prepared.'],
          away,
        ),
        tell('end', [
          'From inside, it <look> quite different. {hero} <have> never seen it from there.',
          '{place.in} {hero} now <say>: earlier. On Tuesdays {hero.he} <be> not free.',
        ]),
      ],
    },
    {
      name: 'be careful',
      tones: ['light'],
      titles: ['And now?', 'Be careful what'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}. By now all {place} <want> it too, for the quiet.',
          'For {years} years {hero.who} <have> said: if only. Then, one day, there it <be>.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <try> asking nicely, then cunningly, then from a ladder.',
            'To get it {hero} <need> three things: patience, tact and something else. {hero} <begin> with something else.',
          ],
          here,
        ),
        speak('doubt_line', 'What would you do with it?', here1),
        speak('denial_line', 'First I’d have it. Then I’d see.', here1),
        tell(
          'setback',
          [
            'In the end they <give+> it to {hero.him}, all of {place} together, so that it <stop>.',
            'On Friday it <arrive>, by mistake, and <be> {hero.theirs}.',
          ],
          here,
        ),
        show('look', '{hero} has it. {other} waits. Nothing further happens.', here2),
        speak('quip_line', 'And now?', here),
        tell(
          'obstacle',
          '{hero} <walk> round it twice. It <be> exactly as {hero.he} always <describe> it. That <be> unexpected.',
          here1,
        ),
        tell('days', 'For three days {hero} <be> happy. On the fourth {hero.he} <look> at something else.', away),
        speak('plea_line', 'Don’t tell anyone. But I’ve seen a bigger one.', away),
        tell('end', [
          '{place.in} they <have+> begun to save up.',
          'It <be> {other} who <have> it today. Nobody {place.in} <ask> about the lid.',
        ]),
      ],
    },
    {
      name: 'the bargain',
      tones: ['dark', 'bold'],
      titles: ['What it takes', 'One wish, no returns'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}. There <be> somebody who <grant> such things, a night’s walk from {place}.',
          '{hero.who} <want> to {want}, and <have> nothing left to offer for it.',
        ]),
        tell('departure', '{hero} <go> by night. Those who <return+> from there <be+> said to be very quiet.', {
          ...here1,
        }),
        speak('ask_line', 'What do you want for it?', away),
        speak('threat_line', 'What you won’t miss until later.', away),
        tell(
          'choice',
          [
            '{hero} <think> of everything that {hero.he} <love>, and <find> it all still there. So {hero} <nod>.',
            'It <sound> cheap. {hero} <look> for the catch until it <begin> to get light, and <shake> hands.',
          ],
          away1,
        ),
        show('hands', 'Two hands, one of them very cold, shake on it.', away2),
        tell('days', ['It <come> as promised. {place.in} everybody <see> it, and <be> glad with {hero.him}.'], here1),
        tell(
          'sign',
          [
            'Only {hero} <be> not glad. {hero.he} <look> for it everywhere, like for keys.',
            'It <take> {hero} a week to notice what {hero.he} no longer <do>: want.',
          ],
          here,
        ),
        speak('plea_line', 'Take it back. I don’t want it.', away),
        speak('secret_line', 'That’s just it. You don’t.', { ...away, place: 'elsewhere' }),
        tell('deed', '{hero} <put> everything down at that door, and <walk> home with nothing, in the cold.', away1),
        tell('end', [
          'Near {place} it <come> back, small, at the smell of bread. {hero} <want> it with all {hero.his} might.',
          '{hero} <have> nothing. {hero.he} <want> so much now that {place.in} one <hear> {hero.him} laugh.',
        ]),
      ],
    },
    {
      name: 'differently, though',
      tones: ['warm', 'light'],
      titles: ['Every evening', 'Once more, to be polite'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}. {place.in} nobody ever <have>, so nobody <can> say how hard it <be>.',
          'When {place} <go> quiet, {hero.who} <practise> in secret. {hero.he} <want> to {want}.',
        ]),
        tell(
          'attempt',
          [
            'The first try <last> as long as a sneeze. {hero} <call> it a start.',
            'It <go> wrong at once. {hero} <write> down how, and <begin> again.',
          ],
          here,
        ),
        speak('doubt_line', ['Again? You fell over yesterday, too.', 'That looked exactly like last time.'], here),
        speak('denial_line', ['Differently, though.', 'Last time I landed over there.'], here),
        tell(
          'days',
          [
            '{other} <bring> a cushion, then a chair, then soup. {other} only ever <come> to say that it <be> hopeless.',
          ],
          here1,
        ),
        show('motion', '{hero} tries once more, alone, in the last of the light.', here2),
        tell(
          'setback',
          ['On the day it <have> to work, it <do> not. {hero} <sit> there until somebody <sweep> round {hero.him}.'],
          here,
        ),
        speak(
          'secret_line',
          [
            'I’ve been counting. You’re twice as good as in spring.',
            'I come every night, you know. Not for the exercise.',
          ],
          here1,
        ),
        tell('turn', ['So {hero} <get> up once more, only to be polite. That <be> the time it <work>.'], here),
        tell('end', [
          'It <last> about as long as a song. {place.in} they still <hum+> it.',
          'Nobody else <see> it. {hero} and {other} <agree+> on that, and on every detail.',
        ]),
      ],
    },
    {
      name: 'form eleven',
      tones: ['light'],
      titles: ['Page nine', 'Please take a number'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}. {place.in} there <be> a form for that. It <have> eleven pages.',
          'Anyone may, it <say> {place.in}. {hero.who} <be> the first to ask how: {hero.he} <want> to {want}.',
        ]),
        speak('hello_line', ['I’d like to apply.', 'Good morning. One permission, please.'], here),
        speak(
          'quip_line',
          ['Today we only do yesterday’s.', 'Do you have a number? You need a number to take a number.'],
          here,
        ),
        tell(
          'obstacle',
          [
            'On page nine it <ask> for a witness who <have> already seen it done.',
            'Page nine <want> the signature of somebody who <watch> it happen before.',
          ],
          here,
        ),
        tell('attempt', ['So {hero} <do> it once, quickly, so that somebody <can> have seen it.'], here),
        show('look', '{other} watches, with a stamp in the air.', here2),
        speak('ask_line', ['Well? Did you see it?', 'You saw that. You must have seen that.'], here1),
        speak('answer_line', ['I blinked. Again, and slower.', 'Not officially. Once more, please.'], here1),
        tell('deed', ['{hero} <do> it again, slower. Behind {hero.him} a queue <form>, all of them witnesses.'], here),
        tell('end', [
          'The permit <come> in spring. {hero} <have> long been too busy to collect it.',
          '{place.in} it <be> allowed now. {other} <do> it on Thursdays, during lunch.',
        ]),
      ],
    },
    {
      name: 'turn right',
      tones: ['bold', 'dark'],
      titles: ['The line', 'Turn right'],
      steps: [
        tell('world', [
          '{hero.who} <want> to {want}. {place.in} it <be> forbidden, and nobody <remember> why.',
          'Nobody from {place} <have> done it and come home. {hero.who} <want> to {want}.',
        ]),
        tell('departure', ['{hero} <leave> before the bells, with bread for one day.'], here1),
        tell(
          'danger',
          ['{elsewhere.in} the way <end>. There <be> a line on the ground, and beside it two words: go home.'],
          away,
        ),
        speak('ask_line', ['Who drew this?', 'Is that you? They say you’re dead.'], away),
        speak('answer_line', ['I did. I was you, once.', 'I am what comes back. Read the line.'], away),
        tell('price', ['It <cost> {other} the way home, and then the name.'], away1),
        show('breath', '{hero} stands with both feet at the line.', away2),
        speak('resolve_line', ['Then tell me where you went wrong.', 'Show me your last good step.'], away),
        tell(
          'choice',
          ['They <sit+> until dusk. {other} <tell> it from the beginning, and <leave> nothing out.'],
          away1,
        ),
        tell('deed', ['{hero} <step> across. Where the old tracks <turn+> left, {hero} <turn> right.'], away),
        tell('end', [
          '{hero} <come> back with the same shoes and another walk. The line <be> gone.',
          'There <be> a new sign {elsewhere.in} now. It <say>: turn right.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
