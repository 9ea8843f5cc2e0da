import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import { priceGeneration } from '#src/foundation/generation/server/price-generation.ts';
import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import { requireOffered } from '#src/foundation/models/server/account-models.ts';
import { readFilmRights, requireModelRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmRights } from '#src/shared/catalogue/film-rights.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadRowsFor } from '../load-film-for.ts';
import { beginKnown } from '../pipeline/begin-takes.ts';
import { orderTakes, reserveAgreed, type OrderDependencies, type PricedOrder } from '../pipeline/order-takes.ts';
import { isBeingMade, type FilmRows } from '../state/film-rows.ts';
import type { TakeRow } from '../tables.ts';
import { requireUpgradeRights, type UpgradedKind, type UpgradeKey } from './price-upgrade.ts';

interface RepeatChoice {
  accountId: string;
  filmId: string;
  takeId: string;
}

/** A take with the request that made it. */
interface Repeated {
  take: TakeRow & { assetKind: UpgradedKind };
  generation: GenerationRow;
}

/**
 * What another take from the same inputs costs. Throws FILM_NOT_FOUND, TAKE_NOT_FOUND for one that nothing of this
 * program made, and MODEL_RETIRED or MODEL_UNAVAILABLE.
 */
export async function quoteRepeat(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  choice: RepeatChoice,
): Promise<UpgradeKey & { coins: number; balanceCoins: number }> {
  const rows = await loadRowsFor(dependencies.db, choice);
  const repeated = await findRepeated(dependencies.db, rows, choice.takeId);
  return {
    ...(await priceRepeat(dependencies, choice.accountId, repeated)),
    balanceCoins: await readBalance(dependencies.db, choice.accountId),
  };
}

/**
 * Makes another take from the very inputs of this one: prompt, model, seed, references and settings (PIPE-12). It is
 * used as soon as it is there, whatever the plan says by now. An order with a known key is not carried out again.
 * Returns how many takes were started: none while another is being made. Throws what `quoteRepeat` throws,
 * MODEL_FOR_MEMBERS, RESOLUTION_FOR_MEMBERS, VIDEO_SECONDS_FOR_MEMBERS, PRICE_CHANGED, INSUFFICIENT_COINS and
 * FREE_COINS_BUDGET_SPENT, or STORAGE_FULL; then nothing has started.
 */
export async function repeatTake(dependencies: OrderDependencies, order: PricedOrder & RepeatChoice): Promise<number> {
  const { accountId } = order;
  return orderTakes(dependencies, order, ['repeat'], async (transaction, rows, orderId) => {
    const repeated = await findRepeated(transaction, rows, order.takeId);
    const { take, generation } = repeated;
    const asset = { kind: take.assetKind, key: take.assetKey };
    if (isBeingMade(rows, asset.kind, asset.key)) {
      return 0;
    }
    const { coins, billedBy } = await priceRepeat({ ...dependencies, db: transaction }, accountId, repeated);
    const shot = rows.shots.find(({ id }) => id === asset.key);
    if (!shot) {
      throw new AppError('TAKE_NOT_FOUND');
    }
    const rights = await readFilmRights(transaction, accountId);
    requireRepeatRights(take, generation.request, rights);
    requireUpgradeRights(
      rows,
      { kind: asset.kind, model: take.inputs.model },
      [{ shot, takeCoins: coins, seconds: lengthOf(generation.request) }],
      rights,
    );
    const ownKey = billedBy !== null;
    await reserveAgreed(transaction, dependencies, rows, { ...order, work: [{ kind: asset.kind, coins }], ownKey });
    await beginKnown(transaction, dependencies, rows, {
      asset,
      takes: [{ inputs: take.inputs, request: generation.request }],
      folder: generation.folder,
      priceCoins: coins,
      orderId,
      ownKey,
    });
    return 1;
  });
}

async function findRepeated(executor: Executor, { takes }: FilmRows, takeId: string): Promise<Repeated> {
  const take = takes.find(({ id }) => id === takeId);
  const generationId = take?.generationId ?? '';
  const generation =
    generationId === '' ? undefined : (await findGenerations(executor, [generationId])).get(generationId);
  if (!take || !generation || !isOfShot(take)) {
    throw new AppError('TAKE_NOT_FOUND');
  }
  return { take, generation };
}

function isOfShot(take: TakeRow): take is Repeated['take'] {
  return ['picture', 'tail_picture', 'clip'].includes(take.assetKind);
}

/** Throws MODEL_FOR_MEMBERS and RESOLUTION_FOR_MEMBERS: the owner may have been a member when the take was made. */
function requireRepeatRights({ inputs }: TakeRow, request: VendorRequest, rights: FilmRights): void {
  requireModelRights(findModel(inputs.model), rights);
  const { maximumShortSidePixels } = rights;
  const shortSidePixels = (request.kind === 'video' ? request.asked?.shortSidePixels : undefined) ?? 0;
  if (shortSidePixels > maximumShortSidePixels) {
    throw new AppError('RESOLUTION_FOR_MEMBERS', { details: { limit: `${maximumShortSidePixels}p` } });
  }
}

function lengthOf(request: VendorRequest): number | undefined {
  return request.kind === 'video' ? request.durationSeconds : undefined;
}

async function priceRepeat(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  accountId: string,
  { take, generation }: Repeated,
): Promise<UpgradeKey & { coins: number }> {
  const { model } = take.inputs;
  const { entry, billedBy } = await requireOffered(dependencies, accountId, model, findModel(model).kind);
  return { coins: isPaid(entry) && billedBy === null ? priceGeneration(entry, generation.request) : 0, billedBy };
}
