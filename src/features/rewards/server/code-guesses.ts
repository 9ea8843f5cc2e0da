import { gte, max, sql, sum } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { codeGuesses } from './tables.ts';

/** Records that an account entered an unknown code. */
export async function recordCodeGuess(executor: Executor, accountId: string): Promise<void> {
  await executor
    .insert(codeGuesses)
    .values({ accountId, day: sql`(now() at time zone 'UTC')::date`, guesses: 1, lastAt: sql`now()` })
    .onConflictDoUpdate({
      target: [codeGuesses.accountId, codeGuesses.day],
      set: { guesses: sql`least(${codeGuesses.guesses} + 1, 1000000)`, lastAt: sql`now()` },
    });
}

/** An account that entered unknown codes. */
export interface CodeGuesser {
  accountId: string;
  guesses: number;
  lastAt: Date;
}

/** Accounts that entered at least this many unknown codes in the last days, the most first; at most 200. */
export async function listCodeGuessers(
  executor: Executor,
  { days, atLeast }: { days: number; atLeast: number },
): Promise<CodeGuesser[]> {
  const guesses = sum(codeGuesses.guesses);
  const rows = await executor
    .select({ accountId: codeGuesses.accountId, guesses, lastAt: max(codeGuesses.lastAt) })
    .from(codeGuesses)
    .where(gte(codeGuesses.day, sql`(now() at time zone 'UTC')::date - ${days}::int`))
    .groupBy(codeGuesses.accountId)
    .having(gte(guesses, sql`${atLeast}::int`))
    .orderBy(sql`2 desc, 3 desc`)
    .limit(200);
  return rows.map((row) => ({
    accountId: row.accountId,
    guesses: Number(row.guesses),
    lastAt: row.lastAt ?? new Date(0),
  }));
}
