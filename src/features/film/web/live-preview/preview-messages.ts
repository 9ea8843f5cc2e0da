import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** The input of the preview; the same input and seed are sent when the film is made. */
export interface PreviewInput {
  idea: string;
  type: FilmType;
  style: LookId;
  aspect: AspectRatio;
  language: Language;
  shots: number;
  seed: number;
  characters: readonly PreviewCharacter[];
}

/** An uploaded character, with the URL of its picture. */
export interface PreviewCharacter {
  pictureId: string;
  name: string;
  path: string;
}

/** A message to the drawing worker: the newest input replaces all before it. */
export interface PreviewRequest {
  /** Increasing number, repeated in answers. */
  turn: number;
  input: PreviewInput;
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
export type PreviewAnswer =
  | { kind: 'story'; turn: number; title: string; numbers: number[] }
  | { kind: 'frame'; turn: number; frame: PreviewFrame }
  | { kind: 'failed'; turn: number };
