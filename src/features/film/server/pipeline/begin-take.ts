import { randomUUID } from 'node:crypto';
import { requestGeneration } from '#src/foundation/generation/server/request-generation.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { advanceFilmJob, cutFilmJob } from '../jobs.ts';
import { rankOfAccount } from '../limits/rank-of-account.ts';
import { holdFixedPrices } from '../money/fixed-prices.ts';
import { priceAsset } from '../money/price-asset.ts';
import { findReserve, useReserve } from '../money/reserve-work.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { takes, type TakeInputs, type TakeRow } from '../tables.ts';
import { makeRequest } from './make-request.ts';

/** Stored as the model when nothing was made. */
const UPLOAD = 'upload';

/**
 * Starts the next take of an asset: the row, and the job that makes it. If it cannot be started, the take is stored as
 * failed.
 */
export async function beginTake(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors'>,
  rows: FilmRows,
  asset: { kind: AssetKind; key: string },
): Promise<void> {
  rows.takes.push(await begin(transaction, dependencies, rows, asset));
}

async function begin(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors'>,
  rows: FilmRows,
  { kind, key }: { kind: AssetKind; key: string },
): Promise<TakeRow> {
  if (kind === 'movie') {
    return beginCut(transaction, dependencies, rows, key);
  }
  const given = kind === 'character_picture' ? givenPicture(rows, key) : undefined;
  return given === undefined
    ? beginGeneration(transaction, dependencies, rows, { kind, key })
    : useGivenPicture(transaction, rows, key, given);
}

async function beginGeneration(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue' | 'vendors'>,
  rows: FilmRows,
  { kind, key }: { kind: Exclude<AssetKind, 'movie'>; key: string },
): Promise<TakeRow> {
  const { film } = rows;
  const number = nextNumber(rows, kind, key);
  const order = makeRequest(rows, kind, key);
  const inputs: TakeInputs = { ...order.inputs, model: film.models[order.model] };
  const priceCoins = priceAsset(rows, kind, key);
  const reserve = findReserve(rows, kind, priceCoins);
  try {
    if (isPaidModel(inputs.model)) {
      await holdFixedPrices(transaction, rows);
    }
    const generationId = await requestGeneration(transaction, dependencies, {
      accountId: film.accountId,
      model: inputs.model,
      request: order.request,
      folder: order.folder,
      idempotencyKey: `film:${film.id}:${kind}:${key}:${number}`,
      reason: `film_${kind}`,
      priceCoins,
      ...(reserve ? { holdId: reserve.holdId } : {}),
      wake: {
        job: advanceFilmJob.name,
        payload: { filmId: film.id },
        priority: await rankOfAccount(transaction, film.accountId),
      },
      priority: order.priority,
      since: film.createdAt,
      group: film.id,
    });
    if (reserve) {
      await useReserve(transaction, reserve);
    }
    return await insertTake(transaction, {
      filmId: film.id,
      assetKind: kind,
      assetKey: key,
      number,
      inputs,
      state: 'generating',
      generationId,
    });
  } catch (error) {
    if (!isAppError(error)) {
      throw error;
    }
    return insertTake(transaction, {
      filmId: film.id,
      assetKind: kind,
      assetKey: key,
      number,
      inputs,
      state: 'failed',
      finishedAt: new Date(),
      error: { code: error.code, reason: error.message },
    });
  }
}

/** File of a character's uploaded picture. */
function givenPicture(rows: FilmRows, key: string): string | undefined {
  const position = rows.characters.find((member) => member.key === key)?.position;
  return rows.given.find((given) => given.position === position)?.fileId;
}

/** An uploaded picture is used as it is (PIPE-11). */
async function useGivenPicture(
  transaction: Transaction,
  rows: FilmRows,
  key: string,
  fileId: string,
): Promise<TakeRow> {
  return insertTake(transaction, {
    filmId: rows.film.id,
    assetKind: 'character_picture',
    assetKey: key,
    number: nextNumber(rows, 'character_picture', key),
    inputs: { prompt: '', model: UPLOAD, seed: rows.film.seed, references: [] },
    state: 'generated',
    circled: true,
    servedBy: UPLOAD,
    fileId,
    finishedAt: new Date(),
  });
}

async function beginCut(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows,
  key: string,
): Promise<TakeRow> {
  const references = rows.takes.filter((take) => take.circled).map(({ id }) => id);
  const inputs: TakeInputs = { prompt: rows.film.title ?? '', model: 'final-cut', seed: rows.film.seed, references };
  const take = await insertTake(transaction, {
    filmId: rows.film.id,
    assetKind: 'movie',
    assetKey: key,
    number: nextNumber(rows, 'movie', key),
    inputs,
    state: 'generating',
  });
  await dependencies.queue.send(
    transaction,
    cutFilmJob,
    { takeId: take.id },
    { id: uuidFrom('cut', take.id, take.ring) },
  );
  return take;
}

async function insertTake(transaction: Transaction, values: Omit<typeof takes.$inferInsert, 'id'>): Promise<TakeRow> {
  const [take] = await transaction
    .insert(takes)
    .values({ ...values, id: randomUUID() })
    .returning();
  if (!take) {
    throw new Error('the take was not kept');
  }
  return take;
}

function nextNumber(rows: FilmRows, kind: AssetKind, key: string): number {
  return (
    1 +
    Math.max(
      0,
      ...rows.takes.filter((take) => take.assetKind === kind && take.assetKey === key).map(({ number }) => number),
    )
  );
}
