import { asc, eq, ne } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { GuideStep } from '../../guide-steps.ts';
import { filmGuides, filmGuideSteps } from '../tables.ts';

/** How far an account is in the guide (BOOT-11). */
export interface GuideProgress {
  /** When it was first shown; null if never. */
  shownAt: Date | null;
  hidden: boolean;
  steps: readonly { step: GuideStep; state: 'done' | 'skipped'; changedAt: Date }[];
}

/** How far an account is in the guide. */
export async function readGuide(executor: Executor, accountId: string): Promise<GuideProgress> {
  const [guide] = await executor.select().from(filmGuides).where(eq(filmGuides.accountId, accountId));
  const steps = await executor
    .select({ step: filmGuideSteps.step, state: filmGuideSteps.state, changedAt: filmGuideSteps.changedAt })
    .from(filmGuideSteps)
    .where(eq(filmGuideSteps.accountId, accountId))
    .orderBy(asc(filmGuideSteps.changedAt), asc(filmGuideSteps.step));
  return { shownAt: guide?.shownAt ?? null, hidden: guide?.hidden ?? false, steps };
}

/** Records that the guide is shown. True only for the first call: of two concurrent devices one shows it by itself. */
export async function markGuideShown(executor: Executor, accountId: string): Promise<boolean> {
  const noted = await executor.insert(filmGuides).values({ accountId }).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** Hides the progress of the guide or shows it; whoever decides that has seen the guide. */
export async function hideGuide(executor: Executor, accountId: string, hidden: boolean): Promise<void> {
  await executor
    .insert(filmGuides)
    .values({ accountId, hidden })
    .onConflictDoUpdate({ target: filmGuides.accountId, set: { hidden } });
}

/** Ticks a step, for good; also one that was skipped. */
export async function finishGuideStep(executor: Executor, accountId: string, step: GuideStep): Promise<void> {
  await executor
    .insert(filmGuideSteps)
    .values({ accountId, step, state: 'done' })
    .onConflictDoUpdate({
      target: [filmGuideSteps.accountId, filmGuideSteps.step],
      set: { state: 'done', changedAt: new Date() },
      setWhere: ne(filmGuideSteps.state, 'done'),
    });
}

/** Goes past a step that is not done. */
export async function skipGuideStep(executor: Executor, accountId: string, step: GuideStep): Promise<void> {
  await executor.insert(filmGuideSteps).values({ accountId, step, state: 'skipped' }).onConflictDoNothing();
}
