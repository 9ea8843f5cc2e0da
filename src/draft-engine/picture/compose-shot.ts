import { isIndoor } from '../story/place-spec.ts';
import { createActing, drawingAt, DRAWINGS_PER_SECOND, type MouthSpan } from './acting.ts';
import { scaleAt, type CameraView } from './camera.ts';
import type { Colour } from './colour.ts';
import type { Blocking } from './compose/blocking.ts';
import type { PixelReader } from './compose/coverage.ts';
import type { StageScene } from './compose/draw-actor.ts';
import { createEntriesDrawing } from './compose/draw-entries.ts';
import { drawStage, type Stage } from './compose/draw-stage.ts';
import { flattenPlanes } from './compose/flatten-planes.ts';
import type { FrameSize } from './compose/layer.ts';
import { measureWalks } from './compose/moves.ts';
import { placeShot } from './compose/place-shot.ts';
import { createEffects } from './compose/stage-effects.ts';
import type { StageMakers } from './compose/stage-makers.ts';
import { createThoughts } from './compose/stage-visions.ts';
import { createWeather } from './compose/weather-layers.ts';
import type { DrawingContext, Surface, SurfaceFactory } from './drawing-surface.ts';
import { createFinishOverlay } from './finish.ts';
import { createFramePass } from './looks/frame-pass.ts';
import { findLook } from './looks/look-table.ts';
import type { Look } from './looks/look.ts';
import type { Palette } from './painter.ts';
import { createPalette } from './palettes.ts';
import type { ShotDrawing } from './shot-drawing.ts';

export interface ShotOptions {
  width: number;
  height: number;
  durationSeconds: number;
  surfaces: SurfaceFactory;
  makers: StageMakers;
  mouths?: readonly (readonly MouthSpan[])[];
  speechStartSeconds?: number;
  /** Given where many frames are drawn: then only what is seen of each plane is. */
  readPixels?: PixelReader<Surface>;
}

export interface ComposedShot {
  readonly look: Look;
  readonly blocking: Blocking;
  readonly stage: Stage;
  /** The view of the camera at a moment. */
  viewAt(seconds: number): CameraView;
  /** Draws a moment on a context of the frame's size, without the look's screen pass. */
  drawFrame(context: DrawingContext, seconds: number): void;
  /** The look's screen pass, on a frame's RGBA bytes in place; undefined for looks without one. */
  readonly finishPixels: ((rgba: Uint8Array | Uint8ClampedArray) => void) | undefined;
  /** True when nothing but the actors changes between two frames. */
  readonly holdsStill: boolean;
}

/** The palette of a shot in its look. */
function paletteOf(
  drawing: Pick<ShotDrawing, 'place' | 'timeOfDay' | 'weather' | 'emotion' | 'tension' | 'seed'>,
  look: Look,
): Palette {
  const hour = createPalette({
    timeOfDay: drawing.timeOfDay,
    weather: drawing.weather,
    indoor: isIndoor(drawing.place.kind),
    emotion: drawing.emotion,
    tension: drawing.tension,
    seed: drawing.seed,
    ...(drawing.place.hue === undefined ? {} : { hue: drawing.place.hue }),
  });
  const own = look.palette(hour);
  return drawing.timeOfDay === 'night' ? asDark(own, hour) : own;
}

/** How much of the night a pale look keeps. */
const NIGHT_KEPT = 0.75;

/** A look that is pale by day is darker by night. */
const asDark = (own: Palette, hour: Palette): Palette =>
  Object.fromEntries(
    Object.entries(own).map(([name, colour]: [string, Colour]) => {
      const { L } = hour[name as keyof Palette];
      return [name, colour.L > L ? { ...colour, L: colour.L + (L - colour.L) * NIGHT_KEPT } : colour];
    }),
  ) as unknown as Palette;

/** How much of a weather is seen in closer shots, where it would hide faces. */
const WEATHER_SEEN: Partial<Readonly<Record<ShotDrawing['framing'], number>>> = {
  medium: 0.8,
  close: 0.45,
  extreme_close: 0.25,
};

/**
 * Composes a shot: places camera and actors, draws every plane once (with overscan for the camera's movement), and
 * returns functions that draw any moment of it.
 */
export function composeShot(drawing: ShotDrawing, options: ShotOptions): ComposedShot {
  const { width, height, durationSeconds, surfaces } = options;
  const frame: FrameSize = { width, height };
  const look = findLook(drawing.look);
  const palette = paletteOf(drawing, look);
  const { composed, blocking, viewAt: view } = placeShot(drawing, options);
  const base = blocking.view;
  const views =
    drawing.camera === 'static'
      ? [base]
      : Array.from({ length: 17 }, (_, index) => view((index / 16) * durationSeconds));
  const acting = createActing({
    drawing,
    durationSeconds,
    headsX: blocking.actors.map((actor) => actor.x),
    headsUp: blocking.actors.map(
      (actor) => -actor.rig.head(composed.actors[actor.index]?.pose ?? 'stand', actor.turn).y,
    ),
    turns: blocking.actors.map((actor) => (actor.overShoulder ? actor.turn : undefined)),
    walked: measureWalks(blocking, drawing, durationSeconds),
    ...(options.mouths ? { mouths: options.mouths } : {}),
    ...(options.speechStartSeconds === undefined ? {} : { speechStartSeconds: options.speechStartSeconds }),
  });
  const scene: StageScene = {
    drawing: composed,
    course: drawing,
    look,
    palette,
    blocking,
    frame,
    views,
    surfaces,
    makers: options.makers,
    acting,
    durationSeconds,
  };
  const stage = drawStage(scene);
  const effects = createEffects(scene);
  const thoughts = createThoughts(scene);
  const weather = createWeather(
    {
      weather: drawing.weather,
      place: drawing.place.kind,
      indoor: stage.world.indoor,
      palette,
      width,
      height,
      seed: drawing.place.seed,
      colour: look.colour,
      amount: WEATHER_SEEN[drawing.framing] ?? 1,
    },
    surfaces,
  );
  const scale = scaleAt(base, blocking.anchor.z);
  const centre = {
    x: base.centreX + scale * (blocking.anchor.x - base.x),
    y: base.horizon + scale * (blocking.anchor.y + base.height),
  };
  const overlay = createFinishOverlay({ look, palette, width, height, centre, seed: drawing.seed }, surfaces);
  const still = drawing.camera === 'static';
  const drawEntries = createEntriesDrawing({
    entries: flattenPlanes(stage.entries, base, views, frame, surfaces),
    base,
    frame,
    durationSeconds,
    readPixels: options.readPixels,
  });
  const pass = createFramePass(look.framePass, { palette, width, height });

  return {
    look,
    blocking,
    stage,
    viewAt: view,
    holdsStill: still && weather === undefined,
    finishPixels: pass,
    drawFrame(context, seconds) {
      const moment = drawingAt(seconds) / DRAWINGS_PER_SECOND;
      const now = view(seconds);
      context.resetTransform();
      drawEntries(context, moment, now);
      weather?.(context, seconds);
      effects?.(context, moment, now);
      thoughts?.(context, moment, now);
      if (overlay) {
        context.drawImage(overlay, 0, 0);
      }
    },
  };
}
