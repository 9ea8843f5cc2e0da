import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { buildSolid } from '../solid/build-solid.ts';
import type { Shape } from '../solid/carve-hull.ts';
import { openSubject } from '../solid/open-subject.ts';
import { writeGlb } from '../solid/write-glb.ts';

/** Input: paths of pictures of one thing, and of the GLB file that is made. */
export interface ModelTask {
  front: string;
  side: string;
  /** Where the side looks in its picture. */
  sideLooks: 'left' | 'right';
  back?: string | undefined;
  shape: Shape;
  path: string;
}

const TEXTURE_SIDE_PIXELS = 2048;
const JPEG_QUALITY = 90;

/** Builds a textured solid from its silhouettes, as a GLB file one metre high. Throws what `openSubject` throws. */
export async function buildModelTask(
  { front, side, sideLooks, back, shape, path }: ModelTask,
  { tell }: Pick<TaskContext, 'tell'> = {},
): Promise<{ triangles: number }> {
  // The pictures are cut out one after the other; the solid takes about as long as one of them.
  const steps = back === undefined ? 3 : 4;
  let done = 0;
  const open = async (picture: string): ReturnType<typeof openSubject> => {
    const subject = await openSubject(picture);
    tell?.(++done / steps);
    return subject;
  };
  const pictures = {
    front: await open(front),
    side: await open(side),
    back: back === undefined ? undefined : await open(back),
    sideLooks,
  };
  const solid = await buildSolid(pictures, shape, { textureSidePixels: TEXTURE_SIDE_PIXELS });
  const { data, sidePixels } = solid.texture;
  const image = await sharp(data, { raw: { width: sidePixels, height: sidePixels, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  await writeFile(path, writeGlb(solid, image));
  return { triangles: solid.indices.length / 3 };
}
