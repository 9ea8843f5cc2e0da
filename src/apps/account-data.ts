import { forgetMessages } from '#src/features/contact/server/forget-messages.ts';
import { messagesPart } from '#src/features/contact/server/messages-part.ts';
import type { FilmTools } from '#src/features/film/server/film-tools.ts';
import { filmsPart } from '#src/features/film/server/films-part.ts';
import { deleteFilmsOf, forgetFilms } from '#src/features/film/server/forget-films.ts';
import { forgetInvitations } from '#src/features/invitations/server/forget-invitations.ts';
import { invitationsPart } from '#src/features/invitations/server/invitations-part.ts';
import { createStripe } from '#src/features/membership/server/create-stripe.ts';
import { endMembership } from '#src/features/membership/server/end-membership.ts';
import { forgetPayments } from '#src/features/membership/server/forget-payments.ts';
import { paymentsPart } from '#src/features/membership/server/payments-part.ts';
import type { AccountEnd, ArchivePart } from '#src/features/profile/server/profile-tools.ts';
import { forgetRewards } from '#src/features/rewards/server/forget-rewards.ts';
import { accountPart } from '#src/foundation/accounts/server/account-part.ts';
import { ledgerPart } from '#src/foundation/coins/server/ledger-part.ts';
import { forgetFilesOf } from '#src/foundation/files/server/forget-files.ts';
import { endGenerationsOf, forgetGenerations } from '#src/foundation/generation/server/forget-generations.ts';
import { forgetNotifications } from '#src/foundation/notifications/server/forget-notifications.ts';

/** What each slice puts into the archive of an account (ACC-06), beside the profile itself. */
export function archiveParts({ db }: Pick<FilmTools, 'db'>): ArchivePart[] {
  return [accountPart, ledgerPart, filmsPart, invitationsPart, messagesPart, paymentsPart].map(
    (part): ArchivePart =>
      (accountId) =>
        part(db, accountId),
  );
}

/** How each slice forgets an account (ACC-05, SEC-23). A new table that names accounts needs its line here. */
export function accountEnd(tools: FilmTools): AccountEnd {
  return {
    stopWork: async (accountId) => {
      const stripe = createStripe(tools.config);
      const isPaidOut = await endMembership({ ...tools, ...(stripe ? { stripe } : {}) }, accountId);
      await deleteFilmsOf(tools, accountId);
      return (await endGenerationsOf(tools, accountId)) && isPaidOut;
    },
    // Files last, since much of the rest refers to them.
    forget: [
      forgetNotifications,
      forgetInvitations,
      forgetMessages,
      forgetPayments,
      forgetRewards,
      forgetFilms,
      forgetGenerations,
      forgetFilesOf,
    ],
  };
}
