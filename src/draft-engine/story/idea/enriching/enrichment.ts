import type { Language } from '#src/shared/language/languages.ts';
import type { TimeOfDay } from '../../place-spec.ts';

/** The small worlds in which ideas play. */
export const MILIEUS = [
  'food',
  'sport',
  'crime',
  'sea',
  'school',
  'love',
  'craft',
  'stage',
  'shop',
  'care',
  'country',
  'wonder',
  'anywhere',
] as const;
export type Milieu = (typeof MILIEUS)[number];

/** What makes an idea of a milieu richer: what may stand in the way, and what is there at an hour. */
export interface Enrichment {
  obstacles: readonly string[];
  hour: TimeOfDay;
  /** With `{time}` where the hour is said. */
  detail: string;
}

export type Enrichments = Readonly<Record<Milieu, Enrichment>>;

/** The detail of a milieu with its hour. */
export const detailOf = ({ detail, hour }: Enrichment, times: Readonly<Record<TimeOfDay, string>>): string =>
  detail.replace('{time}', times[hour]);

export type EnrichmentsByLanguage = Readonly<Record<Language, Enrichments>>;
