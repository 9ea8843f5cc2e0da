import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureWidth } from '#src/shared/catalogue/picture-widths.ts';
import type { Config } from '../../config/read-config.ts';
import { createFairLine } from '../../fair-share/fair-line.ts';
import { cacheFolder } from '../../storage/cache-folders.ts';
import { ensureFreeSpace } from '../../storage/disk-reserve.ts';
import { markUsed } from '../../storage/mark-used.ts';
import { withScratchFolder } from '../../storage/scratch-folder.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { decodePoster } from '../video/decode-poster.ts';

/** Two at once leave the other cores to requests; one holder may open a page of a long film. */
const LINE = { atOnce: 2, perHolder: 128, all: 1024, retryAfterSeconds: 2 };
const LIMIT_SECONDS = 20;
const QUALITY = 76;

/** A stored picture or clip, made or normalised by us. */
interface WholePicture {
  path: string;
  /** It is a clip: its first frame is shown. */
  isClip: boolean;
  /** SHA-256 of its content. */
  sha256: string;
  /** The owner's account: accounts take turns. */
  holder: string;
}

/** Smaller copies of pictures, and of the first frames of clips, kept in a cache. */
export interface SmallPictures {
  readonly folder: string;
  /**
   * The file name in `folder` of a WebP copy that is at most this wide, made at the first call. Throws what sharp
   * throws for a file that is no picture, MEDIA_FAILED for one that is no clip, DISK_FULL, TOO_MANY_AT_ONCE or
   * SERVER_BUSY.
   */
  provide(picture: WholePicture, width: PictureWidth): Promise<string>;
}

/** Opens the cache of small pictures. */
export function createSmallPictures(config: Pick<Config, 'dataFolder' | 'disk'>, ffmpeg: Ffmpeg): SmallPictures {
  const folder = cacheFolder(config, 'pictures');
  const line = createFairLine(LINE);
  const making = new Map<string, Promise<void>>();

  const make = async ({ path, isClip }: WholePicture, width: PictureWidth, name: string): Promise<void> => {
    await ensureFreeSpace(config);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await withScratchFolder(folder, async (scratch) => {
      const made = join(scratch, name);
      const whole = isClip ? await decodePoster(ffmpeg, path) : path;
      await sharp(whole, { failOn: 'error' })
        .timeout({ seconds: LIMIT_SECONDS })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: QUALITY, smartSubsample: true })
        .toFile(made);
      await rename(made, join(folder, name));
    });
  };

  return {
    folder,
    async provide(picture, width) {
      const name = `${picture.sha256}-${width}.webp`;
      if (await isFile(join(folder, name))) {
        await markUsed(join(folder, name));
        return name;
      }
      const made =
        making.get(name) ??
        line
          .run(() => make(picture, width, name), picture)
          .finally(() => {
            making.delete(name);
          });
      making.set(name, made);
      await made;
      return name;
    },
  };
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}
