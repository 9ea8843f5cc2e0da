/**
 * Draws the pictures of the home page and of the look chooser with our own engine into src/apps/web/public/showcase:
 * the still behind the idea box, one picture for each look, the storyboard of one film, a frame of each sample film and
 * the wall of tools. `npm run showcase` draws all of them; `npm run showcase -- hero gouache` some. The same code gives
 * the same pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import { drawingOfShot } from '#src/draft-engine/picture/plan-drawings.ts';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import { drawStill } from '#src/draft-engine/picture/still.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { en as examples } from '#src/features/film/texts/examples/en.ts';
import { SAMPLES } from '#src/features/home/web/samples.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS, type LookId } from '#src/shared/catalogue/looks.ts';
import { LOOK_SCENES } from './look-scenes.ts';
import { drawingOf } from './showcase-scene.ts';
import { HERO, STORYBOARD, TOOL_SCENES } from './showcase-scenes.ts';

const FOLDER = 'src/apps/web/public/showcase';
/** Twice the displayed size of a look in its row. */
const THUMBNAIL = { width: 480, height: 270 };

interface Size {
  width: number;
  height: number;
}

/** Draws at one size and saves at another, with the encoder's quality (0 to 100). */
async function save(
  name: string,
  drawing: ShotDrawing,
  { drawn, kept, quality }: { drawn: Size; kept: Size; quality: number },
): Promise<void> {
  const surface = drawStill(drawing, drawn, skiaSurfaces, STAGE_MAKERS) as unknown as Canvas;
  // Copied to a canvas, since the engine may return a surface without an encoder.
  const canvas = createCanvas(drawn.width, drawn.height);
  canvas.getContext('2d').drawImage(surface, 0, 0);
  const bytes = await sharp(await canvas.encode('png'))
    .resize({ ...kept, fit: 'cover' })
    .avif({ quality, effort: 7 })
    .toBuffer();
  await writeFile(`${FOLDER}/${name}.avif`, bytes);
  console.log(`${name}.avif: ${kept.width} × ${kept.height}, ${Math.ceil(bytes.length / 1024)} KB`);
}

const PICTURES = new Map<string, () => Promise<void>>();
PICTURES.set('hero', async () => {
  await save('hero', drawingOf('gouache', HERO), {
    drawn: { width: 1920, height: 1080 },
    kept: { width: 1760, height: 880 },
    quality: 52,
  });
  await save('hero-small', drawingOf('gouache', HERO), {
    drawn: { width: 1280, height: 720 },
    kept: { width: 800, height: 450 },
    quality: 50,
  });
});
for (const look of LOOK_IDS) {
  PICTURES.set(look, () =>
    save(look, drawingOf(look, LOOK_SCENES[look]), {
      drawn: { width: 960, height: 540 },
      kept: THUMBNAIL,
      quality: 52,
    }),
  );
}
/** The drawings of a film's shots, in order. */
async function drawShots({
  idea,
  type,
  look,
  seed,
  shots,
}: {
  idea: string;
  type: FilmType;
  look: LookId;
  seed: number;
  shots: number;
}): Promise<ShotDrawing[]> {
  const plan = await planFilm({ idea, type, language: 'en', shotCount: shots, aspect: '16:9', seed });
  return plan.shots.map(({ number }) => drawingOfShot(plan, number, { look, aspect: '16:9', seed }));
}
PICTURES.set('storyboard', async () => {
  for (const [index, drawing] of (await drawShots(STORYBOARD)).entries()) {
    await save(`shot-${index + 1}`, drawing, { drawn: { width: 960, height: 540 }, kept: THUMBNAIL, quality: 52 });
  }
});
for (const { example, shot, ...film } of SAMPLES) {
  PICTURES.set(`sample-${example}`, async () => {
    const drawing = (await drawShots({ idea: examples[example], ...film }))[shot - 1];
    if (drawing) {
      await save(`sample-${example}`, drawing, {
        drawn: { width: 1280, height: 720 },
        kept: { width: 640, height: 360 },
        quality: 52,
      });
    }
  });
}
for (const [tool, { look, scene }] of Object.entries(TOOL_SCENES)) {
  PICTURES.set(`tool-${tool}`, () =>
    save(`tool-${tool}`, drawingOf(look, scene), {
      drawn: { width: 1280, height: 720 },
      kept: { width: 720, height: 405 },
      quality: 50,
    }),
  );
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PICTURES.has(name));
if (unknown.length > 0) {
  console.error(`no picture called ${unknown.join(', ')}; there are ${[...PICTURES.keys()].join(', ')}`);
  process.exitCode = 1;
} else {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, draw] of PICTURES) {
    if (wanted.length === 0 || wanted.includes(name)) {
      await draw();
    }
  }
}
