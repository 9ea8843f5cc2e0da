import type { SilenceLimits, Span } from '#src/platform/server/media/detect-black-and-silence.ts';
import type { Loudness } from '#src/platform/server/media/measure-loudness.ts';

/** Something in a finished film that is not as it should be. Times and lengths in seconds. */
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
  | { kind: 'missing_line'; startSeconds: number; endSeconds: number };

/** What was found when a film's sound was mixed. Times in seconds. */
export interface SoundFacts {
  loudness: Loudness;
  silence: Span[];
  /** Lines that are silent in the voice stem. */
  missingLines: Span[];
}

/** A silence that nobody meant. */
export const SILENCE_LIMITS: SilenceLimits = { seconds: 4, decibels: -60 };
