import type { GroupWords } from './group-words.ts';

/** Around what is done with things. */
export const WORDS_OF_THINGS: Readonly<
  Record<
    | 'giving'
    | 'taking'
    | 'losing'
    | 'searching'
    | 'finding'
    | 'opening'
    | 'hiding'
    | 'stealing'
    | 'throwing'
    | 'closing',
    GroupWords
  >
> = {
  giving: {
    before: [
      '{A} <hold> on to {T} a little longer than necessary.',
      '{A} <look> at {T} once more, then at {B}.',
      'Twice {A} <reach> out, and twice {A.he} <pull> {A.his} hand back.',
      '{B} <do> not suspect a thing.',
    ],
    after: [
      '{B} <turn> {T} over, and over again.',
      '{B} <take> it with both hands, as if it might break.',
      'For a moment {B} <do> not know what to say.',
      '{A.own} hands <be+> empty, and that <feel> lighter than expected.',
    ],
    want: [
      '{A} <want> {T} to be in the right hands.',
      '{A} <have> nothing else to give, and {A.he} <want> to give it.',
      'All day {A} <think> about {B}, and what would make {B.him} smile.',
    ],
    doubt: [
      'Perhaps {B} will not even want {T}.',
      'Once {T} <be> gone, there <be+|T> no second chance.',
      'What if {B} just <say> no?',
    ],
    ending: [
      '{T.the} <stay> with {B}.',
      '{A} <go> home with empty hands, and <whistle|A>.',
      'From that day on, {B} <keep> {T} close.',
      '{B} never <forget> who gave, and what it cost.',
    ],
    doer: ['Take it. I kept it for you.', 'It’s yours now. Please don’t lose it.', 'I don’t want anything for it.'],
    other: ['For me? Are you sure?', 'What do you want in return?', 'Nobody ever gave me anything like this.'],
  },
  taking: {
    before: [
      '{A} <look> left and right, and <reach|A> for {T}.',
      'There {T} <be>, within {A.own} reach.',
      '{A} <come> closer, one step at a time.',
    ],
    after: [
      '{A} <hold> {T} tight, in case somebody <want> {T.him} back.',
      'Now {T} <belong> to {A}, and so <do> the trouble.',
      'The place where {T} had been <be> empty.',
      '{A} <weigh> {T} in {A.his} hand, and <wonder|A> about the price.',
    ],
    want: [
      '{A} <have> wanted {T} for a long time.',
      'More than anything else, {A} <want> to {VP}.',
      '{A} <need> {T}, and there <be> only one way to get {T.him}.',
    ],
    doubt: [
      'It <be> not at all certain that {T} <be> worth it.',
      '{A} could still turn round and leave {T} where {T.he} <be|T>.',
      'Somebody would ask for {T}, sooner or later.',
    ],
    ending: [
      '{A} <keep> {T}, and everything that came with it.',
      'In the end {T} <be> exactly where {A} had wanted it.',
      '{A} <close> {A.his} hand round {T}, and <do|A> not let go.',
    ],
    doer: ['I’m not leaving without it.', 'You can have it back tomorrow. Perhaps.', 'Somebody has to take it.'],
    other: ['That isn’t yours.', 'What will you do with it?', 'Put it back before anyone sees.'],
  },
  losing: {
    before: [
      '{A} <have> {T} in {A.his} hands, and {A.his} mind on something else.',
      'A moment before, {A} still <have> {T}.',
      'It <take> only one second of not looking.',
    ],
    after: [
      '{A} <look> at {A.his} hands. No {T.noun}.',
      '{A} <stand> there and <count> what <be+> left.',
      'Where {T} had been, there <be> nothing but air.',
      '{A} <go> back the whole way, looking at the ground.',
    ],
    want: [
      '{A} would have given a lot to have {T} back.',
      'All that {A} <want> <be-> the minute before.',
      '{A} never <go> anywhere without {T}.',
    ],
    doubt: [
      'What if {T} never <come> back?',
      'Nobody <have> seen {T}, and nobody <be> looking but {A}.',
      'It might already be too late for {T}.',
    ],
    ending: [
      '{A} <carry> on without {T}, and <look|A> up more often.',
      'Some evenings {A} still <reach> for {T}.',
      '{T.the} <be> gone, but {A} <be> still here.',
    ],
    doer: ['I had it a minute ago.', 'Have you seen it anywhere?', 'It can’t just be gone.'],
    other: ['Where did you see it last?', 'Maybe it isn’t lost. Maybe it left.', 'We’ll look again. Together.'],
  },
  searching: {
    before: [
      '{A} <start> with the places where {T} could not possibly be.',
      '{A} <ask> everybody {A.he} <meet>.',
      'There <be> only one clue, and {A} <follow> it.',
    ],
    after: [
      'Nothing here. {A} <try> the next place.',
      'Every answer <send> {A} a little further.',
      '{A} <cross> another name off the list.',
      '{A} <be> tired, and closer than {A.he} <think>.',
    ],
    want: [
      '{A} <want> to know. That <be> all, and it <be> a lot.',
      'Without {T}, {A} <do> not want to go home.',
      '{A} <do> not sleep well until {T} <be> found.',
    ],
    doubt: [
      'Perhaps there <be> nothing left to find.',
      'The trail <grow> cold, and so <do> {A.own} feet.',
      'Others <have+> looked before {A}, and come back with nothing.',
    ],
    ending: [
      '{A} <stop> looking. What {A.he} needed <be> right there.',
      'The search <be> over, and the way back <look> different.',
      '{A} <fold> up the map, and <smile|A>.',
    ],
    doer: [
      'I know it must be here somewhere.',
      'Just one more place. Then we’ll stop.',
      'Did you see which way it went?',
    ],
    other: [
      'What are you looking for?',
      'And what will you do when you find it?',
      'You’ve been here three times already.',
    ],
  },
  finding: {
    before: [
      '{A} <be> not even looking that way.',
      'Something <catch> {A.own} eye.',
      '{A} almost <walk> past.',
      '{A} <bend> down to see better.',
    ],
    after: [
      '{A} <look> round. Nobody else <have> noticed.',
      '{A} <do> not dare to touch {T} at first.',
      'From then on, {A} <can> think of nothing but {T}.',
      'How long had {T} been there? Nobody <can> say.',
    ],
    want: [
      '{A} only <want> an ordinary day.',
      '{A} <have> always hoped that something like this would happen.',
      '{A} <want> to know where {T} <come> from.',
    ],
    doubt: [
      'Somebody must be missing {T}.',
      'Should {A} tell anyone? {A.he} <be> not sure.',
      'Perhaps it would have been better not to look.',
    ],
    ending: [
      'What {A} found that day, {A.he} <keep>.',
      '{A} <know> now where {T} <belong>.',
      'Since then {A} <look> twice wherever {A.he} <go>.',
    ],
    doer: ['Come here. You have to see this.', 'It was just lying there.', 'Don’t touch it. Not yet.'],
    other: ['Where did you get that?', 'Whose is it?', 'I’ve never seen anything like it.'],
  },
  opening: {
    before: ['{A} <put> an ear to it first.', '{A} <count> to three.', 'The key <turn>, slowly, and then all at once.'],
    after: [
      'A little dust <fall>, and cool air <come> out.',
      '{A} <stand> there and <forget> to breathe.',
      'What had been shut for so long <be> open.',
    ],
    want: [
      '{A} <want> to see it with {A.his} own eyes.',
      '{A} <be> tired of closed doors.',
      'Every day {A} <pass> by, and every day {A.he} <wonder>.',
    ],
    doubt: [
      'Some things are shut for a reason.',
      'Once open, {T} could not be closed again.',
      'Nobody <know> what would come out.',
    ],
    ending: [
      '{A} <leave> it open.',
      'The door <stay> open that night, and the next.',
      'Light <fall> in, where there had been none.',
    ],
    doer: ['Ready? I’m opening it.', 'It isn’t even locked.', 'After you.'],
    other: ['Wait. What if something’s in there?', 'Who gave you the key?', 'Leave it shut. Please.'],
  },
  hiding: {
    before: [
      '{A} <listen> for steps. There <be+> none.',
      '{A} <look> for a place where nobody ever <look>.',
      'There <be> hardly any time. {A} <take> the first good place.',
    ],
    after: [
      'From outside, everything <look> as always.',
      '{A} <brush> away the traces.',
      'Not a sound. {A} <hold> {A.his} breath.',
      'Every knock <make> {A} jump now.',
    ],
    want: [
      'Nobody must know. {A} <be> sure of that.',
      '{A} <want> {T} to be safe.',
      '{A} <have> a secret, and not many places to keep it.',
    ],
    doubt: [
      'Sooner or later somebody would look there.',
      'How long can a thing like that stay hidden?',
      '{A} <be> a bad liar, and {A.he} <know> it.',
    ],
    ending: [
      'Nobody ever <look> there.',
      'The secret <stay> where {A} had put it.',
      'Only {A} <know>, and {A} <say> nothing.',
    ],
    doer: ['Not a word. To anyone.', 'They won’t look here.', 'Quiet. Somebody’s coming.'],
    other: ['How long do we have to hide?', 'Why are you doing this?', 'They’ll find out, you know.'],
  },
  stealing: {
    before: [
      '{A} <wait> until nobody <be> looking.',
      '{A} <have> counted the steps: eleven there, eleven back.',
      'No lock in the world <like> {A}.',
    ],
    after: [
      'By the time anyone <notice>, {A} <be> far away.',
      '{A} <walk> slowly. Running <look> guilty.',
      '{T.the} <be> heavier than {A} had thought.',
      'In the morning there <be> an empty place, and a lot of shouting.',
    ],
    want: [
      '{A} <have> planned it down to the minute.',
      '{A} <want> {T}, and asking <be> not {A.his} way.',
      'It <be> not greed. {A} <need> {T}.',
    ],
    doubt: [
      'Everything <have> to go right, and something never <do>.',
      'Someone might have seen {A} after all.',
      '{A} <have> never felt this bad about being this good.',
    ],
    ending: [
      '{A} <get> away with {T}. Not with the rest.',
      '{A} <bring> it back one night, without a word.',
      '{T.the} <be> gone, and the story <be> just beginning.',
    ],
    doer: ['I’m only borrowing it.', 'You didn’t see anything.', 'Nobody will miss it before morning.'],
    other: ['Give it back!', 'I trusted you.', 'What’s under your coat?'],
  },
  throwing: {
    before: [
      '{A} <weigh> {T} in {A.his} hand.',
      '{A} <close> {A.his} eyes and <swing|A> back.',
      'One moment longer, {A} <hold> on to {T}.',
    ],
    after: [
      '{T.the} <be|T> gone, and {A.own} hand <feel> strange without it.',
      '{A} <look> after it for a long time.',
      'It <fly> further than {A} had meant it to.',
    ],
    want: [
      '{A} <want> to be rid of {T}.',
      '{A} <have> carried {T} long enough.',
      'As long as {T} <be|T> there, {A} <can> not begin again.',
    ],
    doubt: [
      '{A} would miss {T}. Not at once.',
      'Once thrown, it <be> gone.',
      'Was it really the right thing to throw away?',
    ],
    ending: [
      '{A} <go> on with empty hands.',
      'What <be> thrown away can come back. {A} <know> that now.',
      '{A} <look> at {A.his} hand, and <close|A> it.',
    ],
    doer: ['I don’t need it any more.', 'Stand back.', 'It has to go.'],
    other: ['You’ll regret that.', 'Why did you do that?', 'I’ll get it back for you.'],
  },
  closing: {
    before: [
      '{A} <look> round one last time.',
      'The hinges <creak+>. {A} <wait> a moment.',
      '{A} <have> the key in {A.his} hand.',
    ],
    after: ['A click, and then it <be> quiet.', '{A} <try> the handle. It <hold>.', 'That <be> that.'],
    want: [
      '{A} <want> an end to it.',
      '{A} <have> put it off for as long as possible.',
      'Somebody <have> to be the last to leave.',
    ],
    doubt: ['It could still be left open.', 'Would it ever be opened again?', '{A} <have> not told everyone yet.'],
    ending: [
      '{A} <keep> the key.',
      'It <stay> closed. But the light under the door <stay> on.',
      '{A} <go>, and <do|A> not look back.',
    ],
    doer: ['That’s it. We’re closed.', 'Somebody has to lock up.', 'I’m sorry. It’s decided.'],
    other: ['You can’t just close it.', 'Leave it open. One more day.', 'What will become of us?'],
  },
};
