import type { Random } from '#src/shared/random.ts';
import { beatsOf, type Bar, type Piece } from '../form/piece.ts';
import { findInstrument, isSustained } from '../style/instruments.ts';
import { FIGURES, type FigurePattern } from './figures.ts';
import { forceOf, type WriteNote } from './part-writer.ts';
import type { Voicing } from './voicing.ts';

/** Writes held chords, pad and figure. */
export function writeAccompaniment(piece: Piece, voicings: readonly Voicing[], write: WriteNote, random: Random): void {
  voicings.forEach((voicing, index) => {
    if (voicing.bar.level === 'none') {
      return;
    }
    holdChord(piece, voicing, voicings[index - 1], write);
    if (!voicing.bar.last && !voicing.bar.isHeld) {
      moveOn(piece, voicing, write, random);
    }
  });
}

/** Chords are held by the quiet pad in quiet bars, by the harmony's instrument in others, and by both in full ones. */
function holdChord({ design }: Piece, voicing: Voicing, before: Voicing | undefined, write: WriteNote): void {
  const { bar, beat, voices } = voicing;
  const { harmony, pad } = design.instruments;
  const force = forceOf(bar, design.force);
  const beats = (bar.silentFrom ?? beatsOf(bar)) - beat;
  if (beats <= 0) {
    return;
  }
  const isQuiet = bar.level === 'low' || bar.isHeld === true;
  const holds = [
    ...(harmony !== undefined && (!isQuiet || pad === undefined) ? [['harmony', harmony, -8] as const] : []),
    ...(pad !== undefined && (isQuiet || bar.level === 'full' || bar.last)
      ? [['pad', pad, isQuiet ? 0 : -12] as const]
      : []),
  ];
  for (const [part, instrument, softer] of holds) {
    voices.forEach((pitch, place) => {
      const from = suspended(voicing, before, place, beats);
      const note = { part, instrument, velocity: force + softer };
      if (from !== undefined) {
        write(bar, { ...note, pitch: from, beat, beats: beats / 2 });
        write(bar, { ...note, pitch, beat: beat + beats / 2, beats: beats / 2 });
      } else {
        write(bar, { ...note, pitch, beat, beats });
      }
    });
  }
}

/** The note that a voice keeps from the chord before and lets fall later: tension that resolves by step. */
function suspended(
  { bar, chord, voices }: Voicing,
  before: Voicing | undefined,
  place: number,
  beats: number,
): number | undefined {
  const from = before?.voices[place];
  const to = voices[place];
  if (from === undefined || to === undefined || before?.bar.level === 'none' || bar.last) {
    return undefined;
  }
  const above = (from - chord.root - bar.tonic + 240) % 12;
  const isFourthToThird = above === 5 && (from - to === 1 || from - to === 2);
  return isFourthToThird && beats >= 2 && bar.tension >= 0.45 ? from : undefined;
}

/** The figure: only its beats where little happens, all of it else. */
function moveOn({ design }: Piece, voicing: Voicing, write: WriteNote, random: Random): void {
  const { bar, voices } = voicing;
  const instrument = design.instruments.figure;
  if (instrument === undefined || design.figure === 'none' || (bar.level === 'low' && bar.tension < 0.15)) {
    return;
  }
  const figure = FIGURES[design.figure];
  const ladder = [...voices, ...voices.map((pitch) => pitch + 12)];
  const ends = bar.silentFrom ?? beatsOf(bar);
  const ring = design.touch * (isSustained(findInstrument(instrument)) ? 1 : 1.6);
  const force = forceOf(bar, design.force) - 6;
  for (const { sign, beat, gap } of strokesOf(figure, beatsOf(bar))) {
    if (beat >= ends || isLeftOut(bar, beat)) {
      continue;
    }
    const accent = accentOf(beat) + random.between(-2, 2);
    const pitches = sign === 'x' ? voices : ladder.slice(Number(sign), Number(sign) + 1);
    for (const pitch of pitches) {
      write(bar, {
        part: 'figure',
        instrument,
        pitch: pitch + figure.octave * 12,
        beat: swung(beat, design.swing),
        beats: Math.min(Math.min(gap, 2) * ring, ends - beat),
        velocity: force + accent - (sign === 'x' ? 6 : 0),
      });
    }
  }
}

/** Quiet bars keep the beats only. */
function isLeftOut({ level, tension }: Bar, beat: number): boolean {
  return level === 'low' && beat % 1 !== 0 && tension < 0.6;
}

/** The first beat is played harder, what lies between beats softer. */
function accentOf(beat: number): number {
  return (beat === 0 ? 6 : 0) - (beat % 1 === 0 ? 0 : 5);
}

/** The strokes of a figure in a bar, with the beats from each to the next. */
function strokesOf({ four, three }: FigurePattern, beats: number): { sign: string; beat: number; gap: number }[] {
  const pattern = beats === 3 ? three : four;
  const perBeat = pattern.length / (beats === 3 ? 3 : 4);
  const steps = Array.from({ length: Math.round(beats * perBeat) }, (_, step) => ({
    sign: pattern.charAt(step % pattern.length),
    beat: step / perBeat,
  })).filter(({ sign }) => sign !== '.');
  return steps.map(({ sign, beat }, index) => ({ sign, beat, gap: (steps[index + 1]?.beat ?? beats) - beat }));
}

/** The later half of a beat, as late as the style swings it. */
export function swung(beat: number, swing: number): number {
  const within = beat % 1;
  return within === 0.5 ? beat + swing / 2 : beat;
}
