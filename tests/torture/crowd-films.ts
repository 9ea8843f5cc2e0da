import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createFilm } from '#src/features/film/server/create-film.ts';
import { cacheFolders } from '#src/features/film/server/final-cut/cache-folders.ts';
import { deleteFilmsOf } from '#src/features/film/server/forget-films.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';

/** Others who want films: so many accounts, each with so many films. */
export interface Crowd {
  accounts: number;
  films: number;
}

interface TimedFilm {
  beginSeconds: number;
  doneSeconds: number;
  timeline: string;
}

/** A film begins within so many seconds, whatever others want. */
const MOST_SECONDS_TO_BEGIN = 2;
/** It is done in at most so many times what it takes alone. */
const MOST_TIMES_ALONE = 2.5;
/** What runs when its film is deleted sends a few more; they find nothing and are gone as soon. */
const MOST_SECONDS_TO_EMPTY = 10;
/** Films one after the other, each of a new account, that are timed beside a crowd. */
const NEWCOMERS = 3;
/** What films have that nobody chose a size for: the longest single pieces of work are such clips. */
const SIZE = 720;
const SHOTS = 4;
const MEMORY_EVERY_MILLISECONDS = 250;
const MOST_SECONDS_FOR_A_FILM = 900;

const film = { idea: 'A clockmaker teaches a stray dog to keep time', type: 'fantasy', style: 'gouache' } as const;

/**
 * Makes a film of four shots alone, and films of newcomers behind each crowd of such films. Prints what they took;
 * throws when one began too late or took too long, or when wake-ups of deleted films stay.
 */
export async function crowdFilms(
  database: OpenDatabase,
  folder: string,
  run: { seed: number; crowds: readonly Crowd[] },
): Promise<void> {
  const studio = await buildStudio(database, folder);
  try {
    // The first one loads the modules of the threads.
    await timeFilm(studio, database, run.seed);
    const faults: string[] = [];
    for (const crowd of run.crowds) {
      faults.push(...(await tryCrowd(studio, database, { crowd, seed: run.seed })));
    }
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  } finally {
    await studio.close();
  }
}

async function tryCrowd(
  studio: Studio,
  database: OpenDatabase,
  { crowd, seed }: { crowd: Crowd; seed: number },
): Promise<string[]> {
  const before = await timeFilm(studio, database, seed + 1);
  const accounts: string[] = [];
  for (let number = 0; number < crowd.accounts; number++) {
    accounts.push(await buildAccount(database));
  }
  const { config } = studio.parts;
  await forgetParts(config);
  const unlimited = {
    ...studio.parts,
    config: { ...config, limits: { ...config.limits, openFilms: crowd.films + 1 } },
  };
  const memory = watchMemory();
  const began = performance.now();
  for (let number = 0; number < crowd.accounts * crowd.films; number++) {
    const accountId = accounts[number % accounts.length] ?? '';
    await createFilm(unlimited, {
      ...film,
      language: 'en',
      aspect: '16:9',
      shots: SHOTS,
      seed: seed + number,
      shortSidePixels: SIZE,
      accountId,
    });
  }
  const createdSeconds = (performance.now() - began) / 1000;
  const newcomers: TimedFilm[] = [];
  for (let number = 0; number < NEWCOMERS; number++) {
    newcomers.push(await timeFilm(studio, database, seed + 1));
    await forgetParts(config);
  }
  const jobs = await countWaiting(database);
  const crowdsOwn = await countCrowdsWork(database, accounts);
  const load = loadavg()[0] ?? 0;
  const deletionBegan = performance.now();
  for (const accountId of accounts) {
    await deleteFilmsOf(studio.parts, accountId);
  }
  const deletedSeconds = (performance.now() - deletionBegan) / 1000;
  const left = await countWaiting(database);
  const emptySeconds = await waitForEmpty(database);
  const peakMegabytes = memory.stop();
  const after = await timeFilm(studio, database, seed + 1);
  // Others use the machine too, and not equally all the time.
  const aloneSeconds = (before.doneSeconds + after.doneSeconds) / 2;
  const name = `${crowd.accounts} × ${crowd.films} films`;
  const results = newcomers.map((film) => ({ ...film, times: film.doneSeconds / aloneSeconds }));
  process.stdout.write(
    [
      `${name}, created in ${createdSeconds.toFixed(1)} s`,
      `alone: done after ${before.doneSeconds.toFixed(1)} s before and ${after.doneSeconds.toFixed(1)} s after`,
      ...results.map((result) => `${result.timeline}${describe(result)}`),
      `${jobs} jobs waited; the films were deleted in ${deletedSeconds.toFixed(1)} s, ${left} jobs were left then and none ${emptySeconds.toFixed(1)} s later; meanwhile ${crowdsOwn} pieces of the crowd's were made; at most ${peakMegabytes} MB of memory; load ${load.toFixed(1)}`,
      ...results.map((result) => `${name}: ${describe(result)}`),
      '',
    ].join('\n'),
  );
  return [
    ...results
      .filter(({ beginSeconds, times }) => beginSeconds > MOST_SECONDS_TO_BEGIN || times > MOST_TIMES_ALONE)
      .map((result) => `${name}: ${describe(result)}`),
    ...(emptySeconds > MOST_SECONDS_TO_EMPTY ? [`${name}: jobs of deleted films stay`] : []),
  ];
}

