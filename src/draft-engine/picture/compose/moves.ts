import { DRAWINGS_PER_SECOND } from '../acting.ts';
import { scaleAt } from '../camera.ts';
import { actorAt, isMoved, itemAt, stillShare, type Spot } from '../moments.ts';
import type { DrawnActor, ShotDrawing } from '../shot-drawing.ts';
import type { Blocking, PlacedActor, PlacedItem, StageSpot } from './blocking.ts';

/** Lets everybody and everything that has keyframes move from where the blocking put them. */
export function addMoves(blocking: Blocking, drawing: ShotDrawing, durationSeconds: number): void {
  const still = stillShare(drawing);
  for (const placed of blocking.actors) {
    const actor = drawing.actors[placed.index];
    if (actor && isMoved(actor) && !placed.overShoulder) {
      const at = (share: number): Spot => actorAt(actor, share);
      placed.spotAt = moveFrom(blocking, placed, blocking.acrossPixels.actors, { at, still, durationSeconds });
    }
  }
  for (const placed of blocking.items) {
    const item = drawing.items[placed.index];
    const taken = drawing.actors.filter((actor) => takesOrLetsGo(actor, placed.index));
    if (item && (isMoved(item) || taken.length > 0)) {
      const at = (share: number): Spot => withoutHeld(itemAt(item, share), taken, placed.index, share);
      placed.spotAt = moveFrom(blocking, placed, blocking.acrossPixels.items, { at, still, durationSeconds });
    }
  }
}

/** True for an actor whose hands take a thing or let it go during the shot. */
function takesOrLetsGo({ heldIndex, keyframes = [] }: DrawnActor, index: number): boolean {
  const changes = keyframes.flatMap(({ hands }) => hands ?? []);
  return changes.some((hands) => hands.heldIndex === index) || (heldIndex === index && changes.length > 0);
}

/** A thing is in one place only: it is not seen on its own while it is in hands that take it or let it go. */
function withoutHeld(spot: Spot, actors: readonly DrawnActor[], index: number, share: number): Spot {
  const held = actors.some((actor) => actorAt(actor, share).hands.heldIndex === index);
  return held ? { ...spot, opacity: 0 } : spot;
}

function moveFrom(
  { view }: Blocking,
  placed: PlacedActor | PlacedItem,
  acrossPixels: number,
  { at, still, durationSeconds }: { at: (share: number) => Spot; still: number; durationSeconds: number },
): (seconds: number) => StageSpot {
  const home = at(still);
  const { x, z } = placed;
  const middle = (x - view.x) * scaleAt(view, z);
  return (seconds) => {
    const now = at(seconds / durationSeconds);
    const depth = Math.max(-view.distance * 0.5, z + now.behind - home.behind);
    return {
      x: view.x + (middle + (now.across - home.across) * acrossPixels) / scaleAt(view, depth),
      z: depth,
      above: now.above,
      scale: now.scale,
      opacity: now.opacity,
    };
  };
}

/** Metres that each actor who moves has gone, forwards or backwards by the turn of its body. */
export function measureWalks(
  blocking: Blocking,
  drawing: ShotDrawing,
  durationSeconds: number,
): (actorIndex: number, seconds: number) => number | undefined {
  const walks = blocking.actors.map(({ index, spotAt }) => {
    if (!spotAt) {
      return undefined;
    }
    const walk = [0];
    const steps = Math.ceil(durationSeconds * DRAWINGS_PER_SECOND);
    let before = spotAt(0);
    for (let step = 1; step <= steps; step++) {
      const seconds = step / DRAWINGS_PER_SECOND;
      const now = spotAt(seconds);
      const actor = drawing.actors[index];
      const ahead = actor ? Math.sin(actorAt(actor, seconds / durationSeconds).turn) * (now.x - before.x) : 0;
      const gone = Math.hypot(now.x - before.x, now.z - before.z) / now.scale;
      walk.push((walk.at(-1) as number) + (ahead < -0.001 ? -gone : gone));
      before = now;
    }
    return walk;
  });
  return (actorIndex, seconds) => {
    const walk = walks[actorIndex];
    return walk?.[Math.min(walk.length - 1, Math.max(0, Math.round(seconds * DRAWINGS_PER_SECOND)))];
  };
}
