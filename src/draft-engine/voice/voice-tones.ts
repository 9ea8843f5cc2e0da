import type { VoiceId } from '#src/shared/catalogue/voices.ts';

/** Equaliser bands of a voice: an octave apart, from chest resonance to sibilance. */
export const TONE_BANDS_HERTZ = [220, 450, 900, 1_800, 3_500, 6_500] as const;

/**
 * Decibels in each band that bring an engine's voice to the balance of natural speech. Measured on three sentences a
 * language, calm; targets are the long-term average spectra of women, men and children.
 */
export const VOICE_TONES: Readonly<Record<VoiceId, readonly number[]>> = {
  'en-narrator': [-3.5, 2, 6, 3, 3.5, 6],
  'en-woman': [-7, 6, 5.5, 6, 6, 5],
  'en-man': [-2, 2, 5, 4, 1, 6],
  'en-elderly_woman': [-6, 6, 6, 6, 6, 4.5],
  'en-elderly_man': [-2, 2, 6, 2, 3, 6],
  'en-girl': [-8, 6, 6, 6, 6, 6],
  'en-boy': [-8, 6, 5.5, 6, 6, 6],
  'en-creature': [-1.5, 3, 5.5, 2.5, 4, 6],
  'en-machine': [3.5, -1.5, -0.5, 2.5, 1, 3],
  'en-british_woman': [0, 2, -2.5, -1.5, -3.5, 0.5],
  'en-scottish_man': [4, 1, -2.5, -1, -3.5, 1.5],
  'cn-narrator': [3, 1.5, -3, -1, -2.5, 5],
  'cn-woman': [1.5, 2, -3, -1, -3, 4],
  'cn-man': [4, 1.5, -3.5, -2, -2.5, 5],
  'cn-elderly_woman': [2, 1.5, -3, 0, -3, 4],
  'cn-elderly_man': [3, 1, -3.5, -1.5, -3.5, 4.5],
  'cn-girl': [-2, 2.5, -1.5, -3, -1, 0],
  'cn-boy': [-0.5, 3, -2, -3.5, -3, 5.5],
  'cn-creature': [0, 0.5, -1.5, 0, 1.5, 4.5],
  'cn-machine': [4, 0.5, -2, -1, -2, 3.5],
  'cn-gentle_woman': [2, 1, -2.5, -0.5, -3, 2],
  'cn-passionate_man': [3, 1.5, -3, -1.5, -3, 6],
  'cn-storyteller': [3, 1.5, -4, -1, -1.5, 6],
  'cn-cantonese_woman': [1, 2, -3.5, 2, -3.5, -1.5],
  'cn-cantonese_man': [2, 0.5, -2.5, 0.5, -3, -1],
  'ko-narrator': [2, 1.5, -2.5, 0, -3.5, 1],
  'ko-woman': [-1, 2.5, -3.5, 1, -3, 1],
  'ko-man': [1.5, 2, -3.5, 0, -3, 2],
  'ko-elderly_woman': [1, 1.5, -2.5, 1, -3.5, 2],
  'ko-elderly_man': [3, 1, -3, 0, -3.5, 2],
  'ko-girl': [1, 0.5, -2, -1, -0.5, -0.5],
  'ko-boy': [-3, 3.5, -2, -1.5, -3, 3],
  'ko-creature': [0, 0.5, 0, 0, 1, 2],
  'ko-machine': [4.5, 0, -1.5, -0.5, -2.5, -0.5],
  'ja-narrator': [2, 3, -4, -1, -3.5, 1.5],
  'ja-woman': [-0.5, 4, -4, -1.5, -3, 1],
  'ja-man': [1, 4, -4.5, -2, -3, 2.5],
  'ja-elderly_woman': [1.5, 3, -4, -1.5, -3, 2.5],
  'ja-elderly_man': [2, 3, -4, -2, -3.5, 2],
  'ja-girl': [0, 2, -1.5, -3.5, -1.5, 0.5],
  'ja-boy': [-3, 5.5, -1, -5.5, -3.5, 5],
  'ja-creature': [0.5, 1, -2, 0, 2, 1],
  'ja-machine': [4, 0, -1.5, -1.5, -2.5, 0],
};
