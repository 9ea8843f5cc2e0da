import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createApi } from '#src/apps/api/start-api.ts';
import { rankMovies } from '#src/features/community/server/ranking/rank-movies.ts';
import { migrateDatabase } from '#src/platform/server/database/migrate-database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { buildStudio } from '#tests/build/build-studio.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import type { Answers, Asking } from './community/ask-at-rate.ts';
import { fillCommunity, readSample } from './community/fill-community.ts';

const SIZE = {
  accounts: 10_000,
  films: 100_000,
  likes: 1_000_000,
  comments: 200_000,
  follows: 100_000,
  views: 500_000,
};
const PER_SECOND = 200;
const SECONDS = 30;
const SAMPLE = 200;

/**
 * The community with 100,000 films, a million likes and 10,000 accounts: milliseconds of every page's requests at a
 * fixed rate, and the seconds in which all films are ranked.
 */
export async function benchCommunity(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const database = await openDatabase({ config: { dataFolder: folder }, log, poolSize: 10 });
  try {
    await migrateDatabase({ database, log });
    await fillCommunity(database.pool, SIZE);
    const began = performance.now();
    let ranked = 0;
    for (let some = 1; some > 0; ranked += some) {
      some = await rankMovies(database.db);
    }
    const rankSeconds = (performance.now() - began) / 1_000;
    await database.pool.query('vacuum analyze movies');
    const studio = await buildStudio(database, folder, { work: false });
    const api = await createApi(studio.parts);
    try {
      await api.listen({ host: '127.0.0.1', port: 0 });
      const address = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
      const { accounts, films } = await readSample(database.pool, SAMPLE);
      const headers = await signIn(database, folder, accounts[0]!);
      const requests = films.flatMap((film, index) => pagesOf(film, accounts[index % accounts.length]!, headers));
      // The first requests compile and fill caches.
      await ask({ address, requests, perSecond: PER_SECOND / 2, seconds: 5 });
      const answers = await ask({ address, requests, perSecond: PER_SECOND, seconds: SECONDS });
      return {
        ...SIZE,
        ranked,
        rankSeconds: Math.round(rankSeconds),
        perSecond: PER_SECOND,
        ...Object.fromEntries(Object.entries(answers.milliseconds).map(([kind, list]) => [kind, percentiles(list)])),
        all: percentiles(Object.values(answers.milliseconds).flat()),
        failed: answers.failed,
        load: loadavg()[0],
      };
    } finally {
      await api.close();
      await studio.close();
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the pages of the community ask for, of one film and one author. */
function pagesOf(film: string, author: string, headers: Record<string, string>): Asking['requests'] {
  return [
    '/api/movies?sort=hottest',
    '/api/movies?sort=latest',
    '/api/movies?sort=recommended',
    '/api/movies?sort=followed',
    '/api/movies?sort=hottest&type=western&language=ja',
    '/api/movies?search=word7%20word1',
    '/api/movies?search=word4321',
    `/api/movies?author=${author}`,
    `/api/movies/${film}`,
    `/api/movies/${film}/related`,
    `/api/movies/${film}/comments`,
    `/api/authors/${author}`,
    '/api/liked-movies',
  ].map((path) => ({ path, headers }));
}

/** From a thread of its own, so that asking does not wait for answering. */
function ask(asking: Asking): Promise<Answers> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./community/ask-at-rate.ts', import.meta.url), { workerData: asking });
    worker.once('message', resolve).once('error', reject);
  });
}

function percentiles(list: readonly number[]): Record<string, number> {
  const sorted = list.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
