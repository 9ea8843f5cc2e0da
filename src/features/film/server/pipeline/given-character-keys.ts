import type { FilmRows } from './film-rows.ts';

/**
 * Keys of the characters whose pictures the owner brought along: the first of the cast, in the order in which they
 * came.
 */
export function givenCharacterKeys(rows: Pick<FilmRows, 'characters' | 'given'>): Set<string> {
  const positions = new Set(rows.given.map(({ position }) => position));
  return new Set(rows.characters.filter(({ position }) => positions.has(position)).map(({ key }) => key));
}
