/**
 * The house style that no other check knows: names of files and folders, sizes, the one door to the environment, that
 * what a person reads stands in the texts, and that nothing stands there in vain. Prints the size statistics; exits 1
 * with a line for each breach.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findUnusedTexts, type TextTree } from './find-unused-texts.ts';
import { findWrittenTexts } from './find-written-texts.ts';

const LINES_ALLOWED = 400;
const COMPONENT_LINES_ALLOWED = 300;
/** Data and texts may be long: they are read by looking something up. */
const DATA = /\/(texts|lexicon|words|catalogue|recipes|shapes|frames|palettes|generated)\//;
const FORBIDDEN_NAMES = new Set([
  'utils',
  'helpers',
  'misc',
  'common',
  'lib',
  'core',
  'manager',
  'service',
  'types',
  'index',
]);
/** The page that shows every part of the interface to who builds it: never in a production bundle. */
const FOR_BUILDERS = /^src\/apps\/web\/parts\//;
const MAY_READ_ENVIRONMENT = /^(src\/platform\/server\/config\/|scripts\/|tests\/|bench\/|programs\/)/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.includes('node_modules'));

const breaches: string[] = [];
const sizes: number[] = [];

for (const file of files) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue; // Listed by git but deleted in the working tree.
  }
  const lines = text.split('\n').length - 1;
  const isTest = /\.(test|e2e)\.tsx?$/.test(file);
  const isData = DATA.test(`/${file}`);
  if (!isTest && !isData && file.startsWith('src/')) sizes.push(lines);
  const allowed = file.endsWith('.tsx') ? COMPONENT_LINES_ALLOWED : LINES_ALLOWED;
  if (!isTest && !isData && lines > allowed)
    breaches.push(`${file}: ${lines} lines, at most ${allowed}: split it by what it is about`);
  for (const part of [...dirname(file).split('/'), basename(file).split('.')[0] ?? '']) {
    if (FORBIDDEN_NAMES.has(part))
      breaches.push(`${file}: '${part}' says nothing; name it after the one thing that is in it`);
    if (part !== '.' && !/^\.?[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
      breaches.push(`${file}: '${part}' is not kebab-case`);
  }
  if (/\bprocess\.env\b/.test(text) && !MAY_READ_ENVIRONMENT.test(file) && !isTest) {
    breaches.push(`${file}: reads the environment; add a setting to platform/server/config instead`);
  }
  if (file.startsWith('src/') && file.endsWith('.tsx') && !FOR_BUILDERS.test(file)) {
    for (const { line, words } of findWrittenTexts(file, text))
      breaches.push(`${file}:${line}: “${words}” is written here; put it into the texts of the slice`);
  }
  if (file.startsWith('src/') && !isTest && /^export \* from/m.test(text))
    breaches.push(`${file}: export *; import from the file that defines it`);
  if (
    file.startsWith('src/') &&
    !isTest &&
    /\b(Math\.random|Date\.now|new Date\(\))/.test(text) &&
    /src\/draft-engine\//.test(file)
  ) {
    breaches.push(`${file}: the draft engine derives everything from seeds, never from chance or the clock`);
  }
}

/**
 * What may name a text: the code of its own slice, and apps, where slices are put together. Errors are named by their
 * codes all over.
 */
const code = (folder: string): string =>
  files
    .filter(
      (file) =>
        (file.startsWith(`${folder}/`) || file.startsWith('src/apps/')) &&
        !/\/texts\/|\.test\.tsx?$/.test(file) &&
        existsSync(file),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
for (const file of files) {
  if (!file.endsWith('/texts/en.ts') || file.startsWith('src/shared/') || !existsSync(file)) continue;
  const { en } = (await import(pathToFileURL(file).href)) as { en: TextTree };
  for (const key of findUnusedTexts(en, code(dirname(dirname(file))))) breaches.push(`${file}: nothing names '${key}'`);
}

sizes.sort((first, second) => first - second);
const quantile = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
console.log(
  `${sizes.length} source files: median ${quantile(0.5)} lines, p95 ${quantile(0.95)}, longest ${quantile(1)}`,
);
for (const breach of breaches) console.error(breach);
if (breaches.length > 0) process.exit(1);
