import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { invitationBonuses, invitations, inviters } from './tables.ts';

/**
 * What an archive of the account holds of invitations (ACC-06): its code, when people came by it, and by when it came
 * itself.
 */
export async function* invitationsPart(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const [inviter] = await executor
    .select({ code: inviters.code, canInvite: inviters.canInvite })
    .from(inviters)
    .where(eq(inviters.accountId, accountId));
  const bonusOf = (side: 'guest' | 'inviter') =>
    and(eq(invitationBonuses.invitationId, invitations.id), eq(invitationBonuses.side, side));
  const shown = { cameAt: invitations.createdAt, coins: invitationBonuses.coins, bonus: invitationBonuses.state };
  const invited = await executor
    .select(shown)
    .from(invitations)
    .innerJoin(invitationBonuses, bonusOf('inviter'))
    .where(eq(invitations.inviterId, accountId))
    .orderBy(asc(invitations.createdAt));
  const [came] = await executor
    .select(shown)
    .from(invitations)
    .innerJoin(invitationBonuses, bonusOf('guest'))
    .where(eq(invitations.guestId, accountId));
  yield {
    name: 'invitations/invitations.json',
    text: JSON.stringify(
      { code: inviter?.code ?? null, canInvite: inviter?.canInvite ?? true, invited, came: came ?? null },
      null,
      2,
    ),
  };
}
