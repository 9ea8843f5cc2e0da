import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;
let owner: { authorization: string };
let stranger: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-others-'));
  studio = await buildStudio(database, folder);
  api = await createApi(studio.parts);
  owner = await signIn(database, folder, studio.accountId);
  stranger = await signIn(database, folder, await buildAccount(database));
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (url: string, headers: { authorization: string }, payload: object): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'POST', url, headers, payload });

test('[TOOL-05] somebody else neither sees, stops, removes nor takes what an account ordered and brought', async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#808000' } })
    .png()
    .toBuffer();
  const brought = await api.inject({
    method: 'POST',
    url: '/api/tool-pictures',
    headers: { ...owner, 'content-type': 'image/png' },
    payload: picture,
  });
  const fileIds = [brought.json<{ id: string }>().id];
  const order = { prompt: 'A lighthouse', aspect: '1:1', model: 'draft-image', agreedCoins: 0 };
  const made = await post('/api/tools/image/orders', owner, { ...order, idempotencyKey: 'an-order-of-the-owner' });
  expect(made.statusCode).toBe(200);
  const url = `/api/tool-tasks/${made.json<{ id: string }>().id}`;
  const refused = [
    await api.inject({ method: 'GET', url, headers: stranger }),
    await post(`${url}/stop`, stranger, {}),
    await api.inject({ method: 'DELETE', url, headers: stranger }),
  ];
  for (const answer of refused) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'TASK_NOT_FOUND']);
  }
  expect((await api.inject({ method: 'GET', url, headers: owner })).json<{ state: string }>().state).not.toBe(
    'cancelled',
  );
  const found = async (headers: { authorization: string }): Promise<string[]> =>
    (await post('/api/tool-files/found', headers, { fileIds }))
      .json<{ files: { id: string }[] }>()
      .files.map(({ id }) => id);
  expect(await found(owner)).toEqual(fileIds);
  expect(await found(stranger)).toEqual([]);
});
