import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import { bytes, time } from '#src/platform/server/database/columns.ts';
import type { Route, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { LimitChange } from '#src/shared/catalogue/vendor-limits.ts';
import type { Workflow } from '#src/shared/catalogue/workflows/workflow.ts';

export const operatorVendors = pgTable('operator_vendors', {
  vendor: text('vendor').$type<VendorName>().primaryKey(),
  sealedKey: bytes('sealed_key'),
  isOff: boolean('is_off').notNull().default(false),
  atOnce: integer('at_once'),
  startsPerMinute: integer('starts_per_minute'),
  waits: jsonb('waits').$type<LimitChange['waits']>().notNull().default({}),
  changedAt: time('changed_at').notNull().defaultNow(),
});

export const operatorModels = pgTable('operator_models', {
  model: text('model').primaryKey(),
  isOff: boolean('is_off').notNull().default(false),
  priceCoins: bigint('price_coins', { mode: 'number' }),
  routes: jsonb('routes').$type<readonly Route[]>(),
  servedBy: text('served_by'),
  changedAt: time('changed_at').notNull().defaultNow(),
});

export const operatorWorkflows = pgTable('operator_workflows', {
  id: uuid('id').primaryKey(),
  workflow: jsonb('workflow').$type<Workflow>().notNull(),
  addedAt: time('added_at').notNull().defaultNow(),
  changedAt: time('changed_at').notNull().defaultNow(),
  removedAt: time('removed_at'),
});

/** Keys of members, of whom the vendor then takes the money. */
export const ownKeys = pgTable(
  'own_keys',
  {
    accountId: uuid('account_id').notNull(),
    vendor: text('vendor').$type<KeyedVendor>().notNull(),
    sealedKey: bytes('sealed_key').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    changedAt: time('changed_at').notNull().defaultNow(),
  },
  ({ accountId, vendor }) => [primaryKey({ columns: [accountId, vendor] })],
);
