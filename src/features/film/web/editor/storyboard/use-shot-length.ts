import type { DocumentShot } from '../../../timeline/film-document.ts';
import { lengthLimits } from '../../../timeline/length-limits.ts';
import { seenPart, type CircledClip } from '../../../timeline/seen-part.ts';
import { FRAMES_PER_SECOND } from '../../../timeline/shot-length.ts';
import { shownAfter } from '../../../timeline/shown-shots.ts';
import { useEditor } from '../state/editor-context.tsx';
import type { ShotView } from './shot-standing.ts';

/** How long a shot is. */
export interface LengthOfShot {
  seconds: number;
  /** The shot is as long as its clip, which is not drawn for it. */
  isFixed: boolean;
  /** Between which lengths it can be, in seconds. */
  least: number;
  most: number;
}

/** How long a shot of the document is, with what was changed just now. */
export function useShotLength(shot: DocumentShot, view: ShotView | undefined): LengthOfShot {
  const { shots } = useEditor().document;
  const next = shownAfter(shots, shot)?.plan;
  const spokenSeconds = view?.spokenSeconds ?? undefined;
  const { frames } = seenPart(shot.plan, { spokenSeconds, clip: clipOf(view, shot), next });
  return {
    seconds: frames / FRAMES_PER_SECOND,
    isFixed: view?.clipLength?.drawn === false,
    ...lengthLimits(shot.plan, spokenSeconds ?? 0, next),
  };
}

/**
 * The clip, where the shot is as long as that: of those that are drawn only one that a person chose to keep, until
 * another length is chosen.
 */
function clipOf(view: ShotView | undefined, { plan }: DocumentShot): CircledClip | undefined {
  if (!view?.clipLength || view.takes.clip === null) {
    return undefined;
  }
  const { frames, drawn, plannedSeconds } = view.clipLength;
  return { frames, drawn, take: view.takes.clip, outdated: plan.durationSeconds !== plannedSeconds };
}
