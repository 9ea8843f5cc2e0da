import type { EndpointRules } from '#src/shared/endpoint.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

/** More texts than any valid input has: an input with more is refused by its schema. */
const MOST_TEXTS = 200;

/**
 * Checks the fields that an endpoint lists as `checkedTexts`, before anything is done or charged (ERR-06). The input
 * may have any shape. Throws CONTENT_SENSITIVE.
 */
export function refuseSensitiveTexts(
  isRefused: (text: string) => boolean,
  { checkedTexts }: EndpointRules,
  input: unknown,
): void {
  if (!checkedTexts || typeof input !== 'object' || input === null) {
    return;
  }
  const waiting: unknown[] = checkedTexts.map((name) => (input as Record<string, unknown>)[name]);
  for (let looked = 0; waiting.length > 0 && looked < MOST_TEXTS; looked++) {
    const value = waiting.pop();
    if (typeof value === 'string' && isRefused(value)) {
      throw new AppError('CONTENT_SENSITIVE');
    }
    if (typeof value === 'object' && value !== null) {
      waiting.push(...Object.values(value).slice(0, MOST_TEXTS));
    }
  }
}
