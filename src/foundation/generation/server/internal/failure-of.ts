import { errorCodeOf, isAppError } from '#src/shared/errors/app-error.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { VendorError, type VendorErrorKind } from '#src/vendors/vendor.ts';
import type { GenerationRow } from '../tables.ts';

/** Failures of a start and of a check that another attempt at the same vendor would meet again. */
export const NOT_STARTED: readonly VendorErrorKind[] = ['failed', 'refused', 'unusable'];
export const RESULT_LOST: readonly VendorErrorKind[] = ['failed', 'refused'];

/** True for a vendor's error of one of these kinds. */
export const isAbout = (error: unknown, kinds: readonly VendorErrorKind[]): boolean =>
  error instanceof VendorError && kinds.includes(error.kind);

/** The stored form of a failure: content that a vendor refuses gets our own message (ERR-06). */
export function failureOf(
  { ownKey }: Pick<GenerationRow, 'ownKey'>,
  error: unknown,
): { code: ErrorCode; reason: string } {
  if (error instanceof VendorError && error.kind === 'refused') {
    return { code: 'CONTENT_SENSITIVE', reason: error.message };
  }
  if (error instanceof VendorError && error.kind === 'unusable') {
    return { code: ownKey ? 'OWN_KEY_REFUSED' : 'MODEL_UNAVAILABLE', reason: error.message };
  }
  return { code: isAppError(error) ? errorCodeOf(error) : 'GENERATION_FAILED', reason: describe(error) };
}

/** Failures of the machine or the request that a second attempt would meet again. */
export function isHopeless(error: unknown): boolean {
  return (
    isAppError(error) &&
    [
      'FFMPEG_MISSING',
      'SPEECH_PROGRAM_MISSING',
      'MODEL_RUNTIME_MISSING',
      'WEIGHTS_MISSING',
      'SUBJECT_NOT_FOUND',
      'PICTURE_NOT_UNDERSTOOD',
      'PICTURE_TOO_LARGE',
      'IMAGE_FORMAT_UNSUPPORTED',
      'INVALID_DATA',
      'NOT_FOUND',
      'DISK_FULL',
    ].includes(error.code)
  );
}

/** What an error says of itself. */
export function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
