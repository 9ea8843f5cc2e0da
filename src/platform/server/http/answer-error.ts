import { ORPCError } from '@orpc/server';
import { errorCodeOf, isAppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { isDatabaseUnavailable, isLockNotObtained } from '../database/database-errors.ts';
import { BODY_LIMIT_BYTES } from './body-limit.ts';

/** The response body of every failure. */
export interface ErrorAnswer {
  code: ErrorCode;
  /** In the language of the request. */
  message: string;
  details?: Record<string, unknown>;
  requestId: string;
}

/** Status and body for an error of any kind. Unknown errors reveal nothing internal. */
export function answerError(
  error: unknown,
  request: { id: string; language: Language },
): { status: number; body: ErrorAnswer } {
  const { code, details } = translateError(error);
  return {
    status: ERRORS[code].status,
    body: {
      ...(isAppError(error) ? error.answer : {}),
      code,
      message: errorText(request.language, code, details),
      ...(details ? { details } : {}),
      requestId: request.id,
    },
  };
}

/** True when the operator should be notified. */
export function isReportable(error: unknown): boolean {
  return ERRORS[translateError(error).code].report;
}

function translateError(error: unknown): { code: ErrorCode; details?: Record<string, unknown> } {
  if (isAppError(error)) {
    return { code: errorCodeOf(error), ...(error.details ? { details: error.details } : {}) };
  }
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') {
    return { code: 'INVALID_DATA', details: { issues: readIssues(error) } };
  }
  if (isLockNotObtained(error)) {
    return { code: 'LOCK_NOT_OBTAINED' };
  }
  if (isDatabaseUnavailable(error)) {
    return { code: 'DATABASE_UNAVAILABLE' };
  }
  const known = error as { code?: unknown; statusCode?: unknown };
  if (known.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || known.code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return { code: 'INVALID_JSON' };
  }
  if (known.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { code: 'REQUEST_TOO_LARGE', details: { limitKilobytes: BODY_LIMIT_BYTES / 1000 } };
  }
  if (known.statusCode === 416) {
    return { code: 'RANGE_OUTSIDE' };
  }
  if (known.statusCode === 404) {
    return { code: 'NOT_FOUND' };
  }
  if (typeof known.statusCode === 'number' && known.statusCode >= 400 && known.statusCode < 500) {
    return { code: 'INVALID_DATA' };
  }
  return { code: 'INTERNAL_ERROR' };
}

/** The validation issues as paths and messages; never the values, which may be secret. */
function readIssues(error: ORPCError<string, unknown>): { path: string; message: string }[] {
  const issues = (error.data as { issues?: { path?: unknown[]; message?: string }[] } | undefined)?.issues ?? [];
  return issues.slice(0, 20).map((issue) => ({ path: (issue.path ?? []).join('.'), message: issue.message ?? '' }));
}
