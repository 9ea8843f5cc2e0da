import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';
import type { BonusReason, BonusSide, BonusState, Signal } from '../signals.ts';

export const inviters = pgTable('inviters', {
  accountId: uuid('account_id').primaryKey(),
  code: text('code').notNull(),
  canInvite: boolean('can_invite').notNull().default(true),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type InviterRow = typeof inviters.$inferSelect;

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  inviterId: uuid('inviter_id'),
  guestId: uuid('guest_id'),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const invitationBonuses = pgTable('invitation_bonuses', {
  invitationId: uuid('invitation_id').notNull(),
  side: text('side').$type<BonusSide>().notNull(),
  coins: integer('coins').notNull(),
  state: text('state').$type<BonusState>().notNull(),
  reasons: text('reasons').array().$type<BonusReason[]>().notNull().default([]),
  lookedAt: time('looked_at').notNull().defaultNow(),
  decidedAt: time('decided_at'),
  decidedBy: uuid('decided_by'),
});
export type BonusRow = typeof invitationBonuses.$inferSelect;

export const accountTraces = pgTable('account_traces', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  accountId: uuid('account_id'),
  kind: text('kind', { enum: ['device', 'network', 'mail'] }).notNull(),
  mac: bytes('mac').notNull(),
  atRegistering: boolean('at_registering').notNull(),
  firstSeenAt: time('first_seen_at').notNull().defaultNow(),
  lastSeenAt: time('last_seen_at').notNull().defaultNow(),
});

export const suspicions = pgTable('suspicions', {
  accountId: uuid('account_id').notNull(),
  signal: text('signal').$type<Signal>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  noticedAt: time('noticed_at').notNull().defaultNow(),
  dismissedAt: time('dismissed_at'),
});
