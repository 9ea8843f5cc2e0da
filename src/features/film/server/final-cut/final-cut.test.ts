import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { FILM_SAMPLE_RATE } from '#src/platform/server/media/sound/film-sample-rate.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import type { Span } from '#src/platform/server/media/video/detect-black-and-silence.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';
import { makeNumberedClip, readNumberedFrame, TEST_FORMAT } from '#tests/build/build-numbered-clip.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { keyframesForCuts, planCut, type CutShot } from '../timeline/plan-cut.ts';
import { assembleFilm } from './thread/assemble-film.ts';
import { makeSegments } from './thread/make-segments.ts';
import { mixSound, type FilmSound } from './thread/mix-sound.ts';
import { checkFilm } from './thread/self-check.ts';

const ffmpeg = await findFfmpeg();
const format = TEST_FORMAT;

async function shootClips(folder: string, withKeyframes = true): Promise<CutShot[]> {
  const shots: CutShot[] = [];
  for (const [index, frames] of [48, 40, 52].entries()) {
    const path = join(folder, `shot-${index}.mp4`);
    await makeNumberedClip({
      ffmpeg,
      path,
      frames,
      red: 20 + index * 90,
      ...(withKeyframes ? { keyframes: keyframesForCuts(frames) } : {}),
    });
    shots.push({
      clipPath: path,
      clipHash: `hash-${index}`,
      frames,
      transition: index === 0 ? 'cut' : 'dissolve',
      dissolveFrames: 12,
    });
  }
  return shots;
}

function speech(seconds: number, level = 0.4): Float32Array {
  return Float32Array.from({ length: seconds * FILM_SAMPLE_RATE }, (_, index) => {
    const time = index / FILM_SAMPLE_RATE;
    return Math.sin(2 * Math.PI * 220 * time) * level * (0.6 + 0.4 * Math.sin(time * 20));
  });
}

/** The sound of a film with these spoken lines, of which only the first ones are heard, and a hum where it is wanted. */
async function soundOf(
  folder: string,
  durationSeconds: number,
  { lines, heard = lines.length, hum = false }: { lines: Span[]; heard?: number; hum?: boolean },
): Promise<FilmSound> {
  const file = async (name: string, samples: Float32Array): Promise<string> => {
    const path = join(folder, `${name}.wav`);
    await writeFile(path, encodePcmWav({ sampleRate: FILM_SAMPLE_RATE, channels: [samples] }));
    return path;
  };
  const voices = await Promise.all(
    lines.slice(0, heard).map(async ({ startSeconds, endSeconds }, index) => ({
      path: await file(`line-${index}`, speech(endSeconds - startSeconds)),
      startSeconds,
      gain: 1,
    })),
  );
  const bed = { name: 'hum', path: await file('hum', speech(1, 0.05)), startSeconds: 0, gain: 1 };
  return mixSound(
    {
      ffmpeg,
      key: 'sound',
      folder: join(folder, 'sound'),
      durationSeconds,
      lines,
      voices,
      events: [],
      ambience: hum ? [{ ...bed, endSeconds: durationSeconds }] : [],
    },
    new AbortController().signal,
  );
}

