import type { MusicMood } from '../story/film-plan.ts';

/** What a piece was taken to be, for its history. Plain JSON. */
export interface UnderstoodMusic {
  mood: MusicMood;
  /** Kinds of music, such as 'waltz'. */
  genres: string[];
  /** What it tells of, such as 'storm'. */
  scenes: string[];
  beatsPerMinute: number;
  /** Beats in a bar. */
  beatsPerBar: number;
  /** Such as 'D dorian'. */
  key: string;
  /** What plays, the melody first. */
  instruments: string[];
  /** Instruments that were asked for and are played by the nearest. */
  substitutes: { asked: string; played: string }[];
  /** What was asked to be left out. */
  without: string[];
  /** The description's words for that. */
  withoutWords: string[];
  /** Sections in order, such as ['intro', 'A', 'B', 'A', 'coda']. */
  form: string[];
  dynamics: 'arch' | 'build' | 'fade' | 'even';
  /** True where nothing in the words was known, and the piece is the seed's. */
  isByChance: boolean;
  /** Words of the description that were understood, and those that were not, as it has them. */
  words: string[];
  unknown: string[];
  /** Singing was asked for, which nobody here does. */
  isSingingAsked: boolean;
}
