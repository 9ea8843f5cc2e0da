import { eq, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { FEATURE_PRICES } from '#src/shared/catalogue/prices.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { commitmentOf, drawCards as drawFairly } from '#src/shared/fair-draw.ts';
import type { MojiDependencies } from './moji-dependencies.ts';
import { openSeedOf, replaceSeed } from './open-seed.ts';
import { requestCardPictures } from './request-card-pictures.ts';
import { mojiCards, mojiDraws, mojiSeeds, type MojiDrawRow } from './tables.ts';

/** What somebody orders who draws. */
export interface DrawOrder {
  accountId: string;
  count: number;
  /** Of the seed that was shown. */
  commitment: string;
  clientSeed: string;
  /** The price that was shown. */
  agreedCoins: number;
  idempotencyKey: string;
}

/**
 * Draws cards, once per key: coins, log and cards are of one transaction. Returns the id of the draw. Throws
 * DRAW_COUNT_INVALID, PRICE_CHANGED, DRAW_SEED_CHANGED, INSUFFICIENT_COINS, STORAGE_FULL, TOO_MANY_ATTEMPTS, and
 * IDEMPOTENCY_CONFLICT for another number of cards or another seed by the same key; then nothing was drawn.
 */
export async function drawCards(dependencies: MojiDependencies, order: DrawOrder): Promise<string> {
  const { accountId, count, clientSeed } = order;
  if (!(LIMITS.draws as readonly number[]).includes(count)) {
    const [minimum, maximum] = [Math.min(...LIMITS.draws), Math.max(...LIMITS.draws)];
    throw new AppError('DRAW_COUNT_INVALID', { details: { minimum, maximum } });
  }
  const coins = count * FEATURE_PRICES.mojiMagicDraw;
  const id = uuidFrom('moji-draw', accountId, order.idempotencyKey);
  if (await isDrawn(dependencies.db, id, order)) {
    return id;
  }
  if (order.agreedCoins !== coins) {
    throw new AppError('PRICE_CHANGED', { details: { coins } });
  }
  await countAttempt(dependencies.db, {
    kind: 'draw-cards',
    subject: accountId,
    allowed: LIMITS.perAccount.drawsPerHour,
    seconds: 60 * 60,
  });
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    // Draws of one account go one after the other: each has the next numbers of the seed.
    const seed = await openSeedOf(transaction, accountId, { lock: true });
    if (await isDrawn(transaction, id, order)) {
      return id;
    }
    if ((await commitmentOf(seed.serverSeed)) !== order.commitment) {
      throw new AppError('DRAW_SEED_CHANGED');
    }
    const { id: holdId } = await holdCoins(transaction, {
      accountId,
      coins,
      reason: 'tool_mojiMagic',
      task: { kind: 'moji-draw', id },
      idempotencyKey: `moji-draw:${id}`,
    });
    await settleHold(transaction, { holdId });
    const { serverSeed, cardsDrawn: counter } = seed;
    const drawn = await drawFairly({ serverSeed, clientSeed, counter }, count);
    await transaction.insert(mojiDraws).values({
      id,
      accountId,
      seedId: seed.id,
      clientSeed,
      firstNumber: seed.cardsDrawn,
      cardCount: count,
      coins,
      drawn,
    });
    const cards = drawn.map((card, position) => ({ id: uuidFrom('moji-card', id, position), position, ...card }));
    const pictures = await requestCardPictures(transaction, dependencies, { accountId, group: id, cards });
    await transaction.insert(mojiCards).values(
      cards.map(({ position, ...card }, index) => ({
        ...card,
        position,
        accountId,
        drawId: id,
        ...pictures[index]!,
      })),
    );
    const cardsDrawn = seed.cardsDrawn + count;
    await transaction.update(mojiSeeds).set({ cardsDrawn, clientSeed }).where(eq(mojiSeeds.id, seed.id));
    if (cardsDrawn >= LIMITS.moji.cardsPerSeed) {
      await replaceSeed(transaction, { ...seed, clientSeed });
    }
    return id;
  });
}

/** True where the draw is known already. Throws IDEMPOTENCY_CONFLICT where it was another one. */
async function isDrawn(
  executor: Executor,
  id: string,
  { count, clientSeed }: Pick<DrawOrder, 'count' | 'clientSeed'>,
): Promise<boolean> {
  const [row] = await executor
    .select({ count: mojiDraws.cardCount, clientSeed: mojiDraws.clientSeed })
    .from(mojiDraws)
    .where(eq(mojiDraws.id, id));
  if (row && (row.count !== count || row.clientSeed !== clientSeed)) {
    throw new AppError('IDEMPOTENCY_CONFLICT', { details: { key: id } });
  }
  return row !== undefined;
}

/** A draw of the log, with the seed that decided it. */
export type LoggedDraw = MojiDrawRow & { serverSeed: string; isPublished: boolean };

/** The account's draws, the newest first, after the one of this id; with `only` that one alone. */
export async function listDraws(
  executor: Executor,
  { accountId, after, only, limit }: { accountId: string; after?: string | undefined; only?: string; limit: number },
): Promise<{ draws: LoggedDraw[]; next: string | null }> {
  const rows = await executor
    .select({ draw: mojiDraws, serverSeed: mojiSeeds.serverSeed, publishedAt: mojiSeeds.publishedAt })
    .from(mojiDraws)
    .innerJoin(mojiSeeds, eq(mojiSeeds.id, mojiDraws.seedId))
    .where(
      sql`${mojiDraws.accountId} = ${accountId}
        and (${only ?? null}::uuid is null or ${mojiDraws.id} = ${only ?? null}::uuid)
        and (${after ?? null}::uuid is null or (${mojiDraws.createdAt}, ${mojiDraws.id}) <
          (select created_at, id from moji_draws where id = ${after ?? null}::uuid and account_id = ${accountId}))`,
    )
    .orderBy(sql`${mojiDraws.createdAt} desc, ${mojiDraws.id} desc`)
    .limit(limit + 1);
  const draws = rows
    .slice(0, limit)
    .map(({ draw, serverSeed, publishedAt }) => ({ ...draw, serverSeed, isPublished: publishedAt !== null }));
  return { draws, next: rows.length > limit ? (draws.at(-1)?.id ?? null) : null };
}
