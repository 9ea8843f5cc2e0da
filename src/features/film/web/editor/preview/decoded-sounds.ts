import type { FileBank } from './file-bank.ts';
import type { HeardSound, SoundPlan } from './sound-plan.ts';

/** A decoded file, and the gain that brings it to its level. */
export interface Decoded {
  buffer: AudioBuffer;
  gain: number;
}

export interface DecodedSounds {
  /** Decodes a sound of a plan once. Undefined where its file cannot be read: the next call tries again. */
  decode(plan: SoundPlan, sound: HeardSound): Promise<Decoded | undefined>;
  /** Forgets what a plan has not. */
  keepOnly(plan: SoundPlan): void;
  clear(): void;
}

export const SAMPLE_RATE = 48_000;
/** Kept in memory; what was not asked for longest is forgotten first. About ten minutes of speech. */
const MOST_SAMPLES = 30_000_000;
/** The level of ambience: the mean power of a loop at which it is neither raised nor lowered, and the most it is raised. */
const AMBIENCE = { decibels: -33.3, mostGainDecibels: 12 };
/** Of so many samples of a loop one is measured: a minute of all of them would hold up the page. */
const LEVEL_STEP = 16;

export function createDecodedSounds(bank: FileBank): DecodedSounds {
  const decoded = new Map<string, Promise<Decoded | undefined>>();
  const sizes = new Map<string, number>();
  const forget = (source: string): void => {
    decoded.delete(source);
    sizes.delete(source);
  };
  const keepSmall = (): void => {
    let samples = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const source of decoded.keys()) {
      if (samples <= MOST_SAMPLES) {
        return;
      }
      samples -= sizes.get(source) ?? 0;
      forget(source);
    }
  };
  return {
    decode: (plan, sound) => {
      const { source } = sound;
      const known = decoded.get(source);
      if (known) {
        decoded.delete(source);
        decoded.set(source, known);
        return known;
      }
      const coming = decodeFile(bank, plan, sound).then((result) => {
        if (decoded.get(source) !== coming) {
          return result;
        }
        if (result) {
          sizes.set(source, result.buffer.length * result.buffer.numberOfChannels);
          keepSmall();
        } else {
          forget(source);
        }
        return result;
      });
      decoded.set(source, coming);
      return coming;
    },
    keepOnly: (plan) => {
      const wanted = new Set(plan.sounds.map(({ source }) => source));
      [...decoded.keys()].filter((source) => !wanted.has(source)).forEach(forget);
    },
    clear: () => {
      decoded.clear();
      sizes.clear();
    },
  };
}

/** The file of a sound of a plan; undefined where it cannot be loaded. */
export async function loadSound(bank: FileBank, plan: SoundPlan, source: string): Promise<Blob | undefined> {
  const path = plan.files[source];
  return path === undefined ? undefined : bank.load({ source, path });
}

async function decodeFile(bank: FileBank, plan: SoundPlan, sound: HeardSound): Promise<Decoded | undefined> {
  const file = await loadSound(bank, plan, sound.source);
  if (!file) {
    return undefined;
  }
  try {
    const buffer = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(await file.arrayBuffer());
    return { buffer, gain: sound.track === 'ambience' ? levelOf(buffer) : 1 };
  } catch {
    return undefined;
  }
}

/** The gain that brings a loop of ambience to its level. */
function levelOf(buffer: AudioBuffer): number {
  const samples = buffer.getChannelData(0);
  let power = 0;
  for (let index = 0; index < samples.length; index += LEVEL_STEP) {
    power += (samples[index] as number) ** 2;
  }
  const decibels = 10 * Math.log10((power * LEVEL_STEP) / Math.max(1, samples.length));
  return Number.isFinite(decibels) ? 10 ** (Math.min(AMBIENCE.mostGainDecibels, AMBIENCE.decibels - decibels) / 20) : 1;
}
