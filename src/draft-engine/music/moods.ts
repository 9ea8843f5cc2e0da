import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { MusicMood } from '../story/film-plan.ts';
import type { PartName } from './music-request.ts';

/** Pattern of a bar's accompaniment. */
export type Figure = 'arpeggio' | 'broken' | 'ostinato' | 'pulse' | 'offbeat' | 'waltz' | 'still';

/** Musical parameters of a mood. */
export interface MoodStyle {
  /** Name of the scale in music theory. */
  scale: string;
  beatsPerMinute: [slowest: number, fastest: number];
  beatsPerBar: 3 | 4;
  /** Chord progressions by degree of the scale (1 to 7), four bars each, used in turn. */
  progressions: number[][];
  figure: Figure;
  /** General MIDI programs by part; the first that suits the film type is used, see TYPE_INSTRUMENTS. */
  instruments: Partial<Record<PartName, readonly number[]>>;
  drums: 'none' | 'soft' | 'steady' | 'taiko' | 'drive';
  /** Centre of the melody's range, MIDI note number. */
  melodyCentre: number;
}

export const MOOD_STYLES: Readonly<Record<MusicMood, MoodStyle>> = {
  warm: {
    scale: 'major',
    beatsPerMinute: [84, 96],
    beatsPerBar: 4,
    figure: 'broken',
    drums: 'none',
    melodyCentre: 74,
    progressions: [
      [1, 5, 6, 4],
      [1, 4, 2, 5],
      [6, 4, 1, 5],
    ],
    instruments: { melody: [71, 73, 68], answer: [42], harmony: [48], figure: [0, 24], bass: [32, 43], pad: [49] },
  },
  wistful: {
    scale: 'dorian',
    beatsPerMinute: [70, 80],
    beatsPerBar: 4,
    figure: 'arpeggio',
    drums: 'none',
    melodyCentre: 72,
    progressions: [
      [1, 7, 4, 1],
      [1, 3, 7, 4],
      [1, 4, 7, 3],
    ],
    instruments: { melody: [68, 71, 40], answer: [42], harmony: [49], figure: [0, 46], bass: [43], pad: [89] },
  },
  playful: {
    scale: 'major',
    beatsPerMinute: [112, 126],
    beatsPerBar: 4,
    figure: 'offbeat',
    drums: 'soft',
    melodyCentre: 76,
    progressions: [
      [1, 4, 1, 5],
      [1, 6, 2, 5],
      [1, 2, 5, 1],
    ],
    instruments: { melody: [71, 13, 73], answer: [70, 58], harmony: [45], figure: [45, 12], bass: [32, 58], pad: [48] },
  },
  tense: {
    scale: 'harmonic minor',
    beatsPerMinute: [92, 106],
    beatsPerBar: 4,
    figure: 'ostinato',
    drums: 'taiko',
    melodyCentre: 67,
    progressions: [
      [1, 1, 6, 5],
      [1, 2, 1, 5],
      [1, 6, 4, 5],
    ],
    instruments: { melody: [60, 42], answer: [68], harmony: [44], figure: [48, 45], bass: [43], pad: [44] },
  },
  dark: {
    scale: 'phrygian',
    beatsPerMinute: [56, 66],
    beatsPerBar: 4,
    figure: 'still',
    drums: 'taiko',
    melodyCentre: 62,
    progressions: [
      [1, 2, 1, 2],
      [1, 6, 2, 1],
      [1, 7, 6, 2],
    ],
    instruments: { melody: [42, 70], answer: [0], harmony: [52], figure: [44], bass: [43], pad: [95, 49] },
  },
  epic: {
    scale: 'minor',
    beatsPerMinute: [94, 108],
    beatsPerBar: 4,
    figure: 'ostinato',
    drums: 'taiko',
    melodyCentre: 67,
    progressions: [
      [1, 6, 3, 7],
      [1, 7, 6, 7],
      [6, 7, 1, 1],
    ],
    instruments: { melody: [60, 56], answer: [40], harmony: [61], figure: [48], bass: [43], pad: [52] },
  },
  tender: {
    scale: 'major',
    beatsPerMinute: [62, 72],
    beatsPerBar: 3,
    figure: 'waltz',
    drums: 'none',
    melodyCentre: 76,
    progressions: [
      [1, 3, 4, 5],
      [1, 6, 4, 5],
      [4, 5, 3, 6],
    ],
    instruments: { melody: [73, 40], answer: [71], harmony: [49], figure: [46, 0], bass: [43], pad: [49] },
  },
  mysterious: {
    scale: 'dorian',
    beatsPerMinute: [72, 84],
    beatsPerBar: 4,
    figure: 'arpeggio',
    drums: 'none',
    melodyCentre: 72,
    progressions: [
      [1, 4, 1, 2],
      [1, 2, 4, 1],
      [1, 7, 2, 1],
    ],
    instruments: { melody: [71, 11], answer: [8], harmony: [44], figure: [8, 11], bass: [43], pad: [94, 89] },
  },
  bright: {
    scale: 'mixolydian',
    beatsPerMinute: [108, 122],
    beatsPerBar: 4,
    figure: 'pulse',
    drums: 'steady',
    melodyCentre: 76,
    progressions: [
      [1, 5, 4, 4],
      [1, 7, 4, 1],
      [1, 4, 5, 4],
    ],
    instruments: { melody: [12, 73], answer: [9], harmony: [25], figure: [24, 12], bass: [33], pad: [48] },
  },
  solemn: {
    scale: 'minor',
    beatsPerMinute: [58, 66],
    beatsPerBar: 4,
    figure: 'still',
    drums: 'none',
    melodyCentre: 65,
    progressions: [
      [1, 4, 1, 5],
      [1, 6, 4, 5],
      [1, 7, 6, 5],
    ],
    instruments: { melody: [42, 60], answer: [68], harmony: [19, 52], figure: [49], bass: [43], pad: [52] },
  },
  driving: {
    scale: 'minor',
    beatsPerMinute: [122, 136],
    beatsPerBar: 4,
    figure: 'pulse',
    drums: 'drive',
    melodyCentre: 70,
    progressions: [
      [1, 6, 3, 7],
      [1, 1, 6, 7],
      [1, 4, 6, 5],
    ],
    instruments: { melody: [81, 61], answer: [4], harmony: [50], figure: [4, 48], bass: [38, 33], pad: [89] },
  },
  dreamy: {
    scale: 'lydian',
    beatsPerMinute: [66, 78],
    beatsPerBar: 4,
    figure: 'arpeggio',
    drums: 'none',
    melodyCentre: 76,
    progressions: [
      [1, 2, 1, 5],
      [1, 5, 2, 1],
      [1, 3, 2, 1],
    ],
    instruments: { melody: [11, 79], answer: [73], harmony: [4], figure: [46, 4], bass: [89], pad: [88] },
  },
};

