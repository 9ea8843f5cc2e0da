import { randomUUID } from 'node:crypto';
import { languageRead } from '#src/draft-engine/story/lexicon/lexicon.ts';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { createFairLine } from '#src/platform/server/fair-share/fair-line.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PROMPT_MATTERS, type PromptTool } from '#src/shared/catalogue/prompt-matters.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { VendorError, type RicherPrompt, type VendorRequest, type VendorResult } from '#src/vendors/vendor.ts';
import { requirePrompt } from '../../require-prompt.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import { findPromptWriter, vendorOfWriter, type FoundWriter } from './prompt-writer.ts';

type Dependencies = Pick<ToolDependencies, 'db' | 'log' | 'ownKeys' | 'vendors'>;

/** Accounts take turns at the language models (REL-10). */
const line = createFairLine({
  atOnce: 4,
  perHolder: LIMITS.perAccount.richerPromptsAtOnce,
  all: 64,
  retryAfterSeconds: 5,
});

/** Longer than a model may take (its budget ends first), for those who wait for their turn. */
const LIMIT_MILLISECONDS = 90_000;

/** Who asks, and in which language the page is. */
interface PromptAsker {
  accountId: string;
  language: Language;
  signal?: AbortSignal | undefined;
}

/**
 * A prompt written richer by a language model, in the prompt's own language (OPT-01). Nothing is stored, and no coins
 * are taken. Throws PROMPT_EMPTY, PROMPT_TOO_LONG, MODEL_UNAVAILABLE without a language model, PRICE_CHANGED where
 * another one pays than was said, TOO_MANY_ATTEMPTS, TOO_MANY_AT_ONCE, SERVER_BUSY, TIMED_OUT, CONTENT_SENSITIVE where
 * the model or the moderation refuses, OWN_KEY_REFUSED, and PROMPT_OPTIMISATION_FAILED.
 */
export async function enrichPrompt(
  dependencies: Dependencies,
  asker: PromptAsker,
  asked: { tool: PromptTool; prompt: string; billedBy: string | null },
): Promise<{ prompt: string; writtenBy: string }> {
  const text = requirePrompt(asked.prompt);
  const writer = await findPromptWriter(dependencies, asker.accountId);
  if (!writer) {
    throw new AppError('MODEL_UNAVAILABLE');
  }
  if (writer.billedBy !== asked.billedBy) {
    throw new AppError('PRICE_CHANGED');
  }
  await countAttempt(dependencies.db, {
    kind: 'enrich-prompt',
    subject: asker.accountId,
    allowed: LIMITS.perAccount.richerPromptsPerHour,
    seconds: 60 * 60,
  });
  const language = languageRead(text, asker.language);
  const request = {
    kind: 'text',
    task: 'enrich-prompt',
    prompt: { text, about: PROMPT_MATTERS[asked.tool], language },
  } as const;
  const { data, servedBy } = await ask(dependencies, asker, writer, request);
  return { prompt: (data as unknown as RicherPrompt).prompt, writtenBy: servedBy };
}

async function ask(
  dependencies: Dependencies,
  { accountId, signal: left }: PromptAsker,
  writer: FoundWriter,
  request: VendorRequest,
): Promise<VendorResult> {
  const vendor = await vendorOfWriter(dependencies, writer, accountId);
  if (!vendor) {
    throw new AppError(writer.billedBy === null ? 'MODEL_UNAVAILABLE' : 'OWN_KEY_GONE');
  }
  const timeout = AbortSignal.timeout(LIMIT_MILLISECONDS);
  const signal = left ? AbortSignal.any([left, timeout]) : timeout;
  const start = () =>
    vendor.start(request, {
      generationId: randomUUID(),
      model: writer.model.id,
      vendorModel: writer.route.vendorModel,
      scratchFolder: '',
      signal,
      pathOfFile: () => Promise.reject(new AppError('NOT_FOUND')),
    });
  try {
    const started = await line.run(start, { holder: accountId, signal });
    if (started.kind !== 'done') {
      throw new Error('a language model answers at once');
    }
    return started.result;
  } catch (cause) {
    left?.throwIfAborted();
    if (timeout.aborted) {
      throw new AppError('TIMED_OUT', { cause });
    }
    throw toldOf(dependencies, writer, cause);
  }
}

/** A failure in the words for the person who waits. */
function toldOf({ log }: Dependencies, { model, billedBy }: FoundWriter, cause: unknown): AppError {
  if (isAppError(cause)) {
    return cause;
  }
  const kind = cause instanceof VendorError ? cause.kind : undefined;
  if (kind === 'refused') {
    return new AppError('CONTENT_SENSITIVE', { cause });
  }
  log.warn({ err: cause }, 'a prompt could not be written richer');
  if (kind === 'unusable') {
    return billedBy === null
      ? new AppError('MODEL_UNAVAILABLE', { cause, details: { model: model.label } })
      : new AppError('OWN_KEY_REFUSED', { cause });
  }
  return new AppError('PROMPT_OPTIMISATION_FAILED', { cause });
}
