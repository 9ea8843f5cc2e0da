import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { findFence, listFenceGaps } from './find-fence.ts';
import { readBounded } from './read-bounded.ts';
import { fencedCommand, startFenced, type FenceLimits } from './run-fenced.ts';

const MEGABYTE = 1024 ** 2;
const LIMITS: FenceLimits = {
  memoryBytes: 1024 * MEGABYTE,
  addressBytes: 'unlimited',
  cpuSeconds: 20,
  fileBytes: MEGABYTE,
};
const fence = await findFence();
const run = async (script: string, limits: Partial<FenceLimits> = {}): Promise<string> =>
  (
    await readBounded(
      await startFenced({ path: process.execPath, arguments: ['-e', script] }, { ...LIMITS, ...limits }),
      MEGABYTE,
    )
  ).toString('utf8');

test.runIf(fence.limiter)('[REL-08] a fenced program that wants too much memory fails', async () => {
  const fill = (megabytes: number): string =>
    `const kept=[]; for (let i=0;i<${megabytes};i++) kept.push(Buffer.alloc(${MEGABYTE},1)); console.log(kept.length)`;
  expect(await run(fill(100))).toBe('100\n');
  await expect(run(fill(3000))).rejects.toMatchObject({ code: 'MEDIA_FAILED' });
});

test.runIf(fence.limiter)('[REL-08] a fenced program that computes for ever is ended', async () => {
  await expect(run('for (;;);', { cpuSeconds: 1 })).rejects.toMatchObject({ details: { reason: 'SIGKILL' } });
});

test.runIf(fence.limiter)('[REL-08] a fenced program cannot write a file beyond its limit', () =>
  withTemporaryFolder(async (folder) => {
    const path = join(folder, 'large');
    const write = `require('fs').writeFileSync(${JSON.stringify(path)}, Buffer.alloc(${3 * MEGABYTE}))`;
    await expect(run(write)).rejects.toMatchObject({ code: 'MEDIA_FAILED' });
    expect(existsSync(path) ? (await stat(path)).size : 0).toBeLessThanOrEqual(MEGABYTE);
  }),
);

test.runIf(fence.isolator)('[REL-08] a fenced program reaches nobody over the network', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const connect = `require('net').connect(${port}, '127.0.0.1').on('error', (e) => console.log(e.code)).on('connect', () => console.log('connected'))`;
    expect(await run(connect)).not.toContain('connected');
    expect(connections).toBe(0);
  } finally {
    server.close();
  }
});

test('[REL-08] a fenced program inherits nothing of our environment', async () => {
  expect(await run('console.log(Object.keys(process.env).join())')).toBe('\n');
});

test('[REL-08] a program that writes without end is stopped at the bytes it may write', async () => {
  await expect(run(`for (;;) require('fs').writeSync(1, 'x'.repeat(65536))`)).rejects.toMatchObject({
    details: { reason: `more than ${MEGABYTE} bytes of output` },
  });
});

test('[REL-08] where the machine offers no limits this is said, and the program runs without', () => {
  expect(listFenceGaps({})).toHaveLength(2);
  expect(listFenceGaps({ limiter: '/usr/bin/prlimit', isolator: ['/usr/bin/unshare', '-n'] })).toEqual([]);
  const start = { path: '/bin/x', arguments: ['-i', 'y'] };
  expect(fencedCommand({}, start, LIMITS)).toEqual(start);
  expect(fencedCommand({ isolator: ['/bin/unshare', '-n'] }, start, LIMITS)).toEqual({
    path: '/bin/unshare',
    arguments: ['-n', '/bin/x', '-i', 'y'],
  });
});
