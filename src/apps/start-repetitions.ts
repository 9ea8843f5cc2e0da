import { rankMovies } from '#src/features/community/server/ranking/rank-movies.ts';
import { sweepViews } from '#src/features/community/server/sweep-views.ts';
import { mailBusinessMessages } from '#src/features/contact/server/mail-business-messages.ts';
import { tellUntoldFilms } from '#src/features/film/server/audience/tell-untold-films.ts';
import { findFirstFilms } from '#src/features/film/server/find-first-films.ts';
import { wakeQuietFilms } from '#src/features/film/server/pipeline/wake-quiet-films.ts';
import { noticeFarming } from '#src/features/invitations/server/notice-farming.ts';
import { settleInvitations } from '#src/features/invitations/server/settle-invitations.ts';
import { catchUpEvents } from '#src/features/membership/server/catch-up.ts';
import { createStripe } from '#src/features/membership/server/create-stripe.ts';
import { doPaymentActs } from '#src/features/membership/server/do-payment-acts.ts';
import { sweepArchives } from '#src/features/profile/server/sweep-archives.ts';
import { wakeQuietAccounts } from '#src/features/profile/server/wake-quiet-accounts.ts';
import { listCodeGuessers } from '#src/features/rewards/server/code-guesses.ts';
import { findMailRecipients } from '#src/foundation/accounts/server/find-mail-recipients.ts';
import { sweepAccounts } from '#src/foundation/accounts/server/sweep-accounts.ts';
import { findSpendingBursts } from '#src/foundation/coins/server/find-spending-bursts.ts';
import { endLongWaits } from '#src/foundation/generation/server/end-long-waits.ts';
import { reconcileGenerations } from '#src/foundation/generation/server/reconcile-generations.ts';
import { sweepReceived } from '#src/foundation/generation/server/sweep-received.ts';
import { wakeQuietGenerations } from '#src/foundation/generation/server/wake-quiet-generations.ts';
import { mailDigests } from '#src/foundation/notifications/server/digest/mail-digests.ts';
import { repeat, type Repetition } from '#src/platform/server/life-cycle/repeat.ts';
import type { Shutdown } from '#src/platform/server/life-cycle/shutdown.ts';
import { createMailer } from '#src/platform/server/mail/create-mailer.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { scratchRoot, sweepScratch } from '#src/platform/server/storage/scratch-folder.ts';
import { notificationSubjects } from './notification-subjects.ts';
import type { Parts } from './parts.ts';

const WAKE_EVERY_MILLISECONDS = 15_000;
const CALL_EVERY_MILLISECONDS = 60_000;
const TIDY_EVERY_MILLISECONDS = 10 * 60_000;

/**
 * Starts the periodic tasks of a worker process: resends lost wake-ups, calls outside services, cleans up. No task runs
 * twice at a time, and the shutdown waits for them.
 */
export async function startRepetitions(parts: Parts, shutdown: Pick<Shutdown, 'add'>): Promise<void> {
  await sweepScratch(scratchRoot(parts.config));
  await wakeQuietGenerations(parts, 10);
  await wakeQuietFilms(parts, 3);
  const mailer = createMailer(parts.config);
  const stripe = createStripe(parts.config);
  const repetitions: Repetition[] = [
    { name: 'waking generations', everyMilliseconds: WAKE_EVERY_MILLISECONDS, work: () => wakeQuietGenerations(parts) },
    { name: 'waking films', everyMilliseconds: WAKE_EVERY_MILLISECONDS, work: () => wakeQuietFilms(parts) },
    // Tasks that wait for other machines are separate, so that they delay nothing here.
    { name: 'asking vendors', everyMilliseconds: WAKE_EVERY_MILLISECONDS, work: () => reconcileGenerations(parts) },
    { name: 'ending long waits', everyMilliseconds: CALL_EVERY_MILLISECONDS, work: () => endLongWaits(parts) },
    { name: 'sweeping results', everyMilliseconds: CALL_EVERY_MILLISECONDS, work: () => sweepReceived(parts) },
    { name: 'ranking films', everyMilliseconds: WAKE_EVERY_MILLISECONDS, work: () => rankMovies(parts.db) },
    { name: 'showing public films', everyMilliseconds: TIDY_EVERY_MILLISECONDS, work: () => tellUntoldFilms(parts) },
    { name: 'sweeping views', everyMilliseconds: TIDY_EVERY_MILLISECONDS, work: () => sweepViews(parts.db) },
    { name: 'sweeping accounts', everyMilliseconds: TIDY_EVERY_MILLISECONDS, work: () => sweepAccounts(parts.db) },
    { name: 'sweeping archives', everyMilliseconds: TIDY_EVERY_MILLISECONDS, work: () => sweepArchives(parts.db) },
    { name: 'waking accounts', everyMilliseconds: TIDY_EVERY_MILLISECONDS, work: () => wakeQuietAccounts(parts) },
    { name: 'paying inviters', everyMilliseconds: TIDY_EVERY_MILLISECONDS, work: () => lookAfterInvitations(parts) },
  ];
  if (mailer) {
    const keys = await loadSigningKeys(parts.config);
    const site = parts.config.server.publicUrl ?? `http://localhost:${parts.config.server.port}`;
    repetitions.push({
      name: 'mailing digests',
      everyMilliseconds: CALL_EVERY_MILLISECONDS,
      work: () =>
        mailDigests({
          ...parts,
          mailer,
          keys,
          site,
          recipients: findMailRecipients,
          subjects: notificationSubjects(parts.db),
        }),
    });
    const work = (): Promise<unknown> => mailBusinessMessages({ ...parts, mailer });
    repetitions.push({ name: 'mailing enquiries', everyMilliseconds: CALL_EVERY_MILLISECONDS, work });
  }
  if (stripe) {
    repetitions.push(
      {
        name: 'asking for payments',
        everyMilliseconds: CALL_EVERY_MILLISECONDS,
        work: () => catchUpEvents({ ...parts, stripe }),
      },
      {
        name: 'cancelling and returning',
        everyMilliseconds: CALL_EVERY_MILLISECONDS,
        work: () => doPaymentActs({ ...parts, stripe }),
      },
    );
  }
  const running = repetitions.map((repetition) => repeat(repetition, parts.log));
  shutdown.add('repetitions', async () => {
    await Promise.all(running.map(({ stop }) => stop()));
    mailer?.close();
  });
}

/** Pays invitation bonuses that are due, and looks for farming. */
async function lookAfterInvitations({ db }: Parts): Promise<void> {
  await noticeFarming(db, { readCodeGuessers: listCodeGuessers, readSpendingBursts: findSpendingBursts });
  await settleInvitations(db, findFirstFilms);
}
