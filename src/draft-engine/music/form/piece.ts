import type { MusicCue } from '../music-request.ts';
import type { Chord } from '../style/chords.ts';
import type { HarmonyName } from '../style/harmonies.ts';
import type { MusicDesign } from '../style/music-design.ts';

/** A stretch of music of one character. */
export interface Section {
  index: number;
  /** 'intro', 'A', 'B', 'rest', 'coda' …; of films the letter of its theme. */
  name: string;
  firstBeat: number;
  /** The beat after its last one. */
  endBeat: number;
  tension: number;
  level: MusicCue['level'];
  emotion: MusicCue['emotion'];
  /** Keys of the characters whose themes are heard. */
  characters: readonly string[];
  /** Semitones above the home key. */
  shift: number;
  harmony: HarmonyName;
}

export interface Phrase {
  /** Counted through the piece. */
  index: number;
  bars: number;
  /** A question stays open; an answer closes. */
  kind: 'question' | 'answer';
}

/** A chord that begins within a bar. */
interface PlacedChord {
  beat: number;
  chord: Chord;
}

export interface Bar {
  index: number;
  section: Section;
  phrase: Phrase;
  /** Place in its phrase, from 0. */
  place: number;
  /** Time of each beat, and of the end. */
  beatSeconds: readonly number[];
  chords: PlacedChord[];
  tension: number;
  level: MusicCue['level'];
  /** Pitch class of the key. */
  tonic: number;
  /** True for the bar of the final chord. */
  last: boolean;
  /** Beat from which the bar is silent, before something sudden. */
  silentFrom?: number;
  /** True where a held sound replaces the movement. */
  isHeld?: boolean;
}

/** A piece about to be written. */
export interface Piece {
  design: MusicDesign;
  bars: readonly Bar[];
  sections: readonly Section[];
  cues: readonly MusicCue[];
  durationSeconds: number;
  seed: number;
  /** Its end leads into its beginning. */
  isLoop: boolean;
}

/** Beats of a bar. */
export function beatsOf(bar: Bar): number {
  return bar.beatSeconds.length - 1;
}

/** The time of a beat of a bar, counted from 0 and in fractions; beyond its end the bar's tempo goes on. */
export function secondsAt(bar: Bar, beat: number): number {
  const whole = Math.max(0, Math.min(beatsOf(bar) - 1, Math.floor(beat)));
  const [start = 0, next = 0] = bar.beatSeconds.slice(whole, whole + 2);
  return start + (beat - whole) * (next - start);
}

/** The chord that sounds at a beat of a bar. */
export function chordAt(bar: Bar, beat: number): Chord {
  const sounding = bar.chords.filter((placed) => placed.beat <= beat + 1e-6).at(-1) ?? bar.chords[0];
  if (!sounding) {
    throw new RangeError(`bar ${bar.index} has no chord`);
  }
  return sounding.chord;
}
