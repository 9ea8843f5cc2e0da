import { afterAll, beforeAll, expect, test } from 'vitest';
import { banAccount } from '#src/foundation/accounts/server/bans/ban-account.ts';
import { decideCase } from '#src/foundation/moderation/server/decide-case.ts';
import { findCaseOf, isHiding } from '#src/foundation/moderation/server/find-cases.ts';
import { listNotifications } from '#src/foundation/notifications/server/list-notifications.ts';
import type { OpenDatabase, Transaction } from '#src/platform/server/database/database.ts';
import type { ReportReason } from '#src/shared/catalogue/report-reasons.ts';
import { buildMovie } from '#tests/build/build-movie.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { blockPerson, listBlockedPeople, unblockPerson } from './blocks/block-person.ts';
import { addComment, listComments } from './comments.ts';
import { communityScreen } from './community-screen.ts';
import { findMovie } from './find-movie.ts';
import { followAuthor, isFollowing } from './follow-author.ts';
import { listMovies } from './list-movies.ts';
import { noteView } from './note-view.ts';
import { readMovie } from './read-movie.ts';
import { listRelatedMovies } from './related-movies.ts';
import { appeal, reportComment, reportMovie } from './reports/report.ts';
import { followCase } from './reports/reported-contents.ts';
import { giveVote } from './vote.ts';

let database: OpenDatabase;
let networks = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

