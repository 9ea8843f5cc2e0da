import { and, eq, isNull } from 'drizzle-orm';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { findCaseStatesOfFilm } from '../require-publishable.ts';
import { films, type FilmRow } from '../tables.ts';

/** The film of a share link while it is valid: not withdrawn, deleted or hidden, and its owner not banned. */
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
  if (!film) {
    return undefined;
  }
  const owner = await findOpenAccount(executor, film.accountId);
  if (!owner || !siteRightsOf(owner.identity).usesSite) {
    return undefined;
  }
  return (await findCaseStatesOfFilm(executor, film)).has('hidden') ? undefined : film;
}

/** True while a film is shared under this id. */
export async function isShareOpen(executor: Executor, shareId: string): Promise<boolean> {
  return (await findSharedFilm(executor, { id: shareId })) !== undefined;
}
