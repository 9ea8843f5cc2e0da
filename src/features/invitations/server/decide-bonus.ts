import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { BonusSide, BonusState } from '../signals.ts';
import { countHeld, payBonus, setBonus } from './bonus.ts';
import { ensureInviter } from './ensure-inviter.ts';
import { dismissSignal } from './notice-suspicion.ts';
import { invitationBonuses, invitations, inviters, suspicions } from './tables.ts';

/** The admin and the request, for the audit. */
interface AdminAct {
  adminId: string;
  requestId: string;
}

/**
 * Pays a held bonus or refuses it for good. Repeating the same decision returns the same and changes nothing. Throws
 * NOT_FOUND, BONUS_DECIDED when it was decided otherwise or is not held, INVITATION_LIMIT_REACHED when the inviter has
 * reached the maximum.
 */
export async function decideBonus(
  db: Database,
  asked: AdminAct & { invitationId: string; side: BonusSide; decision: 'release' | 'refuse' },
): Promise<BonusState> {
  const wanted = asked.decision === 'release' ? 'paid' : 'refused';
  return db.transaction(async (transaction) => {
    const [bonus] = await transaction
      .select()
      .from(invitationBonuses)
      .where(and(eq(invitationBonuses.invitationId, asked.invitationId), eq(invitationBonuses.side, asked.side)))
      .for('update');
    const [invitation] = await transaction.select().from(invitations).where(eq(invitations.id, asked.invitationId));
    const accountId = asked.side === 'guest' ? invitation?.guestId : invitation?.inviterId;
    if (!bonus || !accountId) {
      throw new AppError('NOT_FOUND');
    }
    if (bonus.state === wanted) {
      return wanted;
    }
    if (bonus.state !== 'held') {
      throw new AppError('BONUS_DECIDED');
    }
    const { invitationId, side, coins } = bonus;
    if (wanted === 'refused') {
      await setBonus(transaction, bonus, {
        state: 'refused',
        reasons: [...bonus.reasons, 'refused_by_admin'],
        decidedBy: asked.adminId,
      });
    } else if (await payBonus(transaction, { invitationId, side, coins, accountId, decidedBy: asked.adminId })) {
      throw new AppError('INVITATION_LIMIT_REACHED', { details: { limit: LIMITS.invitations } });
    }
    await settleSuspicion(transaction, invitation?.inviterId ?? null);
    await writeAudit(transaction, {
      actorId: asked.adminId,
      requestId: asked.requestId,
      action: `invitation_bonus.${asked.decision}`,
      subject: { kind: 'account', id: accountId },
      before: { state: 'held' },
      after: { state: wanted, coins, side, invitation: invitationId },
    });
    return wanted;
  });
}

/** Removes an inviter from the list when nothing is left to decide. */
async function settleSuspicion(transaction: Transaction, inviterId: string | null): Promise<void> {
  if (inviterId !== null && (await countHeld(transaction, inviterId)) === 0) {
    await dismissSignal(transaction, inviterId, 'farmed_invitations');
  }
}

/** Allows or forbids an account to invite; when forbidden, its waiting bonuses are refused when they come due. */
export async function setCanInvite(
  db: Database,
  asked: AdminAct & { accountId: string; canInvite: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { canInvite: before } = await ensureInviter(transaction, asked.accountId);
    if (before === asked.canInvite) {
      return;
    }
    await transaction
      .update(inviters)
      .set({ canInvite: asked.canInvite })
      .where(eq(inviters.accountId, asked.accountId));
    await writeAudit(transaction, {
      actorId: asked.adminId,
      requestId: asked.requestId,
      action: 'inviter.change',
      subject: { kind: 'account', id: asked.accountId },
      before: { canInvite: before },
      after: { canInvite: asked.canInvite },
    });
  });
}

/** Removes an account from the list of suspicious ones until one of its signals grows. */
export async function dismissSuspicion(db: Database, asked: AdminAct & { accountId: string }): Promise<void> {
  await db.transaction(async (transaction) => {
    const dismissed = await transaction
      .update(suspicions)
      .set({ dismissedAt: sql`now()` })
      .where(and(eq(suspicions.accountId, asked.accountId), sql`${suspicions.dismissedAt} is null`))
      .returning({ signal: suspicions.signal, amount: suspicions.amount });
    if (dismissed.length === 0) {
      return;
    }
    await writeAudit(transaction, {
      actorId: asked.adminId,
      requestId: asked.requestId,
      action: 'suspicion.dismiss',
      subject: { kind: 'account', id: asked.accountId },
      before: Object.fromEntries(dismissed.map(({ signal, amount }) => [signal, amount])),
    });
  });
}
