import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { billerOf } from '#src/foundation/models/server/account-models.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { priceAsset } from '../money/price-asset.ts';
import { findReserve, releaseReserve, tieReserve } from '../money/reserve-work.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { isComing } from '../state/is-to-be-used.ts';
import { isOutdated, recipeOf } from '../state/made-from.ts';
import { takes, type Failure, type ReserveRow, type TakeRow } from '../tables.ts';
import { beginUpgrades } from './begin-takes.ts';

type Dependencies = Pick<FilmDependencies, 'queue' | 'vendors' | 'ownKeys'>;

/** A clip that a person ordered before the pictures that it is made from are there. */
interface WaitingOrder {
  shotId: string;
  model: string;
  coins: number;
  orderId: string;
  /** From 1. */
  candidate?: number;
  /** The vendor that bills its owner, by the owner's key; null where coins pay. */
  billedBy: string | null;
}

/**
 * Notes a clip that begins as soon as its pictures are there, with the reserve that pays for it; without one it goes
 * with the owner's key. Changes the given rows too.
 */
export async function addWaitingTake(
  transaction: Transaction,
  rows: FilmRows,
  { shotId, model, coins, orderId, candidate = 1, billedBy }: WaitingOrder,
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
      candidate,
      inputs: { prompt: '', model, seed: rows.film.seed, references: [], ...(billedBy === null ? {} : { billedBy }) },
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
 * Begins the clips whose pictures and voice are there now. One whose picture failed, whose shot is gone, or that would
 * be paid for otherwise than was agreed to, is given up, and its coins come back. Changes the given rows too.
 */
export async function startWaitingTakes(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
): Promise<void> {
  const together = Map.groupBy(rows.takes.filter(isWaiting), ({ orderId, assetKey }) => `${orderId} ${assetKey}`);
  for (const candidates of together.values()) {
    const [first] = candidates;
    if (!first || isBeingPrepared(rows, first.assetKey)) {
      continue;
    }
    const failure =
      whyGivenUp(rows, first) ??
      whyPaidOtherwise(rows, first) ??
      (await whyBilledOtherwise(transaction, dependencies, rows, first));
    if (failure) {
      for (const take of candidates) {
        await releaseWaitingTake(transaction, rows, take);
        await endWaitingTake(transaction, take, failure);
      }
    } else {
      await begin(transaction, dependencies, rows, candidates);
    }
  }
}

/** True for a clip that waits for its pictures. */
function isWaiting({ assetKind, state, generationId, orderId }: TakeRow): boolean {
  return assetKind === 'clip' && state === 'generating' && generationId === null && orderId !== null;
}

function isBeingPrepared(rows: FilmRows, shotId: string): boolean {
  return (['picture', 'voice', 'tail_picture'] as const).some((kind) => isComing(rows, kind, shotId));
}

function reserveOf({ reserves }: FilmRows, take: TakeRow): ReserveRow | undefined {
  return reserves.find(({ takeId, state }) => takeId === take.id && state === 'held');
}

function whyGivenUp(rows: FilmRows, take: TakeRow): Failure | undefined {
  const shot = rows.shots.find(({ id }) => id === take.assetKey);
  if (!shot) {
    return { code: 'CANCELLED', reason: '' };
  }
  const newest = (kind: TakeRow['assetKind'], isMeant: (other: TakeRow) => boolean = () => true): TakeRow | undefined =>
    rows.takes.findLast((other) => other.assetKind === kind && other.assetKey === shot.id && isMeant(other));
  const picture = circledTake(rows, 'picture', shot.id);
  // Of one that is brought up to date the picture was to be made first.
  const isRedone = newest('picture', ({ orderId }) => orderId === take.orderId) !== undefined;
  if (!picture || (isRedone && isOutdated(recipeOf(rows), picture))) {
    const failed = newest('picture', ({ error }) => error !== null);
    return failed?.error ?? { code: 'GENERATION_FAILED', reason: 'its picture was not made' };
  }
  // It was to end on a picture that failed while it waited.
  const tail = shot.plan.tail ? newest('tail_picture') : undefined;
  return tail?.error && tail.finishedAt && tail.finishedAt >= take.createdAt ? tail.error : undefined;
}

function whyPaidOtherwise(rows: FilmRows, take: TakeRow): Failure | undefined {
  const reserve = reserveOf(rows, take);
  const models = { ...rows.film.models, video: take.inputs.model };
  return reserve && reserve.coins !== priceAsset(rows, 'clip', take.assetKey, models)
    ? { code: 'PRICE_CHANGED', reason: '' }
    : undefined;
}

/** The keys of its owner may be others by now: nobody else bills for it than was agreed to. */
async function whyBilledOtherwise(
  transaction: Transaction,
  { ownKeys }: Dependencies,
  { film }: FilmRows,
  { inputs: { model, billedBy } }: TakeRow,
): Promise<Failure | undefined> {
  if (billedBy === undefined) {
    return undefined;
  }
  const biller = billerOf(findModel(model), await ownKeys.vendorsOf(transaction, film.accountId));
  if (biller === billedBy) {
    return undefined;
  }
  return { code: biller === null ? 'OWN_KEY_GONE' : 'PRICE_CHANGED', reason: '' };
}

async function begin(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
  candidates: readonly TakeRow[],
): Promise<void> {
  const [take] = candidates as readonly [TakeRow];
  const isFree = priceAsset(rows, 'clip', take.assetKey, { ...rows.film.models, video: take.inputs.model }) === 0;
  let isReserved = false;
  for (const candidate of candidates) {
    const reserve = reserveOf(rows, candidate);
    if (reserve) {
      isReserved = true;
      await tieReserve(transaction, reserve, null);
    }
    rows.takes.splice(rows.takes.indexOf(candidate), 1);
  }
  await transaction.delete(takes).where(
    inArray(
      takes.id,
      candidates.map(({ id }) => id),
    ),
  );
  await beginUpgrades(transaction, dependencies, rows, {
    kind: 'clip',
    keys: [take.assetKey],
    model: take.inputs.model,
    candidates: candidates.length,
    orderId: take.orderId as string,
    ownKey: take.inputs.billedBy !== undefined || !(isReserved || isFree),
    aside: take.aside,
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
