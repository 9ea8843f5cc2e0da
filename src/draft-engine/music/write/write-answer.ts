import { beatsOf, chordAt, secondsAt, type Piece } from '../form/piece.ts';
import type { ScoreNote } from '../music-request.ts';
import { secondVoice } from './melody-bars.ts';
import { pitchNear } from './melody-pitch.ts';
import { forceOf, type WriteNote } from './part-writer.ts';

/** Semitones below the melody around which the second voice lies. */
const BELOW = 9;

/** Writes a second voice where the music is full: long notes of the chord below the melody, moving when it rests. */
export function writeAnswer(piece: Piece, written: readonly ScoreNote[], write: WriteNote): void {
  const { design, bars } = piece;
  const instrument = secondVoice(piece, written.find(({ part }) => part === 'melody')?.instrument as never);
  if (instrument === undefined || design.without.has('answer')) {
    return;
  }
  let before: number | undefined;
  for (const bar of bars) {
    const isWanted =
      bar.level === 'full' || (bar.level === 'theme' && bar.phrase.kind === 'answer' && bar.phrase.index % 4 === 3);
    if (!isWanted || bar.isHeld || bar.last) {
      before = undefined;
      continue;
    }
    const beats = bar.silentFrom ?? beatsOf(bar);
    const half = beats >= 4 ? 2 : 0;
    const centre = design.centre - BELOW;
    for (const beat of half > 0 ? [0, half] : [0]) {
      if (beat >= beats) {
        continue;
      }
      const chord = chordAt(bar, beat);
      const sung = written.find((note) => note.part === 'melody' && note.startSeconds > secondsAt(bar, beat) - 0.05);
      // Against the melody's direction where it can.
      const wish = (before ?? centre) + (sung && before !== undefined && sung.pitch > centre + BELOW ? -2 : 2);
      const pitch = pitchNear(bar, chord, wish, { low: centre - 7, high: centre + 7, centre }, 'chord');
      const length = beat === 0 && half > 0 ? half : beats - beat;
      write(bar, {
        part: 'answer',
        instrument,
        pitch,
        beat,
        beats: length * 0.95,
        velocity: forceOf(bar, design.force) - 2,
      });
      before = pitch;
    }
  }
}
