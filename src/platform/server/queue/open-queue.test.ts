import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AppError } from '#src/shared/errors/app-error.ts';
import { noteJob } from '#tests/build/note-job.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openQueue, type JobHandler, type Queue } from './open-queue.ts';
import { uuidFrom } from './uuid-from.ts';

type Handler = JobHandler<{ word: string }>;

let database: OpenDatabase;
let queues: Queue[];

beforeEach(async () => {
  database = await createTestDatabase();
  queues = [];
  await database.pool.query('create table notes (word text, attempt int)');
});

afterEach(async () => {
  for (const queue of queues) {
    await queue.stop();
  }
  await database.close();
});

async function open(handler?: Handler, drainSeconds?: number): Promise<Queue> {
  const queue = await openQueue({ database, log, jobs: [noteJob], ...(drainSeconds ? { drainSeconds } : {}) });
  queues.push(queue);
  if (handler) {
    await queue.work(noteJob, handler);
  }
  await queue.start({ work: handler !== undefined });
  return queue;
}

async function jobStates(): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    'select state::text as state from pgboss.job where name = $1',
    [noteJob.name],
  );
  return rows.map(({ state }) => state);
}

async function eventually(check: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    if (await check()) {
      return;
    }
    await pause(25);
  }
  throw new Error('did not come to be');
}

