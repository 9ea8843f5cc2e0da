import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { countAttempt, forgetAttempts, forgiveAttempt, noteAttempt } from './count-attempt.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const limitOf = (allowed: number, seconds: number) => ({ kind: 'test', subject: randomUUID(), allowed, seconds });

test.each([
  [90, { seconds: 90 }],
  [91, { minutes: 2 }],
  [3600, { minutes: 60 }],
])('[AUTH-09] [ERR-01] a wait of %i seconds is told as %o', async (seconds, told) => {
  const limit = limitOf(1, seconds);
  await countAttempt(database.db, limit);
  const refused = (await countAttempt(database.db, limit).catch((error: unknown) => error)) as { details: object };
  expect(refused).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect(refused.details).toEqual({ retryAfterSeconds: seconds, ...told });
});

test('[AUTH-09] a count begins anew when its time is over, whatever it had come to', async () => {
  const limit = limitOf(2, 60);
  for (let time = 0; time < 3; time++) {
    await noteAttempt(database.db, limit);
  }
  expect(await noteAttempt(database.db, limit)).toMatchObject({ count: 4, isOver: true });
  await database.pool.query("update attempts set window_ends_at = now() - interval '1 second'");
  expect(await noteAttempt(database.db, limit)).toMatchObject({ count: 1, isOver: false, secondsLeft: 60 });
});

test('[AUTH-09] a count of one subject leaves those of others, and none falls below zero', async () => {
  const [one, other] = [limitOf(1, 60), limitOf(1, 60)];
  await noteAttempt(database.db, one);
  await noteAttempt(database.db, other);
  await forgiveAttempt(database.db, one);
  await forgiveAttempt(database.db, one);
  expect([(await noteAttempt(database.db, one)).count, (await noteAttempt(database.db, other)).count]).toEqual([1, 2]);
  await forgetAttempts(database.db, one);
  expect([(await noteAttempt(database.db, one)).count, (await noteAttempt(database.db, other)).count]).toEqual([1, 3]);
});
