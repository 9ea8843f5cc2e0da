import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { KnownCast } from '#src/draft-engine/story/known-cast.ts';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { lockFiles } from '#src/foundation/files/server/lock-files.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Json } from '#src/vendors/vendor.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import { checkCharacters, checkCustomStyle, checkTitle } from './idea/check-film-extras.ts';
import { chooseModels } from './idea/film-models.ts';
import { planStory } from './idea/plan-story.ts';
import { checkOpenInput, type OpenInput, settleInput, type SettledInput, storyOf } from './idea/settle-input.ts';
import { admitOpenFilm, admitWaitingFilm } from './limits/open-films.ts';
import { missingAssets } from './money/next-stage.ts';
import { pricesOf } from './money/price-asset.ts';
import { forbidFilm, isPaidFilm, priceFilm, type PricedFilm } from './money/price-film.ts';
import { reserveWork } from './money/reserve-work.ts';
import { findOwnPictures } from './pictures/find-own-pictures.ts';
import { loadFilmRows } from './state/film-rows.ts';
import { WHOLE_FILM } from './state/next-steps.ts';
import { filmGivenCharacters, films, takes, type CustomStyle, type FilmMode, type FilmModels } from './tables.ts';
import { wakeFilm } from './takes/wake-film.ts';

export interface FilmOrder extends OpenInput {
  accountId: string;
  mode?: FilmMode;
  /** The engine finds one when it is absent or empty. */
  title?: string | undefined;
  /** Models other than the defaults, by kind. */
  models?: Partial<FilmModels>;
  /** Length of the picture's shorter side: 720 by default. */
  shortSidePixels?: number;
  customStyle?: CustomStyle | undefined;
  /** Characters that appear as uploaded, with files of the account (PIPE-11). */
  characters?: readonly { name: string; pictureId: string }[];
  /** A finished plan: the story is not written anew. It may have more shots than a story is written with. */
  plan?: FilmPlan;
  /** The people and places of the film that it goes on from. */
  knownCast?: KnownCast | undefined;
  /** Runs in the transaction that makes the film. */
  onCreated?: (transaction: Transaction, filmId: string) => Promise<void>;
  /** The total that the person saw; a film that would cost more is refused. */
  agreedCoins?: number | undefined;
  /** The same key means the same film, however often it is sent. */
  idempotencyKey?: string | undefined;
}

type Dependencies = Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'ownKeys' | 'config'>;

/**
 * Creates a film and returns its id; jobs make it. With paid models the quoted coins are held at once, step by step
 * those of the first stage. Throws, before anything starts, what `checkOpenInput`, `settleInput` and the checks of
 * `check-film-extras.ts` throw; MODEL_UNKNOWN, MODEL_RETIRED or MODEL_UNAVAILABLE; what `forbidFilm` returns;
 * INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT, PRICE_CHANGED, DISK_FULL, STORAGE_FULL; TOO_MANY_OPEN_FILMS,
 * TOO_MANY_WAITING_FILMS; CHARACTER_PICTURE_GONE for a picture that the account does not have (any more); and
 * IDEMPOTENCY_CONFLICT when the key was used for another film.
 */
