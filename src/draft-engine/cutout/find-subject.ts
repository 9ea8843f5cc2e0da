import { loadRuntime } from '../models/load-runtime.ts';
import { readWeights } from '../models/read-weights.ts';
import { WEIGHTS } from '../models/weights.ts';
import type { Plane } from './planes.ts';

/** Finds what stands out of a picture. */
export interface SubjectFinder {
  /** RGB bytes of a square of `SUBJECT_SIDE_PIXELS` to how surely each pixel belongs to the subject, from 0 to 1. */
  find(pixels: Uint8Array): Promise<Plane>;
}

/** Side of the square that the model sees. */
export const SUBJECT_SIDE_PIXELS = 320;

/** Mean and deviation of the colours of the pictures that the model learnt from. */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;
const THREADS = 2;

/**
 * Loads the model (U²-Net, its small form: https://arxiv.org/abs/2005.09007). Throws WEIGHTS_MISSING, and
 * MODEL_RUNTIME_MISSING where the runtime has no build for this platform.
 */
export async function loadSubjectFinder(): Promise<SubjectFinder> {
  const runtime = await loadRuntime();
  const session = await runtime.InferenceSession.create(await readWeights(WEIGHTS.cutOut), {
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    find: async (pixels) => {
      const shape = [1, MEANS.length, SUBJECT_SIDE_PIXELS, SUBJECT_SIDE_PIXELS];
      const answer = await session.run({ [input]: new runtime.Tensor('float32', normalise(pixels), shape) });
      return answer[output]!.data as Plane;
    },
  };
}

/** One plane for each colour, the brightest value at 1, as the model was trained. */
function normalise(pixels: Uint8Array): Float32Array {
  const brightest = pixels.reduce((most, value) => Math.max(most, value), 1);
  const area = SUBJECT_SIDE_PIXELS ** 2;
  const values = new Float32Array(MEANS.length * area);
  MEANS.forEach((mean, channel) => {
    for (let at = 0; at < area; at++) {
      values[channel * area + at] = (pixels[at * MEANS.length + channel]! / brightest - mean) / DEVIATIONS[channel]!;
    }
  });
  return values;
}
