import type { Notification } from '../contract.ts';
import { NOTIFICATION_KINDS } from '../notification-kinds.ts';
import type { NotificationRow } from './tables.ts';

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

/** Notifications with the names and titles of what they are about, by two queries; unknown kinds are left out. */
export async function presentNotifications(
  rows: readonly NotificationRow[],
  subjects: SubjectReaders,
): Promise<Notification[]> {
  const idsOf = (field: string, of: readonly NotificationRow[]): string[] =>
    of.flatMap(({ data }) => textOf(data[field]) ?? []);
  const names = await subjects.usernames(idsOf('personId', rows));
  const ofPublicFilms = rows.filter(({ kind }) => OF_PUBLIC_FILMS.has(kind));
  const titles = await subjects.publicTitles(idsOf('filmId', ofPublicFilms));
  return rows.flatMap((row) => present(row, { names, titles }));
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
