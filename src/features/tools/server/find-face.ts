import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { askDraft } from '#src/foundation/generation/server/ask-draft.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { fileKindOf } from '../file-kind.ts';
import type { ShownMarks } from '../photo-talk/definition.ts';
import type { ToolDependencies } from './tool-dependencies.ts';

/**
 * Where the draft engine sees the eyes and the mouth of a picture of the account (PTK-01). Throws FILE_GONE,
 * TOO_MANY_ATTEMPTS, and what `askDraft` throws.
 */
export async function findFace(
  dependencies: Pick<ToolDependencies, 'db' | 'vendors' | 'storage'>,
  { accountId, signal }: { accountId: string; signal?: AbortSignal | undefined },
  picture: string,
): Promise<{ marks: ShownMarks | null }> {
  await countAttempt(dependencies.db, {
    kind: 'find-face',
    subject: accountId,
    allowed: LIMITS.perAccount.facesPerMinute,
    seconds: 60,
  });
  const file = (await findFiles(dependencies.db, [picture])).get(picture);
  if (!file || file.accountId !== accountId || fileKindOf(file) !== 'image') {
    throw new AppError('FILE_GONE');
  }
  const pathOfFile = async (): Promise<string> => dependencies.storage.pathOf(file.storageKey);
  const asked = { holder: accountId, signal, pathOfFile };
  return (await askDraft(dependencies, asked, { kind: 'text', task: 'find-face', picture })) as {
    marks: ShownMarks | null;
  };
}
