import type { NotificationKind } from '#src/foundation/notifications/contract.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { hasSilenced } from './blocks/block-conditions.ts';

type Told = Extract<
  NotificationKind,
  'movie_liked' | 'movie_commented' | 'comment_answered' | 'author_followed' | 'movie_remixed'
>;

/**
 * How often somebody is told the same, so that a storm of likes is one message: of likes of a film and of new followers
 * once a day, of what one person writes about a film or copies of it once an hour.
 */
const HOURS: Readonly<Record<Told, number>> = {
  movie_liked: 24,
  author_followed: 24,
  movie_remixed: 1,
  movie_commented: 1,
  comment_answered: 1,
};

/**
 * Tells somebody what another person did (COMM-12); nobody is told of what they did themselves, or of what somebody did
 * whom they muted.
 */
export async function tellPerson(
  transaction: Transaction,
  kind: Told,
  { to, by, filmId }: { to: string; by: string; filmId?: string },
): Promise<void> {
  if (to === by || (await hasSilenced(transaction, { accountId: to, personId: by }))) {
    return;
  }
  const period = Math.floor(Date.now() / (HOURS[kind] * 60 * 60 * 1000));
  // Who is named in the message has a period of their own.
  const isNamed = kind === 'movie_commented' || kind === 'comment_answered' || kind === 'movie_remixed';
  await createNotification(transaction, {
    id: uuidFrom(kind, to, filmId ?? '', period, ...(isNamed ? [by] : [])),
    accountId: to,
    kind,
    data: { ...(filmId === undefined ? {} : { filmId }), ...(isNamed ? { personId: by } : {}) },
  });
}
