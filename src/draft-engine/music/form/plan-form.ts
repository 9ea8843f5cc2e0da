import type { MusicDesign } from '../style/music-design.ts';
import type { NamedCue } from './plan-piece.ts';

interface FormPart {
  name: string;
  /** Share of the piece. */
  share: number;
  level: NamedCue['level'];
}

/** Forms by how many phrases of four bars there is room for. */
const FORMS: readonly { fromPhrases: number; parts: readonly FormPart[] }[] = [
  {
    fromPhrases: 9,
    parts: [
      { name: 'intro', share: 1, level: 'low' },
      { name: 'A', share: 2, level: 'theme' },
      { name: 'A', share: 2, level: 'full' },
      { name: 'B', share: 2, level: 'theme' },
      { name: 'A', share: 2, level: 'full' },
    ],
  },
  {
    fromPhrases: 5,
    parts: [
      { name: 'intro', share: 1, level: 'low' },
      { name: 'A', share: 2, level: 'theme' },
      { name: 'B', share: 1, level: 'theme' },
      { name: 'A', share: 1, level: 'full' },
    ],
  },
  {
    fromPhrases: 3,
    parts: [
      { name: 'A', share: 1, level: 'theme' },
      { name: 'B', share: 1, level: 'theme' },
      { name: 'A', share: 1, level: 'full' },
    ],
  },
  { fromPhrases: 0, parts: [{ name: 'A', share: 1, level: 'theme' }] },
];
/** Seconds for the final chord to ring; short pieces have less. */
const RING = { shortest: 2, share: 0.3 } as const;

/** Tension at a share of the piece, by its dynamics. */
const TENSION: Readonly<Record<MusicDesign['dynamics'], (share: number) => number>> = {
  arch: (share) => 0.3 + 0.35 * Math.sin(Math.PI * Math.min(1, share * 0.75)),
  build: (share) => 0.12 + 0.8 * share,
  fade: (share) => 0.75 - 0.6 * share,
  even: () => 0.42,
};

/** Levels of a piece that grows, from these shares of it. */
const BUILD = [
  { from: 0, level: 'low' },
  { from: 0.2, level: 'theme' },
  { from: 0.7, level: 'full' },
] as const;

export interface Form {
  /** The design with the one tempo that fills the time with whole bars. */
  design: MusicDesign;
  cues: NamedCue[];
  /** When the final chord falls; of a loop the end of its last bar. */
  endSeconds: number;
  /** Shorter or longer than asked for only where a loop has a given tempo. */
  durationSeconds: number;
}

/**
 * A form of its own for a piece that follows no film: whole phrases at one tempo, and time for the last chord. A loop
 * has neither an introduction nor a last chord: it is whole bars from end to end.
 */
export function planForm(design: MusicDesign, askedSeconds: number, isLoop = false): Form {
  const ring = isLoop ? 0 : Math.min(RING.shortest, askedSeconds * RING.share);
  const { bars, barSeconds } = chooseBars(design, askedSeconds - ring, isLoop);
  const durationSeconds = isLoop ? bars * barSeconds : askedSeconds;
  const tempo = (60 * design.beatsPerBar) / barSeconds;
  const form = FORMS.find(({ fromPhrases }) => bars / 4 >= fromPhrases)?.parts ?? [];
  const parts = isLoop ? form.filter(({ name }) => name !== 'intro') : form;
  const shares = parts.reduce((sum, { share }) => sum + share, 0);
  let bar = 0;
  let taken = 0;
  const cues = parts.map(({ name, share, level }, index): NamedCue => {
    taken += share;
    const end =
      index === parts.length - 1
        ? bars
        : Math.round(((taken / shares) * bars) / 4) * 4 || Math.round((taken / shares) * bars);
    const place = (bar + end) / 2 / bars;
    const cue: NamedCue = {
      name,
      startSeconds: bar * barSeconds,
      endSeconds: index === parts.length - 1 ? durationSeconds : end * barSeconds,
      tension: TENSION[design.dynamics](place),
      level: levelOf(level, design, place),
      emotion: 'neutral',
    };
    bar = end;
    return cue;
  });
  return { design: { ...design, tempo: [tempo, tempo] }, cues, endSeconds: bars * barSeconds, durationSeconds };
}

/** Whole bars within the tempo's range that leave the final chord about its time, in fours where they can be. */
function chooseBars(
  { tempo, beatsPerBar }: MusicDesign,
  playing: number,
  isLoop: boolean,
): { bars: number; barSeconds: number } {
  const [slowest, fastest] = tempo;
  const isGiven = fastest - slowest < 1;
  const middle = (60 * beatsPerBar * 2) / (slowest + fastest);
  if (isGiven && isLoop) {
    return { bars: Math.max(1, Math.round(playing / middle)), barSeconds: middle };
  }
  if (isGiven) {
    return { bars: Math.max(1, Math.floor(playing / middle + 1e-6)), barSeconds: Math.min(middle, playing) };
  }
  const fewest = (playing * slowest) / 60 / beatsPerBar;
  const most = (playing * fastest) / 60 / beatsPerBar;
  const fours = Math.round(playing / middle / 4) * 4;
  const bars =
    fours >= fewest - 0.5 && fours <= most + 0.5 && fours > 0 ? fours : Math.max(1, Math.round(playing / middle));
  return { bars, barSeconds: playing / bars };
}

function levelOf(level: NamedCue['level'], { dynamics, ending, mood }: MusicDesign, place: number): NamedCue['level'] {
  const isNearEnd = place > 0.75;
  if (dynamics === 'build') {
    return [...BUILD].findLast(({ from }) => place >= from)?.level ?? level;
  }
  if (isNearEnd && (dynamics === 'fade' || ending === 'quiet')) {
    return 'low';
  }
  if (isNearEnd && ending === 'grand') {
    return 'full';
  }
  const isNever = dynamics === 'fade' ? 'low' : mood === 'dreamy' && 'full';
  return level === isNever ? 'theme' : level;
}
