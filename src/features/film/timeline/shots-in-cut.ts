import { DEFAULT_CUT_SETTINGS, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import type { Transition } from '#src/shared/catalogue/shots.ts';

/** Usual length of a dissolve and of a fade from black, in frames. */
export const DISSOLVE_FRAMES = DEFAULT_CUT_SETTINGS.dissolveFrames;
/** Frames of the final fade to black. */
export const FADE_OUT_FRAMES = 18;

/** What the place of a shot in the film depends on. */
export interface ShotInCut {
  /** Those that are seen. */
  frames: number;
  /** The first frame of its clip that is seen, where only a part of it is; absent for a whole clip. */
  inFrame?: number;
  /** The transition into this shot. */
  transition: Transition;
  /** Frames of a dissolve or fade; ignored for a cut. */
  dissolveFrames: number;
}

/** What the owner's choice makes of a transition. The film begins as it is written; lengths of shots stay as drawn. */
export function transitionInto(
  written: Transition,
  index: number,
  { transitions }: Pick<CutSettings, 'transitions'>,
): Transition {
  if (index === 0 || transitions === 'as_written') {
    return written;
  }
  return transitions === 'cuts' ? 'cut' : 'dissolve';
}

/** Where a shot is seen, in frames of the film. */
export interface ShotSpan {
  /** The first frame in which it is seen, overlaps subtracted. */
  startFrame: number;
  frames: number;
  /** Of these, at its beginning: those mixed with the shot before, or with black. */
  headFrames: number;
  /** At its end: those mixed with the next shot, or with black. */
  tailFrames: number;
}

/**
 * Where each shot is seen. A transition longer than its shots allow is shortened; a dissolve into the first shot fades
 * in from black, and the last one fades out to black in `fadeOutFrames`.
 */
export function placeShots(shots: readonly ShotInCut[], fadeOutFrames: number): { frames: number; spans: ShotSpan[] } {
  const heads = shots.map((shot, index) => overlapInto(shots[index - 1], shot));
  let position = 0;
  const spans = shots.map((shot, index): ShotSpan => {
    const isLast = index === shots.length - 1;
    const startFrame = position;
    const next = shots[index + 1]?.transition === 'dissolve' ? (heads[index + 1] ?? 0) : 0;
    const tailFrames = isLast ? Math.min(fadeOutFrames, longestOverlap(shot.frames)) : next;
    position += shot.frames - (isLast ? 0 : tailFrames);
    return { startFrame, frames: shot.frames, headFrames: heads[index] ?? 0, tailFrames };
  });
  return { frames: position, spans };
}

/** Maximum overlap at each end of a shot, so that part of it is always shown alone. */
export function longestOverlap(frames: number): number {
  return Math.floor((frames - 1) / 2);
}

/** A dissolve into the first shot fades in from black. */
function overlapInto(before: ShotInCut | undefined, shot: ShotInCut): number {
  if (shot.transition === 'cut') {
    return 0;
  }
  const wanted = Math.min(Math.max(0, Math.round(shot.dissolveFrames)), longestOverlap(shot.frames));
  return shot.transition === 'dissolve' && before ? Math.min(wanted, longestOverlap(before.frames)) : wanted;
}

/** A shot in a frame of the film. */
export interface Layer {
  /** 0-based index of the shot. */
  shot: number;
  /** Frame of the shot. */
  frame: number;
  /** How much of it is seen over what is below, 0 to 1. */
  opacity: number;
}

/**
 * What is seen in a frame of the film, from below: one shot, or two in a dissolve. Mixes are linear, as in the cut:
 * frame k of n holds (k + 1) / (n + 1) of what comes. Below the first layer is black.
 */
export function layersAt(spans: readonly ShotSpan[], frame: number): Layer[] {
  return spans.flatMap((span, shot): Layer[] => {
    const own = frame - span.startFrame;
    if (own < 0 || own >= span.frames) {
      return [];
    }
    const coming = own < span.headFrames ? (own + 1) / (span.headFrames + 1) : 1;
    const left = span.frames - own;
    // The next shot lies on top of this one; only the last goes to black.
    const isLast = shot === spans.length - 1;
    const going = isLast && left <= span.tailFrames ? left / (span.tailFrames + 1) : 1;
    return [{ shot, frame: own, opacity: Math.min(coming, going) }];
  });
}
