import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { defineJob } from '#src/platform/server/queue/define-job.ts';
import { openQueue, type Queue } from '#src/platform/server/queue/open-queue.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';

const JOBS = 2000;
const SENDERS = 8;
const SINGLE_JOBS = 200;
const CHAIN_LENGTH = 300;
/** Number of keys, and wake-ups sent per key. */
const KEYS = 20;
const WAKE_UPS_OF_A_KEY = 50;

const limits = { retryLimit: 0, timeLimitSeconds: 60 } as const;
const numbered = z.object({ number: z.int() });
const shortJob = defineJob({ name: 'bench-short', payload: numbered, ...limits, concurrency: 4 });
const singleJob = defineJob({ name: 'bench-single', payload: numbered, ...limits, concurrency: 4 });
const chainJob = defineJob({ name: 'bench-chain', payload: numbered, ...limits, concurrency: 4 });
const keyedJob = defineJob({
  name: 'bench-keyed',
  payload: numbered,
  ...limits,
  concurrency: 4,
  keyOf: ({ number }) => String(number),
});

/**
 * The queue on a durable embedded PostgreSQL. Measures short jobs per second (sent one by one, each in its own
 * transaction, while workers run), the delay from commit to start with idle workers, the delay between steps that each
 * send the next in their transaction, and the number of jobs left of many wake-ups.
 */
export async function benchQueue(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const database = await openDatabase({ config: { dataFolder: folder }, log });
  try {
    return await bench(database);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function bench(database: OpenDatabase): Promise<Record<string, unknown>> {
  const queue = await openQueue({ database, log, jobs: [shortJob, singleJob, chainJob, keyedJob] });
  const onStart: Record<'short' | 'single' | 'keyed', (number: number) => void> = {
    short: () => {},
    single: () => {},
    keyed: () => {},
  };
  let chain = (): void => {};
  await queue.work(shortJob, async ({ number }) => onStart.short(number));
  await queue.work(singleJob, async ({ number }) => onStart.single(number));
  await queue.work(keyedJob, async ({ number }) => onStart.keyed(number));
  await queue.work(chainJob, async ({ number }) => {
    if (number === CHAIN_LENGTH) {
      return chain();
    }
    await database.db.transaction((transaction) => queue.send(transaction, chainJob, { number: number + 1 }));
  });
  await queue.start({ work: true });
  try {
    const single = await sendSingly(database, queue, (start) => (onStart.single = start));
    const began = performance.now();
    const chained = new Promise<void>((resolve) => (chain = resolve));
    await queue.send(database.db, chainJob, { number: 0 });
    await chained;
    const stepMilliseconds = (performance.now() - began) / CHAIN_LENGTH;
    const jobsPerSecond = await sendMany(database, queue, (start) => (onStart.short = start));
    return {
      jobsPerSecond,
      startP50Milliseconds: quantile(single, 0.5),
      startP99Milliseconds: quantile(single, 0.99),
      stepMilliseconds: round(stepMilliseconds),
      jobs: JOBS,
      keyedRuns: await sendKeyed(database, queue, (start) => (onStart.keyed = start)),
      keyedWakeUps: KEYS * WAKE_UPS_OF_A_KEY,
    };
  } finally {
    await queue.stop();
  }
}

async function sendSingly(
  database: OpenDatabase,
  queue: Queue,
  listen: (start: (number: number) => void) => void,
): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < SINGLE_JOBS; number++) {
    const started = new Promise<number>((resolve) => listen(() => resolve(performance.now())));
    await database.db.transaction((transaction) => queue.send(transaction, singleJob, { number }));
    const committed = performance.now();
    times.push(Math.max(0, (await started) - committed));
    await pause(5 + (number % 20));
  }
  return times;
}

async function sendMany(
  database: OpenDatabase,
  queue: Queue,
  listen: (start: (number: number) => void) => void,
): Promise<number> {
  let left = JOBS;
  const done = new Promise<void>((resolve) => listen(() => void (--left === 0 && resolve())));
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (next < JOBS) {
        const number = next++;
        await database.db.transaction((transaction) => queue.send(transaction, shortJob, { number }));
      }
    }),
  );
  await done;
  return Math.round(JOBS / ((performance.now() - began) / 1000));
}

/** Number of runs caused by many wake-ups of few keys. */
async function sendKeyed(
  database: OpenDatabase,
  queue: Queue,
  listen: (start: (number: number) => void) => void,
): Promise<number> {
  let runs = 0;
  const last = new Set<number>();
  listen((number) => void ((runs += 1), last.add(number)));
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let number = 0; number < (KEYS * WAKE_UPS_OF_A_KEY) / SENDERS; number++) {
        const key = number % KEYS;
        await queue.send(database.db, keyedJob, { number: key });
      }
    }),
  );
  await pause(500);
  return runs;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
