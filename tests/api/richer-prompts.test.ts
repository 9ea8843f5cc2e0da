import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { completion, startLoopbackChat, type ChatAnswers } from '#tests/vendors/loopback-chat.ts';
import { startModerationLoopback, type ModerationLoopback } from '#tests/vendors/loopback-moderation.ts';
import type { Loopback } from '#tests/vendors/loopback-service.ts';

const FOX = 'A red fox under a cherry tree';
const RICHER = 'A red fox asleep under a cherry tree in bloom, at dawn, seen from near.';

let database: OpenDatabase;
let folder: string;
let answers: ChatAnswers;
let own: Loopback;
let openrouter: Loopback;
let moderation: ModerationLoopback;
let studio: Studio;
let api: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-richer-'));
  answers = { idea: {}, words: {}, prompt: { prompt: RICHER } };
  own = await startLoopbackChat(answers);
  openrouter = await startLoopbackChat(answers);
  moderation = await startModerationLoopback();
  studio = await buildStudio(database, folder, {
    work: false,
    settings: {
      KINORA_TEXT_URL: own.url,
      KINORA_TEXT_MODEL: 'qwen3:8b',
      KINORA_OPENROUTER_URL: openrouter.url,
      KINORA_MODERATION: 'normal',
      KINORA_PICTURE_CHECK: 'off',
      KINORA_OPENAI_KEY: 'a-secret-key',
      KINORA_OPENAI_URL: moderation.url,
      KINORA_SENSITIVE_WORDS: 'gribblefish',
    },
  });
  api = await createApi(studio.parts);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  for (const service of [own, openrouter, moderation]) {
    await service?.close();
  }
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  answers.prompt = { prompt: RICHER };
  moderation.scores = { text: {}, picture: {} };
  own.calls.length = 0;
  openrouter.calls.length = 0;
  await database.pool.query('delete from attempts');
});

async function send(
  accountId: string,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
): Promise<Record<string, unknown>> {
  const headers = { ...(await signIn(database, folder, accountId)), 'kinora-language': 'en' };
  const answer = await api.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...(answer.json() as Record<string, unknown>) };
}
const enrich = (accountId: string, payload: object = {}): Promise<Record<string, unknown>> =>
  send(accountId, 'POST', '/api/tools/richer-prompts', { tool: 'image', prompt: FOX, billedBy: null, ...payload });

test('[OPT-01] the operator’s language model writes a prompt richer, for no coins', async () => {
  const accountId = await buildAccount(database, 100);
  expect((await send(accountId, 'GET', '/api/tools/prompt-writer'))['writer']).toEqual({
    model: { id: 'own-text', label: "This site's language model" },
    billedBy: null,
  });
  expect(await enrich(accountId)).toEqual({ status: 200, prompt: RICHER, writtenBy: 'loopback-7b' });
  expect(own.calls).toHaveLength(1);
  expect(openrouter.calls).toEqual([]);
  expect(await readBalance(database.db, accountId)).toBe(100);
});

test('[OPT-01] [ERR-06] what may not be said is not sent, and is not answered', async () => {
  const accountId = await buildAccount(database);
  expect(await enrich(accountId, { prompt: 'A gribblefish' })).toMatchObject({
    status: 400,
    code: 'CONTENT_SENSITIVE',
  });
  moderation.scores = { text: { sexual: 0.99 }, picture: {} };
  expect(await enrich(accountId, { prompt: 'A fox that is judged' })).toMatchObject({ code: 'CONTENT_SENSITIVE' });
  expect(own.calls).toEqual([]);
  // What the model makes of a harmless prompt is judged as well.
  const results = [{ flagged: true, categories: {}, category_scores: { sexual: 0.99 } }];
  moderation.scores = { text: {}, picture: {} };
  moderation.faults.push(undefined, { kind: 'reply', reply: { status: 200, json: { results } } });
  answers.prompt = { prompt: `${RICHER} Somebody comes.` };
  expect(await enrich(accountId, { prompt: 'Another fox' })).toMatchObject({ code: 'CONTENT_SENSITIVE' });
  expect(own.calls).toHaveLength(1);
});

test('[OPT-01] [ERR-08] where the model fails that has a message', async () => {
  const accountId = await buildAccount(database);
  answers.prompt = 'nothing';
  expect(await enrich(accountId)).toMatchObject({
    status: 502,
    code: 'PROMPT_OPTIMISATION_FAILED',
    message: errorText('en', 'PROMPT_OPTIMISATION_FAILED'),
  });
  own.faults.push({ kind: 'reply', reply: { status: 401, json: { error: { message: 'no' } } } });
  expect(await enrich(accountId)).toMatchObject({ code: 'MODEL_UNAVAILABLE' });
  own.faults.push({ kind: 'reply', reply: completion('', 'content_filter') });
  expect(await enrich(accountId)).toMatchObject({ code: 'CONTENT_SENSITIVE' });
});

test('[OPT-01] [REL-10] richer prompts have a limit for each account alone', async () => {
  const [crowd, another] = [await buildAccount(database), await buildAccount(database)];
  expect((await enrich(crowd))['status']).toBe(200);
  await database.pool.query('update attempts set count = $1 where kind = $2', [
    LIMITS.perAccount.richerPromptsPerHour,
    'enrich-prompt',
  ]);
  expect(await enrich(crowd)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  expect((await enrich(another))['status']).toBe(200);
});

test('[OPT-01] without one of the operator’s a key of the account’s own is used, once its owner was told', async () => {
  const [keyed, keyless] = [await buildAccount(database), await buildAccount(database)];
  expect((await send(keyed, 'PUT', '/api/own-keys/openrouter', { key: 'a-key-of-my-own' }))['status']).toBe(200);
  const vendors = studio.parts.vendors as Map<string, unknown>;
  const operators = vendors.get('openai-compatible');
  vendors.delete('openai-compatible');
  try {
    expect((await send(keyless, 'GET', '/api/tools/prompt-writer'))['writer']).toBeNull();
    expect(await enrich(keyless)).toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect((await send(keyed, 'GET', '/api/tools/prompt-writer'))['writer']).toEqual({
      model: { id: 'openrouter/openrouter/free', label: 'Any free model' },
      billedBy: 'OpenRouter',
    });
    expect(await enrich(keyed)).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect(openrouter.calls).toEqual([]);
    expect(await enrich(keyed, { billedBy: 'OpenRouter' })).toMatchObject({ status: 200, prompt: RICHER });
    expect(openrouter.calls[0]?.headers.authorization).toBe('Bearer a-key-of-my-own');
    expect(openrouter.calls[0]?.json?.['model']).toBe('openrouter/free');
    openrouter.faults.push({ kind: 'reply', reply: { status: 401, json: { error: { message: 'no' } } } });
    expect(await enrich(keyed, { billedBy: 'OpenRouter' })).toMatchObject({ code: 'OWN_KEY_REFUSED' });
  } finally {
    vendors.set('openai-compatible', operators);
  }
});
