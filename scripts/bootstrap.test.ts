import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';

const run = promisify(execFile);
const BOOTSTRAP = fileURLToPath(new URL('./bootstrap.mjs', import.meta.url));

// A host Node older than the project's, if the machine has one; else the same one.
const HOSTS = ['/usr/bin/node', '/usr/local/bin/node'].filter(
  (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0,
);
const HOST = HOSTS[0] ?? process.execPath;

test('[OPS-01] a fresh clone is installed once, even by two commands at once, and the program runs', () =>
  withTemporaryFolder(async (folder) => {
    await makeProject(folder);
    const start = (): Promise<{ stdout: string; stderr: string }> =>
      run(HOST, ['scripts/bootstrap.mjs', 'program.mjs', 'a b'], { cwd: folder });
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ stdout }) => stdout)).toEqual(['ran ["a b"] 7\n', 'ran ["a b"] 7\n']);
    expect(
      both
        .map(({ stderr }) => stderr)
        .join('')
        .match(/Installing/g),
    ).toHaveLength(1);
    const lockfile = await readFile(join(folder, 'package-lock.json'));
    expect(await readFile(join(folder, 'node_modules/.kinora-lock-hash'), 'utf8')).toBe(
      createHash('sha256').update(lockfile).digest('hex'),
    );
    expect((await start()).stderr).toBe('');
    expect(existsSync(join(folder, '.install-lock'))).toBe(false);
  }));

test('[OPS-01] what npm installed already is kept, and a lock left by a dead process is broken', () =>
  withTemporaryFolder(async (folder) => {
    await makeProject(folder);
    await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
    expect((await run(HOST, ['scripts/bootstrap.mjs'], { cwd: folder })).stderr).toBe('');
    await rm(join(folder, 'node_modules'), { recursive: true });
    await mkdir(join(folder, '.install-lock'));
    await writeFile(join(folder, '.install-lock/pid'), String(spawnSync('true').pid));
    expect((await run(HOST, ['scripts/bootstrap.mjs'], { cwd: folder })).stderr).toContain('Installing');
  }));

test('[OPS-01] a start needs no development packages; what needs them adds them and leaves the others alone', () =>
  withTemporaryFolder(async (folder) => {
    await makeProject(folder);
    const bootstrap = async (...words: string[]): Promise<string> =>
      (await run(HOST, ['scripts/bootstrap.mjs', ...words], { cwd: folder })).stderr;
    const hasEight = (): boolean => existsSync(join(folder, 'node_modules/eight/eight.js'));
    const ageOfSeven = async (): Promise<number> => (await lstat(join(folder, 'node_modules/seven'))).birthtimeMs;

    expect(await bootstrap('--omit=dev')).toContain('Installing');
    expect(hasEight()).toBe(false);
    const installed = await ageOfSeven();
    expect(await bootstrap('--omit=dev')).toBe('');
    expect(await bootstrap()).toContain('Installing');
    expect(hasEight()).toBe(true);
    expect(await ageOfSeven()).toBe(installed);
    expect([await bootstrap(), await bootstrap('--omit=dev')]).toEqual(['', '']);

    await writeFile(
      join(folder, 'package-lock.json'),
      (await readFile(join(folder, 'package-lock.json'), 'utf8')).replace('"own-node": {', '"own-node" : {'),
    );
    // The lockfile's text changed, but not what it asks for.
    expect(await bootstrap('--omit=dev')).toBe('');
  }));

