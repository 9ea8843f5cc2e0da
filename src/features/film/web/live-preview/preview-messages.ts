import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** What a film would be made from; the same wish and seed that are sent when it is made. */
export interface PreviewWish {
  idea: string;
  type: FilmType;
  style: LookId;
  aspect: AspectRatio;
  language: Language;
  shots: number;
  seed: number;
  characters: readonly PreviewCharacter[];
}

/** A character that is brought along, with its picture as the page can fetch it. */
export interface PreviewCharacter {
  pictureId: string;
  name: string;
  path: string;
}

/** To the drawing worker: the newest wish replaces all before it. */
export interface PreviewRequest {
  /** Counts up; answers carry it. */
  turn: number;
  wish: PreviewWish;
  /** Size of the frames in pixels. */
  width: number;
  height: number;
}

/** One frame of the film to come. */
export interface PreviewFrame {
  number: number;
  /** What is seen, for those who do not see it. */
  script: string;
  /** What is said in it; empty where nothing is. */
  words: string;
  seconds: number;
  bitmap: ImageBitmap;
}

/** From the drawing worker. */
export type PreviewAnswer =
  | { kind: 'story'; turn: number; title: string; numbers: number[] }
  | { kind: 'frame'; turn: number; frame: PreviewFrame }
  | { kind: 'failed'; turn: number };
