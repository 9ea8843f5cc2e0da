import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { MEDIA_FOLDERS } from '#src/shared/catalogue/media-folders.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { ensureFreeSpace, readDiskSpace } from './disk-reserve.ts';
import { newScratchPath, scratchRoot, sweepScratch, withScratchFolder } from './scratch-folder.ts';
import { createStorage, type Storage } from './storage.ts';

const DESCRIPTION = { mime: 'text/plain', extension: 'txt' };

/** The folders in the specification, as literals, so that a removed one is noticed. */
const TEN_FOLDERS = ['scene', 'location', 'item', 'character', 'movie', 'music', 'video', 'avatar', 'image', 'audio'];

function inStorage(work: (storage: Storage, dataFolder: string) => Promise<void>): Promise<void> {
  return withTemporaryFolder((dataFolder) =>
    work(createStorage({ dataFolder, disk: { reserveBytes: 0 } }), dataFolder),
  );
}

test('[CAT-14] files are kept by their content, once each, in every media folder', () =>
  inStorage(async (storage, dataFolder) => {
    expect(MEDIA_FOLDERS).toEqual(TEN_FOLDERS);
    for (const folder of MEDIA_FOLDERS) {
      const sha256 = createHash('sha256').update('hello').digest('hex');
      const stored = await storage.put(folder, { bytes: Buffer.from('hello') }, DESCRIPTION);
      expect(stored).toEqual({
        key: `${folder}/${sha256.slice(0, 2)}/${sha256}.txt`,
        sha256,
        bytes: 5,
        mime: 'text/plain',
      });
      const before = await stat(storage.pathOf(stored.key));
      const path = join(dataFolder, 'given.txt');
      await writeFile(path, 'hello');
      expect(await storage.put(folder, { path }, DESCRIPTION)).toEqual(stored);
      expect((await stat(storage.pathOf(stored.key))).ino).toBe(before.ino);
      expect(existsSync(path)).toBe(true);
    }
    expect(await readdir(scratchRoot({ dataFolder }))).toEqual([]);
  }));

test('[CAT-14] pictures of styles and of the home page lie with the web bundle, not with the media', async () => {
  const names = await readdir(new URL('../../../apps/web/public/showcase/', import.meta.url));
  const missing = [...LOOK_IDS, 'hero', 'tool-film'].filter((name) => !names.includes(`${name}.avif`));
  expect(missing).toEqual([]);
});

