import type { NounClass } from './dictionary.ts';
import { type Case, particleOf } from './particles.ts';
import { COUNTER_NOUNS, COUNTERS, DETERMINERS, HOLDERS, NUMBERS } from './small-words.ts';

/** A noun that counts, with its particle. */
interface Counter {
  noun: string;
  case: Case;
  isTopical: boolean;
  nounClass: NounClass | undefined;
}

/** What stands before a word. */
interface WordBefore {
  kind: string;
  case: Case;
  comma: boolean;
}

/** 명을, 살: a word that counts, with its particle. */
export function counterIn(text: string): Counter | undefined {
  for (let length = 0; length <= Math.min(3, text.length - 1); length++) {
    const noun = text.slice(0, text.length - length);
    const particle = length === 0 ? undefined : particleOf(noun, text.slice(-length));
    if (COUNTERS.has(noun) && !COUNTER_NOUNS.has(noun) && (length === 0 || particle)) {
      return {
        noun,
        case: particle?.case ?? 'none',
        isTopical: particle?.isTopical ?? false,
        nounClass: HOLDERS.has(noun) ? 'thing' : undefined,
      };
    }
  }
  return undefined;
}

/** 온 마을: all of it, and nobody comes. */
const WHOLE =
  /^(?:마을|세상|동네|나라|집안|가족|도시|세계|몸|하늘|우주|섬|숲|바다|국민|거리|학교|회사|지구|식구|방|들판)/;
/** What somebody is like who is called by it. */
export const ONE_EYED = /^(?:외눈박이|외다리|애꾸눈|점박이|얼룩)$/;

export const isWhole = (text: string, behind: string): boolean => text === '온' && WHOLE.test(behind);

const COUNTED_TIME = /씩$|^(?:번|시간|달|해|주일|차례|시|분|날|밤|걸음|순간)(?:도|만|씩|에|을|를|의|째)?$/;

/** 나이 많은, 욕심이 많은. */
const isSaidOf = (before: WordBefore | undefined): boolean =>
  before?.kind === 'noun' && !before.comma && (before.case === 'none' || before.case === 'subject');

/** A determiner or number, unless a verb is likelier here: '나이 많은', '책임을 한'. */
export function isDeterminer(
  text: string,
  { before, behind }: { before: WordBefore | undefined; behind: string },
  mayBeVerb: boolean,
): boolean {
  if (!DETERMINERS.has(text) && NUMBERS[text] === undefined) {
    return false;
  }
  if ((text === '많은' && isSaidOf(before)) || (text === '이' && before?.kind === 'verb')) {
    return false;
  }
  const counts = counterIn(behind) !== undefined || COUNTED_TIME.test(behind) || isWhole(text, behind);
  return counts || !mayBeVerb;
}
