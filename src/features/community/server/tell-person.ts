import { noteAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { NotificationKind } from '#src/foundation/notifications/notification-kinds.ts';
import { countOfDay, createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
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

const KINDS = Object.keys(HOURS) as Told[];
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Tells somebody what another person did (COMM-12); nobody is told of what they did themselves, or of what somebody did
 * whom they muted, and in a day only of so much as somebody would read; the rest stands on the pages.
 */
export async function tellPerson(
  transaction: Transaction,
  kind: Told,
  { to, by, filmId }: { to: string; by: string; filmId?: string },
): Promise<void> {
  if (
    to === by ||
    (await hasSilenced(transaction, { accountId: to, personId: by })) ||
    (await isTiresome(transaction, { to, by }))
  ) {
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

/** True once one person, or everybody together, has caused more messages in a day than anybody would read. */
async function isTiresome(transaction: Transaction, { to, by }: { to: string; by: string }): Promise<boolean> {
  const fromOne = await noteAttempt(transaction, {
    kind: 'tell-person',
    subject: `${by} ${to}`,
    allowed: LIMITS.community.messagesFromOneADay,
    seconds: DAY_SECONDS,
  });
  return fromOne.isOver || (await countOfDay(transaction, to, KINDS)) >= LIMITS.community.messagesADay;
}