test('files are read whole or in part', () =>
  inStorage(async (storage) => {
    const { key } = await storage.put('audio', { bytes: Buffer.from('0123456789') }, DESCRIPTION);
    expect(await text(await storage.read(key))).toBe('0123456789');
    expect(await text(await storage.read(key, { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage.read(key, { start: 7 }))).toBe('789');
    expect(await storage.exists(key)).toBe(true);
  }));

test('[REL-04] a file that is missing or was changed does not pass for the one stored, and is mended by storing it again', () =>
  inStorage(async (storage) => {
    const { key } = await storage.put('video', { bytes: Buffer.from('film') }, DESCRIPTION);
    expect(await storage.verify(key)).toBe(true);
    await writeFile(storage.pathOf(key), 'fi');
    expect(await storage.verify(key)).toBe(false);
    await storage.put('video', { bytes: Buffer.from('film') }, DESCRIPTION);
    expect(await storage.verify(key)).toBe(true);
    const absent = key.replace(/[0-9a-f]{8}\.txt/, '00000000.txt');
    expect([await storage.exists(absent), await storage.verify(absent)]).toEqual([false, false]);
    await expect(storage.read(absent)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }));

test('[REL-04] what nobody has put since is removed; what is put again stays, also while it is being removed', () =>
  inStorage(async (storage) => {
    const { key } = await storage.put('archive', { bytes: Buffer.from('old') }, DESCRIPTION);
    const listed = async (): Promise<string[]> => {
      const keys: string[] = [];
      for await (const found of storage.list()) {
        keys.push(found);
      }
      return keys;
    };
    expect(await listed()).toEqual([key]);
    const longAgo = new Date(Date.now() - 9 * 86_400_000);
    await utimes(storage.pathOf(key), longAgo, longAgo);
    const weekAgo = new Date(Date.now() - 7 * 86_400_000);
    // Equal content is stored once, and another put refreshes its time.
    await storage.put('archive', { bytes: Buffer.from('old') }, DESCRIPTION);
    expect([await storage.removeUnused(key, weekAgo), await storage.verify(key)]).toEqual([false, true]);
    for (let round = 0; round < 20; round++) {
      await utimes(storage.pathOf(key), longAgo, longAgo);
      await Promise.all([
        storage.removeUnused(key, weekAgo),
        storage.put('archive', { bytes: Buffer.from('old') }, DESCRIPTION),
      ]);
      expect(await storage.verify(key)).toBe(true);
    }
    await utimes(storage.pathOf(key), longAgo, longAgo);
    expect([await storage.removeUnused(key, weekAgo), await storage.exists(key), await listed()]).toEqual([
      true,
      false,
      [],
    ]);
    expect(await storage.removeUnused(key, weekAgo)).toBe(true);
  }));

test('a key that is none of ours leads nowhere', () =>
  inStorage(async (storage) => {
    const { key } = await storage.put('image', { bytes: Buffer.from('x') }, DESCRIPTION);
    for (const bad of [
      '',
      '../secret',
      `../${key}`,
      `${key}/..`,
      `${key}\0`,
      key.replace('image', 'other'),
      key.replace('/', '//'),
      key.toUpperCase(),
      key.replace('.txt', '.t/x'),
      `scene/00/${'0'.repeat(64)}.txt\n`,
    ]) {
      expect(() => storage.pathOf(bad)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    }
    await expect(
      storage.put('image', { bytes: Buffer.from('x') }, { mime: 'x', extension: '../x' }),
    ).rejects.toMatchObject({ code: 'INVALID_DATA' });
  }));

test.each([
  ['storage-before-rename', false],
  ['storage-after-rename', true],
])('[REL-06] a process that dies at %s leaves no half file, and its draft is swept', (failpoint, stored) =>
  inStorage(async (storage, dataFolder) => {
    const log = join(dataFolder, 'failpoints');
    const dying = runProgram('store-file', [dataFolder, 'content'], {
      env: { KINORA_FAILPOINT: failpoint, KINORA_FAILPOINT_LOG: log },
    });
    expect(await dying.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await readFile(log, 'utf8')).toBe(`${failpoint}\n`);
    const sha256 = createHash('sha256').update('content').digest('hex');
    const key = `scene/${sha256.slice(0, 2)}/${sha256}.txt`;
    expect(await storage.verify(key)).toBe(stored);
    expect(await sweepScratch(scratchRoot({ dataFolder }))).toBe(stored ? 0 : 1);
    expect((await storage.put('scene', { bytes: Buffer.from('content') }, DESCRIPTION)).key).toBe(key);
    expect(await storage.verify(key)).toBe(true);
  }),
);

test('[REL-06] scratch folders are removed after the work, and of the dead at the next start, but not those in use', () =>
  withTemporaryFolder(async (dataFolder) => {
    let lent = '';
    await expect(
      withScratchFolder(scratchRoot({ dataFolder }), async (folder) => {
        lent = folder;
        await writeFile(join(folder, 'frame.png'), 'x');
        const left = (await newScratchPath(scratchRoot({ dataFolder }))).replace(/-\d+-\d*-/, `-${2 ** 22 - 5}-1-`);
        await mkdir(join(left, 'deep'), { recursive: true });
        expect(await sweepScratch(scratchRoot({ dataFolder }))).toBe(1);
        expect([existsSync(folder), existsSync(left)]).toEqual([true, false]);
        throw new Error('the work failed');
      }),
    ).rejects.toThrow('the work failed');
    expect(existsSync(lent)).toBe(false);
  }));

test('[REL-06] a sweep of a folder with other files in it removes only scratch folders of the dead', () =>
  withTemporaryFolder(async (cache) => {
    await writeFile(join(cache, 'kept.mp4'), 'x');
    const left = (await newScratchPath(cache)).replace(/-\d+-\d*-/, `-${2 ** 22 - 5}-1-`);
    await mkdir(left);
    expect(await withScratchFolder(cache, () => sweepScratch(cache))).toBe(1);
    expect(await readdir(cache)).toEqual(['kept.mp4']);
  }));

test('[REL-06] the sweep leaves what another machine made today, and removes what is older than a day', () =>
  withTemporaryFolder(async (dataFolder) => {
    const ours = await newScratchPath(scratchRoot({ dataFolder }));
    const elsewhere = (ending: string): string =>
      ours.replace(/[0-9a-f]{8}-\d+-\d*-[0-9a-f]{8}$/, `00000000-1-1-0000000${ending}`);
    const [young, almostOld, old] = [elsewhere('1'), elsewhere('2'), elsewhere('3')];
    const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
    for (const [path, hours] of [
      [young, 0],
      [almostOld, 23],
      [old, 25],
    ] as const) {
      await mkdir(path);
      await utimes(path, hoursAgo(hours), hoursAgo(hours));
    }
    expect(await sweepScratch(scratchRoot({ dataFolder }))).toBe(1);
    expect([young, almostOld, old].map((path) => existsSync(path))).toEqual([true, true, false]);
  }));

test('[REL-07] with less than the reserve free nothing new is stored; reading and removing go on', () =>
  withTemporaryFolder(async (dataFolder) => {
    const roomy = createStorage({ dataFolder, disk: { reserveBytes: 0 } });
    const { key } = await roomy.put('scene', { bytes: Buffer.from('old') }, DESCRIPTION);
    const { freeBytes } = await readDiskSpace({ dataFolder, disk: {} });
    const full = createStorage({ dataFolder, disk: { reserveBytes: freeBytes * 2 } });
    await expect(full.put('scene', { bytes: Buffer.from('new') }, DESCRIPTION)).rejects.toMatchObject({
      code: 'DISK_FULL',
      details: { neededMegabytes: expect.any(Number), freeMegabytes: expect.any(Number) },
    });
    expect(await text(await full.read(key))).toBe('old');
    expect(await full.removeUnused(key, new Date(Date.now() + 60_000))).toBe(true);
    expect(await full.exists(key)).toBe(false);
    expect(await readdir(scratchRoot({ dataFolder }))).toEqual([]);
  }));

test('[REL-07] what is to be written must fit beside the reserve, not only what is there already', () =>
  withTemporaryFolder(async (dataFolder) => {
    const { freeBytes } = await readDiskSpace({ dataFolder, disk: {} });
    // Shares of what is free, since others write to this disk as well.
    const ensure = (reserveShare: number, wantedShare: number): Promise<void> =>
      ensureFreeSpace(
        { dataFolder, disk: { reserveBytes: Math.floor(freeBytes * reserveShare) } },
        Math.floor(freeBytes * wantedShare),
      );
    await expect(ensure(0.5, 0.25)).resolves.toBeUndefined();
    await expect(ensure(0.5, 0.75)).rejects.toMatchObject({
      code: 'DISK_FULL',
      details: { neededMegabytes: expect.toSatisfy((needed: number) => needed * 1e6 > freeBytes * 1.2) as number },
    });
    await expect(ensure(0, 2)).rejects.toMatchObject({ code: 'DISK_FULL' });
  }));

test('[REL-07] without a setting the reserve is the larger of 2 GB and a twentieth of the disk', () =>
  withTemporaryFolder(async (dataFolder) => {
    const { reserveBytes } = await readDiskSpace({ dataFolder: join(dataFolder, 'not/made/yet'), disk: {} });
    const { blocks, bsize } = await statfs(dataFolder);
    expect(reserveBytes).toBe(Math.max(2_000_000_000, Math.floor((blocks * bsize) / 20)));
  }));
