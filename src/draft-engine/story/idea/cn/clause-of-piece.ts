import type { Before } from './before-verb.ts';
import { addRoles, type DraftClause } from './drafts.ts';
import type { Item } from './phrases.ts';

export const isWish = ({ mood }: { mood: string }): boolean => mood === 'wants' || mood === 'refuses';

/** The tag of a word; 'np' for a phrase, nothing behind the end. */
export const tagOf = (item: Item | undefined): string => item?.token?.tag ?? (item?.phrases ? 'np' : '');

/** A clause of which nothing but its verb is known. */
export const emptyClause = (predicate: string, full: string, from: number, to: number): DraftClause => ({
  from,
  to,
  kind: 'main',
  predicate,
  full,
  roles: [],
  manner: [],
  isNegated: false,
  mood: 'does',
});

/** '队长为救队员割断绳索': the second verb is what he does. */
export const isForPurpose = ({ subjects, isPassive, link }: Before, { kind }: DraftClause): boolean =>
  !link && subjects.length === 0 && !isPassive && kind === 'main';

/** A state without a verb: '夜色很美', and a noun alone, belong to the clause before. */
export function addStates(current: DraftClause | undefined, { roles }: Before): void {
  for (const { role, item } of current ? roles : []) {
    addRoles(current as DraftClause, role === 'passive' ? 'agent' : role, item.phrases as number[]);
  }
}

/** '一边修鞋一边说', '一边做饭，一边唱歌': of the clauses of a sentence, both are done at one time. */
export function meanwhile(found: readonly DraftClause[]): void {
  const both = found.filter(({ manner }) => manner.some((word) => /^一[边面]$/.test(word)));
  const [first, second] = both;
  if (first && second) {
    Object.assign(second, { kind: 'when', on: first });
    both.forEach((clause) => (clause.manner = clause.manner.filter((word) => !/^一[边面]$/.test(word))));
  }
}
