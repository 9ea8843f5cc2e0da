import { and, eq } from 'drizzle-orm';
import { findBudgetProblem } from '#src/foundation/coins/server/find-budget-problem.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { releaseHold } from '#src/foundation/coins/server/release-hold.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { filmReserves, type ReserveRow } from '../tables.ts';
import { holdFixedPrices, missingFixedPrices } from './fixed-prices.ts';

type Reserving = Pick<FilmRows, 'film' | 'charges' | 'reserves'>;
type Work = readonly { kind: AssetKind; coins: number }[];

/**
 * Holds the price of the coming work, including fixed prices that are not held: once it has started, other spending of
 * the account cannot make the film run out of coins. Changes the given rows too. Throws INSUFFICIENT_COINS and
 * FREE_COINS_BUDGET_SPENT, and then holds nothing.
 */
export async function reserveWork(
  transaction: Transaction,
  rows: Reserving,
  work: Work,
  config: Pick<Config, 'coins'>,
): Promise<void> {
  const fixedCoins = missingFixedPrices(rows).reduce((sum, { coins }) => sum + coins, 0);
  await reserveTakes(transaction, rows, { work, fixedCoins }, config);
  await holdFixedPrices(transaction, rows);
}

/** The same without fixed prices: other takes of what a film has are not part of its own order. */
export async function reserveUpgrade(
  transaction: Transaction,
  rows: Reserving,
  work: Work,
  config: Pick<Config, 'coins'>,
): Promise<void> {
  await reserveTakes(transaction, rows, { work, fixedCoins: 0 }, config);
}

/** Holds the price of each take where the coins suffice for these and for `fixedCoins` too. */
async function reserveTakes(
  transaction: Transaction,
  rows: Reserving,
  { work, fixedCoins }: { work: Work; fixedCoins: number },
  config: Pick<Config, 'coins'>,
): Promise<void> {
  const paid = work.filter(({ coins }) => coins > 0);
  const workCoins = paid.reduce((sum, { coins }) => sum + coins, 0);
  const needed = fixedCoins + workCoins;
  if (needed === 0) {
    return;
  }
  const { id: filmId, accountId } = rows.film;
  const balance = await readBalance(transaction, accountId);
  if (needed > balance) {
    throw new AppError('INSUFFICIENT_COINS', { details: { needed, balance } });
  }
  const overBudget = await findBudgetProblem(transaction, { accountId, fixedCoins, workCoins }, config);
  if (overBudget) {
    throw overBudget;
  }
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
    added.push({ filmId, number, assetKind: kind, coins, holdId: hold.id, state: 'held', takeId: null });
  }
  if (added.length > 0) {
    await transaction.insert(filmReserves).values(added);
  }
  rows.reserves.push(...added);
}

/** A reserve for one asset of this kind at this price that waits with no take; undefined if there is none. */
export function findReserve(rows: Pick<FilmRows, 'reserves'>, kind: AssetKind, coins: number): ReserveRow | undefined {
  return rows.reserves.find((reserve) => isFree(reserve) && reserve.assetKind === kind && reserve.coins === coins);
}

/** The coming works without a reserve: when some of a kind are covered, the last ones are not. */
export function uncovered<Work extends { kind: AssetKind; coins: number }>(
  rows: Pick<FilmRows, 'reserves'>,
  work: readonly Work[],
): Work[] {
  const open = rows.reserves.filter(isFree);
  return work.filter(({ kind, coins }) => {
    const at = open.findIndex((reserve) => reserve.assetKind === kind && reserve.coins === coins);
    if (at >= 0) {
      open.splice(at, 1);
    }
    return at < 0;
  });
}

/** Hands a reserve's hold over to the generation that was started with it. Changes the given row too. */
export async function useReserve(transaction: Transaction, reserve: ReserveRow): Promise<void> {
  await changeState(transaction, reserve, 'used');
}

/**
 * Releases all reserves of work that has not started; with `keepsWaiting` not those that wait with a take. Changes the
 * given rows too.
 */
export async function releaseReserves(
  transaction: Transaction,
  rows: Pick<FilmRows, 'reserves'>,
  { keepsWaiting = false }: { keepsWaiting?: boolean } = {},
): Promise<void> {
  for (const reserve of rows.reserves) {
    if (reserve.state === 'held' && !(keepsWaiting && reserve.takeId !== null)) {
      await releaseReserve(transaction, reserve);
    }
  }
}

/** Releases one reserve. Changes the given row too. */
export async function releaseReserve(transaction: Transaction, reserve: ReserveRow): Promise<void> {
  await releaseHold(transaction, reserve.holdId);
  await changeState(transaction, reserve, 'released');
}

/** Lets a reserve wait with a take, or, with null, be used by any work again. Changes the given row too. */
export async function tieReserve(transaction: Transaction, reserve: ReserveRow, takeId: string | null): Promise<void> {
  await transaction.update(filmReserves).set({ takeId }).where(isReserve(reserve));
  reserve.takeId = takeId;
}

const isFree = ({ state, takeId }: ReserveRow): boolean => state === 'held' && takeId === null;

const isReserve = ({ filmId, number }: ReserveRow) =>
  and(eq(filmReserves.filmId, filmId), eq(filmReserves.number, number));

async function changeState(transaction: Transaction, reserve: ReserveRow, state: ReserveRow['state']): Promise<void> {
  await transaction.update(filmReserves).set({ state }).where(isReserve(reserve));
  reserve.state = state;
}
