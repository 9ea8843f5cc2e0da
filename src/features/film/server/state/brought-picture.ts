import { circledTake, type FilmRows } from './film-rows.ts';
import { isBrought } from './tool-takes.ts';

/** File of the picture that its owner brought for a shot, or had changed, and that is used; undefined for others. */
export function broughtPicture(rows: Pick<FilmRows, 'takes'>, shotId: string): string | undefined {
  const take = circledTake(rows, 'picture', shotId);
  return take && isBrought(rows, take) ? (take.fileId ?? undefined) : undefined;
}
