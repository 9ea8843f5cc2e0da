import { checkFilmInput, type CheckedInput } from '#src/features/film/server/idea/check-film-input.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { createTextCheck } from '../create-text-check.ts';
import type { FilmCommand } from './parse-arguments.ts';

export type CheckedFilmCommand = FilmCommand & Pick<CheckedInput, 'type' | 'language' | 'aspect'>;

/**
 * Checks a film's command before anything starts: a mistake in it must not cost time. Throws what `checkFilmInput`
 * throws, and CONTENT_SENSITIVE.
 */
export function checkFilmCommand(command: FilmCommand, config: Pick<Config, 'site'>): CheckedFilmCommand {
  const { type, language, aspect } = checkFilmInput(command);
  if (createTextCheck(config.site.sensitiveWords)(command.idea)) {
    throw new AppError('CONTENT_SENSITIVE');
  }
  return { ...command, type, language, aspect };
}
