import { implement } from '@orpc/server';
import type { Database } from '#src/platform/server/database/database.ts';
import type { RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { NOTIFICATION_KINDS, notificationsContract } from '../contract.ts';
import { countUnread, listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import type { NotificationRow } from './tables.ts';

/** The request as these endpoints see it. Throws NOT_LOGGED_IN for a visitor. */
export interface NotificationRequest extends RequestContext {
  requireAccount(): { id: string };
}

/** What notifications are about, as it is when they are read: what is not to be seen any more is not named. */
export interface SubjectReaders {
  /** The usernames of these accounts by id; closed ones are absent. */
  usernames(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The titles of these public films by id; others are absent. */
  publicTitles(filmIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Kinds about a public film; the others have the title that it had. */
const OF_PUBLIC_FILMS: ReadonlySet<string> = new Set([
  'movie_liked',
  'movie_commented',
  'comment_answered',
  'comment_held',
  'comment_hidden',
  'comment_allowed',
  'movie_remixed',
]);

/** The endpoints of notifications. */
export function notificationRoutes(db: Database, subjects: SubjectReaders) {
  const os = implement(notificationsContract)
    .$context<NotificationRequest>()
    .use(({ context, next }) => next({ context: { accountId: context.requireAccount().id } }));
  return os.router({
    listNotifications: os.listNotifications.handler(async ({ input: { cursor, limit }, context }) => {
      const rows = await listNotifications(db, context.accountId, { after: cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const idsOf = (field: string, rows: readonly NotificationRow[]): string[] =>
        rows.flatMap(({ data }) => textOf(data[field]) ?? []);
      const names = await subjects.usernames(idsOf('personId', page));
      const ofPublicFilms = page.filter(({ kind }) => OF_PUBLIC_FILMS.has(kind));
      const titles = await subjects.publicTitles(idsOf('filmId', ofPublicFilms));
      return {
        notifications: page.flatMap((row) => present(row, { names, titles })),
        unread: await countUnread(db, context.accountId),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      };
    }),
    markNotificationsRead: os.markNotificationsRead.handler(async ({ input, context }) => {
      await markNotificationsRead(db, { accountId: context.accountId, ids: input.ids });
      return { unread: await countUnread(db, context.accountId) };
    }),
  });
}

/** The fields of an answer; unknown kinds are left out. */
function present(
  { id, kind, data, createdAt, readAt }: NotificationRow,
  { names, titles }: Record<'names' | 'titles', ReadonlyMap<string, string>>,
) {
  const known = NOTIFICATION_KINDS.find((candidate) => candidate === kind);
  if (!known) {
    return [];
  }
  const filmId = textOf(data['filmId']);
  const isOfPublicFilm = OF_PUBLIC_FILMS.has(kind);
  const title = titles.get(filmId ?? '') ?? '';
  const isOpen = !isOfPublicFilm || titles.has(filmId ?? '');
  return [
    {
      id,
      kind: known,
      filmId: isOpen ? filmId : null,
      title: (isOfPublicFilm ? title : (textOf(data['title']) ?? '')).slice(0, 200),
      person: names.get(textOf(data['personId']) ?? '') ?? '',
      code: textOf(data['code']),
      reason: textOf(data['reason']) ?? '',
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    },
  ];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
