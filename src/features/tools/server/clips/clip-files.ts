import { inArray, lt, sql } from 'drizzle-orm';
import { removeStrayUploads, type UploadsPlace } from '#src/foundation/files/server/upload-parts.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { toolClips } from '../tables.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';

/** Where clips for the tools are put together. */
export const toolClipsPlace = (config: UploadsPlace['config']): UploadsPlace => ({ config, folder: 'tool-uploads' });

/** Forgets clips that were begun more than `LIMITS.uploads.unusedDays` days ago; what they became stays. */
export async function sweepToolClips({ db, config }: Pick<ToolDependencies, 'db' | 'config'>): Promise<void> {
  await db
    .delete(toolClips)
    .where(lt(toolClips.createdAt, sql`now() - make_interval(days => ${LIMITS.uploads.unusedDays})`));
  await removeStrayUploads(toolClipsPlace(config), async (ids) => {
    const kept = await db.select({ id: toolClips.id }).from(toolClips).where(inArray(toolClips.id, ids));
    return kept.map(({ id }) => id);
  });
}
