import type { Stem } from '#src/shared/catalogue/stems.ts';
import { FILM_SAMPLE_RATE } from './film-sample-rate.ts';

/** Filters that give any sound the film's format. */
export const EVEN = `aformat=sample_fmts=fltp:sample_rates=${FILM_SAMPLE_RATE}:channel_layouts=stereo`;
/**
 * How far each stem steps back behind a voice at its level: music by about nine decibels, effects by eight, the place
 * by five. The releases are longer than the gaps between words, in which the stems would rise audibly otherwise.
 */
const DUCKING: Readonly<Record<Exclude<Stem, 'voice'>, string>> = {
  music: duckBy({ threshold: 0.03, ratio: 2, attack: 40, release: 1_800 }),
  effects: duckBy({ threshold: 0.03, ratio: 1.75, attack: 40, release: 1_600 }),
  ambience: duckBy({ threshold: 0.03, ratio: 1.4, attack: 60, release: 1_600 }),
};

/** The stems have stepped back when the first word begins. */
export const DUCKING_LEAD_SECONDS = 0.15;

/** The filter's times in milliseconds are those of a change of 98%: four time constants. */
function duckBy(shape: { threshold: number; ratio: number; attack: number; release: number }): string {
  const { threshold, ratio, attack, release } = shape;
  return `sidechaincompress=threshold=${threshold}:ratio=${ratio}:attack=${attack}:release=${release}:makeup=1:knee=4:detection=rms:link=average`;
}

/** A stem in a mix: one input of ffmpeg. */
export interface MixedStem {
  stem: Stem;
  gainDecibels: number;
  /** Filters for this input alone, before all others. */
  filters?: string;
}

export interface MixShape {
  /** Samples of the mix. */
  length: number;
  /** End of the film, in seconds of the mix; it may lie after the mix. */
  filmEndSeconds: number;
  /** Length of the fade at the film's end, for all stems but the voice. */
  fadeOutSeconds: number;
  /** Filters for the whole. */
  finish: string;
  /** Also gives each stem as it is mixed, as `[kept_voice]` and so on. */
  keepsStems?: boolean;
}

/** The filter graph of a mix, from one input for each stem to `[out]`: levels, ducking and the fade at the end. */
export function mixGraph(mixed: readonly MixedStem[], shape: MixShape): string {
  const length = `apad,atrim=end_sample=${shape.length}`;
  const finish = `${length},${shape.finish}`;
  if (mixed.length === 0) {
    return `anullsrc=sample_rate=${FILM_SAMPLE_RATE}:channel_layout=stereo,${finish}[out]`;
  }
  const stems = mixed.map(({ stem }) => stem);
  const ducked = stems.includes('voice')
    ? (['music', 'effects', 'ambience'] as const).filter((stem) => stems.includes(stem))
    : [];
  const chains = mixed.map(({ stem, gainDecibels, filters }, index) => {
    const own = filters === undefined ? '' : `${filters},`;
    return `[${index}:a]${own}${EVEN},volume=${gainDecibels.toFixed(2)}dB,${length},${fadeFor(stem, shape)}[${stem}]`;
  });
  // With blocks of unequal length the compressor drops the last ones, depending on thread timing.
  if (ducked.length > 0) {
    const keys = ducked.map((stem) => `[voiced_${stem}]`).join('');
    chains.push(
      `[voice]asplit=${ducked.length + 1}[spoken]${keys}`,
      ...ducked.flatMap((stem) => [
        `[voiced_${stem}]atrim=start=${DUCKING_LEAD_SECONDS},asetpts=N/SR/TB,${length},asetnsamples=n=1024[key_${stem}]`,
        `[${stem}]asetnsamples=n=1024[plain_${stem}]`,
        `[plain_${stem}][key_${stem}]${DUCKING[stem]},${EVEN}[ducked_${stem}]`,
      ]),
    );
  }
  const legs = stems.map((stem) => {
    if (ducked.length > 0 && stem === 'voice') {
      return '[spoken]';
    }
    return ducked.some((each) => each === stem) ? `[ducked_${stem}]` : `[${stem}]`;
  });
  const keeps = shape.keepsStems === true;
  return [
    ...chains,
    ...(keeps ? stems.map((stem, index) => `${legs[index]}asplit[mixed_${stem}][kept_${stem}]`) : []),
    `${(keeps ? stems.map((stem) => `[mixed_${stem}]`) : legs).join('')}amix=inputs=${legs.length}:duration=longest:normalize=0,${EVEN},${finish}[out]`,
  ].join(';');
}

/** The last word is not faded; it only ends without a click. */
function fadeFor(stem: Stem, { filmEndSeconds, fadeOutSeconds }: MixShape): string {
  const seconds = stem === 'voice' ? 0.02 : fadeOutSeconds;
  return `afade=t=out:st=${Math.max(0, filmEndSeconds - seconds).toFixed(4)}:d=${seconds.toFixed(4)}`;
}

/**
 * Filters that bring a mix to its loudness by a plain gain, under a limiter. Upsampled by four, to catch peaks between
 * samples; alimiter would otherwise raise the level by default.
 */
export function masterFilters({
  gainDecibels,
  ceilingDecibels,
}: {
  gainDecibels: number;
  ceilingDecibels: number;
}): string {
  const limit = (10 ** (ceilingDecibels / 20)).toFixed(5);
  return `volume=${gainDecibels.toFixed(2)}dB,aresample=${FILM_SAMPLE_RATE * 4},alimiter=limit=${limit}:attack=4:release=60:level=disabled,${EVEN}`;
}
