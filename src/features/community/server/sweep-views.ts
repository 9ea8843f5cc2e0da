import { lt, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/server/database/database.ts';
import { movieViews } from './tables.ts';

/** So long it is known who watched what. */
const DAYS = 90;

/** Deletes old views; what they counted stays. */
export async function sweepViews(db: Database): Promise<void> {
  await db.delete(movieViews).where(lt(movieViews.day, sql`current_date - ${DAYS}::int`));
}
