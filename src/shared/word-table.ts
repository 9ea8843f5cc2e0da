/**
 * A table that words which somebody typed are looked up in. It has its own entries and nothing else: 'constructor' is a
 * word like any other here.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries));
}
