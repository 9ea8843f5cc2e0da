import type { Random } from '#src/shared/random.ts';
import type { Colour } from './colour.ts';
import type { DrawingContext } from './drawing-surface.ts';
import type { Shape } from './shape.ts';

/** About a dozen colours of a scene; everything drawn mixes its own colour with these. */
export interface Palette {
  skyTop: Colour;
  skyMiddle: Colour;
  skyLow: Colour;
  /** Sun or moon. */
  sun: Colour;
  /** Colour of the distance. */
  haze: Colour;
  far: Colour;
  near: Colour;
  ground: Colour;
  /** Colour of lit sides. */
  key: Colour;
  /** Colour of shaded sides. */
  ambient: Colour;
  /** Used once in a frame. */
  accent: Colour;
  /** The light of lamps and windows. */
  lamp: Colour;
}

export interface FormOptions {
  /** Strength of the modelling by light: 0 flat, 1 usual, up to 1.5. */
  modelling?: number;
  /** Strength of the lit edge, 0 to 1 (default: the look's). */
  rim?: number;
  /** Outline weight relative to the look's; 0 for none. */
  line?: number;
  /** Opacity, 0 to 1. */
  alpha?: number;
  /** Emits light (lamps, windows, screens): no shade, no haze. */
  luminous?: boolean;
  /** Shades the form as round (a head, a ball): light falls off from a spot instead of across. */
  round?: boolean;
}

/**
 * The only interface for drawing. Objects provide forms with their own colour; the look decides how to paint them.
 * Units are those of the current `at`; places, items and figures draw in metres with y downwards and the ground at y = 0.
 */
export interface Painter {
  readonly context: DrawingContext;
  readonly palette: Palette;
  /** Direction of the key light in the current units, length 1 (y downwards: -1 is up). Mirrored and rotated with `at`. */
  readonly light: { readonly x: number; readonly y: number; readonly strength: number };
  /** Seeded for the object that is drawn. */
  readonly random: Random;
  /** One pixel of the output in the current units. */
  readonly pixel: number;
  /** 0 near to 1 far; forms mix towards the palette's haze by it. */
  readonly haze: number;
  /** True at night and indoors with lamps: draw windows and lamps lit. */
  readonly lampsLit: boolean;
  /** Seconds into the shot, for animation (flames, water, leaves). 0 for a still. */
  readonly seconds: number;
  /** Fills a form with its colour, models it by the light, adds rim and outline, in the look's style. */
  form(shape: Shape, colour: Colour, options?: FormOptions): void;
  /** A flat area without light or line: a pupil, a stripe, a shadow. */
  patch(shape: Shape, colour: Colour, alpha?: number): void;
  /** A hand-drawn line: a fold, a whisker, a branch. Width in the current units. */
  stroke(shape: Shape, colour: Colour, width: number, alpha?: number): void;
  /** Glow around a lamp, blended with `screen`. Strength 0 to 1. */
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
  /** A colour after the haze of its distance; for gradients drawn directly on `context`. */
  seen(colour: Colour): Colour;
}
