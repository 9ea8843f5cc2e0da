import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import { generations, type GenerationRow } from '#src/foundation/generation/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { CardStyle, Rarity } from '#src/shared/catalogue/card-styles.ts';
import { mojiCards, type MojiCardRow } from './tables.ts';

/** A card with its pictures, as far as they are drawn. */
export interface WholeCard {
  card: MojiCardRow;
  picture: FileRow | undefined;
  sticker: FileRow | undefined;
  hasFailed: boolean;
}

/** Which cards of a collection are wanted. */
export interface CardListing {
  accountId: string;
  style?: CardStyle | undefined;
  rarity?: Rarity | undefined;
  drawId?: string | undefined;
  /** Id of the last card of the previous page. */
  after?: string | undefined;
  limit: number;
}

const FAILED: readonly GenerationRow['state'][] = ['failed', 'cancelled'];

/** Cards of the account, the newest draw first, in the order in which they were drawn. */
export async function listCards(
  executor: Executor,
  { accountId, style, rarity, drawId, after, limit }: CardListing,
): Promise<{ cards: WholeCard[]; next: string | null }> {
  const rows = await executor
    .select()
    .from(mojiCards)
    .where(
      and(
        eq(mojiCards.accountId, accountId),
        isNull(mojiCards.removedAt),
        style && eq(mojiCards.style, style),
        rarity && eq(mojiCards.rarity, rarity),
        drawId === undefined ? undefined : eq(mojiCards.drawId, drawId),
        after === undefined
          ? undefined
          : sql`(${mojiCards.createdAt}, ${mojiCards.drawId}, -${mojiCards.position}) <
              (select created_at, draw_id, -position from moji_cards where id = ${after} and account_id = ${accountId})`,
      ),
    )
    .orderBy(sql`${mojiCards.createdAt} desc, ${mojiCards.drawId} desc, ${mojiCards.position}`)
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return { cards: await readCards(executor, shown), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** Cards with their pictures: two queries, however many they are. */
export async function readCards(executor: Executor, rows: readonly MojiCardRow[]): Promise<WholeCard[]> {
  if (rows.length === 0) {
    return [];
  }
  const made = await executor
    .select({ id: generations.id, state: generations.state, fileId: generations.resultFileId })
    .from(generations)
    .where(
      inArray(
        generations.id,
        rows.flatMap(({ cardGenerationId, stickerGenerationId }) => [cardGenerationId, stickerGenerationId]),
      ),
    );
  const byId = new Map(made.map((one) => [one.id, one]));
  const files = await findFiles(
    executor,
    made.flatMap(({ fileId }) => fileId ?? []),
  );
  return rows.map((card) => {
    const works = [byId.get(card.cardGenerationId), byId.get(card.stickerGenerationId)];
    const [picture, sticker] = works.map((work) => files.get(work?.fileId ?? ''));
    return { card, picture, sticker, hasFailed: works.some((work) => !work || FAILED.includes(work.state)) };
  });
}

/** How many cards of each style the account has. */
export async function countCards(executor: Executor, accountId: string): Promise<Partial<Record<CardStyle, number>>> {
  const rows = await executor
    .select({ style: mojiCards.style, count: sql<number>`count(*)::int` })
    .from(mojiCards)
    .where(and(eq(mojiCards.accountId, accountId), isNull(mojiCards.removedAt)))
    .groupBy(mojiCards.style);
  return Object.fromEntries(rows.map(({ style, count }) => [style, count]));
}
