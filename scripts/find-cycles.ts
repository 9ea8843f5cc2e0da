/** A directed graph by name. */
export type Graph = Map<string, Set<string>>;

/** One cycle for each back edge in the graph, with its first name repeated at the end. */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): void => {
    const before = path.indexOf(name);
    if (before >= 0) {
      cycles.push([...path.slice(before), name]);
      return;
    }
    if (done.has(name)) {
      return;
    }
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      visit(next);
    }
    path.pop();
    done.add(name);
  };
  for (const name of graph.keys()) {
    visit(name);
  }
  return cycles;
}
