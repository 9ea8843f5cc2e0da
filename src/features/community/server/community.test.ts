import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { banAccount, liftBan } from '#src/foundation/accounts/server/bans/ban-account.ts';
import { listNotifications } from '#src/foundation/notifications/server/list-notifications.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildMovie } from '#tests/build/build-movie.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { addComment, listComments, removeComment } from './comments.ts';
import { communityScreen } from './community-screen.ts';
import { communitySection } from './community-section.ts';
import { findMovie } from './find-movie.ts';
import { followAuthor, readAuthor, unfollowAuthor } from './follow-author.ts';
import { forgetCommunity } from './forget-person.ts';
import { listLikedMovies, listMovies, type MovieListing } from './list-movies.ts';
import { noteView } from './note-view.ts';
import { rankMovies } from './ranking/rank-movies.ts';
import { listRelatedMovies } from './related-movies.ts';
import { movies } from './tables.ts';
import { giveVote, withdrawVote } from './vote.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const account = (): Promise<string> => buildAccount(database);
const movie = (...[author, told]: Parameters<typeof buildMovie> extends [unknown, ...infer Rest] ? Rest : never) =>
  buildMovie(database, author, told);
const idsOf = async (list: Partial<MovieListing>): Promise<string[]> =>
  (await listMovies(database.db, { sort: 'latest', limit: 50, ...list })).movies.map(({ filmId }) => filmId);
let people = 0;
/** A network that nobody else acts from. */
const elsewhere = (): string => `10.200.${Math.floor(people / 256)}.${people++ % 256}`;

const rankAll = async (): Promise<void> => {
  let ranked = 0;
  do {
    ranked = await rankMovies(database.db);
  } while (ranked > 0);
};

test('[COMM-01] films are found by words of four languages, and filtered by type, look, aspect, language and length', async () => {
  const author = await account();
  const lighthouse = await movie(author, { title: 'The Lighthouse', logline: 'A keeper waits', durationSeconds: 20 });
  const cat = await movie(author, { title: '灯塔里的猫', language: 'cn', type: 'comedy', durationSeconds: 30 });
  const school = await movie(author, { title: '고양이의 학교', language: 'ko', aspect: '9:16', durationSeconds: 90 });
  const summer = await movie(author, { title: '夏の猫', language: 'ja', style: 'ink', durationSeconds: 300 });
  for (const [list, expected] of [
    [{ search: 'lighthouses' }, [lighthouse]],
    [{ search: 'KEEPER light' }, [lighthouse]],
    [{ search: '灯塔' }, [cat]],
    [{ search: '고양이' }, [school]],
    [{ search: '夏の' }, [summer]],
    [{ search: "'); drop table movies; --" }, []],
    [{ search: '!!!' }, []],
    [{ type: 'comedy' }, [cat]],
    [{ aspect: '9:16' }, [school]],
    [{ language: 'ja' }, [summer]],
    [{ style: 'ink' }, [summer]],
    [{ length: 'short' }, [cat, lighthouse]],
    [{ length: 'medium' }, [school]],
    [{ length: 'long' }, [summer]],
    [{ language: 'cn', length: 'long' }, []],
  ] as const) {
    expect(await idsOf({ ...list, author }), JSON.stringify(list)).toEqual(expected);
  }
});

test('[COMM-01] a list goes on page by page, by time and by heat', async () => {
  const author = await account();
  const made: string[] = [];
  for (let index = 0; index < 7; index++) {
    made.unshift(await movie(author));
  }
  for (const sort of ['latest', 'hottest'] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listMovies(database.db, { sort, author, cursor, limit: 3 });
      seen.push(...page.movies.map(({ filmId }) => filmId));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen, sort).toEqual(made);
  }
  for (const sort of ['latest', 'hottest'] as const) {
    await expect(listMovies(database.db, { sort, cursor: `nothing~${randomUUID()}`, limit: 3 })).rejects.toMatchObject({
      code: 'INVALID_DATA',
    });
  }
});

