import { expect, test } from 'vitest';
import { createFairLine } from './fair-line.ts';

const RULES = { atOnce: 1, perHolder: 3, all: 6, retryAfterSeconds: 1 };

test('[REL-10] holders take turns, whoever came first with much', async () => {
  const line = createFairLine(RULES);
  const done: string[] = [];
  const bring = (holder: string, name: string): Promise<void> =>
    line.run(
      async () => {
        await Promise.resolve();
        done.push(name);
      },
      { holder },
    );
  await Promise.all([bring('a', 'a1'), bring('a', 'a2'), bring('a', 'a3'), bring('b', 'b1'), bring('c', 'c1')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('[REL-10] never more run at once than allowed', async () => {
  const line = createFairLine({ ...RULES, atOnce: 2 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((holder) => line.run(work, { holder })));
  expect([most, running]).toEqual([2, 0]);
});

test('[REL-10] a holder with too much is refused, a full line refuses all, and both free up', async () => {
  const line = createFairLine(RULES);
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = (holder: string): Promise<unknown> =>
    line
      .run(() => promise, { holder })
      .then(
        () => 'done',
        (error: { code?: unknown }) => error.code,
      );
  const held = ['a', 'a', 'a', 'b', 'b', 'b'].map(hold);
  expect([await hold('a'), await hold('c')]).toEqual(['TOO_MANY_AT_ONCE', 'SERVER_BUSY']);
  resolve();
  expect(await Promise.all(held)).toEqual(Array(6).fill('done'));
  expect([await hold('a'), await hold('c')]).toEqual(['done', 'done']);
});

test('[REL-10] who leaves the line is not waited for, and what fails lets the next one begin', async () => {
  const line = createFairLine(RULES);
  const { promise, reject } = Promise.withResolvers<void>();
  const failing = line.run(() => promise, { holder: 'a' });
  const leaving = new AbortController();
  const left = line.run(() => Promise.resolve('never'), { holder: 'b', signal: leaving.signal });
  const next = line.run(() => Promise.resolve('next'), { holder: 'c' });
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  reject(new Error('failed'));
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
