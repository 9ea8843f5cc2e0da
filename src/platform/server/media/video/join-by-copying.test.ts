import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeNumberedClip, readNumberedFrame, TEST_FORMAT } from '#tests/build/build-numbered-clip.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '../ffmpeg/probe-media.ts';
import { readMp4Layout } from '../ffmpeg/read-mp4-layout.ts';
import { conformClip } from './conform-clip.ts';
import { decodeFrames } from './decode-frames.ts';
import { dissolveClips } from './dissolve-clips.ts';
import { openFrameEncoder } from './encode-frames.ts';
import { joinClips } from './join-clips.ts';
import { canSplitAt, splitClip } from './split-clip.ts';

const ffmpeg = await findFfmpeg();
const { framesPerSecond } = TEST_FORMAT;

async function numbersIn(path: string): Promise<number[]> {
  const frames = await decodeFrames({ ffmpeg, path, width: TEST_FORMAT.width, height: TEST_FORMAT.height });
  return frames.map((frame) => readNumberedFrame(frame).number);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

test('[PIPE-01] a clip is H.264 High, yuv420p, with its index in front', async () => {
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'a.mp4');
    await makeNumberedClip({ ffmpeg, path, frames: 10, red: 40 });
    const facts = await probeMedia(ffmpeg, path);
    expect(facts.faststart).toBe(true);
    expect(facts.streams).toMatchObject([
      {
        kind: 'video',
        codec: 'h264',
        profile: 'High',
        pixelFormat: 'yuv420p',
        width: 160,
        height: 90,
        framesPerSecond: 24,
        frames: 10,
      },
    ]);
    // Without ffprobe the same facts are parsed from ffmpeg's messages.
    const plain = await probeMedia({ path: ffmpeg.path, version: ffmpeg.version }, path);
    expect(plain.streams).toMatchObject([
      {
        codec: 'h264',
        profile: 'High',
        pixelFormat: 'yuv420p',
        width: 160,
        height: 90,
        framesPerSecond: 24,
        frames: 10,
      },
    ]);
  });
});

test('clips split at key frames and joined by copying hold each frame once, in order', async () => {
  await withTemporaryFolder(async (folder) => {
    const first = join(folder, "it's a.mp4");
    const second = join(folder, 'b.mp4');
    await makeNumberedClip({ ffmpeg, path: first, frames: 60, red: 30, keyframes: [12, 48] });
    await makeNumberedClip({ ffmpeg, path: second, frames: 31, red: 220 });
    await mkdir(join(folder, 'parts'));
    const parts = await splitClip({
      ffmpeg,
      path: first,
      framesPerSecond,
      atFrames: [12, 48],
      folder: join(folder, 'parts'),
    });
    expect(await numbersIn(parts[1] as string)).toEqual(range(12, 48));
    const joined = join(folder, 'joined.mp4');
    await joinClips({ ffmpeg, clips: [first, ...parts, second, first, second], framesPerSecond, path: joined });
    expect(await numbersIn(joined)).toEqual([
      ...range(0, 60),
      ...range(0, 60),
      ...range(0, 31),
      ...range(0, 60),
      ...range(0, 31),
    ]);
    const track = (await readMp4Layout(joined)).tracks[0];
    expect(track?.samples).toBe(242);
    expect(track?.durationSeconds).toBeCloseTo(242 / 24, 6);
  });
});

test('a clip without key frames at the place says so and does not split wrongly', async () => {
  await withTemporaryFolder(async (folder) => {
    const path = join(folder, 'a.mp4');
    await makeNumberedClip({ ffmpeg, path, frames: 40, red: 30, keyframes: [12] });
    expect(await canSplitAt(path, [12])).toBe(true);
    expect(await canSplitAt(path, [12, 20])).toBe(false);
    await expect(splitClip({ ffmpeg, path, framesPerSecond, atFrames: [20], folder })).rejects.toMatchObject({
      code: 'MEDIA_FAILED',
    });
  });
});

