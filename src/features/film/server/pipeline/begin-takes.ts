import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { requestGenerations, type GenerationOrder } from '#src/foundation/generation/server/request-generation.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import { findModel, isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { isAppError, type AppError } from '#src/shared/errors/app-error.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import { shownBy } from '../../timeline/shown-by-plan.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { advanceFilmJob } from '../jobs.ts';
import { rankOfAccount } from '../limits/rank-of-account.ts';
import { ENGINE_MODELS, modelsOfAsset } from '../money/asset-models.ts';
import { holdFixedPrices } from '../money/fixed-prices.ts';
import { priceAsset } from '../money/price-asset.ts';
import { findReserve, useReserve } from '../money/reserve-work.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { recipeOf, type Recipe } from '../state/made-from.ts';
import type { Asset } from '../state/next-steps.ts';
import { type FilmModels, type FilmRow, type ReserveRow, type TakeInputs, type TakeRow } from '../tables.ts';
import { beginCut } from './begin-cut.ts';
import { compositionOf } from './composition-of.ts';
import { followWish, maximumOfWishes } from './follow-wish.ts';
import { addUploadedTake, insertTakes, nextNumber, type NewTake } from './insert-takes.ts';
import { makeRequest } from './make-request.ts';

type Dependencies = Pick<FilmDependencies, 'queue' | 'vendors' | 'ownKeys'>;
/** An asset that a generation makes. */
type MadeAsset = Asset & {
  kind: Exclude<AssetKind, 'movie'>;
  /** From 1. */
  candidate: number;
  /** A plan of its shot other than the film's, to choose from. */
  plan?: PlannedShot;
};
/** An order of takes by models that may differ from the film's. */
interface Upgrade {
  models: FilmModels;
  orderId: string;
  /** They go with the owner's key. */
  ownKey: boolean;
  /** They stay beside what a person has chosen since. */
  aside?: boolean;
}

/**
 * Starts the next take of each of these assets: its row, and the job that makes it. One that cannot be started is
 * stored as failed. Changes the given rows too.
 */
export async function beginTakes(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
  assets: readonly Asset[],
): Promise<void> {
  const made: MadeAsset[] = [];
  for (const { kind, key } of assets) {
    const given = kind === 'character_picture' ? givenPicture(rows, key) : undefined;
    if (kind === 'movie') {
      rows.takes.push(await beginCut(transaction, dependencies, rows, key));
    } else if (given === undefined) {
      made.push({ kind, key, candidate: 1 });
    } else {
      rows.takes.push(await addUploadedTake(transaction, rows, { kind, key }, given));
    }
  }
  if (made.length > 0) {
    rows.takes.push(...(await beginGenerations(transaction, dependencies, rows, { assets: made })));
  }
}

/** The models of what is ordered, where it is no picture. */
const ORDERED_MODELS: Partial<Record<AssetKind, keyof FilmModels>> = {
  clip: 'video',
  voice: 'voice',
  music: 'music',
  story: 'text',
};

/** Which assets get other takes, how many each, and by which model. */
interface UpgradeOrder {
  kind: Exclude<AssetKind, 'movie'>;
  /** Ids of shots, or keys of members of the cast. */
  keys: readonly string[];
  model: string;
  /** 1 by default. */
  candidates?: number;
  orderId: string;
  ownKey: boolean;
  aside?: boolean;
}

/**
 * Starts other takes of assets by a model of their own, whose price is reserved: each shows the same as the take that
 * is circled now, unless this is out of date. With an own key they cost no coins. Changes the given rows too.
 */
export async function beginUpgrades(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
  { kind, keys, model, candidates = 1, ...upgraded }: UpgradeOrder,
): Promise<void> {
  const models = { ...rows.film.models, [ORDERED_MODELS[kind] ?? 'image']: model };
  const assets = keys.flatMap((key) =>
    Array.from({ length: candidates }, (_, index): MadeAsset => ({ kind, key, candidate: index + 1 })),
  );
  const upgrade = { models, ...upgraded };
  rows.takes.push(...(await beginGenerations(transaction, dependencies, rows, { assets, upgrade })));
}

/** Takes of one asset whose requests are already known. */
export interface KnownOrder {
  asset: Asset;
  takes: readonly { inputs: TakeInputs; request: VendorRequest }[];
  folder: MediaFolder;
  /** The price of each, which is reserved. */
  priceCoins: number;
  orderId: string;
  ownKey: boolean;
}

