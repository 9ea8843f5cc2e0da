import type { Emotion } from '#src/shared/catalogue/shots.ts';

/** Changes that an emotion makes to a calm voice. */
export interface Prosody {
  /** Pace, as a factor. */
  rate: number;
  /** Pitch shift, semitones. */
  pitchSemitones: number;
  /** Pitch range, as a factor. */
  range: number;
  /** Length of pauses, as a factor. */
  pause: number;
  loudnessDecibels: number;
  /** Brightness: gain above 2 kHz, decibels. A pressed voice is bright, a slack one dull. */
  brightnessDecibels: number;
  /** Pressure of a neural voice, in its own unit: about -2 soft to 2 pressed. */
  energy: number;
  /** Pitch change in the last third of a second of a sentence, semitones. */
  endSemitones: number;
  /** Tremor of the pitch, semitones. */
  tremorSemitones: number;
  /** Breath and roughness, 0 to 1. */
  breath: number;
  rasp: number;
}

export const PROSODY: Readonly<Record<Emotion, Prosody>> = {
  neutral: {
    rate: 1,
    pitchSemitones: 0,
    range: 1,
    pause: 1,
    loudnessDecibels: 0,
    brightnessDecibels: 0,
    energy: 0,
    endSemitones: -0.4,
    tremorSemitones: 0,
    breath: 0,
    rasp: 0,
  },
  happy: {
    rate: 1.07,
    pitchSemitones: 2,
    range: 1.4,
    pause: 0.85,
    loudnessDecibels: 0.8,
    brightnessDecibels: 1.5,
    energy: 0.4,
    endSemitones: 0.8,
    tremorSemitones: 0,
    breath: 0,
    rasp: 0,
  },
  sad: {
    rate: 0.86,
    pitchSemitones: -2,
    range: 0.55,
    pause: 1.7,
    loudnessDecibels: -3,
    brightnessDecibels: -3.5,
    energy: -1,
    endSemitones: -1.6,
    tremorSemitones: 0.12,
    breath: 0.3,
    rasp: 0,
  },
  angry: {
    rate: 1.13,
    pitchSemitones: 1.2,
    range: 1.5,
    pause: 0.6,
    loudnessDecibels: 2.5,
    brightnessDecibels: 4,
    energy: 1.2,
    endSemitones: -1.2,
    tremorSemitones: 0,
    breath: 0,
    rasp: 0.22,
  },
  surprised: {
    rate: 0.96,
    pitchSemitones: 3.6,
    range: 1.7,
    pause: 1.2,
    loudnessDecibels: 1.2,
    brightnessDecibels: 1,
    energy: 0.5,
    endSemitones: 3,
    tremorSemitones: 0,
    breath: 0.1,
    rasp: 0,
  },
  fear: {
    rate: 1.2,
    pitchSemitones: 3,
    range: 0.8,
    pause: 1.35,
    loudnessDecibels: -1.5,
    brightnessDecibels: -1,
    energy: -0.4,
    endSemitones: 1,
    tremorSemitones: 0.4,
    breath: 0.35,
    rasp: 0,
  },
  hate: {
    rate: 0.87,
    pitchSemitones: -2.6,
    range: 0.85,
    pause: 1.25,
    loudnessDecibels: 0.5,
    brightnessDecibels: 2.5,
    energy: 0.3,
    endSemitones: -1.4,
    tremorSemitones: 0,
    breath: 0.15,
    rasp: 0.4,
  },
  excited: {
    rate: 1.2,
    pitchSemitones: 2.8,
    range: 1.65,
    pause: 0.5,
    loudnessDecibels: 2,
    brightnessDecibels: 2.5,
    energy: 0.9,
    endSemitones: 1.2,
    tremorSemitones: 0,
    breath: 0,
    rasp: 0,
  },
  coldness: {
    rate: 0.93,
    pitchSemitones: -1.4,
    range: 0.3,
    pause: 1.2,
    loudnessDecibels: -0.8,
    brightnessDecibels: -1.5,
    energy: -0.4,
    endSemitones: -0.8,
    tremorSemitones: 0,
    breath: 0,
    rasp: 0,
  },
};
