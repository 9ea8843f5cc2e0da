import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import type { MovieCard } from '#src/features/community/movie-card.ts';
import { findVideoOfPath, mountCommunityPages } from '#src/features/community/server/outside/mount-community-pages.ts';
import type { SharedFilm } from '#src/features/film/film-view-contract.ts';
import { mountSharePages } from '#src/features/film/server/sharing/mount-share-pages.ts';
import { banAccount, liftBan } from '#src/foundation/accounts/server/bans/ban-account.ts';
import { markAdmin } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import { createHttpServer } from '#src/platform/server/http/create-http-server.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';

type Headers = Record<string, string>;

const SITE = 'https://films.example';

const ROLES = ['visitor', 'stranger', 'follower', 'owner', 'banned', 'admin'] as const;
type Role = (typeof ROLES)[number];

let finished: FinishedFilm;
let studio: Studio;
let api: FastifyInstance;
/** What other programs read. */
let pages: FastifyInstance;
const accountOf = new Map<Role, string>();

beforeAll(async () => {
  finished = await copyFinishedFilm();
  const { database, folder } = finished;
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
  pages = createHttpServer({ config: studio.parts.config, log: silentLog });
  const parts = {
    db: database.db,
    requireOpen: async () => {},
    readPage: async () => '<html><head><title>Kinora</title></head></html>',
    siteAddress: () => SITE,
  };
  mountSharePages(pages, {
    ...parts,
    link: () => '',
    findOther: (path, site) => findVideoOfPath(database.db, path, site),
  });
  mountCommunityPages(pages, { ...parts, link: (fileId) => `/media/${fileId}` });
  const { rows } = await database.pool.query<{ account_id: string }>('select account_id from films');
  const owner = rows[0]?.account_id ?? '';
  for (const role of ROLES.slice(1)) {
    accountOf.set(role, role === 'owner' ? owner : await buildAccount(database));
  }
  // The film's maker is the first admin: another one is the admin here, and the maker none.
  const admin = accountOf.get('admin') ?? '';
  await markAdmin(database.db, admin, true);
  await enrolSecondFactor(database, folder, admin);
  await markAdmin(database.db, owner, false);
  await banAccount(database.db, { accountId: accountOf.get('banned') ?? '', by: admin, reason: 'a test' });
});
afterAll(async () => {
  await pages?.close();
  await api?.close();
  await studio?.close();
  await finished?.close();
});

const headersOf = async (role: Role): Promise<Headers> =>
  role === 'visitor' ? {} : signIn(finished.database, finished.folder, accountOf.get(role) ?? '');

async function send(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH',
  url: string,
  role: Role,
  payload: object = {},
): Promise<LightMyRequestResponse> {
  return api.inject({ method, url, headers: await headersOf(role), ...(method === 'GET' ? {} : { payload }) });
}