function describe({ beginSeconds, doneSeconds, times }: TimedFilm & { times: number }): string {
  return `begun after ${beginSeconds.toFixed(2)} s, done after ${doneSeconds.toFixed(1)} s, ${times.toFixed(2)} times alone`;
}

/** The same film is made several times, and each time its cut shall be made anew. */
async function forgetParts(config: Studio['parts']['config']): Promise<void> {
  for (const folder of Object.values(cacheFolders(config))) {
    // The crowd's parts are being written there meanwhile.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** A small film of an account of its own: when its story was begun, and when it was complete. */
async function timeFilm(studio: Studio, database: OpenDatabase, seed: number): Promise<TimedFilm> {
  const accountId = await buildAccount(database);
  const began = performance.now();
  const filmId = await studio.createFilm({ accountId, seed, shortSidePixels: SIZE });
  await waitForStart(database, accountId);
  const beginSeconds = (performance.now() - began) / 1000;
  await waitForEnd(database, filmId);
  const doneSeconds = (performance.now() - began) / 1000;
  return { beginSeconds, doneSeconds, timeline: await readTimeline(database, filmId) };
}

/** Until the film is complete. Throws when it failed, or is not done after a quarter of an hour. */
async function waitForEnd(database: OpenDatabase, filmId: string): Promise<void> {
  const last = performance.now() + MOST_SECONDS_FOR_A_FILM * 1000;
  while (performance.now() < last) {
    const { rows } = await database.pool.query<{ status: string; error: unknown }>(
      'select status, error from films where id = $1',
      [filmId],
    );
    if (rows[0]?.status === 'COMPLETED') {
      return;
    }
    if (rows[0]?.status === 'FAILED') {
      throw new Error(`the film failed: ${JSON.stringify(rows[0].error)}`);
    }
    await pause(50);
  }
  throw new Error(`the film was not done after ${MOST_SECONDS_FOR_A_FILM} s`);
}

/** When each thing of the film was asked for, begun and done, in seconds since the film, and its last wake-ups. */
async function readTimeline(database: OpenDatabase, filmId: string): Promise<string> {
  const { rows } = await database.pool.query<{ line: string }>(
    `with works as (
       select 'make ' || t.asset_kind as what, g.created_at as asked, g.started_at as begun, g.finished_at as done
         from takes t join generations g on g.id = t.generation_id where t.film_id::text = $1
       union all select 'cut', j.created_on, j.started_on, j.completed_on from pgboss.job j
         where j.name = 'film-cut' and j.data->>'takeId' in (select id::text from takes where film_id::text = $1)
       union all select j.name, j.created_on, j.started_on, j.completed_on from pgboss.job j
         where j.name in ('film-advance', 'film-prepare-cut') and j.data->>'filmId' = $1 and j.started_on is not null)
     select format('  %s: asked %s, begun %s, done %s s', what,
       extract(epoch from asked - f.created_at)::numeric(9, 2), extract(epoch from begun - f.created_at)::numeric(9, 2),
       extract(epoch from done - f.created_at)::numeric(9, 2)) as line
     from works, films f where f.id::text = $1 order by asked, begun`,
    [filmId],
  );
  return rows.map(({ line }) => `${line}\n`).join('');
}

/** Until a vendor has been asked for the first thing of the account. */
async function waitForStart(database: OpenDatabase, accountId: string): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      'select 1 from generations where account_id = $1 and started_at is not null limit 1',
      [accountId],
    );
    if (rows.length > 0) {
      return;
    }
    await pause(20);
  }
}

/** What of these accounts' films has been made. */
async function countCrowdsWork(database: OpenDatabase, accounts: readonly string[]): Promise<number> {
  const { rows } = await database.pool.query<{ pieces: number }>(
    `select count(*)::int as pieces from generations where account_id = any($1) and state = 'completed'`,
    [accounts],
  );
  return rows[0]?.pieces ?? 0;
}

/** Samples the memory of this process, threads included; ffmpeg and the database are programs of their own. */
function watchMemory(): { stop(): number } {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), MEMORY_EVERY_MILLISECONDS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak / 1024 ** 2);
    },
  };
}

/** Until nothing waits that is about films: seconds, or Infinity when it takes far too long. */
async function waitForEmpty(database: OpenDatabase): Promise<number> {
  const began = performance.now();
  while ((await countWaiting(database)) > 0) {
    if (performance.now() - began > MOST_SECONDS_TO_EMPTY * 3000) {
      return Number.POSITIVE_INFINITY;
    }
    await pause(50);
  }
  return (performance.now() - began) / 1000;
}

async function countWaiting(database: OpenDatabase): Promise<number> {
  const { rows } = await database.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from pgboss.job
     where state < 'active' and (name like 'film-%' or name like 'generation-%')`,
  );
  return rows[0]?.jobs ?? 0;
}
