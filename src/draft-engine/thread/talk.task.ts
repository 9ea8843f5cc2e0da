import { loadFaceFinder } from '../talking/find-face.ts';
import { readFaceMesh } from '../talking/face-mesh.ts';
import { makeTalkingClip, openForClip, type MadeClip, type TalkingClip, type TalkingTools } from '../talking/make-talking-clip.ts';
import { marksOf } from '../talking/face-frame.ts';
import type { FaceMarks } from '../talking/place-face.ts';

/** Input of a talking photo. */
export type TalkTask = Omit<TalkingClip, 'signal'>;

/** Input of the search for a face: path of the picture. */
export interface FindFaceTask {
  picture: string;
}

/** Where the eyes and the mouth of a picture's face are, as shares of its size; null where no face is found. */
export interface FoundMarks {
  marks: FaceMarks | null;
}

let loading: Promise<TalkingTools> | undefined;

/** Makes a talking photo. Throws as `makeTalkingClip` does, WEIGHTS_MISSING and MODEL_RUNTIME_MISSING. */
export async function talkTask(input: TalkTask, { signal }: { signal: AbortSignal }): Promise<MadeClip> {
  return makeTalkingClip({ ...input, signal }, await tools());
}

/** Finds the face of a picture. */
export async function findFaceTask({ picture }: FindFaceTask): Promise<FoundMarks> {
  const { finder } = await tools();
  const pixels = await openForClip(picture);
  const face = await finder.find(pixels);
  if (!face) {
    return { marks: null };
  }
  const share = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
    x: Number((x / pixels.width).toFixed(4)),
    y: Number((y / pixels.height).toFixed(4)),
  });
  const { leftEye, rightEye, mouth } = marksOf(face.points);
  return { marks: { leftEye: share(leftEye), rightEye: share(rightEye), mouth: share(mouth) } };
}

function tools(): Promise<TalkingTools> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<TalkingTools> {
  const [finder, mesh] = await Promise.all([loadFaceFinder(), readFaceMesh()]);
  return { finder, mesh };
}
