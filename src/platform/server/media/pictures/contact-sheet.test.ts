import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { drawContactSheet, sheetTimes, timeCode } from './contact-sheet.ts';
import { readFrame } from './thumbnail.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../scripts/contact-sheet.ts', import.meta.url));

test('times lie evenly inside the film and are written as a clock', () => {
  expect(sheetTimes(40, 4)).toEqual([5, 15, 25, 35]);
  expect([0, 59.96, 61.25].map(timeCode)).toEqual(['00:00.0', '01:00.0', '01:01.3']);
});

test('a sheet shows the frames at their times', async () => {
  const ffmpeg = await findFfmpeg();
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'film.mp4');
    await makeNumberedClip({ ffmpeg, path, frames: 48, red: 200 });
    const sheet = await drawContactSheet({ ffmpeg, path, frames: 6, columns: 3, frameWidth: 160 });
    expect([sheet.width, sheet.height]).toEqual([3 * 172 + 12, 2 * (90 + 26 + 12) + 12]);
    const [red = 0] = sheet.getContext('2d').getImageData(12 + 20, 12 + 45, 1, 1).data;
    expect(Math.abs(red - 200)).toBeLessThan(12);
    await expect(readFrame({ ffmpeg, path, atSeconds: 100, width: 80 }, 45)).rejects.toMatchObject({
      code: 'MEDIA_FAILED',
    });
  });
});

function runScript(...words: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...words], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });
}

test('the command writes a picture, and says what it was asked wrongly', async () => {
  const ffmpeg = await findFfmpeg();
  await withTemporaryFolder(async (folder) => {
    const film = join(folder, 'film.mp4');
    const text = join(folder, 'text.mp4');
    await makeNumberedClip({ ffmpeg, path: film, frames: 24, red: 200 });
    await writeFile(text, 'no film');
    const [good, unknown, count, absent, noFilm] = await Promise.all([
      runScript(film, '--frames', '2', '--columns', '2', '--out', join(folder, 'sheet.jpg')),
      runScript(film, '--fames', '2'),
      runScript(film, '--frames', '0'),
      runScript(join(folder, 'none.mp4')),
      runScript(text),
    ]);
    expect(good).toMatchObject({ code: 0 });
    expect((await readFile(join(folder, 'sheet.jpg'))).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(unknown).toMatchObject({ code: 1, text: expect.stringContaining('Usage:') });
    expect(count).toMatchObject({ code: 1, text: expect.stringContaining('--frames must be') });
    expect(absent).toMatchObject({ code: 1, text: expect.stringContaining('There is no file') });
    expect(noFilm).toMatchObject({ code: 1, text: expect.stringContaining('no film that can be read') });
  });
});
