import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '#src/platform/server/database/columns.ts';

export const partners = pgTable('partners', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  barColour: text('bar_colour').notNull(),
  accentColour: text('accent_colour').notNull(),
  logo: bytes('logo'),
  logoMime: text('logo_mime'),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type PartnerRow = typeof partners.$inferSelect;
