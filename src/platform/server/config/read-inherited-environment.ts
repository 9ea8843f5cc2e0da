/** The environment that a program of ours is started with: this process's own, without what would redirect PostgreSQL. */
export function readInheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('PG'),
    ),
  );
}