/** Starts takes with these requests; they are used whatever the plan says by now. Changes the given rows too. */
export async function beginKnown(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
  { asset: { kind, key }, takes, folder, priceCoins, orderId, ownKey }: KnownOrder,
): Promise<void> {
  const { film } = rows;
  const priority = await rankOfAccount(transaction, film.accountId);
  const first = nextNumber(rows, kind, key);
  const starts: Start[] = [];
  for (const [index, { inputs, request }] of takes.entries()) {
    const number = first + index;
    const chosen = new Set(starts.map(({ reserve }) => reserve));
    const reserve = findReserve({ reserves: rows.reserves.filter((held) => !chosen.has(held)) }, kind, priceCoins);
    starts.push({
      reserve,
      take: {
        filmId: film.id,
        assetKind: kind,
        assetKey: key,
        number,
        candidate: index + 1,
        orderId,
        inputs,
        state: 'generating',
        kept: true,
      },
      order: {
        accountId: film.accountId,
        model: inputs.model,
        request,
        folder,
        ...orderOf(film, { kind, key, number }, priority),
        priceCoins,
        ownKey,
        ...(reserve ? { holdId: reserve.holdId } : {}),
      },
    });
  }
  rows.takes.push(...(await startAll(transaction, dependencies, starts)));
}

/**
 * Starts pictures of a shot as other plans of it would look, by the draft engine, to choose from (EDIT-07). Changes the
 * given rows too.
 */
export async function beginVariations(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
  { shotId, plans, orderId }: { shotId: string; plans: readonly PlannedShot[]; orderId: string },
): Promise<void> {
  const assets = plans.map((plan, index): MadeAsset => ({ kind: 'picture', key: shotId, candidate: index + 1, plan }));
  const upgrade = { models: { ...rows.film.models, ...ENGINE_MODELS }, orderId, ownKey: false };
  rows.takes.push(...(await beginGenerations(transaction, dependencies, rows, { assets, upgrade })));
}

/** A take that is about to be started: its row, its order, and the reserve that pays for it. */
interface Start {
  take: NewTake;
  order: GenerationOrder;
  reserve: ReserveRow | undefined;
}

/** All together, since a film's assets become possible many at a time, and everything waits for this transaction. */
async function beginGenerations(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
  { assets, upgrade }: { assets: readonly MadeAsset[]; upgrade?: Upgrade },
): Promise<TakeRow[]> {
  const priority = await rankOfAccount(transaction, rows.film.accountId);
  const maximumShortSidePixels = await maximumOfWishes(transaction, rows, assets);
  const recipe = recipeOf(rows);
  const starts: Start[] = [];
  const takenRows: NewTake[] = [];
  for (const asset of assets) {
    const chosen = new Set(starts.map(({ reserve }) => reserve));
    const start = planStart(rows, asset, { priority, chosen, upgrade, recipe, maximumShortSidePixels });
    const costsFixed = !upgrade && isPaidModel(start.order.model);
    const refusal = costsFixed ? await holdFixed(transaction, rows) : undefined;
    if (refusal) {
      takenRows.push(asFailed(start.take, refusal));
    } else {
      starts.push(start);
    }
  }
  return [...(await insertTakes(transaction, takenRows)), ...(await startAll(transaction, dependencies, starts))];
}

/** Asks for all of these, and keeps their takes; one that is refused is kept as failed. */
async function startAll(
  transaction: Transaction,
  dependencies: Dependencies,
  starts: readonly Start[],
): Promise<TakeRow[]> {
  const takenRows: NewTake[] = [];
  const asked = await requestGenerations(
    transaction,
    dependencies,
    starts.map(({ order }) => order),
  );
  for (const [index, { take, reserve }] of starts.entries()) {
    const answer = asked[index];
    if (typeof answer !== 'string') {
      takenRows.push(asFailed(take, answer as AppError));
      continue;
    }
    takenRows.push({ ...take, generationId: answer });
    if (reserve) {
      await useReserve(transaction, reserve);
    }
  }
  return insertTakes(transaction, takenRows);
}

/**
 * The models that make an asset that nobody ordered by itself. An edit spends nothing: in an edited film a model is
 * asked only for what coins are reserved for, and the draft engine makes the rest.
 */
function agreedModels(rows: FilmRows, kind: MadeAsset['kind'], key: string): FilmModels {
  const models = modelsOfAsset(rows, kind, key);
  const isAgreed =
    rows.film.editedAt === null || findReserve(rows, kind, priceAsset(rows, kind, key, models)) !== undefined;
  return isAgreed ? models : { ...models, ...ENGINE_MODELS };
}

