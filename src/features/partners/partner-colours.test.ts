import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, partnerPalette, weaknessesOf } from './partner-colours.ts';

/** A colour of the design tokens, as `#rrggbb`. */
function groundOf(name: string, theme: 'light' | 'dark'): string {
  const tokens = readFileSync(new URL('../../platform/browser/ui/tokens.css', import.meta.url), 'utf8');
  const pair = new RegExp(`--${name}: light-dark\\(oklch\\(([\\d. ]+)\\), oklch\\(([\\d. ]+)\\)\\);`).exec(tokens);
  const [lightness = 0, chroma = 0, hue = 0] = (pair?.[theme === 'light' ? 1 : 2] ?? '').split(' ').map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear
    .map((part) =>
      Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const GROUNDS = ['bg', 'surface-1', 'surface-2', 'surface-3'];
const STEPS = ['00', '33', '66', '77', '99', 'cc', 'ff'];
/** Colours of the whole range, also the middle ones, where black and white contrast least. */
const COLOURS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

test('[ROUTE-04] with any partner colours, everything painted with them is readable on each ground of both themes', () => {
  const light = GROUNDS.map((name) => groundOf(name, 'light'));
  const dark = GROUNDS.map((name) => groundOf(name, 'dark'));
  expect([light[3], dark[3]]).toEqual(['#e7e2da', '#202a2b']);
  const weak = COLOURS.filter((colour) => {
    const palette = partnerPalette({ barColour: colour, accentColour: colour });
    const pairs = [
      [palette.bar, palette.onBar],
      ...[palette.action, palette.actionHover, palette.actionPress].map((ground) => [ground, palette.onAction]),
      ...light.map((ground) => [ground, palette.actionTextLight]),
      ...dark.map((ground) => [ground, palette.actionTextDark]),
    ];
    return pairs.some(([one = '', other = '']) => contrast(one, other) < 4.5);
  });
  expect(weak).toEqual([]);
});

test('[ADM-06] the operator is warned of a colour that will be adjusted, and of a bar that is hard to read', () => {
  expect(weaknessesOf({ barColour: '#12343b', accentColour: '#ffd400' })).toEqual(['light']);
  expect(weaknessesOf({ barColour: '#12343b', accentColour: '#10206a' })).toEqual(['dark']);
  expect(weaknessesOf({ barColour: '#777777', accentColour: '#777777' })).toEqual(['bar', 'light', 'dark']);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(partnerPalette({ barColour: '#ffffff', accentColour: '#ffd400' })).toMatchObject({
    onBar: '#000000',
    onAction: '#000000',
    action: '#ffd400',
    actionTextDark: '#ffd400',
  });
});
