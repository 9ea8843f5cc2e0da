import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { ClipSpan, LayerLevels, SoundLayer } from '#src/shared/catalogue/clip-sound.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { Stem } from '#src/shared/catalogue/stems.ts';
import { deriveSeed } from '#src/shared/random.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { composeMusic } from '../music/compose-music.ts';
import { makeAmbience, makeSoundEvent } from '../sound/make-sound.ts';
import { add, limitPeaks, ride } from '../sound/signal.ts';
import type { AmbienceKind, SoundEventKind } from '../story/sound-kinds.ts';
import { heardLayers } from './heard-layers.ts';

type Stereo = [Float32Array, Float32Array];

/** The added sounds of one stem, and how loud the stem is beside the others, 1 as usual. */
export interface MadeStem {
  stem: Exclude<Stem, 'voice'>;
  sides: Stereo;
  volume: number;
}

export interface LayerMaking {
  layers: readonly SoundLayer[];
  levels: LayerLevels;
  durationSeconds: number;
  seed: number;
  soundFontPath?: string | undefined;
  signal: AbortSignal;
}

/** Places change into each other in so many seconds, around the cut. */
const CROSSFADE_SECONDS = 0.8;
/** At the start of a clip sound rises so quickly. */
const RISE_SECONDS = 0.25;
/** The longest bed that is made; longer ones are it again and again. */
const BED_SECONDS = 60;
const SEAM_SECONDS = 2;
/** What is cut off ends in so many seconds. */
const END_SECONDS = 0.06;
const STEM_OF = { ambience: 'ambience', event: 'effects', music: 'music' } as const;

/** Makes the layers of each stem, as loud beside each other as they were chosen. Throws the signal's reason. */
export async function makeLayers(making: LayerMaking): Promise<MadeStem[]> {
  const made: MadeStem[] = [];
  for (const kind of ['ambience', 'event', 'music'] as const) {
    const layers = heardLayers(making.layers, making.levels).filter((layer) => layer.kind === kind);
    if (layers.length > 0) {
      made.push(await makeStem(layers, kind, making));
    }
  }
  return made;
}

const factorOf = ({ name }: SoundLayer, levels: LayerLevels): number => 10 ** ((levels[name] ?? 0) / 20);

async function makeStem(
  layers: readonly SoundLayer[],
  kind: SoundLayer['kind'],
  making: LayerMaking,
): Promise<MadeStem> {
  const { levels, durationSeconds, signal } = making;
  // A mix sets the loudness of a stem: what is chosen for its loudest layer is the stem's volume.
  const volume = Math.max(...layers.map((layer) => factorOf(layer, levels)));
  const length = Math.round(durationSeconds * SAMPLE_RATE);
  const sides: Stereo = [new Float32Array(length), new Float32Array(length)];
  for (const layer of layers) {
    await letOthersRun();
    signal.throwIfAborted();
    const gain = (layer.gain * factorOf(layer, levels)) / volume;
    if (kind === 'ambience') {
      addPlace(sides, layer, gain / Math.sqrt(layers.length), making);
    } else if (kind === 'event') {
      addEvents(sides, layer, gain, making);
    } else {
      await addMusic(sides, layer, making);
    }
  }
  sides.forEach((side) => limitPeaks(side));
  return { stem: STEM_OF[kind], sides, volume };
}

function addPlace(sides: Stereo, { name, spans }: SoundLayer, gain: number, making: LayerMaking): void {
  const { durationSeconds, seed } = making;
  const level = levelOver(spans, durationSeconds);
  sides.forEach((side, ear) => {
    const bed = longBed(name.slice(1) as AmbienceKind, durationSeconds, deriveSeed('ear', seed, ear));
    add(side, ride(bed, level), 0, gain);
  });
}

/** How much is heard of a place at a moment: it comes and goes around the cuts, evenly in power. */
function levelOver(spans: readonly ClipSpan[], durationSeconds: number): (at: number) => number {
  const half = CROSSFADE_SECONDS / 2;
  const turn = (share: number): number => Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, share)));
  return (at) =>
    Math.max(
      0,
      ...spans.map(({ fromSeconds, untilSeconds }) => {
        const rise = fromSeconds <= 0 ? at / RISE_SECONDS : (at - fromSeconds + half) / CROSSFADE_SECONDS;
        const fall = untilSeconds >= durationSeconds ? 1 : (untilSeconds + half - at) / CROSSFADE_SECONDS;
        return turn(rise) * turn(fall);
      }),
    );
}

/** A bed of any length; a long one is a shorter one again and again, without a seam. */
function longBed(kind: AmbienceKind, seconds: number, seed: number): Float32Array {
  if (seconds <= BED_SECONDS) {
    return makeAmbience(kind, seconds, seed);
  }
  const bed = makeAmbience(kind, BED_SECONDS, seed);
  const whole = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  const quarter = Math.PI / 2;
  for (let start = 0; start < seconds; start += BED_SECONDS - SEAM_SECONDS) {
    const rise = start === 0 ? 0 : SEAM_SECONDS;
    const share = (at: number): number =>
      Math.sin(quarter * (rise === 0 ? 1 : Math.min(1, at / rise))) *
      Math.sin(quarter * Math.min(1, (BED_SECONDS - at) / SEAM_SECONDS));
    add(whole, ride(bed.slice(), share), start);
  }
  return whole;
}

function addEvents(sides: Stereo, { name, moments, spans }: SoundLayer, gain: number, { seed }: LayerMaking): void {
  moments.forEach((moment, index) => {
    const whole = makeSoundEvent(name as SoundEventKind, deriveSeed('take', seed, name, index));
    const span = spans.find(({ fromSeconds }) => fromSeconds === moment);
    const made = span ? endAfter(whole, span.untilSeconds - moment) : whole;
    sides.forEach((side) => add(side, made, moment, gain));
  });
}

/** The start of a sound, with an end that does not click. */
function endAfter(sound: Float32Array, seconds: number): Float32Array {
  return ride(sound.slice(0, Math.round(seconds * SAMPLE_RATE)), (at) => Math.min(1, (seconds - at) / END_SECONDS));
}

/** Music as long as the clip; for a longer one than is composed, a loop. */
async function addMusic(sides: Stereo, { words }: SoundLayer, making: LayerMaking): Promise<void> {
  const { durationSeconds, seed, soundFontPath } = making;
  const { least, most } = LIMITS.tools.musicSeconds;
  const isLoop = durationSeconds > most;
  const piece = { description: words, durationSeconds: Math.min(most, Math.max(least, durationSeconds)), seed, isLoop };
  const { left, right } = await composeMusic(piece, soundFontPath === undefined ? {} : { soundFontPath });
  for (let start = 0; start < (isLoop ? durationSeconds : 1); start += left.length / SAMPLE_RATE) {
    add(sides[0], left, start);
    add(sides[1], right, start);
  }
}
