import type { StageMakers } from '#src/draft-engine/picture/compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from '#src/draft-engine/picture/drawing-surface.ts';
import { STAGE_MAKERS, stageWithPictures } from '#src/draft-engine/picture/stage.ts';

/** Canvas surfaces of the browser, for the picture code. */
export const browserSurfaces: SurfaceFactory = (width, height) =>
  new OffscreenCanvas(Math.max(1, width), Math.max(1, height)) as unknown as Surface;

/** A picture that replaces a character. */
export interface BroughtPicture {
  /** By which drawings name it. */
  key: string;
  /** Two of the same id show the same. */
  pictureId: string;
  path: string;
}

const pictures = new Map<string, Promise<Surface | undefined>>();
let stage: { cast: string; makers: StageMakers } = { cast: '', makers: STAGE_MAKERS };

/** Draws frames with these pictures. A character whose picture cannot be loaded is drawn as in the story. */
export async function stageFor(brought: readonly BroughtPicture[]): Promise<StageMakers> {
  const found = new Map<string, Surface>();
  await Promise.all(
    brought.map(async (one) => {
      const picture = await pictureOf(one);
      if (picture) {
        found.set(one.key, picture);
      }
    }),
  );
  const cast = brought.map(({ key, pictureId }) => (found.has(key) ? `${key} ${pictureId}` : '')).join(' ');
  if (cast !== stage.cast) {
    stage = { cast, makers: found.size > 0 ? stageWithPictures(found, browserSurfaces) : STAGE_MAKERS };
  }
  return stage.makers;
}

function pictureOf({ pictureId, path }: BroughtPicture): Promise<Surface | undefined> {
  const before = pictures.get(pictureId);
  if (before) {
    return before;
  }
  const coming = fetchPicture(path).catch(() => {
    // It may be available the next time.
    pictures.delete(pictureId);
    return undefined;
  });
  pictures.set(pictureId, coming);
  return coming;
}

async function fetchPicture(path: string): Promise<Surface> {
  const answer = await fetch(path);
  if (!answer.ok) {
    throw new Error(`the picture was not given: ${answer.status}`);
  }
  const bitmap = await createImageBitmap(await answer.blob());
  const surface = new OffscreenCanvas(bitmap.width, bitmap.height);
  surface.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return surface as unknown as Surface;
}
