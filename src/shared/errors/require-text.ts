import { countCharacters } from '../count-characters.ts';
import { AppError } from './app-error.ts';
import type { ErrorCode } from './error-table.ts';

/**
 * Trims a text written by a person. `limit` counts characters as a reader does, not bytes. Throws `empty` for nothing
 * but spaces, `tooLong` with `limit` in its details.
 */
export function requireText(written: string, rule: { limit: number; empty: ErrorCode; tooLong: ErrorCode }): string {
  const text = written.trim();
  if (text === '') {
    throw new AppError(rule.empty);
  }
  if (countCharacters(text) > rule.limit) {
    throw new AppError(rule.tooLong, { details: { limit: rule.limit } });
  }
  return text;
}
