import type { MusicCue } from '../music-request.ts';
import type { MusicDesign } from '../style/music-design.ts';
import { beatsOf, type Bar, type Piece } from './piece.ts';
import { planBars } from './plan-bars.ts';
import { planBeats, type BeatTarget } from './plan-beats.ts';
import { planSections, type TimedCue } from './plan-sections.ts';

/** Cues with the names of their sections, where a form was composed. */
export interface NamedCue extends MusicCue {
  name?: string;
}

/** How far the tempo bends so that beats meet the cuts: less where drums keep it. */
const BEND = { free: 0.075, drummed: 0.045 } as const;
/** The final chord rings for this share of a short piece, and this long at the end of others. */
const RING_SHARE = 0.35;
const LONGEST_RING_SECONDS = 3.2;

/** Length, seed and end of a piece. */
interface PieceFrame {
  durationSeconds: number;
  seed: number;
  /** When the final chord falls; absent: before the end, with room to ring. */
  endSeconds?: number;
  /** It has no final chord: its end leads into its beginning. */
  isLoop?: boolean;
}

/** Plans time, form and harmony of a piece over its cues. */
export function planPiece(
  design: MusicDesign,
  cues: readonly NamedCue[],
  { durationSeconds, seed, endSeconds, isLoop = false }: PieceFrame,
): Piece {
  const end = endSeconds ?? durationSeconds - Math.min(LONGEST_RING_SECONDS, durationSeconds * RING_SHARE);
  const known = cues.filter(({ startSeconds }) => startSeconds < end);
  const cuts = known.slice(1).map((cue): BeatTarget => ({ seconds: cue.startSeconds, weight: weightOf(cue) }));
  const { beatSeconds, beatOfTarget } = planBeats([...cuts, { seconds: end, weight: 1 }], {
    tempo: design.tempo,
    beatsPerBar: design.beatsPerBar,
    bend: design.drums === 'none' ? BEND.free : BEND.drummed,
  });
  const timed = known.map((cue, index): TimedCue => ({
    cue,
    beat: index === 0 ? 0 : (beatOfTarget[index - 1] ?? nearestBeat(beatSeconds, cue.startSeconds)),
    ...(cue.name === undefined ? {} : { name: cue.name }),
  }));
  const sections = planSections(timed, beatSeconds.length - 1, design);
  const bars = planBars(sections, { beatSeconds, cues: known, durationSeconds, design, seed, isLoop });
  markAccents(bars, known);
  return { design, sections, bars, cues: known, durationSeconds, seed, isLoop };
}

function weightOf({ accent, isNewScene }: MusicCue): number {
  if (accent) {
    return 1;
  }
  return isNewScene ? 0.8 : 0.5;
}

function nearestBeat(beatSeconds: readonly number[], seconds: number): number {
  return beatSeconds.reduce(
    (best, time, beat) => (Math.abs(time - seconds) < Math.abs((beatSeconds[best] ?? 0) - seconds) ? beat : best),
    0,
  );
}

/** Silence before what is sudden, and a held sound under a death. */
function markAccents(bars: readonly Bar[], cues: readonly MusicCue[]): void {
  for (const { accent, startSeconds, endSeconds } of cues) {
    const at = bars.findIndex((bar) => !bar.last && (bar.beatSeconds.at(-1) ?? 0) > startSeconds + 0.05);
    const bar = bars[at];
    if (!bar || accent === undefined) {
      continue;
    }
    if (accent === 'shock' && startSeconds > 3) {
      const isAtStart = Math.abs((bar.beatSeconds[0] ?? 0) - startSeconds) < 0.15;
      const quiet = isAtStart ? bars[at - 1] : bar;
      if (quiet && isAtStart) {
        quiet.silentFrom = Math.max(1, beatsOf(quiet) - 2);
      }
    }
    if (accent === 'death') {
      for (const held of bars.slice(at).filter((one) => !one.last && (one.beatSeconds[0] ?? 0) < endSeconds - 0.5)) {
        held.isHeld = true;
      }
    }
  }
}
