import { useMemo } from 'react';
import type { DrawnFilm } from '../../../timeline/drawing-of.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import type { BroughtPicture } from '../../live-preview/preview-stage.ts';
import type { PixelSize } from './drawing-messages.ts';
import { sceneOf } from './scene-of.ts';

/** What a thread draws the still of a shot from; the same object while nothing of it changes. */
export function useStillScene(
  { style, aspect, seed, characters, places, items }: DrawnFilm,
  shot: Pick<DocumentShot, 'plan'>,
  { width, height }: PixelSize,
  pictures: readonly BroughtPicture[],
) {
  return useMemo(() => {
    const still = sceneOf({ style, aspect, seed, characters, places, items }, shot, pictures);
    return still && { ...still, width, height };
  }, [style, aspect, seed, characters, places, items, shot, pictures, width, height]);
}
