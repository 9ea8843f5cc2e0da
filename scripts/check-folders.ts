/**
 * Checks that there are no import cycles, between files or between sister folders, type imports included. A folder
 * contains everything below it; files directly beside the folders belong to none of them. Exits 1 with each cycle.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { findCycles, type Graph } from './find-cycles.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.|#src)[^']+)'/g;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src/*.ts', 'src/*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file) && existsSync(file));

const known = new Set(files);
const imports: Graph = new Map(files.map((file) => [file, importsOf(file)]));
const problems = findCycles(imports).map((cycle) => `files: ${cycle.join(' → ')}`);
for (const folder of new Set(files.flatMap(foldersAbove))) {
  for (const cycle of findCycles(sistersIn(folder))) {
    problems.push(`folders in ${folder}: ${cycle.join(' → ')}`);
  }
}
for (const problem of problems) {
  console.error(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;

function importsOf(file: string): Set<string> {
  const paths = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path),
  );
  return new Set(paths.filter((path) => known.has(path)));
}

function foldersAbove(file: string): string[] {
  const parts = dirname(file).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The imports between the direct subfolders of this one. */
function sistersIn(folder: string): Graph {
  const graph: Graph = new Map();
  for (const [file, targets] of imports) {
    const from = sisterOf(folder, file);
    for (const target of targets) {
      const to = sisterOf(folder, target);
      if (from !== undefined && to !== undefined && from !== to) {
        graph.set(from, (graph.get(from) ?? new Set()).add(to));
      }
    }
  }
  return graph;
}

function sisterOf(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) {
    return undefined;
  }
  const [first, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? first : undefined;
}
