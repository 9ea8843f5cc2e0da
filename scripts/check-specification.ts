/**
 * Checks that `docs/specification.md` has exactly one line for each item that a test names in brackets, and that each
 * title says its item itself. Exits 1 otherwise.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.test.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const texts = tests.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const named = new Set(texts.flatMap(({ text }) => text.match(/(?<=\[)[A-Z]{2,6}-\d\d(?=\])/g) ?? []));
/** Titles whose item comes out of a table: a reader who searches for the item does not find them. */
const hidden = texts.filter(({ text }) => /(?:^ *|\()['"`](?:\[[\w-]+\] )*\[[%$]/m.test(text));
const written = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^- ([A-Z]+-\d\d) /gm)].map(
  ([, item = '']) => item,
);
const problems = [
  ...[...named].filter((item) => !written.includes(item)).map((item) => `${item} is named by a test and missing here`),
  ...written.filter((item) => !named.has(item)).map((item) => `${item} is named by no test`),
  ...written.filter((item, index) => written.indexOf(item) !== index).map((item) => `${item} has two lines`),
];
for (const { file } of hidden) {
  console.error(`${file}: write the item into the title instead of taking it from a table`);
}
for (const problem of problems) {
  console.error(`docs/specification.md: ${problem}`);
}
process.exitCode = problems.length + hidden.length > 0 ? 1 : 0;
