import type { FrameId } from '../../frames/frames.ts';
import { singularOf, verbBases } from './word-forms.ts';

/** What may stand between the words of a phrase: 'makes an old friend'. */
const BETWEEN =
  /^(?:an?|the|his|her|its|their|my|our|your|up|own|old|new|first|last|big|little|great|final|real|some|every|each|all|one)$/;

/** Phrases of several words by their verb, the longest first. */
export function phrasesOf(frames: ReadonlyMap<string, FrameId>): ReadonlyMap<string, readonly (readonly string[])[]> {
  const phrases = new Map<string, string[][]>();
  for (const phrase of frames.keys()) {
    const words = phrase.split(' ');
    const [verb, ...rest] = words;
    if (!verb || rest.length === 0) {
      continue;
    }
    const known = phrases.get(verb) ?? [];
    known.push(rest);
    phrases.set(verb, known);
  }
  for (const known of phrases.values()) {
    known.sort((one, other) => other.length - one.length);
  }
  return phrases;
}

/** The frame of a verb with the words behind it: 'gives up', 'throws a big party'; undefined where they make no phrase. */
export function phraseFrame(
  verb: string,
  after: readonly string[],
  frames: ReadonlyMap<string, FrameId>,
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>,
): { frame: FrameId; base: string; length: number; words: readonly string[] } | undefined {
  for (const base of verbBases(verb)) {
    for (const rest of phrases.get(base) ?? []) {
      let at = 0;
      const met = rest.every((word) => {
        while (at < after.length && after[at] !== word && BETWEEN.test(after[at] as string)) {
          at++;
        }
        const said = after[at++];
        return said !== undefined && (said === word || singularOf(said) === word);
      });
      if (met) {
        return { frame: frames.get([base, ...rest].join(' ')) as FrameId, base, length: at, words: rest };
      }
    }
  }
  return undefined;
}
