import type { MusicCue, ScoreNote } from '../music-request.ts';

/** Air around speech in which nothing busy starts. */
const MARGIN_SECONDS = 0.15;
/** Voices lie below; a melody above is heard beside them. */
const ABOVE_VOICES = 72;
/** Shorter melody notes are busy. */
const CALM_SECONDS = 0.55;
const SOFTER = { melody: 9, answer: 0, figure: 7, harmony: 4, pad: 2, bass: 1, accent: 12, drums: 10 } as const;

/**
 * Makes room for voices: while somebody speaks, the second voice and quick notes of the melody are left out, what stays
 * of it lies above the voices, figures keep every second note, and everything is softer.
 */
export function makeRoomForSpeech(notes: readonly ScoreNote[], cues: readonly MusicCue[]): ScoreNote[] {
  const speeches = cues.flatMap(({ speech }) => (speech ? [speech] : []));
  if (speeches.length === 0) {
    return [...notes];
  }
  const isUnderSpeech = (seconds: number): boolean =>
    speeches.some(
      ({ startSeconds, endSeconds }) =>
        seconds > startSeconds - MARGIN_SECONDS && seconds < endSeconds + MARGIN_SECONDS / 2,
    );
  let figures = 0;
  let lastFigure = -1;
  return notes.flatMap((note) => {
    if (!isUnderSpeech(note.startSeconds)) {
      return [note];
    }
    if (note.part === 'figure' && note.startSeconds - lastFigure > 0.03) {
      figures++;
      lastFigure = note.startSeconds;
    }
    const isBusy =
      note.part === 'answer' ||
      (note.part === 'melody' && note.durationSeconds < CALM_SECONDS) ||
      (note.part === 'figure' && figures % 2 === 0);
    if (isBusy) {
      return [];
    }
    const pitch = note.part === 'melody' && note.pitch < ABOVE_VOICES ? note.pitch + 12 : note.pitch;
    return [{ ...note, pitch, velocity: Math.max(18, note.velocity - SOFTER[note.part]) }];
  });
}
