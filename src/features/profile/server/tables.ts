import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { JobStyle, JobType, Network, Reason, UseCase } from '#src/shared/catalogue/profile-choices.ts';

export const profiles = pgTable('profiles', {
  accountId: uuid('account_id').primaryKey(),
  version: integer('version').notNull().default(0),
  avatarFileId: uuid('avatar_file_id'),
  description: text('description').notNull().default(''),
  phone: text('phone'),
  phoneHidden: boolean('phone_hidden').notNull().default(true),
  socialAccounts: jsonb('social_accounts').$type<{ network: Network; name: string }[]>().notNull().default([]),
  socialAccountsHidden: boolean('social_accounts_hidden').notNull().default(false),
  jobType: text('job_type').$type<JobType>(),
  jobStyle: text('job_style').$type<JobStyle>(),
  job: text('job').notNull().default(''),
  reasons: text('reasons').array().$type<Reason[]>().notNull().default([]),
  useCases: text('use_cases').array().$type<UseCase[]>().notNull().default([]),
  allowContact: boolean('allow_contact').notNull().default(false),
  completedAt: time('completed_at'),
});
export type ProfileRow = typeof profiles.$inferSelect;

export const archives = pgTable('archives', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  state: text('state', { enum: ['pending', 'ready', 'failed'] })
    .notNull()
    .default('pending'),
  lease: integer('lease').notNull().default(0),
  aliveAt: time('alive_at')
    .notNull()
    .default(sql`'epoch'`),
  ring: integer('ring').notNull().default(0),
  fileId: uuid('file_id'),
  bytes: bigint('bytes', { mode: 'number' }),
  createdAt: time('created_at').notNull().defaultNow(),
  rungAt: time('rung_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
});
export type ArchiveRow = typeof archives.$inferSelect;

export const accountDeletions = pgTable('account_deletions', {
  id: uuid('id').primaryKey(),
  /** Null when everything is deleted. */
  accountId: uuid('account_id'),
  ring: integer('ring').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  rungAt: time('rung_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
});
