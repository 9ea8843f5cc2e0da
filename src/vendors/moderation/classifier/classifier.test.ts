import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import { composeShot } from '#src/draft-engine/picture/compose-shot.ts';
import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createClassifierMeans } from '../local-means.ts';
import { createModerator } from '../moderator.ts';
import { CLASSIFIER_THRESHOLDS } from '../thresholds.ts';
import { readQuantizedWeights } from './quantized-weights.ts';

let processes: ThreadPool;
beforeAll(() => {
  processes = createThreadPool({
    entry: new URL('classifier-process.ts', import.meta.url),
    size: 1,
    processMemoryBytes: 1024 ** 3,
  });
});
afterAll(() => processes?.close());

const signal = new AbortController().signal;

/** Shots of a film whose people bathe and kiss, each in a look. */
async function drawShots(): Promise<{ look: LookId; bytes: Uint8Array }[]> {
  const idea = 'A girl and a boy swim in the sea and fall in love on the beach at sunset';
  const plan = await planFilm({ idea, language: 'en', seed: 1, type: 'romance', shotCount: 6, aspect: '16:9' });
  const size = { width: 480, height: 270 };
  return Promise.all(
    LOOK_IDS.map(async (look, index) => {
      const { number, durationSeconds } = plan.shots[index % plan.shots.length]!;
      const drawing = drawingOfShot(plan, number, { look, aspect: '16:9', seed: 1 });
      const shot = composeShot(drawing, { ...size, durationSeconds, surfaces: skiaSurfaces, makers: STAGE_MAKERS });
      const frame = skiaSurfaces(size.width, size.height);
      const context = frame.getContext('2d');
      shot.drawFrame(context, durationSeconds / 2);
      const { data } = context.getImageData(0, 0, size.width, size.height);
      const raw = { width: size.width, height: size.height, channels: 4 } as const;
      return { look, bytes: await sharp(Buffer.from(data.buffer), { raw }).removeAlpha().jpeg().toBuffer() };
    }),
  );
}

test('[SEC-15] the classifier of this machine raises no alarm about drawings of ours in any look, large or small', async () => {
  const means = createClassifierMeans(processes);
  const moderator = createModerator({ strictness: 'strict', means: [means], log: silentLog });
  const verdicts: string[] = [];
  for (const { look, bytes } of await drawShots()) {
    const small = await sharp(bytes).resize({ width: 160 }).jpeg().toBuffer();
    for (const each of [bytes, small]) {
      const found = await moderator.moderate({ kind: 'picture', bytes: each, mime: 'image/jpeg' }, signal);
      verdicts.push(`${look} ${found.verdict} by ${found.by}`);
    }
  }
  expect(verdicts).toHaveLength(2 * LOOK_IDS.length);
  expect(verdicts.filter((verdict) => !verdict.endsWith(' fine by classifier'))).toEqual([]);
});

test('its scores are those of the published model, and with other thresholds the same picture is unsure or refused', async () => {
  const grey = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const content = { kind: 'picture', bytes: grey, mime: 'image/png' } as const;
  const means = createClassifierMeans(processes);
  const scores = await means.score(content, signal);
  expect(Object.keys(scores).sort()).toEqual(['drawing', 'hentai', 'neutral', 'porn', 'sexy']);
  expect(Object.values(scores).reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 4);
  // What TensorFlow.js computes from the same file.
  const published = { drawing: 0.83706, hentai: 0.02363, neutral: 0.1292, porn: 0.00857, sexy: 0.00154 };
  for (const [name, score] of Object.entries(published)) {
    expect(scores[name], name).toBeCloseTo(score, 3);
  }
  const judge = (neutral: { unsure: number; refused?: number }) =>
    createModerator({
      strictness: 'normal',
      means: [{ ...means, thresholds: { ...CLASSIFIER_THRESHOLDS, neutral } }],
      log: silentLog,
    }).moderate(content, signal);
  expect((await judge({ unsure: 0.001 })).verdict).toBe('unsure');
  expect((await judge({ unsure: 0.001, refused: 0.001 })).verdict).toBe('refused');
});

test('what is no picture is not judged, and the process serves the next one', async () => {
  const means = createClassifierMeans(processes);
  await expect(
    means.score({ kind: 'picture', bytes: Buffer.from('nothing'), mime: 'image/png' }, signal),
  ).rejects.toThrow(/unsupported image format/);
  const png = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(Object.keys(await means.score({ kind: 'picture', bytes: png, mime: 'image/png' }, signal))).toHaveLength(5);
});

test('weights whose bytes are not as many as described are refused', () => {
  const entry = '{name:"a",shape:[2],dtype:"float32",quantization:{min:-.5,scale:.25,dtype:"uint8"}}';
  expect(readQuantizedWeights(`${entry} h.exports="AAQ="`).get('a')).toEqual({
    shape: [2],
    values: Float32Array.of(-0.5, 0.5),
  });
  expect(() => readQuantizedWeights(`${entry} h.exports="AAQE"`)).toThrow('the manifest describes 2 bytes of 3');
});
