import type { FilmRows } from './film-rows.ts';

/** Keys of the characters with uploaded pictures: the first of the cast, in the order of upload. */
export function givenCharacterKeys(rows: Pick<FilmRows, 'characters' | 'given'>): Set<string> {
  const positions = new Set(rows.given.map(({ position }) => position));
  return new Set(rows.characters.filter(({ position }) => positions.has(position)).map(({ key }) => key));
}
