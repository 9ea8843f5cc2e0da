import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '#src/foundation/files/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { openQueue, type Queue } from '#src/platform/server/queue/open-queue.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { forgetAccountJob, packArchiveJob } from './jobs.ts';
import { sweepArchives } from './sweep-archives.ts';
import { accountDeletions, archives, type ArchiveRow } from './tables.ts';
import { wakeQuietAccounts } from './wake-quiet-accounts.ts';

let database: OpenDatabase;
let queue: Queue;
beforeAll(async () => {
  database = await createTestDatabase();
  queue = await openQueue({ database, log: silentLog, jobs: [packArchiveJob, forgetAccountJob] });
  await queue.start({ work: false });
});
afterAll(async () => {
  await queue?.stop();
  await database?.close();
});

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
/** An archive of an account of its own, with a file when it is ready. */
async function addArchive(row: Partial<ArchiveRow>): Promise<string> {
  const [id, accountId] = [randomUUID(), await buildAccount(database)];
  const fileId = row.state === 'ready' ? id : null;
  if (fileId) {
    const file = { storageKey: `archive/${id}`, sha256: '0'.repeat(64), bytes: 9, mime: 'application/zip' };
    await database.db.insert(files).values({ id: fileId, accountId, folder: 'archive', ...file });
  }
  await database.db.insert(archives).values({ id, accountId, fileId, ...row });
  return id;
}
async function addDeletion(rungAt: Date, finishedAt: Date | null): Promise<string> {
  const id = randomUUID();
  const accountId = finishedAt ? null : await buildAccount(database);
  await database.db.insert(accountDeletions).values({ id, accountId, rungAt, finishedAt });
  return id;
}
const wake = (): Promise<void> => wakeQuietAccounts({ db: database.db, queue });
/** What the jobs of one kind that wait are about. */
const wakened = async (job: string, key: string): Promise<unknown[]> =>
  (
    await database.pool.query<{ id: string }>('select data->>$2 as id from pgboss.job where name = $1', [job, key])
  ).rows.map(({ id }) => id);

test('[ACC-06] archives go a week after they were packed or failed, and not before', async () => {
  const [packed, failed] = [
    await addArchive({ state: 'ready', finishedAt: hoursAgo(7 * 24 + 1) }),
    await addArchive({ state: 'failed', finishedAt: hoursAgo(7 * 24 + 1) }),
  ];
  const young = [
    await addArchive({ state: 'ready', finishedAt: hoursAgo(7 * 24 - 1) }),
    await addArchive({ state: 'failed', finishedAt: hoursAgo(7 * 24 - 1) }),
  ];
  await sweepArchives(database.db);
  const left = (await database.db.select({ id: archives.id }).from(archives)).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining(young));
  expect([left.includes(packed), left.includes(failed)]).toEqual([false, false]);
  expect((await database.db.select({ id: files.id }).from(files)).map(({ id }) => id)).toEqual([young[0]]);
});

test('[ACC-06] [REL-06] an archive whose wake-up was lost is woken once, one that is being packed is not', async () => {
  const lost = await addArchive({ rungAt: hoursAgo(1.5) });
  await addArchive({ rungAt: hoursAgo(0.5), aliveAt: new Date(), lease: 1 });
  await wake();
  await wake();
  expect(await wakened(packArchiveJob.name, 'archiveId')).toEqual([lost]);
});

test('[ACC-05] [REL-06] a deletion whose wake-up was lost is woken once, a finished one never', async () => {
  const lost = await addDeletion(hoursAgo(0.5), null);
  await addDeletion(hoursAgo(0.1), null);
  await addDeletion(hoursAgo(0.5), hoursAgo(0.4));
  await wake();
  await wake();
  expect(await wakened(forgetAccountJob.name, 'deletionId')).toEqual([lost]);
});
