/** A change at a share of the shot, 0 to 1; lists of them are in order. */
export interface Timed {
  at: number;
}

/**
 * A number at a share of the shot. It glides to each keyframe that names it over the time since the keyframe before,
 * passes without a stop where it goes on in the same direction, and rests otherwise.
 */
export function glide<Key extends string>(
  keyframes: readonly (Timed & { readonly [key in Key]?: number })[],
  key: Key,
  start: number,
  share: number,
): number {
  const { from, to, t, leaves, arrives } = stretchAt(keyframes, key, start, share);
  return from + (to - from) * t * t * (3 - 2 * t) + leaves * t * (1 - t) * (1 - t) - arrives * t * t * (1 - t);
}

/** The same for a height: what comes down from a rest falls faster and faster. */
export function drop<Key extends string>(
  keyframes: readonly (Timed & { readonly [key in Key]?: number })[],
  key: Key,
  start: number,
  share: number,
): number {
  const { from, to, t, leaves } = stretchAt(keyframes, key, start, share);
  return to < from && leaves === 0 ? from + (to - from) * t * t : glide(keyframes, key, start, share);
}

/** The stretch between two keyframes at a share: its ends, how far it is gone, and the slopes at its ends. */
function stretchAt<Key extends string>(
  keyframes: readonly (Timed & { readonly [key in Key]?: number })[],
  key: Key,
  start: number,
  share: number,
): { from: number; to: number; t: number; leaves: number; arrives: number } {
  const times = [0, ...keyframes.map(({ at }) => at)];
  const values = [start];
  for (const keyframe of keyframes) {
    values.push(keyframe[key] ?? (values.at(-1) as number));
  }
  const next = times.findIndex((time) => time > share);
  if (next <= 0) {
    const rest = next < 0 ? (values.at(-1) as number) : start;
    return { from: rest, to: rest, t: 0, leaves: 0, arrives: 0 };
  }
  const length = (times[next] as number) - (times[next - 1] as number);
  return {
    from: values[next - 1] as number,
    to: values[next] as number,
    t: (share - (times[next - 1] as number)) / length,
    leaves: slope(times, values, next - 1) * length,
    arrives: slope(times, values, next) * length,
  };
}

/** The slope of the curve at a keyframe: none at a rest or a turn, never so steep that the curve swings over. */
function slope(times: readonly number[], values: readonly number[], index: number): number {
  const step = (from: number): number =>
    ((values[from + 1] as number) - (values[from] as number)) /
    Math.max(1e-4, (times[from + 1] as number) - (times[from] as number));
  if (index === 0 || index >= values.length - 1) {
    return 0;
  }
  const [before, after] = [step(index - 1), step(index)];
  if (before * after <= 0) {
    return 0;
  }
  return Math.sign(before) * Math.min(Math.abs(before + after) / 2, 2.5 * Math.min(Math.abs(before), Math.abs(after)));
}

/** What holds at a share of the shot, since when, and what held before it. */
export interface Held<Value> {
  value: Value;
  since: number;
  before: Value | undefined;
}

/** The value that the last keyframe to name it gives, or the one at the start. */
export function latest<Key extends string, Value>(
  keyframes: readonly (Timed & { readonly [key in Key]?: NoInfer<Value> })[],
  key: Key,
  start: Value,
  share: number,
): Held<Value> {
  let held: Held<Value> = { value: start, since: 0, before: undefined };
  for (const keyframe of keyframes) {
    const value = keyframe[key];
    if (keyframe.at > share + 1e-6) {
      break;
    }
    if (value !== undefined && value !== held.value) {
      held = { value, since: keyframe.at, before: keyframe.at > 0 ? held.value : undefined };
    }
  }
  return held;
}
