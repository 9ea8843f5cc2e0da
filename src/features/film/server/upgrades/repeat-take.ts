import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { findGenerations } from '#src/foundation/generation/server/find-generations.ts';
import { priceGeneration } from '#src/foundation/generation/server/price-generation.ts';
import type { GenerationRow } from '#src/foundation/generation/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmRights } from '#src/shared/catalogue/film-rights.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { billerOf, modelsOfAccount } from '../idea/film-models.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginKnown } from '../pipeline/begin-takes.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { takes, type TakeRow } from '../tables.ts';
import { isForMembers } from '../tools/order-tool-takes.ts';
import { forbidUpgrade, type UpgradedKind, type UpgradeKey } from './price-upgrade.ts';

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

type Dependencies = Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>;

/**
 * What another take from the same inputs costs. Throws FILM_NOT_FOUND, TAKE_NOT_FOUND for one that nothing of this
 * program made, and MODEL_RETIRED or MODEL_UNAVAILABLE.
 */
export async function quoteRepeat(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  choice: RepeatChoice,
): Promise<UpgradeKey & { coins: number; balanceCoins: number }> {
  const repeated = await findRepeated(dependencies.db, choice);
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
export async function repeatTake(
  dependencies: Dependencies,
  {
    agreedCoins,
    agreedOwnKey = false,
    idempotencyKey = randomUUID(),
    ...choice
  }: RepeatChoice & { agreedCoins: number; agreedOwnKey?: boolean; idempotencyKey?: string | undefined },
): Promise<number> {
  const { accountId } = choice;
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, choice.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    const repeated = await findRepeated(transaction, choice);
    const { take, generation } = repeated;
    const orderId = uuidFrom('repeat', film.id, idempotencyKey);
    const isOpen = rows?.takes.some(
      ({ assetKind, assetKey, state }) =>
        assetKind === take.assetKind && assetKey === take.assetKey && state === 'generating',
    );
    const before = rows?.takes.filter((each) => each.orderId === orderId).length ?? 0;
    if (!rows || isOpen || before > 0) {
      return before;
    }
    const { coins, billedBy } = await priceRepeat({ ...dependencies, db: transaction }, accountId, repeated);
    const shot = rows.shots.find(({ id }) => id === take.assetKey);
    if (!shot) {
      throw new AppError('TAKE_NOT_FOUND');
    }
    const rights = await readFilmRights(transaction, accountId);
    requireRepeatRights(take, generation.request, rights);
    const refused = forbidUpgrade(
      rows,
      { kind: take.assetKind, model: take.inputs.model, numbers: [] },
      [{ shot, takeCoins: coins, seconds: lengthOf(generation.request) }],
      rights,
    );
    if (refused) {
      throw refused;
    }
    const ownKey = billedBy !== null;
    if (coins > agreedCoins || ownKey !== agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins } });
    }
    await reserveUpgrade(transaction, rows, [{ kind: take.assetKind, coins }], dependencies.config);
    await beginKnown(transaction, dependencies, rows, {
      asset: { kind: take.assetKind, key: take.assetKey },
      takes: [{ inputs: take.inputs, request: generation.request }],
      folder: generation.folder,
      priceCoins: coins,
      orderId,
      ownKey,
    });
    return 1;
  });
}

async function findRepeated(executor: Executor, { accountId, filmId, takeId }: RepeatChoice): Promise<Repeated> {
  const film = await loadFilmFor(executor, accountId, filmId);
  const [take] = await executor
    .select()
    .from(takes)
    .where(and(eq(takes.id, takeId), eq(takes.filmId, film.id)));
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
function requireRepeatRights(
  { inputs }: TakeRow,
  request: VendorRequest,
  { member, maximumShortSidePixels }: FilmRights,
): void {
  const model = findModel(inputs.model);
  if (!member && isForMembers(model)) {
    throw new AppError('MODEL_FOR_MEMBERS', { details: { model: model.label } });
  }
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
  const { vendors, own, today } = await modelsOfAccount(dependencies, accountId);
  const model = requireModel(take.inputs.model, findModel(take.inputs.model).kind, vendors, today);
  const billedBy = billerOf(model, own);
  return { coins: isPaid(model) && billedBy === null ? priceGeneration(model, generation.request) : 0, billedBy };
}
