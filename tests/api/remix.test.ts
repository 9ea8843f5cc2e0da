import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountEnd } from '#src/apps/account-data.ts';
import { createApi } from '#src/apps/api/start-api.ts';
import type { FilmView, SharedFilm } from '#src/features/film/film-view-contract.ts';
import { banAccount, liftBan } from '#src/foundation/accounts/server/bans/ban-account.ts';
import { markAdmin } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import { signIn } from '#tests/build/sign-in.ts';

let finished: FinishedFilm;
let studio: Studio;
let api: FastifyInstance;
/** The author of the first film, and two who remix. */
let author: string;
let second: string;
let third: string;

beforeAll(async () => {
  finished = await copyFinishedFilm();
  studio = await buildStudio(finished.database, finished.folder, { work: false });
  api = await createApi(studio.parts);
  const { rows } = await finished.database.pool.query<{ account_id: string }>('select account_id from films');
  author = rows[0]?.account_id ?? '';
  // The film's maker is the first admin, whom nobody can ban.
  await markAdmin(finished.database.db, author, false);
  [second, third] = [await buildAccount(finished.database), await buildAccount(finished.database)];
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await finished?.close();
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
async function send(
  method: Method,
  url: string,
  accountId: string | undefined,
  payload: object = {},
): Promise<LightMyRequestResponse> {
  const headers = accountId === undefined ? {} : await signIn(finished.database, finished.folder, accountId);
  return api.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload }) });
}
async function ok<Answer>(...call: Parameters<typeof send>): Promise<Answer> {
  const answer = await send(...call);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Answer;
}
const refused = async (...call: Parameters<typeof send>): Promise<string> =>
  ((await send(...call)).json() as { code: string }).code;
const publish = (filmId: string, accountId: string, visibility = 'public') =>
  ok('PATCH', `/api/films/${filmId}`, accountId, { visibility });
const allow = (filmId: string, accountId: string, allowed = true) =>
  ok('PUT', `/api/films/${filmId}/remix-permission`, accountId, { allowed });
const remix = async (filmId: string, accountId: string, key?: string): Promise<string> =>
  (await ok<{ filmId: string }>('POST', `/api/movies/${filmId}/remixes`, accountId, key ? { idempotencyKey: key } : {}))
    .filmId;
const creditsOf = async (filmId: string): Promise<SharedFilm['credits']> =>
  (await ok<SharedFilm>('GET', `/api/movies/${filmId}/film`, undefined)).credits;
const remixesOf = async (filmId: string): Promise<string[]> =>
  (await ok<{ remixes: { movies: { id: string }[] } }>('GET', `/api/movies/${filmId}`, undefined)).remixes.movies.map(
    ({ id }) => id,
  );

test('[COMM-10] a public film is remixed only where its owner allows it, by another account that is signed in', async () => {
  const { filmId, database } = finished;
  const url = `/api/movies/${filmId}/remixes`;
  expect(await refused('POST', url, second)).toBe('FILM_NOT_FOUND');
  await allow(filmId, author);
  expect(await refused('POST', url, second)).toBe('FILM_NOT_FOUND');
  await publish(filmId, author);
  await allow(filmId, author, false);
  expect(await refused('POST', url, second)).toBe('REMIX_NOT_ALLOWED');
  await allow(filmId, author);
  expect(await refused('POST', url, undefined)).toBe('NOT_LOGGED_IN');
  expect(await refused('POST', url, author)).toBe('REMIX_NOT_ALLOWED');
  expect(await refused('PUT', `/api/films/${filmId}/remix-permission`, second, { allowed: false })).toBe(
    'FILM_NOT_FOUND',
  );
  await banAccount(database.db, { accountId: third, by: author, reason: 'a test' });
  expect(await refused('POST', url, third)).toBe('ACCOUNT_BANNED');
  await liftBan(database.db, { accountId: third, by: author });
  await banAccount(database.db, { accountId: author, by: second, reason: 'a test' });
  expect(await refused('POST', url, second)).toBe('FILM_NOT_FOUND');
  await liftBan(database.db, { accountId: author, by: second });
});

