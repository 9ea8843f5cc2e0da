import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const siteState = pgTable('site_state', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  maintenanceOn: boolean('maintenance_on').notNull().default(false),
  maintenanceUntil: timestamp('maintenance_until', { withTimezone: true, mode: 'date' }),
  announcement: text('announcement').notNull().default(''),
});
