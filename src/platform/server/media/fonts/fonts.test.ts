import { existsSync } from 'node:fs';
import { readdir, readFile, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { canvasFont, fontFamilies, registerFonts } from './register-fonts.ts';
import { writeFontsConf } from './write-fonts-conf.ts';

/** The drawn pixels of a text. */
function draw(text: string, font: string): Buffer {
  const canvas = createCanvas(240, 60);
  const context = canvas.getContext('2d');
  context.font = font;
  context.fillText(text, 4, 44);
  return canvas.data();
}

test('the canvas draws signs of four languages in each chain, and bold is bolder', () => {
  registerFonts(GlobalFonts);
  const missing = draw('\u{10fffe}', canvasFont('en', 40));
  for (const language of LANGUAGES) {
    const font = canvasFont(language, 40);
    for (const text of ['A', '灯', '安静', '등', 'こ', 'é']) {
      const drawn = draw(text, font);
      expect(drawn.some((value) => value > 0)).toBe(true);
      expect(drawn.equals(missing)).toBe(false);
    }
    const ink = (weight: number): number =>
      draw('灯A등', canvasFont(language, 40, weight)).reduce((sum, value) => sum + value, 0);
    expect(ink(700)).toBeGreaterThan(ink(400) * 1.1);
  }
});

test('signs that languages share are drawn as the text asks: the chain begins with its own face', () => {
  expect(LANGUAGES.map((language) => fontFamilies(language)[1])).toEqual([
    'Kinora Chinese',
    'Kinora Chinese',
    'Kinora Korean',
    'Kinora Japanese',
  ]);
  registerFonts(GlobalFonts);
  // This character has different glyphs in Chinese and Japanese.
  expect(draw('骨', canvasFont('cn', 40)).equals(draw('骨', canvasFont('ja', 40)))).toBe(false);
});

test('the font settings name only our folders and can be written again', async () => {
  await withTemporaryFolder(async (folder) => {
    const path = await writeFontsConf(join(folder, 'a & b'));
    expect(await writeFontsConf(join(folder, 'a & b'))).toBe(path);
    const text = await readFile(path, 'utf8');
    expect(text.match(/<dir>/g)).toHaveLength(1);
    expect(text).toContain('a &amp; b');
  });
});

test('links to typefaces that are gone are replaced, so that a program that was moved still has letters', async () => {
  await withTemporaryFolder(async (folder) => {
    await writeFontsConf(folder);
    const faces = join(folder, 'faces');
    const names = await readdir(faces);
    for (const name of names) {
      await unlink(join(faces, name));
      await symlink(join(folder, 'gone', name), join(faces, name));
    }
    await writeFontsConf(folder);
    expect(names.filter((name) => !existsSync(join(faces, name)))).toEqual([]);
    expect((await readdir(faces)).toSorted()).toEqual(names.toSorted());
  });
});
