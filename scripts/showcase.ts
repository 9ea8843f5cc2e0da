/**
 * Draws the pictures of the home page and of the look chooser with our own engine into src/apps/web/public/showcase: the still
 * behind the idea box, one picture for each look, and the storyboard of one film. `npm run showcase` draws all of them;
 * `npm run showcase -- hero gouache` some. The same code gives the same pictures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { skiaSurfaces } from '#src/draft-engine/clip/draw-clip.ts';
import { createShotDrawing, type ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { STAGE_MAKERS } from '#src/draft-engine/picture/stage.ts';
import { drawStill } from '#src/draft-engine/picture/still.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { drawingOf, HERO, SCENES, STORYBOARD } from './showcase-scenes.ts';

const FOLDER = 'src/apps/web/public/showcase';
/** Twice the size at which a look is seen in its row. */
const THUMBNAIL = { width: 480, height: 270 };

async function save(name: string, drawing: ShotDrawing, drawn: { width: number; height: number }, kept: { width: number; height: number }, quality: number): Promise<void> {
  const surface = drawStill(drawing, drawn, skiaSurfaces, STAGE_MAKERS) as unknown as Canvas;
  // A copy on a canvas of its own, since the engine may hand out a surface that has no encoder.
  const canvas = createCanvas(drawn.width, drawn.height);
  canvas.getContext('2d').drawImage(surface, 0, 0);
  const bytes = await sharp(await canvas.encode('png')).resize({ ...kept, fit: 'cover' }).avif({ quality, effort: 7 }).toBuffer();
  await writeFile(`${FOLDER}/${name}.avif`, bytes);
  console.log(`${name}.avif: ${kept.width} × ${kept.height}, ${Math.ceil(bytes.length / 1024)} KB`);
}

const PICTURES = new Map<string, () => Promise<void>>();
PICTURES.set('hero', async () => {
  await save('hero', drawingOf('gouache', HERO), { width: 1920, height: 1080 }, { width: 1760, height: 880 }, 52);
  await save('hero-small', drawingOf('gouache', HERO), { width: 1280, height: 720 }, { width: 800, height: 450 }, 50);
});
for (const look of LOOK_IDS) PICTURES.set(look, () => save(look, drawingOf(look, SCENES[look]), { width: 960, height: 540 }, THUMBNAIL, 52));
PICTURES.set('storyboard', async () => {
  const { idea, type, look, seed, shots } = STORYBOARD;
  const plan = planFilm({ idea, type, language: 'en', shotCount: shots, aspect: '16:9', seed });
  const sources = {
    figures: new Map(plan.characters.map(({ key, figure }) => [key, figure])),
    places: new Map(plan.places.map(({ key, place }) => [key, place])),
    items: new Map(plan.items.map(({ key, item }) => [key, item])),
  };
  for (const [index, shot] of plan.shots.entries()) {
    await save(`shot-${index + 1}`, createShotDrawing(shot, sources, { look, aspect: '16:9', seed }), { width: 960, height: 540 }, THUMBNAIL, 52);
  }
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !PICTURES.has(name));
if (unknown.length > 0) {
  console.error(`no picture called ${unknown.join(', ')}; there are ${[...PICTURES.keys()].join(', ')}`);
  process.exitCode = 1;
} else {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, draw] of PICTURES) if (wanted.length === 0 || wanted.includes(name)) await draw();
}
