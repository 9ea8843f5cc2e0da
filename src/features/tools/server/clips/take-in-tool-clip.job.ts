import { rm } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { uploadPath } from '#src/foundation/files/server/upload-parts.ts';
import { judgeClip } from '#src/foundation/moderation/server/judge-clip.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import { retryWhileUnavailable } from '#src/platform/server/database/retry-while-unavailable.ts';
import { withCleanClip, type CleanClip } from '#src/platform/server/media/fence/take-in-media.ts';
import { planSprite } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import { AppError, errorCodeOf } from '#src/shared/errors/app-error.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import { CLIP_RULES } from '../../clip-rules.ts';
import { toolClips, type ToolClipRow } from '../tables.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import { toolClipsPlace } from './clip-files.ts';

/** One per second, for a database that starts again. */
const WAIT_ATTEMPTS = 60;
/** Runs that may die over one clip; the next one refuses it. */
const MOST_DEATHS = 2;

/**
 * Checks a clip that was sent for a tool: it is decoded inside limits and encoded anew, so that no byte of the upload
 * is kept. May run twice and die at any time.
 */
export async function takeInToolClip(
  dependencies: ToolDependencies,
  { uploadId }: { uploadId: string },
  signal: AbortSignal,
): Promise<void> {
  const isChecked = and(eq(toolClips.id, uploadId), eq(toolClips.state, 'checking'));
  const [clip] = await dependencies.db
    .update(toolClips)
    .set({ attempts: sql`${toolClips.attempts} + 1` })
    .where(isChecked)
    .returning();
  if (!clip) {
    return;
  }
  const path = await uploadPath(toolClipsPlace(dependencies.config), clip.id);
  try {
    if (clip.attempts > MOST_DEATHS) {
      throw new AppError('MEDIA_UNREADABLE', { details: { reason: 'checking it ended twice' } });
    }
    await takeIn(dependencies, clip, { path, signal });
  } catch (error) {
    // The process stops, or the database is unavailable: not the clip's fault, so it is checked again.
    if (signal.aborted || isDatabaseUnavailable(error)) {
      await retryWhileUnavailable(
        () =>
          dependencies.db
            .update(toolClips)
            .set({ attempts: sql`${toolClips.attempts} - 1` })
            .where(isChecked),
        { attempts: WAIT_ATTEMPTS },
      );
      throw error;
    }
    const code = errorCodeOf(error);
    dependencies.log[ERRORS[code].report ? 'error' : 'info']({ err: error }, 'a clip for a tool was not taken');
    const details = (error instanceof AppError ? error.details : undefined) ?? {};
    await dependencies.db.update(toolClips).set({ state: 'failed', error: { code, details } }).where(isChecked);
  }
  await rm(path, { force: true });
}

async function takeIn(
  dependencies: ToolDependencies,
  { id, accountId, tool }: ToolClipRow,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<void> {
  await withCleanClip(dependencies, { ...CLIP_RULES[tool], path, signal }, async (clip: CleanClip) => {
    // Before it is judged and stored, and again below with what arrived meanwhile.
    await ensureAccountStorage(dependencies, accountId, clip.bytes);
    const { doubt } = await judgeClip(dependencies, { path: clip.path, layout: planSprite(clip), signal });
    const stored = await dependencies.storage.put(
      'video',
      { path: clip.path },
      { mime: 'video/mp4', extension: 'mp4' },
    );
    await dependencies.db.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      const [kept] = await transaction
        .update(toolClips)
        .set({ state: 'ready' })
        .where(and(eq(toolClips.id, id), eq(toolClips.state, 'checking')))
        .returning({ id: toolClips.id });
      if (!kept) {
        return;
      }
      await ensureAccountStorage({ ...dependencies, db: transaction }, accountId, clip.bytes);
      const fileId = await keepFile(transaction, { accountId, folder: 'video', stored });
      await transaction.update(toolClips).set({ fileId }).where(eq(toolClips.id, id));
      if (doubt) {
        await openCase(transaction, { accountId, fileId, doubt });
      }
    });
  });
}