/** Accounts that are older than the rule of hiding asks for. */
async function accounts(count: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into accounts (id, username, email, created_at)
    select id, 'p' || id, id || '@example.org', now() - interval '90 days'
    from (select gen_random_uuid() as id from generate_series(1, $1)) as ids returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** As the film's slice does it. */
async function tellOfFilm(transaction: Transaction, filmId: string): Promise<void> {
  const found = await findCaseOf(transaction, { kind: 'film', id: filmId });
  if (found && isHiding(found.row)) {
    await communityScreen.hide(transaction, filmId);
  }
}

const nextNetwork = (): string => `10.20.${Math.floor(++networks / 250)}.${networks % 250}`;
async function report(accountId: string, filmId: string, reason: ReportReason = 'sexual'): Promise<void> {
  const networkAddress = nextNetwork();
  await noteView(database.db, { filmId, accountId, networkAddress, seconds: 20 });
  await reportMovie({ db: database.db, tellOfFilm }, { filmId, accountId, reason, words: '', networkAddress });
}
const caseOf = async (kind: 'film' | 'comment', id: string) => {
  const found = await findCaseOf(database.db, { kind, id });
  return found!;
};
async function decide(kind: 'film' | 'comment', id: string, decision: 'allowed' | 'hidden'): Promise<void> {
  const { row } = await caseOf(kind, id);
  await database.db.transaction(async (transaction) => {
    const { after } = await decideCase(transaction, { caseId: row.id, decision, reason: 'Rules', by: row.accountId });
    await followCase(transaction, { ...after, subjectKind: kind }, async (within, filmId) => {
      await within.execute(`update movies set shown = ${decision === 'allowed'} where film_id = '${filmId}'`);
    });
  });
}
const isOpen = (filmId: string): Promise<boolean> =>
  findMovie(database.db, filmId).then(
    () => true,
    () => false,
  );
const kindsTold = async (accountId: string): Promise<string[]> =>
  (await listNotifications(database.db, accountId, { after: undefined, limit: 50 })).map(({ kind }) => kind);

test('[ADM-06] a film is reported once by an account, never by its owner, and one account or network does not hide it', async () => {
  const [author, reader] = await accounts(2);
  const filmId = await buildMovie(database, author!);
  await report(reader!, filmId);
  await expect(report(reader!, filmId)).rejects.toMatchObject({ code: 'ALREADY_REPORTED' });
  await expect(report(author!, filmId)).rejects.toMatchObject({ code: 'INVALID_DATA' });
  expect((await caseOf('film', filmId)).row).toMatchObject({ state: 'open', held: false, judgedBy: 'reports' });
  for (const accountId of await accounts(14)) {
    await reportMovie(
      { db: database.db, tellOfFilm },
      { filmId, accountId, reason: 'sexual', words: '', networkAddress: '10.1.1.1' },
    );
  }
  expect([await isOpen(filmId), await kindsTold(author!)]).toEqual([true, []]);
});

test('[ADM-06] many people hide a film until an admin allows it; then it is not hidden again while it is the same', async () => {
  const [author, fan] = await accounts(2);
  const filmId = await buildMovie(database, author!);
  await giveVote(database.db, 'like', { accountId: fan!, filmId, networkAddress: '10.1.2.3' });
  const first = await accounts(13);
  for (const accountId of first.slice(0, 12)) {
    await report(accountId, filmId);
  }
  // One who likes it makes it need a little more.
  expect(await isOpen(filmId)).toBe(true);
  await report(first[12]!, filmId);
  expect([await isOpen(filmId), (await caseOf('film', filmId)).row.held]).toEqual([false, true]);
  expect(await kindsTold(author!)).toContain('movie_held');
  await decide('film', filmId, 'allowed');
  expect((await findMovie(database.db, filmId)).likes).toBe(1);
  const again = await accounts(14);
  for (const accountId of again) {
    await report(accountId, filmId, 'sexual');
  }
  expect([await isOpen(filmId), (await caseOf('film', filmId)).row.state]).toEqual([true, 'allowed']);
  // A reason that was not looked at brings it back to the queue, and leaves it open.
  const [another] = await accounts(1);
  await report(another!, filmId, 'hate');
  expect([await isOpen(filmId), (await caseOf('film', filmId)).row]).toMatchObject([
    true,
    { state: 'open', held: false },
  ]);
  for (const accountId of await accounts(14)) {
    await report(accountId, filmId, 'hate');
  }
  expect(await isOpen(filmId)).toBe(true);
  // Another film under the same address may be hidden, by others than those who were wrong.
  await database.pool.query("update movies set title = 'Another one' where film_id = $1", [filmId]);
  for (const accountId of await accounts(13)) {
    await report(accountId, filmId);
  }
  expect(await isOpen(filmId)).toBe(false);
});

test('[ADM-06] a ring that acts together again counts as one; a film that an admin chose is not hidden', async () => {
  const [author, other] = await accounts(2);
  const [first, second, chosen] = [
    await buildMovie(database, author!),
    await buildMovie(database, other!),
    await buildMovie(database, other!),
  ];
  await database.pool.query('update movies set chosen_at = now() where film_id = $1', [chosen]);
  const ring = await accounts(16);
  for (const [filmId, some] of [
    [second, ring.slice(0, 9)],
    [first, ring],
    [chosen, ring],
  ] as const) {
    for (const accountId of some) {
      await report(accountId, filmId);
    }
  }
  expect([await isOpen(first), await isOpen(chosen)]).toEqual([true, true]);
});

test('[ADM-06] [COMM-04] a reported comment is hidden and counted no longer, seen by its author and admins, appealed once, and comes back', async () => {
  const [author, writer, reader] = await accounts(3);
  const filmId = await buildMovie(database, author!);
  const { id } = await addComment(database.db, {
    accountId: writer!,
    filmId,
    text: 'A rude word',
    networkAddress: '10.1.2.3',
  });
  await addComment(database.db, { accountId: reader!, filmId, text: 'A kind word', networkAddress: '10.1.2.3' });
  const seen = async (accountId: string | undefined, administers = false): Promise<string[]> =>
    (await listComments(database.db, { filmId, limit: 10 }, { accountId, administers })).threads.map(
      ({ comment }) => comment.text,
    );
  const count = async (): Promise<number> => (await findMovie(database.db, filmId)).comments;
  await reportComment(database.db, {
    commentId: id,
    accountId: reader!,
    reason: 'harassment',
    words: 'Look',
    networkAddress: '10.3.3.3',
  });
  const appealed = appeal(database.db, { kind: 'comment', id, accountId: writer!, text: 'Too early' });
  await expect(appealed).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await decide('comment', id, 'hidden');
  expect([await seen(reader), await seen(undefined), await count()]).toEqual([['A kind word'], ['A kind word'], 1]);
  expect([(await seen(writer)).length, (await seen(author, true)).length]).toEqual([2, 2]);
  await expect(
    appeal(database.db, { kind: 'comment', id, accountId: reader!, text: 'Not mine' }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await appeal(database.db, { kind: 'comment', id, accountId: writer!, text: 'It was a quotation' });
  const twice = appeal(database.db, { kind: 'comment', id, accountId: writer!, text: 'Once more' });
  await expect(twice).rejects.toMatchObject({ code: 'CONTENT_APPEALED' });
  await decide('comment', id, 'allowed');
  expect([(await seen(undefined)).length, await count(), (await caseOf('comment', id)).appeal?.decision]).toEqual([
    2,
    2,
    'accepted',
  ]);
});

test('[COMM-04] [COMM-05] a blocked person does nothing with what one makes, and neither reads the other', async () => {
  const [author, person, third] = await accounts(3);
  const filmId = await buildMovie(database, author!);
  const otherFilm = await buildMovie(database, third!);
  const mine = await addComment(database.db, {
    accountId: author!,
    filmId: otherFilm,
    text: 'From the author',
    networkAddress: '10.1.2.3',
  });
  await addComment(database.db, {
    accountId: person!,
    filmId: otherFilm,
    text: 'From the person',
    networkAddress: '10.1.2.3',
  });
  await followAuthor(database.db, { accountId: person!, authorId: author! });
  await blockPerson(database.db, { accountId: author!, personId: person!, kind: 'block' });
  expect(await isFollowing(database.db, { accountId: person!, authorId: author! })).toBe(false);
  for (const act of [
    () => giveVote(database.db, 'like', { accountId: person!, filmId, networkAddress: '10.1.2.3' }),
    () => giveVote(database.db, 'recommendation', { accountId: person!, filmId, networkAddress: '10.1.2.3' }),
    () => addComment(database.db, { accountId: person!, filmId, text: 'No', networkAddress: '10.1.2.3' }),
    () =>
      addComment(database.db, {
        accountId: person!,
        filmId: otherFilm,
        text: 'No',
        answers: mine.id,
        networkAddress: '10.1.2.3',
      }),
    () => followAuthor(database.db, { accountId: person!, authorId: author! }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'NOT_POSSIBLE_HERE' });
  }
  const seen = async (accountId?: string): Promise<string[]> =>
    (await listComments(database.db, { filmId: otherFilm, limit: 10 }, { accountId, administers: false })).threads.map(
      ({ comment }) => comment.text,
    );
  expect([await seen(author), await seen(person), await seen()]).toEqual([
    ['From the author'],
    ['From the person'],
    ['From the person', 'From the author'],
  ]);
  const counted = async (id: string): Promise<number> =>
    (await readMovie(database.db, { filmId: otherFilm, reader: { id, identity: 1 } }, async () => undefined)).movie
      .comments;
  expect([await counted(author!), await counted(person!), await counted(third!)]).toEqual([1, 1, 2]);
  expect((await listBlockedPeople(database.db, { accountId: author!, limit: 5 })).blocks).toMatchObject([
    { personId: person, kind: 'block' },
  ]);
  await unblockPerson(database.db, { accountId: author!, personId: person! });
  expect(await giveVote(database.db, 'like', { accountId: person!, filmId, networkAddress: '10.1.2.3' })).toBe(1);
});

test('[COMM-01] [COMM-12] films and messages of muted people are not shown, and they may do all they could', async () => {
  const [author, reader] = await accounts(2);
  const filmId = await buildMovie(database, author!, { title: 'Muteword', type: 'western' });
  const own = await buildMovie(database, reader!, { type: 'western' });
  const lists = async (): Promise<boolean[]> => [
    (await listMovies(database.db, { sort: 'latest', search: 'muteword', accountId: reader!, limit: 5 })).movies
      .length > 0,
    (await listRelatedMovies(database.db, own, reader!)).some(({ movie }) => movie.filmId === filmId),
    (await listMovies(database.db, { sort: 'latest', author: author!, accountId: reader!, limit: 5 })).movies.length >
      0,
  ];
  expect(await lists()).toEqual([true, true, true]);
  await blockPerson(database.db, { accountId: reader!, personId: author!, kind: 'mute' });
  expect(await lists()).toEqual([false, false, true]);
  await giveVote(database.db, 'like', { accountId: author!, filmId: own, networkAddress: '10.1.2.3' });
  await addComment(database.db, { accountId: author!, filmId: own, text: 'Nice', networkAddress: '10.1.2.3' });
  expect([await kindsTold(reader!), (await findMovie(database.db, own)).likes]).toEqual([[], 1]);
});

test('[ADM-06] reports of suspended people do not hide anything', async () => {
  const [author, admin] = await accounts(2);
  const filmId = await buildMovie(database, author!);
  const people = await accounts(14);
  for (const accountId of people.slice(0, 11)) {
    await report(accountId, filmId);
    await banAccount(database.db, { accountId, by: admin!, reason: 'a test' });
  }
  await report(people[12]!, filmId);
  await report(people[13]!, filmId);
  expect(await isOpen(filmId)).toBe(true);
});
