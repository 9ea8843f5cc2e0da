import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { rankMovies } from '#src/features/community/server/ranking/rank-movies.ts';
import type { ManagedFilm } from '#src/features/film/managed-film-contract.ts';
import { copyFilm } from '#src/features/film/server/copy-film.ts';
import { markAdmin } from '#src/foundation/accounts/server/standing/change-standing.ts';
import type { Notification } from '#src/foundation/notifications/contract.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import { signIn } from '#tests/build/sign-in.ts';

let finished: FinishedFilm;
let studio: Studio;
let api: FastifyInstance;
let owner: string;
let admin: string;

beforeAll(async () => {
  finished = await copyFinishedFilm();
  const { database, folder } = finished;
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
  const { rows } = await database.pool.query<{ account_id: string }>('select account_id from films');
  owner = rows[0]?.account_id ?? '';
  admin = await buildAccount(database);
  await markAdmin(database.db, admin, true);
  await enrolSecondFactor(database, folder, admin);
  await markAdmin(database.db, owner, false);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await finished?.close();
});

async function send(
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  accountId: string,
  payload: object = {},
): Promise<LightMyRequestResponse> {
  const headers = await signIn(finished.database, finished.folder, accountId);
  return api.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload }) });
}

const act = (filmId: string, what: string, payload: object): Promise<LightMyRequestResponse> =>
  send('POST', `/api/admin/films/${filmId}/${what}`, admin, payload);
const codeOf = (answer: LightMyRequestResponse): string | undefined => (answer.json() as { code?: string }).code;

