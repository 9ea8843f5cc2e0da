import { and, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Account } from './account.ts';
import { identityNow } from './standing/identity-now.ts';
import { accounts } from './tables.ts';

/** These accounts by id, closed ones too. Unknown ids are absent. */
export async function findAccountsById(
  executor: Executor,
  accountIds: readonly string[],
): Promise<Map<string, Account>> {
  if (accountIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ id: accounts.id, username: accounts.username, identity: identityNow })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(accountIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The usernames of these accounts by id; closed ones are absent. */
export async function findUsernames(executor: Executor, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(and(inArray(accounts.id, [...new Set(accountIds)]), isNull(accounts.deletedAt)));
  return new Map(rows.map(({ id, username }) => [id, username]));
}
