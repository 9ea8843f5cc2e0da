/** A moment on which a beat should fall. */
export interface BeatTarget {
  seconds: number;
  /** 0 to 1. */
  weight: number;
}

export interface BeatPlan {
  /** Time of every beat; the last is the final chord. */
  beatSeconds: number[];
  /** For each target the beat that falls on it, or undefined. */
  beatOfTarget: (number | undefined)[];
}

interface BeatWish {
  /** Beats per minute, slowest and fastest. */
  tempo: readonly [number, number];
  beatsPerBar: number;
  /** How far the tempo may bend between two targets, as a share of it. */
  bend: number;
}

const TEMPI_TRIED = 17;
/** Targets passed over between two that are met. */
const LONGEST_LOOK_BACK = 10;
const BAR_BONUS = 0.3;

interface Step {
  from: number;
  beats: number;
  score: number;
}

/**
 * Chooses a tempo, bent slightly between targets, so that beats fall on as many of them as possible, and whole bars
 * between them where they can. Targets are in order of time; the last is the final chord and is always met.
 */
export function planBeats(targets: readonly BeatTarget[], wish: BeatWish): BeatPlan {
  const [slowest, fastest] = wish.tempo;
  let best: Step[] = [];
  for (let tried = 0; tried < TEMPI_TRIED; tried++) {
    const tempo = slowest + ((fastest - slowest) * tried) / (TEMPI_TRIED - 1);
    const steps = stepsAt(tempo, targets, wish);
    if ((steps.at(-1)?.score ?? -Infinity) > (best.at(-1)?.score ?? -Infinity)) {
      best = steps;
    }
  }
  return layBeats(best, targets);
}

const timeOf = (targets: readonly BeatTarget[], index: number): number =>
  index < 0 ? 0 : (targets[index]?.seconds ?? 0);

/** The best way to each target at one tempo. */
function stepsAt(tempo: number, targets: readonly BeatTarget[], { beatsPerBar, bend }: BeatWish): Step[] {
  const steps: Step[] = [];
  targets.forEach((target, index) => {
    let best: Step = { from: -1, beats: 1, score: -Infinity };
    for (let from = index - 1; from >= Math.max(-1, index - LONGEST_LOOK_BACK); from--) {
      const ideal = ((target.seconds - timeOf(targets, from)) * tempo) / 60;
      const before = from < 0 ? 0 : (steps[from]?.score ?? -Infinity);
      for (const beats of new Set([Math.round(ideal), Math.round(ideal / beatsPerBar) * beatsPerBar])) {
        const off = Math.abs(Math.log(Math.max(1, beats) / Math.max(0.01, ideal)));
        if (beats < 1) {
          continue;
        }
        const bars = beats % beatsPerBar === 0 ? BAR_BONUS : 0;
        const score = before + target.weight * (1 + bars) - (off / bend) ** 2 * 0.3 - (off > bend ? 2 + 10 * off : 0);
        if (score > best.score) {
          best = { from, beats, score };
        }
      }
    }
    steps.push(best);
  });
  return steps;
}

function layBeats(steps: readonly Step[], targets: readonly BeatTarget[]): BeatPlan {
  const path: number[] = [];
  for (let index = targets.length - 1; index >= 0; index = steps[index]?.from ?? -1) {
    path.unshift(index);
  }
  const beatSeconds = [0];
  const beatOfTarget: (number | undefined)[] = targets.map(() => undefined);
  for (const index of path) {
    const { from, beats } = steps[index] as Step;
    const start = timeOf(targets, from);
    const each = (timeOf(targets, index) - start) / beats;
    for (let beat = 1; beat <= beats; beat++) {
      beatSeconds.push(start + beat * each);
    }
    beatOfTarget[index] = beatSeconds.length - 1;
  }
  return { beatSeconds, beatOfTarget };
}
