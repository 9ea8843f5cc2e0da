import type { MusicStem } from '#src/shared/catalogue/music-stems.ts';
import type { MusicFeeling, MusicStyle } from '#src/shared/catalogue/music-styles.ts';
import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { PlannedShot } from '../story/film-plan.ts';
import type { MusicAccent, MusicBrief } from '../story/music-brief.ts';
import type { InstrumentName } from './style/instruments.ts';
import type { UnderstoodMusic } from './understood-music.ts';

/** Input of the composer. Equal requests give equal sound. */
export type MusicRequest = FilmMusicRequest | DescribedMusicRequest;

interface PieceRequest {
  durationSeconds: number;
  seed: number;
}

/** Music for a film. */
export interface FilmMusicRequest extends PieceRequest {
  brief: MusicBrief;
  /** One per shot, in order and without gaps; an empty list gives music of constant tension. */
  cues: readonly MusicCue[];
}

/** A piece by words, always instrumental. */
export interface DescribedMusicRequest extends PieceRequest {
  /** Moods, scenes, kinds of music, tempo, instruments, key, dynamics, in any of the four languages. */
  description: string;
  /** The kind of music and its mood; they count more than the description. */
  style?: MusicStyle | undefined;
  feeling?: MusicFeeling | undefined;
  /** Its end leads into its beginning, without a seam; where a tempo is given its length is the nearest whole bars. */
  isLoop?: boolean;
  /** These parts alone, as they are heard in the whole piece. */
  stem?: MusicStem;
}

/** The music's tension and time under one shot. */
export interface MusicCue {
  startSeconds: number;
  endSeconds: number;
  /** 0 calm to 1 highest tension. */
  tension: number;
  level: PlannedShot['music'];
  emotion: Emotion;
  /** When somebody speaks. */
  speech?: { startSeconds: number; endSeconds: number };
  /** Keys of the characters seen, the most important first. */
  characters?: readonly string[];
  /** What the music marks in this shot. */
  accent?: MusicAccent;
  /** True where a scene begins: another place or time. */
  isNewScene?: boolean;
}

/** Stereo sound at 48 kHz. */
export interface StereoSound {
  left: Float32Array;
  right: Float32Array;
}

/** One note to be played. */
export interface ScoreNote {
  part: PartName;
  instrument: InstrumentName | 'drums';
  /** MIDI note number; of drums the General MIDI drum. */
  pitch: number;
  /** 1 to 127. */
  velocity: number;
  startSeconds: number;
  durationSeconds: number;
}

const PART_NAMES = ['melody', 'answer', 'harmony', 'figure', 'bass', 'pad', 'accent', 'drums'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A piece on paper. */
export interface Score {
  /** In order of time. */
  notes: ScoreNote[];
  /** Loudness of held tones over time, 0 to 1: points joined by straight lines. */
  swell: readonly { seconds: number; level: number }[];
  /** Start of each bar, and of each beat. */
  barSeconds: readonly number[];
  beatSeconds: readonly number[];
  /** The chord in each span of time as pitch classes, and the notes of the scale then. */
  harmony: readonly { startSeconds: number; chord: readonly number[]; scale: readonly number[] }[];
  /** Spans where the music is meant to be silent. */
  rests: readonly { startSeconds: number; endSeconds: number }[];
  /** Reverberation, 0 dry to 1 cathedral. */
  space: number;
  durationSeconds: number;
  /** Its end leads into its beginning. */
  isLoop: boolean;
  /** What was understood and chosen. */
  understood: UnderstoodMusic;
}