test('[COMM-03] a like counts once an account, is taken back, and is in the list of liked films', async () => {
  const [author, fan] = [await account(), await account()];
  const filmId = await movie(author);
  const tall = await movie(author, { aspect: '9:16' });
  const vote = { accountId: fan, filmId, networkAddress: elsewhere() };
  const clicks = await Promise.allSettled([1, 2, 3].map(() => giveVote(database.db, 'like', vote)));
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(giveVote(database.db, 'like', vote)).rejects.toMatchObject({ code: 'FILM_ALREADY_LIKED' });
  expect((await findMovie(database.db, filmId)).likes).toBe(1);
  await giveVote(database.db, 'like', { accountId: fan, filmId: tall, networkAddress: elsewhere() });
  const liked = async (aspect?: '16:9' | '9:16'): Promise<string[]> =>
    (await listLikedMovies(database.db, { accountId: fan, aspect, limit: 10 })).movies.map(({ filmId: id }) => id);
  expect([await liked(), await liked('9:16')]).toEqual([[tall, filmId], [tall]]);
  expect([await withdrawVote(database.db, 'like', vote), await withdrawVote(database.db, 'like', vote)]).toEqual([
    0, 0,
  ]);
  expect(await liked()).toEqual([tall]);
  await expect(
    giveVote(database.db, 'like', { accountId: fan, filmId: randomUUID(), networkAddress: elsewhere() }),
  ).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
});

test('[COMM-13] a recommendation counts once, brings a film onto the recommended list, and is taken back', async () => {
  const [author, fan] = [await account(), await account()];
  const [filmId] = [await movie(author), await movie(author)];
  const vote = { accountId: fan, filmId, networkAddress: elsewhere() };
  expect([
    await giveVote(database.db, 'recommendation', vote),
    await giveVote(database.db, 'recommendation', vote),
  ]).toEqual([1, 1]);
  expect(await idsOf({ sort: 'recommended', author })).toEqual([filmId]);
  await rankAll();
  expect(await idsOf({ sort: 'recommended', author })).toEqual([filmId]);
  await withdrawVote(database.db, 'recommendation', vote);
  await rankAll();
  expect(await idsOf({ sort: 'recommended', author })).toEqual([]);
});

