import type { DeedGroup } from '../../deed-groups.ts';
import type { GroupWords } from './group-words.ts';
import { WORDS_OF_CHANGE } from './words-of-change.ts';
import { WORDS_OF_HANDS } from './words-of-hands.ts';
import { WORDS_OF_PEOPLE } from './words-of-people.ts';
import { WORDS_OF_THINGS } from './words-of-things.ts';

/** The sentences around the deeds of each group. */
export const WORDS: Readonly<Record<DeedGroup, GroupWords>> = {
  ...WORDS_OF_THINGS,
  ...WORDS_OF_HANDS,
  ...WORDS_OF_PEOPLE,
  ...WORDS_OF_CHANGE,
};

/** Around what somebody refuses to do. */
export const REFUSING: GroupWords = {
  before: [
    'Everyone <wait+> for {A} to {VP}.',
    'They <give+> the order once more. {A} <listen>.',
    '{A} <know> what <be> expected of {A.him}.',
  ],
  after: [
    '{A} <shake> {A.his} head, and that <be> that.',
    'Nobody had ever said no before.',
    '{A} <stay> exactly where {A.he} <be>.',
  ],
  want: [
    '{A} <want> {T} to stay as it <be>.',
    '{A} <have> {A.his} reasons, and <keep|A> them to {A.self}.',
    'There <be> one thing that {A} will not do.',
  ],
  doubt: [
    'They would come back, and ask less kindly.',
    'How long can one say no?',
    'Everyone else would have done it long ago.',
  ],
  ending: [
    '{T.the} <be> still there. So <be> {A}.',
    '{A} <have> said no, and it <hold>.',
    'In the end they <stop+> asking.',
  ],
  doer: ['No. Ask somebody else.', 'I won’t do it.', 'You can’t make me.'],
  other: ['It’s an order.', 'Why won’t you?', 'Everyone else has agreed.'],
};

/** Around what somebody does not do. */
export const NOT_DOING: GroupWords = {
  before: ['{A} could have. {A.he} <do> not.', 'It would have been easy.', 'It <be> the same as every day.'],
  after: ['And so it <stay>.', '{A} <have> got used to it, more or less.', 'Nobody <ask> why.'],
  want: [
    '{A} <have> nearly done it, more than once.',
    'There <be> a reason, and {A} <do> not speak of it.',
    '{A} <wish> there had been another way.',
  ],
  doubt: ['It <can> not go on like that.', 'Perhaps it <be> time.', '{A} <wonder> how long it will last.'],
  ending: [
    'It <be> still so. But {A} <see> it differently.',
    'Perhaps tomorrow.',
    '{A} <have> made {A.his} peace with it.',
  ],
  doer: ['I can’t. Not yet.', 'Don’t ask me why.', 'It’s not that simple.'],
  other: ['Why not?', 'You could at least try.', 'How long has it been?'],
};
