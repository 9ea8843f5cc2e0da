import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { project } from '../camera.ts';
import { css, fromRgb, mix, shade, type Colour } from '../colour.ts';
import type { DrawingContext, Pixels, Surface } from '../drawing-surface.ts';
import { stillShare } from '../moments.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { World } from '../world.ts';
import type { PlacedActor } from './blocking.ts';
import { LEAST_CONTRAST, measureContrast, readPixels, type Contrast } from './contrast.ts';
import { actorLayer, drawActor, type StageEntry, type StageScene } from './draw-actor.ts';
import { coverOf, createLayer, drawLayer, placeLayer, type Layer } from './layer.ts';

/** Emotions shown against a dark background rather than a light one. */
const SHADOWED_EMOTIONS: ReadonlySet<Emotion> = new Set(['fear', 'hate', 'angry']);
/**
 * Short side of the pictures that are measured, in pixels; the same for every size of frame, so that a film has the
 * same light as its first frames.
 */
const MEASURED_SIDE = 180;
/** Breadth of the ring around a figure that it is compared with, in pixels of these pictures. */
const RING = 6;
/** Strengths of the light; shade stops earlier, and light before a landmark even earlier. */
const STRENGTHS: readonly number[] = [0.12, 0.22, 0.32, 0.44, 0.57, 0.7, 0.85, 0.97];

/** What the contrast of a figure to its background is measured by: small pictures, `scale` times the frame. */
interface Probe {
  scale: number;
  width: number;
  height: number;
  figure: Pixels;
  /** What is drawn behind the figure so far: in the size of the frame, and measured. */
  behind: Surface;
  ground: Pixels;
}

/** Where light or shade lies behind a figure. Pixels. */
interface Pool {
  centre: { x: number; y: number };
  /** Half of its width and height. */
  wide: number;
  high: number;
}

/** A figure on the frame. Pixels. */
interface FigureOnFrame {
  centre: { x: number; y: number };
  /** Width of the body. */
  body: number;
  tall: number;
  /** So far away that its light is wide and without an edge. */
  small: boolean;
}

/**
 * Draws a pool of light (or shade) behind the actor until the figure has enough contrast: measured, and stronger at
 * each attempt. Undefined when it has enough already.
 */
export function drawLightBehind(
  scene: StageScene,
  world: World,
  behind: readonly StageEntry[],
  actor: PlacedActor,
): Layer | undefined {
  const { look, drawing } = scene;
  if (look.lightBehind <= 0 || walksAway(scene, actor)) {
    return undefined;
  }
  const probe = measureScene(scene, world, behind, actor);
  const contrast = measureContrast(probe.figure, probe.ground, RING);
  // An outline also separates a figure from its background.
  const least = look.line === 'none' ? LEAST_CONTRAST : LEAST_CONTRAST * 0.25;
  const isEnough = (measured: Contrast | undefined): boolean =>
    !measured || Math.abs(measured.inside - measured.around) >= least;
  if (!contrast || isEnough(contrast)) {
    return undefined;
  }
  const figure = figureOnFrame(scene, actor);
  const lighter = wantsLight(drawing, contrast, figure.small);
  const pool = poolBehind(scene, figure, lighter);
  const colour = poolColour({ scene, world, probe }, figure, contrast.inside, lighter);
  const layer = poolLayer(scene, actor.z + 0.1, pool);
  for (const share of strengthsOf(drawing, lighter)) {
    paintPool(layer, pool, colour, share * look.lightBehind);
    if (isEnough(measureContrast(probe.figure, groundWith(scene, probe, layer), RING))) {
      break;
    }
  }
  return layer;
}

/** A walking actor would leave the light behind. */
function walksAway({ durationSeconds }: StageScene, actor: PlacedActor): boolean {
  const gone = actor.spotAt
    ? Math.abs(actor.spotAt(durationSeconds).x - actor.spotAt(0).x)
    : Math.abs(actor.speed) * durationSeconds;
  return gone > actor.rig.widthMetres * 0.8;
}

