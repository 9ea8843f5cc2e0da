import type { Loudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import type { SilenceLimits, Span } from '#src/platform/server/media/video/detect-black-and-silence.ts';

/** A fault of a finished film. Times and lengths in seconds. */
export type Finding =
  | {
      kind: 'format';
      what: 'codec' | 'profile' | 'pixel_format' | 'size' | 'frame_rate' | 'audio_codec' | 'faststart';
      found: string;
    }
  | { kind: 'frames'; expected: number; found: number }
  | { kind: 'sound_length'; pictureSeconds: number; soundSeconds: number }
  | { kind: 'black'; startSeconds: number; endSeconds: number }
  | { kind: 'silence'; startSeconds: number; endSeconds: number }
  | { kind: 'loudness'; foundLufs: number | null }
  | { kind: 'true_peak'; foundDecibels: number }
  | { kind: 'missing_line' | 'overlapping_lines' | 'cut_off_line'; startSeconds: number; endSeconds: number };

/** Findings from mixing a film's sound. Times in seconds. */
export interface SoundFacts {
  loudness: Loudness;
  silence: Span[];
  /** Lines that are silent in the voice stem. */
  missingLines: Span[];
}

/** Longer silence counts as a fault. */
export const SILENCE_LIMITS: SilenceLimits = { seconds: 4, decibels: -60 };
