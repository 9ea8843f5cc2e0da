import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { cursorTime, isAfterCursor, readCursor, writeCursor } from '#src/platform/server/database/page-cursor.ts';
import type { BonusReason, BonusSide, Signal } from '../signals.ts';
import { invitationBonuses, invitations, inviters, suspicions } from './tables.ts';

const MOST_HELD = 20;
const MOST_LINKED = 10;

export interface HeldBonus {
  invitationId: string;
  side: BonusSide;
  coins: number;
  reasons: BonusReason[];
  guestId: string | null;
  inviterId: string | null;
  cameAt: Date;
}

export interface SuspiciousAccount {
  accountId: string;
  canInvite: boolean;
  signals: { signal: Signal; amount: number; noticedAt: Date }[];
  linkedIds: string[];
  held: HeldBonus[];
}

export interface SuspiciousPage {
  accounts: SuspiciousAccount[];
  /** Everybody who is named on the page. */
  people: Map<string, Account>;
  cursor: string | null;
}

/**
 * Accounts suspected of farming, latest first, each with its signals (ADM-04). Throws INVALID_DATA for an invalid
 * cursor.
 */
export async function listSuspiciousAccounts(
  executor: Executor,
  page: { limit: number; cursor?: string | undefined },
): Promise<SuspiciousPage> {
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor);
  const latest = { time: sql`max(noticed_at)`, id: sql`account_id` };
  const { rows } = await executor.execute<{ account_id: string; latest: string }>(sql`
    select account_id, ${cursorTime(latest.time)} as latest from suspicions where dismissed_at is null group by account_id
    ${after ? sql`having ${isAfterCursor(latest, after)}` : sql``}
    order by max(noticed_at) desc, account_id desc limit ${page.limit + 1}`);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  const ids = shown.map(({ account_id }) => account_id);
  if (ids.length === 0) {
    return { accounts: [], people: new Map(), cursor: null };
  }
  const [signals, held, linked, stopped] = [
    await readSignals(executor, ids),
    await readHeld(executor, ids),
    await readLinked(executor, ids),
    await readStopped(executor, ids),
  ];
  const accounts = ids.map((accountId): SuspiciousAccount => ({
    accountId,
    canInvite: !stopped.has(accountId),
    signals: signals
      .filter((each) => each.accountId === accountId)
      .map(({ signal, amount, noticedAt }) => ({ signal, amount, noticedAt })),
    linkedIds: linked.get(accountId) ?? [],
    held: held.filter(({ guestId, inviterId }) => guestId === accountId || inviterId === accountId).slice(0, MOST_HELD),
  }));
  const named = accounts.flatMap(({ accountId, linkedIds, held: bonuses }) => [
    accountId,
    ...linkedIds,
    ...bonuses.flatMap(({ guestId, inviterId }) => [guestId ?? [], inviterId ?? []].flat()),
  ]);
  return {
    accounts,
    people: await findAccountsById(executor, named),
    cursor: last ? writeCursor({ at: last.latest, id: last.account_id }) : null,
  };
}

function readSignals(executor: Executor, ids: string[]) {
  return executor
    .select()
    .from(suspicions)
    .where(and(inArray(suspicions.accountId, ids), isNull(suspicions.dismissedAt)))
    .orderBy(desc(suspicions.noticedAt), asc(suspicions.signal));
}

async function readHeld(executor: Executor, ids: string[]): Promise<HeldBonus[]> {
  return executor
    .select({
      invitationId: invitationBonuses.invitationId,
      side: invitationBonuses.side,
      coins: invitationBonuses.coins,
      reasons: invitationBonuses.reasons,
      guestId: invitations.guestId,
      inviterId: invitations.inviterId,
      cameAt: invitations.createdAt,
    })
    .from(invitationBonuses)
    .innerJoin(invitations, eq(invitations.id, invitationBonuses.invitationId))
    .where(
      and(
        eq(invitationBonuses.state, 'held'),
        or(inArray(invitations.guestId, ids), inArray(invitations.inviterId, ids)),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitationBonuses.invitationId), asc(invitationBonuses.side))
    .limit(ids.length * MOST_HELD);
}

/** The accounts that each of these shares a device, a network or a mailbox with; devices and mailboxes first. */
async function readLinked(executor: Executor, ids: string[]): Promise<Map<string, string[]>> {
  const { rows } = await executor.execute<{ mine: string; others: string[] }>(sql`
    with pairs as (
      select mine.account_id as mine, other.account_id as other, bool_and(mine.kind = 'network') as network_only
      from account_traces mine join account_traces other on other.kind = mine.kind and other.mac = mine.mac and other.account_id <> mine.account_id
      where mine.account_id in ${ids} group by 1, 2),
    ranked as (select *, row_number() over (partition by mine order by network_only, other) as place from pairs)
    select mine, array_agg(other::text order by place) as others from ranked where place <= ${MOST_LINKED} group by mine`);
  return new Map(rows.map(({ mine, others }) => [mine, others]));
}

async function readStopped(executor: Executor, ids: string[]): Promise<Set<string>> {
  const rows = await executor
    .select({ id: inviters.accountId })
    .from(inviters)
    .where(and(inArray(inviters.accountId, ids), eq(inviters.canInvite, false)));
  return new Set(rows.map(({ id }) => id));
}
