import type { Random } from '#src/shared/random.ts';
import { beatsOf, type Bar, type Piece } from '../form/piece.ts';
import { DRUM_PATTERNS, DRUMS, type Drum, type DrumPattern } from './drum-patterns.ts';
import { forceOf, type BarNote, type WriteNote } from './part-writer.ts';
import { swung } from './write-accompaniment.ts';

/** Tension from which drums play in quiet bars. */
const QUIET_DRUMS = 0.55;

/** Writes the style's drums: with the music's level, thinner in quiet bars, with a fill where a phrase ends. */
export function writeDrums({ design, bars }: Piece, write: WriteNote, random: Random): void {
  if (design.drums === 'none' || design.without.has('drums')) {
    return;
  }
  const pattern = DRUM_PATTERNS[design.drums];
  for (const bar of bars.filter(hasDrums)) {
    const force = forceOf(bar, design.force);
    if (bar.last) {
      write(bar, stroke('crash', 0, force));
      continue;
    }
    for (const { drum, beat, loudness } of strokesOf(bar, pattern)) {
      write(bar, stroke(drum, swung(beat, design.swing), (force + 8) * loudness + random.between(-4, 4)));
    }
    if (isFill(bar, pattern)) {
      FILL.forEach((drum, index) => {
        write(bar, stroke(drum, (bar.silentFrom ?? beatsOf(bar)) - 1 + index / FILL.length, force - 6 + index * 4));
      });
    }
  }
}

/** Toms down through the last beat. */
const FILL: readonly Drum[] = ['high_tom', 'mid_tom', 'high_floor_tom', 'low_tom'];

function hasDrums({ level, tension, isHeld, last }: Bar): boolean {
  const isLoud = level === 'full' || (level === 'theme' && !last);
  return isHeld !== true && (isLoud || (level === 'low' && tension >= QUIET_DRUMS && !last));
}

const stroke = (drum: Drum, beat: number, velocity: number): BarNote => ({
  part: 'drums',
  instrument: 'drums',
  pitch: DRUMS[drum],
  beat,
  beats: 0.25,
  velocity,
});

/** The strokes of a bar; quiet bars keep the first drum only, and a fill has the last beat. */
function strokesOf(bar: Bar, pattern: DrumPattern): { drum: Drum; beat: number; loudness: number }[] {
  const beats = beatsOf(bar);
  const { four, three } = pattern;
  const isThree = beats === 3 && three !== undefined;
  const end = Math.min(isFill(bar, pattern) ? beats - 1 : beats, bar.silentFrom ?? beats);
  const drums = Object.entries(isThree ? three : four) as [Drum, string][];
  return drums.slice(0, bar.level === 'low' ? 1 : undefined).flatMap(([drum, rhythm]) => {
    const perBeat = rhythm.length / (isThree ? 3 : 4);
    return Array.from({ length: Math.round(end * perBeat) }, (_, step) => ({
      drum,
      beat: step / perBeat,
      loudness: Number(rhythm.charAt(step % rhythm.length).replace('.', '0')) / 9,
    })).filter(({ loudness }) => loudness > 0);
  });
}

function isFill(bar: Bar, { four }: DrumPattern): boolean {
  const hasToms = four.snare !== undefined || four.high_floor_tom !== undefined;
  const closes = bar.place === bar.phrase.bars - 1 && bar.phrase.kind === 'answer';
  return hasToms && closes && bar.level === 'full' && beatsOf(bar) >= 3;
}
