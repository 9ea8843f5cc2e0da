import { css, mix, oklch, type Colour } from '../colour.ts';
import { project } from '../camera.ts';
import type { World } from '../world.ts';
import { LEAST_CONTRAST, measureContrast, readPixels } from './contrast.ts';
import { actorLayer, drawActor, type StageEntry, type StageScene } from './draw-actor.ts';
import { coverOf, createLayer, drawLayer, type Layer } from './layer.ts';
import type { PlacedActor } from './place-actors.ts';

const MEASURED_SCALE = 0.25;

/**
 * Puts a pool of light (or of shade) behind the actor until it stands out from the ground: measured, and stronger each
 * time until it does. Undefined when it reads already.
 */
export function drawLightBehind(scene: StageScene, world: World, behind: readonly StageEntry[], actor: PlacedActor): Layer | undefined {
  const { blocking, frame, surfaces, drawing, palette, look, views } = scene;
  if (look.lightBehind <= 0) return undefined;
  const base = blocking.view;
  const width = Math.ceil(frame.width * MEASURED_SCALE);
  const height = Math.ceil(frame.height * MEASURED_SCALE);
  const figure = surfaces(width, height).getContext('2d');
  const own = actorLayer(scene, actor, 0.5);
  drawActor(scene, world, own, actor, scene.durationSeconds / 2);
  figure.drawImage(own.surface, own.left * MEASURED_SCALE, own.top * MEASURED_SCALE, (own.surface.width / own.resolution) * MEASURED_SCALE, (own.surface.height / own.resolution) * MEASURED_SCALE);
  const figurePixels = readPixels(figure, width, height);
  const full = surfaces(frame.width, frame.height);
  const fullContext = full.getContext('2d');
  for (const entry of behind) {
    if (entry.kind === 'moving') entry.redraw(scene.durationSeconds / 2);
    drawLayer(fullContext, entry.layer, base, base, frame);
  }
  const ground = surfaces(width, height).getContext('2d');
  ground.drawImage(full, 0, 0, width, height);
  const first = measureContrast(figurePixels, readPixels(ground, width, height), 6);
  if (!first || Math.abs(first.inside - first.around) >= LEAST_CONTRAST) return undefined;

  const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
  const top = project(base, actor.x, head.y - head.radius, actor.z);
  const foot = project(base, actor.x, 0, actor.z);
  const low = Math.min(foot.y, frame.height * 1.05);
  const centre = { x: top.x, y: top.y + (low - top.y) * 0.42 };
  const radius = Math.max((low - top.y) * 0.62, actor.rig.widthMetres * top.pixelsPerMetre * 1.3);
  // Towards the side that it leans to already, unless there is no room left there.
  const lighter = first.inside < 0.73;
  const light: Colour = look.colour(lighter ? mix(mix(palette.key, palette.skyLow, 0.45), oklch(0.98, 0.02, 90), first.inside > 0.55 ? 0.6 : 0.15) : mix(mix(palette.far, palette.skyTop, 0.4), palette.near, 0.5));
  const cover = coverOf(actor.z + 0.1, base, views, frame);
  const layer = createLayer(surfaces, actor.z + 0.1, { left: Math.max(cover.left, centre.x - radius * 1.95), right: Math.min(cover.right, centre.x + radius * 1.95), top: Math.max(cover.top, centre.y - radius * 1.95), bottom: Math.min(cover.bottom, centre.y + radius * 1.95) }, 0.5);
  for (const share of [0.16, 0.28, 0.4, 0.54, 0.7, 0.85, 0.96]) {
    const strength = share * look.lightBehind;
    paintPool(layer, centre, radius, light, strength);
    const check = surfaces(width, height).getContext('2d');
    check.drawImage(full, 0, 0, width, height);
    check.drawImage(layer.surface, layer.left * MEASURED_SCALE, layer.top * MEASURED_SCALE, (layer.surface.width / layer.resolution) * MEASURED_SCALE, (layer.surface.height / layer.resolution) * MEASURED_SCALE);
    const now = measureContrast(figurePixels, readPixels(check, width, height), 6);
    if (!now || Math.abs(now.inside - now.around) >= LEAST_CONTRAST) break;
  }
  return layer;
}

function paintPool(layer: Layer, centre: { x: number; y: number }, radius: number, colour: Colour, strength: number): void {
  const context = layer.surface.getContext('2d');
  const r = layer.resolution;
  context.resetTransform();
  context.clearRect(0, 0, layer.surface.width, layer.surface.height);
  const x = (centre.x - layer.left) * r;
  const y = (centre.y - layer.top) * r;
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius * 1.9 * r);
  for (const [stop, share] of [[0, 1], [0.3, 0.92], [0.5, 0.62], [0.75, 0.2], [1, 0]] as const) gradient.addColorStop(stop, css(colour, strength * share));
  context.fillStyle = gradient;
  context.fillRect(0, 0, layer.surface.width, layer.surface.height);
}
