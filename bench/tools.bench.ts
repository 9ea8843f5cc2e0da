import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { SAMPLE_RATE } from '#src/draft-engine/audio/sample-rate.ts';
import { planScene } from '#src/draft-engine/scene/plan-scene.ts';
import { composeMusicTask } from '#src/draft-engine/thread/compose-music.task.ts';
import { cutOutTask } from '#src/draft-engine/thread/cut-out.task.ts';
import { drawPictureTask } from '#src/draft-engine/thread/draw-picture.task.ts';
import { enlargePictureTask } from '#src/draft-engine/thread/enlarge-picture.task.ts';
import { findFaceTask } from '#src/draft-engine/thread/find-face.task.ts';
import { talkTask } from '#src/draft-engine/thread/talk.task.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { photograph } from '#tests/build/photographs.ts';

/** Runs of each, the first of which loads the model. */
const RUNS = 4;
const DRAWING_SIDE = 512;

/** Many parts play, in a hall. */
const PIECE = { description: 'epic orchestra with choir and war drums', seed: 1 };

/** A picture with two who act, a place, weather and a look. */
const SCENE = {
  text: 'A girl and her dog run through a forest in the rain at dusk',
  language: 'en',
  look: 'gouache',
  aspect: '16:9',
  seed: 1,
} as const;
const TALK_SECONDS = 10;

/**
 * The tools that change pictures by small models, a picture, a talking photo, and music: seconds of the first run,
 * which loads the model, and of the middle one of those after it, with the processor's seconds of that. The load says
 * how busy the machine was.
 */
export async function benchTools(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const [twelve, half, drawing, path] = ['12mp.jpg', '512.jpg', '512.png', 'result'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const { signal } = new AbortController();
  try {
    await sharp(photograph('man')).resize(4000, 3000, { fit: 'cover' }).jpeg().toFile(twelve);
    await sharp(photograph('cameras')).resize(512, 512, { fit: 'cover' }).jpeg().toFile(half);
    await writeFile(drawing, await draw().encode('png'));
    return {
      cutOut12Megapixels: await measure(() => cutOutTask({ picture: twelve, path })),
      drawing512Times4: await measure(() =>
        enlargePictureTask({ picture: drawing, path, factor: 4, content: 'drawing' }, { signal }),
      ),
      photo512Times2: await measure(() =>
        enlargePictureTask({ picture: half, path, factor: 2, content: 'photo' }, { signal }),
      ),
      photo512Times4: await measure(() =>
        enlargePictureTask({ picture: half, path, factor: 4, content: 'photo' }, { signal }),
      ),
      picture1080: await measure(() => drawScene(path)),
      talkingPhoto10Seconds: await measureTalking(folder),
      music30Seconds: await measure(() => composeMusicTask({ ...PIECE, durationSeconds: 30, path })),
      mostMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
      load: loadavg()[0],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A picture of a text, from the text to the file. */
async function drawScene(path: string): Promise<void> {
  const { drawing } = (await planScene(SCENE))!;
  await drawPictureTask({ drawing, width: 1920, height: 1080, path });
}

/** A face that says ten seconds of a voice which becomes louder and softer. */
async function measureTalking(folder: string): Promise<Record<string, number>> {
  const [picture, sound, path] = ['face.jpg', 'voice.wav', 'talking.mp4'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await sharp(photograph('man')).resize(1024, 1024, { fit: 'cover' }).jpeg().toFile(picture);
  const voice = Float32Array.from({ length: TALK_SECONDS * SAMPLE_RATE }, (_, index) => {
    const seconds = index / SAMPLE_RATE;
    return 0.3 * Math.max(0, Math.sin(2 * Math.PI * 1.7 * seconds)) * Math.sin(2 * Math.PI * 140 * seconds);
  });
  await writeFile(sound, encodePcmWav({ sampleRate: SAMPLE_RATE, channels: [voice] }));
  const ffmpeg = await findFfmpeg({ cacheFolder: folder });
  const { signal } = new AbortController();
  return measure(async () => {
    const { face, isDrawn } = await findFaceTask({ picture });
    await talkTask({ picture, sound, path, face: face!, isDrawn, seed: 1, ffmpeg }, { signal });
  });
}

/** Discs with outlines on paper. */
function draw(): Canvas {
  const canvas = createCanvas(DRAWING_SIDE, DRAWING_SIDE);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdf6e3';
  context.fillRect(0, 0, DRAWING_SIDE, DRAWING_SIDE);
  context.lineWidth = 4;
  for (let index = 0; index < 40; index++) {
    context.beginPath();
    context.arc((index * 97) % DRAWING_SIDE, (index * 61) % DRAWING_SIDE, 20 + (index % 5) * 12, 0, 2 * Math.PI);
    context.fillStyle = `hsl(${index * 37} 70% 60%)`;
    context.fill();
    context.stroke();
  }
  return canvas;
}

async function measure(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const runs: { seconds: number; processorSeconds: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(used);
    runs.push({ seconds: round((performance.now() - began) / 1_000), processorSeconds: round((user + system) / 1e6) });
  }
  const [first, ...others] = runs;
  others.sort((a, b) => a.seconds - b.seconds);
  return { first: first!.seconds, ...others[Math.floor(others.length / 2)]! };
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
