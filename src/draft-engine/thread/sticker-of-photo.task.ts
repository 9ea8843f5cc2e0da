import sharp from 'sharp';
import { STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import type { StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import { cutOut } from '../cutout/cut-out.ts';
import { loadSubjectFinder, type SubjectFinder } from '../cutout/find-subject.ts';
import { openPicture } from '../pixels/open-picture.ts';
import { PHOTO_FILTERS } from '../stickers/photo-filters.ts';

/** Input of a sticker of whom a photo shows: paths of the photo and of the PNG file that is made. */
export interface PhotoStickerTask {
  picture: string;
  path: string;
  style: StickerStyle;
}

/** Present where the cut-out may lack whom the photo shows. */
export interface PhotoStickerAnswer {
  isDoubtful?: true;
}

const MOST_SIDE_PIXELS = 8192;
/** Room around the subject for the border of a sticker. */
const MARGIN = 26;
/** Of what stands out, the upper part is the head and shoulders. */
const HEAD_SHARE = 1.15;

let loading: Promise<SubjectFinder> | undefined;

/**
 * Makes a sticker of whom a photo shows. Throws SUBJECT_NOT_FOUND, IMAGE_FORMAT_UNSUPPORTED, PICTURE_TOO_LARGE,
 * WEIGHTS_MISSING and MODEL_RUNTIME_MISSING.
 */
export async function stickerOfPhotoTask({ picture, path, style }: PhotoStickerTask): Promise<PhotoStickerAnswer> {
  loading ??= loadSubjectFinder();
  const [finder, pixels] = await Promise.all([loading, openPicture(picture, MOST_SIDE_PIXELS)]);
  const { isDoubtful } = await cutOut(pixels, finder);
  const { data, width, height } = pixels;
  const cut = sharp(data, { raw: { width, height, channels: 4 } });
  const box = boxOf(pixels);
  const headed =
    style === 'memoji' ? { ...box, height: Math.min(box.height, Math.round(box.width * HEAD_SHARE)) } : box;
  const inner = STICKER_SIDE_PIXELS - 2 * MARGIN;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = await cut
    .extract(headed)
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: clear })
    .raw()
    .toBuffer();
  const made = await PHOTO_FILTERS[style]({ data: square, side: STICKER_SIDE_PIXELS });
  await sharp(made.data, { raw: { width: made.side, height: made.side, channels: 4 } })
    .png()
    .toFile(path);
  return isDoubtful ? { isDoubtful } : {};
}

/** The box around what is not clear. */
function boxOf({ data, width, height }: { data: Buffer; width: number; height: number }): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[4 * (y * width + x) + 3] ?? 0) > 60) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
  }
  return right < left
    ? { left: 0, top: 0, width, height }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
