import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { askDraft } from '#src/foundation/generation/server/ask-draft.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { fileKindOf } from '../../file-kind.ts';
import type { MemeToolInputs } from '../../meme/definition.ts';
import { requireMemeInputs } from '../../meme/server/plan-meme.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import { requireOfferedMeme } from './read-meme-templates.ts';

/**
 * A small picture of what a meme will be: nothing is stored. Throws MEME_HIDDEN, PROMPT_TOO_LONG, INVALID_DATA,
 * FILE_GONE, TOO_MANY_ATTEMPTS, and what `askDraft` throws.
 */
export async function previewMeme(
  dependencies: Pick<ToolDependencies, 'db' | 'vendors' | 'storage'>,
  { accountId, language, signal }: { accountId: string; language: Language; signal?: AbortSignal | undefined },
  inputs: Omit<MemeToolInputs, 'as'>,
): Promise<File> {
  const { db, storage } = dependencies;
  const lines = requireMemeInputs(inputs);
  const { template, photo } = inputs;
  await countAttempt(db, {
    kind: 'preview-meme',
    subject: accountId,
    allowed: LIMITS.perAccount.memePreviewsPerMinute,
    seconds: 60,
  });
  await requireOfferedMeme(db, template);
  const file = photo === undefined ? undefined : (await findFiles(db, [photo])).get(photo);
  if (photo !== undefined && (!file || file.accountId !== accountId || fileKindOf(file) !== 'image')) {
    throw new AppError('FILE_GONE');
  }
  const pathOfFile = async (): Promise<string> => storage.pathOf(file?.storageKey ?? '');
  const picture = await askDraft(
    dependencies,
    { holder: accountId, signal, pathOfFile },
    { kind: 'text', task: 'preview-meme', meme: { template, lines, language, photo } },
  );
  return new File([Buffer.from(String(picture), 'base64')], 'meme.webp', { type: 'image/webp' });
}
