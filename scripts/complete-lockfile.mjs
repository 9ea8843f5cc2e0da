// Run after each change of dependencies: adds to package-lock.json the optional packages that npm omitted. npm omits a
// package for another platform when the registry in use cannot serve it, and `npm ci` then rejects the lockfile. An
// entry with its platform satisfies npm, which installs it nowhere else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
  'universal',
];
const ALIASES = { windows: 'win32', freebsd: 'freebsd', macos: 'darwin', win: 'win32' };

const folder = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const file = join(folder, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(path, name)) {
      continue;
    }
    const platform = platformOf(name);
    if (!platform || !/^\d+\.\d+\.\d+/.test(range)) {
      console.error(
        `${name}@${range} of ${path || 'the project'} is missing, and its name does not say for which platform it is`,
      );
      process.exitCode = 1;
      continue;
    }
    lock.packages[`node_modules/${name}`] = {
      version: range,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added += 1;
  }
}

const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, undefined, 2)}\n`);
console.log(`${added} entries added to ${file}`);

/** Resolves as Node does: in the package's own node_modules, then in those above it. */
function resolves(path, name) {
  for (let from = path; from !== ''; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    if (`${from}/node_modules/${name}` in lock.packages) {
      return true;
    }
  }
  return `node_modules/${name}` in lock.packages;
}

function platformOf(name) {
  const words = name.split(/[/-]/).map((word) => ALIASES[word] ?? word);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word) && word !== 'universal');
  if (os.length === 0 && cpu.length === 0) {
    return undefined;
  }
  const libc = libcOf(words);
  return { ...(cpu.length ? { cpu } : {}), ...(libc ? { libc } : {}), ...(os.length ? { os } : {}) };
}

function libcOf(words) {
  if (words.includes('musl') || words.includes('musleabihf')) {
    return ['musl'];
  }
  return words.includes('gnu') || words.includes('gnueabihf') ? ['glibc'] : undefined;
}
