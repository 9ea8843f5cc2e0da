import { ERRORS, type ErrorCode } from './error-table.ts';

/** Options of an error: details for the text's placeholders, and its cause (never shown to clients). */
export interface AppErrorOptions {
  details?: Record<string, unknown>;
  /** Extra fields of the answer that a documented protocol requires. */
  answer?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** The only error class: a code of the table, details of this case, and its cause. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details?: Record<string, unknown>;
  readonly answer?: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(describe(code, options.details), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    if (options.details) {
      this.details = options.details;
    }
    if (options.answer) {
      this.answer = options.answer;
    }
  }
}

function describe(code: ErrorCode, details?: Record<string, unknown>): string {
  if (!details || Object.keys(details).length === 0) {
    return code;
  }
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

/** The code that represents any error: its own, else INTERNAL_ERROR. */
export function errorCodeOf(error: unknown): ErrorCode {
  return isAppError(error) && error.code in ERRORS ? error.code : 'INTERNAL_ERROR';
}
