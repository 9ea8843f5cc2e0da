import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApi } from '#src/apps/api/start-api.ts';
import { rankMovies } from '#src/features/community/server/ranking/rank-movies.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { withDatabaseName } from '#tests/build/test-server.ts';
import { passHours } from './clock.ts';

/** Somebody with an account, and the address that they come from. */
export interface Person {
  readonly id: string;
  readonly address: string;
}

/** A request as a browser or an attacker sends it. */
export interface Act {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  /** A visitor without an account when absent. */
  as?: Person;
  /** The address that it comes from; the person's own when absent. */
  from?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** What came back. */
export interface Answer {
  status: number;
  /** The code of an error. */
  code?: string;
  body: unknown;
}

/** A database with the program's parts and its whole API on it. */
export interface World {
  readonly database: OpenDatabase;
  readonly studio: Studio;
  readonly api: FastifyInstance;
  send(act: Act): Promise<Answer>;
  /** Makes accounts of this age, each at the address given. */
  recruit(count: number, ageDays: number, addressOf: (index: number) => string): Promise<Person[]>;
  /** Lets time pass and films be ranked. */
  pass(hours: number): Promise<void>;
  rank(): Promise<void>;
  /** Closes it; its database stays. */
  close(): Promise<void>;
}

const TOKEN_MILLISECONDS = 10 * 60_000;
/** Rounds of ranking after which nothing may be left to rank. */
const MOST_ROUNDS = 200;

/** Opens the program on a database of the test server. */
export async function openWorld(serverUrl: string, name: string, dataFolder: string): Promise<World> {
  const databaseUrl = withDatabaseName(serverUrl, name);
  const database = await openDatabase({ config: { dataFolder, databaseUrl }, log });
  const studio = await buildStudio(database, dataFolder);
  const api = await createApi(studio.parts);
  const tokens = new Map<string, { headers: Record<string, string>; madeAt: number }>();

  const headersOf = async ({ id }: Person): Promise<Record<string, string>> => {
    const known = tokens.get(id);
    if (known && Date.now() - known.madeAt < TOKEN_MILLISECONDS) {
      return known.headers;
    }
    const headers = await signIn(database, dataFolder, id);
    tokens.set(id, { headers, madeAt: Date.now() });
    return headers;
  };
  const rank = async (): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS && (await rankMovies(database.db)) > 0; round++) {
      // Until nothing is left.
    }
  };
  return {
    database,
    studio,
    api,
    rank,
    send: async ({ method, path, as, from, headers, body }) => {
      const address = from ?? as?.address;
      const response = await api.inject({
        method,
        url: path,
        headers: { ...(as ? await headersOf(as) : {}), ...headers },
        ...(address === undefined ? {} : { remoteAddress: address }),
        ...(method === 'GET' ? {} : { payload: (body ?? {}) as object }),
      });
      const answered = response.headers['content-type']?.includes('json') ? response.json<{ code?: string }>() : {};
      return {
        status: response.statusCode,
        body: answered,
        ...(response.statusCode >= 400 ? { code: answered.code ?? String(response.statusCode) } : {}),
      };
    },
    recruit: async (count, ageDays, addressOf) => {
      const createdAt = new Date(Date.now() - ageDays * 24 * 60 * 60_000);
      const people = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), address: addressOf(index) }));
      await database.db.insert(accounts).values(
        people.map(({ id }) => ({
          id,
          username: `somebody ${id.slice(0, 6)}`,
          email: `${id}@gmail.com`,
          agreedAt: createdAt,
          createdAt,
        })),
      );
      return people;
    },
    pass: async (hours) => {
      await passHours(database.pool, hours);
      await rank();
    },
    close: async () => {
      await api.close();
      await studio.close();
      await database.close();
    },
  };
}

/** Copies a database of the server that nobody is connected to. */
export async function copyWorld(server: OpenDatabase, from: string, to: string): Promise<void> {
  await server.pool.query(`create database ${to} template ${from} strategy file_copy`);
}

/** Does the work for each of them, a few at a time, as many browsers would. */
export async function forEachOf<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<unknown>) {
  let next = 0;
  const ends = await Promise.allSettled(
    Array.from({ length: 6 }, async () => {
      while (next < items.length) {
        const index = next++;
        await work(items[index] as Item, index);
      }
    }),
  );
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    throw failed.reason;
  }
}

/** The address of a household: each number another network. */
export function household(number: number): string {
  return `100.${64 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
}
