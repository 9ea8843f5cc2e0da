import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { films, takes } from '../tables.ts';
import { tellAudience } from './tell-audience.ts';

/** Tells the audience of the public films that may show this file, after an admin has decided about it. */
export async function tellAudienceOfFile(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'audience'>,
  fileId: string,
): Promise<void> {
  const showing = transaction.select({ id: takes.filmId }).from(takes).where(eq(takes.fileId, fileId));
  const rows = await transaction
    .select({ id: films.id })
    .from(films)
    .where(
      and(
        or(inArray(films.id, showing), eq(films.coverFileId, fileId)),
        eq(films.visibility, 'public'),
        isNull(films.deletedAt),
      ),
    );
  for (const { id } of rows) {
    await tellAudience(transaction, dependencies, id);
  }
}
