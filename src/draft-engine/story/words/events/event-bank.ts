import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { StepKind } from '../../plot/plot.ts';
import type { EventGroup } from './deed-groups.ts';

/** Sentences of one kind of step. Slots in braces: {who} {other} {thing} {place}. */
export type StepSentences = Readonly<
  Partial<
    Record<
      Exclude<StepKind, 'talk' | 'opening' | 'portrait' | 'arrival' | 'insert' | 'cut_in' | 'reaction'>,
      readonly string[]
    >
  >
>;

/** Who asks ('doer': whoever does it; 'other': the other one), what, and what the other of the two answers. */
export type Talk = readonly [asker: 'doer' | 'other', ask: string, answer: string];

/** What a language says around the deeds of one group. `deed` adds to an event that is told already. */
interface GroupSentences extends StepSentences {
  talk: readonly Talk[];
}

export type EventBank = Readonly<Record<EventGroup, GroupSentences>>;

/** How films of a family are told. */
export type Cadence = 'dark' | 'comic' | 'selling' | 'plain' | 'spare' | 'warm' | 'quiet';

const CADENCES: Readonly<Record<FilmType, Cadence>> = {
  ads: 'selling',
  drama: 'quiet',
  comedy: 'comic',
  romance: 'quiet',
  martial_arts: 'spare',
  fantasy: 'warm',
  scifi: 'quiet',
  suspense: 'dark',
  horror: 'dark',
  action: 'spare',
  history: 'plain',
  war: 'spare',
  documentary: 'plain',
  animation: 'warm',
  crime: 'dark',
  adventure: 'spare',
  biography: 'quiet',
  disaster: 'spare',
  youth: 'quiet',
  family: 'warm',
  art: 'quiet',
  road: 'quiet',
  western: 'spare',
  detective: 'dark',
  education: 'plain',
  travel: 'quiet',
  nature: 'plain',
  variety: 'comic',
  news: 'plain',
};

/** Of ten sentences, how many come from the family's own before those of the deed. */
const SHARES: Readonly<Record<Cadence, number>> = {
  selling: 10,
  plain: 4,
  comic: 4,
  dark: 3,
  spare: 3,
  warm: 3,
  quiet: 2,
};

/** True where a sentence comes from the family's own first; `seed` decides. */
export const isCadenceFirst = (cadence: Cadence, seed: number): boolean => (seed >>> 3) % 10 < SHARES[cadence];

/** How films of a type are told. */
export const cadenceOf = (type: FilmType): Cadence => CADENCES[type];

/** What goes with any event in films of a family. */
export type CadenceBank = Readonly<Record<Cadence, StepSentences>>;

/** Sentences for what is not understood, or not told yet. */
export interface OpenSentences extends StepSentences {
  talk: readonly Talk[];
}
