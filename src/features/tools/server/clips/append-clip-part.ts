import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { uploadPath, writePart } from '#src/foundation/files/server/upload-parts.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { takeInToolClipJob } from '../jobs.ts';
import { toolClips } from '../tables.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import { toolClipsPlace } from './clip-files.ts';
import { loadClipFor } from './load-clip-for.ts';

/**
 * Adds a part to a clip; with the last one all is there, and is checked by a job. A part that does not begin where the
 * clip ends changes nothing: whoever sent it goes on from the bytes that are answered. Throws NOT_FOUND, INVALID_DATA
 * for a part beyond the announced end, and DISK_FULL.
 */
export async function appendClipPart(
  { db, config, queue }: Pick<ToolDependencies, 'db' | 'config' | 'queue'>,
  { accountId, uploadId, offset, part }: { accountId: string; uploadId: string; offset: number; part: Blob },
): Promise<{ receivedBytes: number }> {
  const clip = await loadClipFor(db, { accountId, uploadId });
  if (offset !== clip.receivedBytes || part.size === 0 || clip.state !== 'receiving') {
    return { receivedBytes: clip.receivedBytes };
  }
  const receivedBytes = offset + part.size;
  if (receivedBytes > clip.bytes) {
    throw new AppError('INVALID_DATA');
  }
  await ensureFreeSpace(config, part.size);
  const path = await uploadPath(toolClipsPlace(config), clip.id);
  await writePart(path, part, offset);
  const isWhole = receivedBytes === clip.bytes;
  const isMine = await db.transaction(async (transaction) => {
    // Another request with the same part may have been faster.
    const [written] = await transaction
      .update(toolClips)
      .set({ receivedBytes, state: isWhole ? 'checking' : 'receiving' })
      .where(and(eq(toolClips.id, clip.id), eq(toolClips.receivedBytes, offset)))
      .returning({ id: toolClips.id });
    if (written && isWhole) {
      await queue.send(transaction, takeInToolClipJob, { uploadId: clip.id });
    }
    return written !== undefined;
  });
  return isMine ? { receivedBytes } : { receivedBytes: await receivedMeanwhile(db, { accountId, uploadId, path }) };
}

/**
 * The bytes of a clip to which another request added this part. Where it was checked or replaced meanwhile, its bytes
 * were removed, and this request has written some again. Throws NOT_FOUND.
 */
async function receivedMeanwhile(
  db: Database,
  { path, ...wanted }: { accountId: string; uploadId: string; path: string },
): Promise<number> {
  const removeBytes = (): Promise<void> => rm(path, { force: true });
  try {
    const { receivedBytes, state } = await loadClipFor(db, wanted);
    if (state === 'ready' || state === 'failed') {
      await removeBytes();
    }
    return receivedBytes;
  } catch (error) {
    if (isAppError(error)) {
      await removeBytes();
    }
    throw error;
  }
}
