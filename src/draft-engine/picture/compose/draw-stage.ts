import { scaleAt, type CameraView } from '../camera.ts';
import type { World, WorldPlane } from '../world.ts';
import { actorEntry } from './actor-entry.ts';
import type { PlacedActor } from './blocking.ts';
import { clearOfFaces } from './clear-of-faces.ts';
import type { Setting, StageEntry, StageScene } from './draw-actor.ts';
import type { FlatThing } from './draw-group.ts';
import { footingPlanes } from './footing.ts';
import { drawLightBehind } from './light-behind.ts';
import { drawBackdrop, drawGround, type Lens } from './stage-ground.ts';
import { createGroups } from './stage-groups.ts';
import { stageVisions } from './stage-visions.ts';

export interface Stage {
  world: World;
  /** In drawing order, back to front. */
  entries: StageEntry[];
}

/** Things this many times further away than the actors move with the sky. */
const FAR_DISTANCES = 11;

/** Background blur, in pixels of a 720p frame. */
const BACKGROUND_BLUR = { extreme_wide: 0, wide: 0, full: 0, medium: 1.3, close: 3, extreme_close: 5 } as const;

type Standing = FlatThing | { z: number; actor: PlacedActor } | { z: number; entry: StageEntry };

/** Draws all planes of a shot once and prepares the actors. */
export function drawStage(scene: StageScene): Stage {
  const { blocking } = scene;
  const world = worldOf(scene);
  const setting: Setting = { scene, world };
  const lens = lensOf(scene);
  const planes = planesInSight(world, blocking.view);
  const farMetres = blocking.view.distance * FAR_DISTANCES;
  const isFar = (plane: WorldPlane): boolean => plane.z >= farMetres;
  const entries: StageEntry[] = [{ kind: 'plane', layer: drawBackdrop(setting, planes.filter(isFar), lens) }];
  const ground = drawGround(setting, lens);
  if (ground) {
    entries.push({ kind: 'plane', layer: ground });
  }
  const groups = createGroups(setting, lens, entries);
  let lit = false;
  for (const one of standingOf(
    setting,
    planes.filter((plane) => !isFar(plane)),
  )) {
    if ('entry' in one) {
      groups.close();
      entries.push(one.entry);
    } else if ('actor' in one) {
      groups.close();
      const light = lit ? undefined : drawLightBehind(scene, world, entries, blocking.subjectActor ?? one.actor);
      lit = true;
      entries.push(...(light ? [{ kind: 'plane', layer: light } as const] : []), actorEntry(setting, one.actor));
    } else {
      groups.add(one);
    }
  }
  groups.close();
  return { world, entries };
}

/** Whoever has a fishing rod in their hands fishes at the water. */
const fishes = ({ actors }: StageScene['drawing']): boolean => actors.some(({ holds }) => holds === 'fishing_rod');

function worldOf({ drawing, course, palette, blocking, frame, makers }: StageScene): World {
  const { view } = blocking;
  return makers.createWorld(drawing.place, {
    timeOfDay: drawing.timeOfDay,
    weather: drawing.weather,
    isAtWater: fishes(drawing) || fishes(course),
    palette,
    halfWidthMetres: frame.width / 2 / scaleAt(view, 0),
    aspect: frame.width / frame.height,
    frameAt(z) {
      const scale = scaleAt(view, z);
      const left = view.x - view.centreX / scale;
      const top = -view.height - view.horizon / scale;
      return { left, right: left + frame.width / scale, top, bottom: top + frame.height / scale };
    },
  });
}

function lensOf({ drawing, look, frame }: StageScene): Lens {
  const unit = Math.min(frame.width, frame.height) / 720;
  return { unit, background: BACKGROUND_BLUR[drawing.framing] * unit * look.depthOfField };
}

/** The planes that are not behind the camera, the farthest first. */
function planesInSight(world: World, view: CameraView): WorldPlane[] {
  const lensPlane = -view.distance + 0.7;
  return world.planes.filter((plane) => plane.z > lensPlane).sort((first, second) => second.z - first.z);
}

/** Everything that stands on the stage, the farthest first. */
function standingOf(setting: Setting, planes: readonly WorldPlane[]): Standing[] {
  const { scene, world } = setting;
  const { drawing, blocking, durationSeconds } = scene;
  const standing: Standing[] = [
    ...[...planes, ...footingPlanes(drawing, blocking.actors, blocking.items, durationSeconds)].map((plane) => ({
      z: plane.z,
      plane,
    })),
    ...clearOfFaces(setting).map((item) => ({ z: item.z, item })),
    ...blocking.actors.map((actor) => ({ z: actor.z, actor })),
    ...stageVisions(scene, world),
  ];
  return standing.sort((first, second) => second.z - first.z || order(first) - order(second));
}

/** At one depth planes are behind actors, and actors behind things. */
function order(one: Standing): number {
  if ('plane' in one) {
    return 0;
  }
  return 'actor' in one ? 1 : 2;
}
