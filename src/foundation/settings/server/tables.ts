import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { COMMUNITY_STATES } from '../community-states.ts';

export const siteState = pgTable('site_state', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  maintenanceOn: boolean('maintenance_on').notNull().default(false),
  maintenanceUntil: time('maintenance_until'),
  announcement: text('announcement').notNull().default(''),
  community: text('community', { enum: COMMUNITY_STATES }).notNull().default('open'),
  /** The claim on the home page; a language without one shows the program's own. */
  claims: jsonb('claims').$type<Partial<Record<Language, string>>>().notNull().default({}),
  ownKeysOn: boolean('own_keys_on').notNull().default(true),
});
