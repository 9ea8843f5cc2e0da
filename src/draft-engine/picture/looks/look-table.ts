import type { LookId } from '#src/shared/catalogue/looks.ts';
import { mix, oklch, shade, type Colour } from '../colour.ts';
import type { Palette } from '../painter.ts';
import type { Look } from './look.ts';
import { chalkTones, eachColour, fromInks, graded, inkTones, stepped, toned } from './palette-rules.ts';

const same = (colour: Colour): Colour => colour;

const GOUACHE: Look = {
  fill: 'gradient',
  line: 'none',
  lineWidth: 0,
  rim: 0.8,
  modelling: 1,
  glow: 1,
  shadow: 1,
  colour: graded(1.06, 1.03),
  palette: eachColour(graded(1.12, 1.05)),
  groundPass: 'none',
  planePass: 'none',
  framePass: 'none',
  texture: 'grain',
  textureStrength: 0.06,
  vignette: 0.42,
  bloom: 1,
  lightBehind: 1,
  depthOfField: 1,
};

const MEMPHIS_INKS = [
  oklch(0.52, 0.2, 20),
  oklch(0.68, 0.2, 18),
  oklch(0.86, 0.16, 92),
  oklch(0.74, 0.12, 195),
  oklch(0.5, 0.17, 290),
  oklch(0.97, 0.01, 95),
  oklch(0.2, 0.02, 280),
  oklch(0.84, 0.08, 20),
  oklch(0.56, 0.08, 45),
  oklch(0.66, 0.15, 150),
];
const INFOGRAPHIC_INKS = [
  oklch(0.3, 0.06, 262),
  oklch(0.56, 0.12, 240),
  oklch(0.8, 0.07, 225),
  oklch(0.72, 0.17, 42),
  oklch(0.86, 0.09, 75),
  oklch(0.97, 0.008, 230),
  oklch(0.7, 0.1, 175),
  oklch(0.46, 0.07, 40),
  oklch(0.5, 0.11, 160),
];
const WOODBLOCK_INKS = [
  oklch(0.84, 0.05, 62),
  oklch(0.68, 0.065, 58),
  oklch(0.53, 0.06, 52),
  oklch(0.42, 0.05, 50),
  oklch(0.3, 0.075, 258),
  oklch(0.47, 0.1, 250),
  oklch(0.66, 0.08, 232),
  oklch(0.82, 0.045, 215),
  oklch(0.93, 0.03, 92),
  oklch(0.83, 0.085, 82),
  oklch(0.7, 0.1, 65),
  oklch(0.58, 0.15, 35),
  oklch(0.46, 0.12, 28),
  oklch(0.54, 0.07, 150),
  oklch(0.36, 0.05, 160),
  oklch(0.72, 0.06, 130),
];

/** Hues of a sky over a neon town; all else is of the last. */
const NEON_HUES: Partial<Readonly<Record<keyof Palette, number>>> = { skyLow: 325, haze: 325, skyMiddle: 300 };
const NEON_HUE = 278;

const neonGround = eachColour((colour, name) => {
  if (name === 'accent') {
    return oklch(0.72, 0.24, 350);
  }
  if (name === 'key' || name === 'sun' || name === 'lamp') {
    return oklch(0.84, 0.15, name === 'lamp' ? 85 : 330);
  }
  const hue = NEON_HUES[name] ?? NEON_HUE;
  return oklch(0.06 + colour.L * (name === 'skyLow' ? 0.32 : 0.2), name === 'skyLow' ? 0.13 : 0.075, hue);
});

const studio = eachColour((colour, name) => {
  if (name === 'accent' || name === 'lamp' || name === 'sun') {
    return colour;
  }
  if (name === 'near') {
    return shade(mix(colour, oklch(0.62, 0.03, 250), 0.45), 0.05);
  }
  if (name === 'ambient') {
    return mix(colour, oklch(0.66, 0.035, 255), 0.6);
  }
  return mix(
    { L: 0.62 + colour.L * 0.38, a: colour.a * 0.55, b: colour.b * 0.55 },
    oklch(0.985, 0.008, 240),
    name === 'ground' || name === 'far' ? 0.5 : 0.66,
  );
});

const boardPalette: (palette: Palette) => Palette = eachColour((colour, name) => {
  if (name === 'accent' || name === 'lamp' || name === 'key' || name === 'sun') {
    return chalkTones(colour);
  }
  return { L: 0.24 + colour.L * 0.11, a: colour.a * 0.18 - 0.02, b: colour.b * 0.18 + 0.006 };
});

