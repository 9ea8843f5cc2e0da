import { createHash, randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import { loadFileFor } from '#src/foundation/files/server/load-file-for.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { checkCharacters, checkCustomStyle, checkTitle } from './check-film-extras.ts';
import { checkFilmWish, type CheckedWish, type FilmWish } from './check-film-wish.ts';
import { chooseModels } from './film-models.ts';
import { readFilmRights } from './film-rights.ts';
import type { FilmTools } from './film-tools.ts';
import { missingAssets } from './pipeline/next-stage.ts';
import { reserveWork } from './pipeline/reserve-work.ts';
import { ringFilm } from './pipeline/ring-film.ts';
import { planStory } from './plan-story.ts';
import { forbidFilm, isPaidFilm, priceFilm, type PricedFilm } from './price-film.ts';
import { filmGivenCharacters, films, type CustomStyle, type FilmMode, type FilmModels } from './tables.ts';

export interface FilmOrder extends FilmWish {
  accountId: string;
  mode?: FilmMode;
  /** The engine finds one when it is absent or empty. */
  title?: string | undefined;
  /** Models other than the defaults, by kind. */
  models?: Partial<FilmModels>;
  /** Length of the picture's shorter side: 720 unless told. */
  shortSidePixels?: number;
  customStyle?: CustomStyle | undefined;
  /** Characters that take part as they are, with files of the account (PIPE-11). */
  characters?: readonly { name: string; pictureId: string }[];
  /** The total that the person saw; a film that would cost more is refused. */
  agreedCoins?: number | undefined;
  /** The same key makes the same film, however often it is sent. */
  idempotencyKey?: string | undefined;
}

type Tools = Pick<FilmTools, 'db' | 'queue' | 'vendors' | 'config'>;

/**
 * Begins a film and answers with its id; it is made by jobs. With a paid model what it was quoted is set aside at once,
 * step by step its first price. Throws, before anything is begun, what `checkFilmWish` and `checkFilmExtras` throw;
 * MODEL_UNKNOWN, MODEL_RETIRED or MODEL_UNAVAILABLE; what `forbidFilm` names; INSUFFICIENT_COINS,
 * FREE_COINS_BUDGET_SPENT, PRICE_CHANGED, DISK_FULL; NOT_FOUND for a picture of somebody else's; and
 * IDEMPOTENCY_CONFLICT when the key was used for another film.
 */
export async function createFilm(tools: Tools, order: FilmOrder): Promise<string> {
  const wish = checkFilmWish(order);
  const title = order.title === undefined || order.title.trim() === '' ? undefined : checkTitle(order.title);
  const customStyle = order.customStyle ? checkCustomStyle(order.customStyle) : null;
  const characters = checkCharacters(order.characters ?? []);
  const models = chooseModels(tools, order.models);
  const mode = order.mode ?? 'one_click';
  const shortSidePixels = order.shortSidePixels ?? 720;
  const requestSha256 = createHash('sha256')
    .update(JSON.stringify([wish, title, customStyle, characters, models, mode, shortSidePixels]))
    .digest();
  const idempotencyKey = order.idempotencyKey ?? randomUUID();
  const findBefore = async (executor: Executor): Promise<string | undefined> => {
    const [before] = await executor
      .select({ id: films.id, requestSha256: films.requestSha256 })
      .from(films)
      .where(and(eq(films.accountId, order.accountId), eq(films.idempotencyKey, idempotencyKey)));
    if (before && !before.requestSha256.equals(requestSha256))
      throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: idempotencyKey } });
    return before?.id;
  };
  // First of all: a request sent again is answered, also when its film took the coins that a second one would need.
  const made = await findBefore(tools.db);
  if (made !== undefined) return made;

  await ensureFreeSpace(tools.config);
  for (const { pictureId } of characters) await requirePicture(tools.db, order.accountId, pictureId);
  const seed = wish.seed ?? randomInt(2 ** 32);
  const plan = await checkPermission(
    tools,
    order,
    { ...wish, seed },
    { models, mode, shots: wish.shots, shortSidePixels, givenCharacters: characters.length },
  );

  return tools.db.transaction(async (transaction) => {
    const id = randomUUID();
    const [film] = await transaction
      .insert(films)
      .values({
        id,
        accountId: order.accountId,
        idempotencyKey,
        requestSha256,
        idea: wish.idea,
        type: wish.type,
        style: wish.style,
        language: wish.language,
        aspect: wish.aspect,
        shotCount: wish.shots,
        seed,
        shortSidePixels,
        mode,
        models,
        customStyle,
        ...(title === undefined ? {} : { title, ownTitle: true }),
        allowedStage: mode === 'one_click' ? 'movie' : 'story',
      })
      .onConflictDoNothing()
      .returning();
    if (!film) {
      const before = await findBefore(transaction);
      if (before === undefined) throw new Error('the film was neither made nor found');
      return before;
    }
    const given = characters.map(({ name, pictureId }, position) => ({
      filmId: id,
      position,
      name,
      fileId: pictureId,
    }));
    if (given.length > 0) await transaction.insert(filmGivenCharacters).values(given);
    const rows = {
      film,
      given,
      characters: [],
      places: [],
      items: [],
      shots: [],
      takes: [],
      charges: [],
      reserves: [],
    };
    await reserveWork(transaction, rows, missingAssets(rows, plan), tools.config);
    await ringFilm(transaction, tools, id);
    return id;
  });
}

/** A picture of the account. Throws NOT_FOUND for any other file, whether it exists or not. */
async function requirePicture(executor: Executor, accountId: string, fileId: string): Promise<void> {
  const file = await loadFileFor(executor, accountId, fileId);
  if (!file.mime.startsWith('image/')) throw new AppError('NOT_FOUND', { details: { file: fileId } });
}

/** Answers with the story that the price was counted by; a film that costs nothing needs none. */
async function checkPermission(
  tools: Tools,
  order: FilmOrder,
  wish: CheckedWish & { seed: number },
  film: PricedFilm,
): Promise<FilmPlan | undefined> {
  const rights = await readFilmRights(tools.db, order.accountId);
  const isPaid = isPaidFilm(film.models);
  const { idea, type, language, aspect, shots: shotCount, seed } = wish;
  // The price of a film by draft models alone is 0, so nothing has to be counted.
  const plan = isPaid ? await planStory(tools, { idea, type, language, aspect, shotCount, seed }) : undefined;
  const [forbidden] = forbidFilm(film, rights, plan);
  if (forbidden) throw forbidden;
  if (plan && order.agreedCoins !== undefined) {
    const { totalCoins } = priceFilm(film, plan);
    if (totalCoins > order.agreedCoins) throw new AppError('PRICE_CHANGED', { details: { coins: totalCoins } });
  }
  return plan;
}
