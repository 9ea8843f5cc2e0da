import type { FilmWords } from '../film-words.ts';

type Spoken = FilmWords['shots'][number]['speech'];

/** More of a sentence than this is no second telling. */
const MOST_ALIKE = 0.5;

/** The pairs of letters of a text, without its marks. */
function pairsOf(text: string): Set<string> {
  const plain = text.replace(/[\s\p{P}]/gu, '');
  return new Set([...plain].slice(1).map((letter, index) => `${[...plain][index]}${letter}`));
}

/** How much of a text another one says too. */
function shareIn(text: string, other: string): number {
  const pairs = pairsOf(text);
  const known = pairsOf(other);
  return pairs.size === 0 ? 0 : [...pairs].filter((pair) => known.has(pair)).length / pairs.size;
}

/** What somebody asks is answered by what is told. */
const isQuestion = ({ kind, text }: Spoken): boolean => kind === 'line' && text.endsWith('？');

/**
 * What is said between the events, but for where the film begins, is silent where it says an event over again; `told`
 * are the shots of the events.
 */
export function withoutRepeats(speeches: readonly Spoken[], told: ReadonlyMap<number, unknown>): Spoken[] {
  return speeches.map((speech, index) => {
    const isAgain =
      index > 0 &&
      !told.has(index) &&
      !isQuestion(speech) &&
      speeches.some(({ text }, at) => (told.has(at) || at < index) && shareIn(speech.text, text) > MOST_ALIKE);
    return isAgain ? { kind: 'silent', text: '' } : speech;
  });
}
