import { desc } from 'drizzle-orm';
import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Currency } from '#src/shared/catalogue/offers.ts';
import { paymentActs, type PaymentActRow } from './tables.ts';

const MOST = 200;

/** Automatic cancellations and refunds, done or waiting, newest first, with the names of the accounts. */
export async function listPaymentActs(executor: Executor) {
  const rows = await executor
    .select()
    .from(paymentActs)
    .orderBy(desc(paymentActs.createdAt), paymentActs.kind)
    .limit(MOST);
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
