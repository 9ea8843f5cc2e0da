import type { GroupWords } from './group-words.ts';

/** Around what people are and do to each other. */
export const WORDS_OF_PEOPLE: Readonly<
  Record<
    | 'meeting'
    | 'parting'
    | 'fighting'
    | 'killing'
    | 'telling'
    | 'listening'
    | 'teaching'
    | 'loving'
    | 'helping'
    | 'guarding'
    | 'competing'
    | 'performing'
    | 'celebrating',
    GroupWords
  >
> = {
  meeting: {
    before: [
      '{A} <hear> steps, and <turn|A> round.',
      'Neither of them <know+> that the other <be> so near.',
      '{B} <be> the last one {A} <expect>.',
    ],
    after: [
      'For a while, nobody <say> anything.',
      '{A} <look> at {B}, and {B} <look> back.',
      'They <stand+> there a little too long.',
    ],
    want: [
      '{A} <be> tired of being alone.',
      'All {A} <want> <be-> somebody to talk to.',
      '{A} <have> questions, and only {B} <can> answer them.',
    ],
    doubt: [
      'Strangers <be+> strangers, after all.',
      '{A} <do> not know yet if {B} can be trusted.',
      'It might be better to walk on.',
    ],
    ending: [
      'They <go+> the rest of the way together.',
      'From then on, {A} <set> the table for two.',
      '{A} <be> not alone any more.',
    ],
    doer: ['Have we met before?', 'I was hoping you’d come.', 'Sit down. There’s room for two.'],
    other: ['Who are you?', 'I nearly didn’t come.', 'You’re not what I expected.'],
  },
  parting: {
    before: [
      '{A} <know> that it <be> time, and <wait|A> one minute more.',
      '{A} <say> the things one says: take care, write, eat.',
      'One more look back. Then {A} <go>.',
    ],
    after: [
      'The place beside {A} <be> empty.',
      '{A} <listen> to the steps until there <be+> none.',
      'It <be> quieter than before.',
    ],
    want: [
      '{A} <want> to stay, and <have|A> to go.',
      '{A} <want> no tears, and no speeches.',
      '{A} <want> it to be over quickly.',
    ],
    doubt: [
      'There <be> still time to change {A.his} mind.',
      'Would they ever see each other again?',
      'Saying it <be> harder than doing it.',
    ],
    ending: [
      '{A} <do> not look back. Only once.',
      'Two roads, and on each of them one.',
      '{A} <keep> waving until there <be> nobody to wave to.',
    ],
    doer: ['Don’t wait up for me.', 'It’s better like this.', 'I’ll write. I promise.'],
    other: ['Will you come back?', 'You could still stay.', 'So that’s it, then?'],
  },
  fighting: {
    before: [
      '{A} and {B} <circle+> each other. Neither <blink>.',
      '{A} <tighten> {A.his} grip.',
      'No more words. {A} <step> forward.',
    ],
    after: [
      '{A} <be> still standing. Just.',
      'Dust <settle>. Somebody <be> breathing hard.',
      'It <take> only a few seconds, and it <change> everything.',
    ],
    want: [
      '{A} <have> been waiting for this day.',
      '{A} <do> not want to win. {A.he} <want> it to end.',
      '{A} <want> justice, and <have|A> only {A.his} hands.',
    ],
    doubt: [
      '{B} <be> stronger. Everyone <can> see that.',
      'One of them would have to give way.',
      '{A} <know> how this usually <end>.',
    ],
    ending: [
      '{A} <lower> {A.his} hands. It <be> over.',
      'Neither <be> the same afterwards.',
      '{A} <walk> away, and nobody <follow>.',
    ],
    doer: ['I’ve waited a long time for this.', 'Last chance. Step aside.', 'Get up. We’re not done.'],
    other: ['You don’t have to do this.', 'Is that all you’ve got?', 'Then come.'],
  },
  killing: {
    before: [
      '{A} <have> thought about it for a long time.',
      '{B} <have> no idea.',
      'A step in the dark. Then another.',
    ],
    after: [
      'Nobody <scream>. That <be> the worst of it.',
      '{A} <stand> very still.',
      '{A} <wash> {A.his} hands, and <wash|A> them again.',
    ],
    want: [
      '{A} <want> only one thing, and it <be> not a good one.',
      '{A} <have> a debt to settle.',
      '{A} <say> a name every night before sleeping.',
    ],
    doubt: [
      '{A} could still turn back.',
      'There <be> a second in which it <can> all have gone differently.',
      'Somebody must have heard.',
    ],
    ending: [
      '{A} <get> what {A.he} wanted, and nothing else.',
      'Nobody <speak> of it afterwards.',
      'The debt <be> paid. {A} <feel> nothing.',
    ],
    doer: ['You know why I’m here.', 'It will be quick.', 'I have no choice.'],
    other: ['Please. Think of what you’re doing.', 'I knew you would come.', 'Who sent you?'],
  },
  telling: {
    before: [
      '{A} <open> {A.his} mouth, and <close|A> it again.',
      '{A} <look> for the right words.',
      '{A} <come> close, so that nobody else <can> hear.',
    ],
    after: [
      '{B} <do> not answer at once.',
      'Now it <be> said.',
      '{B} <look> at {A} as if for the first time.',
      'The words <stay+> in the room.',
    ],
    want: [
      '{A} <want> somebody to hear it at last.',
      'It <have> to be said, and {A} <have> to say it.',
      '{A} <have> kept quiet long enough.',
    ],
    doubt: ['Would anyone believe {A}?', 'Perhaps {B} <know> already.', 'Some sentences <be+> hard to begin.'],
    ending: [
      'It <be> said, and it <can> not be unsaid.',
      '{A} <feel> lighter by one secret.',
      'After that, they <can+> talk about anything.',
    ],
    doer: ['There’s something I have to tell you.', 'Listen. I’ll only say it once.', 'Promise you won’t laugh.'],
    other: ['Say that again, slowly.', 'Why are you telling me this?', 'I had no idea.'],
  },
  listening: {
    before: ['{A} <stop>. There it <be> again.', '{A} <lean> closer.', 'Everything else <go> quiet.'],
    after: [
      '{A} <do> not move for a long time.',
      '{A} <be> not sure what it <mean>. Not yet.',
      '{A} <look> round. Had nobody else noticed?',
      'After that, {A} <can> not stop thinking about it.',
    ],
    want: ['{A} <want> to understand.', '{A} <notice> things that others <miss+>.', '{A} <need> to be certain.'],
    doubt: [
      'Perhaps it <be> only {A.his} imagination.',
      'Who would believe {A}?',
      '{A} <wish> that {A.he} had not looked.',
    ],
    ending: [
      '{A} <know> now. There <be> no way of not knowing.',
      '{A} still <listen>, every night.',
      'What {A} <see> there, {A.he} never <forget>.',
    ],
    doer: ['Shh. Did you hear that?', 'I know what I saw.', 'Look. There, behind you.'],
    other: ['I don’t hear anything.', 'What is it? What do you see?', 'How long have you been watching?'],
  },
  teaching: {
    before: [
      '{A} <show> it once, slowly.',
      'The first lesson <be> short: watch.',
      '{B} <hold> it the wrong way round.',
    ],
    after: [
      '{B} <try> again, without being told.',
      'It <go> wrong four times. The fifth time <be> better.',
      '{A} <say> nothing, and that <be> praise.',
    ],
    want: [
      '{A} <want> somebody to know what {A.he} <know>.',
      '{A} <want> it to go on, after {A.him}.',
      'There <be> so much to learn, and not much time.',
    ],
    doubt: [
      '{B} <have> no patience. Neither <do> {A}.',
      'Can a thing like that be taught at all?',
      '{A} <wonder> if it <be> a mistake.',
    ],
    ending: [
      'One day {B} <do> it better than {A}.',
      'Now there <be+> two who <know+> how.',
      '{A} <let> go, and {B} <carry> on alone.',
    ],
    doer: ['Again. And this time, look.', 'Don’t think. Feel it.', 'You learn fast. Don’t tell anyone.'],
    other: ['Like this?', 'I’ll never be able to do it.', 'Who taught you?'],
  },
  loving: {
    before: [
      '{A} <notice> {B.his} hands first.',
      'They <have+> run out of reasons to meet, and <meet+> anyway.',
      '{A} <have> prepared a sentence, and <forget|A> it.',
    ],
    after: [
      '{A} <walk> home without feeling the ground.',
      '{B} <laugh>, and that <settle> it.',
      'The world <go> on. They <do+> not notice.',
    ],
    want: [
      '{A} <want> to be near {B}. Nothing more, for now.',
      '{A} <look> for {B} in every crowd.',
      '{A} <want> to say it, and <talk|A> about the weather.',
    ],
    doubt: ['Everything <speak> against it.', '{A} <do> not dare to ask.', 'What if {B} <feel> nothing at all?'],
    ending: [
      'They <stay+>, side by side, and the rest <can> wait.',
      '{A} <take> {B.his} hand, and <keep|A> it.',
      'Neither of them <let+> go first.',
    ],
    doer: ['I think about you. Rather a lot.', 'Stay a little longer.', 'Don’t say anything. Just stay.'],
    other: ['You’re blushing.', 'I thought you’d never ask.', 'We shouldn’t. You know that.'],
  },
  helping: {
    before: ['{A} <do> not think twice.', 'Nobody else <stop>. {A} <do>.', '{A} <hold> out a hand.'],
    after: [
      '{B} <breathe> again.',
      '{A} <say> that it <be> nothing. It <be> not nothing.',
      '{B} <do> not let go of {A.own} hand.',
      'It <be> close. It <be> very close.',
    ],
    want: [
      '{A} <can> not just stand there and watch.',
      '{A} <want> {B} to be safe.',
      'Somebody <have> to do it, and {A} <be> there.',
    ],
    doubt: [
      'There <be> not enough time for both.',
      '{A} <be> not strong enough. {A.he} <go> anyway.',
      'And who would help {A}?',
    ],
    ending: [
      '{B} <be> safe. {A} <sit> down at last.',
      '{B} never <forget> that hand.',
      'They <make+> it, both of them.',
    ],
    doer: ['Hold on. I’ve got you.', 'Let me. You’re tired.', 'I’m not leaving you here.'],
    other: ['Why are you helping me?', 'Go! Leave me here.', 'I don’t know how to thank you.'],
  },
  competing: {
    before: [
      '{A} <know> the rules. So <do> everybody else.',
      '{A} <shake> out {A.his} arms, and <breathe|A>.',
      'It <become> very quiet all around.',
    ],
    after: [
      'It <be> decided by a hair.',
      '{A} <look> up to see if it <be> true.',
      'Somebody <cheer>. {A} <do> not hear it.',
    ],
    want: [
      '{A} <have> never won anything.',
      '{A} <want> to win, just this once.',
      '{A} <train> while the others <sleep+>.',
    ],
    doubt: [
      'Nobody <bet> on {A}.',
      'One mistake would be enough.',
      '{A} <have> lost before, and <know|A> how it <feel>.',
    ],
    ending: [
      '{A} <do> not need the cup any more.',
      'First or last, {A} had been there to the end.',
      '{A} <shake> hands, and <mean|A> it.',
    ],
    doer: ['One more game.', 'I’m not here to lose.', 'Your move.'],
    other: ['You’ve never beaten me.', 'Had enough?', 'Where did you learn that?'],
  },
  performing: {
    before: [
      '{A} <wait> for silence, and it <come>.',
      '{A} <close> {A.his} eyes. Then the first note.',
      'The first step <be> the hardest.',
    ],
    after: [
      'Nobody <clap>. Nobody <want> it to end.',
      'Windows <open+>, one after another.',
      '{A} <bow>, a little late.',
    ],
    want: [
      '{A} <want> to be heard, once.',
      'There <be> a tune that {A} <can> not get out of {A.his} head.',
      '{A} <have> practised for years, where nobody <can> hear.',
    ],
    doubt: ['{A.own} hands <tremble+>.', 'What if nobody <come>?', '{A} <have> forgotten how it <begin>.'],
    ending: [
      'The last note <stay> for a while.',
      '{A} <hum> it all the way home.',
      'Somebody at the back <be> singing along.',
    ],
    doer: ['This one’s for you.', 'I only know this one tune.', 'Don’t stop. Keep going.'],
    other: ['I know that song.', 'Play it again.', 'Where did you learn that?'],
  },
  celebrating: {
    before: [
      'There <be+> lights, and too many chairs.',
      '{A} <have> put on something clean.',
      'Everybody <wait>, and <pretend> not to.',
    ],
    after: [
      'They <laugh+> until it <hurt>.',
      'Somebody <turn> up the music.',
      'For one evening, nobody <look> at the clock.',
    ],
    want: [
      '{A} <want> everyone at one table.',
      '{A} <want> it to be a good day.',
      'There <have> to be a reason. {A} <find> one.',
    ],
    doubt: ['What if nobody <come>?', 'One chair <be> still empty.', 'It <look> like rain.'],
    ending: [
      'The lights <stay+> on until morning.',
      '{A} <sweep> up the confetti, and <keep|A> some.',
      'Even the neighbours <dance+>.',
    ],
    doer: ['To all of us!', 'Nobody leaves before the cake.', 'Come on, one dance.'],
    other: ['What are we celebrating?', 'I haven’t laughed like this in years.', 'You did all this?'],
  },
  guarding: {
    before: [
      '{A} <sit> down where {A.he} <can> see everything.',
      'Nobody <get> past {A}. Nobody.',
      '{A} <keep> one eye open.',
    ],
    after: [
      '{A} <do> not sleep that night.',
      'Not a leaf <move> without {A} hearing it.',
      '{A} <eat> little, and <stay|A>.',
    ],
    want: [
      '{A} <have> one task, and it <be> enough.',
      '{A} <want> {T} to be safe.',
      '{A} would rather stand here than anywhere else.',
    ],
    doubt: [
      'It <be> a long time to stay awake.',
      'How long can one hold out alone?',
      'Something <be> out there, and it <be> patient.',
    ],
    ending: [
      'Nothing had happened to {T}. That <be> the whole story.',
      '{A} <have> done it, to the last day.',
      'Even now, nobody <come> near.',
    ],
    doer: ['Nobody touches it.', 'I’m not moving from here.', 'Go and sleep. I’ll watch.'],
    other: ['Who are you guarding it from?', 'You haven’t slept in days.', 'What’s so special about it?'],
  },
};