async function list(query = ''): Promise<{ films: ManagedFilm[]; next: string | null }> {
  const answer = await send('GET', `/api/admin/films?${query}`, admin);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function toldOwner(): Promise<Pick<Notification, 'kind' | 'filmId' | 'reason'>[]> {
  const { notifications } = (await send('GET', '/api/notifications', owner)).json() as {
    notifications: Notification[];
  };
  return notifications
    .map(({ kind, filmId, reason }) => ({ kind, filmId, reason }))
    .filter(({ kind }) => !['film_ready', 'film_failed'].includes(kind));
}

async function isSeen(path: string): Promise<boolean> {
  const { movies } = (await api.inject(path)).json() as { movies: { id: string }[] };
  return movies.some(({ id }) => id === finished.filmId);
}

test('[ADM-02] [ROUTE-05] films of everybody are found by id, title and author, private ones too, page by page', async () => {
  const { filmId, database } = finished;
  const copyId = await copyFilm(studio.parts, { accountId: owner, filmId });
  const { rows } = await database.pool.query<{ username: string }>('select username from accounts where id = $1', [
    owner,
  ]);
  const [title = ''] = (await list()).films.map((film) => film.title);
  const idsOf = async (query: string): Promise<string[]> => (await list(query)).films.map(({ id }) => id);
  expect(await idsOf(`search=${filmId}`)).toEqual([filmId]);
  expect(await idsOf(`search=${owner.toUpperCase()}`)).toEqual([copyId, filmId]);
  expect(await idsOf(`search=${encodeURIComponent(title.slice(1, 6))}`)).toContain(filmId);
  expect(await idsOf(`search=${rows[0]?.username}`)).toEqual([copyId, filmId]);
  expect(await idsOf('search=%25%25')).toEqual([]);
  expect(await idsOf('group=public')).toEqual([]);
  expect(await idsOf('group=private&state=finished')).toEqual([copyId, filmId]);
  expect(await idsOf('state=failed')).toEqual([]);
  const first = await list('limit=1');
  expect([first.films[0]?.id, first.next]).toEqual([copyId, copyId]);
  expect(await idsOf(`limit=1&cursor=${first.next}`)).toEqual([filmId]);
  expect(first.films[0]?.author).toMatchObject({ id: owner, banned: false, identity: 1 });
  await send('POST', `/api/admin/films/${copyId}/remove`, admin, { reason: 'a test' });
});

test('[ADM-02] a film that was never shown stays private; one that was is made private and public again, and its owner is told why', async () => {
  const { filmId } = finished;
  expect(codeOf(await act(filmId, 'visibility', { visibility: 'public', reason: 'Lovely' }))).toBe('PERMISSION_DENIED');
  expect((await send('PATCH', `/api/films/${filmId}`, owner, { visibility: 'public' })).statusCode).toBe(200);
  expect(await isSeen('/api/movies')).toBe(true);
  const hidden = await act(filmId, 'visibility', { visibility: 'private', reason: '  A complaint  ' });
  expect((hidden.json() as { film: ManagedFilm }).film).toMatchObject({ visibility: 'private', shown: false });
  expect(await isSeen('/api/movies')).toBe(false);
  await act(filmId, 'visibility', { visibility: 'public', reason: 'It was settled' });
  expect(await isSeen('/api/movies')).toBe(true);
  expect((await toldOwner()).slice(0, 2)).toEqual([
    { kind: 'film_published', filmId, reason: 'It was settled' },
    { kind: 'film_unpublished', filmId, reason: 'A complaint' },
  ]);
});

test("[ADM-02] [COMM-13] an admin's recommendation puts a film on the recommended list by itself, also after ranking", async () => {
  const { filmId, database } = finished;
  expect(await isSeen('/api/movies?sort=recommended')).toBe(false);
  await act(filmId, 'recommendation', { isOn: true });
  expect(await isSeen('/api/movies?sort=recommended')).toBe(true);
  await rankMovies(database.db);
  expect(await isSeen('/api/movies?sort=recommended')).toBe(true);
  expect((await list('group=recommended')).films.map(({ id }) => id)).toEqual([filmId]);
  // Once more changes nothing and tells nobody.
  await act(filmId, 'recommendation', { isOn: true });
  expect((await toldOwner()).filter(({ kind }) => kind === 'film_chosen')).toHaveLength(1);
  const off = await act(filmId, 'recommendation', { isOn: false });
  expect((off.json() as { film: ManagedFilm }).film.recommended).toBe(false);
  expect(await isSeen('/api/movies?sort=recommended')).toBe(false);
});

test('[ADM-02] an admin sees the final cut and deletes a film with a reason; nobody finds it any more', async () => {
  const { filmId, database } = finished;
  const read = (await send('GET', `/api/admin/films/${filmId}`, admin)).json() as { movie: { path: string } };
  const cut = await api.inject({ url: read.movie.path, headers: await signIn(database, finished.folder, admin) });
  expect([cut.statusCode, cut.headers['content-type']]).toEqual([200, 'video/mp4']);
  await database.pool.query("update films set status = 'PENDING' where id = $1", [filmId]);
  expect(codeOf(await act(filmId, 'remove', { reason: 'Too early' }))).toBe('OPERATION_IN_PROGRESS');
  await database.pool.query("update films set status = 'COMPLETED' where id = $1", [filmId]);
  expect((await act(filmId, 'remove', { reason: 'A complaint' })).statusCode).toBe(200);
  expect(codeOf(await act(filmId, 'remove', { reason: 'Again' }))).toBe('FILM_NOT_FOUND');
  expect(codeOf(await send('GET', `/api/films/${filmId}`, owner))).toBe('FILM_NOT_FOUND');
  expect((await toldOwner())[0]).toEqual({ kind: 'film_removed', filmId: null, reason: 'A complaint' });
});

test('[ADM-02] every act on a film is in the audit, with what it was before and the reason', async () => {
  const { entries } = (await send('GET', `/api/admin/audit?subject=${finished.filmId}`, admin)).json() as {
    entries: { action: string; before: object; after: object | null; reason: string }[];
  };
  expect(entries.map(({ action, before, after, reason }) => [action, before, after, reason])).toEqual([
    ['film.remove', { visibility: 'public' }, null, 'A complaint'],
    ['film.recommendation', { recommended: true }, { recommended: false }, ''],
    ['film.recommendation', { recommended: false }, { recommended: true }, ''],
    ['film.visibility', { visibility: 'private' }, { visibility: 'public' }, 'It was settled'],
    ['film.visibility', { visibility: 'public' }, { visibility: 'private' }, 'A complaint'],
  ]);
});
