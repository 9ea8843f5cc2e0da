import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { Lane } from './internal/lanes.ts';
import { takeNextLeases, type Turn } from './internal/next-generation.ts';
import { generations, type GenerationRow } from './tables.ts';

let database: OpenDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.close());

const vendors = new Map<VendorName, Vendor>([
  ['draft', { name: 'draft', repeatable: true } as unknown as Vendor],
  ['fal', { name: 'fal' } as unknown as Vendor],
]);

/** Inserts a waiting row; its key identifies it. */
async function wait(accountId: string, key: string, row: Partial<typeof generations.$inferInsert> = {}): Promise<void> {
  await database.db.insert(generations).values({
    id: randomUUID(),
    accountId,
    kind: 'image',
    model: 'draft-image',
    vendor: 'draft',
    request: { kind: 'image' } as never,
    priceCoins: 0,
    idempotencyKey: key,
    folder: 'image',
    ...row,
  });
}

/** As a worker with one free thread. */
async function takeNext(lane: Lane, turn: Turn): Promise<GenerationRow | undefined> {
  return (await takeNextLeases(database.db, { vendors }, { lane, turn, most: 1 })).rows[0];
}

/** Keys in the order in which workers take them, if each started at once. */
async function takeAll(turn: Turn = 'least', lane: Lane = 'free'): Promise<string[]> {
  const taken: string[] = [];
  for (;;) {
    const row = await takeNext(lane, turn);
    if (!row) {
      return taken;
    }
    taken.push(row.idempotencyKey);
    await database.pool.query('update generations set started_at = clock_timestamp() where id = $1', [row.id]);
  }
}

/** Row of work that ended so many minutes ago and took so many seconds. */
const worked = (minutesAgo: number, seconds: number): Partial<typeof generations.$inferInsert> => {
  const finishedAt = new Date(Date.now() - minutesAgo * 60_000);
  return { state: 'completed', startedAt: new Date(finishedAt.getTime() - seconds * 1000), finishedAt };
};

/** Takes so many pieces, each of which takes this long; answers with their keys. */
async function workThrough(pieces: number, secondsEach: number): Promise<string[]> {
  const taken: string[] = [];
  for (let number = 0; number < pieces; number++) {
    const row = await takeNext('free', 'least');
    if (!row) {
      break;
    }
    taken.push(row.idempotencyKey);
    await database.pool.query(
      `update generations set state = 'completed', started_at = clock_timestamp() - make_interval(secs => $2),
         finished_at = clock_timestamp() where id = $1`,
      [row.id, secondsEach],
    );
  }
  return taken;
}

const film = (day: number): { since: Date } => ({ since: new Date(Date.UTC(2026, 0, day)) });

test('[REL-10] an account with fewer waiting films goes before one that came earlier with many', async () => {
  const [many, few] = [await buildAccount(database), await buildAccount(database)];
  await wait(many, 'many 1', film(1));
  await wait(many, 'many 2', film(2));
  await wait(many, 'many 3', film(3));
  await wait(few, 'few', film(4));
  expect((await takeAll())[0]).toBe('few');
});

test('[REL-10] accounts with equally many waiting rows take turns', async () => {
  const [one, other] = [await buildAccount(database), await buildAccount(database)];
  for (const number of [1, 2]) {
    await wait(one, `one ${number}`, film(1));
  }
  for (const number of [1, 2]) {
    await wait(other, `other ${number}`, film(2));
  }
  const owners = (await takeAll()).map((key) => key.split(' ')[0]);
  expect(new Set(owners.slice(0, 2)).size).toBe(2);
  expect(new Set(owners.slice(2, 4)).size).toBe(2);
});

test('[REL-10] films are counted, not their pieces: many films just begun go after few with many pieces', async () => {
  const [many, few] = [await buildAccount(database), await buildAccount(database)];
  for (let piece = 0; piece < 250; piece++) {
    await wait(many, `many 1 ${piece}`, film(1));
  }
  for (let number = 2; number <= 15; number++) {
    await wait(many, `many ${number}`, film(number));
  }
  for (let number = 1; number <= 12; number++) {
    await wait(few, `few ${number}`, film(number + 1));
  }
  expect((await takeAll())[0]).toBe('few 1');
});

