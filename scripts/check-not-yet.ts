/**
 * Checks the table of unbuilt features (`src/shared/catalogue/not-yet.ts`) against the code: every price, limit and
 * error code is either used outside tests or listed in the table, never both; and the table only shrinks. Prints the
 * table by feature; exits 1 with each difference.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { NOT_YET } from '#src/shared/catalogue/not-yet.ts';
import { FEATURE_PRICES, ONE_CLICK_PRICES, PRICES_PER_SECOND } from '#src/shared/catalogue/prices.ts';
import { ERRORS } from '#src/shared/errors/error-table.ts';
import { compareWithExceptions } from './exceptions.ts';
import { compareWithTable, findUnusedMembers, memberPaths, readSources } from './find-unused-members.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src/*.ts', 'src/*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.tsx?$|\/texts\/|\/not-yet\.ts$/.test(file) && existsSync(file));

const sources = readSources(files);
const unused = [
  ...Object.entries({ LIMITS, FEATURE_PRICES, PRICES_PER_SECOND, ONE_CLICK_PRICES }).flatMap(([name, table]) =>
    findUnusedMembers({ name, members: memberPaths(table) }, sources),
  ),
  ...findUnusedMembers(
    { name: 'ERRORS', members: Object.keys(ERRORS), definedIn: 'src/shared/errors/error-table.ts' },
    sources,
  ),
];

const { unmarked, outdated } = compareWithTable(unused, Object.keys(NOT_YET));
for (const member of unmarked) {
  console.error(`${member} is used by no code: use it or remove it`);
}
for (const member of outdated) {
  console.error(`${member} does not wait any more, or is gone: take it out of not-yet.ts`);
}
const grown = compareWithExceptions(
  ['not-yet'],
  { 'not-yet': { 'src/shared/catalogue/not-yet.ts': Object.keys(NOT_YET).length } },
  process.argv.includes('--lower'),
);
for (const line of grown) {
  console.error(line);
}
const waiting = Map.groupBy(Object.entries(NOT_YET), ([, feature]) => feature);
for (const [feature, members] of [...waiting].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(`${feature}: ${members.map(([member]) => member).join(', ')}`);
}
process.exitCode = unmarked.length + outdated.length + grown.length > 0 ? 1 : 0;
