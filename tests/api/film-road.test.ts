import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { contract, type Contract } from '#src/apps/contract.ts';
import { filmView, type FilmView } from '#src/features/film/film-view-contract.ts';
import { endSessionsOf } from '#src/foundation/accounts/server/sessions/end-sessions.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { VendorError, type Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let address: string;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-road-'));
  studio = await buildStudio(database, folder);
  api = await createApi(studio.parts);
  await api.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  accountId = await buildAccount(database);
  await makeSmall();
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Films are asked for in full size; here they are made small, which is quick. */
const makeSmall = (): Promise<unknown> =>
  database.pool.query(`
  create or replace function make_small() returns trigger language plpgsql as $$ begin new.short_side_pixels = 90; return new; end $$;
  create or replace trigger make_small before insert on films for each row execute function make_small()`);

type Client = ContractRouterClient<Contract>;
const clientOf = (headers: Record<string, string>): Client =>
  createORPCClient(new OpenAPILink(contract, { url: address, headers }));
const input = {
  idea: 'A gardener grows a tree that remembers every guest',
  type: 'fantasy',
  style: 'ink',
  aspect: '16:9',
  language: 'en',
  shots: 4,
  seed: 5,
};
const get = (path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  api.inject({ url: path, headers });

/** Server-sent events as they come: ids and data of the film's own. */
async function* listen(
  filmId: string,
  headers: Record<string, string>,
): AsyncGenerator<{ id: string; film: FilmView }> {
  const response = await fetch(`${address}/api/films/${filmId}/events`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const field = (name: string): string | undefined =>
        event
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      if (field('event') === 'message') {
        yield { id: field('id') ?? '', film: filmView.parse(JSON.parse(field('data') ?? '')) };
      }
    }
  }
}

type Seen = { id: string; film: FilmView }[];

/** Uploads a small JPEG, checks that it can be read, and returns its id. */
async function bringPicture(films: Client['films']): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#803060' } })
    .jpeg()
    .toBuffer();
  const picture = await films.uploadCharacterPicture(
    new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' }),
  );
  expect(picture).toMatchObject({ width: 300, height: 300, picture: { mime: 'image/jpeg' } });
  expect((await get(picture.picture.path)).headers['content-type']).toBe('image/jpeg');
  return picture.id;
}

async function watchToTheEnd(filmId: string, headers: Record<string, string>): Promise<Seen> {
  const seen: Seen = [];
  for await (const event of listen(filmId, headers)) {
    seen.push(event);
  }
  return seen;
}

/** Each event once, a percentage that only grows, a time that is left, and the whole film at the end. */
function expectSeenBeingMade(seen: Seen): void {
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.at(-1)?.film).toMatchObject({
    status: 'COMPLETED',
    progress: { percent: 100, stage: 'complete', making: [] },
    characters: expect.arrayContaining([expect.objectContaining({ name: 'Odile', given: true })]) as unknown,
  });
  const making = seen.flatMap(({ film }) => film.progress.making.map(({ kind }) => kind));
  expect(making).toEqual(expect.arrayContaining(['clip', 'movie']));
  const left = seen.flatMap(({ film }) => film.progress.secondsLeft ?? []);
  expect(left.length).toBeGreaterThan(0);
  expect(Math.min(...left)).toBeGreaterThanOrEqual(1);
  expect(seen.at(-1)?.film.progress.secondsLeft).toBeNull();
  const percents = seen.map(({ film }) => film.progress.percent);
  expect(percents).toEqual(percents.toSorted((first, second) => first - second));
}

/** A stream resumed with the id of the last event sends nothing until something changes. */
async function expectOnlyNews(filmId: string, headers: Record<string, string>, lastEventId: string): Promise<void> {
  const { films } = clientOf(headers);
  const end = new AbortController();
  const resumed = fetch(`${address}/api/films/${filmId}/events`, {
    headers: { ...headers, 'last-event-id': lastEventId },
    signal: end.signal,
  });
  const reader = (await resumed).body?.getReader();
  const renamed = films.updateFilm({ filmId, title: 'Every Guest' });
  let text = '';
  while (!text.includes('event: message')) {
    text += new TextDecoder().decode((await reader?.read())?.value);
  }
  expect(await renamed).toMatchObject({ title: 'Every Guest' });
  expect(text.match(/event: message/g)).toHaveLength(1);
  expect(text).toContain('"title":"Every Guest"');
  end.abort();
}

