import { and, inArray, notInArray } from 'drizzle-orm';
import { listReceived, receivedFolder, removeReceived } from '#src/platform/server/storage/received-results.ts';
import { sweepScratch } from '#src/platform/server/storage/scratch-folder.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { generations } from './tables.ts';

/**
 * Removes the results of ended and forgotten generations that were kept until they are stored. Any number of processes
 * may run it. Returns how many.
 */
export async function sweepReceived({ config, db }: Pick<GenerationDependencies, 'config' | 'db'>): Promise<number> {
  await sweepScratch(receivedFolder(config));
  const ids = await listReceived(config);
  if (ids.length === 0) {
    return 0;
  }
  const open = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(inArray(generations.id, ids), notInArray(generations.state, ['completed', 'failed', 'cancelled'])));
  const wanted = new Set(open.map(({ id }) => id));
  const ended = ids.filter((id) => !wanted.has(id));
  await Promise.all(ended.map((id) => removeReceived(config, id)));
  return ended.length;
}
