import { createRandom, type Random } from '#src/shared/random.ts';

/** A note of a motif. */
export interface MotifNote {
  /** Length in beats. */
  beats: number;
  /** Steps of the scale above the motif's first note. */
  step: number;
}

/** Two bars that can be recognised again: the first moves, the second comes to rest. */
export interface Motif {
  first: readonly MotifNote[];
  second: readonly MotifNote[];
}

/** How something moves, and with it its motif. */
export type Gait = 'walking' | 'lively' | 'heavy' | 'angular' | 'floating';

/** Rhythms of a bar by beats, in lengths of beats, from quiet to lively. */
const RHYTHMS: Readonly<Record<3 | 4, Readonly<Record<'quiet' | 'even' | 'lively', readonly (readonly number[])[]>>>> =
  {
    4: {
      quiet: [[2, 2], [3, 1], [4], [2, 1, 1]],
      even: [
        [1, 1, 2],
        [1.5, 0.5, 2],
        [1, 1, 1, 1],
        [2, 1, 1],
        [1.5, 0.5, 1, 1],
      ],
      lively: [
        [0.5, 0.5, 1, 1, 1],
        [1, 0.5, 0.5, 1, 1],
        [0.75, 0.25, 1, 1, 1],
        [0.5, 1, 0.5, 1, 1],
        [1.5, 0.5, 0.5, 0.5, 1],
      ],
    },
    3: {
      quiet: [[3], [2, 1], [1, 2]],
      even: [
        [1, 1, 1],
        [2, 1],
        [1.5, 0.5, 1],
      ],
      lively: [
        [1, 0.5, 0.5, 1],
        [0.5, 0.5, 1, 1],
        [1.5, 0.5, 0.5, 0.5],
        [0.5, 0.5, 0.5, 0.5, 1],
      ],
    },
  };
const LIVELINESS: Readonly<Record<Gait, readonly ['quiet' | 'even' | 'lively', 'quiet' | 'even']>> = {
  walking: ['even', 'quiet'],
  lively: ['lively', 'even'],
  heavy: ['quiet', 'quiet'],
  angular: ['lively', 'quiet'],
  floating: ['quiet', 'quiet'],
};
/** Curves that a melody follows through its two bars: height from 0 to 1 at five points. */
const CURVES: readonly (readonly number[])[] = [
  [0, 0.6, 1, 0.5, 0.2],
  [0.2, 0, 0.5, 1, 0.6],
  [0, 0.3, 0.5, 0.8, 1],
  [0.4, 1, 0.6, 0.4, 0],
  [0, 1, 0.7, 0.9, 0.4],
  [0.5, 0.2, 0, 0.6, 0.8],
  [0, 0.5, 0.2, 1, 0.5],
];
/** Scale steps between the lowest and the highest note. */
const SPAN: Readonly<Record<Gait, readonly [number, number]>> = {
  walking: [3, 5],
  lively: [4, 6],
  heavy: [2, 4],
  angular: [4, 6],
  floating: [4, 7],
};

/** Makes a motif. Equal seeds give equal motifs. */
export function createMotif(seed: number, gait: Gait, beatsPerBar: number): Motif {
  const random = createRandom(seed);
  const [opening, closing] = LIVELINESS[gait];
  const rhythms = RHYTHMS[beatsPerBar === 3 ? 3 : 4];
  const first = fitBar(random.pick(rhythms[opening]), beatsPerBar);
  const second = fitBar(random.pick(rhythms[closing]), beatsPerBar);
  const steps = contour(random, gait, [...first, ...second], beatsPerBar * 2);
  const note = (beats: number, index: number): MotifNote => ({ beats, step: steps[index] ?? 0 });
  return { first: first.map(note), second: second.map((beats, index) => note(beats, first.length + index)) };
}

/** A bar of four beats halved for bars of two. */
function fitBar(rhythm: readonly number[], beatsPerBar: number): number[] {
  return beatsPerBar === 2 ? rhythm.map((beats) => beats / 2) : [...rhythm];
}

function contour(random: Random, gait: Gait, lengths: readonly number[], total: number): number[] {
  const curve = random.pick(CURVES);
  const span = Math.round(random.between(...SPAN[gait]));
  const start = curve[0] ?? 0;
  let beat = 0;
  let before: number | undefined;
  return lengths.map((length, index) => {
    const place = (beat / total) * (curve.length - 1);
    const whole = Math.floor(place);
    const height =
      (curve[whole] ?? 0) + (place - whole) * ((curve[whole + 1] ?? curve[whole] ?? 0) - (curve[whole] ?? 0));
    let step = Math.round((height - start) * span);
    if (gait === 'angular' && index % 2 === 1) {
      step = before ?? step;
    } else if (before === step && index > 0) {
      // Repeated notes are for those who stamp; the others turn around the note.
      step += random.chance(0.5) ? 1 : -1;
    }
    beat += length;
    before = step;
    return step;
  });
}

/** A bar of a motif upside down. */
export function invert(bar: readonly MotifNote[]): MotifNote[] {
  return bar.map(({ beats, step }) => ({ beats, step: -step }));
}

/** A bar moved up or down the scale. */
export function sequence(bar: readonly MotifNote[], steps: number): MotifNote[] {
  return bar.map(({ beats, step }) => ({ beats, step: step + steps }));
}

/** The first bar at half its speed, as two bars. */
export function augment({ first }: Motif, beatsPerBar: number): Motif {
  const slow = first.map(({ beats, step }) => ({ beats: beats * 2, step }));
  const bars: [MotifNote[], MotifNote[]] = [[], []];
  let beat = 0;
  for (const note of slow) {
    const bar = beat < beatsPerBar ? 0 : 1;
    const room = beatsPerBar * (bar + 1) - beat;
    bars[bar].push({ ...note, beats: Math.min(note.beats, room) });
    beat += note.beats;
    if (bar === 0 && note.beats > room && beat < beatsPerBar * 2) {
      bars[1].push({ ...note, beats: note.beats - room });
    }
  }
  return { first: bars[0], second: bars[1].length > 0 ? bars[1] : bars[0] };
}

/** Only the head of a bar: its first notes, up to half of it. */
export function fragment(bar: readonly MotifNote[]): MotifNote[] {
  const half = bar.reduce((sum, { beats }) => sum + beats, 0) / 2;
  let beat = 0;
  return bar.filter(({ beats }) => {
    const isHead = beat < half;
    beat += beats;
    return isHead;
  });
}
