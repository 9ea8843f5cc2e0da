import { createDecodedSounds, loadSound, SAMPLE_RATE, type Decoded } from './decoded-sounds.ts';
import type { FileBank } from './file-bank.ts';
import { placeSound, type PlacedSound, type Start } from './place-sound.ts';
import { readPeaks } from './sound-peaks.ts';
import { gainAt, TRACKS, type GainPoint, type HeardSound, type SoundPlan, type Track } from './sound-plan.ts';
import { openStreamed, playStreamed, type Sounding } from './streamed-sound.ts';

/** The sound of a preview and its clock. */
export interface SoundOutput {
  /** Allows sound, as a person's gesture must. True where it is heard. */
  open(): Promise<boolean>;
  /** The clock: seconds of what is heard now. Runs also where no sound is allowed. */
  now(): number;
  /** Plays from a moment of the film. Returns the time of the clock at which that moment is heard. */
  start(plan: SoundPlan, fromSeconds: number): number;
  /** Plays on as another plan says: what is the same in it is heard without a break. */
  follow(plan: SoundPlan): void;
  stop(): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  /** Loads what is heard from a moment on, and then all other files; what is heard soon is decoded. */
  prepare(plan: SoundPlan, fromSeconds: number): void;
  /** The waveform of a sound of a plan (`readPeaks`); undefined where its file cannot be read. */
  readPeaks(plan: SoundPlan, source: string): Promise<Float32Array | undefined>;
  close(): void;
}

/** Time between the order to play and the first sound. */
const START_SECONDS = 0.06;
/** A browser that allows no sound may never say so. */
const OPEN_MILLISECONDS = 500;
/** Sounds are loaded and placed so long before they are heard: a film may have hundreds. */
const AHEAD_SECONDS = 30;
const LOOK_MILLISECONDS = 5000;

/** True for a sound that may be heard now or within the time ahead. What rings out is no music, and is short. */
function isHeardSoon({ track, startSeconds, endSeconds }: HeardSound, hereSeconds: number): boolean {
  const isOver =
    (endSeconds ?? (track === 'music' ? Number.POSITIVE_INFINITY : startSeconds + AHEAD_SECONDS)) <= hereSeconds;
  return !isOver && startSeconds < hereSeconds + AHEAD_SECONDS;
}

/** Two sounds with the same name sound the same at the same moment. */
const nameOf = (sound: HeardSound): string => JSON.stringify(sound);

/** A sound that is loaded to be heard, or is heard. */
interface Placing {
  sound: HeardSound;
  /** Absent while it is loaded, and where there is nothing to hear. */
  sounding?: Sounding;
}

/** What is playing. */
interface Run extends Start {
  plan: SoundPlan;
  output: GainNode;
  tracks: ReadonlyMap<Track, GainNode>;
  /** What was placed, by what it is. */
  placed: Map<string, Placing>;
  looking: ReturnType<typeof setInterval>;
}

export function createSoundOutput(bank: FileBank): SoundOutput {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let volume = 1;
  /** A later one replaces it. */
  let run: Run | undefined;
  const decoded = createDecodedSounds(bank);

  const isHeard = (): boolean => context?.state === 'running';
  const now = (): number =>
    context && isHeard()
      ? context.currentTime - (context.outputLatency || context.baseLatency || 0)
      : performance.now() / 1000;
  const stop = (): void => {
    const ended = run;
    run = undefined;
    if (ended) {
      clearInterval(ended.looking);
      ended.output.disconnect();
      ended.placed.forEach(({ sounding }) => sounding?.stop());
    }
  };
  /** False once it is stopped, or goes and comes again. */
  const isWanted = (mine: Run, placing: Placing): boolean =>
    run === mine && mine.placed.get(nameOf(placing.sound)) === placing;
  const joinDecoded = async (mine: Run, placing: Placing): Promise<void> => {
    const { sound } = placing;
    const file = await decoded.decode(mine.plan, sound);
    const track = mine.tracks.get(sound.track);
    if (!file || !track || !context || !isWanted(mine, placing)) {
      return;
    }
    const { gain, buffer } = file;
    const placed = placeSound(context, track, { ...mine, sound, gain, durationSeconds: buffer.duration });
    if (placed) {
      placing.sounding = playDecoded(context, file, { sound, placed });
    }
  };
  const joinStreamed = async (mine: Run, placing: Placing): Promise<void> => {
    const { sound } = placing;
    const blob = await loadSound(bank, mine.plan, sound.source);
    const file = blob && (await openStreamed(blob));
    if (blob && !file) {
      return joinDecoded(mine, placing);
    }
    const track = mine.tracks.get(sound.track);
    const placed =
      file && track && context && isWanted(mine, placing)
        ? placeSound(context, track, { ...mine, sound, gain: 1, durationSeconds: file.durationSeconds })
        : undefined;
    if (!file || !context || !placed) {
      file?.close();
      return;
    }
    placing.sounding = playStreamed(context, file, { placed, onRefused: () => void joinDecoded(mine, placing) });
  };
  const placeSoon = (mine: Run): void => {
    const hereSeconds = mine.fromSeconds + (context?.currentTime ?? 0) - mine.startAt;
    for (const sound of mine.plan.sounds) {
      const name = nameOf(sound);
      if (isHeardSoon(sound, Math.max(mine.fromSeconds, hereSeconds)) && !mine.placed.has(name)) {
        const placing: Placing = { sound };
        mine.placed.set(name, placing);
        void (sound.track === 'music' ? joinStreamed(mine, placing) : joinDecoded(mine, placing));
      }
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
      const looking = setInterval(() => placeSoon(mine), LOOK_MILLISECONDS);
      const mine: Run = { plan, output, tracks, fromSeconds, startAt, placed: new Map(), looking };
      run = mine;
      placeSoon(mine);
      return startAt;
    },
    follow: (plan) => {
      if (!context || !run) {
        return;
      }
      run.plan = plan;
      const wanted = new Set(plan.sounds.map(nameOf));
      for (const [name, { sounding }] of run.placed) {
        if (!wanted.has(name)) {
          run.placed.delete(name);
          sounding?.stop();
        }
      }
      placeSoon(run);
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
    prepare: (plan, fromSeconds) => {
      decoded.keepOnly(plan);
      const ahead = plan.sounds.filter((sound) => isHeardSoon(sound, fromSeconds));
      for (const sound of ahead.filter(({ track }) => track !== 'music')) {
        void decoded.decode(plan, sound);
      }
      // With all files at hand the film plays to its end without its server.
      for (const { source } of [...ahead, ...plan.sounds]) {
        void loadSound(bank, plan, source);
      }
    },
    readPeaks: async (plan, source) => {
      const file = await loadSound(bank, plan, source);
      return file && readPeaks(file);
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

/** Plays what is left of a decoded sound. */
function playDecoded(
  context: AudioContext,
  { buffer }: Decoded,
  { sound, placed }: { sound: HeardSound; placed: PlacedSound },
): Sounding {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = sound.loops;
  source.connect(placed.input);
  source.start(placed.at, sound.loops ? placed.offset % buffer.duration : placed.offset);
  source.stop(placed.endAt);
  return source;
}
