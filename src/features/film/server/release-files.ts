import { eq } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { NO_STEMS, stemsOf } from './final-cut/cut-stems.ts';
import { cuts, filmGivenCharacters, films, filmUpscales, takes, type FilmRow } from './tables.ts';

/** Deletes all files of a film that no other film (a copy) uses. The caller holds the film's lock. */
export async function releaseFiles(transaction: Transaction, { id, accountId }: FilmRow): Promise<void> {
  const [film] = await transaction.select({ cover: films.coverFileId }).from(films).where(eq(films.id, id));
  const made = await transaction.select({ file: takes.fileId }).from(takes).where(eq(takes.filmId, id));
  const beside = await transaction.select().from(cuts).where(eq(cuts.filmId, id));
  const given = await transaction
    .delete(filmGivenCharacters)
    .where(eq(filmGivenCharacters.filmId, id))
    .returning({ file: filmGivenCharacters.fileId });
  const larger = await transaction
    .delete(filmUpscales)
    .where(eq(filmUpscales.filmId, id))
    .returning({ file: filmUpscales.fileId });
  await transaction.update(films).set({ coverFileId: null }).where(eq(films.id, id));
  await transaction.update(takes).set({ fileId: null }).where(eq(takes.filmId, id));
  await transaction
    .update(cuts)
    .set({ subtitlesFileId: null, thumbnailsFileId: null, ...NO_STEMS })
    .where(eq(cuts.filmId, id));
  const named = [
    film?.cover,
    ...[...made, ...given, ...larger].map(({ file }) => file),
    ...beside.flatMap((cut) => [
      cut.subtitlesFileId,
      cut.thumbnailsFileId,
      ...stemsOf(cut).map(({ fileId }) => fileId),
    ]),
  ];
  await forgetFiles(
    transaction,
    accountId,
    named.flatMap((file) => file ?? []),
  );
}
