import type { Language } from '#src/shared/language/languages.ts';
import type { SeenDeedId } from '../deeds/closer-deeds.ts';

/** To whom or what it has to be done for a verb to look like this. */
export type DoneTo = 'somebody' | 'something' | 'things_alone' | 'anything' | 'nobody';

/** A look and the verbs, in their dictionary forms, that look like it. */
export interface CloserWords {
  seen: SeenDeedId;
  doneTo: DoneTo;
  words: Readonly<Record<Language, string>>;
}
