import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { readMp4Layout } from '#src/platform/server/media/ffmpeg/read-mp4-layout.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import { makeNumberedClip, readNumberedFrame, TEST_FORMAT } from '#tests/build/build-numbered-clip.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import type { VendorContext, VendorRequest } from '../vendor.ts';
import { takeResult } from './take-result.ts';

test('[EDIT-10] a clip that a film has fitted to a voice comes in the form of the film, and only the part that it has', () =>
  withTemporaryFolder(async (folder) => {
    const ffmpeg = await findFfmpeg();
    const path = join(folder, 'made.mp4');
    const format = { width: 320, height: 180, framesPerSecond: 24 };
    await makeNumberedClip({ ffmpeg, path, frames: 40, red: 90, format });
    const request: VendorRequest = {
      kind: 'lip-sync',
      sound: 'sound',
      speaker: { clip: 'clip' },
      shot: { widthPixels: 160, heightPixels: 90, framesPerSecond: 24, fromFrame: 12, frames: 36, keyframes: [6] },
    };
    const config = { dataFolder: folder, disk: { reserveBytes: 0 }, fetchOrigins: [] };
    const context = {
      generationId: 'one',
      scratchFolder: folder,
      signal: new AbortController().signal,
    } as unknown as VendorContext;
    const taken = await takeResult({ ffmpeg, config }, request, { bytes: await readFile(path) }, context);
    const [picture] = (await readMp4Layout(taken.path)).tracks;
    expect(picture).toMatchObject({ width: 160, height: 90, samples: 36, durationSeconds: 36 / 24 });
    const frames = await decodeFrames({ ffmpeg, path: taken.path, width: 160, height: 90 });
    const numbers = frames.map((frame) => readNumberedFrame(frame, TEST_FORMAT).number);
    // What came back is shorter: its last frame stays.
    expect(numbers).toEqual(Array.from({ length: 36 }, (_, index) => Math.min(12 + index, 39)));
  }));
