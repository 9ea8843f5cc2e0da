import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { project } from '../camera.ts';
import { css, fromRgb, mix, shade, type Colour } from '../colour.ts';
import type { Pixels } from '../drawing-surface.ts';
import { stillShare } from '../moments.ts';
import type { World } from '../world.ts';
import type { PlacedActor } from './blocking.ts';
import { LEAST_CONTRAST, measureContrast, readPixels } from './contrast.ts';
import { actorLayer, drawActor, type StageEntry, type StageScene } from './draw-actor.ts';
import { coverOf, createLayer, drawLayer, type Layer } from './layer.ts';

/** Emotions shown against a dark background rather than a light one. */
const SHADOWED_EMOTIONS: ReadonlySet<Emotion> = new Set(['fear', 'hate', 'angry']);
/**
 * Short side of the pictures that are measured, in pixels; the same for every size of frame, so that a film has the
 * same light as its first frames.
 */
const MEASURED_SIDE = 180;

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
  const { blocking, frame, surfaces, drawing, palette, look, views } = scene;
  if (look.lightBehind <= 0) {
    return undefined;
  }
  // A walking actor would leave the light behind.
  const gone = actor.spotAt
    ? Math.abs(actor.spotAt(scene.durationSeconds).x - actor.spotAt(0).x)
    : Math.abs(actor.speed) * scene.durationSeconds;
  if (gone > actor.rig.widthMetres * 0.8) {
    return undefined;
  }
  const base = blocking.view;
  const scale = MEASURED_SIDE / Math.min(frame.width, frame.height);
  const width = Math.ceil(frame.width * scale);
  const height = Math.ceil(frame.height * scale);
  const figure = surfaces(width, height).getContext('2d');
  const own = actorLayer(scene, actor, 2 * scale);
  drawActor(scene, world, own, actor, scene.durationSeconds * stillShare(scene.drawing));
  figure.drawImage(
    own.surface,
    own.left * scale,
    own.top * scale,
    (own.surface.width / own.resolution) * scale,
    (own.surface.height / own.resolution) * scale,
  );
  const figurePixels = readPixels(figure, width, height);
  const full = surfaces(frame.width, frame.height);
  const fullContext = full.getContext('2d');
  for (const entry of behind) {
    if (entry.kind === 'moving') {
      entry.redraw(scene.durationSeconds * stillShare(scene.drawing));
    }
    drawLayer(fullContext, entry.layer, base, base, frame);
  }
  const ground = surfaces(width, height).getContext('2d');
  ground.drawImage(full, 0, 0, width, height);
  const groundPixels = readPixels(ground, width, height);
  const first = measureContrast(figurePixels, groundPixels, 6);
  // An outline also separates a figure from its background.
  const least = look.line === 'none' ? LEAST_CONTRAST : LEAST_CONTRAST * 0.25;
  if (!first || Math.abs(first.inside - first.around) >= least) {
    return undefined;
  }

  const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
  const top = project(base, actor.x, head.y - head.radius, actor.z);
  const foot = project(base, actor.x, 0, actor.z);
  const low = Math.min(foot.y, frame.height * 1.05);
  const small = drawing.framing === 'extreme_wide' || drawing.framing === 'wide';
  const centre = { x: top.x, y: top.y + (low - top.y) * 0.42 };
  const body = actor.rig.widthMetres * top.pixelsPerMetre;
  const tall = Math.max((low - top.y) * (small ? 1 : 0.74), body * 1.15);
  // For a small figure the light is wide and without an edge, since a narrow one would look like a halo. A landmark
  // there must not be washed out.
  const { central } = drawing.place;
  const pool = central
    ? Math.max(tall * 0.62, body * 1.2)
    : small
      ? Math.max(tall * (drawing.framing === 'wide' ? 1.2 : 2.1), body * 2.2)
      : Math.max(Math.min(tall * 0.8, body * 1.7), tall * 0.5, body * 1.15);
  // Choose the smaller change, but light if it costs at most half again as much: light behind a head is expected.
  const towardsLight = first.inside + LEAST_CONTRAST - first.around;
  const towardsDark = first.around - (first.inside - LEAST_CONTRAST);
  const gloomy = drawing.timeOfDay === 'night' || drawing.tension > 0.6 || SHADOWED_EMOTIONS.has(drawing.emotion);
  // A bright figure gets shade: light behind it would look milky.
  const lighter =
    first.inside < (small ? 0.66 : 0.58) || (first.inside < 0.69 && towardsLight < towardsDark * (gloomy ? 0.45 : 1.5));
  const hue = lighter
    ? mix(mix(palette.skyLow, palette.key, 0.4), palette.lamp, world.indoor || drawing.timeOfDay === 'night' ? 0.45 : 0)
    : shade(mix(palette.far, palette.ambient, 0.5), 0, 0.6);
  // Shade covers the whole air behind: a dark cloud of a figure's size would look like smoke.
  const [wide, high] = lighter
    ? [pool, tall]
    : [Math.max(pool, frame.width * 0.62), Math.max(tall, frame.height * 0.95)];
  // Mostly the colour of the background: lighter or darker air, not a lamp of another colour.
  const tinted = mix(meanColour(groundPixels, scale, centre, Math.max(tall, body)), hue, small ? 0.3 : 0.45);
  const light: Colour = look.colour({
    ...tinted,
    L: lighter ? Math.min(0.985, first.inside + 0.27) : Math.max(0.16, first.inside - 0.26),
  });
  const cover = coverOf(actor.z + 0.1, base, views, frame);
  const layer = createLayer(
    surfaces,
    actor.z + 0.1,
    {
      left: Math.max(cover.left, centre.x - wide),
      right: Math.min(cover.right, centre.x + wide),
      top: Math.max(cover.top, centre.y - high),
      bottom: Math.min(cover.bottom, centre.y + high),
    },
    0.5,
  );
  for (const share of central
    ? [0.12, 0.22, 0.32, 0.44]
    : lighter
      ? [0.12, 0.22, 0.32, 0.44, 0.57, 0.7, 0.85, 0.97]
      : [0.12, 0.22, 0.32, 0.44, 0.57, 0.7]) {
    const strength = share * look.lightBehind;
    paintPool(layer, centre, wide, high, light, strength);
    const check = surfaces(width, height).getContext('2d');
    check.drawImage(full, 0, 0, width, height);
    check.drawImage(
      layer.surface,
      layer.left * scale,
      layer.top * scale,
      (layer.surface.width / layer.resolution) * scale,
      (layer.surface.height / layer.resolution) * scale,
    );
    const now = measureContrast(figurePixels, readPixels(check, width, height), 6);
    if (!now || Math.abs(now.inside - now.around) >= least) {
      break;
    }
  }
  return layer;
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

function paintPool(
  layer: Layer,
  centre: { x: number; y: number },
  wide: number,
  tall: number,
  colour: Colour,
  strength: number,
): void {
  const context = layer.surface.getContext('2d');
  const r = layer.resolution;
  context.resetTransform();
  context.clearRect(0, 0, layer.surface.width, layer.surface.height);
  context.translate((centre.x - layer.left) * r, (centre.y - layer.top) * r);
  context.scale(wide * r, tall * r);
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
