import { expect, test } from 'vitest';
import { subjectPath } from './subject-path.ts';

test.each([
  ['film_ready', 'one', '/dashboard/film/one'],
  ['film_failed', 'one', '/dashboard/film/one'],
  ['film_ready', null, '/my/movies'],
  ['movie_liked', 'one', '/movie/one'],
  ['movie_commented', 'one', '/movie/one'],
  ['movie_remixed', 'one', '/movie/one'],
  ['comment_answered', null, '/my/movies'],
  ['author_followed', null, '/my/movies'],
  ['archive_ready', null, '/my/info'],
  ['membership_ended', null, '/pricing'],
  ['payment_to_see', null, '/admin/payments'],
  ['books_wrong', null, '/admin/audit'],
] as const)('[COMM-12] a notification %s about film %s leads to %s', (kind, filmId, path) => {
  expect(subjectPath({ kind, filmId })).toBe(path);
});
