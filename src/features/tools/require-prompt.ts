import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';

/** A prompt without the spaces at its ends. Throws `missing` where it is empty, and PROMPT_TOO_LONG. */
export function requirePrompt(text: string, missing: ErrorCode = 'PROMPT_EMPTY'): string {
  const prompt = allowPrompt(text);
  if (prompt === '') {
    throw new AppError(missing);
  }
  return prompt;
}

/** The same for a prompt that may be empty. Throws PROMPT_TOO_LONG. */
export function allowPrompt(text: string): string {
  const prompt = text.trim();
  const { promptCharacters } = LIMITS.tools;
  if (countCharacters(prompt) > promptCharacters) {
    throw new AppError('PROMPT_TOO_LONG', { details: { limit: promptCharacters } });
  }
  return prompt;
}