test('[COMM-04] comments are answered and removed by who may; a removed one stays while it has answers', async () => {
  const [author, reader, other] = [await account(), await account(), await account()];
  const filmId = await movie(author);
  const write = (accountId: string, text: string, answers?: string) =>
    addComment(database.db, { accountId, filmId, text, answers, networkAddress: elsewhere() });
  const threads = async (): Promise<unknown[]> =>
    (await listComments(database.db, { filmId, limit: 10 }, { administers: false })).threads.map(
      ({ comment, answers }) => [comment.removedAt ? null : comment.text, ...answers.map(({ text }) => text)],
    );
  const first = await write(reader, 'Lovely');
  const answer = await write(author, 'Thank you', first.id);
  await write(other, 'Second');
  expect(await threads()).toEqual([['Second'], ['Lovely', 'Thank you']]);
  for (const answers of [answer.id, randomUUID()]) {
    await expect(write(other, 'No', answers)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const remove = (commentId: string, accountId: string, isAdmin = false) =>
    removeComment(database.db, { commentId, accountId, isAdmin });
  await expect(remove(first.id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await remove(first.id, reader);
  expect(await threads()).toEqual([['Second'], [null, 'Thank you']]);
  await remove(answer.id, other, true);
  expect(await threads()).toEqual([['Second']]);
  expect((await findMovie(database.db, filmId)).comments).toBe(1);
  await expect(remove(answer.id, author)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('[COMM-04] the same words are not written everywhere, and one film not filled by one account; thanks may be said again', async () => {
  const [author, reader] = [await account(), await account()];
  const films = await Promise.all([movie(author), movie(author)]);
  const write = (filmId: string, text: string) =>
    addComment(database.db, { accountId: reader, filmId, text, networkAddress: elsewhere() });
  const [first = '', second = ''] = films;
  await write(first, 'Watch my films instead, they are better');
  await expect(write(second, 'watch my films instead, they are better')).rejects.toMatchObject({
    code: 'COMMENT_REPEATED',
  });
  await write(first, 'Thanks');
  await write(second, 'Thanks');
  const left = LIMITS.community.commentsOnFilmADay - 2;
  for (let number = 0; number < left; number++) {
    await write(first, `Another thought, number ${number}`);
  }
  await expect(write(first, 'One more')).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('[COMM-12] an author is told of likes once a day, of comments by name, who wrote a comment of its answers, and nobody of their own', async () => {
  const [author, reader] = [await account(), await account()];
  const filmId = await movie(author);
  await giveVote(database.db, 'like', { accountId: reader, filmId, networkAddress: elsewhere() });
  await giveVote(database.db, 'like', { accountId: await account(), filmId, networkAddress: elsewhere() });
  await giveVote(database.db, 'like', { accountId: author, filmId, networkAddress: elsewhere() });
  const { id } = await addComment(database.db, { accountId: reader, filmId, text: 'One', networkAddress: elsewhere() });
  await addComment(database.db, { accountId: reader, filmId, text: 'Two', networkAddress: elsewhere() });
  await addComment(database.db, {
    accountId: author,
    filmId,
    text: 'Thanks',
    answers: id,
    networkAddress: elsewhere(),
  });
  await followAuthor(database.db, { accountId: reader, authorId: author });
  const toldTo = async (accountId: string): Promise<unknown[]> =>
    (await listNotifications(database.db, accountId))
      .map(({ kind, data }) => [kind, data['filmId'], data['personId']])
      .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
  expect(await toldTo(author)).toEqual([
    ['author_followed', undefined, undefined],
    ['movie_commented', filmId, reader],
    ['movie_liked', filmId, undefined],
  ]);
  expect(await toldTo(reader)).toEqual([['comment_answered', filmId, author]]);
});

test('[COMM-05] an author is followed, and the feed has their films only', async () => {
  const [author, other, fan] = [await account(), await account(), await account()];
  const filmId = await movie(author);
  await movie(other);
  const follow = { accountId: fan, authorId: author };
  expect([await followAuthor(database.db, follow), await followAuthor(database.db, follow)]).toEqual([1, 1]);
  expect(await idsOf({ sort: 'followed', accountId: fan })).toEqual([filmId]);
  expect(await idsOf({ sort: 'followed' })).toEqual([]);
  expect(await readAuthor(database.db, author)).toMatchObject({ films: 1, followers: 1, follows: 0 });
  await expect(followAuthor(database.db, { accountId: fan, authorId: fan })).rejects.toMatchObject({
    code: 'INVALID_DATA',
  });
  expect(await unfollowAuthor(database.db, follow)).toBe(0);
  expect(await idsOf({ sort: 'followed', accountId: fan })).toEqual([]);
});

test('[COMM-06] a viewer counts once a day and the author never; what is liked by many is hotter, and a newer one passes it', async () => {
  const author = await account();
  const [quiet, loved] = [await movie(author), await movie(author)];
  const fans = await Promise.all(Array.from({ length: 6 }, account));
  const view = (filmId: string, accountId: string, address: string) =>
    noteView(database.db, { filmId, accountId, networkAddress: address, seconds: 15 });
  for (const [index, accountId] of fans.entries()) {
    await view(loved, accountId, `10.0.${index}.1`);
    await view(loved, accountId, `10.0.${index}.2`);
    await giveVote(database.db, 'like', { accountId, filmId: loved, networkAddress: elsewhere() });
  }
  await view(loved, author, '10.1.1.1');
  for (let visit = 0; visit < 5; visit++) {
    await noteView(database.db, { filmId: loved, networkAddress: `10.2.2.2`, seconds: 15 });
  }
  expect((await findMovie(database.db, loved)).viewers).toBe(7);
  await rankAll();
  expect(await idsOf({ sort: 'hottest', author })).toEqual([loved, quiet]);
  await database.pool.query(
    `update movies set published_at = now() - interval '9 days', acted_at = now() where film_id = $1`,
    [loved],
  );
  await rankAll();
  expect(await idsOf({ sort: 'hottest', author })).toEqual([quiet, loved]);
});

test('[COMM-06] neither one account, nor one network, nor a ring of ten that likes itself passes what six strangers like', async () => {
  const strangers = await Promise.all(Array.from({ length: 6 }, account));
  const honest = await movie(await account());
  for (const [index, accountId] of strangers.entries()) {
    await noteView(database.db, { filmId: honest, accountId, networkAddress: `10.3.${index}.1`, seconds: 20 });
    await giveVote(database.db, 'like', { accountId, filmId: honest, networkAddress: `10.3.${index}.1` });
  }
  const ring = await Promise.all(Array.from({ length: 10 }, account));
  const films = await Promise.all(ring.map((author) => movie(author)));
  const sameNetwork = await movie(await account());
  await database.pool.query(`update accounts set created_at = now() - interval '400 days'`);
  for (const [index, accountId] of ring.entries()) {
    for (const [place, filmId] of films.entries()) {
      if (place !== index) {
        await noteView(database.db, { filmId, accountId, networkAddress: `10.4.${index}.1`, seconds: 20 });
        await giveVote(database.db, 'like', { accountId, filmId, networkAddress: `10.4.${index}.1` });
      }
    }
  }
  for (const accountId of await Promise.all(Array.from({ length: 10 }, account))) {
    await noteView(database.db, { filmId: sameNetwork, accountId, networkAddress: '10.5.5.5', seconds: 20 });
    await giveVote(database.db, 'like', { accountId, filmId: sameNetwork, networkAddress: '10.5.5.5' });
  }
  await database.pool.query(`update accounts set created_at = now() - interval '400 days'`);
  await database.pool.query(`update movies set published_at = now(), acted_at = now()`);
  await rankAll();
  const heats = await database.db.select({ filmId: movies.filmId, heat: movies.heat }).from(movies);
  const heatOf = (filmId: string): number => heats.find((row) => row.filmId === filmId)?.heat ?? 0;
  const hottestOfThem = Math.max(...[...films, sameNetwork].map(heatOf));
  expect(heatOf(honest)).toBeGreaterThan(hottestOfThem);
});

test('[COMM-07] beside a film are those that the same people like, and the hottest where nobody does', async () => {
  const [author, fan] = [await account(), await account()];
  const filmId = await movie(author, { type: 'western' });
  const both = await movie(await account());
  const kind = await movie(await account(), { type: 'western' });
  await giveVote(database.db, 'like', { accountId: fan, filmId, networkAddress: elsewhere() });
  await giveVote(database.db, 'like', { accountId: fan, filmId: both, networkAddress: elsewhere() });
  const related = await listRelatedMovies(database.db, filmId);
  expect(related.slice(0, 2).map(({ movie: { filmId: id }, because }) => [id, because])).toEqual([
    [both, 'liked'],
    [kind, 'type'],
  ]);
  expect(related.map(({ movie: { filmId: id } }) => id)).not.toContain(filmId);
});

test('[COMM-02] a film that is private, deleted or of a banned account is nowhere, and comes back as it was', async () => {
  const [author, fan, admin] = [await account(), await account(), await account()];
  const filmId = await movie(author, { title: 'Seldomword' });
  await giveVote(database.db, 'like', { accountId: fan, filmId, networkAddress: elsewhere() });
  await followAuthor(database.db, { accountId: fan, authorId: author });
  const everywhere = async (): Promise<string[][]> => [
    await idsOf({}),
    await idsOf({ sort: 'hottest', search: 'seldomword' }),
    await idsOf({ sort: 'followed', accountId: fan }),
    (await listLikedMovies(database.db, { accountId: fan, limit: 10 })).movies.map(({ filmId: id }) => id),
  ];
  const isFound = async (): Promise<boolean[]> => (await everywhere()).map((ids) => ids.includes(filmId));
  const isOpen = (): Promise<boolean> =>
    findMovie(database.db, filmId).then(
      () => true,
      () => false,
    );
  expect([await isFound(), await isOpen()]).toEqual([Array(4).fill(true), true]);
  await database.db.transaction((transaction) => communityScreen.hide(transaction, filmId));
  expect([await isFound(), await isOpen()]).toEqual([Array(4).fill(false), false]);
  await database.pool.query('update movies set shown = true where film_id = $1', [filmId]);
  await banAccount(database.db, { accountId: author, reason: 'a test', by: admin });
  expect([await isFound(), await isOpen()]).toEqual([Array(4).fill(false), false]);
  await expect(readAuthor(database.db, author)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  await liftBan(database.db, { accountId: author, by: admin });
  expect([await isFound(), (await findMovie(database.db, filmId)).likes]).toEqual([Array(4).fill(true), 1]);
  await database.db.transaction((transaction) => communityScreen.forget(transaction, filmId));
  expect([await isFound(), await isOpen()]).toEqual([Array(4).fill(false), false]);
});

test('[ACC-05] [ACC-06] what a person did is in their archive, and gone with their account', async () => {
  const [author, person] = [await account(), await account()];
  const filmId = await movie(author);
  await giveVote(database.db, 'like', { accountId: person, filmId, networkAddress: elsewhere() });
  await giveVote(database.db, 'recommendation', { accountId: person, filmId, networkAddress: elsewhere() });
  await addComment(database.db, { accountId: person, filmId, text: 'Mine', networkAddress: elsewhere() });
  await noteView(database.db, { filmId, accountId: person, networkAddress: '10.9.9.9', seconds: 12 });
  await followAuthor(database.db, { accountId: person, authorId: author });
  const names = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { name } of communitySection(database.db, person)) {
      found.push(name);
    }
    return found;
  };
  expect(await names()).toEqual(
    ['likes', 'recommendations', 'comments', 'watched', 'follows'].map((name) => `community/${name}.json`),
  );
  await database.db.transaction((transaction) => forgetCommunity(transaction, person));
  expect(await names()).toEqual([]);
  expect(await findMovie(database.db, filmId)).toMatchObject({ likes: 0, recommendations: 0, comments: 0 });
});
