import { isComplement } from './function-words.ts';
import type { Item } from './phrases.ts';
import { isVerb } from './vocabulary.ts';

/** A verb with the parts behind it: '救|下', '走|了|进去', '坐|在'. */
export interface WholeVerb {
  full: string;
  predicate: string;
  to: number;
  /** How many items it takes. */
  count: number;
}

export function wholeVerb(items: readonly Item[], at: number): WholeVerb {
  const [verb, ...behind] = items.slice(at, at + 6) as [Item, ...Item[]];
  const base = verb.token?.base ?? '';
  let { to } = verb;
  let full = base;
  let taken = 0;
  if (behind[0]?.token?.tag === 'asp' && isDirection(behind[1])) {
    to = behind[0].to;
    taken++;
  }
  while (isPart(behind[taken], behind[taken + 1], to) || isDirectionBehind(full, behind[taken], to)) {
    full += behind[taken]?.token?.text ?? '';
    to = (behind[taken] as Item).to;
    taken++;
  }
  return { full, predicate: knownForm(full, base), to, count: taken + 1 };
}

/** '围了过来' */
const isDirection = (item: Item | undefined): boolean =>
  /^(?:[过起出下上进回][来去]|走|开|掉|住)$/.test(item?.token?.text ?? '');

/** 钓上|来一条鱼 */
const isDirectionBehind = (full: string, item: Item | undefined, from: number): boolean =>
  item?.from === from && full.length > 1 && /[上下出进回过起]$/.test(full) && /^[来去]$/.test(item.token?.text ?? '');

function isPart(item: Item | undefined, after: Item | undefined, from: number): boolean {
  const { text, tag } = item?.token ?? { text: '', tag: 'comma' };
  const isOpen = /^(?:loc|v|prep|asp|adj|x|adv|not|join|n|time)$/.test(tag);
  return item?.from === from && isOpen && !/^[了着]$/.test(text) && isComplement(text) && !isOwnWord(text, after);
}

/** 去 and 来 before another verb, and 给 before a verb, are words of their own. */
function isOwnWord(word: string, after: Item | undefined): boolean {
  if (/^[来去]$/.test(word)) {
    return after?.token?.tag === 'v' || after?.phrases !== undefined;
  }
  return word === '给' && after?.phrases === undefined;
}

/** The longest form that is a known verb. */
function knownForm(whole: string, verb: string): string {
  const full = whole.replace(/在$/, '') || whole;
  for (let length = full.length; length > verb.length; length--) {
    if (isVerb(full.slice(0, length))) {
      return full.slice(0, length);
    }
  }
  // 送错, 敲开: the verb without its part is known.
  const part = verb.slice(0, -1);
  if (isVerb(verb) || !(isComplement(verb.slice(-1)) && isVerb(part))) {
    return isVerb(verb) ? verb : full;
  }
  return part;
}

/** '看不清': the verb that cannot be done. */
export function deniedVerb(word: string): string | undefined {
  const verb = /^(.{1,2})不(.{1,2})$/.exec(word)?.[1];
  return verb && !isVerb(word) && isVerb(verb) ? verb : undefined;
}
