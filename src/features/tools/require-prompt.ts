import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/** A prompt without the spaces at its ends. Throws PROMPT_EMPTY, PROMPT_TOO_LONG. */
export function requirePrompt(text: string): string {
  const prompt = text.trim();
  if (prompt === '') {
    throw new AppError('PROMPT_EMPTY');
  }
  const { promptCharacters } = LIMITS.tools;
  if (countCharacters(prompt) > promptCharacters) {
    throw new AppError('PROMPT_TOO_LONG', { details: { limit: promptCharacters } });
  }
  return prompt;
}
