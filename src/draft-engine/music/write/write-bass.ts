import { beatsOf, type Piece } from '../form/piece.ts';
import type { BassName } from '../style/style.ts';
import { localScale } from './local-scale.ts';
import { forceOf, type WriteNote } from './part-writer.ts';
import type { Voicing } from './voicing.ts';

/** A bass note: beat, length in beats, and what it is: the root, the fifth, the octave, or a step towards the next. */
type BassNote = readonly [beat: number, beats: number, what: 'root' | 'fifth' | 'octave' | 'lead' | 'walk'];

const EIGHTHS: readonly BassNote[] = Array.from(
  { length: 8 },
  (_, index) => [index / 2, 0.45, index === 7 ? 'lead' : 'root'] as const,
);

/** What the bass does in a bar of four beats; notes beyond a shorter bar are left out. */
const PATTERNS: Readonly<Record<BassName, readonly BassNote[]>> = {
  hold: [[0, 4, 'root']],
  halves: [
    [0, 2, 'root'],
    [2, 1, 'fifth'],
    [3, 1, 'lead'],
  ],
  alternating: [
    [0, 0.8, 'root'],
    [2, 0.8, 'fifth'],
    [3, 0.8, 'lead'],
  ],
  walking: [
    [0, 0.95, 'root'],
    [1, 0.95, 'walk'],
    [2, 0.95, 'fifth'],
    [3, 0.95, 'lead'],
  ],
  eighths: EIGHTHS,
  pedal: [
    [0, 1.4, 'root'],
    [1.5, 0.5, 'root'],
    [2, 1, 'root'],
    [3, 0.9, 'root'],
  ],
  waltz: [[0, 0.9, 'root']],
  bossa: [
    [0, 1.4, 'root'],
    [1.5, 0.5, 'fifth'],
    [2, 1.4, 'fifth'],
    [3.5, 0.45, 'lead'],
  ],
  tango: [
    [0, 0.7, 'root'],
    [1.5, 0.4, 'root'],
    [2, 0.7, 'fifth'],
    [3, 0.7, 'lead'],
  ],
  offbeat: [
    [0, 0.3, 'root'],
    [0.5, 0.4, 'octave'],
    [1.5, 0.4, 'octave'],
    [2.5, 0.4, 'octave'],
    [3, 0.4, 'root'],
    [3.5, 0.4, 'lead'],
  ],
  sparse: [
    [0, 1.8, 'root'],
    [2.5, 1.2, 'fifth'],
  ],
};

/** Writes the bass: its style's line, a pedal under rising tension, long notes in quiet bars. */
export function writeBass({ design }: Piece, voicings: readonly Voicing[], write: WriteNote): void {
  const instrument = design.instruments.bass;
  if (instrument === undefined) {
    return;
  }
  voicings.forEach((voicing, index) => {
    const { bar, bass } = voicing;
    if (bar.level === 'none') {
      return;
    }
    const beats = bar.silentFrom ?? beatsOf(bar);
    const force = forceOf(bar, design.force) + 2;
    const isPlain = bar.last || bar.isHeld === true || (bar.level === 'low' && bar.tension < 0.6);
    const next = voicings[index + 1]?.bass ?? bass;
    for (const [beat, length, what] of PATTERNS[isPlain ? 'hold' : design.bass]) {
      if (beat >= beats) {
        continue;
      }
      const pitch = isPedal(voicing) ? pedalOf(voicing) : pitchFor(what, voicing, next);
      write(bar, {
        part: 'bass',
        instrument,
        pitch,
        beat,
        beats: isPlain ? beats : Math.min(length, beats - beat),
        velocity: force - (beat === 0 ? 0 : 5),
      });
    }
  });
}

/** A dominant held below changing chords: in questions of high tension. */
function isPedal({ bar, chord }: Voicing): boolean {
  const dominant = 7;
  return bar.tension >= 0.7 && bar.phrase.kind === 'question' && !bar.last && chord.tones.includes(dominant);
}

function pedalOf({ bar }: Voicing): number {
  const pitch = 31 + ((bar.tonic + 7 - 31 + 120) % 12);
  return pitch;
}

function pitchFor(what: BassNote[2], { bar, chord, bass }: Voicing, next: number): number {
  const fifth = chord.tones[2] ?? chord.tones[1] ?? chord.root;
  const above = (tone: number): number => bass + ((tone + bar.tonic - bass + 240) % 12);
  switch (what) {
    case 'root':
      return bass;
    case 'octave':
      return bass + 12;
    case 'fifth': {
      const up = above(fifth);
      return up > 48 ? up - 12 : up;
    }
    case 'walk':
      return above(chord.tones[1] ?? chord.root);
    case 'lead':
      return stepTowards(next, bass, localScale(bar, chord));
  }
}

/** The note of the scale next to the coming bass note, on the side that the line comes from. */
function stepTowards(next: number, from: number, scale: ReadonlySet<number>): number {
  if (next === from) {
    return from;
  }
  const side = next > from ? -1 : 1;
  const near = [1, 2, 3].map((step) => next + side * step).find((pitch) => scale.has(((pitch % 12) + 12) % 12));
  return near ?? from;
}
