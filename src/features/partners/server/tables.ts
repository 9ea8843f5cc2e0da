import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const partners = pgTable('partners', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  barColour: text('bar_colour').notNull(),
  accentColour: text('accent_colour').notNull(),
  logo: bytes('logo'),
  logoMime: text('logo_mime'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
export type PartnerRow = typeof partners.$inferSelect;
