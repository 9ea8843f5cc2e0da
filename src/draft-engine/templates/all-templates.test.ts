import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { canvasFont } from '#src/platform/server/media/fonts/register-fonts.ts';
import { TEMPLATE_CATEGORIES, TEMPLATE_TEXT_CHARACTERS } from '#src/shared/catalogue/template-categories.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { skiaSurfaces } from '../clip/draw-clip.ts';
import type { Surface } from '../picture/drawing-surface.ts';
import { ALL_TEMPLATES, drawingsIn, findTemplate, photoUseOf } from './all-templates.ts';
import type { GivenPhoto } from './drawing/drawing-parts.ts';
import { layOutText, measurerOf } from './drawing/lay-out-text.ts';
import { openTemplate } from './open-template.ts';
import type { Layer, Template, TextSlot } from './template.ts';

const SHORT_SIDE = 48;

function layersIn(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) => [layer, ...(layer.draw.kind === 'group' ? layersIn(layer.draw.layers) : [])]);
}

/** A photo of two colours, with somebody cut out of it. */
function photo(hue: number): GivenPhoto {
  const paint = (colour: string): Surface => {
    const surface = skiaSurfaces(40, 60);
    const context = surface.getContext('2d');
    context.fillStyle = colour;
    context.fillRect(0, 0, 40, 60);
    return surface;
  };
  return { whole: paint(`hsl(${hue} 90% 50%)`), cutOut: paint(`hsl(${hue} 90% 40%)`), focus: { x: 0.5, y: 0.3 } };
}

/** The pixels of some moments of a template, small. */
function draw(template: Template, given: { hue?: number; title?: string; line?: string } = {}): Buffer {
  const [width, height] =
    template.aspect === '9:16'
      ? [SHORT_SIDE, Math.round((SHORT_SIDE * 16) / 9)]
      : [Math.round((SHORT_SIDE * 16) / 9), SHORT_SIDE];
  const opened = openTemplate(template, {
    surfaces: skiaSurfaces,
    font: canvasFont,
    language: 'en',
    photo: photo(given.hue ?? 10),
    texts: { title: given.title ?? 'Title', line: given.line ?? 'A line' },
    seed: 1,
    width,
    height,
  });
  const canvas = createCanvas(width, height);
  const moments = [0.3, 0.6, 0.9].map((share) => {
    opened.drawFrame((canvas as unknown as Surface).getContext('2d'), template.seconds * share);
    return canvas.data();
  });
  return Buffer.concat(moments);
}

test('[TRD-01] there are at least 24 templates, each whole: an id of its own, four languages, times within its length', () => {
  expect(ALL_TEMPLATES.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ALL_TEMPLATES.map(({ id }) => id)).size).toBe(ALL_TEMPLATES.length);
  for (const { id, title, seconds, texts, sounds, layers, camera = [] } of ALL_TEMPLATES) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(seconds).toBeGreaterThanOrEqual(5);
    expect(seconds).toBeLessThanOrEqual(12);
    const slots = Object.values(texts) as TextSlot[];
    for (const words of [title, ...slots.flatMap(({ label, sample }) => [label, sample])]) {
      expect(Object.keys(words).toSorted(), id).toEqual([...LANGUAGES].toSorted());
      expect(Object.values(words).every((text) => text.trim() !== '')).toBe(true);
    }
    for (const { most, sample } of slots) {
      expect(most).toBeLessThanOrEqual(TEMPLATE_TEXT_CHARACTERS);
      expect(Math.max(...Object.values(sample).map((text) => [...text].length)), id).toBeLessThanOrEqual(most);
    }
    const times = [
      ...sounds.map(({ at }) => at),
      ...camera.map(({ at }) => at),
      ...layersIn(layers).flatMap(({ keys = [], from = 0, until = 0 }) => [...keys.map(({ at }) => at), from, until]),
    ];
    expect(Math.max(...times), id).toBeLessThanOrEqual(seconds);
    for (const { keys = [] } of layersIn(layers)) {
      expect(keys.map(({ at }) => at)).toEqual(keys.map(({ at }) => at).toSorted((one, other) => one - other));
    }
  }
  expect(ALL_TEMPLATES.map(({ category }) => category)).toEqual(expect.arrayContaining([...TEMPLATE_CATEGORIES]));
  expect(() => findTemplate('none')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});

test('[TRD-01] no two templates are alike, and each asks for what it shows', () => {
  const kinds = ALL_TEMPLATES.map((template) => JSON.stringify(drawingsIn(template.layers).map(({ kind }) => kind)));
  expect(new Set(kinds).size).toBe(ALL_TEMPLATES.length);
  for (const template of ALL_TEMPLATES) {
    const shown = drawingsIn(template.layers).flatMap((drawing) => (drawing.kind === 'text' ? drawing.text : []));
    for (const name of ['title', 'line'] as const) {
      expect(shown.includes(name), `${template.id} ${name}`).toBe(template.texts[name] !== undefined);
    }
  }
});

test.each(ALL_TEMPLATES.map((template) => [template.id, template] as const))(
  '[TRD-01] %s is drawn again the same, and shows the photo and the words that it is given',
  (_id, template) => {
    const first = draw(template);
    expect(draw(template).equals(first)).toBe(true);
    expect(draw(template, { hue: 200 }).equals(first)).toBe(!photoUseOf(template).takesPhoto);
    expect(draw(template, { title: 'Ω' }).equals(first)).toBe(template.texts.title === undefined);
    expect(draw(template, { line: 'Ω' }).equals(first)).toBe(template.texts.line === undefined);
  },
);

test('[TRD-01] any text fits its box: long words, signs without spaces, and a single letter', () => {
  const measure = measurerOf(skiaSurfaces(1, 1).getContext('2d'), (pixels) => canvasFont('ja', pixels, 700));
  const texts = [
    ['Donaudampfschifffahrtsgesellschaftskapitän', 'en'],
    ['我们在山顶上看了整整一夜的星星和远方城市的灯火', 'cn'],
    ['お誕生日おめでとうございます、これからもよろしく', 'ja'],
    ['생일 축하합니다 그리고 언제나 고맙습니다', 'ko'],
    ['W'.repeat(60), 'en'],
    ['i', 'en'],
  ] as const;
  for (const [text, language] of texts) {
    for (const box of [
      [0.9, 0.2],
      [0.3, 0.3],
      [0.5, 0.06],
    ] as const) {
      const laid = layOutText(text, { box, most: 0.2, language, measure });
      expect(Math.max(...laid.lines.map(({ width }) => width))).toBeLessThanOrEqual(box[0] * 1.001);
      expect(laid.lines.length * laid.lineHeight).toBeLessThanOrEqual(box[1] * 1.001);
      expect(
        laid.lines
          .flatMap(({ pieces }) => pieces.map((piece) => piece.text))
          .join('')
          .replaceAll(' ', ''),
      ).toBe(text.replaceAll(' ', ''));
    }
  }
});
