import { bigint, boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import { bytes, time } from '#src/platform/server/database/columns.ts';
import type { Route, VendorName } from '#src/shared/catalogue/models/model-entry.ts';

export const operatorVendors = pgTable('operator_vendors', {
  vendor: text('vendor').$type<VendorName>().primaryKey(),
  sealedKey: bytes('sealed_key'),
  isOff: boolean('is_off').notNull().default(false),
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
