import { and, eq, inArray, isNull } from 'drizzle-orm';
import { drawingsOf, type DrawingFinder } from '#src/foundation/generation/server/find-drawings.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import { films, takes } from '../tables.ts';

/** How the draft engine drew pictures of an account's films: their files belong to takes. */
export const findFilmDrawings: DrawingFinder = async (executor, accountId, fileIds) => {
  const rows = await executor
    .select({ fileId: takes.fileId, request: generations.request })
    .from(takes)
    .innerJoin(films, eq(films.id, takes.filmId))
    .innerJoin(generations, eq(generations.id, takes.generationId))
    .where(
      and(
        eq(films.accountId, accountId),
        isNull(films.deletedAt),
        eq(generations.kind, 'image'),
        eq(generations.vendor, 'draft'),
        inArray(takes.fileId, [...fileIds]),
      ),
    );
  return drawingsOf(rows);
};
