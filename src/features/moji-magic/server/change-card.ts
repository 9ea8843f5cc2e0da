import { and, asc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { abandonGeneration, lockGenerations } from '#src/foundation/generation/server/cancel-generation.ts';
import { forgetEndedGenerations } from '#src/foundation/generation/server/forget-generations.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isUuid } from '#src/shared/uuid.ts';
import type { MojiDependencies } from './moji-dependencies.ts';
import { readCards, type WholeCard } from './read-cards.ts';
import { requestPictures } from './request-card-pictures.ts';
import { mojiBoards, mojiCards, mojiDraws, mojiSeeds, type MojiCardRow } from './tables.ts';

interface WantedCard {
  accountId: string;
  cardId: string;
}

const AT_ONCE = 50;

/**
 * The account's card, locked. Throws TASK_ID_EMPTY and TASK_ID_INVALID for what cannot be an id, and TASK_NOT_FOUND,
 * whether it belongs to somebody else or does not exist.
 */
async function lockCard(transaction: Transaction, { accountId, cardId }: WantedCard): Promise<MojiCardRow> {
  if (cardId.trim() === '') {
    throw new AppError('TASK_ID_EMPTY');
  }
  if (!isUuid(cardId)) {
    throw new AppError('TASK_ID_INVALID');
  }
  const [row] = await transaction
    .select()
    .from(mojiCards)
    .where(and(eq(mojiCards.id, cardId), eq(mojiCards.accountId, accountId), isNull(mojiCards.removedAt)))
    .for('update');
  if (!row) {
    throw new AppError('TASK_NOT_FOUND');
  }
  return row;
}

/**
 * Has those pictures of a card drawn again that could not be drawn: they are the same, and cost nothing. The other one
 * stays, also where it is still being drawn. Throws what `lockCard` throws, and TOO_MANY_ATTEMPTS.
 */
export async function redrawCard(dependencies: MojiDependencies, wanted: WantedCard): Promise<WholeCard> {
  await countAttempt(dependencies.db, {
    kind: 'redraw-card',
    subject: wanted.accountId,
    allowed: LIMITS.perAccount.redrawsPerHour,
    seconds: 60 * 60,
  });
  return dependencies.db.transaction(async (transaction) => {
    const row = await lockCard(transaction, wanted);
    const failed = await failedPictures(transaction, row);
    const changed = failed.length > 0 ? await drawAgain(transaction, dependencies, { row, failed }) : row;
    const [card] = await readCards(transaction, [changed]);
    return card!;
  });
}

type PictureColumn = 'cardGenerationId' | 'stickerGenerationId';

/** Which of a locked card's pictures could not be drawn. */
async function failedPictures(transaction: Transaction, row: MojiCardRow): Promise<PictureColumn[]> {
  const failed = await transaction
    .select({ id: generations.id })
    .from(generations)
    .where(and(inArray(generations.id, generationsOf(row)), inArray(generations.state, ['failed', 'cancelled'])));
  const columns: readonly PictureColumn[] = ['cardGenerationId', 'stickerGenerationId'];
  return columns.filter((column) => failed.some(({ id }) => id === row[column]));
}

async function drawAgain(
  transaction: Transaction,
  dependencies: MojiDependencies,
  { row, failed }: { row: MojiCardRow; failed: readonly PictureColumn[] },
): Promise<MojiCardRow> {
  const ids = await requestPictures(transaction, dependencies, {
    accountId: row.accountId,
    group: row.drawId,
    pictures: failed.map((column) => ({ card: row, as: column === 'cardGenerationId' ? 'card' : 'sticker' })),
  });
  const [changed] = await transaction
    .update(mojiCards)
    .set(Object.fromEntries(failed.map((column, index) => [column, ids[index]!])))
    .where(eq(mojiCards.id, row.id))
    .returning();
  await forgetEndedGenerations(
    transaction,
    failed.map((column) => row[column]),
  );
  return changed!;
}

/**
 * Removes a card from its collection, with its pictures as far as no canvas shows them. Nothing is given back
 * (COIN-05); the log of draws keeps what was drawn.
 */
export async function removeCard(dependencies: MojiDependencies, wanted: WantedCard): Promise<void> {
  await dependencies.db.transaction(async (transaction) => {
    const row = await lockCard(transaction, wanted);
    const ids = generationsOf(row);
    await lockGenerations(transaction, ids);
    for (const id of ids) {
      await abandonGeneration(transaction, dependencies, id);
    }
    await transaction
      .update(mojiCards)
      .set({ removedAt: sql`now()` })
      .where(eq(mojiCards.id, row.id));
    await forgetRemoved(transaction, row);
  });
}

/**
 * Forgets removed cards, the first removed first, whose pictures were still being drawn when they were removed; those
 * of which one still is are left. Returns how many were forgotten.
 */
export async function sweepRemovedCards(
  { db }: Pick<MojiDependencies, 'db'>,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const goesOn = db
    .select()
    .from(generations)
    .where(
      and(
        or(eq(generations.id, mojiCards.cardGenerationId), eq(generations.id, mojiCards.stickerGenerationId)),
        isNull(generations.finishedAt),
      ),
    );
  for (let forgotten = 0; ;) {
    signal.throwIfAborted();
    const left = await db
      .select()
      .from(mojiCards)
      .where(and(isNotNull(mojiCards.removedAt), notExists(goesOn)))
      .orderBy(asc(mojiCards.removedAt), asc(mojiCards.id))
      .limit(AT_ONCE);
    for (const row of left) {
      await db.transaction((transaction) => forgetRemoved(transaction, row));
    }
    forgotten += left.length;
    if (left.length < AT_ONCE) {
      return forgotten;
    }
  }
}

/** Deletes everything of an account; its generations and files are forgotten after it. */
export async function forgetMojiMagic(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(mojiBoards).where(eq(mojiBoards.accountId, accountId));
  await transaction.delete(mojiCards).where(eq(mojiCards.accountId, accountId));
  await transaction.delete(mojiDraws).where(eq(mojiDraws.accountId, accountId));
  await transaction.delete(mojiSeeds).where(eq(mojiSeeds.accountId, accountId));
}

const generationsOf = ({ cardGenerationId, stickerGenerationId }: MojiCardRow): string[] => [
  cardGenerationId,
  stickerGenerationId,
];

/** Forgets a removed card with its pictures, as far as nothing else shows them; not while one is being drawn. */
async function forgetRemoved(transaction: Transaction, row: MojiCardRow): Promise<void> {
  const ids = generationsOf(row);
  await lockGenerations(transaction, ids);
  const made = await transaction
    .select({ fileId: generations.resultFileId, finishedAt: generations.finishedAt })
    .from(generations)
    .where(inArray(generations.id, ids));
  if (made.some(({ finishedAt }) => finishedAt === null)) {
    return;
  }
  await transaction.delete(mojiCards).where(eq(mojiCards.id, row.id));
  await forgetEndedGenerations(transaction, ids);
  await forgetFiles(
    transaction,
    row.accountId,
    made.flatMap(({ fileId }) => fileId ?? []),
  );
}
