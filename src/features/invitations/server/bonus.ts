import { and, count, eq, sql } from 'drizzle-orm';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { INVITER_BONUS_REASON } from '#src/shared/catalogue/film-rights.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { BonusReason, BonusSide } from '../signals.ts';
import { invitationBonuses, invitations, inviters, type BonusRow } from './tables.ts';

/** Ledger reason of the coins of an invitation. */
const WELCOME_BONUS_REASON = 'invitation_welcome';
const LEDGER_REASONS: Readonly<Record<BonusSide, string>> = {
  guest: WELCOME_BONUS_REASON,
  inviter: INVITER_BONUS_REASON,
};

/** The number of people an account was paid for. */
export async function countPaid(executor: Executor, inviterId: string): Promise<number> {
  const [row] = await executor
    .select({ paid: count() })
    .from(invitationBonuses)
    .innerJoin(invitations, eq(invitations.id, invitationBonuses.invitationId))
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        eq(invitationBonuses.side, 'inviter'),
        eq(invitationBonuses.state, 'paid'),
      ),
    );
  return row?.paid ?? 0;
}

/**
 * Pays a bonus whose row is locked: coins and state in one transaction, once. Returns the obstacle instead if there is
 * one: the inviter has reached the maximum (of two concurrent bonuses the second is checked later).
 */
export async function payBonus(
  transaction: Transaction,
  bonus: Pick<BonusRow, 'invitationId' | 'side' | 'coins'> & { accountId: string; decidedBy?: string },
): Promise<'limit_reached' | undefined> {
  if (bonus.side === 'inviter') {
    await transaction
      .select({ id: inviters.accountId })
      .from(inviters)
      .where(eq(inviters.accountId, bonus.accountId))
      .for('update');
    if ((await countPaid(transaction, bonus.accountId)) >= LIMITS.invitations) {
      return 'limit_reached';
    }
  }
  await grantCoins(transaction, {
    accountId: bonus.accountId,
    coins: bonus.coins,
    reason: LEDGER_REASONS[bonus.side],
    task: { kind: 'invitation', id: bonus.invitationId },
    idempotencyKey: `invitation:${bonus.invitationId}:${bonus.side}`,
  });
  await setBonus(transaction, bonus, {
    state: 'paid',
    ...(bonus.decidedBy === undefined ? {} : { decidedBy: bonus.decidedBy }),
  });
  return undefined;
}

/** Sets a bonus's state. The reasons it was held for are kept when an admin decides it. */
export async function setBonus(
  transaction: Transaction,
  bonus: Pick<BonusRow, 'invitationId' | 'side'>,
  change: { state: 'held' | 'paid' | 'refused'; reasons?: BonusReason[]; decidedBy?: string },
): Promise<void> {
  await transaction
    .update(invitationBonuses)
    .set({ ...change, lookedAt: sql`now()`, ...(change.state === 'held' ? {} : { decidedAt: sql`now()` }) })
    .where(and(eq(invitationBonuses.invitationId, bonus.invitationId), eq(invitationBonuses.side, bonus.side)));
}

/** The number of an inviter's own bonuses that are held. */
export async function countHeld(executor: Executor, inviterId: string): Promise<number> {
  const [row] = await executor
    .select({ held: count() })
    .from(invitationBonuses)
    .innerJoin(invitations, eq(invitations.id, invitationBonuses.invitationId))
    .where(and(eq(invitations.inviterId, inviterId), eq(invitationBonuses.state, 'held')));
  return row?.held ?? 0;
}
