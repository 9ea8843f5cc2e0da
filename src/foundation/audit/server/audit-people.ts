import { eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { auditPeople } from './tables.ts';

/**
 * The alias that stands for an account in the audit; created on first use. It leads back to the account only while that
 * exists.
 */
export async function aliasOf(transaction: Transaction, accountId: string): Promise<string> {
  await transaction.insert(auditPeople).values({ accountId }).onConflictDoNothing();
  const alias = await findAlias(transaction, accountId);
  if (alias === undefined) {
    throw new Error('the alias was neither found nor made');
  }
  return alias;
}

/** The alias of an account; undefined when the audit does not mention it. */
export async function findAlias(executor: Executor, accountId: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ alias: auditPeople.alias })
    .from(auditPeople)
    .where(eq(auditPeople.accountId, accountId));
  return row?.alias;
}

/** The accounts behind aliases, those that still exist. */
export async function findPeople(executor: Executor, aliases: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (aliases.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select()
    .from(auditPeople)
    .where(inArray(auditPeople.alias, [...new Set(aliases)]));
  return new Map(rows.map(({ alias, accountId }) => [alias, accountId]));
}

/**
 * Removes the link from an account's alias to the account (SEC-23). Its entries stay unchanged, about an unknown
 * person.
 */
export async function forgetAuditPerson(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(auditPeople).where(eq(auditPeople.accountId, accountId));
}
