import type { Cue } from '#src/platform/server/media/captions/time-parts.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { Loudness } from '#src/platform/server/media/sound/measure-file-loudness.ts';
import type { Stretch } from '#src/platform/server/media/sound/mix-stretch.ts';
import type { Room } from '#src/platform/server/media/sound/place-in-room.ts';
import type { SpriteLayout } from '#src/platform/server/media/video/thumbnail-sprite.ts';
import type { SubtitleMode } from '#src/shared/catalogue/cut-settings.ts';
import type { Stem } from '#src/shared/catalogue/stems.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { MusicSpan } from '../../timeline/music-spans.ts';
import type { CutPlan } from '../timeline/plan-cut.ts';
import type { Finding } from './thread/findings.ts';

/** A sound file and its place on the timeline. */
export interface PlacedFile {
  path: string;
  startSeconds: number;
  gain: number;
  /** When it is faded out; it rings out where absent. */
  endSeconds?: number;
  /** -1 left to 1 right; the middle where absent. */
  across?: number;
  /** The room that answers it; none where absent. */
  room?: Room;
}

/** The input of a film's sound mix. */
export interface SoundInput {
  ffmpeg: Ffmpeg;
  /** Identifies the mix: a hash of all its inputs. */
  key: string;
  durationSeconds: number;
  voices: PlacedFile[];
  events: PlacedFile[];
  ambience: { name: string; path: string; startSeconds: number; endSeconds: number; gain: number }[];
  musicPath?: string;
  /** When a piece is heard that is repeated; absent for one that is heard once. */
  musicSpans?: MusicSpan[];
  /** The stretches with speech. */
  lines: { startSeconds: number; endSeconds: number }[];
  /** See `planFilmGain`. */
  plannedGainDecibels?: number;
  /** Volumes that the owner chose; absent where they are as designed. */
  volumes?: Record<Stem, number>;
  /** Folder for cached mixes, by key. */
  folder: string;
}

/** The complete input of a cut, as it is passed to a thread. */
export interface CutInput {
  ffmpeg: Ffmpeg;
  plan: CutPlan;
  sound: SoundInput;
  subtitles: Cue[];
  /** Burned ones are in the segments of the plan already. */
  subtitleMode: SubtitleMode;
  title: string;
  language: Language;
  cacheFolder: string;
  /** Path of the MP4 to write. */
  path: string;
  /** Path of the sprite to write: JPEG. */
  spritePath: string;
}

/** The parts of a cut that can be made before all of its clips are there. */
export interface CutPreparation {
  ffmpeg: Ffmpeg;
  /** Only with segments whose clips are there. */
  plan: CutPlan;
  /** Absent while a voice, a sound or the music is missing. */
  sound?: SoundInput;
  cacheFolder: string;
}

/** The input of one segment, as it is passed to a thread. */
export interface SegmentInput {
  ffmpeg: Ffmpeg;
  /** With this segment alone. */
  plan: CutPlan;
  cacheFolder: string;
}

export interface CutAnswer {
  durationSeconds: number;
  loudness: Loudness;
  vtt: string;
  srt: string;
  /** The layout of the sprite at `spritePath`. */
  thumbnails: SpriteLayout;
  findings: Finding[];
  subtitleMode: SubtitleMode;
  /** Segments made now, cached segments, and clips used whole. */
  segments: Record<'made' | 'kept' | 'clip', number>;
  /** Whether the sound was mixed now or cached. */
  sound: 'made' | 'kept';
  /** Paths of the tracks that the sound is mixed of: FLAC. */
  stems: Partial<Record<Stem, string>>;
  /** Seconds for sound, picture and check. */
  seconds: Record<string, number>;
}

/** The input of a piece that is watched while the film is being made, as it is passed to a thread. */
export interface PieceInput {
  ffmpeg: Ffmpeg;
  /** With the segments of this piece alone. */
  plan: CutPlan;
  /** Folder for cached segments. */
  cacheFolder: string;
  stretch: Stretch;
  /** Samples by which the first packet of the sound begins later than the first picture. */
  soundDelaySamples: number;
  /** The planned gain of the film. */
  gainDecibels: number;
  volumes?: Record<Stem, number>;
  /** What is heard in the stretch. */
  sounds: Pick<
    SoundInput,
    'ffmpeg' | 'durationSeconds' | 'voices' | 'events' | 'ambience' | 'musicPath' | 'musicSpans'
  >;
  music: 'there' | 'enters' | 'absent';
  /** Path of the MP4 fragment to write. */
  path: string;
}
