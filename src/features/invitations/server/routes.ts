import { implement } from '@orpc/server';
import { IDENTITIES, type Account } from '#src/foundation/accounts/server/account.ts';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { invitationsContract } from '../contract.ts';
import { decideBonus, dismissSuspicion, setCanInvite } from './decide-bonus.ts';
import { listSuspiciousAccounts, type HeldBonus, type SuspiciousAccount } from './list-suspicious-accounts.ts';
import { readInvitations } from './read-invitations.ts';
import type { ReadFirstWorks } from './settle-invitations.ts';

/** A request as these endpoints see it. Throws NOT_LOGGED_IN for a visitor. */
export interface InvitationRequest extends RequestContext {
  requireAccount(): Account;
}

/** Dependencies of the invitation endpoints. */
export interface InvitationDependencies {
  readonly db: Database;
  readonly readFirstWorks: ReadFirstWorks;
}

/** The endpoints of inviting, and of suspicious accounts. */
export function invitationRoutes({ db, readFirstWorks }: InvitationDependencies) {
  const os = implement(invitationsContract).$context<InvitationRequest>();
  const own = os.use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  const actOf = ({
    accountId,
    requestId,
  }: {
    accountId: string;
    requestId: string;
  }): { adminId: string; requestId: string } => ({ adminId: accountId, requestId });
  const requireTarget = async (accountId: string): Promise<void> => {
    if (!(await findOpenAccount(db, accountId))) {
      throw new AppError('NOT_FOUND');
    }
  };
  return os.router({
    readInvitations: own.readInvitations.handler(async ({ context }) => {
      const { guests, ...mine } = await readInvitations(db, readFirstWorks, context.accountId);
      return {
        ...mine,
        guests: guests.map(({ name, cameAt, active, progress, dueAt }) => ({
          name,
          cameAt: cameAt.toISOString(),
          active,
          progress,
          dueAt: dueAt?.toISOString() ?? null,
        })),
      };
    }),
    listSuspiciousAccounts: own.listSuspiciousAccounts.handler(async ({ input }) => {
      const { accounts, people, cursor } = await listSuspiciousAccounts(db, input);
      return { accounts: accounts.map((account) => presentSuspicious(account, people)), cursor };
    }),
    decideBonus: own.decideBonus.handler(async ({ input, context }) => ({
      state: await decideBonus(db, { ...input, ...actOf(context) }),
    })),
    setCanInvite: own.setCanInvite.handler(async ({ input, context }) => {
      await requireTarget(input.accountId);
      await setCanInvite(db, { ...input, ...actOf(context) });
      return { canInvite: input.canInvite };
    }),
    dismissSuspicion: own.dismissSuspicion.handler(async ({ input, context }) => {
      await requireTarget(input.accountId);
      await dismissSuspicion(db, { ...input, ...actOf(context) });
      return {};
    }),
  });
}

function presentSuspicious(
  { accountId, canInvite, signals, linkedIds, held }: SuspiciousAccount,
  people: ReadonlyMap<string, Account>,
) {
  const nameOf = (id: string): string => people.get(id)?.username ?? '';
  return {
    accountId,
    name: nameOf(accountId),
    identity: people.get(accountId)?.identity ?? IDENTITIES.ordinary,
    canInvite,
    signals: signals.map(({ signal, amount, noticedAt }) => ({ signal, amount, noticedAt: noticedAt.toISOString() })),
    linked: linkedIds.map((id) => ({ accountId: id, name: nameOf(id) })),
    held: held.map((bonus) => presentHeld(bonus, nameOf)),
  };
}

function presentHeld(
  { invitationId, side, coins, reasons, guestId, inviterId, cameAt }: HeldBonus,
  nameOf: (id: string) => string,
) {
  return {
    invitationId,
    side,
    coins,
    reasons,
    cameAt: cameAt.toISOString(),
    guestId,
    guestName: guestId === null ? null : nameOf(guestId),
    inviterId,
    inviterName: inviterId === null ? null : nameOf(inviterId),
  };
}
