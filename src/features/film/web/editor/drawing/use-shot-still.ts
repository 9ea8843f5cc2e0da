import { useEffect, useRef, useState } from 'react';
import type { DrawnFilm } from '../../../timeline/drawing-of.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import type { BroughtPicture } from '../../live-preview/preview-stage.ts';
import type { PixelSize } from './drawing-messages.ts';
import { canDraw, openDrawingThread } from './drawing-thread.ts';
import { createStillQueue, type Still } from './still-queue.ts';
import { useStillScene } from './use-still-scene.ts';

/** Draws the stills of all shots. */
const stills = createStillQueue<ImageBitmap>({
  quick: openDrawingThread().drawStill,
  sharp: openDrawingThread().drawStill,
});

/**
 * The still of a shot as its plan says now, drawn in a worker: a small one at once, then one of the wanted size in
 * pixels. While it is drawn the former one stays. Null before the first, and where the browser cannot draw.
 */
export function useShotStill(
  film: DrawnFilm,
  shot: Pick<DocumentShot, 'plan'>,
  size: PixelSize,
  { pictures = NO_PICTURES, isVisible = true }: { pictures?: readonly BroughtPicture[]; isVisible?: boolean } = {},
): Still<ImageBitmap> | null {
  const [owner] = useState(() => ({}));
  const [shown, setShown] = useState<Still<ImageBitmap> | null>(null);
  const asked = useRef('');
  const scene = useStillScene(film, shot, size, pictures);
  useEffect(() => {
    if (!scene || !canDraw()) {
      return;
    }
    // Documents with the same drawing ask for nothing new.
    const key = JSON.stringify([scene, isVisible]);
    if (asked.current === key) {
      return;
    }
    asked.current = key;
    stills.want({ owner, scene, isVisible, show: setShown });
  }, [owner, scene, isVisible]);
  useEffect(
    () => () => {
      asked.current = '';
      stills.drop(owner);
    },
    [owner],
  );
  return shown;
}

const NO_PICTURES: readonly BroughtPicture[] = [];