test('[PIPE-01] [DRAFT-06] clips, sound and subtitles become one film that passes its own check', async () => {
  await withTemporaryFolder(async (folder) => {
    const shots = await shootClips(folder);
    const plan = planCut(shots, { format });
    const segments = await makeSegments(plan, { ffmpeg, cacheFolder: join(folder, 'segments') });
    const path = join(folder, 'film.mp4');
    const lines = plan.shotStartSeconds.map((start) => ({ startSeconds: start + 0.3, endSeconds: start + 1.1 }));
    const sound = await soundOf(folder, plan.durationSeconds, { lines, hum: true });
    const film = await assembleFilm({
      ffmpeg,
      plan,
      segments,
      sound,
      subtitleMode: 'track',
      title: '灯台 & <sea>',
      language: 'ja',
      path,
      subtitles: lines.map((line, index) => ({ ...line, text: `${index + 1} 海へ` })),
    });
    expect(Math.abs((sound.loudness.integratedLufs ?? 0) + 16)).toBeLessThanOrEqual(1);
    expect(film.vtt).toContain('2 海へ');
    expect(Object.keys(sound.stems)).toEqual(['voice', 'ambience']);
    const again = () => soundOf(folder, plan.durationSeconds, { lines, hum: true });
    expect(await again()).toEqual({ ...sound, origin: 'kept' });
    // A stem that was lost is made again.
    await rm(sound.stems.voice ?? '');
    expect(await again()).toEqual(sound);

    const facts = await probeMedia(ffmpeg, path);
    expect(facts).toMatchObject({ faststart: true, title: '灯台 & <sea>' });
    expect(facts.streams).toMatchObject([
      { kind: 'video', codec: 'h264', profile: 'High', pixelFormat: 'yuv420p', frames: plan.frames },
      { kind: 'audio', codec: 'aac', channels: 2, language: 'jpn' },
      { kind: 'subtitle', codec: 'mov_text', language: 'jpn' },
    ]);
    expect(await checkFilm({ ffmpeg, path, plan, sound })).toEqual([]);

    // Every frame is the planned one; in dissolves two numbers overlap.
    const shown = (await decodeFrames({ ffmpeg, path, width: 160, height: 90 })).map((frame) =>
      readNumberedFrame(frame),
    );
    const planned = plan.segments.flatMap((segment) =>
      Array.from({ length: segment.frames }, (_, frame) =>
        segment.kind === 'body' ? segment.fromFrame + frame : null,
      ),
    );
    expect(shown.map((frame, index) => (planned[index] === null ? null : frame.number))).toEqual(planned);
  });
});

test('[DRAFT-06] a changed shot remakes its body and its joins, and nothing else', async () => {
  await withTemporaryFolder(async (folder) => {
    const cacheFolder = join(folder, 'segments');
    const shots = await shootClips(folder);
    const first = await makeSegments(planCut(shots, { format }), { ffmpeg, cacheFolder });
    expect(first.map((each) => each.origin)).toEqual(['made', 'made', 'made', 'made', 'made']);
    const again = await makeSegments(planCut(shots, { format }), { ffmpeg, cacheFolder });
    expect(again.map((each) => each.origin)).toEqual(['kept', 'kept', 'kept', 'kept', 'kept']);
    const changed = await makeSegments(
      planCut(
        shots.map((each, index) => (index === 2 ? { ...each, clipHash: 'new' } : each)),
        { format },
      ),
      { ffmpeg, cacheFolder },
    );
    expect(changed.map((each) => each.origin)).toEqual(['kept', 'kept', 'kept', 'made', 'made']);
    // A lost or damaged one is made again.
    await rm(first[1]?.path ?? '');
    const mended = await makeSegments(planCut(shots, { format }), { ffmpeg, cacheFolder });
    expect(mended.map((each) => each.origin)).toEqual(['kept', 'made', 'kept', 'kept', 'kept']);
  });
});

test('a clip without key frames at its ends is still cut exactly', async () => {
  await withTemporaryFolder(async (folder) => {
    const plan = planCut(await shootClips(folder, false), { format });
    const segments = await makeSegments(plan, { ffmpeg, cacheFolder: join(folder, 'segments') });
    const middle = segments[2]?.path ?? '';
    const numbers = (await decodeFrames({ ffmpeg, path: middle, width: 160, height: 90 })).map(
      (frame) => readNumberedFrame(frame).number,
    );
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, index) => 12 + index));
  });
});

