import type { FrameId } from '../../frames/frames.ts';
import type { ReadNoun } from '../idea-reading.ts';

/** Languages that are read by their longest known words and their particles. */
export type Cjk = 'cn' | 'ko' | 'ja';

/** What a particle or a preposition makes of a noun. */
export type NounMark = 'topic' | 'subject' | 'object' | 'place' | 'with' | 'to' | 'of' | 'agent' | 'bare';

/** Where a word stands in the text. */
export interface Span {
  at: number;
  end: number;
}

export interface MarkedNoun extends ReadNoun, Span {
  mark: NounMark;
}

export interface MarkedVerb extends Span {
  frame: FrameId;
  /** It belongs to a clause that describes a noun. */
  relative: boolean;
}

/** Whether none of the words stands there. */
export const isFree = (spans: readonly Span[], { at, end }: Span): boolean =>
  spans.every((span) => at >= span.end || end <= span.at);

/** A noun that nothing is known of but its word and its mark. */
export function plainMarked({
  at,
  word,
  ...rest
}: Pick<MarkedNoun, 'at' | 'word' | 'concepts' | 'role' | 'mark'> & { name?: string }): MarkedNoun {
  return { adjectives: [], qualities: [], plural: false, count: 0, ...rest, word, at, end: at + word.length };
}
