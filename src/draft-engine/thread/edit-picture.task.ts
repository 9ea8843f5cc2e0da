import sharp from 'sharp';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { applyEdits, type EditedPicture } from '../image-edit/applying/apply-edits.ts';
import { readEdits } from '../image-edit/reading/read-edits.ts';
import { openPicture } from '../pixels/open-picture.ts';
import { editToolsFor, isOpaque } from './edit-tools.ts';

/** Input: paths of the picture and of the file that is made, and what is to be done. */
export interface EditPictureTask {
  picture: string;
  path: string;
  prompt: string;
  /** What is done instead of what the prompt is read as. */
  edits?: readonly PictureEdit[];
  /** Of the page: for texts whose letters do not show theirs. */
  language: Language;
  seed: number;
}

/** What the file is, what was done, and what was not. */
export interface EditedFile extends Pick<EditedPicture, 'leftOut'> {
  mime: 'image/png' | 'image/jpeg';
  extension: 'png' | 'jpg';
  width: number;
  height: number;
  /** All that were to be done. */
  edits: PictureEdit[];
  notUnderstood: string[];
}

const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 6 } as const;
const CHANNELS = 4;

/**
 * Edits a picture: one that is opaque and comes as a JPEG file stays one, unless every pixel is kept as it is; anything
 * else becomes a PNG file. Throws PICTURE_TOO_LARGE, IMAGE_FORMAT_UNSUPPORTED, EDIT_NOT_UNDERSTOOD, WEIGHTS_MISSING and
 * MODEL_RUNTIME_MISSING.
 */
export async function editPictureTask({ picture, path, seed, ...task }: EditPictureTask): Promise<EditedFile> {
  const mostSidePixels = LIMITS.tools.editedSidePixels;
  const [pixels, { format }] = await Promise.all([openPicture(picture, mostSidePixels), sharp(picture).metadata()]);
  const reading = readEdits(task.prompt, { language: task.language });
  const { notUnderstood } = reading;
  const edits = [...(task.edits ?? reading.edits)];
  if (edits.length === 0) {
    throw new AppError('EDIT_NOT_UNDERSTOOD');
  }
  const tools = editToolsFor(task.language);
  // A Buffer's slices would share its memory.
  const { width: across, height: down } = pixels;
  const raster = { data: new Uint8Array(pixels.data), width: across, height: down };
  const edited = await applyEdits(raster, edits, { seed, tools, mostSidePixels });
  const { data, width, height } = edited.picture;
  const isJpeg = format === 'jpeg' && isOpaque(data) && !edits.every(movesOnly);
  const file = sharp(data, { raw: { width, height, channels: CHANNELS } });
  await (isJpeg ? file.removeAlpha().jpeg(JPEG) : file.png(PNG)).toFile(path);
  return {
    width,
    height,
    edits,
    notUnderstood,
    leftOut: edited.leftOut,
    ...(isJpeg ? { mime: 'image/jpeg', extension: 'jpg' } : { mime: 'image/png', extension: 'png' }),
  };
}

/** What leaves every pixel as it is must be stored so too. */
function movesOnly(edit: PictureEdit): boolean {
  return edit.kind === 'flip' || edit.kind === 'crop' || (edit.kind === 'rotate' && edit.degrees % 90 === 0);
}
