import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { wakeArchive } from './create-archive.ts';
import { wakeDeletion } from './delete-account.ts';
import type { ProfileDependencies } from './profile-dependencies.ts';
import { accountDeletions, archives } from './tables.ts';

const MOST_AT_ONCE = 100;

/** Wakes archives and deletions of accounts that were quiet for a while: their wake-up was lost or their worker died. */
export async function wakeQuietAccounts(
  dependencies: Pick<ProfileDependencies, 'db' | 'queue'>,
  quietForSeconds = 600,
): Promise<void> {
  const quiet = sql`now() - make_interval(secs => ${quietForSeconds})`;
  const unpacked = await dependencies.db
    .select()
    .from(archives)
    .where(and(eq(archives.state, 'pending'), sql`greatest(${archives.rungAt}, ${archives.aliveAt}) < ${quiet}`))
    .limit(MOST_AT_ONCE);
  for (const row of unpacked) {
    await dependencies.db.transaction((transaction) => wakeArchive(transaction, dependencies, row));
  }
  const unforgotten = await dependencies.db
    .select()
    .from(accountDeletions)
    .where(and(isNull(accountDeletions.finishedAt), lt(accountDeletions.rungAt, quiet)))
    .limit(MOST_AT_ONCE);
  for (const row of unforgotten) {
    await dependencies.db.transaction((transaction) => wakeDeletion(transaction, dependencies, row));
  }
}