/** The link opens the shared film and its files, nothing else, and nothing after it is withdrawn. */
async function expectSharedByLinkAlone(films: Client['films'], filmId: string): Promise<void> {
  const { token } = await films.createShareLink({ filmId });
  const visitor = clientOf({}).films;
  const shared = await visitor.readSharedFilm({ token });
  const addresses = [
    shared.movie.path,
    shared.movie.subtitles ?? '',
    shared.movie.thumbnails?.sprite.path ?? '',
    shared.cover?.path ?? '',
  ];
  for (const path of addresses) {
    expect((await get(path)).statusCode, path).toBe(200);
  }
  expect((await get(shared.movie.path, { range: 'bytes=0-99' })).statusCode).toBe(206);
  const own = await films.readFilm({ filmId });
  // A link is for what it was given for: its proof opens nothing else.
  expect(
    (await get(`${(own.shots[0]?.clip?.path ?? '').split('?')[0]}?${shared.movie.path.split('?')[1]}`)).statusCode,
  ).toBe(410);
  await films.withdrawShareLink({ filmId });
  for (const path of addresses) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
  expect((await get(`/api/shared-films/${token}`)).json()).toMatchObject({ code: 'SHARE_NOT_FOUND' });
  expect((await get(own.movie?.path ?? '')).statusCode).toBe(200);
}

test('[PIPE-04] [IDEA-01] by the contract alone: quote, bring a character, make the film, see it being made, resume the stream, watch, share, and read what it cost', async () => {
  const headers = await signIn(database, folder, accountId);
  const { films, notifications } = clientOf(headers);
  const quote = await films.quoteFilm(input);
  expect(quote).toMatchObject({
    seed: 5,
    estimated: false,
    oneClick: { totalCoins: 0, allowed: true, problems: [] },
    stepByStep: { allowed: true },
  });
  const pictureId = await bringPicture(films);
  const { filmId } = await films.createFilm({
    ...input,
    characters: [{ name: 'Odile', pictureId }],
    agreedCoins: quote.oneClick.totalCoins,
  });

  const seen = await watchToTheEnd(filmId, headers);
  expectSeenBeingMade(seen);
  await expectOnlyNews(filmId, headers, seen.at(-1)?.id ?? '');

  expect((await films.listFilms({ search: 'guest', status: 'completed' })).films).toMatchObject([
    { id: filmId, percent: 100, title: 'Every Guest' },
  ]);
  expect(await films.readReceipt({ filmId })).toMatchObject({
    totalCoins: 0,
    lines: expect.arrayContaining([expect.objectContaining({ kind: 'clip', shot: 4, state: 'free' })]) as unknown,
  });
  const told = await notifications.listNotifications({});
  expect(told).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'film_ready', filmId, readAt: null, code: null }],
  });
  expect(await notifications.markNotificationsRead({ ids: [told.notifications[0]?.id ?? ''] })).toEqual({
    unread: 0,
  });
  await expectSharedByLinkAlone(films, filmId);
});

test('[SEC-08] the stream of a film ends when the session ends, and a failed film is told', async () => {
  const vendors = studio.parts.vendors as Map<VendorName, Vendor>;
  const real = vendors.get('draft') as Vendor;
  const headers = await signIn(database, folder, accountId);
  const { films, notifications } = clientOf(headers);
  const waiting = await films.createFilm({ ...input, mode: 'step_by_step', title: 'Waits' });
  await studio.waitFor(waiting.filmId, ({ film }) => film.waiting, accountId);
  const view = await films.readFilm(waiting);
  expect(view).toMatchObject({
    waiting: true,
    title: 'Waits',
    nextStep: { action: 'continue', stage: 'characters', coins: 0 },
  });
  expect(view.nextStep?.count).toBeGreaterThan(1);

  vendors.set('draft', {
    ...real,
    start: (request, dependencies) =>
      request.kind === 'music'
        ? Promise.reject(new VendorError('failed', 'on purpose'))
        : real.start(request, dependencies),
  });
  const failing = await films.createFilm({ ...input, seed: 6 });
  await studio.waitFor(failing.filmId, ({ film }) => film.status === 'FAILED', accountId);
  vendors.set('draft', real);
  expect((await notifications.listNotifications({ limit: 1 })).notifications).toMatchObject([
    { kind: 'film_failed', filmId: failing.filmId, code: 'GENERATION_FAILED' },
  ]);
  expect(await films.readFilm(failing)).toMatchObject({
    nextStep: { action: 'retry', stage: 'music', coins: 0 },
    failure: { code: 'GENERATION_FAILED' },
  });

  const stream = listen(waiting.filmId, headers);
  expect((await stream.next()).value).toMatchObject({ film: { waiting: true } });
  await endSessionsOf(database.db, accountId, 'signed_out_everywhere');
  // Nothing more comes, and it is not left open.
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect((await fetch(`${address}/api/films/${waiting.filmId}/events`, { headers })).status).toBe(401);
});
