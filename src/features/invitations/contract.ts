import { oc } from '@orpc/contract';
import * as z from 'zod';
import { endpoint } from '#src/shared/endpoint.ts';
import { BONUS_REASONS, BONUS_SIDES, BONUS_STATES, SIGNALS } from './signals.ts';

const name = z.string().max(100);
const reasons = z.array(z.enum(BONUS_REASONS)).max(20);

/** State of the bonus for one guest, as its inviter sees it. Only admins see why one is held. */
const progress = z.enum([
  /** The guest has not finished a work yet. */
  'until_first_work',
  /** The guest has; the bonus is paid a day later. */
  'until_due',
  /** Waits for an admin's decision. */
  'held',
  'paid',
  /** The inviter has reached the maximum number of bonuses. */
  'limit_reached',
  'refused',
]);

const guest = z.object({
  /** Null when the account is deleted. */
  name: name.nullable(),
  cameAt: z.iso.datetime(),
  /** Whether they have finished a work. */
  active: z.boolean(),
  progress,
  /** When the bonus is due, if that is known and in the future. */
  dueAt: z.iso.datetime().nullable(),
});

const heldBonus = z.object({
  invitationId: z.uuid(),
  side: z.enum(BONUS_SIDES),
  coins: z.number().int(),
  reasons,
  guestId: z.uuid().nullable(),
  guestName: name.nullable(),
  inviterId: z.uuid().nullable(),
  inviterName: name.nullable(),
  cameAt: z.iso.datetime(),
});

const suspicious = z.object({
  accountId: z.uuid(),
  name,
  identity: z.number().int(),
  canInvite: z.boolean(),
  signals: z
    .array(z.object({ signal: z.enum(SIGNALS), amount: z.number().int(), noticedAt: z.iso.datetime() }))
    .max(SIGNALS.length),
  /** Other accounts with the same device, network or mailbox; at most ten. */
  linked: z.array(z.object({ accountId: z.uuid(), name })).max(10),
  /** Bonuses with this account on either side that wait for a decision; at most twenty, oldest first. */
  held: z.array(heldBonus).max(20),
});

/** Inviting people, and the admin's list of accounts suspected of farming. */
export const invitationsContract = {
  readInvitations: oc
    .route({
      method: 'GET',
      path: '/api/invitations',
      summary: "The caller's invitation code, who came by it and what that brought",
    })
    .output(
      z.object({
        code: z.string().max(20),
        canInvite: z.boolean(),
        /** Maximum number of paid invitations. */
        limit: z.number().int(),
        /** State of the caller's own welcome bonus; null without an invitation. */
        welcome: z.enum(BONUS_STATES).nullable(),
        came: z.number().int(),
        active: z.number().int(),
        /** Number of invitations the caller was paid for. */
        paid: z.number().int(),
        earnedCoins: z.number().int(),
        /** Coins that may still come: bonuses that wait or are held. */
        waitingCoins: z.number().int(),
        /** The newest hundred. */
        guests: z.array(guest).max(100),
        /** The last twelve weeks, each starting on Monday, oldest first. */
        weeks: z.array(z.object({ begins: z.iso.date(), came: z.number().int(), active: z.number().int() })).max(12),
      }),
    ),
  listSuspiciousAccounts: endpoint
    .meta({ admin: true })
    .route({
      method: 'GET',
      path: '/api/admin/suspicious-accounts',
      summary: 'Accounts that look like farming, and why; for admins',
    })
    .input(
      z.object({ cursor: z.string().max(200).optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }),
    )
    .output(z.object({ accounts: z.array(suspicious).max(50), cursor: z.string().max(200).nullable() })),
  decideBonus: endpoint
    .meta({ admin: true, confirmed: true })
    .route({
      method: 'POST',
      path: '/api/admin/invitation-bonuses/{invitationId}/{side}',
      summary: 'Release or refuse a held bonus; for admins',
    })
    .input(z.object({ invitationId: z.uuid(), side: z.enum(BONUS_SIDES), decision: z.enum(['release', 'refuse']) }))
    .output(z.object({ state: z.enum(BONUS_STATES) })),
  setCanInvite: endpoint
    .meta({ admin: true, confirmed: true })
    .route({
      method: 'PUT',
      path: '/api/admin/inviters/{accountId}',
      summary: 'Whether an account may invite; for admins',
    })
    .input(z.object({ accountId: z.uuid(), canInvite: z.boolean() }))
    .output(z.object({ canInvite: z.boolean() })),
  dismissSuspicion: endpoint
    .meta({ admin: true, confirmed: true })
    .route({
      method: 'POST',
      path: '/api/admin/suspicious-accounts/{accountId}/dismiss',
      summary: 'Take an account off the list until there is more against it; for admins',
    })
    .input(z.object({ accountId: z.uuid() }))
    .output(z.object({})),
};
