import { desc, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { businessMessages, feedbacks, type BusinessMessageRow, type FeedbackRow } from './tables.ts';

/** A page of a list: from the newest, or after the entry with the id `cursor`. */
export interface PageInput {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface Page<Row> {
  readonly rows: Row[];
  /** The cursor of the next page; null after the last. */
  readonly next: string | null;
}

/** Enquiries, newest first. */
export async function listBusinessMessages(executor: Executor, input: PageInput): Promise<Page<BusinessMessageRow>> {
  const rows = await executor
    .select()
    .from(businessMessages)
    .where(after(businessMessages, input.cursor))
    .orderBy(desc(businessMessages.createdAt), desc(businessMessages.id))
    .limit(input.limit + 1);
  return cut(rows, input.limit);
}

/** Feedback, newest first. */
export async function listFeedback(executor: Executor, input: PageInput): Promise<Page<FeedbackRow>> {
  const rows = await executor
    .select()
    .from(feedbacks)
    .where(after(feedbacks, input.cursor))
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
    .limit(input.limit + 1);
  return cut(rows, input.limit);
}

/** The number of feedbacks, and the mean of each rating over all of them. */
export async function readRatingMeans(executor: Executor): Promise<{ count: number; means: Record<string, number> }> {
  const [counted] = (await executor.execute<{ count: number }>(sql`select count(*)::int as count from ${feedbacks}`))
    .rows;
  const { rows } = await executor.execute<{ name: string; mean: number }>(
    sql`select key as name, round(avg(value::int), 2)::float8 as mean from ${feedbacks}, jsonb_each_text(${feedbacks.ratings}) group by key`,
  );
  return { count: counted?.count ?? 0, means: Object.fromEntries(rows.map(({ name, mean }) => [name, mean])) };
}

function after(table: typeof businessMessages | typeof feedbacks, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) {
    return undefined;
  }
  // An unknown cursor ends the list.
  return sql`(${table.createdAt}, ${table.id}) < (select created_at, id from ${table} as cursor_row where cursor_row.id = ${cursor})`;
}

function cut<Row extends { id: string }>(rows: Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null };
}
