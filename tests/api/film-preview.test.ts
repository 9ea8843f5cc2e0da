import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import type { IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import { copyFilm } from '#src/features/film/server/copy-film.ts';
import { filmsSection } from '#src/features/film/server/films-section.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-preview-'));
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
  accountId = await buildAccount(database);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const input = {
  idea: 'At dusk a fox steals a lantern from an old wizard, but the lantern does not shine',
  type: 'story',
  style: 'story',
  aspect: '16:9',
  language: 'en',
  shots: 4,
  seed: 3,
};
interface Preview {
  title: string;
  type: string;
  style: string;
  graph: IdeaGraph;
  frames: { number: number; drawing: { timeOfDay?: string } }[];
}
interface Answer {
  status: number;
  body: Preview & { code?: string; filmId: string };
}

/** As a visitor from an address, or as the account without one. */
async function post(url: string, payload: object, from?: string): Promise<Answer> {
  const response = await api.inject({
    method: 'POST',
    url,
    payload,
    ...(from === undefined ? { headers: await signIn(database, folder, accountId) } : { remoteAddress: from }),
  });
  return { status: response.statusCode, body: response.json() };
}
const preview = (change: object = {}, from = '203.0.113.7'): Promise<Answer> =>
  post('/api/film-previews', { ...input, ...change }, from);

test('[DRAFT-09] a visitor sees the first frames of an idea, what was understood of it, and what suits the story', async () => {
  const { status, body } = await preview();
  expect(status).toBe(200);
  expect(body.frames.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(body.graph.participants.map(({ words }) => words)).toEqual(['fox', 'lantern', 'wizard']);
  expect(body.graph.setting.hour).toMatchObject({ value: 'dusk', words: 'At dusk' });
  expect([body.type, body.style]).not.toContain('story');
  expect((await preview({ idea: 'A documentary with child p0rn in it' })).body.code).toBe('CONTENT_SENSITIVE');
});

test('a corrected graph is what preview and film are planned from; it is kept, copied and in the archive', async () => {
  const { body } = await preview();
  const graph = {
    ...body.graph,
    events: body.graph.events.map((event, index) => ({ ...event, isMain: index === body.graph.events.length - 1 })),
  };
  const corrected = (await preview({ graph })).body;
  expect(corrected.graph).toEqual(graph);
  expect(corrected.frames).not.toEqual(body.frames);
  const order = { ...input, graph, mode: 'step_by_step', idempotencyKey: 'corrected-graph' };
  const { status, body: made } = await post('/api/films', order);
  expect(status).toBe(200);
  // The same key stands for the same graph.
  expect((await post('/api/films', order)).body.filmId).toBe(made.filmId);
  expect((await post('/api/films', { ...order, graph: body.graph })).body.code).toBe('IDEMPOTENCY_CONFLICT');
  const copyId = await copyFilm(studio.parts, { accountId, filmId: made.filmId });
  const { rows } = await database.pool.query<{ id: string; graph: unknown }>('select id, graph from films');
  expect(rows.filter(({ id }) => [made.filmId, copyId].includes(id)).map((row) => row.graph)).toEqual([graph, graph]);
  const archived = [];
  for await (const file of filmsSection(database.db, accountId)) {
    if ('text' in file && file.name === `films/${made.filmId}/film.json`) {
      archived.push(JSON.parse(file.text) as { graph: unknown });
    }
  }
  expect(archived).toEqual([expect.objectContaining({ graph })]);
});

test('[SEC-21] a graph of another idea, or one that brings its own texts, is refused for preview, quote and film', async () => {
  const { graph } = (await preview()).body;
  const [fox] = graph.participants;
  const [theft] = graph.events;
  const hostile: Record<string, unknown>[] = [
    { ...(await preview({ idea: 'Two robots steal a piano' })).body.graph },
    {},
    { ...graph, participants: 'fox' },
    { ...graph, participants: [{ ...fox, count: '1' }] },
    { ...graph, participants: graph.participants.slice(1) },
    { ...graph, participants: [...graph.participants, fox] },
    { ...graph, participants: [{ ...fox, words: 'president' }, ...graph.participants.slice(1)] },
    { ...graph, participants: [...graph.participants, { ...fox, id: 'p9' }] },
    { ...graph, events: [{ ...theft, at: 'l7' }] },
    { ...graph, events: [{ ...theft, words: 'Anything at all' }] },
    { ...graph, events: Array.from({ length: 201 }, (_, index) => ({ ...theft, id: `e${index}` })) },
    { ...graph, places: [{ id: 'l1', words: 'bank', span: { from: 0, to: 4 }, qualities: [] }] },
    { ...graph, setting: { hour: { ...graph.setting.hour, value: 'teatime' } } },
    { ...graph, telling: { ...graph.telling, style: ['of a living painter'] } },
  ];
  for (const [index, each] of hostile.entries()) {
    const answer = await preview({ graph: each });
    expect([answer.status, answer.body.code], `graph ${index}`).toEqual([400, 'INVALID_DATA']);
  }
  const endless = { ...graph, events: Array.from({ length: 10_000 }, () => theft) };
  expect((await preview({ graph: endless })).body.code).toBe('REQUEST_TOO_LARGE');
  for (const url of ['/api/film-quotes', '/api/films']) {
    expect((await post(url, { ...input, graph: hostile[0] })).body.code, url).toBe('INVALID_DATA');
  }
});

test('[REL-10] previews are limited per visitor', async () => {
  const from = '198.51.100.20';
  for (let asked = 0; asked < LIMITS.perAccount.previewsPerMinute; asked++) {
    expect((await preview({}, from)).status).toBe(200);
  }
  expect((await preview({}, from)).body.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await preview({}, '198.51.100.99')).status).toBe(200);
});
