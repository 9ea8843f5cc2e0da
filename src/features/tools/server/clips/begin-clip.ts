import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uploadPath } from '#src/foundation/files/server/upload-parts.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { CLIP_RULES, type ClipTool } from '../../clip-rules.ts';
import { toolClips } from '../tables.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import { toolClipsPlace } from './clip-files.ts';

const MEGABYTE = 1024 * 1024;
/** The upload itself, the fence's copy of it, and the clean copy. */
const COPIES = 3;

/**
 * Begins the upload of a clip for a tool, in place of one for it that has not arrived. Returns its id, by which the
 * parts are sent. Throws FILE_TOO_LARGE, TOO_MANY_ATTEMPTS, TOO_MANY_AT_ONCE, DISK_FULL and STORAGE_FULL.
 */
export async function beginClip(
  dependencies: Pick<ToolDependencies, 'db' | 'config'>,
  clip: { accountId: string; tool: ClipTool; bytes: number },
): Promise<string> {
  const { mostBytes } = CLIP_RULES[clip.tool];
  if (clip.bytes > mostBytes) {
    throw new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: mostBytes / MEGABYTE } });
  }
  await countAttempt(dependencies.db, {
    kind: 'bring-tool-clip',
    subject: clip.accountId,
    allowed: LIMITS.perAccount.toolClipsPerHour,
    seconds: 60 * 60,
  });
  await ensureFreeSpace(dependencies.config, COPIES * clip.bytes);
  const { id: uploadId, replaced } = await dependencies.db.transaction(async (transaction) => {
    await lockAccount(transaction, clip.accountId);
    const own = eq(toolClips.accountId, clip.accountId);
    const begun = await transaction
      .delete(toolClips)
      .where(and(own, eq(toolClips.tool, clip.tool), eq(toolClips.state, 'receiving')))
      .returning({ id: toolClips.id });
    const [open] = await transaction
      .select({ count: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${toolClips.bytes}), 0)` })
      .from(toolClips)
      .where(and(own, inArray(toolClips.state, ['receiving', 'checking'])));
    if ((open?.count ?? 0) >= LIMITS.uploads.checkedAtOnce.toolClip) {
      throw new AppError('TOO_MANY_AT_ONCE');
    }
    const coming = clip.bytes + Number(open?.bytes ?? 0);
    await ensureAccountStorage({ ...dependencies, db: transaction }, clip.accountId, coming);
    const id = randomUUID();
    await transaction.insert(toolClips).values({ id, ...clip });
    return { id, replaced: begun };
  });
  for (const { id } of replaced) {
    await rm(await uploadPath(toolClipsPlace(dependencies.config), id), { force: true });
  }
  return uploadId;
}
