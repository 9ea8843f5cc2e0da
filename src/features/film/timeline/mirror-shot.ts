import type { PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { CameraMovement } from '#src/shared/catalogue/shots.ts';

const OTHER_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left' };
const OTHER_PAN: Readonly<Partial<Record<CameraMovement, CameraMovement>>> = {
  pan_left: 'pan_right',
  pan_right: 'pan_left',
};

/** A plan with left and right exchanged: whoever stands left stands right, what is heard from there too. */
export function mirrorShot(plan: PlannedShot): PlannedShot {
  return {
    ...plan,
    camera: OTHER_PAN[plan.camera] ?? plan.camera,
    actors: plan.actors.map((actor): PlannedActor => ({
      ...mirrored(actor),
      faces: mirrorFacing(actor.faces),
      ...(actor.keyframes && {
        keyframes: actor.keyframes.map((keyframe) => ({
          ...mirrored(keyframe),
          ...(keyframe.faces !== undefined && { faces: mirrorFacing(keyframe.faces) }),
        })),
      }),
    })),
    items: plan.items.map((item) => ({
      ...mirrored(item),
      ...(item.keyframes && { keyframes: item.keyframes.map((keyframe) => mirrored(keyframe)) }),
    })),
    ...(plan.visions && { visions: plan.visions.map((vision) => mirrored(vision)) }),
    events: plan.events.map((event) => mirrored(event)),
  };
}

const mirrorFacing = (faces: PlannedActor['faces']): PlannedActor['faces'] => OTHER_SIDE[faces] ?? faces;

/** 0 stays 0: -0 would be another value. */
const negated = (value: number): number => (value === 0 ? 0 : -value);

function mirrored<Placed extends { across?: number; rotation?: number }>(placed: Placed): Placed {
  return {
    ...placed,
    ...(placed.across !== undefined && { across: negated(placed.across) }),
    ...(placed.rotation !== undefined && { rotation: negated(placed.rotation) }),
  };
}
