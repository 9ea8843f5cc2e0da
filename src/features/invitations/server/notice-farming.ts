import { and, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import { FARMING } from './farming-limits.ts';
import { noticeSuspicion } from './notice-suspicion.ts';
import { accountTraces } from './tables.ts';

/** What other slices know about suspicious behaviour; passed in. */
export interface FarmingReaders {
  /** Accounts that tried at least this many unknown redeem codes in the last days. */
  readCodeGuessers(
    executor: Executor,
    guessed: { days: number; atLeast: number },
  ): Promise<{ accountId: string; guesses: number }[]>;
  /** Accounts that spent at least this many coins within the last hour and never bought any. */
  readSpendingBursts(executor: Executor, coins: number): Promise<{ accountId: string; coins: number }[]>;
}

/** Looks for suspicious patterns over many actions: guessing codes and spending bursts (ADM-04). Deletes old traces. */
export async function noticeFarming(db: Database, readers: FarmingReaders): Promise<void> {
  const guessers = await readers.readCodeGuessers(db, FARMING.guessing);
  for (const { accountId, guesses } of guessers) {
    await noticeSuspicion(db, { accountId, signal: 'code_guessing', amount: guesses });
  }
  const bursts = await readers.readSpendingBursts(db, FARMING.spentCoinsPerHour);
  for (const { accountId, coins } of bursts) {
    await noticeSuspicion(db, { accountId, signal: 'spending_burst', amount: coins });
  }
  await db.delete(accountTraces).where(
    and(
      lt(accountTraces.lastSeenAt, sql`now() - make_interval(days => ${KEPT_DAYS.traces})`),
      // An account's own mailbox is remembered as long as the account.
      or(isNull(accountTraces.accountId), sql`${accountTraces.kind} <> 'mail'`),
    ),
  );
}
