import type { PhraseRole } from '../text-reading.ts';
import type { DraftClause, LinkKind } from './drafts.ts';
import { JOINS, PREPOSITION_ROLES } from './function-words.ts';
import type { Item } from './phrases.ts';
import { isVerb } from './vocabulary.ts';

/** What was read before the verb of a clause. */
export interface Before {
  subjects: Item[];
  roles: { role: PhraseRole | 'passive'; item: Item }[];
  manner: string[];
  often?: DraftClause['often'];
  isNegated: boolean;
  mood: DraftClause['mood'];
  isPassive: boolean;
  /** 但, 可, 谁知 stand before. */
  isTwist?: boolean;
  /** 才, 却因此: what comes of the clause before. */
  isOutcome?: boolean;
  /** Whom the clause is about, where the verb has a subject of its own. */
  topic?: number[];
  from?: number;
  /** The next clause of the piece is joined so. */
  link?: LinkKind | 'though';
}

export const nothingBefore = (): Before => ({
  subjects: [],
  roles: [],
  manner: [],
  isNegated: false,
  mood: 'does',
  isPassive: false,
});

/** What the words before a verb say of its clause. */
export const toldBefore = (before: Before): Partial<DraftClause> => ({
  manner: before.manner,
  isNegated: before.isNegated,
  mood: before.mood,
  ...(before.often ? { often: before.often } : {}),
  ...(before.isOutcome ? { isOutcome: true } : {}),
  ...(before.isTwist ? { isTwist: true } : {}),
  ...(before.topic ? { topic: before.topic } : {}),
  ...(before.isPassive ? { isPassive: true } : {}),
});

/** How a preposition joins what follows, where no noun of its own follows. */
export function linkOf(word: string, hasNoun: boolean, hasVerb: boolean): Before['link'] {
  if (word === '为' && !hasNoun && hasVerb) {
    return 'so_that';
  }
  return hasNoun && PREPOSITION_ROLES[word] ? undefined : JOINS[word];
}

/** Prepositions that are verbs where no other verb follows. */
export const isAlsoVerbAlone = (word: string): boolean =>
  /^(?:给|到|用|拿|跟|靠|对|朝|往|受|遭|遭到|受到|遭受|离)$/.test(word);

/** How a clause that ends with a word of time hangs on the next. */
export function sinceKind(word: string): LinkKind {
  if (/前$/.test(word) && word !== '眼前') {
    return 'after';
  }
  return /后$|起$/.test(word) ? 'before' : 'when';
}

/** The verb that a noun of an event stands for. */
export function eventOf(noun: string): string | undefined {
  for (let start = 0; start < noun.length - 1; start++) {
    if (isVerb(noun.slice(start))) {
      return noun.slice(start);
    }
  }
  return undefined;
}

/** The nouns that a piece without a verb leaves. */
export function leftOver(items: readonly Item[]): { subjects: Item[]; places: Item[] } {
  const subjects: Item[] = [];
  const places: Item[] = [];
  items.forEach((item, index) => {
    const before = items[index - 1]?.token?.text ?? '';
    if (item.phrases && /^(?:在|于|从)$/.test(before)) {
      // Nobody who acts.
      places.push({ ...item, loc: item.loc ?? '里' });
    } else if (item.phrases && item.isPlace) {
      places.push(item);
    } else if (item.phrases && !PREPOSITION_ROLES[before]) {
      subjects.push(item);
    }
  });
  return { subjects, places };
}
