import { deriveSeed } from '#src/shared/random.ts';
import { project, scaleAt } from '../camera.ts';
import { createPainter } from '../create-painter.ts';
import { bloom } from '../finish.ts';
import { LAYER_PASSES } from '../looks/layer-pass.ts';
import type { Bounds } from '../shape.ts';
import type { World, WorldPlane } from '../world.ts';
import type { PlacedActor, PlacedItem } from './blocking.ts';
import { actorLayer, clearLayer, drawActor, painterAt, type StageEntry, type StageScene } from './draw-actor.ts';
import { drawItemSupport, drawPlacedItem, isAnimated, isLookedAt, itemBox, itemEntry } from './draw-placed-item.ts';
import { footingPlanes } from './footing.ts';
import { blurred, coverOf, createLayer, trimLayer, type Layer } from './layer.ts';
import { drawLightBehind } from './light-behind.ts';
import { keyLightOnScreen } from './shot-light.ts';
import { stageVisions } from './stage-visions.ts';
import { coverEdges, coverGround } from './weather-on-things.ts';

export interface Stage {
  world: World;
  /** In drawing order, back to front. */
  entries: StageEntry[];
}

/** Things this many times further away than the actors move with the sky. */
const FAR_DISTANCES = 11;

/** Background blur, in pixels of a 720p frame. */
const BACKGROUND_BLUR = { extreme_wide: 0, wide: 0, full: 0, medium: 1.3, close: 3, extreme_close: 5 } as const;

type Standing =
  | { z: number; plane: WorldPlane }
  | { z: number; item: PlacedItem }
  | { z: number; actor: PlacedActor }
  | { z: number; entry: StageEntry };

/** Draws all planes of a shot once and prepares the actors. */
export function drawStage(scene: StageScene): Stage {
  const { drawing, look, palette, blocking, frame, views } = scene;
  const base = blocking.view;
  const scale0 = scaleAt(base, 0);
  const world = scene.makers.createWorld(drawing.place, {
    timeOfDay: drawing.timeOfDay,
    weather: drawing.weather,
    palette,
    halfWidthMetres: frame.width / 2 / scale0,
    aspect: frame.width / frame.height,
    frameAt(z) {
      const scale = scaleAt(base, z);
      const left = base.x - base.centreX / scale;
      const top = -base.height - base.horizon / scale;
      return { left, right: left + frame.width / scale, top, bottom: top + frame.height / scale };
    },
  });
  const unit = Math.min(frame.width, frame.height) / 720;
  const background = BACKGROUND_BLUR[drawing.framing] * unit * look.depthOfField;
  const lensPlane = -base.distance + 0.7;
  const planes = world.planes.filter((plane) => plane.z > lensPlane).sort((first, second) => second.z - first.z);
  const farMetres = base.distance * FAR_DISTANCES;
  const far = planes.filter((plane) => plane.z >= farMetres);
  const entries: StageEntry[] = [{ kind: 'plane', layer: drawBackdrop(scene, world, far, unit, background * 0.8) }];
  const ground = drawGround(scene, world, unit, background * 0.5);
  if (ground) {
    entries.push({ kind: 'plane', layer: ground });
  }

  const standing: Standing[] = [
    ...planes.filter((plane) => plane.z < farMetres).map((plane) => ({ z: plane.z, plane })),
    ...footingPlanes(drawing, blocking.actors, blocking.items, scene.durationSeconds).map((plane) => ({
      z: plane.z,
      plane,
    })),
    ...blocking.items.map((item) => ({ z: item.z, item })),
    ...blocking.actors.map((actor) => ({ z: actor.z, actor })),
    ...stageVisions(scene, world),
  ];
  standing.sort((first, second) => second.z - first.z || order(first) - order(second));
  const deep = Math.max(6, base.distance * 1.3);
  // A camera that only rotates has no parallax: one plane is enough for everything behind the actors.
  const still = views.every(
    (view) =>
      view.x === base.x && view.height === base.height && view.distance === base.distance && view.focal === base.focal,
  );
  const nearestActor = Math.min(0, ...blocking.actors.map((actor) => actor.z));
  let run: { z: number; band: number }[] = [];
  let members: Exclude<Standing, { actor: PlacedActor } | { entry: StageEntry }>[] = [];
  let lit = false;
  const flush = (): void => {
    if (members.length === 0) {
      return;
    }
    const zs = members.map((member) => member.z).sort((first, second) => first - second);
    const z = zs[zs.length >> 1] as number;
    const front = (run[0]?.band ?? 0) === 2;
    const blur = front ? 4.5 * unit * look.depthOfField : z > 1.2 ? background * Math.min(1, z / 5) : 0;
    const layer = drawGroup(scene, world, members, z, blur);
    if (layer && !(front && (drawing.framing === 'extreme_close' || coversFaces(scene, layer)))) {
      entries.push({ kind: 'plane', layer });
    }
    members = [];
    run = [];
  };
  for (const one of standing) {
    if ('entry' in one) {
      flush();
      entries.push(one.entry);
      continue;
    }
    if ('actor' in one) {
      flush();
      if (!lit) {
        lit = true;
        const light = drawLightBehind(scene, world, entries, blocking.subjectActor ?? one.actor);
        if (light) {
          entries.push({ kind: 'plane', layer: light });
        }
      }
      entries.push(actorEntry(scene, world, one.actor));
      continue;
    }
    if ('item' in one && isLookedAt(scene, one.item)) {
      flush();
    }
    if ('item' in one && isAnimated(scene, one.item)) {
      const support = drawGroup(scene, world, [one], one.z, 0);
      flush();
      entries.push(...(support ? [{ kind: 'plane' as const, layer: support }] : []), itemEntry(scene, world, one.item));
      continue;
    }
    const band = one.z < nearestActor - 0.25 ? 2 : one.z > deep ? 0 : 1;
    if (run.length > 0 && (run[0] as { band: number }).band !== band && (!still || band === 2)) {
      flush();
    }
    if ('plane' in one && one.plane.moves) {
      flush();
      const moving = movingPlane(scene, world, one.plane);
      if (moving) {
        entries.push(moving);
        continue;
      }
    }
    run.push({ z: one.z, band });
    members.push(one);
  }
  flush();
  return { world, entries };
}

