import { boolean, customType, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email'),
  identity: smallint('identity').notNull().default(1),
  isFirstAdmin: boolean('is_first_admin').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const signInLinks = pgTable('sign_in_links', {
  tokenSha256: bytes('token_sha256').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenSha256: bytes('token_sha256').notNull(),
  accountId: uuid('account_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
  endedAt: time('ended_at'),
});
