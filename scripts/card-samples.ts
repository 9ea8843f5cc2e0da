/** Draws the samples of the card styles, which are shown to somebody who has no card yet. `npm run card-samples`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawCardTask } from '#src/draft-engine/thread/draw-card.task.ts';
import { CARD_STYLE_IDS } from '#src/shared/catalogue/card-styles.ts';

const FOLDER = fileURLToPath(new URL('../src/apps/web/public/cards', import.meta.url));
const WIDTH_PIXELS = 240;
const SEED = 11;
const QUALITY = 78;

await mkdir(FOLDER, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), 'kinora-cards-'));
for (const style of CARD_STYLE_IDS) {
  const path = join(scratch, `${style}.webp`);
  await drawCardTask({ style, seed: SEED, as: 'card', path });
  await sharp(path)
    .resize(WIDTH_PIXELS)
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${style}.webp`));
}
await rm(scratch, { recursive: true });
