import type { StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import type { SceneRequest } from '../scene/scene.ts';

/** A sticker of what a text says, or of whom a photo shows (a file's id). Equal ones are drawn equally. */
export type StickerRequest = { style: StickerStyle } & (
  | {
      scene: SceneRequest;
      photo?: undefined;
      /** Which of several, seen and posed differently; from 0. */ variant?: number;
    }
  | { photo: string; scene?: undefined; variant?: undefined }
);
