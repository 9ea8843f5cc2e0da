import { and, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { normalisePhone } from '#src/shared/phone-number.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { IDENTITIES, type Identity } from './account.ts';
import { hasGivenMembership, identityNow } from './standing/identity-now.ts';
import { accounts } from './tables.ts';

/** An account as an admin sees it. */
export interface ManagedAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  /** The phone that it signs in with. */
  readonly phone: string | null;
  readonly identity: Identity;
  readonly isAdmin: boolean;
  /** Has a paid membership. */
  readonly isMember: boolean;
  /** Has a membership given by an admin, with an end or until it is withdrawn. */
  readonly isGivenMember: boolean;
  readonly givenMemberUntil: Date | null;
  readonly isSpecial: boolean;
  readonly bannedAt: Date | null;
  readonly createdAt: Date;
}

/** A page of a search. */
export interface AccountListing {
  /** A full id, part of a username or email address, or a full phone number. */
  readonly search: string;
  /** Further matches, found in the data of other slices. */
  readonly alsoFound: readonly string[];
  readonly identity?: keyof typeof IDENTITIES | undefined;
  /** The last account of the previous page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const MANAGED = {
  id: accounts.id,
  username: accounts.username,
  email: accounts.email,
  phone: accounts.phone,
  identity: identityNow,
  isAdmin: accounts.isAdmin,
  isMember: accounts.isMember,
  isGivenMember: hasGivenMembership,
  givenMemberUntil: accounts.givenMemberUntil,
  isSpecial: accounts.isSpecial,
  bannedAt: accounts.bannedAt,
  createdAt: accounts.createdAt,
};

/** The accounts that match a search, newest first; one more than `limit` when there are more. */
export async function listAccounts(executor: Executor, list: AccountListing): Promise<ManagedAccount[]> {
  const search = list.search.trim();
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const phone = normalisePhone(/^(\+|00)/.test(search) ? search : `+${search}`);
  const isFound = isUuid(search.toLowerCase())
    ? eq(accounts.id, search.toLowerCase())
    : or(
        ilike(accounts.username, part),
        ilike(accounts.email, part),
        phone === undefined ? undefined : eq(accounts.phone, phone),
        list.alsoFound.length > 0 ? inArray(accounts.id, [...list.alsoFound]) : undefined,
      );
  return executor
    .select(MANAGED)
    .from(accounts)
    .where(
      and(
        isNull(accounts.deletedAt),
        search === '' ? undefined : isFound,
        list.identity === undefined ? undefined : eq(identityNow, IDENTITIES[list.identity]),
        list.cursor === undefined
          ? undefined
          : sql`(${accounts.createdAt}, ${accounts.id}) < (select c.created_at, c.id from accounts c where c.id = ${list.cursor}::uuid)`,
      ),
    )
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(list.limit + 1);
}

/** One account as an admin sees it; undefined when there is none with this id, or it was closed. */
export async function findManagedAccount(executor: Executor, accountId: string): Promise<ManagedAccount | undefined> {
  const [row] = await executor
    .select(MANAGED)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return row;
}

/** These accounts as an admin sees them, by id; closed ones are absent. */
export async function findManagedAccounts(
  executor: Executor,
  accountIds: readonly string[],
): Promise<Map<string, ManagedAccount>> {
  if (accountIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select(MANAGED)
    .from(accounts)
    .where(and(inArray(accounts.id, [...new Set(accountIds)]), isNull(accounts.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** SQL for the ids of accounts whose name or address is like this pattern. */
export function matchesAccount(pattern: string): SQL {
  return sql`(select ${accounts.id} from ${accounts} where ${accounts.deletedAt} is null and (${accounts.username} ilike ${pattern} or ${accounts.email} ilike ${pattern}))`;
}

/**
 * Locks every admin's row until the transaction ends, in one order, so that two admins cannot remove each other's
 * rights. Returns their ids.
 */
export async function lockAdmins(executor: Executor): Promise<ReadonlySet<string>> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.isAdmin, true))
    .orderBy(accounts.id)
    .for('update');
  return new Set(rows.map(({ id }) => id));
}