test('[DRAFT-06] a dissolve goes evenly from one clip to the next and joins with them', async () => {
  await withTemporaryFolder(async (folder) => {
    const [before, after, path] = [join(folder, 'a.mp4'), join(folder, 'b.mp4'), join(folder, 'join.mp4')];
    await makeNumberedClip({ ffmpeg, path: before, frames: 30, red: 20 });
    await makeNumberedClip({ ffmpeg, path: after, frames: 30, red: 220 });
    await dissolveClips({
      ffmpeg,
      format: TEST_FORMAT,
      before: { path: before, fromFrame: 19 },
      after: { path: after, fromFrame: 0 },
      frames: 11,
      path,
    });
    const reds = (await decodeFrames({ ffmpeg, path, width: 160, height: 90 })).map(
      (frame) => readNumberedFrame(frame).red,
    );
    expect(reds).toHaveLength(11);
    reds.forEach((red, index) => expect(Math.abs(red - (20 + (200 * (index + 1)) / 12))).toBeLessThan(9));
    const joined = join(folder, 'joined.mp4');
    await joinClips({ ffmpeg, clips: [before, path, after], framesPerSecond, path: joined });
    expect(await numbersIn(joined)).toHaveLength(71);
    expect((await readMp4Layout(joined)).tracks[0]?.durationSeconds).toBeCloseTo(71 / 24, 6);
  });
});

test('a rise from black begins black, a fall into black ends near it', async () => {
  await withTemporaryFolder(async (folder) => {
    const [clip, rise, fall] = [join(folder, 'a.mp4'), join(folder, 'rise.mp4'), join(folder, 'fall.mp4')];
    await makeNumberedClip({ ffmpeg, path: clip, frames: 30, red: 200 });
    await dissolveClips({ ffmpeg, format: TEST_FORMAT, after: { path: clip, fromFrame: 0 }, frames: 12, path: rise });
    await dissolveClips({ ffmpeg, format: TEST_FORMAT, before: { path: clip, fromFrame: 18 }, frames: 12, path: fall });
    const reds = async (path: string): Promise<number[]> =>
      (await decodeFrames({ ffmpeg, path, width: 160, height: 90 })).map((frame) => readNumberedFrame(frame).red);
    const rising = await reds(rise);
    const falling = await reds(fall);
    expect(rising).toHaveLength(12);
    expect(rising[0]).toBeLessThan(6);
    expect(rising[11]).toBeGreaterThan(160);
    expect(falling[0]).toBeGreaterThan(160);
    expect(falling[11]).toBeLessThan(30);
  });
});

test('a clip of another size and rate is made to fit and then joins by copying', async () => {
  await withTemporaryFolder(async (folder) => {
    const [source, path, other] = [join(folder, 'source.mp4'), join(folder, 'fit.mp4'), join(folder, 'b.mp4')];
    const format = { width: 120, height: 120, framesPerSecond: 30 };
    await makeNumberedClip({ ffmpeg, path: source, frames: 30, red: 100, format });
    expect(await conformClip({ ffmpeg, sourcePath: source, path, format: TEST_FORMAT })).toEqual({ frames: 24 });
    expect(
      await conformClip({ ffmpeg, sourcePath: source, path, format: TEST_FORMAT, frames: 40, keyframes: [12, 28] }),
    ).toEqual({ frames: 40 });
    expect(await canSplitAt(path, [12, 28])).toBe(true);
    await makeNumberedClip({ ffmpeg, path: other, frames: 9, red: 100 });
    const joined = join(folder, 'joined.mp4');
    await joinClips({ ffmpeg, clips: [path, other], framesPerSecond, path: joined });
    expect((await decodeFrames({ ffmpeg, path: joined, width: 160, height: 90 })).length).toBe(49);
    expect((await readMp4Layout(joined)).tracks[0]?.durationSeconds).toBeCloseTo(49 / 24, 6);
  });
});

test('[EDIT-10] a part of an external clip is brought to the film’s format, and no more than that part', async () => {
  await withTemporaryFolder(async (folder) => {
    const [sourcePath, path] = [join(folder, 'source.mp4'), join(folder, 'part.mp4')];
    await makeNumberedClip({ ffmpeg, path: sourcePath, frames: 40, red: 100 });
    expect(
      await conformClip({ ffmpeg, sourcePath, path, format: TEST_FORMAT, fromFrame: 10, frames: 24, keyframes: [6] }),
    ).toEqual({ frames: 24 });
    expect(await numbersIn(path)).toEqual(range(10, 34));
    expect(await canSplitAt(path, [6])).toBe(true);
  });
});

