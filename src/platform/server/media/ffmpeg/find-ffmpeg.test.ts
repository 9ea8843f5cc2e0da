import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { findMissingParts } from './ffmpeg-requirements.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

test('a setting that names no program gives FFMPEG_MISSING and no other is taken', async () => {
  await expect(findFfmpeg({ settingPath: '/nowhere/ffmpeg' })).rejects.toMatchObject({
    code: 'FFMPEG_MISSING',
    details: { missing: '/nowhere/ffmpeg' },
  });
});

test('a program that cannot do what films need is refused with what it lacks', async () => {
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'ffmpeg');
    await writeFile(path, '#!/bin/sh\necho "ffmpeg version 1.0 x"\necho " ... xfade VV->V Cross fade"\n');
    await chmod(path, 0o755);
    await expect(findFfmpeg({ settingPath: path })).rejects.toMatchObject({
      code: 'FFMPEG_MISSING',
      details: { missing: expect.stringContaining('libx264') },
    });
    // A candidate on the search path is skipped for a better one.
    expect((await findFfmpeg({ searchPath: folder })).path).not.toBe(path);
  });
});

test('the answer of a check is kept under path, time and size, and a changed program is asked again', async () => {
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'ffmpeg');
    const found = await findFfmpeg({ cacheFolder: folder, searchPath: '' });
    expect(found.version).not.toBe('');
    const kept = JSON.parse(await readFile(join(folder, 'media-programs.json'), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(kept).some((key) => key.startsWith(`${found.path}|`))).toBe(true);
    // The cached answer is trusted: here, a manipulated one decides.
    const poisoned = Object.fromEntries(Object.keys(kept).map((key) => [key, { version: 'kept', missing: [] }]));
    await writeFile(join(folder, 'media-programs.json'), JSON.stringify(poisoned));
    expect((await findFfmpeg({ cacheFolder: folder, searchPath: '' })).version).toBe('kept');
    await writeFile(path, '#!/bin/sh\nexit 1\n');
    await chmod(path, 0o755);
    await expect(findFfmpeg({ settingPath: path, cacheFolder: folder })).rejects.toMatchObject({
      code: 'FFMPEG_MISSING',
    });
  });
});

// The only platform for which such packages exist.
test.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'where the search path has none, ffmpeg and ffprobe are those of programs/ffmpeg, and both run',
  async () => {
    const found = await findFfmpeg({ searchPath: '' });
    expect(found.path).toMatch(/programs\/ffmpeg\/node_modules\/@ffmpeg-binary\/.*\/ffmpeg$/);
    expect(found.probePath).toMatch(/programs\/ffmpeg\/node_modules\/@ffprobe-installer\/.*\/ffprobe$/);
    expect(found.version).toMatch(/^n?\d/);
  },
);

test('names are read from the tables that ffmpeg prints', () => {
  const missing = findMissingParts({
    filters: ' TSC xfade VV->V x\n ... ass V->V x',
    encoders: ' V..... libx264 H.264',
    formats: '  E mp4 MP4\n D  mov,mp4,m4a x',
  });
  expect(missing).not.toContain('xfade');
  expect(missing).not.toContain('mp4');
  expect(missing).toEqual(expect.arrayContaining(['ebur128', 'aac', 'concat']));
});
