import { project } from './camera.ts';
import { placeShot } from './compose/place-shot.ts';
import type { StageMakers } from './compose/stage-makers.ts';
import { stillShare } from './moments.ts';
import type { ShotDrawing } from './shot-drawing.ts';
import { STAGE_MAKERS } from './stage.ts';
import { STILL_SECONDS, type PictureSize } from './still.ts';

/** Where an actor is in the picture of a shot. */
export interface ActorPlace {
  /** The head's distance from the left edge, as a share of the picture's width; beyond 0 and 1 it is not in it. */
  x: number;
  /** By how much of the width it moves where its `across` is 1 larger. */
  perAcross: number;
}

/** Where the actors of a shot, in their order, are in its still. */
export function actorPlaces(drawing: ShotDrawing, size: PictureSize, makers: StageMakers = STAGE_MAKERS): ActorPlace[] {
  const { composed, blocking, viewAt } = placeShot(drawing, { ...size, durationSeconds: STILL_SECONDS, makers });
  const seconds = STILL_SECONDS * stillShare(drawing);
  const view = viewAt(seconds);
  const places = new Map(
    blocking.actors.map((actor) => {
      const strolled = actor.speed * (seconds - STILL_SECONDS / 2);
      const { x, z, scale } = actor.spotAt?.(seconds) ?? { x: actor.x + strolled, z: actor.z, scale: actor.scale };
      const head = actor.bare.head(composed.actors[actor.index]?.pose ?? 'stand', actor.turn);
      return [actor.index, project(view, x + head.x * scale, 0, z).x / size.width];
    }),
  );
  const perAcross = blocking.acrossPixels.actors / size.width;
  return drawing.actors.map((_, index) => ({ x: places.get(index) ?? 0.5, perAcross }));
}
