import { BOND_KINDS } from './lists/age-words.ts';
import { readPeople } from './read-people.ts';

const BONDS: ReadonlySet<string> = new Set(BOND_KINDS);

/** Whether a text has any word of love, marriage or worse, whoever is meant, in any of the four languages. */
export function speaksOfLove(text: string): boolean {
  return readPeople(text).marks.some(({ kind }) => BONDS.has(kind));
}