function order(one: Standing): number {
  return 'plane' in one ? 0 : 'actor' in one ? 1 : 2;
}

function drawBackdrop(scene: StageScene, world: World, far: WorldPlane[], unit: number, blur: number): Layer {
  const { blocking, frame, views, surfaces, look, palette, drawing } = scene;
  const view = blocking.view;
  const cover = coverOf(Infinity, view, views, frame);
  const half = Math.max(view.centreX - cover.left, cover.right - view.centreX);
  const box = {
    left: Math.floor(view.centreX - half),
    right: Math.ceil(view.centreX + half),
    top: cover.top,
    bottom: cover.bottom,
  };
  const layer = createLayer(surfaces, Infinity, box, 1);
  const context = layer.surface.getContext('2d');
  const source = keyLightOnScreen(world, view);
  const painter = createPainter({
    context,
    palette,
    look,
    seed: deriveSeed(drawing.place.seed, 'backdrop'),
    pixel: unit,
    light: { x: source.x - view.centreX, y: Math.min(-1, source.y - view.horizon), strength: 1 },
    lampsLit: world.lamps > 0.3,
  });
  world.drawBackdrop(painter, {
    width: layer.surface.width,
    height: layer.surface.height,
    horizon: view.horizon - layer.top,
    pixelsPerRadian: view.focal,
    seconds: 0,
  });
  context.resetTransform();
  for (const plane of far) {
    drawPlane(scene, world, layer, plane, 0);
  }
  context.resetTransform();
  LAYER_PASSES[look.groundPass]?.(layer.surface, {
    palette,
    seed: deriveSeed(drawing.place.seed, 'sky pass'),
    surfaces,
    unit,
  });
  bloom(layer.surface, look.bloom, surfaces);
  return blur > 0.4 ? { ...layer, surface: blurred(surfaces, layer.surface, blur) } : layer;
}

