import { contract } from '#src/apps/contract.ts';
import { switchMaintenance } from '#src/foundation/settings/server/site-state.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { ExampleRequest } from '#tests/api/examples/endpoint-example.ts';
import { ENDPOINT_EXAMPLES } from '#tests/api/examples/endpoint-examples.ts';
import { listEndpoints, type Endpoint } from '#tests/api/list-endpoints.ts';
import { buildApi, injection, type BuiltApi } from '#tests/build/build-api-world.ts';

/** Requests under way at the same time, so that they also meet each other. */
const IN_FLIGHT = 16;

/** As much of a schema of the API description as requests are made from. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
}

interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

type Document = { paths: Record<string, Record<string, Operation>> };

const ID = '018f0000-0000-4000-8000-000000000000';
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  '🦊'.repeat(300),
  'x'.repeat(5000),
  '\u202e\u200d\ufeff',
  "'; drop table films --",
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%ff%',
  '{"a":1}',
  ID,
  ID.toUpperCase(),
  '2024-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  `2024-02-30T00:00:00.000000~${ID}`,
  '-1',
  '1e309',
  '9007199254740993',
  '2147483648',
  'NaN',
  0,
  -1,
  0.5,
  2_147_483_648,
  9_007_199_254_740_991,
  -9_007_199_254_740_991,
  1e308,
  null,
  true,
  [],
  {},
  [[[[null]]]],
  { a: { b: { c: '\0' } } },
  { length: 1e9 },
  Array.from({ length: 1000 }, () => 'x'),
];

/** A value that a schema of the API description allows, more or less. */
function invent(random: Random, schema: Schema = {}, depth = 0): unknown {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  if (choices.length > 0) {
    return invent(random, random.pick(choices), depth + 1);
  }
  if (schema.const !== undefined) {
    return schema.const;
  }
  return schema.enum && schema.enum.length > 0 ? random.pick(schema.enum) : inventTyped(random, schema, depth);
}

function inventTyped(random: Random, { type, properties = {}, items, format }: Schema, depth: number): unknown {
  const inner = (schema: Schema | undefined): unknown => invent(random, schema, depth + 1);
  const makers: Readonly<Record<string, () => unknown>> = {
    object: () => Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, inner(schema)])),
    array: () => Array.from({ length: random.below(3) }, () => inner(items)),
    integer: () => random.pick([0, 1, 4, 12, 100]),
    number: () => random.pick([0, 1, 4, 12, 100]),
    boolean: () => random.chance(0.5),
    null: () => null,
  };
  const chosen = Array.isArray(type) ? random.pick(type) : (type ?? 'string');
  const make = depth > 8 ? undefined : makers[chosen];
  return make ? make() : inventText(random, format);
}

function inventText(random: Random, format: string | undefined): string {
  if (format === 'uuid') {
    return ID;
  }
  if (format === 'date-time') {
    return '2026-01-31T12:00:00Z';
  }
  return random.pick(['A fox opens a library', 'somebody@gmail.com', '123456', 'x'.repeat(43), 'three quiet lanterns']);
}

/** A copy of a JSON value in which something, anywhere, is another value, missing, doubled, or has another name. */
function mutate(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) {
    return random.pick(HOSTILE);
  }
  if (Array.isArray(value)) {
    return value.length === 0 || random.chance(0.2)
      ? [...(value as unknown[]), ...(value as unknown[]), random.pick(HOSTILE)]
      : value.map((each, index) => (index === 0 ? mutate(random, each) : (each as unknown)));
  }
  const entries = Object.entries(value);
  const chosen = entries.length === 0 ? -1 : random.below(entries.length);
  const changed = entries.flatMap(([key, inner], index): [string, unknown][] => {
    if (index !== chosen) {
      return [[key, inner]];
    }
    return random.chance(0.1) ? [] : [[random.chance(0.05) ? `${key}\0` : key, mutate(random, inner)]];
  });
  return Object.fromEntries(random.chance(0.1) ? [...changed, ['more', random.pick(HOSTILE)]] : changed);
}

