import type { StageMakers } from '#src/draft-engine/picture/compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from '#src/draft-engine/picture/drawing-surface.ts';
import { STAGE_MAKERS, stageWithPictures } from '#src/draft-engine/picture/stage.ts';
import type { PreviewCharacter } from './preview-messages.ts';

/** Canvas surfaces of the browser, for the picture code. */
export const browserSurfaces: SurfaceFactory = (width, height) =>
  new OffscreenCanvas(Math.max(1, width), Math.max(1, height)) as unknown as Surface;

const pictures = new Map<string, Promise<Surface | undefined>>();
let stage: { cast: string; makers: StageMakers; known: ReadonlySet<string> } = {
  cast: '',
  makers: STAGE_MAKERS,
  known: new Set(),
};

/**
 * Draws frames with these characters; returns the ids of the available pictures too. A character whose picture cannot
 * be loaded is drawn as in the story.
 */
export async function stageFor(
  characters: readonly PreviewCharacter[],
): Promise<{ makers: StageMakers; known: ReadonlySet<string> }> {
  const found = new Map<string, Surface>();
  await Promise.all(
    characters.map(async (character) => {
      const picture = await pictureOf(character);
      if (picture) {
        found.set(character.pictureId, picture);
      }
    }),
  );
  const cast = [...found.keys()].sort().join(' ');
  if (cast !== stage.cast) {
    stage = {
      cast,
      makers: found.size > 0 ? stageWithPictures(found, browserSurfaces) : STAGE_MAKERS,
      known: new Set(found.keys()),
    };
  }
  return stage;
}

function pictureOf({ pictureId, path }: PreviewCharacter): Promise<Surface | undefined> {
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
