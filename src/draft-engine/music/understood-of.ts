import type { Piece } from './form/piece.ts';
import type { ScoreNote } from './music-request.ts';
import { HARMONIES } from './style/harmonies.ts';
import type { UnderstoodMusic } from './understood-music.ts';

/** What the words of a description said; of films nothing. */
export type Readings = Partial<
  Pick<
    UnderstoodMusic,
    | 'genres'
    | 'scenes'
    | 'substitutes'
    | 'without'
    | 'withoutWords'
    | 'isByChance'
    | 'words'
    | 'unknown'
    | 'isSingingAsked'
  >
>;

const NOTE_NAMES = ['C', 'D♭', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'] as const;
const PARTS_IN_ORDER: readonly ScoreNote['part'][] = ['melody', 'answer', 'figure', 'harmony', 'bass', 'pad', 'drums'];

/** Describes a piece as it was composed. */
export function understoodOf(
  { design, bars, sections }: Piece,
  notes: readonly ScoreNote[],
  readings: Readings,
): UnderstoodMusic {
  const beats = bars
    .filter(({ last }) => !last)
    .flatMap(({ beatSeconds }) => beatSeconds.slice(1).map((time, index) => time - (beatSeconds[index] ?? 0)));
  const mean = beats.reduce((sum, each) => sum + each, 0) / Math.max(1, beats.length);
  const harmony = HARMONIES[design.harmony];
  const playing = PARTS_IN_ORDER.flatMap((part) =>
    notes.filter((note) => note.part === part).map(({ instrument }) => instrument),
  );
  return {
    mood: design.mood,
    genres: readings.genres ?? [],
    scenes: readings.scenes ?? [],
    beatsPerMinute: Math.round(60 / Math.max(0.1, mean)),
    beatsPerBar: design.beatsPerBar,
    key: `${NOTE_NAMES[design.tonic] ?? ''} ${harmony.melodyScale ?? harmony.scale}`,
    instruments: [...new Set<string>(playing)],
    substitutes: readings.substitutes ?? [],
    without: readings.without ?? [],
    withoutWords: readings.withoutWords ?? [],
    form: sections.map(({ name }) => name),
    dynamics: design.dynamics,
    isByChance: readings.isByChance ?? false,
    words: readings.words ?? [],
    unknown: readings.unknown ?? [],
    isSingingAsked: readings.isSingingAsked ?? false,
  };
}
