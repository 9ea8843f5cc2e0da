import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { loadRuntime } from '../../models/load-runtime.ts';
import { readVoiceFolder, type ModelLayout, type VoiceFolder } from './voice-folder.ts';

/** A folder's voice in memory. */
export interface FolderModel {
  folder: VoiceFolder;
  /** Speaks symbols; `pace` above 1 is slower. Mono samples at the folder's sample rate. */
  speak(symbols: readonly number[], speaker: number, pace: number): Promise<Float32Array>;
  close(): Promise<void>;
}

/**
 * No randomness: equal requests must give equal samples, and the runtime's random numbers cannot be chosen. It costs
 * such a voice some liveliness.
 */
const NOISE = 0;
const RHYTHM_NOISE = 0;

/** Loads a folder's voice, on one thread. Throws VoiceFolderError, and MODEL_RUNTIME_MISSING. */
export async function loadFolderModel(path: string): Promise<FolderModel> {
  const folder = await readVoiceFolder(path);
  const runtime = await loadRuntime();
  const session: InferenceSession = await runtime.InferenceSession.create(folder.model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const float = (...values: number[]): Tensor =>
    new runtime.Tensor('float32', Float32Array.from(values), [values.length]);
  const long = (values: readonly number[], shape: number[]): Tensor =>
    new runtime.Tensor('int64', BigInt64Array.from(values, BigInt), shape);
  const [output = 'y'] = session.outputNames;

  return {
    folder,
    speak: async (symbols, speaker, pace) => {
      const { layout } = folder;
      const spoken = await session.run({
        [layout.symbols]: long(symbols, [1, symbols.length]),
        [layout.length]: long([symbols.length], [1]),
        ...scales(layout.form, pace, float),
        ...(layout.speaker === undefined ? {} : { [layout.speaker]: long([speaker], [1]) }),
      });
      return spoken[output]!.data as Float32Array;
    },
    close: () => session.release(),
  };
}

/** Randomness and pace, in the names of the exports. */
function scales(
  form: ModelLayout['form'],
  pace: number,
  float: (...values: number[]) => Tensor,
): Record<string, Tensor> {
  return form === 'coqui'
    ? { scales: float(NOISE, pace, RHYTHM_NOISE) }
    : { noise_scale: float(NOISE), length_scale: float(pace), noise_scale_w: float(RHYTHM_NOISE) };
}
