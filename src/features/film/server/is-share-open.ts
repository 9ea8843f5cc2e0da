import { and, eq, isNull } from 'drizzle-orm';
import { IDENTITIES } from '#src/foundation/accounts/server/account.ts';
import { findAccount } from '#src/foundation/accounts/server/find-account.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { films, type FilmRow } from './tables.ts';

/** The film that is shared so, if it still is: not withdrawn, not deleted, and its owner not banned. */
export async function findSharedFilm(
  executor: Executor,
  share: { id: string } | { token: string },
): Promise<FilmRow | undefined> {
  const [film] = await executor
    .select()
    .from(films)
    .where(
      and('id' in share ? eq(films.shareId, share.id) : eq(films.shareToken, share.token), isNull(films.deletedAt)),
    );
  if (!film) return undefined;
  const owner = await findAccount(executor, film.accountId);
  return owner && owner.identity !== IDENTITIES.banned ? film : undefined;
}

/** True while a film is shared under this id. */
export async function isShareOpen(executor: Executor, shareId: string): Promise<boolean> {
  return (await findSharedFilm(executor, { id: shareId })) !== undefined;
}
