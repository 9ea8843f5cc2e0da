import { findTitles } from '#src/features/community/server/find-movie.ts';
import { findUsernames } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import type { SubjectReaders } from '#src/foundation/notifications/server/present-notifications.ts';
import type { Executor } from '#src/platform/server/database/database.ts';

/** What notifications are about: people and public films, as they are when they are read. */
export function notificationSubjects(db: Executor): SubjectReaders {
  return {
    usernames: (accountIds) => findUsernames(db, accountIds),
    publicTitles: (filmIds) => findTitles(db, filmIds),
  };
}