function planStart(
  rows: FilmRows,
  { kind, key, candidate, plan }: MadeAsset,
  {
    priority,
    chosen,
    upgrade,
    recipe,
    maximumShortSidePixels,
  }: {
    priority: number;
    chosen: ReadonlySet<ReserveRow | undefined>;
    upgrade: Upgrade | undefined;
    recipe: Recipe;
    maximumShortSidePixels: number;
  },
): Start {
  const { film } = rows;
  const reserves = rows.reserves.filter((held) => !chosen.has(held));
  const models = upgrade?.models ?? agreedModels({ ...rows, reserves }, kind, key);
  const number = nextNumber(rows, kind, key) + candidate - 1;
  const planned = plan
    ? { ...rows, shots: rows.shots.map((shot) => (shot.id === key ? { ...shot, plan } : shot)) }
    : rows;
  const basis = upgrade && !plan && kind === 'picture' ? compositionOf(rows, recipe, key) : undefined;
  const order = makeRequest(planned, kind, key, { basis, candidate, isOrdered: upgrade !== undefined });
  const model = models[order.model];
  const request = asWished(planned, key, order.request, { model, maximumShortSidePixels });
  const inputs: TakeInputs = {
    ...order.inputs,
    model,
    ...(plan ? recipeOf(planned) : recipe).of(kind, key, model),
    ...shownIn(planned, kind, key, model),
    ...wordsAndLength(request, model),
  };
  const ownKey = upgrade?.ownKey ?? film.ownKeyModels.includes(inputs.model);
  const priceCoins = ownKey ? 0 : priceAsset(rows, kind, key, models);
  const reserve = findReserve({ reserves }, kind, priceCoins);
  return {
    take: {
      filmId: film.id,
      assetKind: kind,
      assetKey: key,
      number,
      candidate,
      ...orderedBy(upgrade),
      inputs,
      state: 'generating',
    },
    reserve,
    order: {
      accountId: film.accountId,
      model: inputs.model,
      request,
      folder: order.folder,
      ...orderOf(film, { kind, key, number }, priority),
      priceCoins,
      ownKey,
      ...(reserve ? { holdId: reserve.holdId } : {}),
      priority: order.priority,
    },
  };
}

/** What a take keeps of the order that asked for it. */
function orderedBy(upgrade: Upgrade | undefined): Pick<TakeRow, 'orderId' | 'aside'> {
  return { orderId: upgrade?.orderId ?? null, aside: upgrade?.aside ?? false };
}

/** What all orders of a film have; `priority` is that of its wake-up. */
function orderOf(
  { id, createdAt }: FilmRow,
  { kind, key, number }: Asset & { number: number },
  priority: number,
): Pick<GenerationOrder, 'idempotencyKey' | 'reason' | 'wake' | 'since' | 'group'> {
  return {
    idempotencyKey: `film:${id}:${kind}:${key}:${number}`,
    reason: `film_${kind}`,
    wake: { job: advanceFilmJob.name, payload: { filmId: id }, priority },
    since: createdAt,
    group: id,
  };
}

/** The request for a clip as the plan of its shot wants it made; any other as it is. */
function asWished(
  { shots }: FilmRows,
  key: string,
  request: VendorRequest,
  { model, maximumShortSidePixels }: { model: string; maximumShortSidePixels: number },
): VendorRequest {
  const wish = shots.find(({ id }) => id === key)?.plan.wish;
  return request.kind === 'video' && wish
    ? followWish(request, wish, findModel(model), maximumShortSidePixels)
    : request;
}

/** Of a clip by a model, what was said to it, and how long it is. */
function wordsAndLength(request: VendorRequest, model: string): Pick<TakeInputs, 'frames'> & { prompt?: string } {
  return request.kind === 'video' && request.asked && isPaidModel(model)
    ? { prompt: request.prompt, frames: Math.round(request.durationSeconds * request.framesPerSecond) }
    : {};
}

/** What a picture by the engine shows, so that its shot can be made so again. */
function shownIn({ shots }: FilmRows, kind: AssetKind, key: string, model: string): Pick<TakeInputs, 'shows'> {
  const shot = kind === 'picture' && !isPaidModel(model) ? shots.find(({ id }) => id === key) : undefined;
  return shot ? { shows: shownBy(shot.plan) } : {};
}

/** Holds the fixed prices; returns the error where the coins do not suffice. */
async function holdFixed(transaction: Transaction, rows: FilmRows): Promise<AppError | undefined> {
  try {
    await holdFixedPrices(transaction, rows);
    return undefined;
  } catch (error) {
    if (isAppError(error)) {
      return error;
    }
    throw error;
  }
}

function asFailed(take: NewTake, { code, message }: AppError): NewTake {
  return { ...take, state: 'failed', finishedAt: new Date(), error: { code, reason: message } };
}

/** File of the picture that a character was ordered with; an edit may have put others in its place. */
function givenPicture(rows: FilmRows, key: string): string | undefined {
  if (rows.film.editedAt !== null) {
    return undefined;
  }
  const position = rows.characters.find((member) => member.key === key)?.position;
  return rows.given.find((given) => given.position === position)?.fileId;
}
