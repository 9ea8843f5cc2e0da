import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];

/** Linear-light sRGB, each part 0 to 1. */
function readColour(text: string): Colour {
  const hex = /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const part = (from: number): number => {
      const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return [part(0), part(2), part(4)];
  }
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text)?.slice(1).map(Number);
  if (!numbers) {
    throw new Error(`not a colour of the table: ${text}`);
  }
  const [lightness = 0, chroma = 0, hue = 0] = numbers;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const luminance = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

const table = new Map(
  [
    ...readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').matchAll(
      /^ {2}--([\w-]+): light-dark\((.+), ((?:oklch|#).+)\);$/gm,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }] as const),
);

const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3'];
/** Foreground and background pairs: contrast 4.5 for text, 3 for marks that only have to be visible. */
const PAIRS: readonly (readonly [front: string, grounds: readonly string[], least: number])[] = [
  ['text-1', [...GROUNDS, 'select-soft', 'ok-soft', 'warn-soft', 'err-soft'], 7],
  ['text-2', [...GROUNDS, 'select-soft'], 4.5],
  ['text-3', GROUNDS, 4.5],
  ['action-text', GROUNDS, 4.5],
  ['select', GROUNDS, 4.5],
  ['select', ['select-soft'], 4.5],
  ['on-action', ['action', 'action-hover', 'action-press'], 4.5],
  ['on-select', ['select'], 4.5],
  ['on-err', ['err-solid'], 4.5],
  ['ok', ['ok-soft', 'bg', 'surface-1'], 4.5],
  ['warn', ['warn-soft', 'bg', 'surface-1'], 4.5],
  ['err', ['err-soft', 'bg', 'surface-1', 'surface-2'], 4.5],
  ['gold', ['bg', 'surface-1', 'surface-2'], 4.5],
  ['line-strong', ['bg', 'surface-1', 'surface-2'], 3],
  ['focus', GROUNDS, 4.5],
  ['playhead', ['bg', 'surface-1'], 3],
];

test('the table holds both themes of every token', () => {
  expect(table.size).toBeGreaterThanOrEqual(30);
  for (const { light, dark } of table.values()) {
    expect([readColour(light), readColour(dark)].flat()).toHaveLength(6);
  }
});

test.each(['light', 'dark'] as const)('every pair of the %s theme can be read', (theme) => {
  const colour = (name: string): Colour => readColour(table.get(name)?.[theme] ?? `no token ${name}`);
  const weak = PAIRS.flatMap(([front, grounds, least]) =>
    grounds
      .map((ground) => ({ pair: `${front} on ${ground}`, ratio: contrast(colour(front), colour(ground)), least }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)} of ${least}`),
  );
  expect(weak).toEqual([]);
});
