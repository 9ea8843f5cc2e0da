import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { priceAsset } from '../money/price-asset.ts';
import { findReserve, releaseReserve, tieReserve } from '../money/reserve-work.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { isOutdated, recipeOf } from '../state/made-from.ts';
import { takes, type Failure, type ReserveRow, type TakeRow } from '../tables.ts';
import { beginUpgrades } from './begin-takes.ts';

/** A clip that a person ordered together with the picture that it is made from. */
interface WaitingOrder {
  shotId: string;
  model: string;
  coins: number;
  orderId: string;
}

/**
 * Notes a clip that begins as soon as its picture is there, with the reserve that pays for it; without one it goes with
 * the owner's key. Changes the given rows too.
 */
export async function addWaitingTake(
  transaction: Transaction,
  rows: FilmRows,
  { shotId, model, coins, orderId }: WaitingOrder,
): Promise<void> {
  const numbers = rows.takes
    .filter(({ assetKind, assetKey }) => assetKind === 'clip' && assetKey === shotId)
    .map(({ number }) => number);
  const [take] = await transaction
    .insert(takes)
    .values({
      id: randomUUID(),
      filmId: rows.film.id,
      assetKind: 'clip',
      assetKey: shotId,
      number: Math.max(0, ...numbers) + 1,
      orderId,
      inputs: { prompt: '', model, seed: rows.film.seed, references: [] },
      state: 'generating',
    })
    .returning();
  if (!take) {
    throw new Error('the take was not kept');
  }
  rows.takes.push(take);
  const reserve = findReserve(rows, 'clip', coins);
  if (reserve) {
    await tieReserve(transaction, reserve, take.id);
  }
}

/**
 * Begins the clips whose picture and voice are there now. One whose picture failed, whose shot is gone or whose price
 * is another one by now is given up, and its coins come back. Changes the given rows too.
 */
export async function startWaitingTakes(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'ownKeys'>,
  rows: FilmRows,
): Promise<void> {
  for (const take of rows.takes.filter(isWaiting)) {
    const isBeingMade = rows.takes.some(
      ({ assetKey, assetKind, state }) =>
        assetKey === take.assetKey && ['picture', 'voice'].includes(assetKind) && state === 'generating',
    );
    if (isBeingMade) {
      continue;
    }
    const reserve = reserveOf(rows, take);
    const failure = whyGivenUp(rows, take, reserve);
    if (failure) {
      await releaseWaitingTake(transaction, rows, take);
      await endWaitingTake(transaction, take, failure);
    } else {
      await begin(transaction, dependencies, rows, { take, reserve });
    }
  }
}

/** True for a clip that waits for its picture. */
function isWaiting({ assetKind, state, generationId, orderId }: TakeRow): boolean {
  return assetKind === 'clip' && state === 'generating' && generationId === null && orderId !== null;
}

function reserveOf({ reserves }: FilmRows, take: TakeRow): ReserveRow | undefined {
  return reserves.find(({ takeId, state }) => takeId === take.id && state === 'held');
}

function whyGivenUp(rows: FilmRows, take: TakeRow, reserve: ReserveRow | undefined): Failure | undefined {
  if (!rows.shots.some(({ id }) => id === take.assetKey)) {
    return { code: 'CANCELLED', reason: '' };
  }
  const picture = circledTake(rows, 'picture', take.assetKey);
  if (!picture || isOutdated(recipeOf(rows), picture)) {
    const failed = rows.takes.findLast(
      ({ assetKind, assetKey, error }) => assetKind === 'picture' && assetKey === take.assetKey && error !== null,
    );
    return failed?.error ?? { code: 'GENERATION_FAILED', reason: 'its picture was not made' };
  }
  const models = { ...rows.film.models, video: take.inputs.model };
  return reserve && reserve.coins !== priceAsset(rows, 'clip', take.assetKey, models)
    ? { code: 'PRICE_CHANGED', reason: '' }
    : undefined;
}

async function begin(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors' | 'ownKeys'>,
  rows: FilmRows,
  { take, reserve }: { take: TakeRow; reserve: ReserveRow | undefined },
): Promise<void> {
  if (reserve) {
    await tieReserve(transaction, reserve, null);
  }
  await transaction.delete(takes).where(eq(takes.id, take.id));
  rows.takes.splice(rows.takes.indexOf(take), 1);
  await beginUpgrades(transaction, dependencies, rows, {
    kind: 'clip',
    keys: [take.assetKey],
    model: take.inputs.model,
    candidates: 1,
    orderId: take.orderId as string,
    ownKey: reserve === undefined,
  });
}

/** Gives back the coins of a clip that waits and will not be made. */
export async function releaseWaitingTake(transaction: Transaction, rows: FilmRows, take: TakeRow): Promise<void> {
  const reserve = reserveOf(rows, take);
  if (reserve) {
    await releaseReserve(transaction, reserve);
  }
}

async function endWaitingTake(transaction: Transaction, take: TakeRow, error: Failure): Promise<void> {
  await transaction
    .update(takes)
    .set({ state: 'failed', error, finishedAt: sql`now()` })
    .where(eq(takes.id, take.id));
  Object.assign(take, { state: 'failed', error, finishedAt: new Date() });
}
