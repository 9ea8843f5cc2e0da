import { circledTake, type FilmRows } from './film-rows.ts';
import { isBrought } from './tool-takes.ts';

/**
 * Keys of the characters that appear as uploaded: those whose circled picture is an upload, or was made of one. Of a
 * film that is being made for the first time also those that have no picture yet: the first of the cast, in the order
 * of upload.
 */
export function givenCharacterKeys(rows: Pick<FilmRows, 'film' | 'characters' | 'given' | 'takes'>): Set<string> {
  const positions = new Set(rows.film.editedAt === null ? rows.given.map(({ position }) => position) : []);
  const isGiven = ({ key, position }: FilmRows['characters'][number]): boolean => {
    const take = circledTake(rows, 'character_picture', key);
    return take ? isBrought(rows, take) : positions.has(position);
  };
  return new Set(rows.characters.filter(isGiven).map(({ key }) => key));
}
