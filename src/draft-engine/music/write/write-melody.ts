import type { Random } from '#src/shared/random.ts';
import { beatsOf, chordAt, type Bar, type Piece } from '../form/piece.ts';
import type { InstrumentName } from '../style/instruments.ts';
import type { MotifNote } from '../theme/motif.ts';
import type { Theme } from '../theme/themes.ts';
import { barsOfMelody } from './melody-bars.ts';
import { chooseMelodyPitch, pitchNear, type MelodyRange } from './melody-pitch.ts';
import { forceOf, type WriteNote } from './part-writer.ts';
import { swung } from './write-accompaniment.ts';

/** A singable range: a ninth around the centre, and a third more for the climax. */
const REACH = 8;
const CLIMAX_LIFT = 4;

interface Line {
  /** The note before. */
  pitch: number | undefined;
}

/**
 * Writes the melody phrase by phrase: a motif, its continuation and a cadence, varied by what its character meets; the
 * highest note comes where the tension is highest.
 */
export function writeMelody(piece: Piece, themes: readonly Theme[], write: WriteNote, random: Random): void {
  const climax = climaxPhrase(piece);
  const line: Line = { pitch: undefined };
  for (const bar of piece.bars) {
    const plan = barsOfMelody(bar, piece, themes);
    if (!plan) {
      line.pitch = undefined;
      continue;
    }
    const lift = (bar.phrase.index === climax ? CLIMAX_LIFT : 0) + plan.lift;
    writeBar({ piece, write, random }, bar, { ...plan, centre: piece.design.centre + lift, line });
  }
}

function climaxPhrase({ bars }: Piece): number {
  const total = bars.length;
  const worth = (bar: Bar): number =>
    bar.tension + 0.25 * (1 - Math.abs(bar.index / total - 0.7)) - (bar.level === 'low' ? 1 : 0);
  const best = bars
    .filter((bar) => !bar.last)
    .reduce<Bar | undefined>((top, bar) => (top && worth(top) >= worth(bar) ? top : bar), undefined);
  return best?.phrase.index ?? -1;
}

interface BarOfMelody {
  notes: readonly MotifNote[];
  instrument: InstrumentName;
  part: 'melody' | 'answer';
  centre: number;
  line: Line;
  softer: number;
}

interface Writing {
  piece: Piece;
  write: WriteNote;
  random: Random;
}

function writeBar(
  { piece: { design }, write, random }: Writing,
  bar: Bar,
  { notes, instrument, part, centre, line, softer }: BarOfMelody,
): void {
  const force = forceOf(bar, design.force) + 14 - softer;
  const beats = bar.silentFrom ?? beatsOf(bar);
  const range: MelodyRange = { low: centre - REACH, high: centre + REACH, centre };
  if (bar.last) {
    const pitch = pitchNear({ bar, chord: chordAt(bar, 0), range, which: 'root' }, line.pitch ?? centre);
    write(bar, { part, instrument, pitch, beat: 0, beats: beats * 0.85, velocity: force });
    return;
  }
  const start = notes[0] ? chooseStart(bar, line, range) : centre;
  let beat = 0;
  notes.forEach((note, index) => {
    const isLastNote = index === notes.length - 1;
    const length = isLastNote ? beats - beat : Math.min(note.beats, beats - beat);
    if (length <= 0.05) {
      return;
    }
    const closes = isLastNote && bar.place === bar.phrase.bars - 1;
    const next = notes[index + 1];
    const pitch = chooseMelodyPitch({
      bar,
      beat,
      wish: { from: start, steps: note.step },
      before: line.pitch,
      isStrong: isStrongBeat(beat, beatsOf(bar)) || length >= 1.5 || closes,
      rest: closes ? bar.phrase.kind : undefined,
      range,
    });
    line.pitch = pitch;
    const breath = closes ? Math.min(1, length / 3) : 0;
    write(bar, {
      part,
      instrument,
      pitch,
      beat: swung(beat, design.swing),
      beats: Math.max(0.2, length - breath) * (next && next.step === note.step ? 0.85 : 0.97),
      // A phrase swells towards its middle and falls away; higher notes are sung out.
      velocity:
        force +
        (isStrongBeat(beat, beatsOf(bar)) ? 4 : -3) +
        4 * Math.sin((Math.PI * (bar.place + beat / beats)) / bar.phrase.bars) +
        (pitch - centre) * 0.4 +
        random.between(-2, 2),
    });
    beat += note.beats;
  });
}

/** Where the bar's motif starts: on a chord tone near the note before, drawn towards the centre. */
function chooseStart(bar: Bar, { pitch }: Line, range: MelodyRange): number {
  const wish = pitch === undefined ? range.centre - 2 : pitch * 0.6 + (range.centre - 1) * 0.4;
  return pitchNear({ bar, chord: chordAt(bar, 0), range, which: 'chord' }, wish);
}

/** The first beat, and the middle of bars that have one. */
function isStrongBeat(beat: number, beats: number): boolean {
  return beat === 0 || (beats % 2 === 0 && beat === beats / 2);
}
