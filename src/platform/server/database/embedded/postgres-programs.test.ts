import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, readdir, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { findPostgresPrograms, linkLibraries, makeRunnable } from './postgres-programs.ts';

const run = promisify(execFile);

test('the programs run though the package installed without scripts, in its own folder or with links elsewhere', () =>
  withTemporaryFolder(async (folder) => {
    const installed = await findPostgresPrograms(join(folder, 'unused'));
    const fresh = join(folder, 'native');
    await cp(installed.folder, fresh, { recursive: true, verbatimSymlinks: true });
    const lib = join(fresh, 'lib');
    for (const name of await readdir(lib)) {
      if ((await lstat(join(lib, name))).isSymbolicLink()) {
        await unlink(join(lib, name));
      }
    }
    const initdb = join(fresh, 'bin/initdb');
    const check = (env: Record<string, string>): Promise<{ stdout: string }> => run(initdb, ['--version'], { env });

    // Simulates a read-only package folder: the links go to another one.
    const elsewhere = join(folder, 'links');
    const refuse = (): Promise<void> => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }));
    const env = await linkLibraries(fresh, elsewhere, (target, path) =>
      path.startsWith(lib) ? refuse() : symlink(target, path),
    );
    expect((await readdir(elsewhere)).length).toBeGreaterThan(0);
    expect((await check(env)).stdout).toContain('18.');

    expect(await linkLibraries(fresh, join(folder, 'unused'))).toEqual({});
    expect((await check({})).stdout).toContain('18.');
    expect(await linkLibraries(fresh, join(folder, 'unused'))).toEqual({});
  }));

test('programs that lost their mark of being runnable get it back', () =>
  withTemporaryFolder(async (folder) => {
    const installed = await findPostgresPrograms(join(folder, 'unused'));
    await mkdir(join(folder, 'bin'));
    const copy = join(folder, 'bin/initdb');
    await cp(installed.initdb, copy);
    await chmod(copy, 0o644);
    await makeRunnable(copy);
    expect((await lstat(copy)).mode & 0o111).toBe(0o111);
  }));
