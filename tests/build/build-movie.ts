import { randomUUID } from 'node:crypto';
import { communityScreen } from '#src/features/community/server/community-screen.ts';
import { films, type FilmRow } from '#src/features/film/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';

type Told = Parameters<typeof communityScreen.show>[1];

/** Rows of a public film of an account, without its files. Returns its id. */
export async function buildMovie(
  database: Pick<OpenDatabase, 'db'>,
  authorId: string,
  told: Partial<Omit<Told, 'filmId' | 'authorId'>> = {},
): Promise<string> {
  const filmId = randomUUID();
  const film: Told = {
    filmId,
    authorId,
    title: 'A film',
    logline: '',
    idea: '',
    type: 'drama',
    style: 'gouache',
    aspect: '16:9',
    language: 'en',
    durationSeconds: 20,
    coverFileId: null,
    movieFileId: null,
    drafted: true,
    remixable: false,
    remixOf: null,
    ...told,
  };
  await database.db.transaction(async (transaction) => {
    await transaction.insert(films).values({
      id: filmId,
      accountId: authorId,
      idempotencyKey: filmId,
      requestSha256: Buffer.alloc(32),
      idea: film.idea || film.title,
      title: film.title,
      type: film.type,
      style: 'gouache',
      language: film.language,
      aspect: film.aspect,
      shotCount: 4,
      seed: 1,
      shortSidePixels: 90,
      mode: 'one_click',
      models: {} as FilmRow['models'],
      allowedStage: 'movie',
      visibility: 'public',
      status: 'COMPLETED',
    });
    await communityScreen.show(transaction, film);
  });
  return filmId;
}
