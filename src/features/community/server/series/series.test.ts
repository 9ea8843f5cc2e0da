import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filmsOfAccount } from '#src/features/film/server/view/films-of-account.ts';
import { banAccount, liftBan } from '#src/foundation/accounts/server/bans/ban-account.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildMovie } from '#tests/build/build-movie.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { communityScreen } from '../community-screen.ts';
import { communitySection } from '../community-section.ts';
import { forgetCommunity } from '../forget-person.ts';
import { addEpisode, createSeries, deleteSeries, orderEpisodes, removeEpisode, updateSeries } from './change-series.ts';
import { findEpisodePlace, findSeries, shownEpisodes } from './find-series.ts';
import { listFilmsForSeries } from './list-films-for-series.ts';
import { listOwnSeries, listSeries } from './list-series.ts';
import { presentOwnEpisodes } from './present-series.ts';

let database: OpenDatabase;
let author: string;
beforeAll(async () => {
  database = await createTestDatabase();
  author = await buildAccount(database);
});
afterAll(() => database?.close());

const movie = (title = 'A film', language: 'en' | 'cn' = 'en'): Promise<string> =>
  buildMovie(database, author, { title, language });
const make = (title = 'A series', logline = ''): Promise<string> =>
  createSeries(database.db, { accountId: author, title, logline });
const add = (seriesId: string, filmId: string): Promise<void> =>
  addEpisode(database.db, filmsOfAccount, { accountId: author, seriesId, filmId });
const shelf = async (list: Partial<Parameters<typeof listSeries>[1]> = {}): Promise<string[]> =>
  (await listSeries(database.db, { sort: 'latest', limit: 10, author, ...list })).series.map(({ id }) => id);
const hide = (filmId: string): Promise<void> =>
  database.db.transaction((transaction) => communityScreen.hide(transaction, filmId));

