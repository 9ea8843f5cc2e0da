import { UPLOAD } from './cut-ingredients.ts';
import { circledTake, type FilmRows } from './film-rows.ts';

/** File of the picture that its owner brought for a shot and that is used; undefined for one that was made. */
export function broughtPicture(rows: Pick<FilmRows, 'takes'>, shotId: string): string | undefined {
  const take = circledTake(rows, 'picture', shotId);
  return take?.inputs.model === UPLOAD ? (take.fileId ?? undefined) : undefined;
}
