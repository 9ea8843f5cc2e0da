import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What an admin decided about templates of memes; one without a row is visible, after those that have one. */
export const memeTemplates = pgTable('meme_templates', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  visible: boolean('visible').notNull().default(true),
});
