import type { PlannedActor } from '../film-plan.ts';
import type { StagedShot } from '../words/film-words.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

const OTHER_SIDE: Readonly<Record<string, 'left' | 'right'>> = { left: 'right', right: 'left' };

/** A staged shot seen in a mirror. */
export function mirroredShot(staged: StagedDeed): StagedDeed {
  const turned = <C extends { across?: number; faces?: string; rotation?: number }>(cue: C): C => ({
    ...cue,
    ...(cue.across !== undefined && { across: -cue.across }),
    ...(cue.rotation !== undefined && { rotation: -cue.rotation }),
    ...(cue.faces !== undefined && { faces: Object.hasOwn(OTHER_SIDE, cue.faces) ? OTHER_SIDE[cue.faces] : cue.faces }),
  });
  const whole = <C extends { across: number; keyframes?: { at: number; across?: number; faces?: string }[] }>(
    cue: C,
  ): C => ({
    ...turned(cue),
    ...(cue.keyframes && { keyframes: cue.keyframes.map((frame) => turned(frame)) }),
  });
  return {
    ...staged,
    actors: staged.actors.map(whole),
    items: staged.items.map(whole),
    visions: staged.visions.map((vision) => ({ ...vision, across: -vision.across })),
    ...(staged.camera === 'pan_right' && { camera: 'pan_left' as const }),
  };
}

const sideOf = (actors: readonly PlannedActor[]): number => Math.sign(Math.round((actors[0]?.across ?? 0) * 10));

/** True where the same people stand on the same side as in another shot. */
function isAlike(staged: StagedDeed, shot: StagedShot | undefined): boolean {
  const who = ({ actors }: { actors: readonly PlannedActor[] }): string =>
    actors
      .map(({ characterKey, variant = 0 }) => `${characterKey}/${variant}`)
      .toSorted()
      .join();
  return shot !== undefined && who(staged) === who(shot) && sideOf(staged.actors) === sideOf(shot.actors);
}

/** The same people are seen from the other side than in the shot before. */
export function unlikeBefore(staged: StagedDeed, before: StagedShot | undefined): StagedDeed {
  return isAlike(staged, before) && !staged.isInsert && !staged.isCutIn ? mirroredShot(staged) : staged;
}
