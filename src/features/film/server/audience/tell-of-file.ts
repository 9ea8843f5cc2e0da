import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { findSameFiles } from '#src/foundation/files/server/find-same-files.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { films, takes } from '../tables.ts';

/** Tells the audience of the public films that may show this file, after an admin has decided about it. */
export async function tellAudienceOfFile(
  transaction: Transaction,
  { audience }: Pick<FilmDependencies, 'audience'>,
  fileId: string,
): Promise<void> {
  const same = await findSameFiles(transaction, [fileId]);
  const showing = transaction.select({ id: takes.filmId }).from(takes).where(inArray(takes.fileId, same));
  const rows = await transaction
    .select({ id: films.id })
    .from(films)
    .where(
      and(
        or(inArray(films.id, showing), inArray(films.coverFileId, same)),
        eq(films.visibility, 'public'),
        isNull(films.deletedAt),
      ),
    );
  for (const { id } of rows) {
    await audience.tell(transaction, id);
  }
}
