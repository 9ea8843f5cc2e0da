import { DEEDS, type DeedId } from '../deeds.ts';
import { JAPANESE_DEEDS } from './deed-words.ts';

let index: Map<string, DeedId> | undefined;

function deedIndex(): Map<string, DeedId> {
  if (!index) {
    index = new Map();
    for (const deed of DEEDS) {
      for (const word of JAPANESE_DEEDS[deed].split(', ')) {
        if (!index.has(word)) {
          index.set(word, deed);
        }
      }
    }
  }
  return index;
}

/** Whether the deeds have a verb in this dictionary form. */
export const isDeedWord = (base: string): boolean => deedIndex().has(base);

const E_ROWS = 'えけげせてねべめれ';
const U_ROWS = 'うくぐすつぬぶむる';

/** The deed of a verb in its dictionary form. */
export const deedOf = (base: string): DeedId | undefined => deedIndex().get(base);

/** '話せる' can also be 'can 話す': the plain verb, if only that is known. */
export function plainOfPotential(base: string): string | undefined {
  const row = E_ROWS.indexOf(base.at(-2) ?? '');
  if (isDeedWord(base) || row < 0 || !base.endsWith('る')) {
    return undefined;
  }
  const plain = base.slice(0, -2) + U_ROWS[row];
  return isDeedWord(plain) ? plain : undefined;
}
