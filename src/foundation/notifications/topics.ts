import type { NotificationKind } from './notification-kinds.ts';

/** What people are told of, as they choose it: their films, likes, comments, followers, and what the site decides. */
export const TOPICS = ['films', 'likes', 'comments', 'follows', 'site'] as const;
export type Topic = (typeof TOPICS)[number];

/** How often a topic is mailed. */
export const MAIL_RATES = ['off', 'daily', 'weekly'] as const;
export type MailRate = (typeof MAIL_RATES)[number];

/** Topics that can be left out of the list in the app; the others concern what one has to know. */
export const HIDEABLE: ReadonlySet<Topic> = new Set(['likes', 'comments', 'follows']);

const BY_KIND: Partial<Readonly<Record<NotificationKind, Topic>>> = {
  film_ready: 'films',
  film_failed: 'films',
  archive_ready: 'films',
  movie_liked: 'likes',
  movie_remixed: 'likes',
  movie_commented: 'comments',
  comment_answered: 'comments',
  author_followed: 'follows',
};

/** The topic of a kind of notification. */
export const topicOf = (kind: NotificationKind): Topic => BY_KIND[kind] ?? 'site';