test('[REL-06] a job that is sent in a transaction shares its fate: rolled back, neither row nor job is left', async () => {
  const queue = await open();
  const failing = database.db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into notes values ('lost', 0)`);
    expect(await queue.send(transaction, noteJob, { word: 'lost' })).toBe(true);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect((await database.pool.query('select * from notes')).rows).toEqual([]);
  expect(await jobStates()).toEqual([]);
});

test('[REL-06] a job cannot be seen before its transaction commits, and is worked after', async () => {
  const worked: string[] = [];
  const queue = await open(async ({ word }) => void worked.push(word));
  await database.db.transaction(async (transaction) => {
    await queue.send(transaction, noteJob, { word: 'kept' });
    await pause(1300);
    expect([worked, await jobStates()]).toEqual([[], []]);
  });
  await eventually(async () => (await jobStates()).includes('completed'));
  expect(worked).toEqual(['kept']);
});

test('[REL-06] a job of the same id is sent once, even after it was done', async () => {
  const worked: string[] = [];
  const queue = await open(async ({ word }) => void worked.push(word));
  const id = uuidFrom('film', 7, 'ring', 1);
  const sent = await Promise.all([1, 2, 3].map(() => queue.send(database.db, noteJob, { word: 'once' }, { id })));
  expect(sent.filter(Boolean)).toHaveLength(1);
  await eventually(async () => (await jobStates()).includes('completed'));
  expect(await queue.send(database.db, noteJob, { word: 'again' }, { id })).toBe(false);
  expect(await queue.send(database.db, noteJob, { word: 'next' }, { id: uuidFrom('film', 7, 'ring', 2) })).toBe(true);
  await eventually(() => worked.length === 2);
  expect(worked).toEqual(['once', 'next']);
});

test('[REL-06] a job whose worker was killed is worked again by another', async () => {
  const dying = runProgram('work-jobs', [database.url, 'hang']);
  await dying.waitFor('ready');
  const queue = await open();
  await queue.send(database.db, noteJob, { word: 'survives' });
  await dying.waitFor('working');
  await dying.end('SIGKILL');
  const living = runProgram('work-jobs', [database.url]);
  await living.waitFor('working');
  await eventually(async () => (await jobStates()).includes('completed'));
  expect((await database.pool.query('select attempt from notes order by attempt')).rows).toEqual([
    { attempt: 1 },
    { attempt: 2 },
  ]);
  await living.end('SIGKILL');
});

test('a job that fails is tried again, one that can never succeed is not', async () => {
  const attempts: [string, number][] = [];
  const queue = await open(async ({ word }, { attempt }) => {
    attempts.push([word, attempt]);
    if (word === 'hopeless') {
      throw new AppError('FILM_NOT_FOUND');
    }
    if (attempt === 1) {
      throw new AppError('MEDIA_FAILED');
    }
  });
  await queue.send(database.db, noteJob, { word: 'hopeless' });
  await eventually(async () => (await jobStates()).includes('failed'));
  await queue.send(database.db, noteJob, { word: 'shaky' });
  await eventually(async () => (await jobStates()).includes('completed'));
  expect(attempts).toEqual([
    ['hopeless', 1],
    ['shaky', 1],
    ['shaky', 2],
  ]);
  const { rows } = await database.pool.query("select data from pgboss.job where name = 'dead-letter'");
  expect(rows).toEqual([{ data: { word: 'hopeless' } }]);
});

test('a job waits for its time, and a higher priority goes first', async () => {
  const sender = await open();
  await sender.send(database.db, noteJob, { word: 'later' }, { startAfterSeconds: 3600 });
  for (const priority of [1, 9, 5]) {
    await sender.send(database.db, noteJob, { word: `p${priority}` }, { priority });
  }
  const worked: string[] = [];
  const one = { ...noteJob, concurrency: 1 };
  const worker = await openQueue({ database, log, jobs: [one] });
  queues.push(worker);
  await worker.work(one, async ({ word }) => void worked.push(word));
  await worker.start({ work: true });
  await eventually(() => worked.length === 3);
  expect(worked).toEqual(['p9', 'p5', 'p1']);
  expect((await jobStates()).filter((state) => state === 'created')).toHaveLength(1);
});

test('[OPS-03] stopping waits for the work at hand', async () => {
  let done = false;
  const queue = await open(async () => {
    await pause(700);
    done = true;
  });
  await queue.send(database.db, noteJob, { word: 'at hand' });
  await eventually(async () => (await jobStates()).includes('active'));
  await queue.stop();
  expect([done, await jobStates()]).toEqual([true, ['completed']]);
});

test('[OPS-03] work that does not end in time is told so and given back', async () => {
  let aborted = false;
  const queue = await open(async (_, { signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    aborted = true;
  }, 0.2);
  await queue.send(database.db, noteJob, { word: 'endless' });
  await eventually(async () => (await jobStates()).includes('active'));
  await queue.stop();
  expect([aborted, await jobStates()]).toEqual([true, ['retry']]);
});

test('as many jobs as allowed are worked at a time, wave after wave, and no more', async () => {
  let running = 0;
  let ended = 0;
  let go = (): void => {};
  let gate = Promise.resolve();
  const queue = await openQueue({ database, log, jobs: [noteJob], concurrencyOf: { [noteJob.name]: 3 } });
  queues.push(queue);
  await queue.work(noteJob, async () => {
    running += 1;
    await gate;
    running -= 1;
    ended += 1;
  });
  await queue.start({ work: true });
  for (const wave of [1, 2]) {
    gate = new Promise((resolve) => (go = resolve));
    for (let number = 0; number < 7; number++) {
      await queue.send(database.db, noteJob, { word: `${wave} ${number}` });
    }
    await eventually(() => running === 3);
    await pause(1500);
    expect([running, (await jobStates()).filter((state) => state === 'active').length]).toEqual([3, 3]);
    go();
    await eventually(() => ended === 7 * wave);
  }
});

test('queues hold their jobs for a year and learn of dead workers by missing heartbeats', async () => {
  await open();
  const { rows } = await database.pool.query('select * from pgboss.queue where name = $1', [noteJob.name]);
  expect(rows[0]).toMatchObject({
    retry_limit: 2,
    expire_seconds: 60,
    retention_seconds: 31_536_000,
    heartbeat_seconds: 10,
    notify: true,
    dead_letter: 'dead-letter',
  });
  const changed = await openQueue({ database, log, jobs: [{ ...noteJob, timeLimitSeconds: 90 }] });
  queues.push(changed);
  await changed.start({ work: false });
  expect(
    (await database.pool.query('select expire_seconds from pgboss.queue where name = $1', [noteJob.name])).rows,
  ).toEqual([{ expire_seconds: 90 }]);
});

test('one id comes of the same parts, and of no others', () => {
  expect(uuidFrom('film', 1)).toBe(uuidFrom('film', 1));
  expect(new Set([uuidFrom('film', 1), uuidFrom('film', '1'), uuidFrom('fil', 'm1'), uuidFrom('film1')]).size).toBe(4);
  expect(uuidFrom('film', 1)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

const keyedJob = { ...noteJob, keyOf: ({ word }: { word: string }) => word };

async function openKeyed(handler?: Handler): Promise<Queue> {
  const queue = await openQueue({ database, log, jobs: [keyedJob] });
  queues.push(queue);
  if (handler) {
    await queue.work(keyedJob, handler);
  }
  await queue.start({ work: handler !== undefined });
  return queue;
}

test('[REL-10] many jobs of one key, sent at once by many, leave one waiting', async () => {
  const queue = await openKeyed();
  const sent = await Promise.all(Array.from({ length: 20 }, () => queue.send(database.db, keyedJob, { word: 'same' })));
  expect([sent.filter(Boolean).length, await jobStates()]).toEqual([1, ['created']]);
});

test('[REL-10] a job of another key waits beside it', async () => {
  const queue = await openKeyed();
  await queue.send(database.db, keyedJob, { word: 'one' });
  expect(await queue.send(database.db, keyedJob, { word: 'other' })).toBe(true);
  expect(await jobStates()).toHaveLength(2);
});

test('[REL-06] a job that took another in is worked only after the sender of that one has committed', async () => {
  const sender = await openKeyed();
  await sender.send(database.db, keyedJob, { word: 'film' });
  let committed = false;
  const seen: boolean[] = [];
  await database.db.transaction(async (transaction) => {
    expect(await sender.send(transaction, keyedJob, { word: 'film' })).toBe(false);
    await openKeyed(async () => void seen.push(committed));
    await pause(1300);
    committed = true;
  });
  await eventually(() => seen.length > 0);
  expect(seen).toEqual([true]);
});

test('[REL-06] a job of a key that is being worked is sent again', async () => {
  let runs = 0;
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const queue = await openKeyed(async () => {
    runs += 1;
    await held;
  });
  await queue.send(database.db, keyedJob, { word: 'film' });
  await eventually(() => runs === 1);
  expect(await queue.send(database.db, keyedJob, { word: 'film' })).toBe(true);
  release();
  await eventually(() => runs === 2);
});

test('a job of a key that waits for its time starts as early as the most urgent sender wants', async () => {
  const worked: string[] = [];
  const queue = await openKeyed(async ({ word }) => void worked.push(word));
  await queue.send(database.db, keyedJob, { word: 'check' }, { startAfterSeconds: 3600 });
  await queue.send(database.db, keyedJob, { word: 'check' }, { startAfterSeconds: 7200 });
  const { rows } = await database.pool.query(
    `select start_after < now() + interval '3700 seconds' as kept from pgboss.job where name = $1`,
    [noteJob.name],
  );
  expect(rows).toEqual([{ kept: true }]);
  await queue.send(database.db, keyedJob, { word: 'check' });
  await eventually(() => worked.length === 1);
});

test('[REL-10] what waits for a key is removed with its row, and comes back when that is rolled back', async () => {
  const queue = await openKeyed();
  await queue.send(database.db, keyedJob, { word: 'film' });
  const failing = database.db.transaction(async (transaction) => {
    await queue.remove(transaction, keyedJob, { word: 'film' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await jobStates()).toEqual(['created']);
  await queue.remove(database.db, keyedJob, { word: 'film' });
  expect(await jobStates()).toEqual([]);
});
