import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { canvasFont, registerFonts } from '#src/platform/server/media/fonts/register-fonts.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { cutOut } from '../cutout/cut-out.ts';
import { loadSubjectFinder, type SubjectFinder } from '../cutout/find-subject.ts';
import { drawLines } from '../image-edit/applying/draw-lines.ts';
import type { EditTools } from '../image-edit/pixels/edit-tools.ts';
import { CHANNELS, type Raster } from '../image-edit/pixels/raster.ts';

let loading: Promise<SubjectFinder> | undefined;

/** True where no pixel is transparent. */
export function isOpaque(data: Uint8Array): boolean {
  for (let at = CHANNELS - 1; at < data.length; at += CHANNELS) {
    if (data[at] !== 255) {
      return false;
    }
  }
  return true;
}

/** What this server edits pictures with; texts are drawn in the fonts of a language first. */
export function editToolsFor(language: Language): EditTools {
  return {
    resize: async ({ data, width, height }, toWidth, toHeight) => {
      const resized = await sharp(data, { raw: { width, height, channels: CHANNELS } })
        .resize(toWidth, toHeight, { fit: 'fill', kernel: 'lanczos3' })
        .raw()
        .toBuffer();
      return { data: new Uint8Array(resized), width: toWidth, height: toHeight };
    },
    drawText: (text) => {
      registerFonts(GlobalFonts);
      return Promise.resolve(
        drawLines(text, {
          createCanvas: (width, height) => createCanvas(width, height).getContext('2d'),
          font: (sizePixels) => canvasFont(language, sizePixels, 600),
        }),
      );
    },
    findSubject: async (picture) => {
      loading ??= loadSubjectFinder();
      const cut: Raster = { ...picture, data: picture.data.slice() };
      const pixels = { ...cut, data: Buffer.from(cut.data.buffer), isOpaque: isOpaque(picture.data) };
      const made = await cutOut(pixels, await loading).catch(unlessNothing);
      return made && { plane: Float32Array.from(made.mask, (value) => value / 255), cutOut: cut };
    },
  };
}

/** Undefined where nothing stands out. */
function unlessNothing(error: unknown): undefined {
  if (isAppError(error) && error.code === 'SUBJECT_NOT_FOUND') {
    return undefined;
  }
  throw error;
}
