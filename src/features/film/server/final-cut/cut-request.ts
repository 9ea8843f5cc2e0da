import type { Ffmpeg } from '#src/platform/server/media/find-ffmpeg.ts';
import type { Loudness } from '#src/platform/server/media/measure-loudness.ts';
import type { SpriteLayout } from '#src/platform/server/media/thumbnail-sprite.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Finding } from './findings.ts';
import type { CutPlan } from './plan-cut.ts';

/** A sound file and where it goes. */
export interface PlacedFile {
  path: string;
  startSeconds: number;
  gain: number;
}

/** What the sound of a film is mixed from. */
export interface SoundRequest {
  ffmpeg: Ffmpeg;
  /** Tells one sound from all others: a hash of all that it is made of. */
  key: string;
  durationSeconds: number;
  voices: PlacedFile[];
  events: PlacedFile[];
  ambience: { name: string; path: string; startSeconds: number; endSeconds: number; gain: number }[];
  musicPath?: string;
  /** Where somebody speaks. */
  lines: { startSeconds: number; endSeconds: number }[];
  /** Where sounds are kept from cut to cut, by key. */
  folder: string;
}

/** Everything that a cut needs, as a thread can be handed it. */
export interface CutRequest {
  ffmpeg: Ffmpeg;
  plan: CutPlan;
  sound: SoundRequest;
  subtitles: { startSeconds: number; endSeconds: number; text: string }[];
  title: string;
  language: Language;
  cacheFolder: string;
  fontsFolder: string;
  /** The MP4 to make. */
  path: string;
  /** The sheet of small pictures to make beside it: JPEG. */
  spritePath: string;
}

/** What of a cut can be made before all of its clips are there. */
export interface CutPreparation {
  ffmpeg: Ffmpeg;
  /** With those segments only whose clips are there. */
  plan: CutPlan;
  /** Absent while a voice, a sound or the music is missing. */
  sound?: SoundRequest;
  cacheFolder: string;
}

export interface CutAnswer {
  durationSeconds: number;
  loudness: Loudness;
  vtt: string;
  srt: string;
  /** The sheet of small pictures at `spritePath`. */
  thumbnails: SpriteLayout;
  findings: Finding[];
  /** Segments made now, kept from an earlier cut, and clips used whole. */
  segments: Record<'made' | 'kept' | 'clip', number>;
  /** Whether the sound was mixed now or kept. */
  sound: 'made' | 'kept';
  /** Seconds for sound, picture and check. */
  seconds: Record<string, number>;
}
