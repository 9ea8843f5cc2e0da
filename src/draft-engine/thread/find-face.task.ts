import { AppError } from '#src/shared/errors/app-error.ts';
import { marksOf, type Place } from '../talking/face-frame.ts';
import { readFaceMesh } from '../talking/face-mesh.ts';
import { loadFaceFinder, type FaceFinder } from '../talking/find-face.ts';
import { openForClip } from '../talking/open-for-clip.ts';
import { asShares, placeFace, type FaceInPicture, type FaceMarks } from '../talking/place-face.ts';

/** Input of the search for a face: path of the picture. */
export interface FindFaceTask {
  picture: string;
  /** Where a person says that the eyes and the mouth are, as shares of the picture's sides. */
  marks?: FaceMarks | undefined;
}

/** A face; both are null where none is found and no marks are given. */
export interface FaceAnswer {
  face: FaceInPicture | null;
  /** Where its eyes and its mouth are, as shares of the picture's sides. */
  marks: FaceMarks | null;
}

const MARK_DIGITS = 4;

let loading: Promise<FaceFinder> | undefined;

/**
 * Finds the face of a picture, or puts the usual one where a person says. Throws IMAGE_FORMAT_UNSUPPORTED,
 * WEIGHTS_MISSING and MODEL_RUNTIME_MISSING.
 */
export async function findFaceTask({ picture, marks }: FindFaceTask): Promise<FaceAnswer> {
  const pixels = await openForClip(picture).catch((cause: unknown) => {
    throw new AppError('IMAGE_FORMAT_UNSUPPORTED', { cause });
  });
  const scaled = ({ x, y }: Place, width: number, height: number): Place => ({ x: x * width, y: y * height });
  const mapped = (each: FaceMarks, map: (place: Place) => Place): FaceMarks => ({
    leftEye: map(each.leftEye),
    rightEye: map(each.rightEye),
    mouth: map(each.mouth),
  });
  const found = await (await finder()).find(pixels);
  const points = marks
    ? placeFace(
        found?.points ?? (await readFaceMesh()).points,
        mapped(marks, (place) => scaled(place, pixels.width, pixels.height)),
      )
    : found?.points;
  if (!points) {
    return { face: null, marks: null };
  }
  return {
    face: asShares(points, pixels),
    marks: mapped(marksOf(points), (place) => {
      const { x, y } = scaled(place, 1 / pixels.width, 1 / pixels.height);
      return { x: Number(x.toFixed(MARK_DIGITS)), y: Number(y.toFixed(MARK_DIGITS)) };
    }),
  };
}

function finder(): Promise<FaceFinder> {
  loading ??= loadFaceFinder().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
