import type { Token } from './tokens.ts';

/** 'An octopus who plays violins dreams of …': the relative clause has its verb, the subject before it has none. */
export function closesRelative(tagged: readonly Token[]): boolean {
  const relative = tagged.findLastIndex(({ pos, lower }) => pos === 'relative' && lower === 'who');
  const start = tagged.findLastIndex(({ isFirst }) => isFirst);
  const hasVerb = (part: readonly Token[]): boolean =>
    part.some(({ pos }) => pos === 'verb' || pos === 'be' || pos === 'have' || pos === 'modal');
  return relative > start && hasVerb(tagged.slice(relative)) && !hasVerb(tagged.slice(start, relative));
}

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

/** The clause began with 'while' or 'that': it must have a verb of its own. */
export function opensByJoiner(tagged: readonly Token[]): boolean {
  const opening = tagged.findLast(
    ({ pos }) => pos === 'joiner' || pos === 'relative' || pos === 'verb' || pos === 'be',
  );
  return opening?.pos === 'joiner' || opening?.pos === 'relative';
}
