import { bigint, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { CardStyle } from '#src/shared/catalogue/card-styles.ts';
import type { DrawnCard } from '#src/shared/fair-draw.ts';
import type { BoardContent } from '../board-schema.ts';

export const mojiSeeds = pgTable('moji_seeds', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  /** 64 hexadecimal digits; shown to nobody before it is published. */
  serverSeed: text('server_seed').notNull(),
  /** The account's own, as of its last draw. */
  clientSeed: text('client_seed').notNull(),
  cardsDrawn: integer('cards_drawn').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  publishedAt: time('published_at'),
});
export type MojiSeedRow = typeof mojiSeeds.$inferSelect;

/** The log: a row is never changed. */
export const mojiDraws = pgTable('moji_draws', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  seedId: uuid('seed_id').notNull(),
  clientSeed: text('client_seed').notNull(),
  /** Number under its seed of the first card. */
  firstNumber: integer('first_number').notNull(),
  cardCount: smallint('card_count').notNull(),
  coins: integer('coins').notNull(),
  drawn: jsonb('drawn').$type<DrawnCard[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type MojiDrawRow = typeof mojiDraws.$inferSelect;

export const mojiCards = pgTable('moji_cards', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  drawId: uuid('draw_id').notNull(),
  position: smallint('position').notNull(),
  style: text('style').$type<CardStyle>().notNull(),
  rarity: text('rarity', { enum: ['common', 'rare'] }).notNull(),
  pictureSeed: bigint('picture_seed', { mode: 'number' }).notNull(),
  cardGenerationId: uuid('card_generation_id').notNull(),
  stickerGenerationId: uuid('sticker_generation_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Removed by its owner; the row stays until its pictures are not being drawn any more. */
  removedAt: time('removed_at'),
});
export type MojiCardRow = typeof mojiCards.$inferSelect;

export const mojiBoards = pgTable('moji_boards', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  content: jsonb('content').$type<BoardContent>().notNull(),
  /** Counts its changes. */
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull().defaultNow(),
  changedAt: time('changed_at').notNull().defaultNow(),
});
export type MojiBoardRow = typeof mojiBoards.$inferSelect;

/** The files that a board shows. */
export const mojiBoardFiles = pgTable('moji_board_files', {
  boardId: uuid('board_id').notNull(),
  fileId: uuid('file_id').notNull(),
});
