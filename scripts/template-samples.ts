/**
 * Draws the samples of the video templates, which the list and the page of a template show: a still and a small clip of
 * each, with somebody whom the engine draws. `npm run template-samples [id …]`.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import type { Surface } from '#src/draft-engine/picture/drawing-surface.ts';
import { drawItemCard, drawPlaceCard, drawPortrait } from '#src/draft-engine/picture/still.ts';
import type { FigureSpec } from '#src/draft-engine/story/figure-spec.ts';
import { ALL_TEMPLATES } from '#src/draft-engine/templates/all-templates.ts';
import { openFilled, type PhotoFiles } from '#src/draft-engine/templates/make-template-clip.ts';
import type { Template } from '#src/draft-engine/templates/template.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { openFrameEncoder } from '#src/platform/server/media/video/encode-frames.ts';

const FOLDER = fileURLToPath(new URL('../src/apps/web/public/templates', import.meta.url));
const SHORT_SIDE_PIXELS = 240;
const FRAMES_PER_SECOND = 12;
const STILL_AT = 0.82;
const STILL_QUALITY = 74;
const SIZE = { width: 800, height: 1000 };

const WOMAN: FigureSpec = {
  kind: 'person',
  age: 'adult',
  gender: 'feminine',
  build: 'average',
  skin: 2,
  hair: 'bob',
  hairColour: 'brown',
  facialHair: 'none',
  hat: 'none',
  outfit: 'sweater',
  colours: ['teal', 'cream'],
  accessories: [],
  seed: 5,
};
const DOG: FigureSpec = {
  kind: 'animal',
  species: 'dog',
  colours: ['tan', 'cream'],
  hat: 'none',
  accessories: [],
  size: 'usual',
  seed: 8,
};

type Sitter = 'person' | 'pet' | 'product';

/** Somebody, or something, before a garden; and cut out. */
async function drawPhoto(folder: string, who: Sitter): Promise<PhotoFiles> {
  const surface = skiaSurfaces(SIZE.width, SIZE.height);
  const context = surface.getContext('2d');
  const conditions = { timeOfDay: 'morning', weather: 'clear', seed: 3 } as const;
  context.drawImage(
    drawPlaceCard({ kind: 'garden', landmarks: [], seed: 3 }, 'gouache', conditions, SIZE, skiaSurfaces),
    0,
    0,
  );
  const state = { pose: 'wave', turn: 0.1, emotion: 'happy' } as const;
  const figure =
    who === 'product'
      ? drawItemCard('teapot', 'gouache', SIZE, skiaSurfaces, undefined, { transparent: true })
      : drawPortrait(who === 'pet' ? DOG : WOMAN, 'gouache', SIZE, skiaSurfaces, undefined, {
          show: 'figure',
          transparent: true,
          state: who === 'pet' ? { turn: 0.2, emotion: 'happy' } : state,
        });
  context.drawImage(figure, 0, 0);
  const [whole, cutOut] = [join(folder, `${who}.png`), join(folder, `${who}-cut.png`)];
  await writeFile(whole, await (surface as unknown as Canvas).encode('png'));
  await sharp(await (figure as unknown as Canvas).encode('png'))
    .trim()
    .toFile(cutOut);
  return { whole, cutOut, focus: { x: 0.5, y: who === 'product' ? 0.5 : 0.22 } };
}

async function drawSample(template: Template, photo: PhotoFiles): Promise<void> {
  const long = 2 * Math.round((SHORT_SIDE_PIXELS * 16) / 9 / 2);
  const [width, height] = template.aspect === '9:16' ? [SHORT_SIDE_PIXELS, long] : [long, SHORT_SIDE_PIXELS];
  const opened = await openFilled({
    template: template.id,
    photo,
    texts: { title: '', line: '' },
    language: 'en',
    seed: 1,
    width: width * 2,
    height: height * 2,
  });
  const large = createCanvas(width * 2, height * 2);
  const small = createCanvas(width, height);
  const smallContext = small.getContext('2d');
  const draw = (seconds: number): void => {
    opened.drawFrame((large as unknown as Surface).getContext('2d'), seconds);
    smallContext.drawImage(large, 0, 0, width, height);
  };
  draw(template.seconds * STILL_AT);
  await sharp(await small.encode('png'))
    .webp({ quality: STILL_QUALITY })
    .toFile(join(FOLDER, `${template.id}.webp`));
  const encoder = openFrameEncoder({
    ffmpeg: await findFfmpeg(),
    path: join(FOLDER, `${template.id}.mp4`),
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    quality: 'draft',
  });
  for (let frame = 0; frame < template.seconds * FRAMES_PER_SECOND; frame++) {
    draw(frame / FRAMES_PER_SECOND);
    await encoder.write(small.data());
  }
  await encoder.finish();
}

const wanted = new Set(process.argv.slice(2));
const scratch = await mkdtemp(join(tmpdir(), 'kinora-templates-'));
await mkdir(FOLDER, { recursive: true });
const photos = {
  person: await drawPhoto(scratch, 'person'),
  pet: await drawPhoto(scratch, 'pet'),
  product: await drawPhoto(scratch, 'product'),
};
const sitterOf = ({ category }: Template): Sitter => {
  if (category === 'pets') {
    return 'pet';
  }
  return category === 'shop' ? 'product' : 'person';
};
for (const template of ALL_TEMPLATES) {
  if (wanted.size === 0 || wanted.has(template.id)) {
    await drawSample(template, photos[sitterOf(template)]);
    process.stdout.write(`${template.id}\n`);
  }
}
await rm(scratch, { recursive: true });
