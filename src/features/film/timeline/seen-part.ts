import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { hasSpeech } from './has-speech.ts';
import { measureShot } from './shot-length.ts';
import { shownPart, type ShownPart } from './shown-part.ts';

/** The circled clip of a shot. */
export interface CircledClip {
  /** Its number, from 1. */
  take: number;
  /** Null where its length is not known. */
  frames: number | null;
  /** Made by the draft engine. */
  drawn: boolean;
  /** It shows something else than the plan now says. */
  outdated: boolean;
}

/** What the length of a shot depends on beside its plan. */
export interface ShotTakes {
  /** The length of its circled voice; undefined before it is spoken. */
  spokenSeconds: number | undefined;
  clip: CircledClip | undefined;
  /** The plan of the shot that is seen after it. */
  next: PlannedShot | undefined;
}

/**
 * How many frames of a shot are seen, for cut, preview, lists and exports: as many as its clip or the chosen part of it
 * has; where the draft engine will draw it (again), as many as its plan and voice say. `inFrame` is there where only a
 * part is seen.
 */
export function seenPart(
  plan: PlannedShot,
  { spokenSeconds, clip, next }: ShotTakes,
): Partial<ShownPart> & { frames: number } {
  const part = partOf(plan, clip);
  if (part) {
    return part;
  }
  const counts = clip && !(clip.drawn && clip.outdated);
  const measured = measureShot(plan, hasSpeech(plan) ? spokenSeconds : undefined, next);
  return { frames: (counts ? clip.frames : null) ?? measured.frames };
}

/** The part of a shot's clip that is seen; undefined where all of it is, as of every clip of the draft engine. */
export function partOf(
  { trim }: Pick<PlannedShot, 'trim'>,
  clip: Omit<CircledClip, 'outdated'> | null | undefined,
): ShownPart | undefined {
  return clip && !clip.drawn && clip.frames !== null
    ? shownPart(trim, { take: clip.take, frames: clip.frames })
    : undefined;
}

/** Whether the length of a shot is that of its clip: a paid or uploaded one stays as long as it is. */
export function isLengthOfClip(clip: Pick<CircledClip, 'frames' | 'drawn'> | null | undefined): boolean {
  return clip !== null && clip !== undefined && !clip.drawn && clip.frames !== null;
}
