import type { FilmType } from '#src/shared/catalogue/film-types.ts';

/** How a course of events feels; a plot says for which of these it was written. */
const TONES = ['warm', 'light', 'dark', 'bold', 'told', 'sold'] as const;
export type Tone = (typeof TONES)[number];

/** What each film type asks of a plot, the most fitting first. */
export const TONES_OF_TYPE: Readonly<Record<FilmType, readonly [Tone, ...Tone[]]>> = {
  ads: ['sold'],
  drama: ['warm'],
  comedy: ['light'],
  romance: ['warm'],
  martial_arts: ['bold'],
  fantasy: ['warm', 'bold'],
  scifi: ['bold', 'warm'],
  suspense: ['dark'],
  horror: ['dark'],
  action: ['bold'],
  history: ['bold', 'warm'],
  war: ['bold'],
  documentary: ['told'],
  animation: ['light', 'warm'],
  crime: ['dark'],
  adventure: ['bold', 'light'],
  biography: ['told', 'warm'],
  disaster: ['bold'],
  youth: ['warm', 'light'],
  family: ['warm', 'light'],
  art: ['warm'],
  road: ['light', 'warm'],
  western: ['bold'],
  detective: ['dark'],
  education: ['told'],
  travel: ['told'],
  nature: ['told'],
  variety: ['light'],
  news: ['told'],
};
