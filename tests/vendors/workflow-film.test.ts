import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listModels } from '#src/features/film/server/idea/list-models.ts';
import { modelRoutes } from '#src/features/models/server/routes.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { modelChoice } from '#src/foundation/models/model-option.ts';
import { presentModel } from '#src/foundation/models/server/present-model.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { offerModels } from '#src/shared/catalogue/models/all-models.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import { WORKFLOW_LIMITS } from '#src/shared/catalogue/workflows/workflow.ts';
import { openVendors } from '#src/vendors/vendor.ts';
import { buildAccount } from '../build/build-generation-dependencies.ts';
import { buildSliceServer } from '../build/build-slice-server.ts';
import { buildStudio, type Studio } from '../build/build-studio.ts';
import { enrolSecondFactor } from '../build/enrol-second-factor.ts';
import { signIn } from '../build/sign-in.ts';
import { createTestDatabase } from '../build/test-database.ts';
import { startLoopback, type Loopback } from './loopback-service.ts';
import { COMFYUI, serveComfyui, WORKFLOWS } from './protocols/comfyui.ts';

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const MODEL = `comfyui:${ID}`;
const { graph, ...words } = WORKFLOWS.words;
const WORKFLOW = { ...words, graph: JSON.stringify(graph), label: 'My lighthouse', longestSidePixels: 128 };

