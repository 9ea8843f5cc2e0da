import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { ALL_JOBS } from './workers.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

test('[COIN-01] [ACC-05] once a night the books are proven and files that nothing uses are removed', async () => {
  const queue = await openQueue({ database, log: silentLog, jobs: ALL_JOBS });
  await queue.start({ work: true });
  await queue.stop();
  const { rows } = await database.pool.query('select name, cron from pgboss.schedule order by name');
  const nightly = expect.stringMatching(/^\d+ [0-5] \* \* \*$/) as string;
  expect(rows).toEqual([
    { name: 'books-prove', cron: nightly },
    { name: 'files-sweep', cron: nightly },
  ]);
});
