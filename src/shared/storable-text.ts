/** True for text that PostgreSQL accepts: without NUL and lone surrogates. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Finds text that cannot be stored among the keys and values of a JSON value at any depth. Returns its path, such as
 * `characters.0.name`, '' for the value itself, or undefined. A path never contains the text itself.
 */
export function findUnstorable(value: unknown): string | undefined {
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string') {
      if (!isStorable(next.value)) {
        return next.path;
      }
    } else if (typeof next.value === 'object' && next.value !== null) {
      const prefix = next.path === '' ? '' : `${next.path}.`;
      for (const [key, inner] of Object.entries(next.value)) {
        if (!isStorable(key)) {
          return next.path;
        }
        // Path length is limited, so that a body of deep arrays needs no more memory than its bytes.
        waiting.push({ value: inner, path: prefix.length > 200 ? next.path : prefix + key });
      }
    }
  }
  return undefined;
}
