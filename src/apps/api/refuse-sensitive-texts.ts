import type { EndpointRules } from '#src/shared/endpoint.ts';
import { AppError } from '#src/shared/errors/app-error.ts';

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
  // Each text once: the changes of a film name the same poses and places again and again.
  const texts = new Set<string>();
  const waiting: unknown[] = checkedTexts.map((name) => (input as Record<string, unknown>)[name]);
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      texts.add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) {
        waiting.push(part);
      }
    }
  }
  for (const text of texts) {
    if (isRefused(text)) {
      throw new AppError('CONTENT_SENSITIVE');
    }
  }
}
