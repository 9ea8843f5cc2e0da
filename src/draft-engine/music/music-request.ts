import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { MusicBrief, PlannedShot } from '../story/film-plan.ts';

/** Input of the composer. Equal requests give equal sound. */
export interface MusicRequest {
  brief: MusicBrief;
  /** One per shot, in order and without gaps; an empty list gives music of constant tension. */
  cues: MusicCue[];
  durationSeconds: number;
  seed: number;
}

/** The music's tension and time under one shot. */
export interface MusicCue {
  startSeconds: number;
  endSeconds: number;
  /** 0 calm to 1 highest tension. */
  tension: number;
  level: PlannedShot['music'];
  emotion: Emotion;
}

/** Stereo sound at 48 kHz. */
export interface StereoSound {
  left: Float32Array;
  right: Float32Array;
}

/** One note to be played. */
export interface ScoreNote {
  part: PartName;
  /** MIDI note number. */
  pitch: number;
  /** 1 to 127. */
  velocity: number;
  startSeconds: number;
  durationSeconds: number;
}

const PART_NAMES = ['melody', 'answer', 'harmony', 'figure', 'bass', 'pad', 'drums'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A score: instruments by part, and the notes. */
export interface Score {
  /** General MIDI programs (0 to 127); drums use a separate kit. */
  instruments: Partial<Record<PartName, number>>;
  notes: ScoreNote[];
  durationSeconds: number;
}
