import { drawClip, type ClipRequest, type DrawnClip } from '../clip/draw-clip.ts';
import type { VisemeSpan } from '../voice/viseme.ts';
import { STAGE_MAKERS } from '../picture/stage.ts';

export type ClipTask = Omit<ClipRequest, 'makers' | 'signal' | 'visemes'> & {
  /** What the speaker's mouth does. */
  visemes: VisemeSpan[];
  /** Which actor speaks; absent for a narrator. */
  speakerIndex?: number;
};

/** Draws a clip into an MP4 file. */
export async function drawClipTask({ visemes, speakerIndex, ...request }: ClipTask, { signal }: { signal: AbortSignal }): Promise<DrawnClip> {
  const mouths = request.drawing.actors.map((_, index) => (index === speakerIndex ? visemes : []));
  return drawClip({ ...request, visemes: mouths, makers: STAGE_MAKERS, signal });
}
