/**
 * Checks the house style that no other tool knows: names of files and folders, sizes, environment access in one place,
 * no literal texts in components, no unused texts. Prints the size statistics; exits 1 with a line per violation.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareWithExceptions } from './exceptions.ts';
import { findUnusedTexts, type TextTree } from './find-unused-texts.ts';
import { findWrittenTexts } from './find-written-texts.ts';

const LINES_ALLOWED = 400;
const COMPONENT_LINES_ALLOWED = 300;
/** Files of literals only may be long: they are looked up, not read through. */
const LITERAL_FILES = new Set(
  readFileSync(new URL('./literal-files.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== ''),
);
const LOGIC = /=>|\bfunction\b|\bif \(|\bfor \(|\bwhile \(|\bclass /;
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
/** The gallery of all interface components for developers: never in a production bundle. */
const FOR_BUILDERS = /^src\/apps\/web\/parts\//;
/** Ways to turn a string into markup. Only one place may use one: the parser of the player's templates. */
const WRITES_MARKUP =
  /dangerouslySetInnerHTML|\.(?:innerHTML|outerHTML)\s*\+?=(?!=)|\b(?:insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)\s*\(|\bdocument\.write(?:ln)?\s*\(/;
const MAY_WRITE_MARKUP = new Set(['src/platform/browser/player/use-theme-template.ts']);
/** Rights by identity are decided by two tables (ROLE-01). */
const COMPARES_IDENTITY = /[!=]== IDENTITIES\.(?:admin|banned)\b|\bidentity [!=]== \d/;
const DECIDE_RIGHTS = new Set(['src/shared/catalogue/film-rights.ts', 'src/shared/catalogue/site-rights.ts']);
const MAY_READ_ENVIRONMENT = /^(src\/platform\/server\/config\/|scripts\/|tests\/|bench\/|programs\/)/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.includes('node_modules'));

const breaches: string[] = [];
const sizes: number[] = [];
/** Files over the limit, each with its number of lines. */
const tooLong: Record<string, number> = {};

for (const file of files) {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    continue; // Listed by git but deleted in the working tree.
  }
  const lines = text.split('\n').length - 1;
  const isTest = /\.(test|e2e)\.tsx?$/.test(file);
  const isLiteral = LITERAL_FILES.has(file);
  if (!isTest && !isLiteral && file.startsWith('src/')) {
    sizes.push(lines);
  }
  const allowed = file.endsWith('.tsx') ? COMPONENT_LINES_ALLOWED : LINES_ALLOWED;
  if (!isTest && !isLiteral && lines > allowed) {
    tooLong[file] = lines;
  }
  if (isLiteral && (lines <= allowed || LOGIC.test(text))) {
    breaches.push(
      `${file}: it is ${lines <= allowed ? 'short' : 'more than literals'}; take it out of literal-files.txt`,
    );
  }
  for (const part of [...dirname(file).split('/'), basename(file).split('.')[0] ?? '']) {
    if (FORBIDDEN_NAMES.has(part)) {
      breaches.push(`${file}: '${part}' says nothing; name it after the one thing that is in it`);
    }
    if (part !== '.' && !/^\.?[a-z0-9]+(-[a-z0-9]+)*$/.test(part)) {
      breaches.push(`${file}: '${part}' is not kebab-case`);
    }
  }
  if (file.startsWith('src/') && !isTest && WRITES_MARKUP.test(text) && !MAY_WRITE_MARKUP.has(file)) {
    breaches.push(`${file}: makes markup of a string; let React build it`);
  }
  if (file.startsWith('src/') && !isTest && COMPARES_IDENTITY.test(text) && !DECIDE_RIGHTS.has(file)) {
    breaches.push(`${file}: compares an identity; ask siteRightsOf or filmRightsOf`);
  }
  if (/\bprocess\.env\b/.test(text) && !MAY_READ_ENVIRONMENT.test(file) && !isTest) {
    breaches.push(`${file}: reads the environment; add a setting to platform/server/config instead`);
  }
  if (file.startsWith('src/') && file.endsWith('.tsx') && !FOR_BUILDERS.test(file)) {
    for (const { line, words } of findWrittenTexts(file, text)) {
      breaches.push(`${file}:${line}: “${words}” is written here; put it into the texts of the slice`);
    }
  }
  if (file.startsWith('src/') && !isTest && /^export \* from/m.test(text)) {
    breaches.push(`${file}: export *; import from the file that defines it`);
  }
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
 * Code that may use a text: its own slice, what the foundation shares of screens, and apps, where slices are put
 * together. Error texts are used by code everywhere.
 */
const code = (folder: string): string =>
  files
    .filter(
      (file) =>
        [`${folder}/`, 'src/foundation/', 'src/apps/'].some((place) => file.startsWith(place)) &&
        !/\/texts\/|\.test\.tsx?$/.test(file) &&
        existsSync(file),
    )
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
for (const file of files) {
  if (!file.endsWith('/texts/en.ts') || file.startsWith('src/shared/') || !existsSync(file)) {
    continue;
  }
  const { en } = (await import(pathToFileURL(file).href)) as { en: TextTree };
  for (const key of findUnusedTexts(en, code(dirname(dirname(file))))) {
    breaches.push(`${file}: nothing names '${key}'`);
  }
}

breaches.push(...compareWithExceptions(['lines'], { lines: tooLong }, process.argv.includes('--lower')));

sizes.sort((first, second) => first - second);
const quantile = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
console.log(
  `${sizes.length} source files: median ${quantile(0.5)} lines, p95 ${quantile(0.95)}, longest ${quantile(1)}`,
);
for (const breach of breaches) {
  console.error(breach);
}
if (breaches.length > 0) {
  process.exit(1);
}