test('[REL-10] of accounts with as many films the one that got less work of late goes first', async () => {
  const [much, little] = [await buildAccount(database), await buildAccount(database)];
  await wait(much, 'done', worked(2, 20));
  await wait(little, 'done', worked(1, 5));
  await wait(much, 'much', film(1));
  await wait(little, 'little', film(2));
  expect(await takeAll()).toEqual(['little', 'much']);
});

test('[REL-10] work of long ago does not count', async () => {
  const [long, late] = [await buildAccount(database), await buildAccount(database)];
  await wait(long, 'done', worked(30, 500));
  await wait(late, 'done', worked(1, 5));
  await wait(late, 'late', film(1));
  await wait(long, 'long', film(2));
  expect(await takeAll()).toEqual(['long', 'late']);
});

test('[REL-10] what runs now counts for as long as it has run', async () => {
  const [busy, idle] = [await buildAccount(database), await buildAccount(database)];
  const startedAt = new Date(Date.now() - 20_000);
  await wait(busy, 'runs', { ...film(1), state: 'submitting', lease: 1, startedAt, aliveAt: new Date() });
  await wait(idle, 'done', { ...film(2), ...worked(0, 5) });
  await wait(busy, 'busy', film(1));
  await wait(idle, 'idle', film(2));
  expect(await takeAll()).toEqual(['idle', 'busy']);
});

test('[REL-10] whoever had one film after the other made goes after one who asks for two at once', async () => {
  const [steady, fresh] = [await buildAccount(database), await buildAccount(database)];
  for (const minutesAgo of [1, 2, 3, 4]) {
    await wait(steady, `done ${minutesAgo}`, worked(minutesAgo, 25));
  }
  await wait(steady, 'steady', film(1));
  await wait(fresh, 'new 1', film(2));
  await wait(fresh, 'new 2', film(3));
  expect(await takeAll()).toEqual(['new 1', 'new 2', 'steady']);
});

test('[REL-10] the film of a newcomer goes before a crowd of accounts, which then share alike', async () => {
  const crowd: string[] = [];
  for (let number = 0; number < 25; number++) {
    const account = await buildAccount(database);
    crowd.push(account);
    for (let day = 1; day <= 20; day++) {
      await wait(account, `crowd ${number} ${day}`, film(day));
    }
  }
  expect((await workThrough(50, 2)).every((key) => key.startsWith('crowd'))).toBe(true);
  const newcomer = await buildAccount(database);
  for (let piece = 1; piece <= 10; piece++) {
    await wait(newcomer, `new ${piece}`, film(30));
  }
  const taken = await workThrough(60, 2);
  expect(taken.slice(0, 10).every((key) => key.startsWith('new'))).toBe(true);
  const shares = Map.groupBy(taken.slice(10), (key) => key.split(' ')[1]);
  expect([...shares.values()].map(({ length }) => length)).toEqual(crowd.map(() => 2));
});

test('[REL-10] the quick lane takes what is short, speech and what takes long have their own, and clips and music are left to the threads for all', async () => {
  const account = await buildAccount(database);
  for (const kind of ['video', 'video-edit', 'video-upscale', 'music', 'text', 'voice', 'image', 'sound'] as const) {
    await wait(account, kind, { kind });
  }
  await wait(account, 'paid', { kind: 'text', vendor: 'fal' });
  expect((await takeAll('least', 'quick')).toSorted()).toEqual(['image', 'sound', 'text']);
  expect((await takeAll('least', 'free')).toSorted()).toEqual(['music', 'video']);
  expect(await takeAll('least', 'speech')).toEqual(['voice']);
  expect(await takeAll('least', 'clip-edit')).toEqual(['video-edit']);
  expect(await takeAll('least', 'long')).toEqual(['video-upscale']);
});

