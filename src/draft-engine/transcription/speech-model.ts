import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { readGgmlFile } from '../models/ggml-file.ts';
import { loadRuntime } from '../models/load-runtime.ts';
import { readWeights } from '../models/read-weights.ts';
import { WEIGHTS } from '../models/weights.ts';
import { buildDecoder, buildEncoder, ENCODER_INPUT, layerNames, POSITION, TOKEN } from '../models/whisper-network.ts';
import { tokensOf, type Tokens } from './token-rules.ts';

/** What the decoder says after a token. */
interface DecoderStep {
  /** How likely each next token is: logarithms, up to a constant. */
  likelihoods: Float32Array;
  /** For each head that follows the speech, how much it attends to each part of the window, 20 ms each. */
  attention: Float32Array[];
}

/** A window of a sound that is being written down, token by token. */
interface DecodedWindow {
  next(token: number): Promise<DecoderStep>;
}

/** A speech recogniser in memory. */
export interface SpeechModel {
  tokens: Tokens;
  /** For each band, how much each frequency counts. */
  filters: readonly Float32Array[];
  /** Tokens that a window may have. */
  mostTokens: number;
  /** Listens to a window: its bands one after the other, each with a value for each frame. */
  listen(bands: Float32Array): Promise<DecodedWindow>;
}

/** Frames of bands in a window. */
export const WINDOW_FRAMES = 3_000;
/** Fixed, so that the same sound always gives the same words. */
const THREADS = 2;
/** Heads of the decoder that follow the speech, as published with the model: layer and head. */
const FOLLOWING_HEADS = [
  [3, 3],
  [4, 7],
  [5, 1],
  [5, 5],
  [5, 7],
] as const;
const PARTS_PER_LAYER = 3;

let loaded: Promise<SpeechModel> | undefined;

/**
 * The recogniser of English speech; loaded once. Throws WEIGHTS_MISSING, and MODEL_RUNTIME_MISSING where the runtime
 * has no build for this platform.
 */
export async function speechModel(): Promise<SpeechModel> {
  loaded ??= load();
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

async function load(): Promise<SpeechModel> {
  const runtime = await loadRuntime();
  const file = readGgmlFile(await readWeights(WEIGHTS.recognition));
  const open = async ({ bytes }: { bytes: Uint8Array }): Promise<InferenceSession> =>
    runtime.InferenceSession.create(bytes, {
      intraOpNumThreads: THREADS,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    });
  const encoderGraph = buildEncoder(file);
  const encoder = await open(encoderGraph);
  const decoderGraph = buildDecoder(file);
  const decoder = await open(decoderGraph);
  const { sizes, filters } = file;
  const headWidth = sizes.width / sizes.heads;
  const whole = (value: number): Tensor => new runtime.Tensor('int64', BigInt64Array.of(BigInt(value)), [1]);

  const listen = async (bands: Float32Array): Promise<DecodedWindow> => {
    const mel = new runtime.Tensor('float32', bands, [1, sizes.bands, WINDOW_FRAMES]);
    const sound = await encoder.run({ [ENCODER_INPUT]: mel });
    const memory: Record<string, Tensor> = {};
    for (let layer = 0; layer < sizes.textLayers; layer++) {
      const names = layerNames(layer);
      memory[names.soundKeys] = sound[encoderGraph.outputs[2 * layer]!]!;
      memory[names.soundValues] = sound[encoderGraph.outputs[2 * layer + 1]!]!;
      for (const name of [names.pastKeys, names.pastValues]) {
        memory[name] = new runtime.Tensor('float32', new Float32Array(), [sizes.heads, 0, headWidth]);
      }
    }
    let position = 0;
    return {
      next: async (token) => {
        const step = await decoder.run({ ...memory, [TOKEN]: whole(token), [POSITION]: whole(position++) });
        const output = (index: number): Tensor => step[decoderGraph.outputs[index]!]!;
        for (let layer = 0; layer < sizes.textLayers; layer++) {
          const names = layerNames(layer);
          memory[names.pastKeys] = output(1 + layer * PARTS_PER_LAYER);
          memory[names.pastValues] = output(2 + layer * PARTS_PER_LAYER);
        }
        return {
          likelihoods: output(0).data as Float32Array,
          attention: FOLLOWING_HEADS.map(([layer, head]) => {
            const shares = output(3 + layer * PARTS_PER_LAYER).data as Float32Array;
            return shares.slice(head * sizes.audioFrames, (head + 1) * sizes.audioFrames);
          }),
        };
      },
    };
  };
  return { tokens: tokensOf(file), filters, mostTokens: sizes.textTokens / 2, listen };
}
