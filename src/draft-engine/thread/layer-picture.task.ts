import { writeFile } from 'node:fs/promises';
import { AppError } from '#src/shared/errors/app-error.ts';
import { loadSubjectFinder, type SubjectFinder } from '../cutout/find-subject.ts';
import { layerPicture, type PictureLayers } from '../parallax/layer-picture.ts';
import { openPicture } from '../pixels/open-picture.ts';

/** Input: the picture's path, the frame that it shall fill, and the start of the names of the files that are made. */
export interface LayerTask {
  picture: string;
  width: number;
  height: number;
  path: string;
}

/** Layers whose pixels are in files, raw. */
export type LayerFiles = Omit<PictureLayers, 'behind' | 'subject'> & {
  behind: string;
  subject?: string;
  /** The model that finds a subject is not installed here: all of the picture is one layer. */
  withoutModel?: true;
};

const MOST_SIDE_PIXELS = 16_384;

let loading: Promise<SubjectFinder | undefined> | undefined;

/**
 * Takes a picture apart for a camera that moves through it. Throws IMAGE_FORMAT_UNSUPPORTED and PICTURE_TOO_LARGE;
 * where the model is not installed, the picture stays whole.
 */
export async function layerPictureTask({ picture, width, height, path }: LayerTask): Promise<LayerFiles> {
  loading ??= findSubjects();
  const [finder, pixels] = await Promise.all([loading, openPicture(picture, MOST_SIDE_PIXELS)]);
  const { behind, subject, ...facts } = await layerPicture(pixels, { width, height }, finder);
  const files = { behind: `${path}.behind`, subject: `${path}.subject` };
  await writeFile(files.behind, behind);
  if (subject) {
    await writeFile(files.subject, subject);
  }
  return {
    ...facts,
    behind: files.behind,
    ...(subject ? { subject: files.subject } : {}),
    ...(finder ? {} : { withoutModel: true }),
  };
}

/** Undefined where the model or what runs it is not installed. */
async function findSubjects(): Promise<SubjectFinder | undefined> {
  try {
    return await loadSubjectFinder();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'WEIGHTS_MISSING' || error.code === 'MODEL_RUNTIME_MISSING')) {
      return undefined;
    }
    throw error;
  }
}
