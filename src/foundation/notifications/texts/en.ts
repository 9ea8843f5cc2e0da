import type { NotificationKind } from '../notification-kinds.ts';

/**
 * `title` is the title of a film, `named` whether it has one: yes or no; `person` who did it, `known` whether they are
 * named.
 */
const kinds: Record<NotificationKind, string> = {
  film_ready: '{named, select, no {Your film is ready.} other {“{title}” is ready.}}',
  film_failed:
    '{named, select, no {A film could not be finished.} other {“{title}” could not be finished.}} What failed can be made again.',
  archive_ready: 'The archive of all your data is ready to be downloaded.',
  membership_ended: 'Your membership has ended.',
  payment_to_see: 'A payment needs to be looked at.',
  books_wrong: 'The nightly check found that the books do not agree.',
  content_hidden:
    'One of your pictures or clips was hidden from everybody but you, because it breaks this site’s rules.',
  content_allowed: 'One of your pictures or clips was looked at by this site’s team. It may be shown to others.',
  movie_held:
    '{named, select, no {One of your films} other {“{title}”}} was reported by several people and is hidden until the team of this site has looked at it.',
  movie_hidden:
    '{named, select, no {One of your films} other {“{title}”}} was hidden by the team of this site. You can appeal on its page. Reason: {reason}',
  movie_allowed:
    '{named, select, no {One of your films} other {“{title}”}} was looked at by the team of this site and is back, with its likes and comments.',
  comment_held:
    'Your comment on {named, select, no {a film} other {“{title}”}} was reported by several people and is hidden until the team of this site has looked at it.',
  comment_hidden:
    'Your comment on {named, select, no {a film} other {“{title}”}} was hidden by the team of this site. You can appeal beside it. Reason: {reason}',
  comment_allowed:
    'Your comment on {named, select, no {a film} other {“{title}”}} was looked at by the team of this site and is back.',
  appeal_rejected: '{named, select, no {Your appeal} other {Your appeal for “{title}”}} was rejected: {reason}',
  movie_liked: '{named, select, no {One of your films has new likes.} other {“{title}” has new likes.}}',
  movie_commented:
    '{known, select, no {Somebody} other {{person}}} has written about {named, select, no {one of your films} other {“{title}”}}.',
  comment_answered:
    '{known, select, no {Somebody} other {{person}}} has answered your comment on {named, select, no {a film that is not public any more} other {“{title}”}}.',
  author_followed: 'You have new followers.',
  movie_remixed:
    '{known, select, no {Somebody} other {{person}}} is remixing {named, select, no {one of your films} other {“{title}”}}.',
  film_published:
    '{named, select, no {One of your films} other {“{title}”}} was made public by this site’s team. Reason: {reason}',
  film_unpublished:
    '{named, select, no {One of your films} other {“{title}”}} was made private by this site’s team. Reason: {reason}',
  film_chosen:
    '{named, select, no {One of your films} other {“{title}”}} was put on the recommended list by this site’s team.',
  film_removed:
    '{named, select, no {One of your films} other {“{title}”}} was deleted by this site’s team. Reason: {reason}',
};

/** Texts of what people are told, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Notifications',
  lead: 'What happened to your films and your account.',
  markAll: 'Mark all as read',
  markOne: 'Mark as read',
  unread: 'unread',
  empty: 'Nothing has happened yet.',
  emptyNote: 'When a film is ready, or needs you, it says so here.',
  makeFilm: 'Make a film',
  list: 'Notifications, newest first',
  settings: {
    heading: 'Notifications',
    note: 'What you are told here, and what is summed up in a mail, once a day or once a week. Nothing is mailed until you choose it.',
    tryAgain: 'Try again',
    inApp: 'In the app',
    mailOf: 'Mail: {topic}',
    topics: {
      films: 'My films and files',
      likes: 'Likes and remixes',
      comments: 'Comments and answers',
      follows: 'New followers',
      site: 'Decisions of this site’s team, and my account',
    },
    rates: {
      off: 'No mail',
      daily: 'Once a day',
      weekly: 'Once a week',
    },
  },
  unsubscribe: {
    heading: 'Mails about what happened',
    lead: 'Do you want no more of these mails? What happens is still shown in the app.',
    done: 'Done. You get no more of them.',
    end: 'End the mails',
    settings: 'Choose what you are told',
  },
  kinds,
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type NotificationsTexts = Loose<typeof en>;