test('[OPS-01] packages that only single tools need come for development or when asked for, and are then kept', () =>
  withTemporaryFolder(async (folder) => {
    await makeProject(folder);
    await mkdir(join(folder, 'models/weights'), { recursive: true });
    const project = { name: 'models', version: '1.0.0', dependencies: { weights: 'file:weights' } };
    await writeFile(join(folder, 'models/package.json'), JSON.stringify(project));
    await writeFile(join(folder, 'models/weights/package.json'), '{"name":"weights","version":"1.0.0"}');
    const packages = {
      '': project,
      'node_modules/weights': { resolved: 'weights', link: true },
      weights: { version: '1.0.0' },
    };
    const lockfile = { name: 'models', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
    await writeFile(join(folder, 'models/package-lock.json'), JSON.stringify(lockfile));
    const bootstrap = async (...words: string[]): Promise<string> =>
      (await run(HOST, ['scripts/bootstrap.mjs', ...words], { cwd: folder })).stderr;
    const hasWeights = (): boolean => existsSync(join(folder, 'models/node_modules/weights/package.json'));

    expect(await bootstrap('--omit=dev')).toContain('Installing');
    expect(hasWeights()).toBe(false);
    expect(await bootstrap('--omit=dev', '--models')).toContain('Installing weights');
    expect(hasWeights()).toBe(true);
    expect([await bootstrap('--omit=dev', '--models'), await bootstrap('--omit=dev')]).toEqual(['', '']);
    await writeFile(join(folder, 'models/node_modules/.kinora-lock-hash'), 'of an older lockfile');
    await rm(join(folder, 'models/node_modules/.package-lock.json'));
    expect(await bootstrap('--omit=dev')).toContain('Installing weights');
    await rm(join(folder, 'models/node_modules'), { recursive: true });
    expect(await bootstrap()).toContain('Installing');
    expect(hasWeights()).toBe(true);
  }));

test('[OPS-01] a lockfile that asks for other versions is installed anew', () =>
  withTemporaryFolder(async (folder) => {
    await makeProject(folder);
    const start = (): Promise<{ stderr: string }> =>
      run(HOST, ['scripts/bootstrap.mjs', '--omit=dev', 'program.mjs'], { cwd: folder });
    expect((await start()).stderr).toContain('Installing');
    for (const file of ['seven/package.json', 'package-lock.json']) {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), text.replaceAll('"1.0.7"', '"1.0.8"'));
    }
    expect((await start()).stderr).toContain('Installing');
    expect((await start()).stderr).toBe('');
  }));

test('[OPS-01] a lockfile that npm cannot install ends with a clear message', () =>
  withTemporaryFolder(async (folder) => {
    await makeProject(folder);
    await writeFile(join(folder, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
    await expect(run(HOST, ['scripts/bootstrap.mjs'], { cwd: folder })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Installing failed in'),
    });
  }));

async function makeProject(folder: string): Promise<void> {
  await mkdir(join(folder, 'scripts'));
  await copyFile(BOOTSTRAP, join(folder, 'scripts/bootstrap.mjs'));
  await mkdir(join(folder, 'seven'));
  await writeFile(
    join(folder, 'seven/package.json'),
    '{"name":"seven","version":"1.0.7","type":"module","main":"seven.js"}',
  );
  await mkdir(join(folder, 'eight'));
  await writeFile(join(folder, 'eight/package.json'), '{"name":"eight","version":"1.0.0"}');
  await writeFile(join(folder, 'eight/eight.js'), '');
  await writeFile(join(folder, 'seven/seven.js'), 'export const seven = 7;\n');
  // Represents the Node installed from npm.
  await mkdir(join(folder, 'own-node'));
  await writeFile(join(folder, 'own-node/package.json'), '{"name":"own-node","version":"1.0.0","bin":{"node":"node"}}');
  await writeFile(join(folder, 'own-node/node'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  const project = {
    name: 'clone',
    version: '1.0.0',
    dependencies: { 'own-node': 'file:own-node', seven: 'file:seven' },
    devDependencies: { eight: 'file:eight' },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'clone',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': project,
        'node_modules/eight': { resolved: 'eight', link: true, dev: true },
        'node_modules/own-node': { resolved: 'own-node', link: true },
        'node_modules/seven': { resolved: 'seven', link: true },
        'own-node': { version: '1.0.0', bin: { node: 'node' } },
        seven: { version: '1.0.7' },
        eight: { version: '1.0.0', dev: true },
      },
    }),
  );
  await writeFile(
    join(folder, 'program.mjs'),
    "import { seven } from 'seven';\nconsole.log('ran', JSON.stringify(process.argv.slice(2)), seven);\n",
  );
}
