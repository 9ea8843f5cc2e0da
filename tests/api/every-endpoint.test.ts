import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { contract } from '#src/apps/contract.ts';
import { copyFilm } from '#src/features/film/server/copy-film.ts';
import { keepFilmPicture } from '#src/features/film/server/pictures/keep-film-picture.ts';
import { createShareLink } from '#src/features/film/server/sharing/share-film.ts';
import { createSignInLink } from '#src/foundation/accounts/server/sessions/create-sign-in-link.ts';
import { markAdmin, markBanned } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { switchMaintenance } from '#src/foundation/settings/server/site-state.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { ERRORS, type ErrorCode } from '#src/shared/errors/error-table.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { ApiWorld, EndpointExample, ExampleRequest } from './examples/endpoint-example.ts';
import { ENDPOINT_EXAMPLES } from './examples/endpoint-examples.ts';
import { fillPath, listEndpoints, type Endpoint } from './list-endpoints.ts';

type Headers = Record<string, string>;

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let world: ApiWorld;
let strangerId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-every-'));
  studio = await buildStudio(database, folder);
  api = await createApi(studio.parts);
  strangerId = await buildAccount(database);
  await enrolSecondFactor(database, folder, studio.accountId);
  const waitingMail = await database.pool.query<{ id: string }>(
    "insert into outbox_mails (id, recipient, subject, body) values (gen_random_uuid(), 'nobody@gmail.com', 's', 'b') returning id",
  );
  const filmId = await studio.createFilm();
  const film = await studio.waitFor(filmId, ({ film: { status } }) => status === 'COMPLETED' || status === 'FAILED');
  if (film.film.status !== 'COMPLETED') {
    throw new Error(`no film: ${JSON.stringify(film.film.error)}`);
  }
  const own = { accountId: studio.accountId, filmId };
  const image = ENDPOINT_EXAMPLES['films.uploadCharacterPicture']?.valid({} as ApiWorld) as ExampleRequest;
  world = {
    filmId,
    shareToken: (await createShareLink(studio.parts, own)).token,
    ownerId: studio.accountId,
    waitingMailId: waitingMail.rows[0]?.id ?? '',
    pictureId: (
      await keepFilmPicture(studio.parts, {
        accountId: studio.accountId,
        purpose: 'character',
        source: image.file?.bytes ?? Buffer.alloc(0),
      })
    ).id,
    copyFilm: () => copyFilm(studio.parts, own),
    signInToken: () => createSignInLink(database.db, { accountId: studio.accountId }),
  };
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const ENDPOINTS = listEndpoints(contract);
/** A session of its own for each request, since some of them end it. */
const owner = (): Promise<Headers> => signIn(database, folder, studio.accountId);
const stranger = (): Promise<Headers> => signIn(database, folder, strangerId);

const exampleOf = (endpoint: Endpoint): EndpointExample => {
  const example = ENDPOINT_EXAMPLES[endpoint.name];
  if (!example) {
    throw new Error(`${endpoint.name} has no example`);
  }
  return example;
};

function send(endpoint: Endpoint, request: ExampleRequest, headers: Headers): Promise<LightMyRequestResponse> {
  const query = request.query ? `?${new URLSearchParams(request.query)}` : '';
  const url = fillPath(endpoint.path, request.params ?? {}) + query;
  if (request.file) {
    return api.inject({
      method: endpoint.method,
      url,
      headers: { ...headers, 'content-type': request.file.type },
      payload: request.file.bytes,
    });
  }
  return api.inject({
    method: endpoint.method,
    url,
    headers,
    ...(endpoint.method === 'GET' ? {} : { payload: request.body ?? {} }),
  });
}

function expectRefused(response: LightMyRequestResponse, code: ErrorCode, what: string): void {
  const body = response.json() as { code?: string; message?: string; requestId?: string };
  expect({ what, status: response.statusCode, code: body.code }).toEqual({ what, status: ERRORS[code].status, code });
  expect(body.requestId, what).toMatch(/^[0-9a-f-]{36}$/);
}

