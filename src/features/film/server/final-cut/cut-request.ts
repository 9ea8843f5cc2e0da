import type { Language } from '#src/shared/language/languages.ts';
import type { Loudness } from '#src/platform/server/media/measure-loudness.ts';
import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import type { CutPlan } from './plan-cut.ts';
import type { Finding } from './self-check.ts';

/** A sound file and where it goes. */
export interface PlacedFile {
  path: string;
  startSeconds: number;
  gain: number;
}

/** Everything that a cut needs, as a thread can be handed it. */
export interface CutRequest {
  ffmpeg: Ffmpeg;
  plan: CutPlan;
  voices: PlacedFile[];
  events: PlacedFile[];
  ambience: { name: string; path: string; startSeconds: number; endSeconds: number; gain: number }[];
  musicPath?: string;
  subtitles: { startSeconds: number; endSeconds: number; text: string }[];
  lines: { startSeconds: number; endSeconds: number }[];
  title: string;
  language: Language;
  cacheFolder: string;
  fontsFolder: string;
  scratchFolder: string;
  /** The MP4 to make. */
  path: string;
}

export interface CutAnswer {
  durationSeconds: number;
  loudness: Loudness;
  vtt: string;
  srt: string;
  findings: Finding[];
  /** Segments made now, kept from an earlier cut, and clips used whole. */
  segments: Record<'made' | 'kept' | 'clip', number>;
  /** Seconds for sound, picture and check. */
  seconds: Record<string, number>;
}
