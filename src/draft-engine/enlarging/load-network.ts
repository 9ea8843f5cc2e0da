import { loadRuntime } from '../models/load-runtime.ts';
import { convertNcnnNetwork, NCNN_INPUT } from '../models/ncnn-network.ts';
import { readWeights } from '../models/read-weights.ts';
import { WEIGHTS, type Weights } from '../models/weights.ts';

/** What a picture shows: a network for each has learnt what is lost when one is made smaller. */
export type PictureContent = 'photo' | 'drawing';

/** What is enlarged: a picture by what it shows, or the frames of a clip, which must not flicker. */
type EnlargedContent = PictureContent | 'clip';

/** A network that makes pictures larger, in memory. */
export interface LargerNetwork {
  /** How many times wider and higher. */
  scale: number;
  /** How many pixels around a part of the picture it must see. */
  margin: number;
  /** It draws edges anew: what differs from the original at an edge is meant. */
  redraws: boolean;
  /** Planes of red, green and blue from 0 to 1, the margin around them, to planes of the enlarged part. */
  run(planes: Float32Array, width: number, height: number): Promise<EnlargedPart>;
}

/** An enlarged part of a picture; a network that keeps the margin enlarges it too. */
export interface EnlargedPart {
  planes: Float32Array;
  width: number;
  height: number;
}

interface NetworkFacts {
  weights: Weights;
  scale: number;
  /** As far as its convolutions reach. */
  margin: number;
  redraws: boolean;
}

const PHOTO: NetworkFacts = { weights: WEIGHTS.largerPhoto, scale: 2, margin: 7, redraws: false };
const DRAWING: NetworkFacts = { weights: WEIGHTS.largerDrawing, scale: 4, margin: 18, redraws: true };
const TWICE: NetworkFacts = { weights: WEIGHTS.twiceDrawing, scale: 2, margin: 18, redraws: true };
/** The networks that are used one after the other. A photograph is enlarged twice. */
const STEPS: Readonly<Record<EnlargedContent, Readonly<Record<2 | 4, readonly NetworkFacts[]>>>> = {
  photo: { 2: [PHOTO], 4: [PHOTO, PHOTO] },
  drawing: { 2: [PHOTO], 4: [DRAWING] },
  clip: { 2: [TWICE], 4: [DRAWING] },
};
const THREADS = 2;

const loaded = new Map<NetworkFacts, Promise<LargerNetwork>>();

/**
 * The networks that enlarge a picture, in their order; each is loaded once. Throws WEIGHTS_MISSING, and
 * MODEL_RUNTIME_MISSING where the runtime has no build for this platform.
 */
export async function networksFor(content: EnlargedContent, factor: 2 | 4): Promise<readonly LargerNetwork[]> {
  return Promise.all(
    STEPS[content][factor].map((facts) => {
      const network = loaded.get(facts) ?? load(facts);
      loaded.set(facts, network);
      return network;
    }),
  );
}

async function load({ weights, ...facts }: NetworkFacts): Promise<LargerNetwork> {
  const runtime = await loadRuntime();
  const session = await runtime.InferenceSession.create(convertNcnnNetwork(await readWeights(weights)), {
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const output = session.outputNames[0] ?? '';
  return {
    ...facts,
    run: async (planes, width, height) => {
      const tensor = new runtime.Tensor('float32', planes, [1, 3, height, width]);
      const answer = (await session.run({ [NCNN_INPUT]: tensor }))[output]!;
      const [, , enlargedHeight = 0, enlargedWidth = 0] = answer.dims;
      return { planes: answer.data as Float32Array, width: enlargedWidth, height: enlargedHeight };
    },
  };
}
