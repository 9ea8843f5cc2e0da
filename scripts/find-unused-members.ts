import { readFileSync } from 'node:fs';

/** A catalogue table: its name and its members by path. */
interface CatalogueTable {
  name: string;
  /** 'film.minimumShots' for a member of a group. */
  members: readonly string[];
  /** For a table whose members are used as quoted names: the defining file, which does not count as a use. */
  definedIn?: string;
}

interface Source {
  file: string;
  text: string;
}

/** Paths of all members in a table of groups; lists and texts count as members. */
export function memberPaths(table: object, prefix = ''): string[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? memberPaths(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}

/** The members of a table that no source uses, prefixed with the table's name. */
export function findUnusedMembers({ name, members, definedIn }: CatalogueTable, sources: readonly Source[]): string[] {
  const texts = sources.filter(({ file }) => file !== definedIn).map(({ text }) => text);
  const uses = definedIn === undefined ? reads(name) : quotes;
  return members.filter((member) => !texts.some((text) => uses(text, member))).map((member) => `${name}.${member}`);
}

/** A member is read by its name, destructured from its group, or accessed by a computed key. */
const reads =
  (name: string) =>
  (text: string, member: string): boolean => {
    const [leaf = '', ...groups] = member.split('.').toReversed();
    const holder = [name, ...groups.toReversed()].join('\\.');
    return new RegExp(
      `\\b${holder}\\.${leaf}\\b|\\{[^{}]*\\b${leaf}\\b[^{}]*\\} = ${holder}[;,)\\s]|\\b${holder}\\[`,
    ).test(text);
  };

const quotes = (text: string, member: string): boolean => text.includes(`'${member}'`);

/** Unused members that are not marked, and marked members that are used or missing. */
export function compareWithTable(
  unused: readonly string[],
  marked: readonly string[],
): { unmarked: string[]; outdated: string[] } {
  return {
    unmarked: unused.filter((member) => !marked.includes(member)),
    outdated: marked.filter((member) => !unused.includes(member)),
  };
}

/** Reads files by path relative to the project root. */
export const readSources = (files: readonly string[]): Source[] =>
  files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
