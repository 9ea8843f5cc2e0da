import { TIME_STEP_SECONDS, type Tokens } from './token-rules.ts';

/** One said token: how sure it was, and how much the model attended to each part of the sound. */
export interface SaidToken {
  token: number;
  logarithm: number;
  attention: Float32Array[];
}

/** A word with the index of its first token. */
interface AlignedWord {
  index: number;
  text: string;
  startSeconds: number;
  endSeconds: number;
}

/** Over so many parts of the sound the attention is smoothed. */
const SMOOTHED = 7;

/**
 * When each word is said: the heads that follow the speech attend to the sound of a token when it is chosen, and the
 * cheapest way through their attention that never goes back gives each token its time. `last` is the attention at the
 * end of the text.
 */
export function alignWords(
  said: readonly SaidToken[],
  last: readonly Float32Array[],
  { tokens, seconds }: { tokens: Tokens; seconds: number },
): AlignedWord[] {
  const texts = said.flatMap(({ token, attention }, index) =>
    token < tokens.end ? [{ token, attention, index }] : [],
  );
  const frames = Math.max(1, Math.round(seconds / TIME_STEP_SECONDS));
  if (texts.length === 0) {
    return [];
  }
  const rows = [...texts.map(({ attention }) => attention), last];
  const starts = startsOf(averageHeads(rows, frames)).map((frame) => frame * TIME_STEP_SECONDS);
  const words: AlignedWord[] = [];
  let bytes: Uint8Array[] = [];
  texts.forEach(({ token, index }, row) => {
    const text = Buffer.from(tokens.texts[token]!).toString('utf8');
    const isNew = words.length === 0 || text.startsWith(' ') || texts[row - 1]!.index !== index - 1;
    if (isNew) {
      bytes = [];
      words.push({ index, text: '', startSeconds: starts[row]!, endSeconds: 0 });
    }
    const word = words.at(-1)!;
    bytes.push(tokens.texts[token]!);
    // A letter may be in two tokens.
    word.text = Buffer.concat(bytes).toString('utf8');
    word.endSeconds = starts[row + 1]!;
  });
  return words;
}

/** Costs, row by row: the heads' attention, each made comparable along the rows, smoothed, and averaged. */
function averageHeads(rows: readonly (readonly Float32Array[])[], frames: number): Float32Array[] {
  const heads = rows[0]?.length ?? 0;
  const costs = rows.map(() => new Float32Array(frames));
  for (let head = 0; head < heads; head++) {
    const shares = rows.map((row) => shareOf(row[head]!, frames));
    for (let frame = 0; frame < frames; frame++) {
      let sum = 0;
      let squares = 0;
      for (const row of shares) {
        sum += row[frame]!;
        squares += row[frame]! ** 2;
      }
      const middle = sum / rows.length;
      const deviation = Math.sqrt(Math.max(1e-12, squares / rows.length - middle ** 2));
      for (const row of shares) {
        row[frame] = (row[frame]! - middle) / deviation;
      }
    }
    shares.forEach((row, index) => {
      medianOf(row).forEach((value, frame) => {
        costs[index]![frame]! -= value / heads;
      });
    });
  }
  return costs;
}

/** What of the attention goes to the sound, without the padding behind it. */
function shareOf(attention: Float32Array, frames: number): Float32Array {
  const own = attention.slice(0, frames);
  const sum = own.reduce((total, value) => total + value, 0) || 1;
  return own.map((value) => value / sum);
}

function medianOf(values: Float32Array): Float32Array {
  const half = (SMOOTHED - 1) / 2;
  const last = values.length - 1;
  const near = new Float32Array(SMOOTHED);
  return values.map((_, at) => {
    for (let offset = -half; offset <= half; offset++) {
      const index = Math.abs(at + offset);
      near[offset + half] = values[Math.max(0, index > last ? 2 * last - index : index)]!;
    }
    return near.toSorted()[half]!;
  });
}

/** The column at which the cheapest way from the first cell to the last one enters each row. */
export function startsOf(costs: readonly Float32Array[]): number[] {
  const columns = costs[0]?.length ?? 0;
  const [DIAGONAL, DOWN, RIGHT] = [0, 1, 2];
  const steps = costs.map(() => new Uint8Array(columns));
  let above = new Float64Array(columns).fill(Infinity);
  costs.forEach((row, index) => {
    const now = new Float64Array(columns);
    for (let column = 0; column < columns; column++) {
      const diagonal = column > 0 ? above[column - 1]! : Infinity;
      const down = above[column]!;
      const right = column > 0 ? now[column - 1]! : Infinity;
      const least = index === 0 && column === 0 ? 0 : Math.min(diagonal, down, right);
      const straight = least === down ? DOWN : RIGHT;
      steps[index]![column] = least === diagonal ? DIAGONAL : straight;
      now[column] = least + row[column]!;
    }
    above = now;
  });
  const starts = Array.from({ length: costs.length }, () => 0);
  let row = costs.length - 1;
  let column = columns - 1;
  while (row >= 0 && column >= 0) {
    starts[row] = column;
    const step = steps[row]![column]!;
    row -= step === RIGHT ? 0 : 1;
    column -= step === DOWN ? 0 : 1;
  }
  return starts;
}
