import { QUANTITIES } from './closed-words.ts';
import type { Token } from './tokens.ts';

/** 'An octopus who plays violins dreams of …': the relative clause has its verb, the subject before it has none. */
export function closesRelative(tagged: readonly Token[]): boolean {
  const relative = tagged.findLastIndex(
    ({ pos, lower }) => pos === 'relative' && /^(?:who|that|which|whose)$/.test(lower),
  );
  const start = tagged.findLastIndex(
    ({ isFirst, pos }, index) =>
      index <= relative && (isFirst || pos === 'joiner' || (pos === 'preposition' && opensAhead(tagged, index))),
  );
  const hasVerb = (part: readonly Token[]): boolean =>
    part.some(({ pos }) => pos === 'verb' || pos === 'be' || pos === 'have' || pos === 'modal');
  return relative > start && hasVerb(tagged.slice(relative)) && !hasVerb(tagged.slice(start, relative));
}

/** 'after the airline that …': the preposition joins a clause. */
const opensAhead = (tagged: readonly Token[], at: number): boolean =>
  /^(?:after|before|until|since|as)$/.test((tagged[at] as Token).lower) &&
  tagged.slice(at).some(({ pos }) => pos === 'relative');

/** No verb since the clause began. */
export function lacksVerb(tagged: readonly Token[]): boolean {
  for (let index = tagged.length - 1; index >= 0; index--) {
    const { pos, isFirst } = tagged[index] as Token;
    if (pos === 'verb' || pos === 'be' || pos === 'have' || pos === 'modal') {
      return false;
    }
    if (pos === 'joiner' || pos === 'relative' || isFirst) {
      return true;
    }
  }
  return true;
}

/** 'a deaf cartographer', 'a pair of boots': one acts, so that a word in -s behind it is its verb. */
export function endsSingular(tagged: readonly Token[]): boolean {
  let at = tagged.length - 1;
  let isCounted = false;
  while (at >= 0) {
    const { pos, lower, owns }: Token = tagged[at] as Token;
    if (pos === 'determiner') {
      return !owns && /^(?:an?|every|each|another)$/.test(lower);
    }
    const isOf: boolean = lower === 'of' && !isCounted && Object.hasOwn(QUANTITIES, tagged[at - 1]?.lower ?? '');
    if (!isOf && !/^(?:noun|adjective|name|age)$/.test(pos)) {
      return false;
    }
    isCounted ||= isOf;
    at--;
  }
  return false;
}

/** The word that opens the noun phrase at the end. */
function openerOf(tagged: readonly Token[]): Token | undefined {
  const at = tagged.findLastIndex(({ pos }) => !/^(?:noun|adjective|name|age)$/.test(pos));
  return at < tagged.length - 1 ? tagged[at] : undefined;
}

/** 'Two border', 'several police': a word in -s behind it is the noun that is counted. */
export function endsCounted(tagged: readonly Token[]): boolean {
  const opener = openerOf(tagged);
  return (
    (opener?.pos === 'number' && opener.lower !== 'one') ||
    /^(?:several|many|few|these|those|both|some|all|countless|various)$/.test(opener?.lower ?? '')
  );
}

/** 'the dam', 'his wife'. */
export const endsDetermined = (tagged: readonly Token[]): boolean =>
  /^(?:determiner|possessive)$/.test(openerOf(tagged)?.pos ?? '') && !endsCounted(tagged);

/** The clause began with 'while' or 'that': it must have a verb of its own. */
export function opensByJoiner(tagged: readonly Token[]): boolean {
  const opening = tagged.findLast(
    ({ pos }) => pos === 'joiner' || pos === 'relative' || pos === 'verb' || pos === 'be',
  );
  return opening?.pos === 'joiner' || opening?.pos === 'relative';
}
