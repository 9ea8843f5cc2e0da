import { familyOf, singular } from './nouns.ts';
import { isCut, type Token } from './tokens.ts';
import { isPluralNoun } from './word-context.ts';
import { isNumber } from './words.ts';

const GIVES = /^(?:give|hand|bring|show|send|offer|lend|pay|buy|pass|promise|serve|teach|tell|fetch|bake|cook|feed)$/;
const BRINGS = /^(?:give|hand|bring|send|offer|buy|pass|serve|fetch)$/;
const MASS = /^(?:bread|soup|food|water|tea|coffee|milk|money|medicine|rice|cake|fruit|honey|wine|jewellery|jewelry)$/;

/** 'gives her three eggs', 'brings her flowers': she gets what follows; not 'gives her two dogs a bone'. */
export function isGivenTo(verb: Token | undefined, next: Token | undefined, later: Token | undefined): boolean {
  const does = (which: RegExp): boolean => verb?.forms.some(({ base }) => which.test(base)) ?? false;
  if (next === undefined || isCut(next) || !does(GIVES)) {
    return false;
  }
  if (isNumber(next.lower)) {
    return later !== undefined && !isCut(later) && isThing(later);
  }
  const isWhole = later === undefined || isCut(later) || /^(?:and|but|every|each|in|at|for|on)$/.test(later.lower);
  return does(BRINGS) && isWhole && isThing(next) && (MASS.test(next.lower) || isPluralNoun({ ...next, pos: 'noun' }));
}

const isThing = ({ lower }: Token): boolean => !/^(?:person|animal)$/.test(familyOf(singular(lower, true)) ?? '');
