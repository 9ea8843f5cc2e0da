import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { fileKindOf } from '../../file-kind.ts';
import type { MeasuredMedia } from '../../measured-media.ts';
import { measureMedia } from '../measure-media.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';

/**
 * What a clip or a sound of the account is like. Throws FILE_GONE for what is not there or is neither, MEDIA_FAILED,
 * TOO_MANY_ATTEMPTS.
 */
export async function measureOwnFile(
  dependencies: Pick<ToolDependencies, 'db' | 'ffmpeg' | 'storage'>,
  { accountId, fileId, signal }: { accountId: string; fileId: string; signal?: AbortSignal | undefined },
): Promise<MeasuredMedia> {
  await countAttempt(dependencies.db, {
    kind: 'measure-tool-file',
    subject: accountId,
    allowed: LIMITS.perAccount.toolMeasuresPerMinute,
    seconds: 60,
  });
  const file = (await findFiles(dependencies.db, [fileId])).get(fileId);
  if (file?.accountId !== accountId || !['audio', 'video'].includes(fileKindOf(file) ?? '')) {
    throw new AppError('FILE_GONE');
  }
  return measureMedia(dependencies, file, signal);
}
