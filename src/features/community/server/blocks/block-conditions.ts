import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { blockedPeople } from './tables.ts';

/** SQL condition: this reader has neither muted nor blocked the person; always true for a visitor. */
export function isWelcomeTo(readerId: string | undefined, person: AnyColumn): SQL | undefined {
  return readerId === undefined
    ? undefined
    : sql`not exists (select from ${blockedPeople} where account_id = ${readerId} and person_id = ${person})`;
}

/** SQL condition: the reader sees what this person writes: neither has blocked the other, and the reader muted nobody. */
export function isHeardBy(readerId: string | undefined, person: AnyColumn): SQL | undefined {
  return readerId === undefined
    ? undefined
    : sql`not exists (
        select from ${blockedPeople} where account_id = ${readerId} and person_id = ${person}
        union all
        select from ${blockedPeople} where account_id = ${person} and person_id = ${readerId} and kind = 'block')`;
}

/** True where `accountId` has muted or blocked this person. */
export async function hasSilenced(
  executor: Executor,
  { accountId, personId }: { accountId: string; personId: string },
): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select from ${blockedPeople} where account_id = ${accountId} and person_id = ${personId}`,
  );
  return rows.length > 0;
}

/**
 * Refuses what somebody does with a film or a comment of a person who has blocked them, or whom they have blocked. It
 * does not say so. Throws NOT_POSSIBLE_HERE.
 */
export async function requireWelcome(
  executor: Executor,
  { accountId, personId }: { accountId: string; personId: string },
): Promise<void> {
  const { rows } = await executor.execute(sql`
    select from ${blockedPeople} where kind = 'block' and (
      (account_id = ${personId} and person_id = ${accountId}) or (account_id = ${accountId} and person_id = ${personId}))`);
  if (rows.length > 0) {
    throw new AppError('NOT_POSSIBLE_HERE');
  }
}
