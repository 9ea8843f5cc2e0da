import { desc, getTableColumns, sql } from 'drizzle-orm';
import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { cursorTime, isAfterCursor, readCursor, writeCursor } from '#src/platform/server/database/page-cursor.ts';
import type { Currency } from '#src/shared/catalogue/offers.ts';
import { paymentActs, type PaymentActRow } from './tables.ts';

/** Acts have no id of their own: it is derived from their key. */
const POSITION = {
  time: paymentActs.createdAt,
  id: sql<string>`md5(${paymentActs.kind} || ' ' || ${paymentActs.subjectId})::uuid`,
};

/**
 * A page of automatic cancellations and refunds, done or waiting, newest first, with the names of the accounts. Throws
 * INVALID_DATA for an invalid cursor.
 */
export async function listPaymentActs(
  executor: Executor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await executor
    .select({ ...getTableColumns(paymentActs), cursor: { at: cursorTime(POSITION.time), id: POSITION.id } })
    .from(paymentActs)
    .where(cursor === undefined ? undefined : isAfterCursor(POSITION, readCursor(cursor)))
    .orderBy(desc(POSITION.time), desc(POSITION.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { acts: await presentActs(executor, page), next: last ? writeCursor(last.cursor) : null };
}

async function presentActs(executor: Executor, rows: readonly PaymentActRow[]) {
  const people = await findAccountsById(
    executor,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) => {
    const { kind, subjectId, reason, accountId, amountMinor, currency, createdAt, problem } = row;
    return {
      kind,
      subjectId,
      reason,
      problem,
      state: stateOf(row),
      createdAt: createdAt.toISOString(),
      account: { id: accountId, name: people.get(accountId)?.username ?? '' },
      amount:
        amountMinor === null || currency === null ? null : { priceMinor: amountMinor, currency: currency as Currency },
    };
  });
}

function stateOf({ doneAt, givenUpAt }: PaymentActRow): 'waiting' | 'done' | 'given_up' {
  if (doneAt) {
    return 'done';
  }
  return givenUpAt ? 'given_up' : 'waiting';
}
