import type { FileBank } from './file-bank.ts';
import { measurePeaks } from './sound-peaks.ts';
import { gainAt, TRACKS, type GainPoint, type HeardSound, type SoundPlan, type Track } from './sound-plan.ts';

/** The sound of a preview and its clock. */
export interface SoundOutput {
  /** Allows sound, as a person's gesture must. True where it is heard. */
  open(): Promise<boolean>;
  /** The clock: seconds of what is heard now. Runs also where no sound is allowed. */
  now(): number;
  /** Plays from a moment of the film. Returns the time of the clock at which that moment is heard. */
  start(plan: SoundPlan, fromSeconds: number): number;
  /** Plays on as loud as another plan of the same sounds says. */
  setGains(plan: SoundPlan): void;
  stop(): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Decodes what is loaded before it is needed. */
  prepare(plan: SoundPlan): void;
  /** The waveform of a sound of a plan (`measurePeaks`); undefined where its file cannot be read. */
  readPeaks(plan: SoundPlan, source: string): Promise<Float32Array | undefined>;
  close(): void;
}

/** A decoded file, and the gain that brings it to its level. */
interface Decoded {
  buffer: AudioBuffer;
  gain: number;
  /** Measured when somebody looks at it. */
  peaks?: Promise<Float32Array>;
}

const SAMPLE_RATE = 48_000;
/** Time between the order to play and the first sound. */
const START_SECONDS = 0.06;
/** A browser that allows no sound may never say so. */
const OPEN_MILLISECONDS = 500;
/** The level of ambience: the mean power of a loop at which it is neither raised nor lowered, and the most it is raised. */
const AMBIENCE = { decibels: -35.3, mostGainDecibels: 12 };
/** Of so many samples of a loop one is measured: a minute of all of them would hold up the page. */
const LEVEL_STEP = 16;
/** A sound between left and right keeps its power; in the middle both ears get all of it. */
const MIDDLE_GAIN = Math.SQRT2;
/** A sound at the edge of the frame still comes from the screen. */
const WIDTH = 0.7;

export function createSoundOutput(bank: FileBank): SoundOutput {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let volume = 1;
  /** What is playing; a later one replaces it. */
  let run:
    | (Start & { nodes: AudioScheduledSourceNode[]; tracks: ReadonlyMap<Track, GainNode>; output: GainNode })
    | undefined;
  const decoded = new Map<string, Promise<Decoded | undefined>>();

  const decode = (plan: SoundPlan, sound: HeardSound): Promise<Decoded | undefined> => {
    const known = decoded.get(sound.source);
    if (known) {
      return known;
    }
    const coming = decodeFile(bank, plan, sound).then((result) => {
      if (!result) {
        decoded.delete(sound.source);
      }
      return result;
    });
    decoded.set(sound.source, coming);
    return coming;
  };
  const isHeard = (): boolean => context?.state === 'running';
  const now = (): number =>
    context && isHeard()
      ? context.currentTime - (context.outputLatency || context.baseLatency || 0)
      : performance.now() / 1000;
  const stop = (): void => {
    const ended = run;
    run = undefined;
    ended?.output.disconnect();
    for (const node of ended?.nodes ?? []) {
      node.stop();
    }
  };
  return {
    now,
    stop,
    open: async () => {
      if (!context) {
        context = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' });
        master = context.createGain();
        master.gain.value = volume;
        master.connect(limiterOf(context)).connect(context.destination);
      }
      const { promise: late, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, OPEN_MILLISECONDS);
      await Promise.race([context.resume().catch(() => undefined), late]);
      return isHeard();
    },
    start: (plan, fromSeconds) => {
      stop();
      if (!context || !master || !isHeard()) {
        return now();
      }
      const playing = context;
      const startAt = playing.currentTime + START_SECONDS;
      const output = playing.createGain();
      output.gain.value = plan.gain;
      output.connect(master);
      const tracks = new Map<Track, GainNode>(
        TRACKS.map((track) => [track, trackOf(playing, plan.tracks[track], { fromSeconds, startAt, output })]),
      );
      const mine = { nodes: [] as AudioScheduledSourceNode[], tracks, output, fromSeconds, startAt };
      run = mine;
      for (const sound of plan.sounds) {
        if ((sound.endSeconds ?? Number.POSITIVE_INFINITY) <= fromSeconds) {
          continue;
        }
        const join = async (): Promise<void> => {
          const file = await decode(plan, sound);
          const track = tracks.get(sound.track);
          if (file && track && run === mine) {
            mine.nodes.push(...schedule(playing, track, { sound, file, fromSeconds, startAt }));
          }
        };
        void join();
      }
      return startAt;
    },
    setGains: (plan) => {
      if (!context || !run) {
        return;
      }
      const startAt = Math.max(context.currentTime, run.startAt);
      const fromSeconds = run.fromSeconds + startAt - run.startAt;
      run.output.gain.value = plan.gain;
      for (const [track, { gain }] of run.tracks) {
        gain.cancelScheduledValues(0);
        followPoints(gain, plan.tracks[track], { fromSeconds, startAt });
      }
    },
    setVolume: (next) => {
      volume = next;
      if (master && context) {
        master.gain.setTargetAtTime(next, context.currentTime, 0.01);
      }
    },
    prepare: (plan) => {
      for (const sound of plan.sounds) {
        void decode(plan, sound);
      }
      const wanted = new Set(plan.sounds.map(({ source }) => source));
      for (const source of decoded.keys()) {
        if (!wanted.has(source)) {
          decoded.delete(source);
        }
      }
    },
    readPeaks: async (plan, source) => {
      const sound = plan.sounds.find((each) => each.source === source);
      const file = sound && (await decode(plan, sound));
      if (file) {
        file.peaks ??= measurePeaks(file.buffer.getChannelData(0), file.buffer.sampleRate);
      }
      return file?.peaks;
    },
    close: () => {
      stop();
      decoded.clear();
      void context?.close();
      context = undefined;
      master = undefined;
    },
  };
}

