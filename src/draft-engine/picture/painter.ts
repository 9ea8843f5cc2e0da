import type { Random } from '#src/shared/random.ts';
import type { Colour } from './colour.ts';
import type { DrawingContext } from './drawing-surface.ts';
import type { Shape } from './shape.ts';

/** About a dozen colours that a scene is made of; everything drawn is a mixture of its own colour with these. */
export interface Palette {
  skyTop: Colour;
  skyMiddle: Colour;
  skyLow: Colour;
  /** Sun or moon. */
  sun: Colour;
  /** What distance turns into. */
  haze: Colour;
  far: Colour;
  near: Colour;
  ground: Colour;
  /** Lit sides. */
  key: Colour;
  /** Shade sides. */
  ambient: Colour;
  /** Used once in a frame. */
  accent: Colour;
  /** The light of lamps and windows. */
  lamp: Colour;
}

export interface FormOptions {
  /** How strongly the light models the form: 0 flat, 1 as usual, up to 1.5. */
  modelling?: number;
  /** Strength of the lit edge, 0 to 1 (default by the look). */
  rim?: number;
  /** Weight of the outline against the look's usual one; 0 none. */
  line?: number;
  /** 0 to 1; below 1 the form lets through what is behind. */
  alpha?: number;
  /** The form gives its own light (lamps, windows, screens): no shade, no haze. */
  luminous?: boolean;
  /** Treats the form as round (a head, a ball): light falls off from a spot instead of across. */
  round?: boolean;
}

/**
 * The one way by which anything is drawn. Objects say what they are (forms with a colour of their own); the look
 * decides how that is painted. Units are those of the current `at`; places, items and figures draw in metres with y
 * downwards and the ground at y = 0.
 */
export interface Painter {
  readonly context: DrawingContext;
  readonly palette: Palette;
  /** Towards the key light in the current units, length 1 (y downwards: -1 is up). Mirrored and turned with `at`. */
  readonly light: { readonly x: number; readonly y: number; readonly strength: number };
  /** Seeded for the object being drawn. */
  readonly random: Random;
  /** One pixel of the output in the current units. */
  readonly pixel: number;
  /** 0 near to 1 lost in the distance; forms mix towards the palette's haze by it. */
  readonly haze: number;
  /** True at night and indoors with lamps: windows and lamps should be lit. */
  readonly lampsLit: boolean;
  /** Seconds into the shot, for what moves (flames, water, leaves). 0 for a still. */
  readonly seconds: number;
  /** Fills a form with its colour, models it by the light, gives rim and outline, all as the look wants it. */
  form(shape: Shape, colour: Colour, options?: FormOptions): void;
  /** A flat area without light or line: a pupil, a stripe, a shadow. */
  patch(shape: Shape, colour: Colour, alpha?: number): void;
  /** A line drawn by hand: a fold, a whisker, a branch. Width in the current units. */
  stroke(shape: Shape, colour: Colour, width: number, alpha?: number): void;
  /** Light around a lamp, laid over in `screen`. Strength 0 to 1. */
  glow(x: number, y: number, radius: number, colour: Colour, strength: number): void;
  /** A soft dark ellipse on the ground under a thing. */
  groundShadow(x: number, y: number, halfWidth: number, strength?: number): void;
  /** Draws clipped to a shape. */
  within(shape: Shape, draw: () => void): void;
  /** Draws with the origin moved, scaled (negative x mirrors) and rotated. */
  at(
    place: {
      x?: number;
      y?: number;
      scale?: number;
      scaleX?: number;
      scaleY?: number;
      rotation?: number;
      alpha?: number;
    },
    draw: () => void,
  ): void;
  /** Colour of a thing after the haze of its distance; for gradients drawn by hand with `context`. */
  seen(colour: Colour): Colour;
}
