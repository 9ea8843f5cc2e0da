import type { Executor } from '#src/platform/server/database/database.ts';
import { siteState } from './tables.ts';

/** What is switched while the program runs. */
export interface SiteState {
  readonly maintenance: { readonly isOn: boolean; /** When the site is expected back. */ readonly until: Date | null };
  /** Shown to everybody; empty for none. */
  readonly announcement: string;
}

/** How the site stands now. */
export async function readSiteState(executor: Executor): Promise<SiteState> {
  const [row] = await executor.select().from(siteState);
  if (!row) throw new Error('the row of the site is gone');
  return { maintenance: { isOn: row.maintenanceOn, until: row.maintenanceUntil }, announcement: row.announcement };
}

/** Begins maintenance (again with another time, or none, moves its end) or ends it. Answers how it stood before. */
export async function switchMaintenance(
  executor: Executor,
  to: SiteState['maintenance'],
): Promise<SiteState['maintenance']> {
  const { maintenance } = await readSiteState(executor);
  await executor.update(siteState).set({ maintenanceOn: to.isOn, maintenanceUntil: to.isOn ? to.until : null });
  return maintenance;
}

/** Puts up an announcement, or takes it down with an empty one. Answers the one before. */
export async function announce(executor: Executor, text: string): Promise<string> {
  const { announcement } = await readSiteState(executor);
  await executor.update(siteState).set({ announcement: text });
  return announcement;
}
