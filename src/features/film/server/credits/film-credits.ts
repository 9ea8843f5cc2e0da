import { and, asc, eq } from 'drizzle-orm';
import { findUsernames } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import { isOpenAccount } from '#src/foundation/accounts/server/is-open-account.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { FilmCredit } from '../../film-view-contract.ts';
import { filmCredits } from '../tables.ts';

/** Knows the titles of films that anybody may see. */
interface PublicTitles {
  findTitles(executor: Executor, filmIds: readonly string[]): Promise<Map<string, string>>;
}

/** Credits of one film: of a longer line the first film and the nearest ones stay. */
const MOST = 20;

/** The credits of a film go on to what is made of it; `source` is the film itself, where it is somebody else's. */
export async function copyCredits(
  transaction: Transaction,
  {
    from,
    to,
    source = [],
  }: { from: string; to: string; source?: { sourceId: string; authorId: string; title: string }[] },
): Promise<void> {
  const before = await transaction
    .select()
    .from(filmCredits)
    .where(eq(filmCredits.filmId, from))
    .orderBy(asc(filmCredits.position));
  const line = [...source, ...before];
  const kept = line.length > MOST ? [...line.slice(0, MOST - 1), ...line.slice(-1)] : line;
  if (kept.length > 0) {
    await transaction.insert(filmCredits).values(
      kept.map(({ sourceId, authorId, title }, index) => ({
        filmId: to,
        position: index + 1,
        sourceId,
        authorId,
        title,
      })),
    );
  }
}

/** The film that this one was copied from; null of one of its owner's own. */
export async function findSource(executor: Executor, filmId: string): Promise<string | null> {
  const [nearest] = await executor
    .select({ sourceId: filmCredits.sourceId })
    .from(filmCredits)
    .where(and(eq(filmCredits.filmId, filmId), eq(filmCredits.position, 1)));
  return nearest?.sourceId ?? null;
}

/**
 * The films that this one was made after, the nearest first, with three queries. One that anybody may see has its title
 * of now and a link; of every other one only the title is told that it had in public when it was copied, so that
 * nothing is learned of what became of it. An author who is gone or banned is not named.
 */
export async function readCredits(executor: Executor, audience: PublicTitles, filmId: string): Promise<FilmCredit[]> {
  const rows = await executor
    .select({
      sourceId: filmCredits.sourceId,
      authorId: filmCredits.authorId,
      title: filmCredits.title,
      isOpen: isOpenAccount(filmCredits.authorId),
    })
    .from(filmCredits)
    .where(eq(filmCredits.filmId, filmId))
    .orderBy(asc(filmCredits.position));
  if (rows.length === 0) {
    return [];
  }
  const titles = await audience.findTitles(
    executor,
    rows.map(({ sourceId }) => sourceId),
  );
  const names = await findUsernames(
    executor,
    rows.flatMap(({ authorId, isOpen }) => (isOpen && authorId) || []),
  );
  return rows.map(({ sourceId, authorId, title }) => {
    const username = names.get(authorId ?? '');
    return {
      filmId: titles.has(sourceId) ? sourceId : null,
      title: titles.get(sourceId) ?? title,
      author: authorId !== null && username !== undefined ? { id: authorId, username } : null,
    };
  });
}

/** Takes the name of a closed account out of the credits of others. */
export async function forgetCredited(executor: Executor, accountId: string): Promise<void> {
  await executor.update(filmCredits).set({ authorId: null }).where(eq(filmCredits.authorId, accountId));
}
