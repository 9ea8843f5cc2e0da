import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { ItemState, Pose } from '../story/film-plan.ts';
import { drop, glide, latest, type Held } from './keyframes.ts';
import type { DrawnActor, DrawnActorKeyframe, DrawnItem, ShotDrawing } from './shot-drawing.ts';

/** Where an actor or a thing is at a moment. */
export interface Spot {
  across: number;
  behind: number;
  above: number;
  scale: number;
  /** 0 not seen to 1. */
  opacity: number;
}

/** An actor at a moment of a shot. */
export interface ActorMoment extends Spot {
  pose: Held<Pose>;
  emotion: Held<Emotion>;
  turn: number;
  /** Height of what it sits on, metres; 0 where it stands. */
  seat: Held<number>;
  hands: NonNullable<DrawnActorKeyframe['hands']>;
}

/** A thing at a moment of a shot. */
export interface ItemMoment extends Spot {
  state: Held<ItemState>;
  rotation: number;
}

/** Poses in which a body comes down by its weight. */
const DROPPING: ReadonlySet<Pose> = new Set(['fall', 'jump']);

/** An actor at a share of the shot. */
export function actorAt(actor: DrawnActor, share: number): ActorMoment {
  const { keyframes = [], holds, heldLabel, heldColour, heldIndex } = actor;
  const pose = latest(keyframes, 'pose', actor.pose, share);
  return {
    pose,
    emotion: latest(keyframes, 'emotion', actor.emotion, share),
    turn: latest(actor.turns ?? [], 'turn', actor.turn, share).value,
    seat: latest(keyframes, 'seat', actor.seat ?? 0, share),
    hands: latest(
      keyframes,
      'hands',
      {
        ...(holds === undefined ? {} : { holds }),
        ...(heldLabel === undefined ? {} : { heldLabel }),
        ...(heldColour === undefined ? {} : { heldColour }),
        ...(heldIndex === undefined ? {} : { heldIndex }),
      },
      share,
    ).value,
    ...spotAt(actor, keyframes, share, DROPPING.has(pose.value) ? drop : glide),
  };
}

/** A thing at a share of the shot; what comes down falls. */
export function itemAt(item: DrawnItem, share: number): ItemMoment {
  const { keyframes = [] } = item;
  return {
    state: latest(keyframes, 'state', item.state ?? 'whole', share),
    rotation: glide(keyframes, 'rotation', item.rotation ?? 0, share),
    ...spotAt(item, keyframes, share, drop),
  };
}

function spotAt(
  start: Pick<DrawnItem, 'across' | 'behind' | 'scale'> & { above?: number },
  keyframes: readonly ({ at: number } & Partial<Spot>)[],
  share: number,
  heightAt: typeof glide,
): Spot {
  return {
    across: glide(keyframes, 'across', start.across, share),
    behind: glide(keyframes, 'behind', start.behind, share),
    above: heightAt(keyframes, 'above', start.above ?? 0, share),
    scale: glide(keyframes, 'scale', start.scale ?? 1, share),
    opacity: glide(keyframes, 'opacity', 1, share),
  };
}

/** True for what changes its place, its size or how much of it is seen. */
export function isMoved({ keyframes }: { keyframes?: readonly Partial<Spot & { rotation: number }>[] }): boolean {
  return (
    keyframes?.some(
      ({ across, behind, above, scale, opacity, rotation }) =>
        (across ?? behind ?? above ?? scale ?? opacity ?? rotation) !== undefined,
    ) ?? false
  );
}

/** The share of a shot that its frame is composed for and that its still shows. */
export function stillShare({ stillAt }: ShotDrawing): number {
  return Math.min(1, Math.max(0, stillAt ?? 0.5));
}

/** A shot as it stands at the moment that it is composed for: everybody in place, in pose, with what they hold. */
export function composedMoment(drawing: ShotDrawing): ShotDrawing {
  const share = stillShare(drawing);
  return {
    ...drawing,
    actors: drawing.actors.map((actor) => {
      if (!actor.keyframes && !actor.turns) {
        return actor;
      }
      const { pose, emotion, turn, hands, across, behind, above, scale } = actorAt(actor, share);
      const { holds: _holds, heldLabel: _label, heldColour: _colour, heldIndex: _index, ...rest } = actor;
      return { ...rest, ...hands, pose: pose.value, emotion: emotion.value, turn, across, behind, above, scale };
    }),
    items: drawing.items.map((item) => {
      if (!item.keyframes) {
        return item;
      }
      const { across, behind, above, scale, rotation, state } = itemAt(item, share);
      return { ...item, across, behind, above, scale, rotation, state: state.value };
    }),
  };
}
