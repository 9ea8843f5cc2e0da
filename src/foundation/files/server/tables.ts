import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { StoredFolder } from '#src/shared/catalogue/media-folders.ts';

export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  folder: text('folder').$type<StoredFolder>().notNull(),
  storageKey: text('storage_key').notNull(),
  sha256: text('sha256').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  mime: text('mime').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type FileRow = typeof files.$inferSelect;

/** Stored bytes whose row was deleted, and when; written by a trigger of `files`. */
export const deletedFiles = pgTable('deleted_files', {
  storageKey: text('storage_key').primaryKey(),
  deletedAt: time('deleted_at').notNull().defaultNow(),
});
