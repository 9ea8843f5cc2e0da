import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { DenoiseState, Rnnoise } from '@shiguredo/rnnoise-wasm';
import { readWeights } from '../models/read-weights.ts';
import { WEIGHTS } from '../models/weights.ts';

/** A sound without its noise. */
export interface CleanSound {
  channels: Float32Array[];
  /**
   * Of the two seconds in which most is spoken, the share in which somebody speaks, 0 to 1. Music has less than two
   * thirds.
   */
  speechShare: number;
}

/** The model takes samples of 16 bits. */
const FULL_SCALE = 32_768;
/** The model answers this many samples late. */
const DELAY_SAMPLES = 960;
/** Frames between two looks at whether the work was aborted: two seconds of sound. */
const FRAMES_AT_ONCE = 200;
/** From this probability on the model hears a voice. */
const SPEECH_PROBABILITY = 0.9;

let loaded: Promise<Rnnoise> | undefined;

/**
 * Takes noise out of speech at 48 kHz; what is no speech goes with it. Each channel by itself, in place in time. Throws
 * WEIGHTS_MISSING, or the signal's reason.
 */
export async function removeNoise(channels: readonly Float32Array[], signal?: AbortSignal): Promise<CleanSound> {
  loaded ??= loadModel().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const model = await loaded;
  const [first = new Float32Array(), ...others] = channels;
  const clean = await cleanChannel(model, first, signal);
  const made = [clean.samples];
  for (const other of others) {
    made.push(areEqual(first, other) ? clean.samples.slice() : (await cleanChannel(model, other, signal)).samples);
  }
  return { channels: made, speechShare: clean.speechShare };
}

/** The package is made for browsers: it looks for a window while it loads. */
async function loadModel(): Promise<Rnnoise> {
  await readWeights(WEIGHTS.noise);
  const { Rnnoise: Model } = await import('@shiguredo/rnnoise-wasm');
  const scope = globalThis as { window?: unknown };
  const before = Object.getOwnPropertyDescriptor(scope, 'window');
  scope.window ??= globalThis;
  try {
    return await Model.load();
  } finally {
    if (before) {
      Object.defineProperty(scope, 'window', before);
    } else {
      delete scope.window;
    }
  }
}

async function cleanChannel(
  model: Rnnoise,
  samples: Float32Array,
  signal: AbortSignal | undefined,
): Promise<{ samples: Float32Array; speechShare: number }> {
  const state = model.createDenoiseState();
  try {
    return await runThrough(state, model.frameSize, samples, signal);
  } finally {
    state.destroy();
  }
}

async function runThrough(
  state: DenoiseState,
  frameSize: number,
  samples: Float32Array,
  signal: AbortSignal | undefined,
): Promise<{ samples: Float32Array; speechShare: number }> {
  const clean = new Float32Array(samples.length);
  const frame = new Float32Array(frameSize);
  const frames = Math.ceil((samples.length + DELAY_SAMPLES) / frameSize);
  const spoken: boolean[] = [];
  for (let index = 0; index < frames; index++) {
    if (index % FRAMES_AT_ONCE === 0) {
      await letOthersRun();
      signal?.throwIfAborted();
    }
    const start = index * frameSize;
    for (let at = 0; at < frameSize; at++) {
      frame[at] = (samples[start + at] ?? 0) * FULL_SCALE;
    }
    spoken.push(state.processFrame(frame) > SPEECH_PROBABILITY);
    for (let at = 0; at < frameSize; at++) {
      const place = start + at - DELAY_SAMPLES;
      if (place >= 0 && place < clean.length) {
        clean[place] = (frame[at] as number) / FULL_SCALE;
      }
    }
  }
  return { samples: clean, speechShare: densestShare(spoken) };
}

/** The largest share of spoken frames in any stretch of two seconds, or in all of them where there are fewer. */
function densestShare(spoken: readonly boolean[]): number {
  const size = Math.max(1, Math.min(FRAMES_AT_ONCE, spoken.length));
  let count = 0;
  let most = 0;
  spoken.forEach((isSpoken, index) => {
    count += Number(isSpoken) - Number(spoken[index - size] ?? false);
    most = Math.max(most, count);
  });
  return most / size;
}

function areEqual(one: Float32Array, other: Float32Array): boolean {
  return one.length === other.length && one.every((sample, index) => sample === other[index]);
}
