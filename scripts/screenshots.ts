/**
 * `npm run screenshots [-- --quick --only name,name]`: a screenshot of every screen, state, width, theme and language,
 * and a sheet of each screen.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { openStudio } from './interface/open-studio.ts';
import { openScreen, readChoice, type Screen } from './interface/screens.ts';

const SHEET_TILE = { width: 360, height: 480 };
const folder = fileURLToPath(new URL('../build/screenshots/', import.meta.url));
const choice = readChoice(process.argv.slice(2));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const studio = await openStudio();
try {
  for (const screen of choice.screens) {
    await takePictures(screen);
  }
} finally {
  await studio.close();
}

async function takePictures(screen: Screen): Promise<void> {
  const page = await studio[screen.as].newPage();
  const tiles: Buffer[] = [];
  for (const theme of choice.themes) {
    for (const language of choice.languages) {
      for (const width of choice.widths) {
        await openScreen(page, studio, screen, { language, theme, width });
        // A full-page screenshot makes the page one pixel wide for a moment: the bar switches to its phone layout, and
        // an open menu closes.
        const picture = await page.screenshot({ fullPage: (await page.locator('header :popover-open').count()) === 0 });
        await writeFile(join(folder, `${screen.name}-${language}-${theme}-${width}.png`), picture);
        tiles.push(
          await sharp(picture)
            .resize({ ...SHEET_TILE, fit: 'contain', position: 'top', background: '#808080' })
            .png()
            .toBuffer(),
        );
      }
    }
  }
  await page.close();
  const columns = choice.widths.length * Math.min(2, choice.languages.length);
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: { width: columns * SHEET_TILE.width, height: rows * SHEET_TILE.height, channels: 3, background: '#808080' },
  })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: (at % columns) * SHEET_TILE.width,
        top: Math.floor(at / columns) * SHEET_TILE.height,
      })),
    )
    .png()
    .toFile(join(folder, `sheet-${screen.name}.png`));
  process.stdout.write(`${screen.name}: ${tiles.length} pictures\n`);
}
process.stdout.write(`${folder}\n`);
process.exit();