function measureScene(scene: StageScene, world: World, behind: readonly StageEntry[], actor: PlacedActor): Probe {
  const { blocking, frame, surfaces, durationSeconds } = scene;
  const scale = MEASURED_SIDE / Math.min(frame.width, frame.height);
  const width = Math.ceil(frame.width * scale);
  const height = Math.ceil(frame.height * scale);
  const moment = durationSeconds * stillShare(scene.drawing);
  const figure = surfaces(width, height).getContext('2d');
  const own = actorLayer(scene, actor, 2 * scale);
  drawActor(scene, { world, layer: own }, actor, moment);
  drawSmall(figure, own, scale);
  const full = surfaces(frame.width, frame.height);
  const context = full.getContext('2d');
  for (const entry of behind) {
    if (entry.kind === 'moving') {
      entry.redraw(moment);
    }
    drawLayer(context, entry.layer, placeLayer(entry.layer, blocking.view, blocking.view, frame));
  }
  const ground = surfaces(width, height).getContext('2d');
  ground.drawImage(full, 0, 0, width, height);
  return {
    scale,
    width,
    height,
    figure: readPixels(figure, width, height),
    behind: full,
    ground: readPixels(ground, width, height),
  };
}

/** Draws a layer where it lies, on a picture that is `scale` times the frame. */
function drawSmall(context: DrawingContext, layer: Layer, scale: number): void {
  context.drawImage(
    layer.surface,
    layer.left * scale,
    layer.top * scale,
    (layer.surface.width / layer.resolution) * scale,
    (layer.surface.height / layer.resolution) * scale,
  );
}

/** The measured background with the pool on it. */
function groundWith({ surfaces }: StageScene, { scale, width, height, behind }: Probe, pool: Layer): Pixels {
  const context = surfaces(width, height).getContext('2d');
  context.drawImage(behind, 0, 0, width, height);
  drawSmall(context, pool, scale);
  return readPixels(context, width, height);
}

function figureOnFrame({ blocking, drawing, frame }: StageScene, actor: PlacedActor): FigureOnFrame {
  const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
  const top = project(blocking.view, actor.x, head.y - head.radius, actor.z);
  const foot = project(blocking.view, actor.x, 0, actor.z);
  const low = Math.min(foot.y, frame.height * 1.05);
  const small = drawing.framing === 'extreme_wide' || drawing.framing === 'wide';
  const body = actor.rig.widthMetres * top.pixelsPerMetre;
  return {
    centre: { x: top.x, y: top.y + (low - top.y) * 0.42 },
    body,
    tall: Math.max((low - top.y) * (small ? 1 : 0.74), body * 1.15),
    small,
  };
}

/** Chooses the smaller change, but light if it costs at most half again as much: light behind a head is expected. */
function wantsLight(drawing: ShotDrawing, { inside, around }: Contrast, small: boolean): boolean {
  const towardsLight = inside + LEAST_CONTRAST - around;
  const towardsDark = around - (inside - LEAST_CONTRAST);
  const gloomy = drawing.timeOfDay === 'night' || drawing.tension > 0.6 || SHADOWED_EMOTIONS.has(drawing.emotion);
  // A bright figure gets shade: light behind it would look milky.
  return inside < (small ? 0.66 : 0.58) || (inside < 0.69 && towardsLight < towardsDark * (gloomy ? 0.45 : 1.5));
}

function poolBehind({ drawing, frame }: StageScene, figure: FigureOnFrame, lighter: boolean): Pool {
  const { centre, tall } = figure;
  const wide = poolWidth(drawing, figure);
  // Shade covers the whole air behind: a dark cloud of a figure's size would look like smoke.
  return lighter
    ? { centre, wide, high: tall }
    : { centre, wide: Math.max(wide, frame.width * 0.62), high: Math.max(tall, frame.height * 0.95) };
}

