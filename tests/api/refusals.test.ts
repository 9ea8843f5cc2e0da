import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/apps/api/start-api.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { ERRORS, type ErrorCode } from '#src/shared/errors/error-table.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '#src/shared/language/languages.ts';
import { buildStudio, type Studio } from '../build/build-studio.ts';
import { signIn } from '../build/sign-in.ts';
import { createTestDatabase } from '../build/test-database.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let api: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-refusals-'));
  studio = await buildStudio(database, folder, { work: false });
  api = await createApi(studio.parts);
});
afterAll(async () => {
  await api?.close();
  await studio?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const json = { 'content-type': 'application/json' };
/** A request that the server refuses so; `own` for who is signed in. */
const REFUSED: readonly (readonly [ErrorCode, InjectOptions & { own?: true }])[] = [
  ['NOT_LOGGED_IN', { method: 'GET', url: '/api/films' }],
  [
    'INVALID_CREDENTIALS',
    {
      method: 'POST',
      url: '/api/account/sign-in',
      payload: { email: 'nobody@gmail.com', password: 'lantern gravel tuba', agreed: true },
    },
  ],
  ['FILM_NOT_FOUND', { method: 'GET', url: `/api/films/${randomUUID()}`, own: true }],
  ['INVALID_DATA', { method: 'GET', url: '/api/films?limit=many', own: true }],
  ['INVALID_JSON', { method: 'POST', url: '/api/films', headers: json, payload: '{"idea":', own: true }],
];

test.each(REFUSED)(
  '[ERR-08] %s answers a request with its status and its text in four languages',
  async (code, sent) => {
    const { own, ...request } = sent;
    for (const language of LANGUAGES) {
      const headers = {
        ...request.headers,
        ...(own ? await signIn(database, folder, studio.accountId) : {}),
        'accept-language': LANGUAGE_TAGS[language],
      };
      const response = await api.inject({ ...request, headers });
      expect(response.statusCode).toBe(ERRORS[code].status);
      expect(response.json()).toMatchObject({ code, message: errorText(language, code) });
    }
  },
);
