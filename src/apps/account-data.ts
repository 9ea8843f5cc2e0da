import { communitySection } from '#src/features/community/server/community-section.ts';
import { forgetCommunity } from '#src/features/community/server/forget-person.ts';
import { forgetMessages } from '#src/features/contact/server/forget-messages.ts';
import { messagesSection } from '#src/features/contact/server/messages-section.ts';
import type { FilmDependencies } from '#src/features/film/server/film-dependencies.ts';
import { filmsSection } from '#src/features/film/server/films-section.ts';
import { deleteFilmsOf, forgetFilms } from '#src/features/film/server/forget-films.ts';
import { forgetInvitations } from '#src/features/invitations/server/forget-invitations.ts';
import { invitationsSection } from '#src/features/invitations/server/invitations-section.ts';
import { createStripe } from '#src/features/membership/server/create-stripe.ts';
import { endMembership } from '#src/features/membership/server/end-membership.ts';
import { forgetPayments } from '#src/features/membership/server/forget-payments.ts';
import { paymentsSection } from '#src/features/membership/server/payments-section.ts';
import { forgetMojiMagic } from '#src/features/moji-magic/server/change-card.ts';
import { mojiSection } from '#src/features/moji-magic/server/moji-section.ts';
import type { AccountEnd, ArchiveSection } from '#src/features/profile/server/profile-dependencies.ts';
import { forgetRewards } from '#src/features/rewards/server/forget-rewards.ts';
import { forgetTasks } from '#src/features/tools/server/remove-task.ts';
import { tasksSection } from '#src/features/tools/server/tasks-section.ts';
import { accountSection } from '#src/foundation/accounts/server/account-section.ts';
import { forgetAuditPerson } from '#src/foundation/audit/server/audit-people.ts';
import { forgetLedgerTasks } from '#src/foundation/coins/server/forget-tasks.ts';
import { ledgerSection } from '#src/foundation/coins/server/ledger-section.ts';
import { forgetFilesOf } from '#src/foundation/files/server/forget-files.ts';
import { uploadsSection } from '#src/foundation/files/server/uploads-section.ts';
import { endGenerationsOf, forgetGenerations } from '#src/foundation/generation/server/forget-generations.ts';
import { forgetOwnKeys } from '#src/foundation/models/server/own-keys/keep-own-key.ts';
import { ownKeysSection } from '#src/foundation/models/server/own-keys/own-keys-section.ts';
import { casesSection } from '#src/foundation/moderation/server/cases-section.ts';
import { forgetCases } from '#src/foundation/moderation/server/forget-cases.ts';
import { forgetNotifications } from '#src/foundation/notifications/server/forget-notifications.ts';
import { notificationsSection } from '#src/foundation/notifications/server/notifications-section.ts';

/** Each slice's section of an account's archive (ACC-06), beside the profile itself. */
export function archiveSections({ db }: Pick<FilmDependencies, 'db'>): ArchiveSection[] {
  return [
    accountSection,
    ledgerSection,
    filmsSection,
    communitySection,
    tasksSection,
    mojiSection,
    uploadsSection,
    invitationsSection,
    messagesSection,
    casesSection,
    notificationsSection,
    paymentsSection,
    ownKeysSection,
  ].map(
    (section): ArchiveSection =>
      (accountId) =>
        section(db, accountId),
  );
}

/** Each slice's deletion of an account (ACC-05, SEC-23). A new table that refers to accounts needs a line here. */
export function accountEnd(dependencies: FilmDependencies): AccountEnd {
  return {
    stopWork: async (accountId) => {
      const stripe = createStripe(dependencies.config);
      const isPaidOut = await endMembership({ ...dependencies, ...(stripe ? { stripe } : {}) }, accountId);
      await deleteFilmsOf(dependencies, accountId);
      return (await endGenerationsOf(dependencies, accountId)) && isPaidOut;
    },
    // Files come after the rows that refer to them; then the modules that keep their rows without the owner.
    forget: [
      forgetOwnKeys,
      forgetNotifications,
      forgetInvitations,
      forgetMessages,
      forgetPayments,
      forgetRewards,
      forgetCommunity,
      forgetFilms,
      forgetTasks,
      forgetMojiMagic,
      forgetGenerations,
      forgetCases,
      forgetFilesOf,
      forgetLedgerTasks,
      forgetAuditPerson,
    ],
  };
}