function drawGround(scene: StageScene, world: World, unit: number, blur: number): Layer | undefined {
  const { blocking, frame, views, surfaces, look, palette, drawing } = scene;
  const view = blocking.view;
  const cover = coverOf('ground', view, views, frame);
  if (view.horizon > cover.bottom - 2) {
    return undefined;
  }
  const half = Math.max(view.centreX - cover.left, cover.right - view.centreX);
  const top = Math.max(cover.top, Math.floor(view.horizon - 6 * unit));
  const layer = createLayer(
    surfaces,
    'ground',
    { left: Math.floor(view.centreX - half), right: Math.ceil(view.centreX + half), top, bottom: cover.bottom },
    1,
  );
  const context = layer.surface.getContext('2d');
  const source = keyLightOnScreen(world, view);
  const painter = createPainter({
    context,
    palette,
    look,
    seed: deriveSeed(drawing.place.seed, 'ground'),
    pixel: unit,
    light: { x: source.x - view.centreX, y: Math.min(-1, source.y - view.horizon), strength: 1 },
    lampsLit: world.lamps > 0.3,
  });
  world.drawGround(painter, {
    width: layer.surface.width,
    height: layer.surface.height,
    horizon: view.horizon - layer.top,
    pixelsPerRadian: view.focal,
    seconds: 0,
    project: (x, z) => {
      const point = project(view, x, 0, z);
      return { x: point.x - layer.left, y: point.y - layer.top, pixelsPerMetre: point.pixelsPerMetre };
    },
    nearestZ: (view.focal * view.height) / Math.max(1, cover.bottom - view.horizon) - view.distance,
  });
  coverGround(scene, layer);
  context.resetTransform();
  LAYER_PASSES[look.groundPass]?.(layer.surface, {
    palette,
    seed: deriveSeed(drawing.place.seed, 'ground pass'),
    surfaces,
    unit,
  });
  bloom(layer.surface, look.bloom * 0.6, surfaces);
  return blur > 0.4 ? { ...layer, surface: blurred(surfaces, layer.surface, blur) } : layer;
}

function drawPlane(scene: StageScene, world: World, layer: Layer, plane: WorldPlane, seconds: number): void {
  const context = layer.surface.getContext('2d');
  context.save();
  plane.draw(
    painterAt(
      scene,
      world,
      layer,
      0,
      plane.z,
      deriveSeed(scene.drawing.place.seed, plane.name),
      seconds,
      -sinking(scene, plane),
      plane.clarity,
    ),
  );
  context.restore();
}

/** How far a foreground plane is lowered, metres: its foot is out of frame, and the middle of the frame stays free. */
function sinking({ blocking, frame }: StageScene, plane: WorldPlane): number {
  if (plane.framed || plane.z >= -0.2 || plane.bounds.bottom < -0.5) {
    return 0;
  }
  const foot = project(blocking.view, 0, plane.bounds.bottom, plane.z);
  const top = project(blocking.view, 0, plane.bounds.top, plane.z);
  const wanted = Math.max(
    frame.height * 1.03 - foot.y,
    Math.min(frame.height * 0.66 - top.y, frame.height * 1.5 - foot.y),
    0,
  );
  return wanted / foot.pixelsPerMetre;
}

function planeBox(scene: StageScene, plane: WorldPlane): Bounds {
  const view = scene.blocking.view;
  const down = sinking(scene, plane);
  const first = project(view, plane.bounds.left, plane.bounds.top + down, plane.z);
  const last = project(view, plane.bounds.right, plane.bounds.bottom + down, plane.z);
  // Ground shadows extend beyond the thing that casts them.
  const margin = 12 + Math.min(260, (last.x - first.x) * 0.35);
  return { left: first.x - margin, top: first.y - margin, right: last.x + margin, bottom: last.y + margin };
}

function drawGroup(
  scene: StageScene,
  world: World,
  members: readonly ({ z: number; plane: WorldPlane } | { z: number; item: PlacedItem })[],
  z: number,
  blur: number,
): Layer | undefined {
  const { blocking, views, frame, surfaces, drawing } = scene;
  const cover = coverOf(z, blocking.view, views, frame);
  const spread = members.length > 1 ? 12 : 0;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const member of members) {
    const own = 'plane' in member ? planeBox(scene, member.plane) : itemBox(scene, member.item);
    box.left = Math.min(box.left, own.left);
    box.top = Math.min(box.top, own.top);
    box.right = Math.max(box.right, own.right);
    box.bottom = Math.max(box.bottom, own.bottom);
  }
  const visible = {
    left: Math.max(box.left, cover.left - spread),
    top: Math.max(box.top, cover.top - spread),
    right: Math.min(box.right, cover.right + spread),
    bottom: Math.min(box.bottom, cover.bottom + spread),
  };
  if (visible.right - visible.left < 1 || visible.bottom - visible.top < 1) {
    return undefined;
  }
  const whole = createLayer(surfaces, z, visible, blur > 2 ? 0.5 : 1);
  for (const member of members) {
    if ('plane' in member) {
      drawPlane(scene, world, whole, member.plane, 0);
    } else {
      drawItemSupport(scene, world, whole, member.item);
      if (!isAnimated(scene, member.item)) {
        drawPlacedItem(scene, { world, layer: whole }, member.item, 0);
      }
    }
  }
  whole.surface.getContext('2d').resetTransform();
  coverEdges(scene, whole, scaleAt(blocking.view, z));
  // Passes cost per pixel: trim the layer to its drawn part first.
  const layer = trimLayer(surfaces, whole);
  if (!layer) {
    return undefined;
  }
  LAYER_PASSES[scene.look.planePass]?.(layer.surface, {
    palette: scene.palette,
    seed: deriveSeed(drawing.place.seed, 'plane pass', z),
    surfaces,
    unit: (Math.min(frame.width, frame.height) / 720) * layer.resolution,
  });
  return blur > 0.4 ? { ...layer, surface: blurred(surfaces, layer.surface, blur * layer.resolution) } : layer;
}

