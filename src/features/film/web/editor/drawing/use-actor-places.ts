import { useEffect, useState } from 'react';
import type { ActorPlace } from '#src/draft-engine/picture/actor-places.ts';
import type { DrawnFilm } from '../../../timeline/drawing-of.ts';
import type { DocumentShot } from '../../../timeline/film-document.ts';
import type { BroughtPicture } from '../../live-preview/preview-stage.ts';
import type { PixelSize } from './drawing-messages.ts';
import { canDraw, openDrawingThread, type DrawingThread } from './drawing-thread.ts';
import { useStillScene } from './use-still-scene.ts';

/** Places are worked out in a thread of their own, so that they never wait for a picture. */
let thread: DrawingThread | undefined;

/**
 * Where the actors of a shot are in its picture, in their order: as its camera frames them at the moment that the
 * picture shows. While a change is worked out the former places stay; undefined before the first.
 */
export function useActorPlaces(
  film: DrawnFilm,
  shot: Pick<DocumentShot, 'plan'>,
  size: PixelSize,
  pictures: readonly BroughtPicture[],
): readonly ActorPlace[] | undefined {
  const [known, setKnown] = useState<readonly ActorPlace[]>();
  const scene = useStillScene(film, shot, size, pictures);
  useEffect(() => {
    if (!scene || !canDraw()) {
      return;
    }
    let isLatest = true;
    thread ??= openDrawingThread();
    const { placeActors } = thread;
    const place = async (): Promise<void> => {
      const found = await placeActors(scene);
      if (isLatest && found) {
        setKnown(found);
      }
    };
    void place();
    return () => {
      isLatest = false;
    };
  }, [scene]);
  return known;
}
