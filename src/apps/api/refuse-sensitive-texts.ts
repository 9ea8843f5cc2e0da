import type { EndpointRules } from '#src/shared/endpoint.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/** More texts than any input has: whatever comes with more is refused by its schema. */
const MOST_TEXTS = 200;

/**
 * Looks at the fields of an input that its endpoint names as `checkedTexts`, before anything is done or charged
 * (ERR-06). The input may be of any shape. Throws CONTENT_SENSITIVE.
 */
export function refuseSensitiveTexts(
  isSensitive: (text: string) => boolean,
  { checkedTexts }: EndpointRules,
  input: unknown,
): void {
  if (!checkedTexts || typeof input !== 'object' || input === null) return;
  const waiting: unknown[] = checkedTexts.map((name) => (input as Record<string, unknown>)[name]);
  for (let looked = 0; waiting.length > 0 && looked < MOST_TEXTS; looked++) {
    const value = waiting.pop();
    if (typeof value === 'string' && isSensitive(value)) throw new AppError('CONTENT_SENSITIVE');
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value).slice(0, MOST_TEXTS));
  }
}
