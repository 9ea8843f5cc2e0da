import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import type { CommunityState } from '#src/foundation/settings/community-states.ts';
import {
  announce,
  switchCommunity,
  changeClaims,
  switchMaintenance,
  switchOwnKeys,
  type SiteState,
} from '#src/foundation/settings/server/site-state.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** An admin in a request, or the command line. */
export interface SiteAct {
  readonly adminId: string | null;
  readonly requestId: string;
}

const SITE = { kind: 'site', id: 'site' } as const;

/** Starts or ends maintenance and records it (ADM-06). */
export async function switchMaintenanceWithAudit(
  db: Database,
  act: SiteAct,
  to: SiteState['maintenance'],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await switchMaintenance(transaction, to);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'site.maintenance',
      subject: SITE,
      requestId: act.requestId,
      before: factsOf(before),
      after: factsOf(to),
    });
  });
}

/** Sets the announcement, or removes it with an empty one, and records it (ADM-06). */
export async function announceWithAudit(db: Database, act: SiteAct, text: string): Promise<string> {
  const said = text.trim();
  await db.transaction(async (transaction) => {
    const before = await announce(transaction, said);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'site.announcement',
      subject: SITE,
      requestId: act.requestId,
      before: { text: before },
      after: { text: said },
    });
  });
  return said;
}

/** Lets members use keys of their own, or not, and records it. */
export async function switchOwnKeysWithAudit(db: Database, act: SiteAct, isOn: boolean): Promise<void> {
  await db.transaction(async (transaction) => {
    const wasOn = await switchOwnKeys(transaction, isOn);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'site.own_keys',
      subject: SITE,
      requestId: act.requestId,
      before: { isOn: wasOn },
      after: { isOn },
    });
  });
}

/** Opens or closes the community, or only its comments, and records it. */
export async function switchCommunityWithAudit(db: Database, act: SiteAct, to: CommunityState): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await switchCommunity(transaction, to);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'site.community',
      subject: SITE,
      requestId: act.requestId,
      before: { community: before },
      after: { community: to },
    });
  });
}

/** Sets what the home page claims and records it (HOME-01). Languages with an empty text show the program's own. */
export async function changeClaimsWithAudit(
  db: Database,
  act: SiteAct,
  texts: Readonly<Record<Language, string>>,
): Promise<SiteState['claims']> {
  const to = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  await db.transaction(async (transaction) => {
    const before = await changeClaims(transaction, to);
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'site.claims',
      subject: SITE,
      requestId: act.requestId,
      before,
      after: to,
    });
  });
  return to;
}

function factsOf({ isOn, until }: SiteState['maintenance']) {
  return { isOn, until: until?.toISOString() ?? null };
}