test('[SEC-01] every endpoint has an example here, and every example an endpoint', () => {
  expect(Object.keys(ENDPOINT_EXAMPLES).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
});

test('[SEC-01] the owner is answered', async () => {
  for (const endpoint of ENDPOINTS) {
    const example = exampleOf(endpoint);
    const response = await send(endpoint, await example.valid(world), await owner());
    if (example.answer) {
      expectRefused(response, example.answer, endpoint.name);
    } else {
      expect({
        name: endpoint.name,
        status: response.statusCode,
        body: response.statusCode === 200 ? '' : response.body,
      }).toEqual({ name: endpoint.name, status: 200, body: '' });
    }
  }
});

test('[SEC-01] a visitor is told to sign in before anything is looked at, and a session that is none does not help', async () => {
  for (const endpoint of ENDPOINTS) {
    const example = exampleOf(endpoint);
    if (example.access === 'public') {
      continue;
    }
    const valid = await example.valid(world);
    for (const request of [
      valid,
      { ...valid, params: { ...valid.params, filmId: 'nonsense', number: 'x' } },
      { ...valid, body: { idea: 7 } },
    ]) {
      expectRefused(await send(endpoint, request, {}), 'NOT_LOGGED_IN', endpoint.name);
      expectRefused(await send(endpoint, request, { authorization: 'Bearer x.y.z' }), 'SESSION_EXPIRED', endpoint.name);
    }
  }
});

test('[SEC-17] every act of an admin asks who did not prove lately who they are', async () => {
  const acts = ENDPOINTS.filter(({ rules, method }) => rules.admin && method !== 'GET');
  expect(acts.length).toBeGreaterThan(12);
  for (const endpoint of acts) {
    const headers = await owner();
    await database.pool.query("update sessions set confirmed_at = now() - interval '11 minutes'");
    const response = await send(endpoint, await exampleOf(endpoint).valid(world), headers);
    expectRefused(response, 'CONFIRMATION_REQUIRED', endpoint.name);
  }
});

test('[SEC-17] an admin without a second factor reaches no endpoint of admins', async () => {
  const adminId = await buildAccount(database);
  await markAdmin(database.db, adminId, true);
  for (const endpoint of ENDPOINTS.filter(({ rules }) => rules.admin)) {
    const response = await send(
      endpoint,
      await exampleOf(endpoint).valid(world),
      await signIn(database, folder, adminId),
    );
    expectRefused(response, 'SECOND_FACTOR_MISSING', endpoint.name);
  }
  await markAdmin(database.db, adminId, false);
});

test("[SEC-01] somebody else's things are not there, and nothing of them changes", async () => {
  const before = await ownersFilms();
  for (const endpoint of ENDPOINTS) {
    const example = exampleOf(endpoint);
    const request = await example.valid({ ...world, copyFilm: async () => world.filmId });
    const response = await send(endpoint, request, await stranger());
    if (example.stranger !== 'own') {
      expectRefused(response, example.stranger, endpoint.name);
      expect(response.body, endpoint.name).not.toMatch(/clockmaker|The Fox/i);
    } else if (!example.answer) {
      expect({ name: endpoint.name, status: response.statusCode }).toEqual({ name: endpoint.name, status: 200 });
      if (example.access === 'account') {
        expect(response.body, endpoint.name).not.toContain(world.filmId);
      }
    }
  }
  const after = await ownersFilms();
  expect(after).toEqual(before);
});

/** What anybody could have changed of the owner's films; a film that is being made may be finished meanwhile. */
async function ownersFilms(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    `select id, title, version, visibility, deleted_at, share_token,
      case when status like 'GENERATING%' then 'COMPLETED' else status end as status
      from films where account_id = $1 order by id`,
    [studio.accountId],
  );
  return rows;
}

test('[SEC-01] [SEC-21] a wrong input is refused with its code: each field in another type, each path with nonsense, and what the examples name', async () => {
  for (const endpoint of ENDPOINTS) {
    const example = exampleOf(endpoint);
    const headers = await owner();
    if (example.access === 'account' || example.access === 'public') {
      const valid = await example.valid({
        ...world,
        copyFilm: async () => world.filmId,
        signInToken: async () => 'x'.repeat(43),
      });
      for (const key of Object.keys(valid.body ?? {})) {
        const request = { ...valid, body: { ...valid.body, [key]: [[{ deeply: null }]] } };
        expectRefused(await send(endpoint, request, headers), 'INVALID_DATA', `${endpoint.name} ${key}`);
      }
      if (valid.params?.['filmId'] !== undefined) {
        for (const nonsense of ['1', 'x', "'; drop table films --", '00000000-0000-0000-0000-00000000000g']) {
          expectRefused(
            await send(endpoint, { ...valid, params: { ...valid.params, filmId: nonsense } }, headers),
            'INVALID_DATA',
            `${endpoint.name} ${nonsense}`,
          );
        }
        const nowhere = await send(
          endpoint,
          { ...valid, params: { ...valid.params, filmId: '018f0000-0000-4000-8000-000000000000' } },
          headers,
        );
        expectRefused(nowhere, 'FILM_NOT_FOUND', endpoint.name);
      }
    }
    for (const { code, ...request } of example.refused?.(world) ?? []) {
      expectRefused(
        await send(endpoint, request, headers),
        code,
        `${endpoint.name} ${JSON.stringify(request).slice(0, 200)}`,
      );
    }
  }
});

