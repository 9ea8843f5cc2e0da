import { randomUUID } from 'node:crypto';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadRowsFor } from '../load-film-for.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import type { FilmRows } from '../state/film-rows.ts';

export type OrderDependencies = Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>;

/** What every order of takes says. */
export interface TakeOrder {
  accountId: string;
  filmId: string;
  /** The same key means the same order, however often it is sent. */
  idempotencyKey?: string | undefined;
}

/** An order of takes by a model, with the price that was shown. */
export interface PricedOrder extends TakeOrder {
  agreedCoins: number;
  /** Whether the account was told that the provider bills it, by its own key. */
  agreedOwnKey?: boolean;
}

/**
 * Carries out an order of takes in a transaction that locks the film: `begin` starts them and returns how many. An
 * order with a known key of the same kind, and of the same things where `what` names them, starts nothing again.
 * Returns how many takes it has started. Throws STORAGE_FULL, FILM_NOT_FOUND, and what `begin` throws; then nothing has
 * started.
 */
export async function orderTakes(
  dependencies: OrderDependencies,
  { accountId, filmId, idempotencyKey = randomUUID() }: TakeOrder,
  what: readonly [kind: string, ...of: (string | number)[]],
  begin: (transaction: Transaction, rows: FilmRows, orderId: string) => Promise<number>,
): Promise<number> {
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const rows = await loadRowsFor(transaction, { accountId, filmId }, { lock: true });
    const orderId = uuidFrom(...what, filmId, idempotencyKey);
    const before = rows.takes.filter((take) => take.orderId === orderId).length;
    return before > 0 ? before : begin(transaction, rows, orderId);
  });
}

/**
 * Holds the price of ordered takes. Throws PRICE_CHANGED where they cost more than was agreed to or another would be
 * billed for them, and what `reserveUpgrade` throws. Changes the given rows too.
 */
export async function reserveAgreed(
  transaction: Transaction,
  { config }: Pick<OrderDependencies, 'config'>,
  rows: FilmRows,
  {
    agreedCoins,
    agreedOwnKey = false,
    work,
    ownKey,
  }: Pick<PricedOrder, 'agreedCoins' | 'agreedOwnKey'> & {
    work: readonly { kind: AssetKind; coins: number }[];
    ownKey: boolean;
  },
): Promise<void> {
  const totalCoins = work.reduce((sum, { coins }) => sum + coins, 0);
  if (totalCoins > agreedCoins || ownKey !== agreedOwnKey) {
    throw new AppError('PRICE_CHANGED', { details: { coins: totalCoins } });
  }
  await reserveUpgrade(transaction, rows, work, config);
}
