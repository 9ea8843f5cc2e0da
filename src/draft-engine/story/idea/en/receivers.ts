import { familyOf, GENDERED, singular } from './nouns.ts';
import { isCut, isOneOf, type Token } from './tokens.ts';
import { isPluralNoun } from './word-context.ts';
import { isNumber } from './words.ts';

const GIVES = /^(?:give|hand|bring|show|send|offer|lend|pay|buy|promise|teach|tell|fetch|bake|cook|feed)$/;
const BRINGS = /^(?:give|hand|bring|send|offer|buy|fetch)$/;
const MASS = /^(?:bread|soup|food|water|tea|coffee|milk|money|medicine|rice|cake|fruit|honey|wine|jewellery|jewelry)$/;

/**
 * 'gives her three eggs', 'brings her flowers': she gets what follows, where she is somebody named before; not 'gives
 * her two dogs a bone', nor 'A woman buys her groceries', whose they are.
 */
export function isGivenTo(before: readonly Token[], next: Token | undefined, later: Token | undefined): boolean {
  const verb = before.at(-1);
  const does = (which: RegExp): boolean => verb?.forms.some(({ base }) => which.test(base)) ?? false;
  if (next === undefined || isCut(next) || !does(GIVES) || !hasOtherShe(before.slice(0, -1))) {
    return false;
  }
  if (isNumber(next.lower)) {
    return later !== undefined && !isCut(later) && isThing(later);
  }
  const isWhole = later === undefined || isCut(later) || /^(?:and|but|every|each|in|at|for|on)$/.test(later.lower);
  return does(BRINGS) && isWhole && isThing(next) && (MASS.test(next.lower) || isPluralNoun({ ...next, pos: 'noun' }));
}

const isThing = ({ lower }: Token): boolean => !/^(?:person|animal)$/.test(familyOf(singular(lower, true)) ?? '');

const isShe = ({ lower }: Token): boolean => /^(?:she|her|herself)$/.test(lower);

const sexOf = (token: Token): 'feminine' | 'masculine' | undefined =>
  isShe(token) ? 'feminine' : (GENDERED[singular(token.lower, true)] ?? token.gender);

/** A woman was named besides whoever acts; of a man's deed, somebody who may be one. */
function hasOtherShe(before: readonly Token[]): boolean {
  const people = before.filter(
    (token) =>
      isOneOf(token, 'noun', 'name', 'pronoun') &&
      (sexOf(token) !== undefined || familyOf(singular(token.lower, true)) === 'person'),
  );
  const doer = doerIn(before, people);
  const others = people.filter((one) => one !== doer && !(doer && isShe(doer) && isShe(one)));
  if (doer && isShe(doer)) {
    // She is one of those.
    others.splice(
      others.findIndex((one) => sexOf(one) !== 'masculine'),
      1,
    );
  }
  const isMan = doer !== undefined && (sexOf(doer) === 'masculine' || doer.lower === 'he');
  return others.some((one) => (isMan ? sexOf(one) !== 'masculine' : sexOf(one) === 'feminine'));
}

/** Whoever stands last before the verb; behind 'and' or a comma whoever opens the sentence. */
function doerIn(before: readonly Token[], people: readonly Token[]): Token | undefined {
  const last = before.findLast((token) => !isOneOf(token, 'adverb', 'modal', 'have', 'be', 'do', 'not'));
  if (last && !isOneOf(last, 'and', 'joiner')) {
    return people.at(-1);
  }
  const start = before.findLastIndex(({ isFirst }) => isFirst);
  return people.find((one) => before.indexOf(one) >= start);
}
