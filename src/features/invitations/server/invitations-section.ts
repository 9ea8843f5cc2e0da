import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { invitationBonuses, invitations, inviters } from './tables.ts';

/**
 * This slice's section of an archive (ACC-06): the account's code, when people used it, and the invitation it used
 * itself.
 */
export async function* invitationsSection(
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
