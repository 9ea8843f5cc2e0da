import { ERRORS, type ErrorCode } from './error-table.ts';

/** What may go with a code: facts for the text's placeholders, and the error that led here (never shown outside). */
export interface AppErrorOptions {
  details?: Record<string, unknown>;
  /** More fields of the answer, where a documented protocol wants them beside the usual ones. */
  answer?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** The one error class: a code of the table, facts about this case, and what caused it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details?: Record<string, unknown>;
  readonly answer?: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(describe(code, options.details), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    if (options.details) this.details = options.details;
    if (options.answer) this.answer = options.answer;
  }
}

function describe(code: ErrorCode, details?: Record<string, unknown>): string {
  if (!details || Object.keys(details).length === 0) return code;
  try {
    return `${code} ${JSON.stringify(details)}`;
  } catch {
    return code;
  }
}

/** True for an AppError; with a code, only for that one. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}

/** The code that an error of any kind is shown with: its own, else INTERNAL_ERROR. */
export function errorCodeOf(error: unknown): ErrorCode {
  return isAppError(error) && error.code in ERRORS ? error.code : 'INTERNAL_ERROR';
}
