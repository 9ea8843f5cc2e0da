import { columnsOf } from '#src/shared/language/break-captions.ts';

/** A stretch of time. */
export interface Span {
  startSeconds: number;
  endSeconds: number;
}

/** A word of a cue, and when it is said. */
interface CueWord extends Span {
  text: string;
}

/** A spoken text with its time. */
export interface Cue extends Span {
  text: string;
  /** The words of the text in order; absent where only the time of the whole is known. */
  words?: readonly CueWord[];
  /** When the shots around it change; absent where none does. */
  cuts?: readonly number[];
}

/**
 * When each part of a cue's text is said: from the beginning of its first word to the end of its last. Where no words
 * are known, the parts share the time by their width.
 */
export function timeParts(cue: Cue, parts: readonly string[]): Span[] {
  const words = (cue.words ?? []).filter(({ text }) => lettersOf(text) > 0);
  return words.length > 0 ? timeByWords(words, parts) : timeByWidth(cue, parts);
}

/** Parts and words are matched by counting letters, since the two are cut at different places in some languages. */
function timeByWords(words: readonly CueWord[], parts: readonly string[]): Span[] {
  const placed: (CueWord & { from: number; to: number })[] = [];
  for (const word of words) {
    const from = placed.at(-1)?.to ?? 0;
    placed.push({ ...word, from, to: from + lettersOf(word.text) });
  }
  const last = placed.at(-1)!;
  const total = parts.reduce((sum, part) => sum + lettersOf(part), 0);
  // A voice may leave out what it cannot read.
  const scale = last.to / Math.max(1, total);
  const within = ({ from, to, startSeconds, endSeconds }: (typeof placed)[number], letter: number): number =>
    startSeconds + ((endSeconds - startSeconds) * (letter - from)) / (to - from);
  let passed = 0;
  return parts.map((part) => {
    const from = passed * scale;
    passed += lettersOf(part);
    const to = passed * scale;
    return {
      startSeconds: within(placed.find((word) => from < word.to - 1e-6) ?? last, from),
      endSeconds: within(placed.find((word) => to <= word.to + 1e-6) ?? last, to),
    };
  });
}

function timeByWidth(cue: Cue, parts: readonly string[]): Span[] {
  const length = cue.endSeconds - cue.startSeconds;
  const widths = parts.map((part) => columnsOf(part));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let passed = 0;
  return widths.map((width) => {
    const startSeconds = cue.startSeconds + (length * passed) / total;
    passed += width;
    return { startSeconds, endSeconds: cue.startSeconds + (length * passed) / total };
  });
}

function lettersOf(text: string): number {
  return text.normalize('NFC').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
