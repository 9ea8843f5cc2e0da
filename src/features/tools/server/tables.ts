import { bigint, boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { ToolId } from '#src/shared/catalogue/tools.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { ClipTool } from '../clip-rules.ts';

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

/** Clips on their way to the tools: sent in parts, then checked by a job. */
export const toolClips = pgTable('tool_clips', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  /** The tool whose limits it keeps to. */
  tool: text('tool').$type<ClipTool>().notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
  state: text('state', { enum: ['receiving', 'checking', 'ready', 'failed'] })
    .notNull()
    .default('receiving'),
  /** Runs of the job that began to check it. */
  attempts: smallint('attempts').notNull().default(0),
  /** Why it was not taken. */
  error: jsonb('error').$type<{ code: ErrorCode; details: Readonly<Record<string, unknown>> }>(),
  /** The clean copy, which stays as long as the row does. */
  fileId: uuid('file_id'),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type ToolClipRow = typeof toolClips.$inferSelect;
