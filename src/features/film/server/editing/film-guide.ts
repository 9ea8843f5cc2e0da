import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { filmGuides } from '../tables.ts';

/** When the guide of the film page was first shown to an account (BOOT-11); null if never. */
export async function readGuide(executor: Executor, accountId: string): Promise<Date | null> {
  const [row] = await executor.select().from(filmGuides).where(eq(filmGuides.accountId, accountId));
  return row?.shownAt ?? null;
}

/** Records that the guide is shown. True only for the first call: of two concurrent devices one shows it by itself. */
export async function markGuideShown(executor: Executor, accountId: string): Promise<boolean> {
  const noted = await executor.insert(filmGuides).values({ accountId }).onConflictDoNothing().returning();
  return noted.length > 0;
}
