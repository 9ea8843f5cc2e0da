import { desc } from 'drizzle-orm';
import { findAccounts } from '#src/foundation/accounts/server/find-accounts.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Currency } from '#src/shared/catalogue/offers.ts';
import { paymentActs, type PaymentActRow } from './tables.ts';

const MOST = 200;

/** What was cancelled and returned by itself, or is to be, the newest first, with the names of those whom it concerns. */
export async function listPaymentActs(executor: Executor) {
  const rows = await executor
    .select()
    .from(paymentActs)
    .orderBy(desc(paymentActs.createdAt), paymentActs.kind)
    .limit(MOST);
  const people = await findAccounts(
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
  return doneAt ? 'done' : givenUpAt ? 'given_up' : 'waiting';
}
