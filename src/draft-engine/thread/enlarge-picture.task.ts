import sharp, { type Sharp } from 'sharp';
import type { TaskContext } from '#src/platform/server/workers/serve-tasks.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { enlargePicture, type EnlargedPicture } from '../enlarging/enlarge-picture.ts';
import { guessContent } from '../enlarging/guess-content.ts';
import { networksFor, type PictureContent } from '../enlarging/load-network.ts';
import { openPicture } from '../pixels/open-picture.ts';

/** Input: paths of the picture and of the file that is made. */
export interface EnlargeTask {
  picture: string;
  path: string;
  factor: 2 | 4;
  /** Guessed where absent. */
  content?: PictureContent | undefined;
}

/** What the file is, and its size in pixels. */
export interface EnlargedFile {
  mime: 'image/png' | 'image/jpeg';
  extension: 'png' | 'jpg';
  width: number;
  height: number;
  content: PictureContent;
}

const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 6 } as const;

/**
 * Enlarges a picture: a photograph that is opaque becomes a JPEG file, anything else a PNG file. Throws
 * PICTURE_TOO_LARGE, IMAGE_FORMAT_UNSUPPORTED, WEIGHTS_MISSING and MODEL_RUNTIME_MISSING.
 */
export async function enlargePictureTask(
  { picture, path, factor, ...task }: EnlargeTask,
  run: TaskContext,
): Promise<EnlargedFile> {
  const pixels = await openPicture(picture, LIMITS.tools.largerSidePixels / factor);
  const content = task.content ?? (await guessContent(pixels));
  const enlarged = await enlargePicture(pixels, await networksFor(content, factor), run);
  const isJpeg = content === 'photo' && !enlarged.opacity;
  const file = openEnlarged(enlarged);
  await (isJpeg ? file.jpeg(JPEG) : file.png(PNG)).toFile(path);
  const { width, height } = enlarged;
  return {
    width,
    height,
    content,
    ...(isJpeg ? { mime: 'image/jpeg', extension: 'jpg' } : { mime: 'image/png', extension: 'png' }),
  };
}

function openEnlarged({ data, width, height, opacity }: EnlargedPicture): Sharp {
  const colours = sharp(data, { raw: { width, height, channels: 3 } });
  return opacity ? colours.joinChannel(opacity, { raw: { width, height, channels: 1 } }) : colours;
}
