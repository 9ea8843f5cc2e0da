import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '#tests/build/run-program.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { withLockFile } from './lock-file.ts';
import { identifyProcess, isSameProcessAlive } from './process-identity.ts';

test('[REL-06] a lock lets one process in at a time and leaves nothing behind', () =>
  withTemporaryFolder(async (folder) => {
    const [lock, counter] = [join(folder, 'lock'), join(folder, 'counter')];
    await writeFile(counter, '0');
    const programs = [1, 2, 3].map(() => runProgram('hold-lock', [lock, counter]));
    await Promise.all(programs.map((program) => program.waitFor('counted')));
    expect(await readFile(counter, 'utf8')).toBe('60');
    expect(await readdir(folder)).toEqual(['counter']);
  }));

test('[REL-06] the lock of a living process is waited for in vain, that of a dead one is taken over', () =>
  withTemporaryFolder(async (folder) => {
    const lock = join(folder, 'lock');
    const holder = runProgram('hold-lock', [lock]);
    await holder.waitFor('held');
    await expect(withLockFile(lock, 0.2, async () => 'in')).rejects.toMatchObject({ code: 'TIMED_OUT' });
    await holder.end('SIGKILL');
    expect(existsSync(lock)).toBe(true);
    expect(await withLockFile(lock, 10, async () => 'in')).toBe('in');
    await writeFile(lock, 'half a li');
    expect(await withLockFile(lock, 10, async () => 'in')).toBe('in');
    expect(await readdir(folder)).toEqual([]);
  }));

test('a later process of the same number is not taken for the earlier one', () => {
  const me = identifyProcess();
  expect(me?.pid).toBe(process.pid);
  expect(isSameProcessAlive(me ?? { pid: 0 })).toBe(true);
  // On a system without process start times, the pid is the only identity.
  expect(isSameProcessAlive({ pid: process.pid, startedAt: '1' })).toBe(me?.startedAt === undefined);
});
