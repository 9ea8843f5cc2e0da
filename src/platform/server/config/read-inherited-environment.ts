/** The environment for child programs: this process's own, without variables that would redirect PostgreSQL. */
export function readInheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('PG'),
    ),
  );
}
