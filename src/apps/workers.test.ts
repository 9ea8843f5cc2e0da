import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  requestGeneration,
  requestGenerations,
  type GenerationOrder,
} from '#src/foundation/generation/server/request-generation.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { Vendor, VendorRequest } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio } from '#tests/build/build-studio.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

const THREADS = 2;

let database: OpenDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** Free work of which clips end only when they are let go; says what is begun. */
function createSlowClips(): { vendor: Vendor; begun: VendorRequest['kind'][]; letGo(): void } {
  const begun: VendorRequest['kind'][] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const vendor: Vendor = {
    repeatable: true,
    start: async ({ kind }, { model }) => {
      begun.push(kind);
      if (kind === 'video') {
        await promise;
      }
      return { kind: 'done', result: { servedBy: model, data: {} } };
    },
    check: () => Promise.reject(new Error('there are no operations')),
  };
  return { vendor, begun, letGo: resolve };
}

test(
  '[REL-10] while clips take every thread, a newcomer is served by the one for quick work, and clips wait',
  () =>
    withTemporaryFolder(async (folder) => {
      const { vendor, begun, letGo } = createSlowClips();
      const studio = await buildStudio(database, folder, { threads: THREADS, vendors: new Map([['draft', vendor]]) });
      const request = (accountId: string, model: string, kind: VendorRequest['kind']): Promise<string> => {
        const order: GenerationOrder = {
          accountId,
          model,
          request: { kind } as VendorRequest,
          folder: 'movie',
          idempotencyKey: randomUUID(),
          reason: 'test',
        };
        return database.db.transaction((transaction) => requestGeneration(transaction, studio.parts, order));
      };
      const countDone = async (): Promise<number> => {
        const { rows } = await database.pool.query(`select 1 from generations where state = 'completed'`);
        return rows.length;
      };
      try {
        const [crowd, newcomer] = [await buildAccount(database), await buildAccount(database)];
        for (let clip = 0; clip <= THREADS; clip++) {
          await request(crowd, 'draft-video', 'video');
        }
        await expect.poll(() => begun.length).toBe(THREADS);
        await request(newcomer, 'draft-text', 'text');
        await request(newcomer, 'draft-voice', 'voice');
        await expect.poll(countDone).toBe(2);
        expect(begun.toSorted()).toEqual(['text', 'video', 'video', 'voice']);
        letGo();
        await expect.poll(countDone).toBe(THREADS + 3);
      } finally {
        letGo();
        await studio.close();
      }
    }),
  120_000,
);

test('one wake-up begins as much of a film as there are free threads, and the rest when they are free again', () =>
  withTemporaryFolder(async (folder) => {
    const { vendor, begun, letGo } = createSlowClips();
    const studio = await buildStudio(database, folder, { threads: 4, vendors: new Map([['draft', vendor]]) });
    try {
      const accountId = await buildAccount(database);
      const orders = Array.from({ length: 6 }, (_, number): GenerationOrder => ({
        accountId,
        model: 'draft-video',
        request: { kind: 'video' } as VendorRequest,
        folder: 'movie',
        idempotencyKey: `clip ${number}`,
        reason: 'test',
        group: 'film',
      }));
      const asked = await database.db.transaction((transaction) =>
        requestGenerations(transaction, studio.parts, [
          ...orders,
          { ...orders[0], model: 'nope', idempotencyKey: 'refused' } as GenerationOrder,
        ]),
      );
      expect(asked.slice(0, 6).every((id) => typeof id === 'string')).toBe(true);
      expect(asked[6]).toMatchObject({ code: 'MODEL_UNKNOWN' });
      await expect.poll(() => begun.length).toBe(4);
      const { rows } = await database.pool.query(
        `select 1 from pgboss.job where name = 'generation-start-free' and state = 'completed'`,
      );
      expect(rows).toEqual([]);
      letGo();
      await expect.poll(() => begun.length).toBe(6);
    } finally {
      letGo();
      await studio.close();
    }
  }));
