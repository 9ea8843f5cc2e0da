import type { FilmType } from '#src/shared/catalogue/film-types.ts';

/** Film types that tell of the world more than they act a story. */
export const TOLD_TYPES: ReadonlySet<FilmType> = new Set<FilmType>([
  'documentary',
  'education',
  'travel',
  'nature',
  'news',
  'ads',
  'biography',
]);
