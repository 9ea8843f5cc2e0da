import type { ShownPart } from '../../../timeline/shown-part.ts';
import { LEAST_PART_FRAMES } from '../../../timeline/shown-part.ts';

/** An end of the part that is seen. */
export type TrimEnd = 'in' | 'out';

/** Frames by which a key moves an end. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -12,
  PageUp: 12,
};
const LONG_STEP = 12;

/** Where an end is: the frame with which the part begins, or the one after its last. */
export const frameOf = ({ inFrame, frames }: ShownPart, end: TrimEnd): number =>
  end === 'in' ? inFrame : inFrame + frames;

/** Between which frames an end can be. */
export function endLimits(part: ShownPart, end: TrimEnd, clipFrames: number): { least: number; most: number } {
  return end === 'in'
    ? { least: 0, most: frameOf(part, 'out') - LEAST_PART_FRAMES }
    : { least: part.inFrame + LEAST_PART_FRAMES, most: clipFrames };
}

/** The part with an end at this frame, or as near as it can be; the other end stays. */
export function moveEnd(part: ShownPart, end: TrimEnd, frame: number, clipFrames: number): ShownPart {
  const { least, most } = endLimits(part, end, clipFrames);
  const at = Math.max(least, Math.min(most, Math.round(frame)));
  return end === 'in'
    ? { inFrame: at, frames: frameOf(part, 'out') - at }
    : { inFrame: part.inFrame, frames: at - part.inFrame };
}

/** Where a key moves an end; undefined for a key that does not. */
export function frameAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  frame: number,
  { least, most }: { least: number; most: number },
): number | undefined {
  if (key === 'Home') {
    return least;
  }
  if (key === 'End') {
    return most;
  }
  const step = STEPS[key];
  return step === undefined ? undefined : frame + (shiftKey ? Math.sign(step) * LONG_STEP : step);
}
