import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { BonusState } from '../signals.ts';
import { countPaid } from './bonus.ts';
import { ensureInviter } from './ensure-inviter.ts';
import { dueTime, type ReadFirstWorks } from './settle-invitations.ts';
import { invitationBonuses, invitations, type BonusRow } from './tables.ts';

const MOST_GUESTS = 100;
/** With more guests than this, only the newest are checked for activity. */
const MOST_LOOKED_AT = 2000;
const WEEKS = 12;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Progress of the bonus for one guest, as its inviter may see it. */
type BonusProgress = 'until_first_work' | 'until_due' | 'held' | 'paid' | 'limit_reached' | 'refused';

interface GuestOfMine {
  name: string | null;
  cameAt: Date;
  active: boolean;
  progress: BonusProgress;
  dueAt: Date | null;
}

/** The guests of one week, from its Monday (UTC). */
export interface InvitationWeek {
  begins: string;
  came: number;
  active: number;
}

export interface MyInvitations {
  code: string;
  canInvite: boolean;
  limit: number;
  /** State of the account's own welcome bonus; null without an invitation. */
  welcome: BonusState | null;
  came: number;
  active: number;
  paid: number;
  earnedCoins: number;
  waitingCoins: number;
  guests: GuestOfMine[];
  weeks: InvitationWeek[];
}

/** The account's invitation code, its guests, how many are active, and the coins it earned (INV-02). */
export async function readInvitations(
  executor: Executor,
  readFirstWorks: ReadFirstWorks,
  accountId: string,
): Promise<MyInvitations> {
  const { code, canInvite } = await ensureInviter(executor, accountId);
  const ofMine = and(eq(invitationBonuses.invitationId, invitations.id), eq(invitationBonuses.side, 'inviter'));
  const coinsIn = (...states: BonusRow['state'][]) =>
    sql<number>`coalesce(sum(${invitationBonuses.coins}) filter (where ${inArray(invitationBonuses.state, states)}), 0)::int`;
  const [sums] = await executor
    .select({
      came: sql<number>`count(*)::int`,
      paid: sql<number>`(count(*) filter (where ${eq(invitationBonuses.state, 'paid')}))::int`,
      earnedCoins: coinsIn('paid'),
      waitingCoins: coinsIn('waiting', 'held'),
    })
    .from(invitations)
    .innerJoin(invitationBonuses, ofMine)
    .where(eq(invitations.inviterId, accountId));
  const [welcome] = await executor
    .select({ state: invitationBonuses.state })
    .from(invitations)
    .innerJoin(
      invitationBonuses,
      and(eq(invitationBonuses.invitationId, invitations.id), eq(invitationBonuses.side, 'guest')),
    )
    .where(eq(invitations.guestId, accountId));
  const rows = await executor
    .select({
      guestId: invitations.guestId,
      cameAt: invitations.createdAt,
      state: invitationBonuses.state,
      reasons: invitationBonuses.reasons,
    })
    .from(invitations)
    .innerJoin(invitationBonuses, ofMine)
    .where(eq(invitations.inviterId, accountId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MOST_LOOKED_AT);
  const firstWorks = await readFirstWorks(
    executor,
    rows.flatMap(({ guestId }) => guestId ?? []),
  );
  const firstOf = (guestId: string | null): Date | undefined =>
    guestId === null ? undefined : firstWorks.get(guestId);
  const newest = rows.slice(0, MOST_GUESTS);
  const names = await findAccountsById(
    executor,
    newest.flatMap(({ guestId }) => guestId ?? []),
  );
  return {
    code,
    canInvite,
    limit: LIMITS.invitations,
    welcome: welcome?.state ?? null,
    active: firstWorks.size,
    came: sums?.came ?? 0,
    paid: sums?.paid ?? 0,
    earnedCoins: sums?.earnedCoins ?? 0,
    waitingCoins: sums?.waitingCoins ?? 0,
    guests: newest.map(({ guestId, cameAt, state, reasons }) => {
      const first = firstOf(guestId);
      const dueAt = state === 'waiting' && first ? dueTime(first) : null;
      return {
        name: guestId === null ? null : (names.get(guestId)?.username ?? null),
        cameAt,
        active: first !== undefined,
        progress: progressOf({ state, reasons }, first),
        dueAt,
      };
    }),
    weeks: countWeeks(
      rows.map(({ guestId, cameAt }) => ({ cameAt, active: firstOf(guestId) !== undefined })),
      new Date(),
    ),
  };
}

/** The invitation figures of the account's record (ACC-01). */
export async function readInviterRecord(
  executor: Executor,
  accountId: string,
): Promise<{ inviteCode: string; invitationCount: number; invitationLimit: number; canInvite: boolean }> {
  const { code, canInvite } = await ensureInviter(executor, accountId);
  return {
    inviteCode: code,
    invitationCount: await countPaid(executor, accountId),
    invitationLimit: LIMITS.invitations,
    canInvite,
  };
}

function progressOf({ state, reasons }: Pick<BonusRow, 'state' | 'reasons'>, first: Date | undefined): BonusProgress {
  if (state === 'waiting') {
    return first ? 'until_due' : 'until_first_work';
  }
  if (state === 'refused') {
    return reasons.includes('limit_reached') ? 'limit_reached' : 'refused';
  }
  return state;
}

/** The last weeks until `now`, also empty ones. */
export function countWeeks(guests: readonly { cameAt: Date; active: boolean }[], now: Date): InvitationWeek[] {
  const today = Math.floor(now.getTime() / DAY_MILLISECONDS);
  // Day zero, 1 January 1970, was a Thursday.
  const monday = today - ((today + 3) % 7);
  return Array.from({ length: WEEKS }, (_, index) => {
    const begins = monday - (WEEKS - 1 - index) * 7;
    const came = guests.filter(({ cameAt }) => Math.floor((cameAt.getTime() / DAY_MILLISECONDS - begins) / 7) === 0);
    return {
      begins: new Date(begins * DAY_MILLISECONDS).toISOString().slice(0, 10),
      came: came.length,
      active: came.filter(({ active }) => active).length,
    };
  });
}
