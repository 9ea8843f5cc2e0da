import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import { AppError, errorCodeOf, isAppError } from '#src/shared/errors/app-error.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

/** Prints an error for a person, in the language of the requested film if the command line shows it. */
export function sayError(thrown: unknown, commandLine: readonly string[]): void {
  const error =
    isDatabaseUnavailable(thrown) && !isAppError(thrown)
      ? new AppError('DATABASE_UNAVAILABLE', { cause: thrown })
      : thrown;
  const language = languageOf(commandLine);
  const details = error instanceof AppError ? error.details : undefined;
  process.stderr.write(`${errorText(language, errorCodeOf(error), details)}\n`);
  if (isAppError(error, 'INVALID_DATA') && typeof details?.['reason'] === 'string') {
    process.stderr.write(`${details['reason']}\n`);
  }
  // An error without a message of its own is a fault of ours: its details help whoever runs the program.
  if (!isAppError(error) || error.code === 'INTERNAL_ERROR') {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}

function languageOf(commandLine: readonly string[]): Language {
  const joined = commandLine.find((word) => word.startsWith('--language='))?.slice('--language='.length);
  const given = joined ?? commandLine[commandLine.indexOf('--language') + 1];
  return LANGUAGES.find((language) => language === given) ?? 'en';
}