test('[EDIT-10] [PIPE-01] a clip of another size fills the frame without being stretched, whole and in its parts', async () => {
  await withTemporaryFolder(async (folder) => {
    const clipPath = join(folder, 'upright.mp4');
    const encoder = openFrameEncoder({ ffmpeg, path: clipPath, width: 90, height: 160, framesPerSecond: 24 });
    // The upper quarter is white: it is not seen in a wide frame.
    const upright = new Uint8Array(90 * 160 * 4).fill(255, 0, 90 * 40 * 4);
    for (let frame = 0; frame < 40; frame++) {
      await encoder.write(upright);
    }
    await encoder.finish();
    const shot = { clipPath, clipHash: 'upright', frames: 40, transition: 'cut' as const, dissolveFrames: 12 };
    const shots = [shot, { ...shot, transition: 'dissolve' as const }, { ...shot, inFrame: 4, frames: 20 }];
    const segments = await makeSegments(planCut(shots, { format }), { ffmpeg, cacheFolder: join(folder, 'segments') });
    expect(segments.map(({ segment, origin }) => [segment.kind, segment.frames, origin])).toEqual([
      ['body', 28, 'made'],
      ['join', 12, 'made'],
      ['body', 28, 'made'],
      ['body', 20, 'made'],
    ]);
    const [alone] = await makeSegments(planCut([shot], { format }), { ffmpeg, cacheFolder: join(folder, 'segments') });
    expect(alone?.origin).toBe('made');
    for (const { path } of [...segments, ...(alone ? [alone] : [])]) {
      const [first] = await decodeFrames({ ffmpeg, path, width: 160, height: 90, count: 1 });
      expect(Math.max(...(first?.subarray(0, 3) ?? [255]))).toBeLessThan(60);
    }
  });
});

test('a clip of unexpected length is refused, and an abort leaves no partial segment', async () => {
  await withTemporaryFolder(async (folder) => {
    const cacheFolder = join(folder, 'segments');
    const shots = await shootClips(folder);
    const wrong = shots.map((each) => ({ ...each, frames: each.frames + 1, transition: 'cut' as const }));
    await expect(makeSegments(planCut(wrong, { format }), { ffmpeg, cacheFolder })).rejects.toMatchObject({
      code: 'MEDIA_FAILED',
    });
    const stop = new AbortController();
    const making = makeSegments(planCut(shots, { format }), { ffmpeg, cacheFolder, signal: stop.signal });
    stop.abort(new Error('the film was cancelled'));
    await expect(making).rejects.toThrow('the film was cancelled');
    expect(await readdir(cacheFolder)).toEqual([]);
  });
});

test('the check finds black, silence, wrong lengths and missing lines', async () => {
  await withTemporaryFolder(async (folder) => {
    const clipPath = join(folder, 'black.mp4');
    const encoder = openFrameEncoder({ ffmpeg, path: clipPath, ...format });
    for (let frame = 0; frame < 132; frame++) {
      await encoder.write(new Uint8Array(160 * 90 * 4));
    }
    await encoder.finish();
    const plan = planCut([{ clipPath, clipHash: 'black', frames: 132, transition: 'cut', dissolveFrames: 0 }], {
      format,
    });
    const segments = await makeSegments(plan, { ffmpeg, cacheFolder: folder });
    const path = join(folder, 'film.mp4');
    const lines = [
      { startSeconds: 0.2, endSeconds: 0.7 },
      { startSeconds: 3, endSeconds: 4 },
    ];
    const sound = await soundOf(folder, plan.durationSeconds, { lines, heard: 1 });
    await assembleFilm({
      ffmpeg,
      plan,
      segments,
      sound,
      subtitleMode: 'track',
      title: 'x',
      language: 'en',
      path,
      subtitles: [],
    });
    const findings = await checkFilm({ ffmpeg, path, plan: { ...plan, frames: 131 }, sound });
    expect(findings).toEqual(
      expect.arrayContaining([
        { kind: 'frames', expected: 131, found: 132 },
        expect.objectContaining({ kind: 'black', startSeconds: 0 }),
        expect.objectContaining({ kind: 'silence' }),
        { kind: 'missing_line', startSeconds: 3, endSeconds: 4 },
      ]),
    );
    expect(findings.filter((finding) => finding.kind === 'missing_line')).toHaveLength(1);
    expect(findings.some((finding) => finding.kind === 'format')).toBe(false);
  });
});