let database: OpenDatabase;
let folder: string;
let loopback: Loopback;
let studio: Studio;
let server: FastifyInstance;
let headers: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-workflow-film-'));
  loopback = await startLoopback((call, service) => serveComfyui(call, service, { fate: 'made', pendingChecks: 0 }));
  loopback.files.set('picture.png', await createCanvas(320, 180).encode('png'));
  studio = await buildStudio(database, folder, { settings: { KINORA_COMFYUI_URL: loopback.url } });
  const { config, db, offer } = studio.parts;
  const sealer = await loadSealer(config);
  server = await buildSliceServer(database, folder, {
    routes: () => ({ models: modelRoutes({ db, offer, sealer, environment: config.vendors }) }),
  });
  await enrolSecondFactor(database, folder, studio.accountId);
  headers = await signIn(database, folder, studio.accountId);
});
afterAll(async () => {
  offerModels(new Map());
  await server?.close();
  await studio?.close();
  await loopback?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function send(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const { statusCode, body } = await server.inject({
    method,
    url: `/api/admin/${path}`,
    headers: { ...headers, 'accept-language': 'ja' },
    ...(payload && { payload }),
  });
  return { status: statusCode, answer: JSON.parse(body) as Record<string, unknown> };
}
const keep = (changes: object = {}) => send('PUT', `workflows/${ID}`, { ...WORKFLOW, ...changes });
const optionOf = (id: string) =>
  listModels(studio.parts, { language: 'en' }).image.options.find((option) => option.id === id);

test('[ADM-07] [CAT-26] a workflow that an operator adds draws the pictures of a film, with prompt, seed and size in its nodes; a removed one keeps its name', async () => {
  const kept = await keep();
  expect(kept).toMatchObject({
    status: 200,
    answer: { workflows: [{ id: ID, model: MODEL, label: 'My lighthouse', kind: 'image' }] },
  });
  expect(optionOf(MODEL)).toMatchObject({ label: 'My lighthouse', coins: 0, availability: { state: 'available' } });

  const accountId = await buildAccount(database, 2_000);
  await markMember(database.db, accountId, true);
  const models = { text: 'draft-text', image: MODEL, video: 'draft-video', music: 'draft-music' };
  const filmId = await studio.createFilm({ accountId, models });
  const whole = await studio.waitFor(
    filmId,
    ({ film }) => film.status === 'COMPLETED' || film.status === 'FAILED',
    accountId,
  );
  expect(whole.film).toMatchObject({ status: 'COMPLETED', error: null });
  const graphs = loopback.calls
    .filter((call) => COMFYUI.isSubmit(call))
    .map(({ json }) => json?.['prompt'] as Record<string, { inputs: Record<string, unknown> }>);
  const pictures = whole.takes.filter(({ assetKind }) => assetKind === 'picture');
  expect(pictures.length).toBeGreaterThan(3);
  for (const { inputs } of pictures) {
    const asked = graphs.find((each) => each['3']?.inputs['seed'] === inputs.seed);
    expect(asked?.['6']?.inputs['text']).toBe(inputs.prompt);
    expect([asked?.['5']?.inputs['width'], asked?.['3']?.inputs['steps']]).toEqual([128, 20]);
  }

  expect((await send('POST', 'models', change({ isOn: false }))).status).toBe(200);
  expect(optionOf(MODEL)?.availability).toEqual({ state: 'switched_off' });
  await send('POST', 'models', change({ isOn: true }));
  expect((await keep({ label: 'Another name', priceCoins: 7 })).status).toBe(200);
  expect(optionOf(MODEL)).toMatchObject({ label: 'Another name', coins: 7 });

  expect(await send('DELETE', `workflows/${ID}`)).toMatchObject({ status: 200, answer: { workflows: [] } });
  expect(optionOf(MODEL)).toBeUndefined();
  expect(presentModel(MODEL)).toEqual({ id: MODEL, label: 'Another name' });
  expect(() => requireModel(MODEL, 'image', openVendors(studio.parts.vendors), '2026-11-01')).toThrow(
    expect.objectContaining({ code: 'MODEL_RETIRED' }),
  );
  expect((await studio.waitFor(filmId, () => true, accountId)).film.models.image).toBe(MODEL);
  expect((await keep()).answer).toMatchObject({ code: 'NOT_FOUND' });
  const { rows } = await database.pool.query<{ action: string; subject_id: string; after: object | null }>(
    `select action, subject_id, after from audit_entries where action like 'workflow.%' order by sequence`,
  );
  expect(rows).toEqual([
    { action: 'workflow.add', subject_id: MODEL, after: expect.objectContaining({ nodes: 6, priceCoins: 0 }) },
    { action: 'workflow.change', subject_id: MODEL, after: expect.objectContaining({ label: 'Another name' }) },
    { action: 'workflow.remove', subject_id: MODEL, after: null },
  ]);
});

const change = (changes: { isOn: boolean }) => ({
  model: MODEL,
  priceCoins: null,
  routes: null,
  servedBy: null,
  ...changes,
});

const OTHER = 'workflows/c0ffee00-0000-4000-8000-000000000002';
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

test.each<[string, object, number, string]>([
  ['no JSON', { graph: '{"3":' }, 400, 'WORKFLOW_NOT_JSON'],
  ['what the editor saves', { graph: '{"nodes":[],"links":[]}' }, 400, 'WORKFLOW_NOT_FOR_API'],
  ['too many levels', { graph: JSON.stringify({ '1': deep(40) }) }, 413, 'WORKFLOW_TOO_LARGE'],
  ['too long a text', { graph: ' '.repeat(400_001) }, 400, 'INVALID_DATA'],
  ['more than a body may be', { graph: ' '.repeat(2_000_000) }, 413, 'REQUEST_TOO_LARGE'],
  ['no prompt', { inputs: {} }, 400, 'WORKFLOW_PLACE_INVALID'],
  ['a node that is not there', { output: '99' }, 400, 'WORKFLOW_PLACE_INVALID'],
  ['an input of every object', { inputs: { prompt: ['6', 'inputs', 'constructor'] } }, 400, 'WORKFLOW_PLACE_INVALID'],
  ['a side of a metre', { longestSidePixels: 100_000 }, 400, 'INVALID_DATA'],
  ['a price below nothing', { priceCoins: -1 }, 400, 'INVALID_DATA'],
  ['a name that is none', { label: ' ' }, 400, 'INVALID_DATA'],
])(
  '[SEC-06] [ERR-01] a workflow with %s is refused in words, and nothing is kept',
  async (_, changes, status, code) => {
    const refused = await send('PUT', OTHER, { ...WORKFLOW, ...changes });
    expect(refused).toMatchObject({ status, answer: { code } });
    expect(refused.answer['message']).toMatch(/[぀-ヿ]/);
    expect((await send('GET', OTHER)).status).toBe(404);
  },
);

test('[ADM-07] a graph is read before it is kept: its inputs, and where ours seem to go', async () => {
  const { status, answer } = await send('POST', 'workflow-readings', { graph: WORKFLOW.graph });
  expect(status).toBe(200);
  // No sampler of this graph has a positive input.
  const { notWanted: _, ...inputs } = words.inputs;
  expect(answer['suggested']).toEqual({ kind: 'image', output: '9', inputs });
  expect(answer['fields']).toContainEqual({ node: '3', title: 'KSampler', field: 'seed', holds: 'number' });
  expect(answer['fields']).not.toContainEqual(expect.objectContaining({ field: 'model' }));
  expect((await send('POST', 'workflow-readings', { graph: '{' })).answer).toMatchObject({ code: 'WORKFLOW_NOT_JSON' });
});

test('[SEC-06] there are as many workflows as the lists of models can hold, each with the longest name', async () => {
  const longest = { ...WORKFLOWS.words, label: '🎬'.repeat(WORKFLOW_LIMITS.labelCharacters) };
  await database.pool.query(
    'insert into operator_workflows (id, workflow) select gen_random_uuid(), $1 from generate_series(1, $2)',
    [longest, WORKFLOW_LIMITS.workflows],
  );
  const full = await send('PUT', OTHER, WORKFLOW);
  expect(full).toMatchObject({ status: 409, answer: { code: 'WORKFLOWS_FULL' } });
  await studio.parts.offer.refresh();
  const { image } = listModels(studio.parts, { language: 'en' });
  expect(image.options.filter(({ label }) => label === longest.label)).toHaveLength(WORKFLOW_LIMITS.workflows);
  expect(modelChoice.parse(image)).toEqual(image);
  expect((await send('GET', 'models')).status).toBe(200);
});
