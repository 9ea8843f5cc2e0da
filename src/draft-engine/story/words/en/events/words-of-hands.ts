import type { GroupWords } from './group-words.ts';

/** Around what hands make, mend and break. */
export const WORDS_OF_HANDS: Readonly<
  Record<'making' | 'writing' | 'mending' | 'breaking' | 'eating' | 'working', GroupWords>
> = {
  making: {
    before: [
      '{A} <roll> up {A.his} sleeves.',
      'Everything <be> ready on the table. {A} <take> a deep breath.',
      '{A} <measure> everything twice.',
      'The first try <go> wrong. {A} <begin> again.',
    ],
    after: [
      '{A} <take> a step back and <look> at {T}.',
      '{T.the} <be> a little crooked, and exactly right.',
      'There <be> dust on {A.own} sleeves, and {T} <be> finished.',
      'Nobody would guess how many nights {A} had needed.',
    ],
    want: [
      '{A} <see> {T} quite clearly, long before it <be> there.',
      '{A} <want> to {VP}, with {A.his} own two hands.',
      'It <have> to be done properly, or not at all.',
    ],
    doubt: [
      'Would {T} hold? There <be> only one way to find out.',
      'Half-way through, {A} <be> not so sure any more.',
      'There <be> not enough time, and hardly enough of anything else.',
    ],
    ending: [
      '{T.the} <be> there now, for everyone to see.',
      '{A} <wipe> {A.his} hands, and <leave|A> the light on.',
      '{A} already <think> about the next one.',
    ],
    doer: ['Hold this for me, will you?', 'It isn’t finished. Don’t look.', 'It only has to work once.'],
    other: ['What is it going to be?', 'Did you really make this yourself?', 'You’ve been at it all night.'],
  },
  writing: {
    before: [
      'The page <stay> white for a long time.',
      '{A} <cross> out the first line, and the second.',
      '{A} <sharpen> the pencil, though it <be> sharp already.',
    ],
    after: [
      '{A} <read> it once more, moving {A.his} lips.',
      'The ink <be> still wet when {A} <put> down the pen.',
      '{A} <fold> the paper twice.',
    ],
    want: [
      'There <be+> things that {A} <can> only say on paper.',
      '{A} <want> every word to be true.',
      '{A} <want> somebody to read it, one day.',
    ],
    doubt: ['Would anyone ever read it?', 'What if no answer <come>?', 'Some words, once sent, cannot be taken back.'],
    ending: [
      '{A} <sign> with {A.his} name, and <turn|A> off the lamp.',
      'The last line <be> the shortest.',
      '{A} <keep> writing.',
    ],
    doer: ['How do you spell “forgive”?', 'I’ll tell you when it’s done.', 'It’s easier than saying it.'],
    other: ['Who is it for?', 'Read it to me.', 'You could just tell them.'],
  },
  mending: {
    before: [
      '{A} <lay> out {A.his} tools, one beside the other.',
      'Everybody else had given {T} up.',
      '{A} <look> at {T} for a long time before touching anything.',
    ],
    after: [
      '{T.the} <be> not new. But it <work>.',
      'One last turn of the hand, and {A} <listen>.',
      '{A} <wipe> {T} clean with {A.his} sleeve.',
      'You have to know where to look to see the crack.',
    ],
    want: [
      '{A} <do> not throw things away.',
      '{A} <want> to see {T} whole again.',
      'For {A}, broken only <mean> not yet mended.',
    ],
    doubt: [
      'One piece <be> missing, and nobody <make> it any more.',
      'It had been broken for so long. Perhaps too long.',
      '{A} <have> one try. Two would ruin it.',
    ],
    ending: [
      '{T.the} <hold>. So <do> {A}.',
      '{A} <put> the tools back, one beside the other.',
      'It <run> again, a little louder than before.',
    ],
    doer: ['It’s not broken. It’s tired.', 'Give me one more hour.', 'I’ve mended worse.'],
    other: ['Why not just buy a new one?', 'Will it ever work again?', 'You can’t fix everything.'],
  },
  breaking: {
    before: [
      '{A} <take> one last look at {T}.',
      'For a second, everything <be> still whole.',
      '{A.own} hand <shake>, but it <do> not stop.',
    ],
    after: [
      'Then it <be> very quiet.',
      'What <be> left of {T} <lie> on the ground.',
      '{A} <look> at what {A.he} <have> done.',
      'Nobody <move>. Nobody <dare>.',
    ],
    want: [
      '{A} <want> an end to it.',
      '{A} <have> made up {A.his} mind about {T}.',
      'It <have> to go. {A} <see> no other way.',
    ],
    doubt: [
      'There would be no way to undo it.',
      'One word would have been enough to stop {A}.',
      'Was it really {T} that <have> to go?',
    ],
    ending: [
      'The pieces <stay+> where they <be+>.',
      '{A} <keep> one piece of {T}, to remember.',
      'After that, {A} <can> begin again.',
    ],
    doer: ['Stand back.', 'I have to do it.', 'It should have been done long ago.'],
    other: ['Stop! You can’t take that back.', 'What have you done?', 'It was all we had.'],
  },
  eating: {
    before: [
      'The smell <reach> {A} first.',
      '{A} <look> at {T}. {A.he} <have> not eaten since yesterday.',
      '{A} <wait> until it <be> cool enough. Almost.',
    ],
    after: [
      'Not a crumb <be> left.',
      '{A} <close> {A.his} eyes and <chew|A> slowly.',
      '{A} <wipe> {A.his} mouth, and <ask|A> for more.',
    ],
    want: [
      '{A} <be> hungry, and not only for {T}.',
      '{A} <want> to taste it just once.',
      'All day {A} <think> of {T}.',
    ],
    doubt: ['It <smell> strange. {A} <hesitate>.', 'Nobody else <dare> to try.', 'It <be> the last one.'],
    ending: [
      'The plate <be> empty, and {A} <be> full.',
      '{A} <remember> that taste for years.',
      'There <be> enough for everyone after all.',
    ],
    doer: ['It tastes like home.', 'Just one more bite.', 'Aren’t you having any?'],
    other: ['Well? How is it?', 'Leave some for me.', 'Careful, it’s hot.'],
  },
  working: {
    before: [
      '{A} <be> there before everyone else.',
      '{A} <check> everything one last time.',
      '{A} <spit> into {A.his} hands, and <take|A> hold.',
    ],
    after: [
      'It <be> slow work, and {A} <do> not hurry it.',
      'By evening {A.own} back <ache>.',
      'Bit by bit, it <begin> to move.',
    ],
    want: [
      '{A} <want> it done well, even if nobody <look>.',
      'It <be> not much of a job. But {A} <do> it well.',
      '{A} <want> to be of use.',
    ],
    doubt: [
      'Nobody <have> done it like this before.',
      'There <be> more to do than one day <have>.',
      'Would it be enough?',
    ],
    ending: [
      'The work <be> done, and {A} <hang> up {A.his} coat.',
      'Tomorrow {A} will be back at it.',
      'It <work>. That <be> all {A} had wanted.',
    ],
    doer: ['Somebody has to do it.', 'Pass me that, would you?', 'It works. See?'],
    other: ['Don’t you ever rest?', 'Let me help you with that.', 'Since when do you do this?'],
  },
};
