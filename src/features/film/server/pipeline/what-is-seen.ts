import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { GivenPicture } from '#src/vendors/vendor.ts';
import { castOfShot } from '../../timeline/cast-of-shot.ts';
import { drawingOf } from '../../timeline/drawing-of.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { givenCharacterKeys } from '../state/given-character-keys.ts';
import { viewsOf } from '../state/views-of.ts';
import type { ShotRow, TakeRow } from '../tables.ts';

/** No model takes more pictures at a time. */
const MOST_VIEWS = 10;

/** The drawing of a shot as its plan says. */
export function shotDrawing({ film, characters, places, items }: FilmRows, shot: ShotRow): ShotDrawing {
  const { style, aspect, seed } = film;
  return drawingOf({ style, aspect, seed, characters, places, items }, shot);
}

/** Uploaded pictures of a shot's actors, by the actor's index in the drawing. */
export function givenPictures(rows: FilmRows, { plan }: ShotRow): { givenPictures?: GivenPicture[] } {
  const keys = givenCharacterKeys(rows);
  const pictures = plan.actors.flatMap(({ characterKey }, actorIndex): GivenPicture[] => {
    const picture = keys.has(characterKey) ? circledTake(rows, 'character_picture', characterKey)?.fileId : undefined;
    return picture ? [{ characterKey, actorIndex, picture }] : [];
  });
  return pictures.length > 0 ? { givenPictures: pictures } : {};
}

/** The circled pictures of whom and what is seen in a shot, then further views of the characters. */
export function castTakes(rows: FilmRows, { plan }: ShotRow): TakeRow[] {
  const cast = castOfShot(plan);
  const keys = cast.flatMap(({ kind, key }) => (kind === 'character_picture' ? [key] : []));
  return [
    ...cast.flatMap(({ kind, key }) => circledTake(rows, kind, key) ?? []),
    ...viewsOf(rows, keys).slice(0, MOST_VIEWS),
  ];
}