async function show(visibility: 'public' | 'private'): Promise<void> {
  const answer = await send('PATCH', `/api/films/${finished.filmId}`, 'owner', { visibility });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** What can be asked about a film in the community, and who may. */
const VERBS = (filmId: string) =>
  [
    ['GET', `/api/movies/${filmId}`, 'page'],
    ['GET', `/api/movies/${filmId}/film`, 'page'],
    ['GET', `/api/movies/${filmId}/related`, 'anybody'],
    ['GET', `/api/movies/${filmId}/comments`, 'anybody'],
    ['POST', `/api/movies/${filmId}/views`, 'anybody', { seconds: 3 }],
    ['PUT', `/api/movies/${filmId}/like`, 'account'],
    ['DELETE', `/api/movies/${filmId}/like`, 'account'],
    ['PUT', `/api/movies/${filmId}/recommendation`, 'account'],
    ['DELETE', `/api/movies/${filmId}/recommendation`, 'account'],
    ['POST', `/api/movies/${filmId}/comments`, 'account', { text: 'Seen' }],
    ['POST', `/api/movies/${filmId}/reports`, 'report', { reason: 'other' }],
  ] as const;

/** Open to everybody, to its owner and admins alone, or gone. */
type Openness = 'open' | 'trusted' | 'gone';

const TRUSTED: readonly Role[] = ['owner', 'admin'];

function expectedOf(role: Role, who: ReturnType<typeof VERBS>[number][2], openness: Openness): string | undefined {
  if (role === 'banned') {
    return 'ACCOUNT_BANNED';
  }
  if (role === 'visitor' && (who === 'account' || who === 'report')) {
    return 'NOT_LOGGED_IN';
  }
  if (openness === 'open') {
    return who === 'report' && role === 'owner' ? 'INVALID_DATA' : undefined;
  }
  return openness === 'trusted' && who === 'page' && TRUSTED.includes(role) ? undefined : 'FILM_NOT_FOUND';
}

async function expectVerbs(openness: Openness, state: string): Promise<void> {
  // Each time as if nobody had reported it.
  await finished.database.pool.query('delete from moderation_reports');
  for (const role of ROLES) {
    for (const [method, url, who, payload] of VERBS(finished.filmId)) {
      const answer = await send(method, url, role, payload ?? {});
      const { code } = answer.json() as { code?: string };
      expect({ state, role, method, url, code }).toEqual({
        state,
        role,
        method,
        url,
        code: expectedOf(role, who, openness),
      });
    }
  }
}

interface Places {
  movie: SharedFilm;
  card: MovieCard;
}

/** All addresses that show the film while it is public. */
async function readPlaces(): Promise<Places> {
  const film = await send('GET', `/api/movies/${finished.filmId}/film`, 'visitor');
  const list = await send('GET', '/api/movies?sort=latest', 'visitor');
  return { movie: film.json(), card: (list.json() as { movies: MovieCard[] }).movies[0]! };
}

/** The addresses for other programs that show the film, a part of it or its address. */
async function outsideWithFilm(): Promise<string[]> {
  const { filmId, database } = finished;
  const { rows } = await database.pool.query<{ title: string }>('select title from films where id = $1', [filmId]);
  const found: string[] = [];
  for (const path of [
    `/movie/${filmId}`,
    `/embed/movie/${filmId}`,
    `/movie/${filmId}/cover`,
    '/community/feed.xml',
    `/author/${accountOf.get('owner')}/feed.xml`,
    ...['movie', 'embed/movie'].map((page) => `/api/oembed?url=${encodeURIComponent(`${SITE}/${page}/${filmId}`)}`),
  ]) {
    const { statusCode, body } = await pages.inject(path);
    const shows =
      statusCode < 400 && (statusCode === 302 || body.includes(rows[0]?.title ?? '') || body.includes(filmId));
    if (shows) {
      found.push(path);
    }
  }
  return found;
}

/** The lists that have it, by who looks. */
async function listsWithFilm(): Promise<string[]> {
  const found: string[] = [];
  const author = accountOf.get('owner') ?? '';
  for (const [role, path] of [
    ['visitor', '/api/movies?sort=hottest'],
    ['visitor', '/api/movies?sort=latest'],
    ['visitor', '/api/movies?search=gardener'],
    ['visitor', `/api/movies?author=${author}`],
    ['stranger', '/api/movies?sort=latest'],
    ['follower', '/api/movies?sort=followed'],
    ['follower', '/api/liked-movies'],
    ['owner', '/api/movies?sort=latest'],
    ['admin', '/api/movies?sort=latest'],
  ] as const) {
    const { movies } = (await send('GET', path, role)).json() as { movies: MovieCard[] };
    if (movies.some(({ id }) => id === finished.filmId)) {
      found.push(`${role} ${path}`);
    }
  }
  return found;
}

const statusesOf = async ({ movie, card }: Places): Promise<number[]> => {
  const paths = [
    movie.movie.path,
    movie.cover?.path,
    movie.movie.thumbnails?.sprite.path,
    card.cover?.path,
    card.movie?.path,
  ];
  const statuses: number[] = [];
  for (const path of paths) {
    statuses.push((await api.inject({ url: path ?? '/missing' })).statusCode);
  }
  return statuses;
};

test('[COMM-02] [ROLE-06] every verb of every role on a public film, a private one, a hidden one, one of a banned author, and a deleted one', async () => {
  const { database, filmId } = finished;
  const [owner, admin] = [accountOf.get('owner') ?? '', accountOf.get('admin') ?? ''];
  await show('public');
  expect((await send('PUT', `/api/authors/${owner}/follow`, 'follower')).statusCode).toBe(200);
  await expectVerbs('open', 'public');
  expect((await send('PUT', `/api/movies/${filmId}/like`, 'follower')).statusCode).toBe(200);
  const places = await readPlaces();
  const lists = await listsWithFilm();
  expect(lists).toHaveLength(9);
  expect(await statusesOf(places)).toEqual([200, 200, 200, 200, 200]);
  expect(await outsideWithFilm()).toHaveLength(7);

  const expectGone = async (state: string, openness: Openness = 'trusted'): Promise<void> => {
    await expectVerbs(openness, state);
    expect({ state, lists: await listsWithFilm() }).toEqual({ state, lists: [] });
    expect({ state, outside: await outsideWithFilm() }).toEqual({ state, outside: [] });
    // The very links that were handed out before.
    expect({ state, statuses: await statusesOf(places) }).toEqual({ state, statuses: [404, 404, 404, 404, 404] });
  };
  const expectBack = async (state: string): Promise<void> => {
    expect({ state, lists: await listsWithFilm() }).toEqual({ state, lists });
    expect({ state, outside: (await outsideWithFilm()).length }).toEqual({ state, outside: 7 });
    expect({ state, statuses: await statusesOf(await readPlaces()) }).toEqual({
      state,
      statuses: [200, 200, 200, 200, 200],
    });
  };
  await show('private');
  await expectGone('private');
  await show('public');
  await expectBack('public again');

  // An admin hides a picture that it shows, and allows it after all.
  const { rows } = await database.pool.query<{ file_id: string }>(
    "select file_id from takes where film_id = $1 and asset_kind = 'picture' and circled limit 1",
    [filmId],
  );
  const fileId = rows[0]?.file_id ?? '';
  await openCase(database.db, { accountId: owner, fileId, doubt: { by: 'a test', categories: { odd: 1 } } });
  const decide = async (kind: 'file' | 'film', decision: 'hidden' | 'allowed'): Promise<void> => {
    const found = await database.pool.query<{ id: string }>('select id from moderation_cases where subject_kind = $1', [
      kind,
    ]);
    const answer = await send('POST', `/api/admin/moderation/${found.rows[0]?.id}`, 'admin', {
      decision,
      reason: 'a test',
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await decide('file', 'hidden');
  await expectGone('hidden');
  await decide('file', 'allowed');
  await expectBack('allowed');

  const link = await send('POST', `/api/films/${filmId}/share`, 'owner');
  const shared = `/api/shared-films/${link.json<{ token: string }>().token}`;
  // Reported: hidden until an admin looks at it, hidden by one, and allowed.
  await database.pool.query("update moderation_cases set held = true where subject_kind = 'film'");
  await database.db.transaction((transaction) => studio.parts.audience.tell(transaction, filmId));
  await expectGone('reported');
  expect((await send('GET', shared, 'visitor')).statusCode).toBe(404);
  const page = async (role: Role): Promise<object> => (await send('GET', `/api/movies/${filmId}`, role)).json();
  expect(await page('owner')).toMatchObject({ state: 'held', review: { state: 'held', appeal: null } });
  await decide('film', 'hidden');
  await expectGone('hidden after reports');
  expect((await send('POST', `/api/movies/${filmId}/appeal`, 'owner', { text: 'It is a comedy' })).statusCode).toBe(
    200,
  );
  expect(await page('admin')).toMatchObject({
    state: 'hidden',
    review: { reason: 'a test', appeal: { text: 'It is a comedy', state: 'pending' } },
  });
  await show('private');
  const published = await send('PATCH', `/api/films/${filmId}`, 'owner', { visibility: 'public' });
  expect(published.json()).toMatchObject({ code: 'FILM_HIDDEN' });
  await decide('film', 'allowed');
  expect((await send('GET', `/api/movies?author=${owner}`, 'visitor')).json()).toMatchObject({ movies: [] });
  await show('public');
  await expectBack('allowed after reports');

  // Whom the owner blocks can read and do nothing; who mutes the owner finds the film no more.
  const follower = accountOf.get('follower') ?? '';
  expect((await send('PUT', `/api/blocked-people/${follower}`, 'owner', { kind: 'block' })).statusCode).toBe(200);
  await database.pool.query('delete from moderation_reports');
  for (const [method, url, who, payload] of VERBS(filmId)) {
    const { code } = (await send(method, url, 'follower', payload ?? {})).json() as { code?: string };
    const isRefused = who === 'account' && method !== 'DELETE';
    expect({ method, url, code }).toEqual({ method, url, code: isRefused ? 'NOT_POSSIBLE_HERE' : undefined });
  }
  expect((await send('DELETE', `/api/blocked-people/${follower}`, 'owner')).statusCode).toBe(200);
  expect((await send('PUT', `/api/movies/${filmId}/like`, 'follower')).statusCode).toBe(200);
  expect((await send('PUT', `/api/authors/${owner}/follow`, 'follower')).statusCode).toBe(200);
  expect((await send('PUT', `/api/blocked-people/${owner}`, 'stranger', { kind: 'mute' })).statusCode).toBe(200);
  expect(await listsWithFilm()).toEqual(lists.filter((each) => !each.startsWith('stranger')));
  expect((await send('DELETE', `/api/blocked-people/${owner}`, 'stranger')).statusCode).toBe(200);
  await expectBack('heard again');

  // The operator closes the comments, and the community.
  const close = async (community: string): Promise<void> =>
    void expect((await send('POST', '/api/admin/community', 'admin', { community })).statusCode).toBe(200);
  await close('no_comments');
  expect((await send('GET', `/api/movies/${filmId}/comments`, 'visitor')).statusCode).toBe(200);
  expect((await send('POST', `/api/movies/${filmId}/comments`, 'stranger', { text: 'Late' })).json()).toMatchObject({
    code: 'COMMENTS_CLOSED',
  });
  await close('closed');
  for (const role of ROLES) {
    for (const [method, url, , payload] of [...VERBS(filmId), ['GET', '/api/movies', 'anybody'] as const]) {
      const { code } = (await send(method, url, role, payload ?? {})).json() as { code?: string };
      const expected = role === 'banned' ? 'ACCOUNT_BANNED' : 'COMMUNITY_CLOSED';
      expect({ role, method, url, code }).toEqual({ role, method, url, code: expected });
    }
  }
  // Links to films of their own are no part of it.
  expect((await send('GET', shared, 'visitor')).statusCode).toBe(200);
  expect(await statusesOf(places)).toEqual([404, 404, 404, 404, 404]);
  await close('open');
  await expectBack('opened');

  await banAccount(database.db, { accountId: owner, by: admin, reason: 'a test' });
  const seen = (await send('GET', '/api/movies?sort=latest', 'visitor')).json() as { movies: MovieCard[] };
  expect([seen.movies, await statusesOf(places), await outsideWithFilm()]).toEqual([[], [404, 404, 404, 404, 404], []]);
  await liftBan(database.db, { accountId: owner, by: admin });
  await expectBack('after the ban');

  expect((await send('DELETE', `/api/films/${filmId}`, 'owner')).statusCode).toBe(200);
  await expectGone('deleted', 'gone');
});
