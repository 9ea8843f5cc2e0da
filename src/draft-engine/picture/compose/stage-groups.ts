import type { PlacedItem } from './blocking.ts';
import { coversFaces } from './covers-faces.ts';
import type { Setting, StageEntry, StageScene } from './draw-actor.ts';
import { drawGroup, type FlatThing } from './draw-group.ts';
import { isAnimated, isLookedAt, itemEntry } from './draw-placed-item.ts';
import { movingPlane } from './draw-plane.ts';
import type { Layer } from './layer.ts';
import type { Lens } from './stage-ground.ts';

/** How deep a flat thing is: what is of one band may be one layer. */
type Band = 'deep' | 'middle' | 'front';

/** Gathers flat things, given from back to front, into layers. */
export interface Groups {
  add(one: FlatThing): void;
  /** Draws what is gathered, before something else is drawn in front of it. */
  close(): void;
}

/** Gathers flat things into layers, which are put among the entries of the stage. */
export function createGroups(setting: Setting, lens: Lens, entries: StageEntry[]): Groups {
  const { scene, world } = setting;
  const bandAt = bandsOf(scene);
  const still = isRotating(scene);
  let band: Band = 'middle';
  let members: FlatThing[] = [];

  const close = (): void => {
    if (members.length === 0) {
      return;
    }
    const z = middleDepth(members);
    const draw = (those: readonly FlatThing[]): Layer | undefined =>
      drawGroup(setting, those, z, blurAt(scene, lens, band, z));
    const whole = draw(members);
    const isInTheWay =
      band === 'front' && whole && (scene.drawing.framing === 'extreme_close' || coversFaces(scene, whole));
    // Scenery is left out before a face; a thing of the shot never is.
    const layer = isInTheWay ? draw(members.filter((one) => 'item' in one)) : whole;
    if (layer) {
      entries.push({ kind: 'plane', layer });
    }
    members = [];
  };
  const addAnimated = (one: { z: number; item: PlacedItem }): void => {
    const support = drawGroup(setting, [one], one.z, 0);
    close();
    if (support) {
      entries.push({ kind: 'plane', layer: support });
    }
    entries.push(itemEntry(scene, world, one.item));
  };
  /** True when a plane moves by itself and is an entry of its own. */
  const addMoving = (one: FlatThing): boolean => {
    if (!('plane' in one && one.plane.moves)) {
      return false;
    }
    close();
    const moving = movingPlane(setting, one.plane);
    entries.push(...(moving ? [moving] : []));
    return moving !== undefined;
  };
  const add = (one: FlatThing): void => {
    if ('item' in one && isLookedAt(scene, one.item)) {
      close();
    }
    if ('item' in one && isAnimated(scene, one.item)) {
      addAnimated(one);
      return;
    }
    const own = bandAt(one.z);
    if (band !== own && (!still || own === 'front')) {
      close();
    }
    if (addMoving(one)) {
      return;
    }
    band = members.length === 0 ? own : band;
    members.push(one);
  };
  return { add, close };
}

/** The band of a depth. */
function bandsOf({ blocking }: StageScene): (z: number) => Band {
  const deep = Math.max(6, blocking.view.distance * 1.3);
  const nearestActor = Math.min(0, ...blocking.actors.map((actor) => actor.z));
  return (z) => {
    if (z < nearestActor - 0.25) {
      return 'front';
    }
    return z > deep ? 'deep' : 'middle';
  };
}

/** A camera that only rotates has no parallax: one layer is enough for everything behind the actors. */
function isRotating({ blocking, views }: StageScene): boolean {
  const base = blocking.view;
  return views.every(
    (view) =>
      view.x === base.x && view.height === base.height && view.distance === base.distance && view.focal === base.focal,
  );
}

function middleDepth(members: readonly FlatThing[]): number {
  const depths = members.map(({ z }) => z).sort((first, second) => first - second);
  return depths[depths.length >> 1] as number;
}

function blurAt({ look }: StageScene, { unit, background }: Lens, band: Band, z: number): number {
  if (band === 'front') {
    return 4.5 * unit * look.depthOfField;
  }
  return z > 1.2 ? background * Math.min(1, z / 5) : 0;
}