test('[REL-08] what is no MP4 is not opened from a list of clips, and a line break cannot add to the list', () =>
  withTemporaryFolder(async (folder) => {
    const secret = join(folder, 'secret.mp4');
    const clip = join(folder, "it's.mp4");
    const path = join(folder, 'joined.mp4');
    await makeNumberedClip({ ffmpeg, path: secret, frames: 3, red: 90 });
    await makeNumberedClip({ ffmpeg, path: clip, frames: 3, red: 90 });
    await joinClips({ ffmpeg, clips: [clip], framesPerSecond: 24, path });
    expect(await numbersIn(path)).toHaveLength(3);
    await writeFile(clip, `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${secret}\n#EXT-X-ENDLIST\n`);
    await expect(joinClips({ ffmpeg, clips: [clip], framesPerSecond: 24, path })).rejects.toMatchObject({
      code: 'MEDIA_FAILED',
    });
    await writeFile(clip, `ffconcat version 1.0\nfile secret.mp4\n`);
    await expect(joinClips({ ffmpeg, clips: [clip], framesPerSecond: 24, path })).rejects.toMatchObject({
      code: 'MEDIA_FAILED',
    });
    const broken = `${clip}'\nfile '${secret}`;
    await expect(joinClips({ ffmpeg, clips: [broken], framesPerSecond: 24, path })).rejects.toThrow(RangeError);
  }));

test('a playlist in the clothes of a clip reads no other file', async () => {
  await withTemporaryFolder(async (folder) => {
    const secret = join(folder, 'secret.mp4');
    await makeNumberedClip({ ffmpeg, path: secret, frames: 10, red: 100 });
    const texts = [
      `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:${secret}\n#EXT-X-ENDLIST\n`,
      `ffconcat version 1.0\nfile '${secret}'\n`,
    ];
    for (const text of texts) {
      const sourcePath = join(folder, 'upload.mp4');
      await writeFile(sourcePath, text);
      await expect(
        conformClip({ ffmpeg, sourcePath, path: join(folder, 'out.mp4'), format: TEST_FORMAT }),
      ).rejects.toMatchObject({ code: 'MEDIA_FAILED' });
      await expect(probeMedia(ffmpeg, sourcePath)).rejects.toMatchObject({ code: 'MEDIA_FAILED' });
    }
    expect((await readdir(folder)).sort()).toEqual(['secret.mp4', 'upload.mp4']);
  });
});

describe('the frame encoder', () => {
  const frame = (): Uint8Array => new Uint8Array(160 * 90 * 4).fill(90);

  test('leaves nothing behind when it is aborted', async () => {
    await withTemporaryFolder(async (folder) => {
      const encoder = openFrameEncoder({ ffmpeg, path: join(folder, 'a.mp4'), ...TEST_FORMAT });
      await encoder.write(frame());
      await encoder.abort();
      expect(await readdir(folder)).toEqual([]);
    });
  });

  test('gives the reason of a signal to who writes, and leaves nothing behind', async () => {
    await withTemporaryFolder(async (folder) => {
      const stop = new AbortController();
      const encoder = openFrameEncoder({ ffmpeg, path: join(folder, 'a.mp4'), ...TEST_FORMAT, signal: stop.signal });
      await encoder.write(frame());
      stop.abort(new Error('cancelled by hand'));
      await expect(encoder.finish()).rejects.toThrow('cancelled by hand');
      expect(await readdir(folder)).toEqual([]);
    });
  });

  test('says MEDIA_FAILED when the disk does not take the file', async () => {
    const encoder = openFrameEncoder({ ffmpeg, path: '/nowhere/at/all/a.mp4', ...TEST_FORMAT });
    const writing = (async () => {
      for (let index = 0; index < 500; index++) {
        await encoder.write(frame());
      }
      await encoder.finish();
    })();
    await expect(writing).rejects.toMatchObject({
      code: 'MEDIA_FAILED',
      details: { messages: expect.stringContaining('No such file') },
    });
  });

  test('refuses frames and sizes that do not fit', async () => {
    expect(() => openFrameEncoder({ ffmpeg, path: '/tmp/x.mp4', width: 161, height: 90, framesPerSecond: 24 })).toThrow(
      RangeError,
    );
    await withTemporaryFolder(async (folder) => {
      const encoder = openFrameEncoder({ ffmpeg, path: join(folder, 'a.mp4'), ...TEST_FORMAT });
      await expect(encoder.write(new Uint8Array(3))).rejects.toThrow(RangeError);
      await encoder.abort();
    });
  });

  test('[DRAFT-07] gives equal bytes for equal frames', async () => {
    await withTemporaryFolder(async (folder) => {
      const { readFile } = await import('node:fs/promises');
      for (const name of ['a', 'b']) {
        await makeNumberedClip({ ffmpeg, path: join(folder, `${name}.mp4`), frames: 30, red: 60, keyframes: [12] });
      }
      expect((await readFile(join(folder, 'a.mp4'))).equals(await readFile(join(folder, 'b.mp4')))).toBe(true);
    });
  });
});
