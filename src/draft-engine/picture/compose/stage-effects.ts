import { deriveSeed } from '#src/shared/random.ts';
import { project, scaleAt, type CameraView } from '../camera.ts';
import { createPainter } from '../create-painter.ts';
import type { DrawingContext } from '../drawing-surface.ts';
import type { Site } from '../effects/effect.ts';
import { EFFECT_DRAWINGS } from '../effects/effects.ts';
import type { DrawnEffect } from '../shot-drawing.ts';
import type { StageScene } from './draw-actor.ts';
import { spotOf } from './heads.ts';

/** Seconds in which an effect grows, and dies down. */
const GROWS = 0.3;

/** A site with its foot on the stage. */
interface PlacedSite {
  x: number;
  z: number;
  above: number;
  site: Site;
}

/** Draws the effects of a shot over its frame; undefined for a shot without any. */
export function createEffects(
  scene: StageScene,
): ((context: DrawingContext, seconds: number, view: CameraView) => void) | undefined {
  const { drawing, durationSeconds, frame, palette, look } = scene;
  const { effects = [] } = drawing;
  if (effects.length === 0) {
    return undefined;
  }
  return (context, seconds, view) => {
    for (const [index, effect] of effects.entries()) {
      const since = seconds - effect.from * durationSeconds;
      const left = effect.to * durationSeconds - seconds;
      const placed = siteOf(scene, effect, seconds, view);
      if (since < 0 || left <= 0 || !placed) {
        continue;
      }
      const at = project(view, placed.x, -placed.above, placed.z);
      const scale = at.pixelsPerMetre;
      const seed = deriveSeed(drawing.seed, 'effect', index);
      context.setTransform(scale, 0, 0, scale, at.x, at.y);
      const painter = createPainter({
        context,
        palette,
        look,
        seed,
        seconds,
        light: { x: -0.6, y: -0.8, strength: 0.8 },
        pixel: Math.min(frame.width, frame.height) / 720 / scale,
      });
      const grown = effect.from <= 0 ? 1 : Math.min(1, 0.25 + since / GROWS);
      const strength = Math.min(grown, effect.to >= 1 ? 1 : left / GROWS);
      EFFECT_DRAWINGS[effect.kind]({ painter, site: placed.site, seconds: since, strength, seed });
      context.resetTransform();
    }
  };
}

function siteOf(scene: StageScene, { on }: DrawnEffect, seconds: number, view: CameraView): PlacedSite | undefined {
  if (!on) {
    return wholeFrame(scene, view);
  }
  return on.kind === 'actor' ? actorSite(scene, on.index, seconds, on.inHands) : itemSite(scene, on.index, seconds);
}

function wholeFrame({ frame, blocking, acting, drawing }: StageScene, view: CameraView): PlacedSite {
  const { z } = blocking.anchor;
  const scale = scaleAt(view, z);
  const half = frame.width / 2 / scale;
  const tall = frame.height / scale;
  const first = drawing.actors[0] ? acting(0, 0) : undefined;
  const way = Math.sin(first?.turn ?? 0) < 0 ? -1 : 1;
  return {
    x: view.x + (frame.width / 2 - view.centreX) / scale,
    z,
    above: view.height - (frame.height - view.horizon) / scale,
    site: { left: -half, right: half, top: -tall, bottom: 0, way, hands: { x: 0, y: -tall / 2 }, whole: true },
  };
}

function actorSite(
  scene: StageScene,
  index: number,
  seconds: number,
  inHands: boolean | undefined,
): PlacedSite | undefined {
  const actor = scene.blocking.actors.find((candidate) => candidate.index === index);
  if (!actor) {
    return undefined;
  }
  const { x, z, above, scale } = spotOf(scene, actor, seconds);
  const { pose, turn } = scene.acting(index, seconds);
  const own = actor.bare.head(pose, turn);
  const head = { x: own.x * scale, y: own.y * scale, radius: own.radius * scale };
  const way = Math.sin(turn) < 0 ? -1 : 1;
  const top = head.y - head.radius;
  const half = (actor.bare.widthMetres * scale) / 2;
  const hands = {
    x: head.x * 0.5 + Math.sin(turn) * half * 1.5 + (Math.abs(Math.sin(turn)) < 0.2 ? way * half * 0.3 : 0),
    y: (head.y + head.radius) * 0.84,
  };
  if (inHands) {
    const reach = 0.16 * scale;
    return {
      x: x + hands.x,
      z,
      above: above - hands.y - reach,
      site: { left: -reach, right: reach, top: -reach * 2, bottom: 0, way, hands: { x: 0, y: -reach }, whole: false },
    };
  }
  return { x, z, above, site: { left: -half, right: half, top, bottom: 0, head, way, hands, whole: false } };
}

function itemSite({ blocking, drawing, makers }: StageScene, index: number, seconds: number): PlacedSite | undefined {
  const item = blocking.items.find((candidate) => candidate.index === index);
  const drawn = drawing.items[index];
  if (!item || !drawn) {
    return undefined;
  }
  const { x, z, above, scale } = item.spotAt?.(seconds) ?? item;
  const size = makers.itemSize(drawn.item);
  const half = (size.width * scale) / 2;
  const top = -size.height * scale;
  return {
    x,
    z,
    above,
    site: { left: -half, right: half, top, bottom: 0, way: 1, hands: { x: 0, y: top / 2 }, whole: false },
  };
}
