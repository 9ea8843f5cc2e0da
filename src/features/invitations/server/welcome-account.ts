import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { NewAccount } from '#src/foundation/accounts/server/account-dependencies.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { REWARDS } from '#src/shared/catalogue/rewards.ts';
import type { BonusReason, Signal } from '../signals.ts';
import { countHeld, countPaid, payBonus } from './bonus.ts';
import { isDisposable } from './disposable-mail.ts';
import { ensureInviter } from './ensure-inviter.ts';
import { FARMING } from './farming-limits.ts';
import { readInviteCode } from './invite-code.ts';
import { noticeSuspicion, noticeTraces, readOpenSignals } from './notice-suspicion.ts';
import { recordRegistration } from './record-traces.ts';
import { invitationBonuses, invitations, inviters, type InviterRow } from './tables.ts';

/** Signals that hold the welcome bonus for an admin: each person, device and network gets a limited number. */
const HOLDS_WELCOME: readonly Signal[] = ['shared_device', 'crowded_network', 'same_mailbox', 'disposable_mail'];

/**
 * Called when an account is created: creates its own code and its traces and, if it used somebody's code, the
 * invitation with its bonuses (INV-01). An unknown code has no effect. Runs in the transaction that creates the
 * account.
 */
export async function welcomeAccount(transaction: Transaction, keys: SigningKeys, made: NewAccount): Promise<void> {
  const { accountId } = made;
  await recordRegistration(transaction, keys, made);
  await ensureInviter(transaction, accountId);
  await noticeTraces(transaction, accountId);
  if (isDisposable(made.email)) {
    await noticeSuspicion(transaction, { accountId, signal: 'disposable_mail', amount: 1 });
  }
  const code = readInviteCode(made.invitationCode);
  const [inviter] = code === undefined ? [] : await transaction.select().from(inviters).where(eq(inviters.code, code));
  if (inviter) {
    await invite(transaction, inviter, accountId);
  }
}

async function invite(transaction: Transaction, inviter: InviterRow, guestId: string): Promise<void> {
  const id = randomUUID();
  await transaction.insert(invitations).values({ id, inviterId: inviter.accountId, guestId });
  await noticeBurst(transaction, inviter.accountId);
  const signals = (await readOpenSignals(transaction, [guestId])).flatMap(({ signal }): BonusReason[] =>
    HOLDS_WELCOME.includes(signal) ? [signal as BonusReason] : [],
  );
  const stopped: BonusReason[] = inviter.canInvite ? [] : ['inviting_stopped'];
  const full: BonusReason[] =
    (await countPaid(transaction, inviter.accountId)) >= LIMITS.invitations ? ['limit_reached'] : [];
  const against = [...stopped, ...full];
  await transaction.insert(invitationBonuses).values([
    {
      invitationId: id,
      side: 'inviter',
      coins: REWARDS.inviter,
      state: against.length > 0 ? 'refused' : 'waiting',
      reasons: against,
    },
    {
      invitationId: id,
      side: 'guest',
      coins: REWARDS.invitedNewcomer,
      state: stopped.length > 0 ? 'refused' : 'held',
      reasons: stopped.length > 0 ? stopped : signals,
    },
  ]);
  if (stopped.length > 0) {
    return;
  }
  if (signals.length === 0) {
    await payBonus(transaction, {
      invitationId: id,
      side: 'guest',
      coins: REWARDS.invitedNewcomer,
      accountId: guestId,
    });
  } else {
    await noticeSuspicion(transaction, {
      accountId: inviter.accountId,
      signal: 'farmed_invitations',
      amount: await countHeld(transaction, inviter.accountId),
    });
  }
}

async function noticeBurst(transaction: Transaction, inviterId: string): Promise<void> {
  const [row] = await transaction
    .select({ guests: count() })
    .from(invitations)
    .where(and(eq(invitations.inviterId, inviterId), gt(invitations.createdAt, sql`now() - interval '1 hour'`)));
  if (row && row.guests > FARMING.guestsPerHour) {
    await noticeSuspicion(transaction, { accountId: inviterId, signal: 'registration_burst', amount: row.guests });
  }
}