/** What is open to a banned account (GUARD-06) and during maintenance (GUARD-01): a new endpoint is in neither. */
const OPEN_TO_BANNED = [
  'accounts.bans.createAppeal',
  'accounts.bans.readBan',
  'accounts.readMe',
  'accounts.refreshSession',
  'accounts.signIn',
  'accounts.signOut',
  'accounts.signOutEverywhere',
  'accounts.spendSignInLink',
  'profile.readAccount',
  'settings.readSettings',
];
const OPEN_IN_MAINTENANCE = [
  'accounts.readMe',
  'accounts.refreshSession',
  'accounts.secondFactor.confirmSession',
  'accounts.signIn',
  'accounts.signOut',
  'accounts.spendSignInLink',
  'administration.switchMaintenance',
  'settings.readSettings',
];

test('[GUARD-06] [ROLE-05] [SEC-01] a banned account is refused everywhere but at its record, its appeal and the way out, whatever it sends', async () => {
  const bannedId = await buildAccount(database);
  await markBanned(database.db, bannedId, true);
  for (const endpoint of ENDPOINTS) {
    // Its own record, not another's.
    const valid =
      endpoint.name === 'profile.readAccount'
        ? { params: { id: bannedId } }
        : await exampleOf(endpoint).valid({
            ...world,
            copyFilm: async () => world.filmId,
            signInToken: async () => 'x'.repeat(43),
          });
    for (const request of [valid, { ...valid, params: { ...valid.params, filmId: 'nonsense' } }]) {
      const response = await send(endpoint, request, await signIn(database, folder, bannedId));
      if (OPEN_TO_BANNED.includes(endpoint.name)) {
        expect((response.json() as { code?: string }).code, endpoint.name).not.toBe('ACCOUNT_BANNED');
      } else {
        expectRefused(response, 'ACCOUNT_BANNED', endpoint.name);
      }
    }
  }
  const media = await api.inject({
    url: `/media/${world.pictureId}`,
    headers: await signIn(database, folder, bannedId),
  });
  expect(media.json()).toMatchObject({ code: 'ACCOUNT_BANNED' });
});

test("[GUARD-06] [GUARD-01] under maintenance every call is refused, an admin's too, save what tells of it and what ends it", async () => {
  const until = new Date(Date.now() + 3_600_000);
  await switchMaintenance(database.db, { isOn: true, until });
  try {
    for (const endpoint of ENDPOINTS) {
      const valid = await exampleOf(endpoint).valid({
        ...world,
        copyFilm: async () => world.filmId,
        signInToken: async () => 'x'.repeat(43),
      });
      if (OPEN_IN_MAINTENANCE.includes(endpoint.name)) {
        continue;
      }
      for (const headers of [await owner(), {}]) {
        expectRefused(await send(endpoint, valid, headers), 'MAINTENANCE', endpoint.name);
      }
    }
    expect((await api.inject({ url: '/api/settings' })).json()).toMatchObject({
      maintenance: { isOn: true, until: until.toISOString() },
    });
    expect((await api.inject({ url: '/healthz' })).statusCode).toBe(200);
    const end = (headers: Headers) =>
      api.inject({ method: 'POST', url: '/api/admin/maintenance', headers, payload: { isOn: false } });
    expect((await end(await stranger())).json()).toMatchObject({ code: 'PERMISSION_DENIED' });
    expect((await end(await owner())).statusCode).toBe(200);
    expect((await api.inject({ url: '/api/account/me', headers: await stranger() })).statusCode).toBe(200);
  } finally {
    await switchMaintenance(database.db, { isOn: false, until: null });
  }
});

test('[GUARD-06] [ROLE-04] [ROLE-06] what is open and what is closed stands in the contract: nothing is left open by chance, and no admin endpoint without its rule', () => {
  const named = (rule: keyof Endpoint['rules']): string[] =>
    ENDPOINTS.filter(({ rules }) => rules[rule])
      .map(({ name }) => name)
      .sort();
  expect(named('whileBanned')).toEqual(OPEN_TO_BANNED);
  expect(named('inMaintenance')).toEqual(OPEN_IN_MAINTENANCE);
  expect(
    ENDPOINTS.filter(({ path, rules }) => path.startsWith('/api/admin/') && !rules.admin).map(({ name }) => name),
  ).toEqual([]);
  expect(named('admin')).toEqual(
    ENDPOINTS.filter((endpoint) => exampleOf(endpoint).access === 'admin')
      .map(({ name }) => name)
      .sort(),
  );
});
