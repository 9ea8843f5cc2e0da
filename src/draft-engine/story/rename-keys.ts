/** The same plain JSON, with every text that is one of the keys replaced by what the table has for it. */
export function renameKeys<Value>(value: Value, keys: ReadonlyMap<string, string>): Value {
  const rename = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return keys.get(part) ?? part;
    }
    if (Array.isArray(part)) {
      return part.map(rename);
    }
    return part !== null && typeof part === 'object'
      ? Object.fromEntries(Object.entries(part).map(([name, each]) => [name, rename(each)]))
      : part;
  };
  return rename(value) as Value;
}