function movingPlane(scene: StageScene, world: World, plane: WorldPlane): StageEntry | undefined {
  const { blocking, views, frame, surfaces } = scene;
  const cover = coverOf(plane.z, blocking.view, views, frame);
  const own = planeBox(scene, plane);
  const box = {
    left: Math.max(own.left, cover.left),
    top: Math.max(own.top, cover.top),
    right: Math.min(own.right, cover.right),
    bottom: Math.min(own.bottom, cover.bottom),
  };
  const area = (box.right - box.left) * (box.bottom - box.top);
  if (box.right <= box.left || box.bottom <= box.top || area > frame.width * frame.height * 0.3) {
    return undefined;
  }
  const layer = createLayer(surfaces, plane.z, box, 1);
  let drawn = -1;
  return {
    kind: 'moving',
    layer,
    speed: 0,
    redraw(moment) {
      if (moment === drawn) {
        return;
      }
      drawn = moment;
      clearLayer(layer);
      drawPlane(scene, world, layer, plane, moment);
    },
  };
}

function actorEntry(scene: StageScene, world: World, actor: PlacedActor): StageEntry {
  const layer = actorLayer(scene, actor);
  let drawn = -1;
  if (!actor.overShoulder) {
    return {
      kind: 'moving',
      layer,
      speed: actor.speed,
      actorIndex: actor.index,
      ...(actor.spotAt ? { spotAt: actor.spotAt } : {}),
      redraw(moment) {
        if (moment === drawn) {
          return;
        }
        drawn = moment;
        drawActor(scene, world, layer, actor, moment);
      },
    };
  }
  drawActor(scene, world, layer, actor, 0);
  const context = layer.surface.getContext('2d');
  context.globalCompositeOperation = 'source-atop';
  const dark = scene.palette.near;
  context.globalAlpha = 0.55;
  context.fillStyle = `rgb(${Math.round(dark.L * 90)},${Math.round(dark.L * 85)},${Math.round(dark.L * 110)})`;
  context.fillRect(0, 0, layer.surface.width, layer.surface.height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  const unit = Math.min(scene.frame.width, scene.frame.height) / 720;
  return {
    kind: 'plane',
    layer: {
      ...layer,
      surface: blurred(scene.surfaces, layer.surface, 3.2 * unit * layer.resolution * scene.look.depthOfField),
    },
  };
}

/** True for a foreground thing that would hide a face; it is left out. */
function coversFaces(scene: StageScene, layer: Layer): boolean {
  const { blocking, drawing } = scene;
  const context = layer.surface.getContext('2d');
  for (const actor of blocking.actors) {
    if (actor.overShoulder || layer.z === 'ground' || layer.z > actor.z) {
      continue;
    }
    const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
    const at = project(blocking.view, actor.x + head.x, head.y, actor.z);
    const radius = Math.max(4, head.radius * at.pixelsPerMetre * 1.15);
    const r = layer.resolution;
    const box = {
      x: Math.round((at.x - radius - layer.left) * r),
      y: Math.round((at.y - radius - layer.top) * r),
      size: Math.max(2, Math.round(radius * 2 * r)),
    };
    const left = Math.max(0, box.x);
    const top = Math.max(0, box.y);
    const width = Math.min(layer.surface.width, box.x + box.size) - left;
    const height = Math.min(layer.surface.height, box.y + box.size) - top;
    if (width < 2 || height < 2) {
      continue;
    }
    const { data } = context.getImageData(left, top, width, height);
    let covered = 0;
    for (let at = 3; at < data.length; at += 16) {
      covered += (data[at] as number) > 60 ? 1 : 0;
    }
    if (covered / (data.length / 16) > 0.12) {
      return true;
    }
  }
  return false;
}
