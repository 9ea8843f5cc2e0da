import type { FrameId } from '../../../frames/frames.ts';
import { show, speak, tell, type Plot } from '../../../plots/plot.ts';
import { away, away1, away2, here, here1, here2, spare1 } from './staging.ts';

/** Plots of opening, selling, showing and explaining. */
export const ENGLISH_PLOTS_TRADE = {
  open_shop: [
    {
      name: 'the first customer',
      tones: ['warm'],
      titles: ['The first customer', 'Open, all the same'],
      steps: [
        tell('world', [
          '{place} <do> not need another one, they <tell+> {hero.who}. {hero.he} <want> to {want} anyway.',
          '{hero.who} <can> not count, all {place} <know>, and now {hero.he} <mean> to {want}.',
        ]),
        tell(
          'attempt',
          [
            'On the first day {hero} <open> at seven. By evening {hero.he} <have> learned the ceiling by heart.',
            'The door <be> open at seven. It <be> still open at eight, and so <be> everything else.',
          ],
          here,
        ),
        tell('days', '{hero} <say> good morning each day to the same three people, passing.', here1),
        show('alone', '{hero} waits behind everything {hero.he} has put out. No one comes.', here2),
        tell('setback', 'After a month there <be> enough money left for a week, or for a sign: Closed.', away),
        speak('customer_line', 'What would you have come in for?', here),
        speak('answer_line', 'Me? To sit. But you don’t sell that.', here),
        tell(
          'turn',
          [
            'That evening {hero} <move> everything to one side. In the middle there <be> now room.',
            'The next day half of what {hero} <sell> <be> gone, and in its place one <can> sit.',
          ],
          here,
        ),
        tell('bond', '{other} <sit>. Somebody <ask> {other} something. By noon it <be> loud.', {
          ...here1,
          shows: 'other',
        }),
        speak('secret_line', 'I only came to tell you to give up.', here1),
        tell('end', [
          '{hero} still <can> not count. They all <put+> in what they <think+>, and it <be> too much.',
          'Another one <be> not needed {place.in}. This one <be>, from seven, with {other} inside.',
        ]),
      ],
    },
    {
      name: 'the soft opening',
      tones: ['light'],
      titles: ['Grand opening, small door', 'Nothing without sugar'],
      steps: [
        tell('world', [
          '{hero.who} <be> opening today. {hero.he} <have> everything, except an idea of what people say in shops.',
          'After years in quite another line, {hero.who} <have> decided to {want}. The habits <come+> along.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <stand> at the door and <look> at people until they <come+> in.',
            'Since morning {hero} <practise> one sentence: and what can I do for you.',
          ],
          here1,
        ),
        speak('customer_line', 'And what can I do for you? Quickly. I mean gladly.', here),
        speak('quip_line', 'Should I put my hands up?', here),
        tell(
          'obstacle',
          ['{other} <buy> something, out of fear. {hero} <give> too much change, out of relief.'],
          here1,
        ),
        show('look', '{hero} smiles. {other} takes half a step back.', here2),
        tell('setback', 'Word <get> round. On the second day a queue <want> to be looked at like that.', here),
        tell(
          'days',
          'So {hero} <take> lessons in friendliness, {elsewhere.in}, from someone patient. Trade <drop> by half.',
          away1,
        ),
        speak('doubt_line', 'You used to be rude. I drove an hour for it.', here),
        speak('plea_line', 'I’m trying to be nice!', here1),
        tell(
          'turn',
          [
            '{other} <look> so sad that {hero} <snap> at {other.him}. The whole shop <breathe> again.',
            '“Then go,” <shout> {hero}. Everyone <stay>. Somebody <order> two.',
          ],
          here,
        ),
        tell('end', [
          'It <be> the most successful place {place.in}. Only on Sundays, with the door shut, {hero} <practise> the sentence.',
          'On the sign it <say>: what do you want. There <be> no question mark.',
        ]),
      ],
    },
    {
      name: 'under new management',
      tones: ['dark', 'bold'],
      titles: ['Under new management', 'The rent'],
      steps: [
        tell('world', [
          'Nobody {place.in} <open> anything without asking {other}. {hero.who} <open>, and <ask> no one.',
          'Three <have+> opened here before {hero.who}. The ashes <be+> swept into one corner.',
        ]),
        tell(
          'want',
          [
            '{hero} only <want> to {want}. {place.in} that <be> a declaration of war.',
            'It <be> a good corner, and cheap. {hero} <know> why, and <sign>.',
          ],
          spare1,
        ),
        tell('meet', 'On the first evening {other} <come> in, <touch> everything, and <name> a sum.', {
          ...here1,
          shows: 'other',
        }),
        speak('threat_line', 'It’s for the windows. Windows break.', here),
        speak('resolve_line', 'Then I’ll sell in the open.', here),
        tell('danger', ['That night every pane {place.in} <go>. At seven {hero} <open>, sweeping.'], here),
        tell(
          'obstacle',
          'From now on there <be> a man outside, who <write> down who <go+> in. Nobody <go+> in.',
          here1,
        ),
        show('alone', '{hero}, alone, at an open door, very upright.', here2),
        tell(
          'turn',
          [
            'At noon one person <cross> the street, and <spell> out a name for him, slowly.',
            'Then they <come+>, one by one, and <dictate> their names to the man.',
          ],
          here,
        ),
        speak('witness_line', 'Would you like a receipt?', here1),
        tell('deed', 'By evening the list {elsewhere.in} <be> complete. It <be> the whole of {place}.', away),
        tell('end', [
          '{other} <shop> here now, like everyone. {other.he} <queue>.',
          'There <be> no glass in the windows to this day. {hero} <leave> it so. It <be> how one <get> in.',
        ]),
      ],
    },
    {
      name: 'a week behind the counter',
      tones: ['told'],
      titles: ['From seven', 'A week behind the counter'],
      steps: [
        tell('question', [
          'Who <open> a shop these days? {hero.who} <do>. They <have+> asked {hero.him} that as well.',
          '{hero.who} <want> to {want}. The bank <have> financed better ideas; they <be+> closed.',
        ]),
        tell('ground', '{place.full}, ten to seven. There <be> light behind one door.', spare1),
        tell(
          'step',
          [
            'First the light, then the till, then ten minutes in which nothing may be thought.',
            'It <begin> in the dark, with lifting. No one <mention> the lifting.',
          ],
          here,
        ),
        speak('witness_line', 'People think I sell things. I mostly listen.'),
        show('hands', 'Hands put things straight that are already straight.', here2),
        tell(
          'fact',
          [
            'Nine out of ten who <come+> in <know+> what they <want+>. {hero} <live> on the tenth.',
            'It <take> eleven customers to pay the rent, four to pay the light, and one to make the day.',
          ],
          spare1,
        ),
        tell(
          'cost',
          'There <have> been no Saturday since March. {hero} <have> been to two weddings, on foot, in between.',
          here,
        ),
        speak('voice_line', 'I could get it cheaper. Nobody’d ask about my knee.', away),
        speak('worth_line', 'On paper it’s madness. I don’t open the paper.', here1),
        tell('answer', ['So it <be> no business model. It <be> somebody who <be> there.'], here),
        tell('outlook', [
          'At six {hero} <turn> the sign round. Somebody <knock>. {hero.he} <turn> it back.',
          'The first year <be> over. {place} <have> begun to say “ours”.',
        ]),
      ],
    },
    {
      name: 'your corner',
      tones: ['sold'],
      titles: ['On your way home', 'Open'],
      steps: [
        tell('problem', [
          'Everything can be delivered now. {hero.who} <have> not spoken to anyone since Tuesday.',
          '{hero.who} <know> eleven passwords and not one name in the street.',
        ]),
        speak('customer_line', 'I ordered bread. It came with a survey.'),
        tell(
          'step',
          'Meanwhile, {place.in}, somebody <put> the light on, and the door <do> what doors are for.',
          here1,
        ),
        show('breath', '{place.full}, lit, the door open.', here2),
        tell(
          'product',
          ['{place.full}. It <open> today. There is nothing to download.', 'New, and round the corner: {place}.'],
          here,
        ),
        speak('hello_line', 'Do I need an account?', here),
        speak('answer_line', 'You need shoes. That’s about it.', here),
        tell('change', ['{hero} now <go> out for one thing, and <be> gone an hour.'], away),
        tell(
          'proof',
          [
            '{other} <know> what {hero} <like>. Nobody <have> had to accept anything for that.',
            'By the end of the week {other} <say> “the usual?”. It <be> only the third time.',
          ],
          { ...here1, shows: 'other' },
        ),
        speak('worth_line', 'Someone asked how I was, and waited.', here1),
        tell('claim', ['{place.full}. Come in. It’s open.', '{place.full}. On your way home.']),
      ],
    },
  ],
  sell: [
    {
      name: 'not to just anyone',
      tones: ['warm', 'light'],
      titles: ['Not to just anyone', 'Sold, nearly'],
      steps: [
        tell('world', [
          '{hero.who} <have> to {want}. {hero.he} <be> up early, to get it over with.',
          '{hero.who} <be> here to {want}. {hero.he} <have> tried everything else.',
        ]),
        tell('attempt', 'The first buyer <come> at nine. {hero} <do> not like his shoes.', here1),
        speak('doubt_line', 'You could just say a price.', here1),
        speak('denial_line', 'He didn’t ask the right question.', here1),
        tell('days', 'The second one <ask> too much. The third <ask> nothing at all.', here1),
        show('alone', '{hero} stands {place.in} with folded arms while people pass.', here2),
        tell(
          'setback',
          [
            'By noon {hero} <have> refused four fair offers, one of them twice.',
            'At two somebody <offer> double. {hero} <tell> him that it <be> not about money.',
          ],
          here,
        ),
        speak('ask_line', 'What is the right question?', here),
        speak('quip_line', 'I thought you’d know. You’re the one selling.', here),
        tell(
          'turn',
          [
            'At closing time a child <stop>, and <ask> what {hero} <will> do tomorrow, without.',
            'Last of all somebody small <ask> whether {hero} <will> be sad.',
          ],
          here,
        ),
        tell('end', [
          'It <be> not sold. {hero} <go> home by the long way, telling {other} the price.',
          '{hero} <be> back every market day, with a very high price. {place.in} they <greet+> both of them.',
        ]),
      ],
    },
    {
      name: 'the honest price',
      tones: ['warm', 'light'],
      needs: { target: 'thing' },
      titles: ['All the dents', 'The honest price'],
      steps: [
        tell('world', [
          '{hero.who} <have> to {want}, by tonight, and <be> unable to lie.',
          '{hero.who} <be> the worst salesman {place.in}. {hero.he} <answer> questions.',
        ]),
        tell(
          'attempt',
          [
            '{hero} <praise> it from the left. Then somebody <ask> about the right.',
            'Whoever <stop> <be> told first what <be> wrong with it. Most of them <thank+> {hero} and <go+>.',
          ],
          here,
        ),
        speak('doubt_line', 'Does it work?', here),
        speak('denial_line', 'Mondays. If you’re nice to it.', here),
        tell('obstacle', 'All around, others <sell+> things without a single fault. Theirs <go+> in minutes.', away1),
        show('alone', '{hero} sits among empty stalls with the one thing left.', { ...here2, shows: 'target' }),
        tell('setback', 'By evening {hero} <know> every fault of {target}, and <be> fond of each.', {
          ...here1,
          shows: 'target',
        }),
        tell(
          'turn',
          [
            'Then {other} <come> back: the third time that day. {other.he} <want> to hear about the faults again.',
            '{other} <stop>, at closing time, and <ask> to hear the whole list, with the Mondays.',
          ],
          { ...here, shows: 'other' },
        ),
        speak('secret_line', 'I’ve bought perfect ones. They all broke.', here),
        speak('plea_line', 'Will you tell me how it’s doing?', here1),
        tell('end', [
          'It <be> sold, at full price. On Mondays {hero} <drop> in, to be nice to it.',
          'Others {place.in} <have+> tried it since: telling the truth. It only <work> if there <be> something wrong.',
        ]),
      ],
    },
    {
      name: 'never ask the price',
      tones: ['dark', 'bold'],
      titles: ['Nothing is free', 'What it costs'],
      steps: [
        tell('world', [
          '{hero.who} <sell> things {place.in} that nobody else <have>. There <be+> no prices on them.',
          'Nobody {place.in} <remember> when {hero.who} first <put> {target} out for sale. It <be> always still there.',
        ]),
        tell('meet', [
          'Late in the day {other} <come>, and <ask> what none of the others <ask>.',
          'Then {other.who} <stop> in front of it, and <do> not touch it. That <be> new.',
        ]),
        speak('voice_line', 'What do you want for it?', here),
        speak('witness_line', 'What did you come here without noticing?', here),
        tell('turn', 'Whatever {other} <look> for, in all {other.his} pockets, something <be> gone already.', {
          ...here,
          shows: 'other',
        }),
        show('hands', 'It changes hands; for a moment both hold it.', { ...here2, shows: 'target' }),
        tell('danger', 'On the way home {other} <greet> everyone by name. They <ask+> who that <be>.', {
          ...away1,
          shows: 'other',
        }),
        tell('setback', 'The next day {other} <want> to give it back. It <be> too late by a day.', here1),
        speak('threat_line', 'Take it back, or I’ll tell them what you are.', here1),
        speak('resolve_line', 'Tell them. They’ll ask me for the price.', here1),
        tell('deed', ['{hero} <take> it back, for once, and <pay> what {hero.he} <have> never paid: the price.'], here),
        tell('end', [
          'They <know+> {other} again {place.in}. Behind the counter there <be> someone no one <can> describe.',
          'There <be+> prices on everything now. The new seller <be> very clear about that. Nobody <recall> the old one.',
        ]),
      ],
    },
    {
      name: 'market day',
      tones: ['told'],
      titles: ['Market day', 'By noon it’s gone'],
      steps: [
        tell('question', [
          'What <make> people buy from {hero.who}, and not one stall on?',
          '{hero.who} <be> here to {want}. {hero.he} <have> until noon.',
        ]),
        tell('ground', '{place.full}, early: voices first, and only then the light.', spare1),
        tell(
          'step',
          [
            '{hero} <lay> out the good ones at the back. It <be> those who reach that {hero.he} <want>.',
            'The first hour {hero} <say> nothing at all. One <learn> more from feet.',
          ],
          here,
        ),
        speak('witness_line', 'If they pick it up with two hands, it’s sold.'),
        show('hands', 'Hands pick something up, put it down, and pick it up again.', { ...here2, shows: 'target' }),
        tell(
          'fact',
          [
            'A price that <end> in nine <be> a lie, {hero} <say>. Here they <end> in a handshake.',
            'Out of forty who <stop+>, nine <ask+>, and one <pay+> at once. Usually a child.',
          ],
          here,
        ),
        tell('cost', 'Rain at ten <cost> the week. {hero} <have> packed up wet nine times this year.', away),
        speak('voice_line', 'I don’t even need it. I like how it’s wrapped.', away1),
        tell('answer', ['So it <be> not the cheapest that <go>. It <be> what somebody <be> sorry to let go.'], here),
        speak('worth_line', 'The best ones I can hardly part with. That shows.', here1),
        tell('outlook', [
          'At noon there <be> one left. {hero} <keep> it under the table, for whoever comes running.',
          'By one o’clock only pigeons <be+> still bargaining.',
        ]),
      ],
    },
    {
      name: 'the last one',
      tones: ['sold'],
      titles: ['The last one', 'Still here'],
      steps: [
        tell('problem', [
          '{hero.who} <own> nine of something that <do> not last. The tenth <be> in the post.',
          'The cheap one <be> broken again. {hero.who} <know> its sound by now.',
        ]),
        speak('customer_line', 'It was a bargain. All four times.'),
        tell('step', '{place.in}, there <be> still somebody who <make> it for people with grandchildren.', here1),
        show('hands', '{thing.full}, put down once, firmly.', { ...here2, shows: 'target' }),
        tell(
          'product',
          [
            '{thing.full}. It <cost> a little more, and then, for years, nothing.',
            'This <be> {thing}. You buy it once.',
          ],
          here,
        ),
        speak('doubt_line', 'And when it breaks?', here),
        speak('resolve_line', 'Then we’d like to see it. We’d be curious.', here),
        tell('change', ['{hero} <have> stopped looking for a new one. It <leave> the Saturdays free.'], away1),
        tell(
          'proof',
          [
            '{other} <inherit> one. The first scratch on it <be> older than {other.he} <be>.',
            'Nobody <ask> {other} where {other.he} <get> it. They <ask+> from whom.',
          ],
          away,
        ),
        speak('thanks_line', 'You can have it when I’m done. Ask in 2060.', here1),
        tell('claim', ['{thing.noun}. The last one you’ll buy.', '{thing.noun}. Still here.']),
      ],
    },
  ],
  launch_product: [
    {
      name: 'the demonstration',
      tones: ['light', 'bold'],
      titles: ['It worked yesterday', 'The demonstration'],
      steps: [
        tell('world', [
          'Today {hero.who} <show> {thing} to the world. It <work> yesterday.',
          '{hero.who} <have> one minute, one stage and {thing.a} to {want}.',
        ]),
        tell('want', 'Everything <depend> on one second. {hero} <have> been up all night with that second.', spare1),
        speak('ask_line', 'Is everything plugged in?'),
        speak('quip_line', 'Define everything.'),
        tell('danger', 'The light <come> up. {hero} <lift> a hand, and nothing <happen>, in front of everyone.', away),
        show('look', '{hero} looks at {thing}. Everyone looks at {hero}.', { ...away2, shows: 'target' }),
        tell('attempt', '{hero} <say> the sentence again, more slowly, as to a foreigner.', away1),
        speak('secret_line', 'They’re leaving. Just tell them what it’s for.', away),
        tell(
          'turn',
          ['So {hero} <put> down the speech, and <tell> them about the day {hero.he} first <need> it.'],
          away,
        ),
        speak('plea_line', 'I needed one. There wasn’t one. That’s all.', away1),
        tell('deed', 'In the third row somebody <laugh>, because it <be> true. At that moment {thing} <work>.', {
          ...away1,
          shows: 'target',
        }),
        tell('end', [
          'They <sell+> out by evening. In every box there <be> a note: give it a moment.',
          'Nobody <recall> the sentence. Everyone <recall> the silence, and what it <be> for.',
        ]),
      ],
    },
    {
      name: 'ahead of its time',
      tones: ['warm', 'dark'],
      titles: ['For whom it was made', 'Only one so far'],
      steps: [
        tell('world', [
          '{hero.who} <make> {thing.a} for one person. Now {hero.he} <be> asked to {want}.',
          'So far there <be> exactly one: {thing}. {hero.who} <have> kept it {place.in}, out of sight.',
        ]),
        tell('obstacle', 'They <offer+> a great deal, if nobody <know> for whom it <be> made.', here1),
        speak('ask_line', 'Would you mind, if there were a million of them?'),
        speak('answer_line', 'I’d mind if there were only mine.'),
        tell('days', 'Others <make+> it smaller, louder and blue. With each change something <go> out of it.', away1),
        show('hands', 'The first one and a hand that knows it.', { ...here2, shows: 'target' }),
        tell('setback', 'On the eve {hero} <try> the new one. It <do> everything. It <do> not know anybody.', away),
        speak('doubt_line', 'It’s too late to change it.', away1),
        speak('resolve_line', 'I’m not changing it. I’m bringing the first.', away1),
        tell('turn', 'So on the day {hero} <ask> {other} to come up, and use it as at home.', {
          ...away,
          shows: 'other',
        }),
        tell('end', [
          'A million people <have+> one now. Under each, in small letters, there <be> {other.own} name.',
          'It <come> in one colour. There <be+> no buttons on it that {other} <do> not need.',
        ]),
      ],
    },
    {
      name: 'what is behind it',
      tones: ['told'],
      titles: ['Behind the box', 'Version nineteen'],
      steps: [
        tell('lead', [
          'Today {thing} <go> on sale. {hero.who} <have> slept four hours, in total, since Sunday.',
          '{hero.who} <be> about to {want}. Behind it lie two years and eighteen drafts.',
        ]),
        tell('question', 'Who <need> {thing}? The answer <take> longer than the building of it.', spare1),
        tell('fact', ['They <ask+> three hundred people what annoyed them. Two hundred <say+> the same thing.'], here),
        speak('witness_line', 'Eighteen times I was sure. I’m not sure now. Good sign.'),
        show('hands', '{thing.full}, turned slowly to the light.', { ...here2, shows: 'target' }),
        tell('step', ['One layer <be> taken away at each attempt. At nineteen there <be> nothing left to take.'], away),
        tell('context', 'There <be> something like it already, twice as big, and it <come> with a manual.', away1),
        speak('voice_line', 'I switched it on and forgot it. I think that’s praise.', away),
        tell('cost', 'Sixty people <have+> worked on it. The last month <go> into the sound of the lid.', here),
        speak('worth_line', 'If nobody notices it, we did it right.', here1),
        tell('outlook', [
          '{hero} <sleep> now. On the table {place.in} <lie> a first sketch, with a number on it: twenty.',
          'By evening it <be> out there. From now on other people <will> say what it <be>.',
        ]),
      ],
    },
    {
      name: 'a better tuesday',
      tones: ['sold'],
      titles: ['Any Tuesday', 'Since Tuesday'],
      steps: [
        tell('problem', [
          '{hero.who}, Tuesday, ten to eight. So far everything <be> late except the time.',
          'It <be> not a bad day yet. {hero.who} <have> only just got up.',
        ]),
        speak('customer_line', 'I don’t need a miracle. Just one thing that works.', spare1),
        tell('step', 'One thing that <work>: we <have+> spent two years on exactly that.', here1),
        show('hands', '{thing.full}, alone, in good light.', { ...here2, shows: 'target' }),
        tell(
          'product',
          ['{thing.full}. You know already how it <work>.', 'Here <be> {thing}. The manual <be> this sentence.'],
          { place: 'here', shows: 'target' },
        ),
        speak('doubt_line', 'And what does it do?', here),
        speak('resolve_line', 'Its job. You do the rest.', here),
        tell('change', ['Tuesday, ten to eight. {hero} <sit> down. There <be> time for that now.'], away),
        tell(
          'proof',
          [
            '{other} <borrow> it on Monday. It <be> Thursday, and {other} <do> not answer the door.',
            'We <ask+> {other} for an honest opinion. {other.he} <ask> for a second one, for {other.his} sister.',
          ],
          away,
        ),
        speak('thanks_line', 'You had one all the time and said nothing?', here1),
        tell('claim', ['{thing.noun}. For any Tuesday.', '{thing.noun}. And the day can come.']),
      ],
    },
  ],
  explain: [
    {
      name: 'how it is done',
      tones: ['told'],
      titles: ['Seen from close', 'How {target} comes to be'],
      steps: [
        tell('question', [
          'Everyone <know> {target}. Hardly anyone <have> watched. {hero.who} <have>, for {years} years.',
          '{hero.who} <be> up early, for {target}. The rest of {place} <can> turn over once more.',
        ]),
        tell('ground', ['{place.full}, before anybody <need> anything.'], spare1),
        tell(
          'step',
          [
            'It <start> with something that <look> like doing nothing, and <be> not.',
            'First the hand, then the eye. The head <be> let in last.',
          ],
          here,
        ),
        speak('witness_line', 'I don’t force it. I’m just there when it happens.', spare1),
        show('hands', 'Hands, close, at work; one movement, done without looking.', here2),
        tell('fact', [
          'What looks like one step <be> four. The third <take> a second, and {years} years to learn.',
          'Half of it <be> weather. The other half <be> noticing the weather.',
        ]),
        speak('pupil_line', 'And how do you know when to stop?', away),
        speak('lesson_line', 'It gets quieter. Listen. There.', away),
        tell('cost', 'Out of five, one <go> back into the bucket. {hero} <say> which one before it <be> done.', here1),
        speak('voice_line', 'I thought a machine did that. One tried, I hear.', away1),
        tell('answer', ['So that <be> all there <be> to {target}: time, a hand, and somebody who <mind>.'], here),
        tell('outlook', [
          'By noon nothing <be> to be seen of it, and tomorrow {hero} <begin> again at the first step.',
          'Next to {hero} somebody new <be> standing now, still yawning. It <be> how {hero} <begin>.',
        ]),
      ],
    },
    {
      name: 'the question',
      tones: ['warm', 'light'],
      titles: ['But why?', 'The fifth why'],
      steps: [
        tell('world', [
          '{hero.who} <can> explain everything. Then {other} <ask> about {target}.',
          'Nobody {place.in} <know> more than {hero.who}. Nobody {place.in} <ask> more than {other}.',
        ]),
        tell('want', '{hero} <set> aside ten minutes for it, and a clean sheet of paper.', spare1),
        speak('pupil_line', 'But why is it like that?', here1),
        speak('lesson_line', 'Good question. Because of the pressure.', here1),
        tell(
          'obstacle',
          [
            '{other} <want> to know why there <be> pressure. And why that. And why that.',
            'That <be> the first why. At the fourth, {hero} <sit> down.',
          ],
          here,
        ),
        show('look', '{other} waits with round eyes; {hero} opens {hero.his} mouth and closes it.', here2),
        tell('setback', 'At the fifth, {hero} <say>: because that’s how it is. Both of them <be+> shocked.', here),
        speak('secret_line', 'You don’t know, do you?', here),
        speak('resolve_line', 'No. Get your coat.', here),
        tell('turn', 'So they <go+> to {elsewhere}, to look, and <lie+> there on their stomachs.', away),
        tell('deed', 'When it <happen>, neither of them <say> why.', away1),
        tell('end', [
          '{hero} <can> still explain everything. {hero.he} now <begin>: I don’t know, get your coat.',
          'The clean sheet <hang> {place.in}. There <be> “why” on it “why”, five times, in two hands.',
        ]),
      ],
    },
    {
      name: 'what they left out',
      tones: ['dark', 'bold'],
      titles: ['The footnote', 'What the tour leaves out'],
      steps: [
        tell('world', [
          'Every day {hero.who} <explain> {target} to visitors. There <be> one sentence that {hero.he} <leave> out.',
          '{hero.who} <know> how {target} really <come> to be. {place.in} one <tell> it differently.',
        ]),
        tell('sign', [
          'Today there <be> one listener more than there <be+> tickets. It <be> {other}.',
          'At the back <stand> {other.who}, without a ticket, nodding in the wrong places.',
        ]),
        speak('voice_line', 'You left something out.', here),
        speak('denial_line', 'The tour takes an hour. That’s all there’s time for.', here),
        tell('obstacle', 'The next day {other} <be> back, one place further forward. On the third day, two.', here1),
        show('look', '{other} in the first row, quite still.', { ...here2, shows: 'other' }),
        tell(
          'turn',
          [
            '{hero} <begin> to see it: only {hero} <look> at {other}. The others <stand+> right through {other.him}.',
            'Then a child <ask> whom {hero} <keep> looking at. There <be> nobody in the first row.',
          ],
          here,
        ),
        speak('threat_line', 'Say it, or I’ll come home with you.', away1),
        tell('choice', 'It <be> a short sentence. It <will> cost {hero} the post, and {place} its name.', away1),
        tell('deed', 'Then, in front of everyone, {hero} <say> it, with eleven names. One <be> {other.own}.', here),
        tell('end', [
          '{hero} no longer <work> {place.in}. People <come+> all the same, for that one sentence.',
          'It <take> five minutes longer now. The first row <be> empty, and <stay> free.',
        ]),
      ],
    },
  ],
} as const satisfies Partial<Record<FrameId, readonly Plot[]>>;
