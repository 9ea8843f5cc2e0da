import { afterAll, beforeAll, expect, test } from 'vitest';
import { banAccount } from '#src/foundation/accounts/server/bans/ban-account.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildMovie } from '#tests/build/build-movie.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { communityScreen } from './community-screen.ts';
import { listForYou } from './for-you.ts';
import { noteView } from './note-view.ts';
import { giveVote } from './vote.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const like = (accountId: string, filmId: string): Promise<number> =>
  giveVote(database.db, 'like', { accountId, filmId });
const told = async (accountId: string): Promise<[string, string, string | null][]> =>
  (await listForYou(database.db, accountId)).map(({ movie, because }) => [movie.filmId, because.kind, because.title]);

test('[COMM-07] somebody is shown what others of their taste like, then more of those authors, each with the film that it is because of, and never what they know', async () => {
  const [me, author, second, fan, ally] = await Promise.all(Array.from({ length: 5 }, () => buildAccount(database)));
  const movie = (by = author, title = 'A film'): Promise<string> => buildMovie(database, by ?? '', { title });
  const [liked, watched, forLike, forView, popular, own] = [
    await movie(author, 'The liked one'),
    await movie(second, 'The watched one'),
    await movie(fan),
    await movie(fan),
    await movie(ally),
    await movie(me),
  ];
  const further = await movie(author, 'Another by her');
  // Before they did anything there is what is popular, and nothing of their own.
  const before = await told(me ?? '');
  expect(before.every(([, kind, title]) => kind === 'hottest' && title === null)).toBe(true);
  expect(before.map(([id]) => id)).not.toContain(own);
  await like(me ?? '', liked);
  await noteView(database.db, { filmId: watched, accountId: me, networkAddress: '10.0.0.1', seconds: 15 });
  for (const person of [fan, ally]) {
    await like(person ?? '', liked);
  }
  await like(ally ?? '', forLike);
  await like(author ?? '', watched);
  await like(author ?? '', forView);
  const list = await told(me ?? '');
  expect(list.slice(0, 2).toSorted()).toEqual(
    [
      [forLike, 'liked', 'The liked one'],
      [forView, 'watched', 'The watched one'],
    ].toSorted(),
  );
  expect(list[2]).toEqual([further, 'author', 'The liked one']);
  expect(list.slice(3)).toEqual([[popular, 'hottest', null]]);

  // What is private, or of a banned author, is neither shown nor a reason.
  await database.db.transaction((transaction) => communityScreen.hide(transaction, liked));
  expect((await told(me ?? '')).every(([, , title]) => title !== 'The liked one')).toBe(true);
  await banAccount(database.db, { accountId: fan ?? '', by: ally ?? '', reason: 'a test' });
  expect((await told(me ?? '')).map(([id]) => id)).not.toContain(forView);
});