export async function createFilm(dependencies: Dependencies, order: FilmOrder): Promise<string> {
  const asked = checkOpenInput(order);
  const title = order.title === undefined || order.title.trim() === '' ? undefined : checkTitle(order.title);
  const customStyle = order.customStyle ? checkCustomStyle(order.customStyle) : null;
  const characters = checkCharacters(order.characters ?? []);
  const { models, billers } = await chooseModels(dependencies, order.accountId, order.models);
  const ownKeyModels = [...billers.keys()];
  const mode = order.mode ?? 'one_click';
  const shortSidePixels = order.shortSidePixels ?? 720;
  const requestSha256 = createHash('sha256')
    .update(
      JSON.stringify([
        asked,
        title,
        customStyle,
        characters,
        models,
        mode,
        shortSidePixels,
        ...(order.plan ? [order.plan] : []),
        ...(order.knownCast ? [order.knownCast] : []),
      ]),
    )
    .digest();
  const idempotencyKey = order.idempotencyKey ?? randomUUID();
  const findBefore = async (executor: Executor): Promise<string | undefined> => {
    const [before] = await executor
      .select({ id: films.id, requestSha256: films.requestSha256 })
      .from(films)
      .where(and(eq(films.accountId, order.accountId), eq(films.idempotencyKey, idempotencyKey)));
    if (before && !before.requestSha256.equals(requestSha256)) {
      throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: idempotencyKey } });
    }
    return before?.id;
  };
  // First: a repeated request gets its film, also when that film took the coins that a second one would need.
  const made = await findBefore(dependencies.db);
  if (made !== undefined) {
    return made;
  }

  await ensureFreeSpace(dependencies.config);
  await ensureAccountStorage(dependencies, order.accountId);
  const input = await settleInput(dependencies, { holder: order.accountId }, asked);
  const plan = await checkPermission(dependencies, order, input, {
    models,
    ownKeyModels,
    mode,
    shots: input.shots,
    shortSidePixels,
    givenCharacters: characters.length,
  });

  return dependencies.db.transaction(async (transaction) => {
    await lockAccount(transaction, order.accountId);
    // The same request may have been processed while this one waited for the lock.
    const madeMeanwhile = await findBefore(transaction);
    if (madeMeanwhile !== undefined) {
      return madeMeanwhile;
    }
    await requirePictures(transaction, order.accountId, characters);
    await admitOpenFilm(transaction, dependencies.config, order);
    if (mode === 'step_by_step') {
      await admitWaitingFilm(transaction, order);
    }
    const id = randomUUID();
    await transaction.insert(films).values({
      id,
      accountId: order.accountId,
      idempotencyKey,
      requestSha256,
      idea: input.idea,
      type: input.type,
      style: input.style,
      language: input.language,
      aspect: input.aspect,
      shotCount: input.shots,
      seed: input.seed,
      deep: input.deep,
      shortSidePixels,
      mode,
      models,
      modelPrices: pricesOf(models),
      ownKeyModels,
      customStyle,
      graph: input.graph ?? null,
      knownCast: order.knownCast ?? null,
      ...(title === undefined ? {} : { title, ownTitle: true }),
      allowedStage: mode === 'one_click' ? 'movie' : 'story',
    });
    const given = characters.map(({ name, pictureId }, position) => ({
      filmId: id,
      position,
      name,
      fileId: pictureId,
    }));
    if (given.length > 0) {
      await transaction.insert(filmGivenCharacters).values(given);
    }
    if (order.plan) {
      await writeStory(transaction, { filmId: id, plan: order.plan, input, model: models.text });
    }
    await order.onCreated?.(transaction, id);
    const rows = await loadFilmRows(transaction, id);
    if (!rows) {
      throw new Error('the film was not made');
    }
    await reserveWork(transaction, rows, missingAssets(rows, plan), dependencies.config);
    await wakeFilm(transaction, dependencies, id, { urgency: 'person' });
    return id;
  });
}

/** Stores a finished plan as the film's story, as if its model had just written it. */
async function writeStory(
  transaction: Transaction,
  { filmId, plan, input, model }: { filmId: string; plan: FilmPlan; input: SettledInput; model: string },
): Promise<void> {
  const { title, logline, outline, music } = plan;
  await transaction.update(films).set({ title, logline, outline, music }).where(eq(films.id, filmId));
  await transaction.insert(takes).values({
    id: randomUUID(),
    filmId,
    assetKind: 'story',
    assetKey: WHOLE_FILM,
    number: 1,
    state: 'generated',
    circled: true,
    inputs: { prompt: input.idea, model, seed: input.seed, references: [] },
    servedBy: model,
    data: plan as unknown as Json,
    finishedAt: new Date(),
  });
}

/**
 * Keeps the pictures of these characters from being deleted until the transaction ends. Throws CHARACTER_PICTURE_GONE
 * with the names of all characters whose picture the account does not have.
 */
async function requirePictures(
  transaction: Transaction,
  accountId: string,
  characters: readonly { name: string; pictureId: string }[],
): Promise<void> {
  const pictureIds = characters.map(({ pictureId }) => pictureId);
  await lockFiles(transaction, accountId, pictureIds);
  const own = await findOwnPictures(transaction, accountId, pictureIds);
  const gone = characters.filter(({ pictureId }) => !own.has(pictureId));
  if (gone.length > 0) {
    throw new AppError('CHARACTER_PICTURE_GONE', { details: { names: gone.map(({ name }) => name).join(', ') } });
  }
}

/** Returns the story that the price was calculated from; a free film needs none. */
async function checkPermission(
  dependencies: Dependencies,
  order: FilmOrder,
  input: SettledInput,
  film: PricedFilm,
): Promise<FilmPlan | undefined> {
  const rights = await readFilmRights(dependencies.db, order.accountId);
  const isPaid = isPaidFilm(film.models);
  // A film made only by draft models costs 0, so no story is needed.
  const plan = isPaid
    ? (order.plan ?? (await planStory(dependencies, { holder: order.accountId }, storyOf(input))))
    : undefined;
  const [forbidden] = forbidFilm(film, rights, plan);
  if (forbidden) {
    throw forbidden;
  }
  if (plan && order.agreedCoins !== undefined) {
    const { totalCoins } = priceFilm(film, plan);
    if (totalCoins > order.agreedCoins) {
      throw new AppError('PRICE_CHANGED', { details: { coins: totalCoins } });
    }
  }
  return plan;
}
