import { getPriority } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { createThreadPool, GaveWay, type ThreadPool } from './thread-pool.ts';

let pool: ThreadPool | undefined;
const open = (size: number): ThreadPool =>
  (pool = createThreadPool({ entry: new URL('./try/crashing-thread.ts', import.meta.url), size }));
afterEach(() => pool?.close());

test('processes do tasks as threads do, a crashed one is replaced, and idle ones end', async () => {
  const entry = new URL('./try/crashing-thread.ts', import.meta.url);
  const processes = (pool = createThreadPool({ entry, size: 1, processMemoryBytes: 2e9, idleSeconds: 0.2 }));
  expect(await processes.run('double', 4)).toBe(8);
  expect(await processes.run('runtime', undefined)).toEqual({ hasProto: false, jitless: true });
  const before = await processes.run('pid', undefined);
  expect(before).not.toBe(process.pid);
  await expect(processes.run('refuse', undefined)).rejects.toMatchObject({ code: 'MEDIA_FAILED' });
  await expect(processes.run('crash', undefined)).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
  const after = await processes.run('pid', undefined);
  expect(after).not.toBe(before);
  await expect.poll(() => isRunning(Number(after)), { timeout: 5_000 }).toBe(false);
  expect(await processes.run('double', 5)).toBe(10);
});

test('a process is kept from task to task, and ends after the last one', async () => {
  const entry = new URL('./try/crashing-thread.ts', import.meta.url);
  const processes = (pool = createThreadPool({ entry, size: 1, processMemoryBytes: 2e9, idleSeconds: 2 }));
  const first = await processes.run('pid', undefined);
  expect(await processes.run('double', 4)).toBe(8);
  expect(await processes.run('pid', undefined)).toBe(first);
  await expect.poll(() => isRunning(Number(first)), { timeout: 20_000 }).toBe(false);
});

test('a process that wants more memory than its limit fails its task alone', async () => {
  const entry = new URL('./try/crashing-thread.ts', import.meta.url);
  const processes = (pool = createThreadPool({ entry, size: 1, processMemoryBytes: 1.5e9 }));
  // The limit is set beside the start: by the second task it holds.
  await processes.run('double', 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(processes.run('hoard', 4e9)).rejects.toThrow(/allocation failed|INTERNAL_ERROR/);
  expect(await processes.run('double', 3)).toBe(6);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what a task tells of its progress reaches its caller, not more often than anybody looks', async () => {
  const told: number[] = [];
  await open(1).run('count', undefined, { onProgress: (progress) => told.push(progress) });
  expect(told).toEqual([0.5]);
});

test('tasks are done in threads, each answer with its own question', async () => {
  const threads = open(2);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => threads.run('double', number)));
  expect(answers).toEqual(Array.from({ length: 40 }, (_, number) => number * 2));
});

test.runIf(process.platform === 'linux')('threads and processes let what answers people go first', async () => {
  const entry = new URL('./try/crashing-thread.ts', import.meta.url);
  const processes = createThreadPool({ entry, size: 1, processMemoryBytes: 2e9 });
  try {
    const own = getPriority();
    expect(await open(1).run('priority', undefined)).toBeGreaterThan(own);
    expect(await processes.run('priority', undefined)).toBeGreaterThan(own);
    expect(getPriority()).toBe(own);
  } finally {
    await processes.close();
  }
});

test('[REL-08] a crashed thread fails its task alone and is replaced', async () => {
  const threads = open(1);
  const before = await threads.run('where', undefined);
  await expect(threads.run('crash', undefined)).rejects.toMatchObject({ code: 'INTERNAL_ERROR' });
  expect(await threads.run('double', 4)).toBe(8);
  expect(await threads.run('where', undefined)).not.toBe(before);
});

test('[SEC-20] in a thread objects have no __proto__ by which all could be changed, and zod generates no code', async () => {
  expect(await open(1).run('runtime', undefined)).toEqual({ hasProto: false, jitless: true });
});

test('an error of the house keeps its code and details; an unknown task is an error', async () => {
  const threads = open(1);
  await expect(threads.run('refuse', undefined)).rejects.toMatchObject({
    code: 'MEDIA_FAILED',
    details: { reason: 'on purpose' },
  });
  await expect(threads.run('toString', undefined)).rejects.toThrow('no task');
});

test('aborting ends a running task and a waiting one, with the reason', async () => {
  const threads = open(1);
  const running = new AbortController();
  const queued = new AbortController();
  const first = threads.run('wait', undefined, { signal: running.signal });
  const second = threads.run('double', 1, { signal: queued.signal });
  queued.abort(new Error('no longer wanted'));
  await expect(second).rejects.toThrow('no longer wanted');
  running.abort(new Error('stop'));
  await expect(first).rejects.toThrow('stop');
  expect(await threads.run('double', 3)).toBe(6);
});

test('of the waiting tasks the highest priority goes first, then the oldest', async () => {
  const threads = open(1);
  const gate = new SharedArrayBuffer(4);
  const order: number[] = [];
  const held = threads.run('hold', gate);
  const rest = [
    [1, 0],
    [2, 5],
    [3, 0],
    [4, 5],
  ].map(([number, priority]) =>
    threads.run('double', number, { priority: priority ?? 0 }).then(() => order.push(number ?? 0)),
  );
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
  await Promise.all([held, ...rest]);
  expect(order).toEqual([2, 4, 1, 3]);
});

test('[REL-10] a task that gives way ends when a more urgent one finds no free thread', async () => {
  const threads = open(1);
  const first = threads.run('wait', undefined, { givesWay: true });
  const second = threads.run('double', 4, { priority: 1 });
  await expect(first).rejects.toBeInstanceOf(GaveWay);
  expect(await second).toBe(8);
});

test('[REL-10] a task that gives way goes on beside one that is no more urgent', async () => {
  const threads = open(1);
  const held = new SharedArrayBuffer(4);
  const first = threads.run('hold', held, { givesWay: true });
  const second = threads.run('double', 4);
  Atomics.store(new Int32Array(held), 0, 1);
  Atomics.notify(new Int32Array(held), 0);
  expect([await first, await second]).toEqual(['let go', 8]);
});

test('[REL-10] a task whose caller has made it more urgent meanwhile no longer gives way', async () => {
  const threads = open(1);
  const held = new SharedArrayBuffer(4);
  const urgency = { priority: 0, givesWay: true };
  const first = threads.run('hold', held, urgency);
  Object.assign(urgency, { priority: 1, givesWay: false });
  const second = threads.run('double', 4, { priority: 1 });
  Atomics.store(new Int32Array(held), 0, 1);
  Atomics.notify(new Int32Array(held), 0);
  expect([await first, await second]).toEqual(['let go', 8]);
});

test('a pool that was warmed up has its threads and does its tasks', async () => {
  const threads = open(2);
  threads.warmUp();
  const answers = await Promise.all([
    threads.run('double', 1),
    threads.run('double', 2),
    threads.run('where', undefined),
  ]);
  expect(answers).toEqual([2, 4, expect.any(Number)]);
});
