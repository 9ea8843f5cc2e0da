import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { MusicBrief, PlannedShot } from '../story/film-plan.ts';

/** What the music is made from. Equal requests give equal sound. */
export interface MusicRequest {
  brief: MusicBrief;
  /** One for each shot, in order and without gaps; an empty list gives music of even tension. */
  cues: MusicCue[];
  durationSeconds: number;
  seed: number;
}

/** How the music stands under one shot. */
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

/** One note as it is played. */
export interface ScoreNote {
  part: PartName;
  /** MIDI note number. */
  pitch: number;
  /** 1 to 127. */
  velocity: number;
  startSeconds: number;
  durationSeconds: number;
}

export const PART_NAMES = ['melody', 'answer', 'harmony', 'figure', 'bass', 'pad', 'drums'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A piece on paper: instruments by part, and the notes. */
export interface Score {
  /** General MIDI programs (0 to 127); drums have a kit of their own. */
  instruments: Partial<Record<PartName, number>>;
  notes: ScoreNote[];
  durationSeconds: number;
}
