import { randomUUID } from 'node:crypto';
import type { Parts } from '#src/apps/parts.ts';
import { editFilm } from '#src/features/film/server/editing/edit-film.ts';
import { makeFinalCut } from '#src/features/film/server/pipeline/make-final-cut.ts';
import { loadFilmRows } from '#src/features/film/server/state/film-rows.ts';

/** Lets one shot of a finished film be seen from another height, as the editor does, and asks for the film again. */
export async function changeShot(
  parts: Parts,
  { accountId, filmId, number }: { accountId: string; filmId: string; number: number },
): Promise<void> {
  const rows = await loadFilmRows(parts.db, filmId);
  const shot = rows?.shots[number - 1];
  if (!rows || !shot) {
    throw new RangeError(`the film has no shot ${number}`);
  }
  await editFilm(parts, {
    accountId,
    filmId,
    version: rows.film.version,
    batchId: randomUUID(),
    edits: [{ kind: 'shot', id: shot.id, set: { angle: shot.plan.angle === 'high' ? 'low' : 'high' } }],
  });
  await makeFinalCut(parts, { accountId, filmId });
}
