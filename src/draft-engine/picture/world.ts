import type { TimeOfDay, Weather } from '../story/place-spec.ts';
import type { Palette, Painter } from './painter.ts';

/**
 * A place as a stage in depth. Metres: x to the right, y downwards with the ground at 0, z away from the camera with
 * the actors' line at 0 (the foreground has negative z). The camera is at about z = -distance, 1.5 m above the ground;
 * the compositor projects each plane by its z (f / distance), so parallax and framing follow from perspective.
 */
export interface World {
  indoor: boolean;
  /** The z of the back wall or the end of the world; Infinity outdoors. */
  wallDistance: number;
  /** Position of the key light: x, y in metres at z, or 'sky' with an elevation and a side angle. */
  keyLight: { kind: 'sky'; side: number; elevation: number } | { kind: 'lamp'; x: number; y: number; z: number };
  /** Strength of lamp light (night, indoors), 0 to 1. */
  lamps: number;
  /** Fills the whole backdrop (sky, or the dark behind a wall). */
  drawBackdrop(painter: Painter, view: BackdropView): void;
  /**
   * Draws the ground (or floor, water) from the horizon to below the frame, in screen space because it extends in
   * depth. `project` gives the screen's x, y and pixels per metre for a point on the ground.
   */
  drawGround(painter: Painter, view: GroundView): void;
  /** Things and groups of things, each a flat plane at one z, in any order. */
  planes: WorldPlane[];
  /** Suggested positions for actors; x in metres at z = 0. The compositor may use others. */
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
  /** Nearest z of the ground that the frame shows. */
  nearestZ: number;
}

export interface WorldPlane {
  name: string;
  /** Metres behind the actors' line (negative: in front of it). */
  z: number;
  /** True for an animated plane (water glints, leaves, flags, flames), redrawn on twos. Use sparingly. */
  moves?: boolean;
  /** True when it is positioned by the frame's edges (`frameAt`), so that the compositor does not move it. */
  framed?: boolean;
  /** Share of the haze that is removed (default 0), so that a landmark stays clear in the distance. */
  clarity?: number;
  /** Bounding box of its drawing, metres. */
  bounds: { left: number; right: number; top: number; bottom: number };
  /** Draws in metres: origin on the ground at x = 0 of this plane. */
  draw(painter: Painter): void;
}

export interface WorldConditions {
  timeOfDay: TimeOfDay;
  weather: Weather;
  palette: Palette;
  /** Half of the frame's width at z = 0, metres; far planes must extend further in proportion to distance. */
  halfWidthMetres: number;
  /** Whoever the shot is about stands at the water of the place. */
  isAtWater?: boolean;
  /** Aspect ratio: width divided by height. */
  aspect: number;
  /** The visible rectangle at a depth, metres, y downwards from the ground: for planes positioned by the frame's edges. */
  frameAt?(z: number): { left: number; right: number; top: number; bottom: number };
}
