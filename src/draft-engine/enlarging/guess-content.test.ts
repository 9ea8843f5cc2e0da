import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photograph, PHOTOGRAPH_NAMES } from '#tests/build/photographs.ts';
import type { Pixels } from '../pixels/open-picture.ts';
import { guessContent } from './guess-content.ts';

async function pixelsOf(picture: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, isOpaque: false };
}

/** Pictures of the home page that the engine drew with areas of one colour. */
const showcase = (name: string): string =>
  fileURLToPath(new URL(`../../apps/web/public/showcase/${name}.avif`, import.meta.url));

test('[UPS-01] photographs, also small and noisy ones, are taken for photographs', async () => {
  for (const name of PHOTOGRAPH_NAMES) {
    expect(await guessContent(await pixelsOf(photograph(name))), name).toBe('photo');
    const small = await sharp(photograph(name)).resize(120).jpeg({ quality: 60 }).toBuffer();
    expect(await guessContent(await pixelsOf(small)), `${name}, small`).toBe('photo');
  }
});

test('[UPS-01] flat drawings and icons are taken for drawings', async () => {
  for (const name of ['cel', 'ink', 'infographic']) {
    expect(await guessContent(await pixelsOf(showcase(name))), name).toBe('drawing');
  }
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M8 56L32 8l24 48z" fill="#e33"/></svg>';
  expect(await guessContent(await pixelsOf(Buffer.from(icon)))).toBe('drawing');
});