test('[COMM-10] a remix is a private project with files of its own and nothing of how the film came to be; its credit stays down the line', async () => {
  const { filmId, database } = finished;
  await ok('PATCH', `/api/films/${filmId}`, author, { title: 'The tree of keys' });
  const copyId = await remix(filmId, second, 'remix-key-1');
  expect(await remix(filmId, second, 'remix-key-1')).toBe(copyId);
  const own = await ok<FilmView>('GET', `/api/films/${copyId}`, second);
  const credit = { filmId, title: 'The tree of keys', author: { id: author } };
  expect(own).toMatchObject({
    title: 'The tree of keys',
    visibility: 'private',
    remixable: false,
    sharePath: null,
    status: 'COMPLETED',
    cutOutdated: false,
    credits: [credit],
  });
  expect(own.shots).toHaveLength(4);
  expect((await send('GET', own.movie?.path ?? '', second)).statusCode).toBe(200);
  const { rows } = await database.pool.query(
    `select count(*) filter (where files.account_id <> $2)::int as foreign, count(takes.generation_id)::int as generations, count(takes.order_id)::int as orders
     from takes left join files on files.id = takes.file_id where takes.film_id = $1`,
    [copyId, second],
  );
  expect(rows[0]).toMatchObject({ foreign: 0, generations: 0, orders: 0 });
  const told = await ok<{ notifications: { kind: string; filmId: string }[] }>('GET', '/api/notifications', author);
  expect(told.notifications[0]).toMatchObject({ kind: 'movie_remixed', filmId });

  expect(await remixesOf(filmId)).toEqual([]);
  await publish(copyId, second);
  expect(await remixesOf(filmId)).toEqual([copyId]);
  await allow(copyId, second);
  const grandchild = await remix(copyId, third);
  await publish(grandchild, third);
  expect(await creditsOf(grandchild)).toMatchObject([{ filmId: copyId, author: { id: second } }, credit]);
  expect(await remixesOf(copyId)).toEqual([grandchild]);
  // A plain copy and the next episode of a remix are made after the same films.
  const { filmId: plain } = await ok<{ filmId: string }>('POST', `/api/films/${copyId}/copy`, second);
  expect((await ok<FilmView>('GET', `/api/films/${plain}`, second)).credits).toMatchObject([credit]);
  const { filmId: next } = await ok<{ filmId: string }>('POST', `/api/films/${copyId}/next-episode`, second, {
    idea: 'The gardener sells a key',
  });
  expect((await ok<FilmView>('GET', `/api/films/${next}`, second)).credits).toMatchObject([credit]);
});

test('[COMM-10] of a source that is private, renamed or gone only the title in public is told, and its remixes stay', async () => {
  const { filmId, database } = finished;
  const [copyId] = await remixesOf(filmId);
  const nearest = async () => (await creditsOf(copyId!))[0];
  await ok('PATCH', `/api/films/${filmId}`, author, { title: 'A better title' });
  expect(await nearest()).toMatchObject({ filmId, title: 'A better title' });
  await publish(filmId, author, 'private');
  await ok('PATCH', `/api/films/${filmId}`, author, { title: 'A secret title' });
  expect(await nearest()).toMatchObject({ filmId: null, title: 'The tree of keys', author: { id: author } });
  await publish(filmId, author);
  await allow(filmId, author, false);
  expect(await refused('POST', `/api/movies/${filmId}/remixes`, third)).toBe('REMIX_NOT_ALLOWED');
  expect(await remixesOf(filmId)).toEqual([copyId]);
  await banAccount(database.db, { accountId: author, by: second, reason: 'a test' });
  expect(await nearest()).toMatchObject({ filmId: null, title: 'The tree of keys', author: null });
  await liftBan(database.db, { accountId: author, by: second });

  // What an admin hides of the source is hidden in its remixes, and nothing of it is remixed again.
  const { rows } = await database.pool.query<{ file_id: string }>(
    "select file_id from takes where film_id = $1 and asset_kind = 'picture' and circled limit 1",
    [filmId],
  );
  await openCase(database.db, {
    accountId: author,
    fileId: rows[0]?.file_id ?? '',
    doubt: { by: 'a test', categories: { odd: 1 } },
  });
  await allow(filmId, author);
  expect(await refused('POST', `/api/movies/${filmId}/remixes`, third)).toBe('FILM_UNDER_REVIEW');
  await database.pool.query(
    "update moderation_cases set state = 'hidden', reason = 'a test', decided_by = $1, decided_at = now()",
    [second],
  );
  expect(await refused('GET', `/api/movies/${copyId}/film`, undefined)).toBe('FILM_NOT_FOUND');
  await database.pool.query('delete from moderation_cases');

  await ok('DELETE', `/api/films/${filmId}`, author);
  for (const forget of accountEnd(studio.parts).forget) {
    await database.db.transaction((transaction) => forget(transaction, author));
  }
  expect(await nearest()).toEqual({ filmId: null, title: 'The tree of keys', author: null });
  const shown = await ok<SharedFilm>('GET', `/api/movies/${copyId}/film`, undefined);
  expect((await api.inject({ url: shown.movie.path })).statusCode).toBe(200);
});