test('[COMM-08] a series is on the shelf while it has an episode that anybody may see, numbered by those', async () => {
  const seriesId = await make();
  expect(await shelf()).toEqual([]);
  const [one, two, three] = [await movie('One'), await movie('Two'), await movie('Three')];
  for (const filmId of [one, two, three, three]) {
    await add(seriesId, filmId);
  }
  expect(await shelf()).toEqual([seriesId]);
  expect(await findEpisodePlace(database.db, two)).toMatchObject({
    number: 2,
    count: 3,
    previous: { title: 'One' },
    next: { title: 'Three' },
  });
  await hide(one);
  expect(await findEpisodePlace(database.db, one)).toBeUndefined();
  expect(await findEpisodePlace(database.db, two)).toMatchObject({ number: 1, count: 2, previous: undefined });
  expect(
    await presentOwnEpisodes(database.db, filmsOfAccount, {
      id: seriesId,
      authorId: author,
      shown: await shownEpisodes(database.db, seriesId),
    }),
  ).toMatchObject([
    { title: 'One', shown: false },
    { title: 'Two', shown: true },
    { title: 'Three', shown: true },
  ]);
  await hide(two);
  await hide(three);
  expect(await shelf()).toEqual([]);
  await expect(findSeries(database.db, seriesId, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(findSeries(database.db, seriesId, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await findSeries(database.db, seriesId, author)).toMatchObject({
    shownEpisodes: 0,
    newestAt: null,
    heat: null,
  });
});

test('[COMM-08] its author orders, adds and removes episodes, and deletes it; the films stay', async () => {
  const seriesId = await make();
  const [one, two] = [await movie('One'), await movie('Two')];
  const of = { accountId: author, seriesId };
  await add(seriesId, one);
  await add(seriesId, two);
  const order = async () => (await shownEpisodes(database.db, seriesId)).map(({ filmId }) => filmId);
  await orderEpisodes(database.db, { ...of, filmIds: [two, one] });
  expect(await order()).toEqual([two, one]);
  for (const filmIds of [[one], [one, one], [one, two, randomUUID()]]) {
    await expect(orderEpisodes(database.db, { ...of, filmIds })).rejects.toMatchObject({ code: 'SERIES_CHANGED' });
  }
  const other = await make('Another');
  await expect(add(other, one)).rejects.toMatchObject({ code: 'FILM_IN_OTHER_SERIES' });
  const free = await movie('Free');
  expect((await listFilmsForSeries(database.db, filmsOfAccount, of)).map(({ filmId }) => filmId)).not.toContain(one);
  expect(
    (await listFilmsForSeries(database.db, filmsOfAccount, { ...of, search: 'free' })).map(({ filmId }) => filmId),
  ).toEqual([free]);
  await updateSeries(database.db, { ...of, coverFilmId: one });
  await expect(updateSeries(database.db, { ...of, coverFilmId: free })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await removeEpisode(database.db, filmsOfAccount, { ...of, filmId: one });
  expect(await order()).toEqual([two]);
  expect(await findSeries(database.db, seriesId, author)).toMatchObject({ coverFilmId: null, shownEpisodes: 1 });
  await deleteSeries(database.db, of);
  expect(await findEpisodePlace(database.db, two)).toBeUndefined();
  expect(await filmsOfAccount.find(database.db, author, [one, two])).toHaveLength(2);
});

test('[COMM-08] nobody changes the series of another, or adds the film of another', async () => {
  const stranger = await buildAccount(database);
  const seriesId = await make();
  const filmId = await movie();
  const theirs = await buildMovie(database, stranger);
  const of = { accountId: stranger, seriesId };
  for (const act of [
    () => updateSeries(database.db, { ...of, title: 'Mine' }),
    () => deleteSeries(database.db, of),
    () => addEpisode(database.db, filmsOfAccount, { ...of, filmId: theirs }),
    () => removeEpisode(database.db, filmsOfAccount, { ...of, filmId: theirs }),
    () => orderEpisodes(database.db, { ...of, filmIds: [] }),
    () => listFilmsForSeries(database.db, filmsOfAccount, of),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(removeEpisode(database.db, filmsOfAccount, { ...of, filmId })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
  await expect(add(seriesId, theirs)).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
  await expect(add(seriesId, randomUUID())).rejects.toMatchObject({ code: 'FILM_NOT_FOUND' });
});

test('[COMM-08] series are found by words and language, and go on page by page', async () => {
  const person = await buildAccount(database);
  const made: string[] = [];
  for (const [title, language] of [
    ['The Lighthouse Years', 'en'],
    ['灯塔日记', 'cn'],
    ['Harbour Street', 'en'],
  ] as const) {
    const seriesId = await createSeries(database.db, { accountId: person, title, logline: '' });
    const filmId = await buildMovie(database, person, { title, language });
    await addEpisode(database.db, filmsOfAccount, { accountId: person, seriesId, filmId });
    made.unshift(seriesId);
  }
  const [harbour, diary, lighthouse] = made;
  const found = (list: Partial<Parameters<typeof listSeries>[1]>) => shelf({ author: person, ...list });
  expect(await found({})).toEqual(made);
  expect(await found({ search: 'lighthouse' })).toEqual([lighthouse]);
  expect(await found({ search: '灯塔' })).toEqual([diary]);
  expect(await found({ search: '!!' })).toEqual([]);
  expect(await found({ language: 'en' })).toEqual([harbour, lighthouse]);
  for (const sort of ['latest', 'hottest'] as const) {
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listSeries(database.db, { sort, author: person, cursor, limit: 1 });
      pages.push(...page.series.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(pages, sort).toEqual(made);
  }
});

test('[COMM-08] the same key makes one series, and a deleted film or a closed account leaves none behind', async () => {
  const person = await buildAccount(database);
  const key = { accountId: person, title: 'Once', logline: '', idempotencyKey: 'same-key-1' };
  const seriesId = await createSeries(database.db, key);
  expect(await createSeries(database.db, key)).toBe(seriesId);
  const filmId = await buildMovie(database, person);
  await addEpisode(database.db, filmsOfAccount, { accountId: person, seriesId, filmId });
  const admin = await buildAccount(database);
  await banAccount(database.db, { accountId: person, by: admin, reason: 'test' });
  expect(await shelf({ author: person })).toEqual([]);
  await liftBan(database.db, { accountId: person, by: admin });
  expect(await shelf({ author: person })).toEqual([seriesId]);
  await database.db.transaction((transaction) => communityScreen.forget(transaction, filmId));
  expect(await shelf({ author: person })).toEqual([]);
  const files: string[] = [];
  for await (const { name } of communitySection(database.db, person)) {
    files.push(name);
  }
  expect(files).toContain('community/series.json');
  await database.db.transaction((transaction) => forgetCommunity(transaction, person));
  expect(await listOwnSeries(database.db, person)).toEqual([]);
});
