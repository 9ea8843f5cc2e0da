/** Storage of a browser that lasts as long as the test. Its own properties are what is kept, as in a browser. */
export function createMemoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? (kept[key] as string) : null),
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const kept = Object.create(methods) as typeof methods & Record<string, unknown>;
  return kept;
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
