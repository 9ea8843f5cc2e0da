import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';

interface LeavableShot {
  plan: Pick<PlannedShot, 'leftOut'>;
}

/** False for a shot that its owner left out of the video (EDIT-10). */
export function isShown({ plan }: LeavableShot): boolean {
  return plan.leftOut !== true;
}

/** The shots that are in the video. */
export function shownShots<Shot extends LeavableShot>(shots: readonly Shot[]): Shot[] {
  return shots.filter(isShown);
}

/** The shot that is seen after this one, which itself may be left out. */
export function shownAfter<Shot extends LeavableShot>(shots: readonly Shot[], shot: Shot): Shot | undefined {
  return shots.slice(shots.indexOf(shot) + 1).find(isShown);
}
