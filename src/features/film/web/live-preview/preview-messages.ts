import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { BY_THE_STORY } from '#src/shared/catalogue/by-the-story.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { GivenGraph } from '../../graph-contract.ts';

/** The input of the preview; the same input and seed are sent when the film is made. */
export interface PreviewInput {
  idea: string;
  type: FilmType | typeof BY_THE_STORY;
  style: LookId | typeof BY_THE_STORY;
  aspect: AspectRatio;
  language: Language;
  shots: number;
  seed: number;
  deep: boolean;
  characters: readonly PreviewCharacter[];
  /** What the idea says, where the person has corrected it. */
  graph?: GivenGraph | undefined;
}

/** An uploaded character, with the URL of its picture. */
interface PreviewCharacter {
  pictureId: string;
  name: string;
  path: string;
}

/** A frame to draw. */
interface FrameToDraw {
  number: number;
  script: string;
  words: string;
  seconds: number;
  drawing: ShotDrawing;
}

/** A message to the drawing worker: the newest one replaces all before it. */
export interface PreviewRequest {
  /** Increasing number, repeated in answers. */
  turn: number;
  frames: readonly FrameToDraw[];
  characters: readonly PreviewCharacter[];
  /** Size of the frames in pixels. */
  width: number;
  height: number;
}

/** One frame of the future film. */
export interface PreviewFrame {
  number: number;
  /** Alternative text of the frame. */
  script: string;
  /** The line spoken in it; empty without one. */
  words: string;
  seconds: number;
  bitmap: ImageBitmap;
}

/** A message from the drawing worker. */
export type PreviewAnswer = { kind: 'frame'; turn: number; frame: PreviewFrame } | { kind: 'failed'; turn: number };
