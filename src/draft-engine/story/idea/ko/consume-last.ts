import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { isFoodOrDrink } from '../foods.ts';
import { addRole, type ClauseDraft, type Draft, type PhraseDraft } from './draft.ts';
import { KOREAN_NEAREST_WORDS, NEAREST_ENDINGS } from './nearest-words.ts';
import { COUNTERS, NUMBERS } from './small-words.ts';

const TASTING = /^(?:먹다|마시다|맛보다|베어 물다|사 먹다)$/;
const BUYING = /^(?:사다|사 오다|구입하다|구매하다|주문하다)$/;
const OFFERING = /^(?:팔다|판매하다|내놓다|내오다|내밀다|권하다|진열하다|차리다|건네다|보여 주다)$/;

/**
 * 빵을 내놓는다. … 한 입 먹고 한 봉지 산다: a verb without an object of its own may mean what was told before. Food and drink are
 * tasted; what somebody else offers, or an amount of something, is bought.
 */
export function consumeLast(draft: Draft, own: readonly number[]): void {
  const { clauses, phrases } = draft;
  for (const index of own) {
    const clause = clauses[index] as ClauseDraft;
    const isBought = BUYING.test(clause.predicate);
    const isOpen = (isBought || TASTING.test(clause.predicate)) && clause.kind !== 'relative' && !clause.hasObject;
    if (!isOpen || clause.roles.some(({ role }) => role === 'patient')) {
      continue;
    }
    const isMeant = (phrase: number, before: ClauseDraft): boolean =>
      isBought
        ? isOffered(before, clause) || namesAmount(draft.text.slice(clause.from, clause.to))
        : isFood(phrases[phrase]?.head ?? '');
    const last = clauses
      .slice(0, index)
      .flatMap((before) => before.roles.map((each) => ({ ...each, before })))
      .findLast(
        ({ role, phrase, before }) =>
          role === 'patient' &&
          !/^(?:animate|place|time)$/.test(phrases[phrase]?.nounClass ?? '') &&
          isMeant(phrase, before),
      );
    if (last) {
      addRole(clause, 'patient', [last.phrase]);
    }
  }
}

/** What a verb of tasting may be said of: food, and animals that are caught; any other verb of anything. */
export const canTaste = ({ predicate }: ClauseDraft, phrase: PhraseDraft | undefined): boolean =>
  !TASTING.test(predicate) || phrase?.nounClass === 'animate' || isFood(phrase?.head ?? '');

/** Somebody else sells or shows it. */
const isOffered = ({ predicate, subject }: ClauseDraft, buying: ClauseDraft): boolean =>
  OFFERING.test(predicate) && !subject.some((phrase) => buying.subject.includes(phrase));

/** 두 그릇, 한 봉지 더. */
function namesAmount(text: string): boolean {
  const words = text.split(/\s+/);
  return words.some(
    (word, at) =>
      (Object.hasOwn(NUMBERS, word) || /^\d+$/.test(word)) &&
      [...(words[at + 1] ?? '')].some((_, end) => COUNTERS.has((words[at + 1] ?? '').slice(0, end + 1))),
  );
}

/** By the noun, else by its longest known end: 호박죽. */
function isFood(noun: string): boolean {
  for (let from = 0; from < noun.length; from++) {
    const part = noun.slice(from);
    const concepts = conceptsOfWords('ko').get(part) ?? [];
    const found = concepts[0] ?? listed(KOREAN_NEAREST_WORDS, part) ?? listed(NEAREST_ENDINGS, part);
    if (found !== undefined) {
      return isFoodOrDrink(found) || concepts.some(isFoodOrDrink);
    }
  }
  return false;
}

const listed = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
