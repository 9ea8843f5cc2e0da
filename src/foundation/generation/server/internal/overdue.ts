import { waitLimit } from '#src/shared/catalogue/vendor-limits.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { GenerationRow } from '../tables.ts';

/** True for accepted work that its vendor should have ended. */
export function isOverdue({ vendor, kind, operationSince }: GenerationRow): boolean {
  const limitMilliseconds = waitLimit(vendor, kind).toEndMinutes * 60_000;
  return operationSince !== null && Date.now() - operationSince.getTime() > limitMilliseconds;
}

/** The stored form of its failure. `detail`: what else is to be known. */
export function lateFailureOf({ vendor, kind }: GenerationRow, detail: string): { code: ErrorCode; reason: string } {
  const { toEndMinutes } = waitLimit(vendor, kind);
  return { code: 'VENDOR_TIMED_OUT', reason: `${vendor} did not end within ${toEndMinutes} minutes (${detail})` };
}
