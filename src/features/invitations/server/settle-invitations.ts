import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { BONUS_REASONS, type BonusReason, type Signal } from '../signals.ts';
import { countHeld, payBonus, setBonus } from './bonus.ts';
import { FARMING } from './farming-limits.ts';
import { noticeSuspicion, noticeTraces, readOpenSignals } from './notice-suspicion.ts';
import { invitationBonuses, invitations, inviters, type BonusRow } from './tables.ts';

const MOST_AT_ONCE = 500;
const HOUR_MILLISECONDS = 60 * 60 * 1000;

/** Signals of an inviter that hold all of their bonuses. */
const OF_INVITERS: ReadonlySet<Signal> = new Set(['registration_burst', 'code_guessing', 'spending_burst']);

/** When each of these accounts first finished a work; those without one are absent. Passed in by the app. */
export type ReadFirstWorks = (executor: Executor, accountIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;

/** When the inviter's bonus is due: a day after the guest's first finished work (SEC-11). */
export function dueTime(firstWorkAt: Date): Date {
  return new Date(firstWorkAt.getTime() + FARMING.waitHours * HOUR_MILLISECONDS);
}

/**
 * Pays the inviters' due bonuses, or holds those that look like farming. Any number of processes may run it: each bonus
 * is decided once. Returns how many were decided.
 */
export async function settleInvitations(db: Database, readFirstWorks: ReadFirstWorks): Promise<number> {
  const waiting = await db
    .select({ id: invitations.id, guestId: invitations.guestId })
    .from(invitationBonuses)
    .innerJoin(invitations, eq(invitations.id, invitationBonuses.invitationId))
    .where(
      and(
        eq(invitationBonuses.state, 'waiting'),
        sql`${invitations.createdAt} <= now() - make_interval(hours => ${FARMING.waitHours})`,
      ),
    )
    .orderBy(asc(invitationBonuses.lookedAt))
    .limit(MOST_AT_ONCE);
  if (waiting.length === 0) {
    return 0;
  }
  const firstWorks = await readFirstWorks(
    db,
    waiting.flatMap(({ guestId }) => guestId ?? []),
  );
  const isDue = ({ guestId }: { guestId: string | null }): boolean => {
    const first = guestId === null ? undefined : firstWorks.get(guestId);
    return guestId === null || (first !== undefined && dueTime(first).getTime() <= Date.now());
  };
  const early = waiting.filter((each) => !isDue(each)).map(({ id }) => id);
  // So that the others get their turn.
  if (early.length > 0) {
    await db
      .update(invitationBonuses)
      .set({ lookedAt: sql`now()` })
      .where(and(inArray(invitationBonuses.invitationId, early), eq(invitationBonuses.state, 'waiting')));
  }
  let decided = 0;
  for (const { id } of waiting.filter(isDue)) {
    if (await db.transaction((transaction) => settle(transaction, id))) {
      decided += 1;
    }
  }
  return decided;
}

async function settle(transaction: Transaction, invitationId: string): Promise<boolean> {
  const [bonus] = await transaction
    .select()
    .from(invitationBonuses)
    .where(
      and(
        eq(invitationBonuses.invitationId, invitationId),
        eq(invitationBonuses.side, 'inviter'),
        eq(invitationBonuses.state, 'waiting'),
      ),
    )
    .for('update', { skipLocked: true });
  if (!bonus) {
    return false;
  }
  const [invitation] = await transaction
    .select({ guestId: invitations.guestId, inviterId: invitations.inviterId, canInvite: inviters.canInvite })
    .from(invitations)
    .leftJoin(inviters, eq(inviters.accountId, invitations.inviterId))
    .where(eq(invitations.id, invitationId));
  const refuse = (reason: BonusReason): Promise<void> =>
    setBonus(transaction, bonus, { state: 'refused', reasons: [reason] });
  if (!invitation || invitation.guestId === null || invitation.inviterId === null) {
    await refuse('account_gone');
  } else if (invitation.canInvite !== true) {
    await refuse('inviting_stopped');
  } else {
    await payOrHold(transaction, bonus, { inviterId: invitation.inviterId, guestId: invitation.guestId }, refuse);
  }
  return true;
}

async function payOrHold(
  transaction: Transaction,
  bonus: BonusRow,
  { inviterId, guestId }: { inviterId: string; guestId: string },
  refuse: (reason: BonusReason) => Promise<void>,
): Promise<void> {
  const reasons = await judge(transaction, inviterId, guestId);
  if (reasons.length === 0) {
    const against = await payBonus(transaction, {
      invitationId: bonus.invitationId,
      side: bonus.side,
      coins: bonus.coins,
      accountId: inviterId,
    });
    if (against) {
      await refuse(against);
    }
    return;
  }
  await setBonus(transaction, bonus, { state: 'held', reasons });
  await noticeSuspicion(transaction, {
    accountId: inviterId,
    signal: 'farmed_invitations',
    amount: await countHeld(transaction, inviterId),
  });
}

/** Reasons to hold an inviter's bonus for a guest until an admin decides (INV-03). */
async function judge(transaction: Transaction, inviterId: string, guestId: string): Promise<BonusReason[]> {
  const { rows: shared } = await transaction.execute<{ kind: string }>(sql`
    select distinct guest.kind from account_traces guest join account_traces inviter using (kind, mac)
    where guest.account_id = ${guestId} and inviter.account_id = ${inviterId}`);
  const kinds = new Set(shared.map(({ kind }) => kind));
  await noticeTraces(transaction, guestId);
  const signals = await readOpenSignals(transaction, [guestId, inviterId]);
  // A third person in the inviter's household is not the guest's concern.
  const open = new Set<string>(
    signals
      .filter(({ accountId, signal }) => accountId === guestId || OF_INVITERS.has(signal))
      .map(({ signal }) => signal),
  );
  if (kinds.has('device')) {
    open.add('same_device');
  }
  if (kinds.has('network')) {
    open.add('same_network');
  }
  for (const id of [guestId, inviterId]) {
    const account = await findOpenAccount(transaction, id);
    if (account && !siteRightsOf(account.identity).usesSite) {
      open.add('banned');
    }
  }
  return BONUS_REASONS.filter((reason) => open.has(reason));
}
