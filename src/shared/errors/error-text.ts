import type { Language } from '../language/languages.ts';
import type { ErrorCode } from './error-table.ts';
import { cn } from './texts/cn.ts';
import { en } from './texts/en.ts';
import { ja } from './texts/ja.ts';
import { ko } from './texts/ko.ts';

/**
 * The texts of all codes. `{name}` is replaced by a detail; a part in `[…]` is omitted when one of its details is
 * missing.
 */
export const ERROR_TEXTS: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { en, cn, ko, ja };

/** The message of a code in a person's language, with the details filled in. */
export function errorText(
  language: Language,
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
): string {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => show(details[name]));
  const known = (part: string): boolean =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => show(details[name ?? '']) !== '');
  // Optional parts are removed first, so that a detail that contains brackets is never parsed as one.
  return fill(ERROR_TEXTS[language][code].replace(/\[([^\]]*)\]/g, (_, part: string) => (known(part) ? part : '')));
}

function show(value: unknown): string {
  if (value === undefined || value === null) {
    return '';
  }
  if (Array.isArray(value)) {
    return value.map(show).join('\n');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
