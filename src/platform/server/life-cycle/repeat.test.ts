import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { silentLog as log } from '#tests/build/silent-log.ts';
import { repeat } from './repeat.ts';

test('[OPS-03] what takes longer than its interval never runs twice at a time', async () => {
  const seen = { running: 0, most: 0, times: 0 };
  const repetition = repeat(
    {
      name: 'slow',
      everyMilliseconds: 1,
      work: async () => {
        seen.running += 1;
        seen.most = Math.max(seen.most, seen.running);
        await pause(20);
        seen.running -= 1;
        seen.times += 1;
      },
    },
    log,
  );
  while (seen.times < 3) {
    await pause(5);
  }
  await repetition.stop();
  expect(seen.most).toBe(1);
});

test('[OPS-03] stopping waits for what is being done and begins nothing more', async () => {
  const seen = { begun: 0, ended: 0 };
  const work = async (): Promise<void> => {
    seen.begun += 1;
    await pause(50);
    seen.ended += 1;
  };
  const repetition = repeat({ name: 'work', everyMilliseconds: 1, work }, log);
  while (seen.begun === 0) {
    await pause(1);
  }
  await repetition.stop();
  const then = { ...seen };
  await pause(80);
  expect([then, seen.begun]).toEqual([{ begun: 1, ended: 1 }, 1]);
});

test('what failed is done again', async () => {
  const seen = { times: 0 };
  const work = async (): Promise<void> => {
    seen.times += 1;
    throw new Error('not this time');
  };
  const repetition = repeat({ name: 'failing', everyMilliseconds: 1, work }, log);
  while (seen.times < 2) {
    await pause(1);
  }
  await repetition.stop();
  expect(seen.times).toBeGreaterThanOrEqual(2);
});
