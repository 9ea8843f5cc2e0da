import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { drawPieces, skiaSurfaces, type ClipRequest, type SharedWork } from '../clip/draw-clip.ts';
import type { DrawnPiece } from '../clip/join-pieces.ts';
import { type GivenPicturePath, readSurface, stageForDrawing } from '../clip/stage-for-drawing.ts';
import type { VisemeSpan } from '../voice/viseme.ts';

export type ClipTask = Omit<ClipRequest, 'makers' | 'visemes' | keyof TaskContext> &
  SharedWork & {
    /** Mouth shapes of the speaker. */
    visemes: VisemeSpan[];
    /** Index of the speaking actor; absent for a narrator. */
    speakerIndex?: number;
    /** Pictures that replace actors of the drawing. */
    givenPictures?: readonly GivenPicturePath[];
    /** A picture that is shown instead of the drawing. */
    stillPath?: string;
  };

/** Longest side of a picture that a camera moves over: the largest frame is sharp. */
const STILL_PIXELS = 2304;

/** Draws the pieces of a clip that no other worker of it has taken. */
export async function drawClipTask(
  { visemes, speakerIndex, givenPictures, stillPath, claims, worker, ...request }: ClipTask,
  run: TaskContext,
): Promise<DrawnPiece[]> {
  if (stillPath !== undefined) {
    return drawPieces({ ...request, still: await readSurface(stillPath, STILL_PIXELS), ...run }, { claims, worker });
  }
  const mouths = request.drawing.actors.map((_, index) => (index === speakerIndex ? visemes : []));
  const stage = await stageForDrawing(request.drawing, givenPictures, skiaSurfaces);
  return drawPieces({ ...request, ...stage, visemes: mouths, ...run }, { claims, worker });
}
