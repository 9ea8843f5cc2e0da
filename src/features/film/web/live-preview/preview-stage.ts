import type { StageMakers } from '#src/draft-engine/picture/compose/stage-makers.ts';
import type { Surface, SurfaceFactory } from '#src/draft-engine/picture/drawing-surface.ts';
import { STAGE_MAKERS, stageWithPictures } from '#src/draft-engine/picture/stage.ts';
import type { PreviewCharacter } from './preview-messages.ts';

/** Canvas surfaces of the browser, for the picture code. */
export const browserSurfaces: SurfaceFactory = (width, height) =>
  new OffscreenCanvas(Math.max(1, width), Math.max(1, height)) as unknown as Surface;

const pictures = new Map<string, Promise<Surface | undefined>>();
let stage: { cast: string; makers: StageMakers } = { cast: '', makers: STAGE_MAKERS };

/**
 * Draws frames with these characters, whose pictures the drawings name by position: `given-1` is the first. A character
 * whose picture cannot be loaded is drawn as in the story.
 */
export async function stageFor(characters: readonly PreviewCharacter[]): Promise<StageMakers> {
  const found = new Map<string, Surface>();
  await Promise.all(
    characters.map(async (character, index) => {
      const picture = await pictureOf(character);
      if (picture) {
        found.set(`given-${index + 1}`, picture);
      }
    }),
  );
  const cast = characters.map(({ pictureId }, index) => (found.has(`given-${index + 1}`) ? pictureId : '')).join(' ');
  if (cast !== stage.cast) {
    stage = { cast, makers: found.size > 0 ? stageWithPictures(found, browserSurfaces) : STAGE_MAKERS };
  }
  return stage.makers;
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
