import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
    '{"name":"seven","version":"1.0.0","type":"module","main":"seven.js"}',
  );
  await writeFile(join(folder, 'seven/seven.js'), 'export const seven = 7;\n');
  // Represents the Node installed from npm.
  await mkdir(join(folder, 'own-node'));
  await writeFile(join(folder, 'own-node/package.json'), '{"name":"own-node","version":"1.0.0","bin":{"node":"node"}}');
  await writeFile(join(folder, 'own-node/node'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  const dependencies = { 'own-node': 'file:own-node', seven: 'file:seven' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'clone', version: '1.0.0', dependencies }));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'clone',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'clone', version: '1.0.0', dependencies },
        'node_modules/own-node': { resolved: 'own-node', link: true },
        'node_modules/seven': { resolved: 'seven', link: true },
        'own-node': { version: '1.0.0', bin: { node: 'node' } },
        seven: { version: '1.0.0' },
      },
    }),
  );
  await writeFile(
    join(folder, 'program.mjs'),
    "import { seven } from 'seven';\nconsole.log('ran', JSON.stringify(process.argv.slice(2)), seven);\n",
  );
}