/** Keeps peaks from clipping, as the limiter of the cut does. */
function limiterOf(context: AudioContext): AudioNode {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -3;
  limiter.knee.value = 0;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.06;
  return limiter;
}

interface Start {
  fromSeconds: number;
  /** Time of the context at which `fromSeconds` is heard. */
  startAt: number;
}

/** A track whose gain follows its points. */
function trackOf(
  context: AudioContext,
  points: readonly GainPoint[],
  { fromSeconds, startAt, output }: Start & { output: AudioNode },
): GainNode {
  const track = context.createGain();
  followPoints(track.gain, points, { fromSeconds, startAt });
  track.connect(output);
  return track;
}

function followPoints(param: AudioParam, points: readonly GainPoint[], { fromSeconds, startAt }: Start): void {
  param.setValueAtTime(gainAt(points, fromSeconds), startAt);
  for (const { seconds, gain } of points) {
    if (seconds > fromSeconds) {
      param.linearRampToValueAtTime(gain, startAt + seconds - fromSeconds);
    }
  }
}

/** Plays what is left of a sound. Returns what can be stopped. */
function schedule(
  context: AudioContext,
  track: AudioNode,
  { sound, file, fromSeconds, startAt }: Start & { sound: HeardSound; file: Decoded },
): AudioScheduledSourceNode[] {
  const { buffer } = file;
  const end = sound.endSeconds ?? sound.startSeconds + buffer.duration;
  // What is decoded late begins in its middle.
  const passed = context.currentTime - startAt + fromSeconds;
  const from = Math.max(sound.startSeconds, fromSeconds, passed);
  if (from >= end) {
    return [];
  }
  const at = startAt + from - fromSeconds;
  const envelope = context.createGain();
  const full = sound.gain * file.gain;
  envelope.gain.setValueAtTime(from > sound.startSeconds ? full : 0, at);
  if (from <= sound.startSeconds) {
    envelope.gain.linearRampToValueAtTime(full, at + sound.riseSeconds);
  }
  const endAt = startAt + end - fromSeconds;
  envelope.gain.setValueAtTime(full, Math.max(at + sound.riseSeconds, endAt - sound.fallSeconds));
  envelope.gain.linearRampToValueAtTime(0, Math.max(at + sound.riseSeconds, endAt));
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = sound.loops;
  source.connect(envelope);
  placeAcross(context, envelope, sound.across).connect(track);
  const offset = from - sound.startSeconds;
  source.start(at, sound.loops ? offset % buffer.duration : offset);
  source.stop(endAt);
  return [source];
}

function placeAcross(context: AudioContext, sound: GainNode, across: number): AudioNode {
  if (across === 0) {
    return sound;
  }
  const panner = context.createStereoPanner();
  panner.pan.value = WIDTH * Math.max(-1, Math.min(1, across));
  const level = context.createGain();
  level.gain.value = MIDDLE_GAIN;
  return sound.connect(panner).connect(level);
}

async function decodeFile(bank: FileBank, plan: SoundPlan, sound: HeardSound): Promise<Decoded | undefined> {
  const path = plan.files[sound.source];
  const file = path === undefined ? undefined : await bank.load({ source: sound.source, path });
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
