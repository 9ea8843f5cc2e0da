import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { ToolId } from '#src/shared/catalogue/tools.ts';

export const toolTasks = pgTable('tool_tasks', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  tool: text('tool').$type<ToolId>().notNull(),
  model: text('model').notNull(),
  /** Its work goes with the account's own key at a vendor. */
  ownKey: boolean('own_key').notNull().default(false),
  /** As its tool's definition has them. */
  inputs: jsonb('inputs').$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  /** Removed by its owner; the row stays until nothing of it is being made any more. */
  removedAt: time('removed_at'),
});
export type ToolTaskRow = typeof toolTasks.$inferSelect;

/** What a task makes, in order: each is a generation. */
export const toolResults = pgTable('tool_results', {
  taskId: uuid('task_id').notNull(),
  position: smallint('position').notNull(),
  generationId: uuid('generation_id').notNull(),
});

/** The files that a task's inputs name. */
export const toolInputs = pgTable('tool_inputs', {
  taskId: uuid('task_id').notNull(),
  fileId: uuid('file_id').notNull(),
});
