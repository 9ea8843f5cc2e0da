import { drawClip, skiaSurfaces, type ClipRequest, type DrawnClip } from '../clip/draw-clip.ts';
import { type GivenPicturePath, stageForDrawing } from '../clip/stage-for-drawing.ts';
import type { VisemeSpan } from '../voice/viseme.ts';

export type ClipTask = Omit<ClipRequest, 'makers' | 'signal' | 'visemes'> & {
  /** Mouth shapes of the speaker. */
  visemes: VisemeSpan[];
  /** Index of the speaking actor; absent for a narrator. */
  speakerIndex?: number;
  /** Pictures that replace actors of the drawing. */
  givenPictures?: readonly GivenPicturePath[];
};

/** Draws a clip into an MP4 file. */
export async function drawClipTask(
  { visemes, speakerIndex, givenPictures, ...request }: ClipTask,
  { signal }: { signal: AbortSignal },
): Promise<DrawnClip> {
  const mouths = request.drawing.actors.map((_, index) => (index === speakerIndex ? visemes : []));
  return drawClip({
    ...request,
    ...(await stageForDrawing(request.drawing, givenPictures, skiaSurfaces)),
    visemes: mouths,
    signal,
  });
}