const amber = eachColour((colour, name) => {
  const target = {
    skyTop: oklch(0.62, 0.09, 62),
    skyMiddle: oklch(0.8, 0.12, 70),
    skyLow: oklch(0.94, 0.1, 84),
    haze: oklch(0.88, 0.11, 74),
    key: oklch(0.96, 0.1, 80),
    sun: oklch(0.99, 0.06, 92),
  }[name as 'key'];
  return target ? mix(colour, target, 0.72) : mix(colour, oklch(colour.L, 0.1, 62), 0.38);
});

/** Sky and ground of a place of bold patterns; what else there is takes one of its inks. */
const MEMPHIS_PLACE: Partial<Readonly<Record<keyof Palette, Colour>>> = {
  skyTop: oklch(0.84, 0.09, 195),
  skyMiddle: oklch(0.88, 0.075, 190),
  skyLow: oklch(0.9, 0.07, 20),
  haze: oklch(0.9, 0.07, 20),
  ground: oklch(0.86, 0.13, 92),
  far: oklch(0.7, 0.13, 300),
};

/** Ink and seal red on paper. */
const PAPER_COLOURS: Partial<Readonly<Record<keyof Palette, Colour>>> = {
  near: oklch(0.24, 0.01, 270),
  accent: oklch(0.56, 0.19, 28),
};

const paperSky = eachColour(
  (colour, name) =>
    PAPER_COLOURS[name] ?? {
      L: Math.min(0.985, 0.6 + colour.L * 0.4),
      a: colour.a * 0.06,
      b: colour.b * 0.06 + 0.005,
    },
);

