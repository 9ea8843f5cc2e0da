import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#src/apps/contract.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildApi, injection, type BuiltApi } from '#tests/build/build-api-world.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { ExampleRequest } from './examples/endpoint-example.ts';
import { ENDPOINT_EXAMPLES } from './examples/endpoint-examples.ts';
import { listEndpoints, type Endpoint } from './list-endpoints.ts';
import { listFields } from './walk-schema.ts';

let database: OpenDatabase;
let built: BuiltApi;

beforeAll(async () => {
  database = await createTestDatabase();
  built = await buildApi(database);
});
afterAll(async () => {
  await built?.close();
  await database?.close();
});

const ENDPOINTS = listEndpoints(contract);
const ID = '018f0000-0000-4000-8000-000000000000';
const IMPOSSIBLE = [
  '2024-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '0001-01-01T00:00:00+23:59',
  `2024-02-30T00:00:00.000000~${ID}`,
  `0000-01-01T00:00:00.000000~${ID}`,
];

/** A value put into a copy of a JSON value, at a path that may not be there yet. */
function put(whole: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) {
    return value;
  }
  if (Array.isArray(whole) || (whole === undefined && key === '0')) {
    const list = Array.isArray(whole) ? (whole as unknown[]) : [];
    return [put(list[0], rest, value), ...list.slice(1)];
  }
  const fields = (typeof whole === 'object' && whole !== null ? whole : {}) as Record<string, unknown>;
  return { ...fields, [key]: put(fields[key], rest, value) };
}

/** The right request of an endpoint with this text in each of its text fields in turn. */
async function* withTextEverywhere(
  endpoint: Endpoint,
  text: string,
): AsyncGenerator<{ path: string; request: ExampleRequest }> {
  const valid = await ENDPOINT_EXAMPLES[endpoint.name]?.valid(built.world);
  if (!valid || !endpoint.input) {
    return;
  }
  for (const { path, type } of listFields(endpoint.input)) {
    const [first = '', second = ''] = path;
    if (type !== 'string') {
      continue;
    }
    if (valid.file && (first === 'params' || first === 'query')) {
      yield { path: path.join('.'), request: { ...valid, [first]: { ...valid[first], [second]: text } } };
    } else if (endpoint.path.includes(`{${first}}`)) {
      yield { path: first, request: { ...valid, params: { ...valid.params, [first]: text } } };
    } else if (endpoint.method === 'GET') {
      yield { path: first, request: { ...valid, query: { ...valid.query, [first]: text } } };
    } else {
      yield {
        path: path.join('.'),
        request: { ...valid, body: put(valid.body, path, text) as Record<string, unknown> },
      };
    }
  }
}

test('[SEC-18] a NUL in any text of any input is answered INVALID_DATA', async () => {
  let sent = 0;
  for (const endpoint of ENDPOINTS) {
    for await (const { path, request } of withTextEverywhere(endpoint, 'a\0b')) {
      const response = await built.api.inject(injection(endpoint, request, await built.owner()));
      const { code } = response.json<{ code: string }>();
      expect({ name: endpoint.name, path, code }).toEqual({ name: endpoint.name, path, code: 'INVALID_DATA' });
      sent++;
    }
  }
  expect(sent).toBeGreaterThan(60);
});

test('[SEC-18] half a surrogate pair in any text of any body is answered INVALID_DATA', async () => {
  for (const endpoint of ENDPOINTS.filter(({ method }) => method !== 'GET')) {
    for await (const { path, request } of withTextEverywhere(endpoint, 'x\ud800')) {
      if (request.body === undefined || request.params?.[path] !== undefined) {
        continue;
      }
      const response = await built.api.inject(injection(endpoint, request, await built.owner()));
      const { code } = response.json<{ code: string }>();
      expect({ name: endpoint.name, path, code }).toEqual({ name: endpoint.name, path, code: 'INVALID_DATA' });
    }
  }
});

test('[SEC-18] a broken text in a key or deep in what no schema names is refused too', async () => {
  for (const body of ['{"a\\u0000":1}', '{"idea":{"x":[["\\ud800"]]}}', '["\\u0000"]', '"\\udfff"']) {
    const response = await built.api.inject({
      method: 'POST',
      url: '/api/films',
      headers: { ...(await built.owner()), 'content-type': 'application/json' },
      payload: body,
    });
    expect([body, response.statusCode]).toEqual([body, 400]);
  }
});

test('[SEC-18] a moment that no calendar or no database knows is never a fault of ours', async () => {
  for (const endpoint of ENDPOINTS) {
    for (const moment of IMPOSSIBLE) {
      for await (const { path, request } of withTextEverywhere(endpoint, moment)) {
        const response = await built.api.inject(injection(endpoint, request, await built.owner()));
        // A file is no answer in JSON.
        const isJson = String(response.headers['content-type']).includes('json');
        const { code } = isJson ? response.json<{ code?: string }>() : {};
        expect({ name: endpoint.name, path, moment, code }).not.toMatchObject({ code: 'INTERNAL_ERROR' });
      }
    }
  }
});

test.each(IMPOSSIBLE.slice(0, 4))('[SEC-18] %s is refused wherever a moment is asked for', async (moment) => {
  const owner = await built.owner();
  const answers = await Promise.all([
    built.api.inject({ url: `/api/account/coins?from=${encodeURIComponent(moment)}`, headers: owner }),
    built.api.inject({ url: `/api/account/coins.csv?until=${encodeURIComponent(moment)}`, headers: owner }),
    ...[
      ['/api/admin/redeem-code-batches', { name: 'x', count: 1, expiresAt: moment }] as const,
      ['/api/admin/maintenance', { isOn: true, until: moment }] as const,
    ].map(([url, payload]) => built.api.inject({ method: 'POST', url, headers: owner, payload })),
  ]);
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
    answers.map(() => [400, 'INVALID_DATA']),
  );
});

test('[SEC-18] addresses outside the contract answer broken texts below 500', async () => {
  for (const broken of ['%00', 'a%00b', '%ED%A0%80', '%C0%80', '%FF']) {
    for (const url of [
      `/share/${broken}`,
      `/share/${broken}/cover`,
      `/embed/${broken}`,
      `/media/${broken}`,
      `/api/film-exports/${broken}/zip`,
      `/api/film-exports/${ID}/zip?session=${broken}`,
      `/api/oembed?url=${broken}`,
      `/api/oembed?url=http%3A%2F%2Flocalhost%3A80%2Fshare%2F${broken}`,
      `/assets/${broken}`,
      `/${broken}`,
      `/openapi.json?${broken}`,
      `/healthz?x=${broken}`,
      `/api/films?search=${broken}`,
      `/api/${broken}`,
    ]) {
      const { statusCode } = await built.api.inject({ url, headers: await built.owner() });
      expect({ url, fault: statusCode >= 500 }).toEqual({ url, fault: false });
      expect({ url, refused: statusCode === 400 || !url.includes('%00') }).toEqual({ url, refused: true });
    }
  }
});
