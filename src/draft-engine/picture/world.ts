import type { TimeOfDay, Weather } from '../story/place-spec.ts';
import type { Palette, Painter } from './painter.ts';

/**
 * A place as a stage in depth. Metres: x to the right, y downwards with the ground at 0, z away from the camera with
 * the actors' line at 0 (what stands before them has a negative z). The camera stands at about z = -distance and 1.5 m
 * above the ground; the compositor projects each plane by its z (f / distance), so parallax and framing come from
 * perspective.
 */
export interface World {
  indoor: boolean;
  /** The furthest z at which there is a wall or the world ends; Infinity out of doors. */
  wallDistance: number;
  /** Where the key light stands: x, y in metres at z, or 'sky' with an angle above the horizon and to the side. */
  keyLight: { kind: 'sky'; side: number; elevation: number } | { kind: 'lamp'; x: number; y: number; z: number };
  /** How strongly the picture is lit by lamps (night, indoors), 0 to 1. */
  lamps: number;
  /** Fills the whole backdrop (sky, or the dark behind a wall). */
  drawBackdrop(painter: Painter, view: BackdropView): void;
  /**
   * The ground (or floor, water) from the horizon to below the frame, drawn in screen space because it runs in depth.
   * `project` gives the screen's x, y and pixels per metre for a point on the ground.
   */
  drawGround(painter: Painter, view: GroundView): void;
  /** Things and groups of things, each a flat plane at one z, in any order. */
  planes: WorldPlane[];
  /** Good places for actors to stand; x in metres at z = 0. The compositor may use others. */
  actorSpots: number[];
}

export interface BackdropView {
  /** Size of the surface in pixels. */
  width: number;
  height: number;
  /** The horizon's y in pixels (may be outside). */
  horizon: number;
  /** Pixels per radian near the middle. */
  pixelsPerRadian: number;
  seconds: number;
}

export interface GroundView extends BackdropView {
  /** Screen position of the ground point (x, z), and pixels per metre there. */
  project(x: number, z: number): { x: number; y: number; pixelsPerMetre: number };
  /** Nearest z that the frame shows on the ground. */
  nearestZ: number;
}

export interface WorldPlane {
  name: string;
  /** Metres behind the actors' line (negative: before it). */
  z: number;
  /** True when it moves by itself (water glints, leaves, flags, flames): drawn again on twos. Use sparingly. */
  moves?: boolean;
  /** True when it is placed by the frame's edges (`frameAt`), so that the compositor leaves it where it is. */
  framed?: boolean;
  /** Share of the distance's haze that it is free of (0 when not given): what a picture is about is not lost in the air. */
  clarity?: number;
  /** The box that it may draw in, metres. */
  bounds: { left: number; right: number; top: number; bottom: number };
  /** Draws in metres: origin on the ground at x = 0 of this plane. */
  draw(painter: Painter): void;
}

export interface WorldConditions {
  timeOfDay: TimeOfDay;
  weather: Weather;
  palette: Palette;
  /** Half of the width that the frame shows at z = 0, metres; far planes must reach further in proportion to distance. */
  halfWidthMetres: number;
  /** Width of the frame over its height. */
  aspect: number;
  /**
   * What the frame really shows at a depth, metres, y downwards from the ground: for what is placed by the frame's
   * edges.
   */
  frameAt?(z: number): { left: number; right: number; top: number; bottom: number };
}
