import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { MediaFolder } from '#src/shared/catalogue/media-folders.ts';
import type { ModelKind } from '#src/shared/catalogue/models/model-entry.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { Json, VendorRequest } from '#src/vendors/vendor.ts';

const GENERATION_STATES = [
  'pending',
  'submitting',
  'processing',
  'completed',
  'failed',
  'cancelled',
  'unknown',
] as const;

/** The job that a generation's caller wants enqueued when it ends. */
export interface Wake {
  job: string;
  payload: Record<string, string>;
  /** Higher priorities are woken first; 0 by default. */
  priority?: number;
}

export const generations = pgTable('generations', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').$type<ModelKind>().notNull(),
  model: text('model').notNull(),
  vendor: text('vendor').notNull(),
  /** Null in rows from before there were several ways to a model: the catalogue's first. */
  vendorModel: text('vendor_model'),
  /** It goes with its account's own key at the vendor, and is free of coins. */
  ownKey: boolean('own_key').notNull().default(false),
  /** Whose pace and health it counts for: the vendor's with the operator's key, or those of one member's key. */
  access: text('access')
    .notNull()
    .generatedAlwaysAs(sql`case when own_key then vendor || ':' || account_id::text else vendor end`),
  request: jsonb('request').$type<VendorRequest>().notNull(),
  state: text('state', { enum: GENERATION_STATES }).notNull().default('pending'),
  lease: integer('lease').notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  /** When its film was created. */
  since: time('since').notNull().defaultNow(),
  priority: integer('priority').notNull().default(0),
  checkCount: integer('check_count').notNull().default(0),
  /** Checks in a row that began and did not end: their processes died. */
  unendedChecks: integer('unended_checks').notNull().default(0),
  operation: jsonb('operation').$type<Json>(),
  /** When the vendor accepted the work. */
  operationSince: time('operation_since'),
  priceCoins: bigint('price_coins', { mode: 'number' }).notNull(),
  holdId: uuid('hold_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  folder: text('folder').$type<MediaFolder>().notNull(),
  wake: jsonb('wake').$type<Wake>(),
  /** From 0 to 1, as its maker tells while it is made; null where it does not. */
  progress: real('progress'),
  resultFileId: uuid('result_file_id'),
  resultData: jsonb('result_data').$type<Json>(),
  servedBy: text('served_by'),
  error: jsonb('error').$type<{ code: ErrorCode; reason: string }>(),
  createdAt: time('created_at').notNull().defaultNow(),
  aliveAt: time('alive_at'),
  dueAt: time('due_at').notNull().defaultNow(),
  unknownSince: time('unknown_since'),
  startedAt: time('started_at'),
  finishedAt: time('finished_at'),
});
export type GenerationRow = typeof generations.$inferSelect;

/** How vendors are that failed or asked us to wait, by access: those of members' keys are apart from the operator's. */
export const vendorHealth = pgTable('vendor_health', {
  vendor: text('vendor').primaryKey(),
  /** Failed starts in a row, and rests in a row for them. */
  failures: integer('failures').notNull().default(0),
  rests: integer('rests').notNull().default(0),
  restingUntil: time('resting_until'),
  /** While this is to come, one request tries whether it is well again. */
  trialUntil: time('trial_until'),
  /** When it ceased to be well; null while it is. */
  since: time('since'),
  lastError: text('last_error'),
  lastErrorAt: time('last_error_at'),
  /** When it last said by itself that work has ended; kept to the minute. */
  calledAt: time('called_at'),
});
