import type { MusicAccent } from '../../story/music-brief.ts';
import { beatsOf, chordAt, type Bar, type Piece } from '../form/piece.ts';
import type { MusicCue } from '../music-request.ts';
import type { InstrumentName } from '../style/instruments.ts';
import { pitchClass } from '../style/scales.ts';
import { DRUMS } from './drum-patterns.ts';
import type { WriteNote } from './part-writer.ts';

/** One stroke of an accent: an instrument on a note of the chord (0 the root), or a drum. */
interface Stroke {
  plays: InstrumentName | { drum: keyof typeof DRUMS };
  /** Semitones above the chord's root, from which octave; for drums unused. */
  note: number | 'chord';
  octave: number;
  /** Beats after the accent. */
  beat: number;
  /** Length in beats. */
  beats: number;
  loudness: number;
}

/** What is heard with each accent; deeds not listed are left to the score. */
const STROKES: Readonly<Record<MusicAccent, readonly Stroke[]>> = {
  discovery: [
    ...[0, 7, 12, 16, 19, 24].map((note, index): Stroke => ({
      plays: 'harp',
      note,
      octave: 60,
      beat: index / 8,
      beats: 2,
      loudness: 70 + index * 4,
    })),
    { plays: 'celesta', note: 'chord', octave: 84, beat: 0.75, beats: 2.5, loudness: 76 },
    { plays: { drum: 'triangle' }, note: 0, octave: 0, beat: 0.75, beats: 1, loudness: 70 },
  ],
  shock: [
    { plays: 'tremolo_strings', note: 1, octave: 60, beat: 0, beats: 3, loudness: 104 },
    { plays: 'tremolo_strings', note: 0, octave: 60, beat: 0, beats: 3, loudness: 104 },
    { plays: 'trombone', note: 0, octave: 48, beat: 0, beats: 1.5, loudness: 104 },
    { plays: 'timpani', note: 0, octave: 36, beat: 0, beats: 2, loudness: 116 },
    { plays: { drum: 'crash' }, note: 0, octave: 0, beat: 0, beats: 2, loudness: 96 },
  ],
  blow: [
    { plays: 'timpani', note: 0, octave: 36, beat: 0, beats: 1, loudness: 104 },
    { plays: { drum: 'low_tom' }, note: 0, octave: 0, beat: 0, beats: 1, loudness: 104 },
  ],
  death: [
    { plays: 'timpani', note: 0, octave: 36, beat: 0, beats: 2, loudness: 66 },
    { plays: 'strings', note: 0, octave: 84, beat: 0, beats: 8, loudness: 52 },
  ],
  triumph: [
    { plays: 'brass', note: 'chord', octave: 60, beat: 0, beats: 2, loudness: 96 },
    { plays: 'timpani', note: 0, octave: 36, beat: 0, beats: 1, loudness: 96 },
    { plays: { drum: 'crash' }, note: 0, octave: 0, beat: 0, beats: 2, loudness: 96 },
  ],
  meeting: [{ plays: 'harp', note: 'chord', octave: 72, beat: 0, beats: 2, loudness: 66 }],
  parting: [{ plays: 'bells', note: 0, octave: 60, beat: 0, beats: 4, loudness: 62 }],
};
/** The rarer comes first where two are near. */
const ORDER: readonly MusicAccent[] = ['shock', 'death', 'triumph', 'discovery', 'parting', 'meeting', 'blow'];
/** Two accents are no nearer than this: the music comments, it does not mimic. */
const APART_SECONDS = 7;

/** Marks deeds on the first beat of their shots. */
export function writeAccents({ bars, cues, design }: Piece, write: WriteNote): void {
  if (design.without.has('accent')) {
    return;
  }
  for (const { accent, startSeconds } of chosenAccents(cues)) {
    const bar = bars.find((one) => !one.last && (one.beatSeconds.at(-1) ?? 0) > startSeconds + 0.05);
    if (!bar || accent === undefined) {
      continue;
    }
    const start = beatNear(bar, startSeconds);
    for (const stroke of STROKES[accent]) {
      if (typeof stroke.plays === 'string' || !design.without.has('drums')) {
        play(bar, start, stroke, write);
      }
    }
  }
}

function chosenAccents(cues: readonly MusicCue[]): MusicCue[] {
  const chosen: MusicCue[] = [];
  for (const kind of ORDER) {
    for (const cue of cues) {
      const isApart = chosen.every((other) => Math.abs(other.startSeconds - cue.startSeconds) >= APART_SECONDS);
      if (cue.accent === kind && cue.level !== 'none' && isApart) {
        chosen.push(cue);
      }
    }
  }
  return chosen;
}

function beatNear(bar: Bar, seconds: number): number {
  let best = 0;
  for (let beat = 1; beat < beatsOf(bar); beat++) {
    if (Math.abs((bar.beatSeconds[beat] ?? 0) - seconds) < Math.abs((bar.beatSeconds[best] ?? 0) - seconds)) {
      best = beat;
    }
  }
  return best;
}

function play(bar: Bar, start: number, { plays, note, octave, beat, beats, loudness }: Stroke, write: WriteNote): void {
  const chord = chordAt(bar, start);
  const common = { part: 'accent' as const, beat: start + beat, beats, velocity: loudness };
  if (typeof plays === 'object') {
    write(bar, { ...common, part: 'drums', instrument: 'drums', pitch: DRUMS[plays.drum] });
    return;
  }
  if (note === 'chord') {
    for (const tone of chord.tones.slice(0, 3)) {
      write(bar, { ...common, instrument: plays, pitch: octave + pitchClass(tone + bar.tonic) });
    }
    return;
  }
  write(bar, {
    ...common,
    instrument: plays,
    pitch: octave + pitchClass(chord.root + bar.tonic) + fitting(note, chord.root, chord.tones),
  });
}

/** The note of the chord at or below an interval above its root; a minor second stays one. */
function fitting(interval: number, root: number, tones: readonly number[]): number {
  if (interval <= 1) {
    return interval;
  }
  for (let down = 0; down < 12; down++) {
    if (tones.includes((root + interval - down + 24) % 12)) {
      return interval - down;
    }
  }
  return interval;
}
