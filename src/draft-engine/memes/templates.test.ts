import { expect, test } from 'vitest';
import { MEME_LIMITS } from '#src/shared/catalogue/meme-forms.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { drawMeme, drawMemeScene, setLines } from './draw-meme.ts';
import { sizeOf } from './panels.ts';
import { MEME_IDS, MEME_TEMPLATES } from './templates.ts';

test('[MEM-01] there are thirty templates at least, and the places of each for lines and a photo are in its picture', () => {
  expect(MEME_IDS.length).toBeGreaterThanOrEqual(30);
  for (const id of MEME_IDS) {
    const { lines, panels, photo, sounds, seconds = 4 } = MEME_TEMPLATES[id];
    expect(lines.length, id).toBeLessThanOrEqual(MEME_LIMITS.lines);
    for (const [left, top, width, height] of [...lines, ...panels, ...(photo ? [photo] : [])].map(({ box }) => box)) {
      expect(left >= 0 && top >= 0 && left + width <= 1.001 && top + height <= 1.001, id).toBe(true);
    }
    for (const { most, at = 0 } of lines) {
      expect(most, id).toBeLessThanOrEqual(MEME_LIMITS.lineCharacters);
      expect(at, id).toBeLessThan(seconds);
    }
    expect(sounds.length, id).toBeGreaterThan(0);
    expect(
      sounds.every(({ at }) => at < seconds),
      id,
    ).toBe(true);
  }
});

test('[MEM-01] each place is set with as many letters as it may have, in each language, and an empty one is left out', () => {
  const letters = { en: 'word ', cn: '字', ko: '글자 ', ja: '文字' } as const;
  for (const id of MEME_IDS) {
    const template = MEME_TEMPLATES[id];
    for (const language of LANGUAGES) {
      const lines = template.lines.map(({ most }) => letters[language].repeat(most).slice(0, most));
      expect(setLines(template, { lines, language }, sizeOf(template, 1080))).toHaveLength(lines.length);
    }
    expect(setLines(template, { lines: ['', ' '], language: 'en' }, sizeOf(template, 1080))).toHaveLength(0);
  }
});

test('[MEM-01] equal words give equal pictures, and the words are seen', () => {
  const template = MEME_TEMPLATES.two_doors;
  const size = sizeOf(template, 120);
  const scene = drawMemeScene(template, size, undefined);
  const drawn = (lines: readonly string[]): Buffer => drawMeme(template, { lines, language: 'en' }, size, scene).data();
  expect(drawn(['Left', 'Right']).equals(drawn(['Left', 'Right']))).toBe(true);
  expect(drawn(['Left', 'Right']).equals(drawn(['Left', 'Wrong']))).toBe(false);
  expect(drawMemeScene(template, size, undefined).data().equals(scene.data())).toBe(true);
});
