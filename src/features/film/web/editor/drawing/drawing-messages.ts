import type { MouthSpan } from '#src/draft-engine/picture/acting.ts';
import type { ActorPlace } from '#src/draft-engine/picture/actor-places.ts';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { BroughtPicture } from '../../live-preview/preview-stage.ts';

/** A size in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** A shot to draw one picture of. */
export interface StillScene extends PixelSize {
  drawing: ShotDrawing;
  /** Pictures of the characters that appear as uploaded, by their keys. */
  pictures: readonly BroughtPicture[];
}

/** A shot to draw frames of. */
export interface MovingScene extends StillScene {
  durationSeconds: number;
  /** Mouth shapes by the actor's index; times count from the start of the voice. */
  mouths?: readonly (readonly MouthSpan[])[];
  /** Start of the voice in the shot. */
  speechStartSeconds?: number;
}

/** One picture to draw; `id` is repeated in the answer. */
export type DrawingOrder =
  | { kind: 'still'; id: number; scene: StillScene }
  /** Only where the actors are in the still. */
  | { kind: 'places'; id: number; scene: StillScene }
  /** Scenes of the same key are the same: what was composed for one frame is used for the next. */
  | { kind: 'frame'; id: number; key: string; scene: MovingScene; seconds: number };

export type DrawingAnswer =
  | { id: number; bitmap: ImageBitmap }
  | { id: number; places: readonly ActorPlace[] }
  | { id: number; failed: true };
