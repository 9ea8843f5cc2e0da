import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { filmGuides } from './tables.ts';

/** When the guide of the film page was first shown to an account (BOOT-11); null while it was not. */
export async function readGuide(executor: Executor, accountId: string): Promise<Date | null> {
  const [row] = await executor.select().from(filmGuides).where(eq(filmGuides.accountId, accountId));
  return row?.shownAt ?? null;
}

/** Notes that the guide is being shown. True for whoever notes it first: of two devices at once, one shows it by itself. */
export async function markGuideShown(executor: Executor, accountId: string): Promise<boolean> {
  const noted = await executor.insert(filmGuides).values({ accountId }).onConflictDoNothing().returning();
  return noted.length > 0;
}
