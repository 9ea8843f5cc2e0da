/**
 * `npm run check:lint [-- --lower]`: runs oxlint over everything. Four rules on shape have exceptions that may only
 * shrink (`scripts/exceptions.json`); every other finding fails at once.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compareWithExceptions } from './exceptions.ts';

interface Diagnostic {
  /** Absent for a file that cannot be parsed. */
  code?: string;
  message: string;
  filename: string;
  labels: { span: { line: number; column: number } }[];
}

const SHRINKING = ['complexity', 'max-params', 'no-nested-ternary', 'curly'];
const OXLINT = fileURLToPath(new URL('../node_modules/oxlint/bin/oxlint', import.meta.url));

const run = spawnSync(process.execPath, [OXLINT, '--deny-warnings', '--format', 'json'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
const found: Record<string, Record<string, number>> = {};
const problems: string[] = [];
for (const { code = 'parse error', message, filename, labels } of diagnostics) {
  const rule = code.replace(/^.*\(|\)$/g, '');
  const place = `${filename}:${labels[0]?.span.line ?? 0}`;
  if (SHRINKING.includes(rule)) {
    const counts = (found[rule] ??= {});
    counts[filename] = (counts[filename] ?? 0) + 1;
    if (process.argv.includes('--all')) {
      console.log(`${place} ${rule}: ${message}`);
    }
  } else {
    problems.push(`${place} ${code}: ${message}`);
  }
}
problems.push(...compareWithExceptions(SHRINKING, found, process.argv.includes('--lower')));
for (const problem of problems) {
  console.error(problem);
}
const total = Object.values(found)
  .flatMap((counts) => Object.values(counts))
  .reduce((sum, count) => sum + count, 0);
console.log(`${total} findings stand in the list of exceptions`);
process.exitCode = problems.length > 0 ? 1 : 0;
