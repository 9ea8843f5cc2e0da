import { wordTable } from '#src/shared/word-table.ts';
import { ADJECTIVES, DEED_OF } from '../../../idea/ko/dictionary.ts';
import { conjugate, type Level, type Mood } from '../../../korean/conjugate.ts';
import { soundAfter } from '../../../korean/hangul.ts';
import { spellDigits } from '../numbers.ts';
import { settleParticles, SLOT_END } from '../particles.ts';

/** How sentences end: the narrator's, or a speaker's. */
export interface Ending {
  level: Level;
  isPast: boolean;
}

const MOODS: Readonly<Record<string, Mood>> = wordTable({ '?': 'ask', '!': 'order', '~': 'propose' });
const POLITE: ReadonlySet<Level> = new Set<Level>(['polite', 'stiff', 'soft', 'formal']);
const PREDICATE = /<([가-힣 ]+)(\*)?([+-])?([?!~])?>/g;

/** True for an adjective: it has no ㄴ다. */
export const isStative = (word: string): boolean => {
  const last = word.split(' ').at(-1) ?? word;
  const isState = (DEED_OF.get(last) ?? 'be') === 'be' && !/(?:지다|침묵하다)$/.test(last);
  return (ADJECTIVES.has(last) && isState) || /(?:있다|없다|같다|싶다|이다|아니다)$/.test(last);
};

/**
 * Settles the marks of a sentence: `<보다>` a predicate, `<춥다*>` an adjective, `<가다+>` always past, `<가다->` always
 * present, `<가다?>` a question, `<가다!>` a request, `<가다~>` a proposal, `^` 요 where the level has it; particles straight
 * after a slot by its final sound.
 */
export function settleMarks(text: string, { level, isPast }: Ending): string {
  const spoken = text.replace(/\^/g, POLITE.has(level) ? '요' : '');
  let ended = '';
  let from = 0;
  for (const found of spoken.matchAll(PREDICATE)) {
    const before = spoken.slice(0, found.index).split(SLOT_END).join('');
    ended += spoken.slice(from, found.index) + endPredicate(found, soundAfter(before), { level, isPast });
    from = found.index + found[0].length;
  }
  ended += spoken.slice(from);
  return tidy(settleParticles(ended));
}

function endPredicate(found: RegExpMatchArray, after: string, { level, isPast }: Ending): string {
  const [, word = '', stative, time, mood] = found;
  const parts = word.split(' ');
  const verb = parts.pop() as string;
  const ending = conjugate(verb, level, {
    past: time === '+' || (time === undefined && isPast && mood === undefined),
    stative: stative !== undefined || isStative(verb),
    mood: mood ? (MOODS[mood] ?? 'tell') : 'tell',
    after,
  });
  return [...parts, mood === '?' ? `${ending}?` : ending].join(' ');
}

/** Blanks, marks and numbers as they are written and said. */
export const tidy = (text: string): string =>
  spellDigits(
    text
      .replace(/\?\.|\?\?/g, '?')
      .replace(/\s+([,.?!…])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim(),
  );