/** Instruments and scales of a film type, which override those of the mood. */
export const TYPE_INSTRUMENTS: Readonly<
  Partial<Record<FilmType, { instruments: Partial<Record<PartName, number>>; scale?: string }>>
> = {
  martial_arts: { instruments: { melody: 77, answer: 107, figure: 107 }, scale: 'minor pentatonic' },
  history: { instruments: { melody: 68, harmony: 48 } },
  western: { instruments: { melody: 22, answer: 78, figure: 25, bass: 32 } },
  road: { instruments: { melody: 27, figure: 25, bass: 33 } },
  scifi: { instruments: { pad: 95, figure: 90, bass: 38 } },
  horror: { instruments: { melody: 10, pad: 95 } },
  detective: { instruments: { melody: 66, figure: 0, bass: 32 } },
  crime: { instruments: { melody: 56, bass: 32 } },
  suspense: { instruments: { figure: 45 } },
  news: { instruments: { figure: 48, bass: 38, melody: 61 } },
  ads: { instruments: { figure: 24, melody: 12 } },
  nature: { instruments: { melody: 73, figure: 46 } },
  travel: { instruments: { melody: 75, figure: 24 } },
  romance: { instruments: { melody: 40, figure: 0 } },
  animation: { instruments: { answer: 9 } },
  family: { instruments: { melody: 71, figure: 0 } },
  youth: { instruments: { figure: 25, melody: 73 } },
  education: { instruments: { figure: 12, melody: 71 } },
};
