import type { FolderSize } from '#src/foundation/files/server/sum-stored-files.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import { listUnknownGenerations } from '#src/foundation/generation/server/list-unknown-generations.ts';
import { readResultsByModel } from '#src/foundation/generation/server/read-generation-results.ts';
import { readWorkByAge } from '#src/foundation/generation/server/read-work-by-age.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { listProcesses } from '#src/platform/server/processes/process-heartbeats.ts';
import { readQueueDepths } from '#src/platform/server/queue/read-queue-depths.ts';
import { readDiskSpace } from '#src/platform/server/storage/disk-reserve.ts';
import type { ServiceAnswer } from '../contract.ts';

const HOUR_MILLISECONDS = 3_600_000;
const MOST_MODELS = 200;
const MOST_PROCESSES = 100;
const MOST_QUEUES = 200;

/** The state of the service now. `readFolders` is asked for what is stored, which takes longer than all the rest. */
export async function readService(
  { db, config }: Pick<GenerationDependencies, 'db' | 'config'>,
  readFolders: () => Promise<FolderSize[]>,
): Promise<ServiceAnswer> {
  const [work, unknown, lastHour, queue, processes, folders, disk] = await Promise.all([
    readWorkByAge(db),
    listUnknownGenerations(db, 1),
    readLastHour(db),
    readQueueDepths(db),
    listProcesses(db, MOST_PROCESSES),
    readFolders(),
    readDiskSpace(config),
  ]);
  return {
    work: { waiting: work.waiting, running: work.running },
    unknown: unknown.total,
    lastHour,
    queue: queue.slice(0, MOST_QUEUES),
    processes: processes.map(({ startedAt, seenAt, ...process }) => ({
      ...process,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    storage: { folders, freeBytes: disk.freeBytes, reserveBytes: disk.reserveBytes },
  };
}

async function readLastHour(db: Executor): Promise<ServiceAnswer['lastHour']> {
  const until = new Date();
  const from = new Date(until.getTime() - HOUR_MILLISECONDS);
  const models = await readResultsByModel(db, { from, until, limit: MOST_MODELS });
  return [...Map.groupBy(models, ({ vendor }) => vendor)].map(([vendor, rows]) => ({
    vendor,
    completed: rows.reduce((sum, { completed }) => sum + completed, 0),
    failed: rows.reduce((sum, { failed }) => sum + failed, 0),
  }));
}
