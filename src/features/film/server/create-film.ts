import { createHash, randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { defaultModel, requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { checkFilmWish, type FilmWish } from './check-film-wish.ts';
import type { FilmTools } from './film-tools.ts';
import { ringFilm } from './pipeline/ring-film.ts';
import { films, type FilmMode, type FilmModels } from './tables.ts';

export interface FilmOrder extends FilmWish {
  accountId: string;
  mode?: FilmMode;
  /** Models other than the defaults, by kind. */
  models?: Partial<FilmModels>;
  /** Length of the picture's shorter side: 720 unless told. */
  shortSidePixels?: number;
  /** The same key makes the same film, however often it is sent. */
  idempotencyKey?: string | undefined;
}

const MODEL_KINDS = ['text', 'image', 'video', 'voice', 'music', 'sound'] as const;

/**
 * Begins a film and answers with its id; it is made by jobs. Throws what `checkFilmWish` throws, MODEL_UNKNOWN, MODEL_RETIRED
 * or MODEL_UNAVAILABLE, DISK_FULL, and IDEMPOTENCY_CONFLICT when the key was used for another film.
 */
export async function createFilm(tools: Pick<FilmTools, 'db' | 'queue' | 'vendors' | 'config'>, order: FilmOrder): Promise<string> {
  const wish = checkFilmWish(order);
  const vendors = new Set(tools.vendors.keys());
  const today = new Date().toISOString().slice(0, 10);
  const models = Object.fromEntries(MODEL_KINDS.map((kind) => {
    const chosen = order.models?.[kind];
    return [kind, chosen === undefined ? defaultModel(kind, vendors, today) : requireModel(chosen, kind, vendors, today).id];
  })) as FilmModels;
  await ensureFreeSpace(tools.config);
  const mode = order.mode ?? 'one_click';
  const shortSidePixels = order.shortSidePixels ?? 720;
  const requestSha256 = createHash('sha256').update(JSON.stringify([wish, models, mode, shortSidePixels])).digest();
  const idempotencyKey = order.idempotencyKey ?? randomUUID();

  return tools.db.transaction(async (transaction) => {
    const id = randomUUID();
    const made = await transaction
      .insert(films)
      .values({
        id, accountId: order.accountId, idempotencyKey, requestSha256,
        idea: wish.idea, type: wish.type, style: wish.style, language: wish.language, aspect: wish.aspect, shotCount: wish.shots,
        seed: wish.seed ?? randomInt(2 ** 32), shortSidePixels, mode, models,
        allowedStage: mode === 'one_click' ? 'movie' : 'story',
      })
      .onConflictDoNothing()
      .returning({ id: films.id });
    if (made.length === 1) {
      await ringFilm(transaction, tools, id);
      return id;
    }
    const [before] = await transaction
      .select({ id: films.id, requestSha256: films.requestSha256 })
      .from(films)
      .where(and(eq(films.accountId, order.accountId), eq(films.idempotencyKey, idempotencyKey)));
    if (!before?.requestSha256.equals(requestSha256)) throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: idempotencyKey } });
    return before.id;
  });
}
