import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { forgetFiles } from '#src/foundation/files/server/forget-files.ts';
import { abandonGeneration, lockGenerations } from '#src/foundation/generation/server/cancel-generation.ts';
import { forgetEndedGenerations } from '#src/foundation/generation/server/forget-generations.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isUuid } from '#src/shared/uuid.ts';
import type { MojiDependencies } from './moji-dependencies.ts';
import { readCards, type WholeCard } from './read-cards.ts';
import { requestCardPictures } from './request-card-pictures.ts';
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

/** Has the pictures of a card drawn again where one could not be: they are the same, and cost nothing. */
export async function redrawCard(dependencies: MojiDependencies, wanted: WantedCard): Promise<WholeCard> {
  return dependencies.db.transaction(async (transaction) => {
    const row = await lockCard(transaction, wanted);
    const [known] = await readCards(transaction, [row]);
    if (known && !known.hasFailed) {
      return known;
    }
    const [pictures] = await requestCardPictures(transaction, dependencies, {
      accountId: wanted.accountId,
      group: row.drawId,
      cards: [row],
    });
    const before = generationsOf(row);
    const [changed] = await transaction.update(mojiCards).set(pictures!).where(eq(mojiCards.id, row.id)).returning();
    await forgetPictures(transaction, dependencies, { accountId: wanted.accountId, ids: before });
    const [card] = await readCards(transaction, [changed!]);
    return card!;
  });
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
    await forgetRemoved(transaction, dependencies, row);
  });
}

/** Forgets removed cards whose pictures were still being drawn when they were removed. Returns how many there were. */
export async function sweepRemovedCards(dependencies: MojiDependencies): Promise<number> {
  const left = await dependencies.db.select().from(mojiCards).where(isNotNull(mojiCards.removedAt)).limit(AT_ONCE);
  for (const row of left) {
    await dependencies.db.transaction((transaction) => forgetRemoved(transaction, dependencies, row));
  }
  return left.length;
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

async function forgetRemoved(
  transaction: Transaction,
  dependencies: MojiDependencies,
  row: MojiCardRow,
): Promise<void> {
  const ids = generationsOf(row);
  await lockGenerations(transaction, ids);
  const open = await transaction.$count(generations, and(inArray(generations.id, ids), isNull(generations.finishedAt)));
  if (open > 0) {
    return;
  }
  await transaction.delete(mojiCards).where(eq(mojiCards.id, row.id));
  await forgetPictures(transaction, dependencies, { accountId: row.accountId, ids });
}

/** Forgets generations that no card names any more, with their files; what is still being drawn is stopped. */
async function forgetPictures(
  transaction: Transaction,
  dependencies: MojiDependencies,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<void> {
  await lockGenerations(transaction, ids);
  for (const id of ids) {
    await abandonGeneration(transaction, dependencies, id).catch(() => false);
  }
  const made = await transaction
    .select({ fileId: generations.resultFileId })
    .from(generations)
    .where(inArray(generations.id, [...ids]));
  await forgetEndedGenerations(transaction, ids);
  await forgetFiles(
    transaction,
    accountId,
    made.flatMap(({ fileId }) => fileId ?? []),
  );
}