/**
 * For a small figure the light is wide and without an edge, since a narrow one would look like a halo. A landmark there
 * must not be washed out.
 */
function poolWidth(drawing: ShotDrawing, { tall, body, small }: FigureOnFrame): number {
  if (drawing.place.central) {
    return Math.max(tall * 0.62, body * 1.2);
  }
  if (small) {
    return Math.max(tall * (drawing.framing === 'wide' ? 1.2 : 2.1), body * 2.2);
  }
  return Math.max(Math.min(tall * 0.8, body * 1.7), tall * 0.5, body * 1.15);
}

/** Mostly the colour of the background: lighter or darker air, not a lamp of another colour. */
function poolColour(
  { scene, world, probe }: { scene: StageScene; world: World; probe: Probe },
  { centre, tall, body, small }: FigureOnFrame,
  inside: number,
  lighter: boolean,
): Colour {
  const { palette, look, drawing } = scene;
  const lamp = world.indoor || drawing.timeOfDay === 'night' ? 0.45 : 0;
  const hue = lighter
    ? mix(mix(palette.skyLow, palette.key, 0.4), palette.lamp, lamp)
    : shade(mix(palette.far, palette.ambient, 0.5), 0, 0.6);
  const air = meanColour(probe.ground, probe.scale, centre, Math.max(tall, body));
  return look.colour({
    ...mix(air, hue, small ? 0.3 : 0.45),
    L: lighter ? Math.min(0.985, inside + 0.27) : Math.max(0.16, inside - 0.26),
  });
}

/** How strong the attempts are, one after the other. */
function strengthsOf({ place }: ShotDrawing, lighter: boolean): readonly number[] {
  if (place.central) {
    return STRENGTHS.slice(0, 4);
  }
  return lighter ? STRENGTHS : STRENGTHS.slice(0, 6);
}

function poolLayer({ surfaces, blocking, views, frame }: StageScene, z: number, pool: Pool): Layer {
  const { centre, wide, high } = pool;
  const cover = coverOf(z, blocking.view, views, frame);
  const box = {
    left: Math.max(cover.left, centre.x - wide),
    right: Math.min(cover.right, centre.x + wide),
    top: Math.max(cover.top, centre.y - high),
    bottom: Math.min(cover.bottom, centre.y + high),
  };
  return createLayer(surfaces, z, box, 0.5);
}

/** The mean colour of a picture of the frame, scaled, around a point of the frame. */
function meanColour(
  { data, width, height }: Pixels,
  scale: number,
  centre: { x: number; y: number },
  reach: number,
): Colour {
  const [left, right] = [
    Math.max(0, Math.floor((centre.x - reach) * scale)),
    Math.min(width, Math.ceil((centre.x + reach) * scale)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor((centre.y - reach) * scale)),
    Math.min(height, Math.ceil((centre.y + reach) * scale)),
  ];
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      for (let channel = 0; channel < 3; channel++) {
        sum[channel] = (sum[channel] as number) + (data[(y * width + x) * 4 + channel] as number);
      }
      count++;
    }
  }
  return count === 0
    ? fromRgb(128, 128, 128)
    : fromRgb((sum[0] as number) / count, (sum[1] as number) / count, (sum[2] as number) / count);
}

function paintPool(layer: Layer, { centre, wide, high }: Pool, colour: Colour, strength: number): void {
  const context = layer.surface.getContext('2d');
  const r = layer.resolution;
  context.resetTransform();
  context.clearRect(0, 0, layer.surface.width, layer.surface.height);
  context.translate((centre.x - layer.left) * r, (centre.y - layer.top) * r);
  context.scale(wide * r, high * r);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [stop, share] of [
    [0, 1],
    [0.2, 0.93],
    [0.38, 0.72],
    [0.56, 0.44],
    [0.74, 0.19],
    [0.88, 0.05],
    [1, 0],
  ] as const) {
    gradient.addColorStop(stop, css(colour, strength * share));
  }
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.resetTransform();
}