/** Path and query hold texts alone. */
const asTexts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as object).map(([key, value]) => [
      key,
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  );

/** A request that the API description of an endpoint allows, more or less. */
function describeRequest(random: Random, operation: Operation): ExampleRequest {
  const among = (place: string): Record<string, string> =>
    asTexts(
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((each) => each.in === place && (place === 'path' || random.chance(0.6)))
          .map(({ name, schema }) => [name, invent(random, schema)]),
      ),
    );
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  return {
    params: among('path'),
    query: among('query'),
    ...(schema ? { body: invent(random, schema) as Record<string, unknown> } : {}),
  };
}

async function chooseRequest(
  random: Random,
  { world }: BuiltApi,
  endpoint: Endpoint,
  operation: Operation,
): Promise<ExampleRequest> {
  const example = ENDPOINT_EXAMPLES[endpoint.name];
  // A stream of what becomes of a film does not end while the film is made, and here nobody makes it.
  const isStream = Object.values(operation.responses ?? {}).some(({ content }) => content?.['text/event-stream']);
  const base =
    example && random.chance(0.6)
      ? await example.valid({ ...world, copyFilm: async () => world.filmId, signInToken: async () => 'x'.repeat(43) })
      : describeRequest(random, operation);
  const request = { params: asTexts(base.params), query: asTexts(base.query), body: base.body };
  const place = random.pick(['params', 'query', 'body', 'body', 'body', 'none'] as const);
  const changed: ExampleRequest = {
    ...(base.file ? { file: base.file } : {}),
    params: place === 'params' ? asTexts(mutate(random, request.params)) : request.params,
    query: place === 'query' ? asTexts(mutate(random, request.query)) : request.query,
    body: (place === 'body' ? mutate(random, request.body) : request.body) as Record<string, unknown>,
  };
  return isStream ? { ...changed, params: { filmId: ID } } : changed;
}

/** An answer that is a fault: 500 or more, and neither a closed site nor a vendor that is not there. */
const isFault = (status: number, body: string): boolean => status >= 500 && !/"code":"MAINTENANCE"/.test(body);

interface Sent {
  status: number;
  /** What was sent and answered, where the answer is a fault. */
  fault?: string;
}

type Who = 'visitor' | 'person' | 'admin';

async function send(
  built: BuiltApi,
  { endpoint, request, who }: { endpoint: Endpoint; request: ExampleRequest; who: Who },
): Promise<Sent> {
  const headers = { visitor: async () => ({}), person: built.stranger, admin: built.owner }[who];
  const { statusCode, body } = await built.api.inject(injection(endpoint, request, await headers()));
  if (!isFault(statusCode, body)) {
    return { status: statusCode };
  }
  const what = JSON.stringify({ ...request, file: undefined }).slice(0, 600);
  return { status: statusCode, fault: `${who}: ${endpoint.method} ${endpoint.path} ${what} → ${statusCode} ${body}` };
}

/** What the requests before used up, or closed, shall not hide what the next ones meet. */
async function liftLimits({ db, pool }: OpenDatabase): Promise<void> {
  await pool.query('delete from attempts');
  await switchMaintenance(db, { isOn: false, until: null });
}

/**
 * Sends so many requests, some at once, made from `/openapi.json` and from right examples and then spoilt, as a
 * visitor, somebody who is signed in and an admin. Throws with the requests that were answered with 500 or more.
 */
export async function sendRequests(
  database: OpenDatabase,
  { seed, requests }: { seed: number; requests: number },
): Promise<Map<number, number>> {
  const random = createRandom(deriveSeed('requests', seed));
  const built = await buildApi(database);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  try {
    const { paths } = (await built.api.inject('/openapi.json')).json<Document>();
    const endpoints = listEndpoints(contract);
    for (let begun = 0; begun < requests; begun += IN_FLIGHT) {
      await liftLimits(database);
      const batch = [];
      for (let each = begun; each < Math.min(requests, begun + IN_FLIGHT); each++) {
        const endpoint = random.pick(endpoints);
        const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
        const request = await chooseRequest(random, built, endpoint, operation);
        const who = random.pick(['visitor', 'person', 'admin', 'admin'] as const);
        batch.push({ endpoint, request, who });
      }
      for (const { status, fault } of await Promise.all(batch.map((each) => send(built, each)))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        faults.push(...(fault === undefined ? [] : [`request ${begun} and following, ${fault}`]));
      }
    }
  } finally {
    await built.close();
  }
  if (faults.length > 0) {
    throw new Error(`${faults.length} of ${requests} requests were a fault:\n${faults.slice(0, 20).join('\n')}`);
  }
  return statuses;
}
