import type { Random } from '#src/shared/random.ts';
import { beatsOf, type Bar, type Piece } from '../form/piece.ts';
import { DRUM_PATTERNS, DRUMS, type Drum } from './drum-patterns.ts';
import { forceOf, type WriteNote } from './part-writer.ts';
import { swung } from './write-accompaniment.ts';

/** Tension from which drums play in quiet bars. */
const QUIET_DRUMS = 0.55;

/** Writes the style's drums: with the music's level, thinner in quiet bars, with a fill where a phrase ends. */
export function writeDrums({ design, bars }: Piece, write: WriteNote, random: Random): void {
  if (design.drums === 'none' || design.without.has('drums')) {
    return;
  }
  const pattern = DRUM_PATTERNS[design.drums];
  for (const bar of bars) {
    const isWanted =
      bar.level === 'full' || bar.level === 'theme' || (bar.level === 'low' && bar.tension >= QUIET_DRUMS);
    if (!isWanted || bar.isHeld) {
      continue;
    }
    if (bar.last) {
      if (bar.level === 'full') {
        write(bar, {
          part: 'drums',
          instrument: 'drums',
          pitch: DRUMS.crash,
          beat: 0,
          beats: 1,
          velocity: forceOf(bar, design.force),
        });
      }
      continue;
    }
    const beats = beatsOf(bar);
    const strokes = (beats === 3 && pattern.three) || pattern.four;
    const perBar = beats === 3 && pattern.three ? 3 : 4;
    const fills = isFill(bar);
    Object.entries(strokes).forEach(([drum, rhythm], layer) => {
      // Quiet bars keep the pulse only.
      if (bar.level !== 'low' || layer === 0) {
        writeDrum(
          bar,
          { drum: drum as Drum, rhythm, perBeat: rhythm.length / perBar },
          fills ? beats - 1 : beats,
          design,
          write,
          random,
        );
      }
    });
    if (fills) {
      writeFill(bar, design.force, write);
    }
  }
}

function writeDrum(
  bar: Bar,
  { drum, rhythm, perBeat }: { drum: Drum; rhythm: string; perBeat: number },
  beats: number,
  { force, swing }: Piece['design'],
  write: WriteNote,
  random: Random,
): void {
  const end = Math.min(beats, bar.silentFrom ?? beats);
  for (let step = 0; step < end * perBeat; step++) {
    const sign = rhythm[step % rhythm.length] as string;
    if (sign === '.') {
      continue;
    }
    const beat = step / perBeat;
    write(bar, {
      part: 'drums',
      instrument: 'drums',
      pitch: DRUMS[drum],
      beat: swung(beat, swing),
      beats: 0.25,
      velocity: (forceOf(bar, force) + 8) * (Number(sign) / 9) + random.between(-4, 4),
    });
  }
}

function isFill(bar: Bar): boolean {
  return bar.level === 'full' && bar.place === bar.phrase.bars - 1 && bar.phrase.kind === 'answer' && beatsOf(bar) >= 3;
}

/** Toms down through the last beat. */
function writeFill(bar: Bar, force: number, write: WriteNote): void {
  const beats = bar.silentFrom ?? beatsOf(bar);
  [DRUMS.high_tom, DRUMS.mid_tom, DRUMS.high_floor_tom, DRUMS.low_tom].forEach((pitch, index) => {
    write(bar, {
      part: 'drums',
      instrument: 'drums',
      pitch,
      beat: beats - 1 + index / 4,
      beats: 0.25,
      velocity: forceOf(bar, force) - 6 + index * 4,
    });
  });
}
