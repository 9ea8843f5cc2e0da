import type { ColourName, PersonFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS, mix, oklch, shade, type Colour } from '../../colour.ts';
import { SKINS } from './skins.ts';

/** Every colour that a person is painted with. */
export interface PersonColours {
  skin: Colour;
  skinShade: Colour;
  skinDeep: Colour;
  blush: Colour;
  lip: Colour;
  mouthInside: Colour;
  tongue: Colour;
  teeth: Colour;
  eyeWhite: Colour;
  iris: Colour;
  irisLight: Colour;
  lash: Colour;
  brow: Colour;
  hair: Colour;
  hairLight: Colour;
  hairDark: Colour;
  main: Colour;
  second: Colour;
  trousers: Colour;
  shoe: Colour;
  leather: Colour;
}

const IRISES: readonly Colour[] = [
  oklch(0.5, 0.09, 245),
  oklch(0.5, 0.09, 150),
  oklch(0.45, 0.08, 60),
  oklch(0.36, 0.06, 50),
  oklch(0.55, 0.08, 210),
  oklch(0.52, 0.1, 85),
];
const TROUSERS: readonly ColourName[] = ['navy', 'charcoal', 'brown', 'indigo', 'forest', 'grey', 'tan'];

const HAIRS: Partial<Readonly<Record<ColourName, Colour>>> = {
  black: oklch(0.27, 0.025, 285),
  brown: oklch(0.38, 0.07, 50),
  yellow: oklch(0.8, 0.11, 85),
  orange: oklch(0.6, 0.14, 48),
  white: oklch(0.92, 0.012, 250),
};

/** Hair of a named colour as hair looks: `black` is not a hole and `yellow` is straw. */
function hairColour(name: ColourName, old: boolean): Colour {
  const base = HAIRS[name] ?? NAMED_COLOURS[name];
  return old && base.L < 0.5 ? mix(base, oklch(0.82, 0.012, 250), 0.55) : base;
}

/** Brows are darker than light hair; those of old people are grey. */
function browColour(hair: Colour, old: boolean): Colour {
  if (old && hair.L > 0.6) {
    return mix(hair, oklch(0.6, 0.02, 250), 0.35);
  }
  return hair.L > 0.62 ? mix(hair, oklch(0.42, 0.07, 55), 0.55) : shade(hair, -0.03);
}

/** The colours of a person; the same for the same description. */
export function createPersonColours(spec: PersonFigure): PersonColours {
  const skin = SKINS[spec.skin] as Colour;
  const deep = spec.skin >= 3;
  const hair = hairColour(spec.hairColour, spec.age === 'old');
  const main = NAMED_COLOURS[spec.colours[0]];
  const second = NAMED_COLOURS[spec.colours[1]];
  const hasDarkEyes = spec.skin >= 2 || spec.features?.iris === 'dark';
  const irisFrom = hasDarkEyes ? 2 : 0;
  const irisTo = hasDarkEyes ? 2 : 6;
  const iris = IRISES[irisFrom + ((spec.seed >>> 4) % irisTo)] as Colour;
  const choices = TROUSERS.map((name) => NAMED_COLOURS[name]).filter(
    (colour) => Math.abs(colour.L - main.L) + Math.hypot(colour.a - main.a, colour.b - main.b) > 0.14,
  );
  const feminine = spec.gender === 'feminine';
  const lipHue = oklch(deep ? 0.42 : 0.58, 0.12, 18);
  return {
    skin,
    skinShade: mix(shade(skin, -0.1), oklch(0.5, 0.12, 25), 0.22),
    skinDeep: mix(shade(skin, -0.24), oklch(0.35, 0.1, 20), 0.4),
    blush: mix(skin, oklch(deep ? 0.52 : 0.68, 0.17, 25), 0.75),
    lip: mix(skin, lipHue, feminine ? 0.72 : 0.42),
    mouthInside: oklch(0.27, 0.085, 18),
    tongue: oklch(0.6, 0.14, 18),
    teeth: oklch(0.965, 0.012, 90),
    eyeWhite: oklch(0.965, 0.012, 80),
    iris,
    irisLight: mix(iris, oklch(0.86, 0.09, 85), 0.5),
    lash: oklch(0.22, 0.03, 30),
    brow: browColour(hair, spec.age === 'old'),
    hair,
    hairLight: mix(shade(hair, 0.13), oklch(0.85, 0.08, 75), 0.12),
    hairDark: mix(shade(hair, -0.1), oklch(0.22, 0.05, 290), 0.3),
    main,
    second,
    trousers: choices[spec.seed % Math.max(1, choices.length)] ?? NAMED_COLOURS.charcoal,
    shoe: [oklch(0.34, 0.05, 45), oklch(0.3, 0.02, 270), oklch(0.45, 0.08, 40)][(spec.seed >>> 7) % 3] as Colour,
    leather: oklch(0.4, 0.065, 50),
  };
}
