import { secondsAt, type Bar } from '../form/piece.ts';
import type { PartName, ScoreNote } from '../music-request.ts';
import { findInstrument } from '../style/instruments.ts';

/** A note within a bar. */
export interface BarNote {
  part: PartName;
  instrument: ScoreNote['instrument'];
  pitch: number;
  /** Beats from the bar's start, and length in beats. */
  beat: number;
  beats: number;
  velocity: number;
}

/** Adds a note to a piece, in time and within the instrument's range. */
export type WriteNote = (bar: Bar, note: BarNote) => void;

/** Collects notes; each is moved by octaves into its instrument's range. */
export function createPartWriter(notes: ScoreNote[]): WriteNote {
  return (bar, { part, instrument, pitch, beat, beats, velocity }) => {
    const startSeconds = secondsAt(bar, beat);
    notes.push({
      part,
      instrument,
      pitch: instrument === 'drums' ? pitch : intoRange(pitch, instrument),
      velocity: Math.max(1, Math.min(127, Math.round(velocity))),
      startSeconds,
      durationSeconds: Math.max(0.05, secondsAt(bar, beat + beats) - startSeconds),
    });
  };
}

function intoRange(pitch: number, instrument: Exclude<ScoreNote['instrument'], 'drums'>): number {
  const { low, high } = findInstrument(instrument);
  let moved = pitch;
  while (moved < low) {
    moved += 12;
  }
  while (moved > high) {
    moved -= 12;
  }
  return moved;
}

/** How hard a bar is played: its tension, its level, and the piece's own force. */
export function forceOf(bar: Bar, force: number): number {
  const level = { none: -20, low: -5, theme: 0, full: 8 }[bar.level];
  return 52 + bar.tension * 30 + level + force;
}