/** All looks. Fields that a look omits are those of gouache. */
const LOOK_TABLE: Readonly<Record<LookId, Look>> = {
  gouache: GOUACHE,
  cel: {
    ...GOUACHE,
    fill: 'cel',
    line: 'ink',
    lineWidth: 2.6,
    rim: 0,
    colour: graded(1.16, 1.06),
    palette: eachColour(graded(1.2, 1.08)),
    groundPass: 'bands',
    texture: 'none',
    textureStrength: 0,
    vignette: 0.16,
    bloom: 0.35,
    depthOfField: 0.5,
  },
  storybook: {
    ...GOUACHE,
    planePass: 'wash',
    fill: 'crayon',
    line: 'crayon',
    lineWidth: 2.4,
    rim: 0,
    colour: (colour) => mix(graded(0.98, 0.86, 0.05)(colour), oklch(0.95, 0.04, 85), 0.1),
    palette: (palette) =>
      eachColour(graded(0.9, 0.72, 0.1))(toned(oklch(0.42, 0.07, 205), oklch(0.97, 0.055, 88), 0.55)(palette)),
    groundPass: 'wash',
    texture: 'paper',
    textureStrength: 0.14,
    vignette: 0,
    bloom: 0.2,
    glow: 0.7,
    depthOfField: 0.4,
  },
  clay: {
    ...GOUACHE,
    fill: 'clay',
    rim: 0.2,
    colour: (colour) => shade(graded(1.08, 0.84, 0.04)(colour), 0),
    palette: (palette) =>
      eachColour(graded(1.05, 0.9, 0.04))(toned(oklch(0.4, 0.11, 15), oklch(0.95, 0.06, 55), 0.5)(palette)),
    groundPass: 'thumbs',
    texture: 'clay',
    textureStrength: 0.07,
    vignette: 0.3,
    bloom: 0.6,
    shadow: 1.35,
    depthOfField: 1.8,
  },
  pixel: {
    ...GOUACHE,
    fill: 'cel',
    line: 'ink',
    lineWidth: 3.2,
    rim: 0,
    colour: graded(1.2, 1.05),
    palette: eachColour(graded(1.2, 1.1)),
    groundPass: 'bands',
    framePass: 'pixels',
    texture: 'none',
    textureStrength: 0,
    vignette: 0.12,
    bloom: 0.3,
    depthOfField: 0,
  },
  neon: {
    ...GOUACHE,
    fill: 'neon',
    line: 'neon',
    lineWidth: 3,
    rim: 0,
    modelling: 0,
    lightBehind: 0.4,
    glow: 1.3,
    shadow: 0.4,
    colour: same,
    palette: neonGround,
    texture: 'none',
    textureStrength: 0,
    vignette: 0.6,
    bloom: 1.5,
    depthOfField: 0.3,
  },
  product: {
    ...GOUACHE,
    rim: 0.25,
    modelling: 0.8,
    colour: graded(1.06, 0.94, 0.05),
    palette: studio,
    texture: 'none',
    textureStrength: 0,
    vignette: 0.06,
    bloom: 0.5,
    shadow: 0.7,
    depthOfField: 1.5,
  },
  memphis: {
    ...GOUACHE,
    fill: 'memphis',
    line: 'bold',
    lineWidth: 3.4,
    rim: 0,
    colour: fromInks(MEMPHIS_INKS),
    palette: eachColour((colour, name) => MEMPHIS_PLACE[name] ?? fromInks(MEMPHIS_INKS)(colour)),
    groundPass: 'confetti',
    texture: 'none',
    textureStrength: 0,
    vignette: 0,
    bloom: 0,
    lightBehind: 0.5,
    glow: 0.3,
    depthOfField: 0,
  },
  isometric: {
    ...GOUACHE,
    fill: 'box',
    rim: 0,
    colour: graded(0.95, 0.8, 0.1),
    palette: (palette) =>
      eachColour(graded(0.9, 0.7, 0.13))(toned(oklch(0.52, 0.1, 195), oklch(0.97, 0.035, 165), 0.75)(palette)),
    groundPass: 'bands',
    texture: 'none',
    textureStrength: 0,
    vignette: 0,
    bloom: 0,
    glow: 0.5,
    shadow: 1.1,
    depthOfField: 0,
  },
  infographic: {
    ...GOUACHE,
    lightBehind: 0.4,
    fill: 'flat',
    rim: 0,
    modelling: 0,
    colour: fromInks(INFOGRAPHIC_INKS),
    palette: (palette) =>
      eachColour((colour) => mix(fromInks(INFOGRAPHIC_INKS)(colour), oklch(0.97, 0.008, 230), 0.12))(
        toned(oklch(0.3, 0.06, 262), oklch(0.96, 0.03, 225), 0.85)(palette),
      ),
    groundPass: 'prints',
    texture: 'none',
    textureStrength: 0,
    vignette: 0,
    bloom: 0,
    glow: 0.25,
    shadow: 0.5,
    depthOfField: 0,
  },
  ink: {
    ...GOUACHE,
    planePass: 'ink',
    fill: 'ink',
    line: 'brush',
    lineWidth: 3.1,
    rim: 0,
    colour: inkTones,
    palette: paperSky,
    groundPass: 'ink',
    texture: 'paper',
    textureStrength: 0.07,
    vignette: 0,
    bloom: 0,
    lightBehind: 0.22,
    glow: 0,
    shadow: 0.35,
    depthOfField: 0.3,
  },
  woodblock: {
    ...GOUACHE,
    fill: 'woodblock',
    line: 'carved',
    lineWidth: 2.4,
    rim: 0,
    colour: fromInks(WOODBLOCK_INKS),
    palette: (palette) =>
      eachColour((colour, name) =>
        name === 'skyTop'
          ? mix(oklch(0.42, 0.1, 252), colour, 0.12)
          : mix(
              fromInks(WOODBLOCK_INKS)(colour),
              oklch(0.93, 0.03, 92),
              name === 'skyMiddle' || name === 'skyLow' ? 0.4 : 0.1,
            ),
      )(palette),
    groundPass: 'prints',
    texture: 'paper',
    textureStrength: 0.12,
    vignette: 0,
    bloom: 0,
    lightBehind: 0.5,
    glow: 0.2,
    shadow: 0.4,
    depthOfField: 0,
  },
  watercolour: {
    ...GOUACHE,
    planePass: 'wash',
    fill: 'wash',
    line: 'pencil',
    lineWidth: 1.1,
    rim: 0,
    colour: graded(1.12, 0.8, 0.09),
    palette: eachColour(graded(1, 0.6, 0.2)),
    groundPass: 'wash',
    texture: 'paper',
    textureStrength: 0.16,
    vignette: 0,
    bloom: 0,
    glow: 0.4,
    shadow: 0.45,
    depthOfField: 0.5,
  },
  oil: {
    ...GOUACHE,
    planePass: 'strokes',
    fill: 'oil',
    rim: 0.35,
    colour: graded(1.16, 1.1),
    palette: eachColour(graded(1.22, 1.25, -0.03)),
    groundPass: 'strokes',
    texture: 'canvas',
    textureStrength: 0.11,
    vignette: 0.5,
    bloom: 0.5,
    depthOfField: 0.4,
  },
  pencil: {
    ...GOUACHE,
    fill: 'hatch',
    line: 'pencil',
    lineWidth: 1.7,
    rim: 0,
    colour: graded(0.22, 0.92, 0.03),
    palette: eachColour(graded(0.12, 0.85, 0.1)),
    groundPass: 'hatch',
    texture: 'paper',
    textureStrength: 0.13,
    vignette: 0,
    bloom: 0,
    lightBehind: 0.2,
    glow: 0,
    shadow: 0.4,
    depthOfField: 0,
  },
  papercut: {
    ...GOUACHE,
    fill: 'paper',
    rim: 0,
    colour: stepped(12, graded(1.3, 1)),
    palette: (palette) =>
      eachColour(stepped(8, graded(1.55, 1.25)))(toned(oklch(0.3, 0.13, 280), oklch(0.93, 0.09, 60), 0.62)(palette)),
    groundPass: 'cuts',
    texture: 'paper',
    textureStrength: 0.09,
    vignette: 0,
    bloom: 0,
    glow: 0.6,
    shadow: 1.3,
    depthOfField: 0.6,
  },
  lowpoly: {
    ...GOUACHE,
    fill: 'facet',
    rim: 0,
    colour: graded(1.08, 1),
    palette: (palette) =>
      eachColour(graded(1.1, 1.08))(toned(oklch(0.26, 0.1, 262), oklch(0.96, 0.06, 185), 0.42)(palette)),
    groundPass: 'facets',
    texture: 'none',
    textureStrength: 0,
    vignette: 0.2,
    bloom: 0.2,
    depthOfField: 0.5,
  },
  noir: {
    ...GOUACHE,
    rim: 1,
    modelling: 1.45,
    colour: graded(0.6, 1.12, -0.04),
    palette: eachColour((colour, name) =>
      name === 'key' || name === 'sun' || name === 'lamp'
        ? oklch(0.97, 0.01, 90)
        : graded(0.4, 1.05, name === 'near' || name === 'ambient' ? -0.14 : -0.08)(colour),
    ),
    framePass: 'noir',
    texture: 'grain',
    textureStrength: 0.14,
    vignette: 0.85,
    bloom: 1.2,
    glow: 1.2,
  },
  golden_hour: {
    ...GOUACHE,
    rim: 1.3,
    modelling: 1.1,
    palette: amber,
    framePass: 'golden_hour',
    texture: 'grain',
    textureStrength: 0.05,
    vignette: 0.3,
    bloom: 2,
    glow: 1.5,
    depthOfField: 2.2,
  },
  toy_camera: {
    ...GOUACHE,
    rim: 0.5,
    colour: graded(1.3, 1.1),
    palette: eachColour(graded(1.3, 1.1)),
    framePass: 'toy_camera',
    texture: 'grain',
    textureStrength: 0.13,
    vignette: 1,
    bloom: 1.5,
    depthOfField: 1.8,
  },
  risograph: {
    ...GOUACHE,
    fill: 'cel',
    rim: 0,
    colour: graded(1.25, 1.15),
    palette: eachColour(graded(1.15, 1.1, 0.04)),
    groundPass: 'bands',
    framePass: 'risograph',
    texture: 'none',
    textureStrength: 0,
    vignette: 0,
    bloom: 0,
    glow: 0.7,
    depthOfField: 0,
  },
  chalkboard: {
    ...GOUACHE,
    fill: 'chalk',
    line: 'chalk',
    lineWidth: 2.7,
    rim: 0,
    modelling: 0.5,
    colour: chalkTones,
    palette: boardPalette,
    groundPass: 'chalk',
    texture: 'board',
    textureStrength: 0.09,
    vignette: 0.3,
    bloom: 0.3,
    lightBehind: 0,
    glow: 0.2,
    shadow: 0.3,
    depthOfField: 0,
  },
  stained_glass: {
    ...GOUACHE,
    fill: 'glass',
    line: 'lead',
    lineWidth: 5.4,
    rim: 0,
    colour: (colour) => ({ ...graded(1.6, 0.9, 0.02)(colour) }),
    palette: eachColour(graded(1.55, 0.95)),
    groundPass: 'leading',
    texture: 'none',
    textureStrength: 0,
    vignette: 0.5,
    bloom: 0.8,
    glow: 0.9,
    shadow: 0.2,
    depthOfField: 0,
  },
  felt: {
    ...GOUACHE,
    fill: 'felt',
    line: 'stitch',
    lineWidth: 1.9,
    rim: 0,
    colour: graded(1, 0.84, 0.03),
    palette: (palette) =>
      eachColour(graded(1, 0.82, 0.02))(toned(oklch(0.36, 0.06, 150), oklch(0.88, 0.06, 70), 0.6)(palette)),
    groundPass: 'wool',
    texture: 'wool',
    textureStrength: 0.12,
    vignette: 0.28,
    bloom: 0.1,
    glow: 0.5,
    depthOfField: 0.5,
  },
};

/** The look with this id. */
export function findLook(id: LookId): Look {
  return LOOK_TABLE[id];
}
