import type { Executor } from '#src/platform/server/database/database.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { CommunityState } from '../community-states.ts';
import { siteState } from './tables.ts';

/** Settings that are switched while the program runs. */
export interface SiteState {
  readonly maintenance: { readonly isOn: boolean; /** When the site is expected back. */ readonly until: Date | null };
  /** Shown to everybody; empty for none. */
  readonly announcement: string;
  /** Whether members may bring keys of their own at vendors of models. */
  readonly ownKeys: boolean;
  readonly community: CommunityState;
  /** What the home page claims, in the languages in which the operator wrote it. */
  readonly claims: Partial<Readonly<Record<Language, string>>>;
}

/** The current state of the site. */
export async function readSiteState(executor: Executor): Promise<SiteState> {
  const [row] = await executor.select().from(siteState);
  if (!row) {
    throw new Error('the row of the site is gone');
  }
  return {
    maintenance: { isOn: row.maintenanceOn, until: row.maintenanceUntil },
    announcement: row.announcement,
    ownKeys: row.ownKeysOn,
    community: row.community,
    claims: row.claims,
  };
}

/** Starts maintenance (again with another time, or none, changes its end) or ends it. Returns the state before. */
export async function switchMaintenance(
  executor: Executor,
  to: SiteState['maintenance'],
): Promise<SiteState['maintenance']> {
  const { maintenance } = await readSiteState(executor);
  await executor.update(siteState).set({ maintenanceOn: to.isOn, maintenanceUntil: to.isOn ? to.until : null });
  return maintenance;
}

/** Sets the announcement, or removes it with an empty one. Returns the one before. */
export async function announce(executor: Executor, text: string): Promise<string> {
  const { announcement } = await readSiteState(executor);
  await executor.update(siteState).set({ announcement: text });
  return announcement;
}

/** Lets members bring keys of their own, or not. Returns whether they could before. */
export async function switchOwnKeys(executor: Executor, isOn: boolean): Promise<boolean> {
  const { ownKeys } = await readSiteState(executor);
  await executor.update(siteState).set({ ownKeysOn: isOn });
  return ownKeys;
}

/** Opens or closes the community, or only its comments. Returns how it was before. */
export async function switchCommunity(executor: Executor, to: CommunityState): Promise<CommunityState> {
  const { community } = await readSiteState(executor);
  await executor.update(siteState).set({ community: to });
  return community;
}

/** Sets what the home page claims; a language without words shows the program's own. Returns the words before. */
export async function changeClaims(executor: Executor, to: SiteState['claims']): Promise<SiteState['claims']> {
  const { claims } = await readSiteState(executor);
  await executor.update(siteState).set({ claims: to });
  return claims;
}
