import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from '#src/platform/server/database/columns.ts';
import type { SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

/** The lines of a task as somebody has corrected them. */
export const subtitleVersions = pgTable('subtitle_versions', {
  taskId: uuid('task_id').notNull(),
  version: integer('version').notNull(),
  /** The page that writes it. */
  session: uuid('session').notNull(),
  lines: jsonb('lines').$type<SubtitleLine[]>().notNull(),
  changedAt: time('changed_at').notNull().defaultNow(),
});
