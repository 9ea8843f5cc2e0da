/** Turns 'id → words with commas' into 'word → id'; the first id keeps a word. It has its own entries and nothing else. */
export function byWord<Id extends string>(table: Readonly<Partial<Record<Id, string>>>): Record<string, Id> {
  const found = Object.create(null) as Record<string, Id>;
  for (const [id, list] of Object.entries(table) as [Id, string][]) {
    for (const word of list.split(', ')) {
      found[word] ??= id;
    }
  }
  return found;
}
