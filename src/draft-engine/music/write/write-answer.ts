import { beatsOf, chordAt, secondsAt, type Bar, type Piece } from '../form/piece.ts';
import type { ScoreNote } from '../music-request.ts';
import { secondVoice } from './melody-bars.ts';
import { pitchNear } from './melody-pitch.ts';
import { forceOf, type WriteNote } from './part-writer.ts';

/** Semitones below the melody around which the second voice lies. */
const BELOW = 9;

/** Writes a second voice where the music is full: long notes of the chord below the melody, moving when it rests. */
export function writeAnswer(piece: Piece, melody: readonly ScoreNote[], write: WriteNote): void {
  const { design, bars } = piece;
  const instrument = secondVoice(piece, melody[0]?.instrument);
  if (instrument === undefined) {
    return;
  }
  const centre = design.centre - BELOW;
  const range = { low: centre - 7, high: centre + 7, centre };
  let before: number | undefined;
  for (const bar of bars) {
    if (!isAnswered(bar)) {
      before = undefined;
      continue;
    }
    const beats = bar.silentFrom ?? beatsOf(bar);
    const starts = beats >= 4 ? [0, 2] : [0];
    for (const [index, beat] of starts.entries()) {
      const sung = melody.find((note) => note.startSeconds > secondsAt(bar, beat) - 0.05);
      // Against the melody where it is high.
      const falls = before !== undefined && sung !== undefined && sung.pitch > design.centre;
      const wish = (before ?? centre) + (falls ? -2 : 2);
      const pitch = pitchNear({ bar, chord: chordAt(bar, beat), range, which: 'chord' }, wish);
      const length = ((starts[index + 1] ?? beats) - beat) * 0.95;
      write(bar, { part: 'answer', instrument, pitch, beat, beats: length, velocity: forceOf(bar, design.force) - 2 });
      before = pitch;
    }
  }
}

/** Full bars, and every second answer of the others. */
function isAnswered({ level, phrase, isHeld, last }: Bar): boolean {
  const isSecondAnswer = level === 'theme' && phrase.kind === 'answer' && phrase.index % 4 === 3;
  return (level === 'full' || isSecondAnswer) && isHeld !== true && !last;
}