test('[REL-10] the account served longest ago gets its turn, however much it has waiting', async () => {
  const [many, few] = [await buildAccount(database), await buildAccount(database)];
  await wait(few, 'done', { state: 'completed', startedAt: new Date(), finishedAt: new Date() });
  await wait(few, 'few', film(1));
  await wait(many, 'many 1', film(2));
  await wait(many, 'many 2', film(3));
  expect((await takeAll('longest'))[0]).toBe('many 1');
});

test('[REL-10] within an account the oldest film goes first, within a film the highest priority', async () => {
  const account = await buildAccount(database);
  await wait(account, 'new story', { ...film(2), priority: 100 });
  await wait(account, 'old clip', { ...film(1), priority: 70 });
  await wait(account, 'old story', { ...film(1), priority: 100 });
  expect(await takeAll()).toEqual(['old story', 'old clip', 'new story']);
});

test('[REL-10] rows that are not due, alive, ended or already at the vendor are not taken', async () => {
  const account = await buildAccount(database);
  await wait(account, 'later', { dueAt: new Date(Date.now() + 3_600_000) });
  await wait(account, 'alive', { state: 'submitting', lease: 1, aliveAt: new Date() });
  await wait(account, 'ended', { state: 'cancelled', finishedAt: new Date() });
  await wait(account, 'begun', { state: 'processing', operation: { job: 1 } });
  expect(await takeAll()).toEqual([]);
});

test('[REL-06] a row that a dead worker was starting is taken again', async () => {
  const account = await buildAccount(database);
  await wait(account, 'dead', { state: 'submitting', lease: 1, aliveAt: new Date(Date.now() - 60_000) });
  expect(await takeAll()).toEqual(['dead']);
});

test('[REL-10] free and paid work are taken separately; what waits for a vendor that is not set up is left, unless it was being sent or goes with a member’s key', async () => {
  const account = await buildAccount(database);
  await wait(account, 'free');
  await wait(account, 'paid', { vendor: 'fal' });
  const gone = { vendor: 'somebody-gone' };
  await wait(account, 'gone', gone);
  await wait(account, 'sent', { ...gone, state: 'submitting' });
  await wait(account, 'own', { ...gone, ownKey: true });
  expect(await takeAll('least', 'free')).toEqual(['free']);
  expect((await takeAll('least', 'paid')).toSorted()).toEqual(['own', 'paid', 'sent']);
});

test('[REL-10] many concurrent workers take each row once', async () => {
  const [one, other] = [await buildAccount(database), await buildAccount(database)];
  for (let number = 0; number < 6; number++) {
    await wait(number % 2 === 0 ? one : other, String(number), film(number + 1));
  }
  const taken = await Promise.all(Array.from({ length: 6 }, () => takeNext('free', 'least')));
  expect(new Set(taken.map((row) => row?.idempotencyKey)).size).toBe(6);
});

test('a worker with many free threads takes that much of the only account, and one of several', async () => {
  const [one, other] = [await buildAccount(database), await buildAccount(database)];
  const takeMany = async (): Promise<[string[], boolean]> => {
    const { rows, mayBeMore } = await takeNextLeases(
      database.db,
      { vendors },
      { lane: 'free', turn: 'least', most: 3 },
    );
    return [rows.map(({ idempotencyKey }) => idempotencyKey).toSorted(), mayBeMore];
  };
  for (const priority of [1, 2, 3, 4, 5]) {
    await wait(one, `one ${priority}`, { ...film(1), priority });
  }
  expect(await takeMany()).toEqual([['one 3', 'one 4', 'one 5'], true]);
  await wait(other, 'other', film(2));
  const [taken, isMoreThere] = await takeMany();
  expect([taken.length, isMoreThere]).toEqual([1, true]);
  for (let isMore = true; isMore;) {
    const [next, mayBeMore] = await takeMany();
    taken.push(...next);
    isMore = mayBeMore;
  }
  expect(taken.toSorted()).toEqual(['one 1', 'one 2', 'other']);
});
