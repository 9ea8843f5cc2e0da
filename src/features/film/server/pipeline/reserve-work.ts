import { and, eq } from 'drizzle-orm';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { filmReserves, type ReserveRow } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';
import { findBudgetProblem } from './find-budget-problem.ts';
import { holdFixedPrices, missingFixedPrices } from './fixed-prices.ts';

/**
 * Sets aside what the coming work costs, fixed prices that are not held among it: once that has begun, nothing else
 * that the account spends can make the film run dry. Changes the given rows too. Throws INSUFFICIENT_COINS and
 * FREE_COINS_BUDGET_SPENT, and nothing is set aside.
 */
export async function reserveWork(
  transaction: Transaction,
  rows: Pick<FilmRows, 'film' | 'charges' | 'reserves'>,
  work: readonly { kind: AssetKind; coins: number }[],
  config: Pick<Config, 'coins'>,
): Promise<void> {
  const paid = work.filter(({ coins }) => coins > 0);
  const fixedCoins = missingFixedPrices(rows).reduce((sum, { coins }) => sum + coins, 0);
  const workCoins = paid.reduce((sum, { coins }) => sum + coins, 0);
  const needed = fixedCoins + workCoins;
  if (needed === 0) return;
  const { id: filmId, accountId } = rows.film;
  const balance = await readBalance(transaction, accountId);
  if (needed > balance) throw new AppError('INSUFFICIENT_COINS', { details: { needed, balance } });
  const overBudget = await findBudgetProblem(transaction, { accountId, fixedCoins, workCoins }, config);
  if (overBudget) throw overBudget;
  await holdFixedPrices(transaction, rows);
  const added: ReserveRow[] = [];
  for (const { kind, coins } of paid) {
    const number = rows.reserves.length + added.length + 1;
    const hold = await holdCoins(transaction, {
      accountId,
      coins,
      reason: `film_${kind}`,
      task: { kind: 'film', id: filmId },
      idempotencyKey: `film:${filmId}:reserve:${number}`,
    });
    added.push({ filmId, number, assetKind: kind, coins, holdId: hold.id, state: 'held' });
  }
  if (added.length > 0) await transaction.insert(filmReserves).values(added);
  rows.reserves.push(...added);
}

/** What is set aside for one thing of this kind at this price; undefined where nothing is. */
export function findReserve(rows: Pick<FilmRows, 'reserves'>, kind: AssetKind, coins: number): ReserveRow | undefined {
  return rows.reserves.find(
    (reserve) => reserve.state === 'held' && reserve.assetKind === kind && reserve.coins === coins,
  );
}

/** Those of the coming works that nothing is set aside for: where some of a kind are covered, the last ones are not. */
export function uncovered<Work extends { kind: AssetKind; coins: number }>(
  rows: Pick<FilmRows, 'reserves'>,
  work: readonly Work[],
): Work[] {
  const open = rows.reserves.filter(({ state }) => state === 'held');
  return work.filter(({ kind, coins }) => {
    const at = open.findIndex((reserve) => reserve.assetKind === kind && reserve.coins === coins);
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
}

/** From now on the hold belongs to the generation that was begun with it. Changes the given row too. */
export async function useReserve(transaction: Transaction, reserve: ReserveRow): Promise<void> {
  await changeState(transaction, reserve, 'used');
}

/** Gives back everything that was set aside and not begun. Changes the given rows too. */
export async function releaseReserves(transaction: Transaction, rows: Pick<FilmRows, 'reserves'>): Promise<void> {
  for (const reserve of rows.reserves) {
    if (reserve.state !== 'held') continue;
    await releaseHold(transaction, reserve.holdId);
    await changeState(transaction, reserve, 'released');
  }
}

async function changeState(transaction: Transaction, reserve: ReserveRow, state: ReserveRow['state']): Promise<void> {
  await transaction
    .update(filmReserves)
    .set({ state })
    .where(and(eq(filmReserves.filmId, reserve.filmId), eq(filmReserves.number, reserve.number)));
  reserve.state = state;
}
