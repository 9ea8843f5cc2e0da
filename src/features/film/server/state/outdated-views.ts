import type { FigureSpec } from '#src/draft-engine/story/figure-spec.ts';
import type { TakeRow } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';
import { isOutdated, recipeOf } from './made-from.ts';

/** True for a further picture of a character that was drawn in a look, or of a figure, that the film no longer has. */
export function isOutdatedView(rows: FilmRows, take: TakeRow): boolean {
  const { view, figure } = take.inputs;
  if (view === undefined || rows.film.editedAt === null) {
    return false;
  }
  return isOutdated(recipeOf(figure ? withFace(rows, take.assetKey, figure) : rows), take);
}

/** The character as it now is, with the face that is shown. */
function withFace(rows: FilmRows, key: string, face: FigureSpec): FilmRows {
  const features = face.kind === 'person' ? { features: face.features } : {};
  return {
    ...rows,
    characters: rows.characters.map((member) =>
      member.key === key ? { ...member, figure: { ...member.figure, ...features } as FigureSpec } : member,
    ),
  };
}
