/**
 * Draws the templates of memes without words, as they are picked: `npm run meme-samples`. With a language it draws a
 * sheet of all with the examples of their lines instead: `npm run meme-samples -- ja sheet.png`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawMeme, drawMemeScene } from '#src/draft-engine/memes/draw-meme.ts';
import { sizeOf } from '#src/draft-engine/memes/panels.ts';
import { MEME_IDS, MEME_TEMPLATES, isMemeId, type MemeId } from '#src/draft-engine/memes/templates.ts';
import { TEMPLATE_WORDS } from '#src/features/tools/server/memes/read-meme-templates.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';

const FOLDER = fileURLToPath(new URL('../src/apps/web/public/memes', import.meta.url));
const DRAWN_PIXELS = 480;
const WIDTH_PIXELS = 240;
const QUALITY = 74;
const COLUMNS = 4;
const GAP = 8;

const [language = '', path = 'memes.png', ...only] = process.argv.slice(2);

function sceneOf(id: MemeId): Canvas {
  const template = MEME_TEMPLATES[id];
  return drawMemeScene(template, sizeOf(template, DRAWN_PIXELS), undefined);
}

async function writeSamples(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const id of MEME_IDS) {
    await sharp(await sceneOf(id).encode('png'))
      .resize(WIDTH_PIXELS, WIDTH_PIXELS, { fit: 'cover', position: 'top' })
      .webp({ quality: QUALITY })
      .toFile(join(FOLDER, `${id}.webp`));
  }
}

async function writeSheet(shown: Language, ids: readonly MemeId[]): Promise<void> {
  const drawn = ids.map((id) => {
    const template = MEME_TEMPLATES[id];
    const words = { lines: TEMPLATE_WORDS[shown][id].lines, language: shown };
    return drawMeme(template, words, sizeOf(template, DRAWN_PIXELS), sceneOf(id));
  });
  const high = Math.max(...drawn.map(({ height }) => height)) + GAP;
  const columns = Math.min(COLUMNS, ids.length);
  const sheet = createCanvas(columns * (DRAWN_PIXELS + GAP), Math.ceil(ids.length / columns) * high);
  const context = sheet.getContext('2d');
  drawn.forEach((canvas, index) =>
    context.drawImage(canvas, (index % columns) * (DRAWN_PIXELS + GAP), Math.floor(index / columns) * high),
  );
  await writeFile(path, await sheet.encode('png'));
}

const shown = LANGUAGES.find((one) => one === language);
if (shown) {
  const ids = only.filter(isMemeId);
  await writeSheet(shown, ids.length > 0 ? ids : MEME_IDS);
} else {
  await writeSamples();
}
