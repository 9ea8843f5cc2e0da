import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { loadRuntime } from '../../models/load-runtime.ts';
import { cutGraph, readGraph, writeGraph } from '../../models/onnx-graph.ts';
import { readWeights } from '../../models/read-weights.ts';
import { WEIGHTS } from '../../models/weights.ts';
import { widenFloats } from '../../models/widen-floats.ts';
import { EDGE_SYMBOL, MODEL_SYMBOLS } from './model-symbols.ts';

/** What the model intends to say, before it is heard. Its pitch and energy may be changed. */
export interface SpeechIntent {
  /** Frames of 25 ms for the edge before, each symbol, and the edge after. */
  durations: number[];
  /** Pitch, hertz, in frames of 12.5 ms; under 10 where the voice is not sounding. */
  hertz: Float32Array;
  /** Energy in the model's own unit, in the same frames. */
  energy: Float32Array;
  /** The model's features of the sounds; opaque. */
  features: Tensor;
}

/** Length of the unit of `durations`. */
export const FRAME_SECONDS = 0.025;
export const MODEL_SAMPLE_RATE = 24_000;
/** Length of a style vector: the first half colours the sound, the second the way of speaking. */
export const STYLE_LENGTH = 256;

/** A neural text-to-speech model in memory. */
export interface VoiceModel {
  /** Plans durations, pitch and energy of symbols; `speed` above 1 is faster. Unknown symbols are left out. */
  intend(symbols: readonly string[], style: Float32Array, speed: number): Promise<SpeechIntent>;
  /** Mono samples at 24 kHz, exactly as long as the durations. */
  voice(intent: SpeechIntent, style: Float32Array): Promise<Float32Array>;
  close(): Promise<void>;
}

/** Tensors at which the model is cut in two: what is to be said, and how it sounds. */
const DURATIONS = '/encoder/Clip_output_0';
const FEATURES = '/encoder/MatMul_1_output_0';
const PITCH = '/encoder/Reshape_output_0';
const ENERGY = '/encoder/Reshape_1_output_0';

/**
 * Loads the model: about a second of processor time and 0.7 GB. One thread, so that the cores are shared by several
 * voices rather than by the parts of one. Throws WEIGHTS_MISSING, and MODEL_RUNTIME_MISSING where the runtime has no
 * build for this platform.
 */
export async function loadVoiceModel(): Promise<VoiceModel> {
  const runtime = await loadRuntime();
  const tensor = (values: Float32Array, shape: number[]): Tensor => new runtime.Tensor('float32', values, shape);
  const whole = readGraph(await readWeights(WEIGHTS.voice));
  const open = async (inputs: readonly string[], outputs: readonly string[]): Promise<InferenceSession> => {
    const part = writeGraph(widenFloats(cutGraph(whole, inputs, outputs)), outputs);
    return runtime.InferenceSession.create(part, { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 });
  };
  const planner = await open(['input_ids', 'style', 'speed'], [DURATIONS, FEATURES, PITCH, ENERGY]);
  const speaker = await open([FEATURES, PITCH, ENERGY, 'style'], ['waveform']);

  return {
    intend: async (symbols, style, speed) => {
      const known = symbols.flatMap((symbol) => MODEL_SYMBOLS.get(symbol) ?? []);
      const numbers = BigInt64Array.from([EDGE_SYMBOL, ...known, EDGE_SYMBOL], BigInt);
      const planned = await planner.run({
        input_ids: new runtime.Tensor('int64', numbers, [1, numbers.length]),
        style: tensor(style, [1, STYLE_LENGTH]),
        speed: tensor(Float32Array.of(speed), [1]),
      });
      return {
        durations: Array.from(floats(planned[DURATIONS])),
        hertz: floats(planned[PITCH]),
        energy: floats(planned[ENERGY]),
        features: planned[FEATURES]!,
      };
    },
    voice: async ({ features, hertz, energy }, style) => {
      const frames = [1, hertz.length];
      const spoken = await speaker.run({
        [FEATURES]: features,
        [PITCH]: tensor(hertz, frames),
        [ENERGY]: tensor(energy, frames),
        style: tensor(style, [1, STYLE_LENGTH]),
      });
      return floats(spoken['waveform']);
    },
    close: async () => {
      await planner.release();
      await speaker.release();
    },
  };
}

function floats(tensor: Tensor | undefined): Float32Array {
  return tensor!.data as Float32Array;
}
