/** Storage of a browser that lasts as long as the test. */
export function createMemoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Storage of a browser that refuses everything, as with cookies blocked. */
export const BLOCKED_STORAGE = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  },
);
