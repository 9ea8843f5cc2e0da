import type { NamedSound } from './sound-words.ts';

/** What a word of a description means. */
export type Meaning =
  | { kind: 'sound'; sound: NamedSound }
  | {
      kind: 'later' | 'quieter' | 'louder' | 'notBefore' | 'notAfter' | 'idle' | 'end' | 'onCuts' | 'music' | 'joins';
    }
  | { kind: 'times'; times: number }
  | { kind: 'moment'; seconds: number };

/** A word of a description; without a meaning where it is not known. */
export interface Token {
  words: string;
  meaning: Meaning | undefined;
}

const isOf = (kind: Meaning['kind']) => (token: Token) => token.meaning?.kind === kind;
/** Kinds of words that describe no music, wherever they stand. */
const BESIDE_MUSIC: readonly (Meaning['kind'] | undefined)[] = ['joins', 'moment', 'onCuts', 'end', 'later'];

/**
 * What a clause says of music, and the rest of the clause. Music is described from one joining word to the next, and by
 * what is joined to that and names no sound.
 */
export function takeMusic(clause: readonly Token[], isSpaced: boolean): { music: string; rest: readonly Token[] } {
  if (!clause.some(isOf('music'))) {
    return { music: '', rest: clause };
  }
  const parts: Token[][] = [[]];
  for (const token of clause) {
    if (isOf('joins')(token)) {
      parts.push([]);
    }
    parts.at(-1)?.push(token);
  }
  const isMusic = parts.map((part) => part.some(isOf('music')));
  for (let at = parts.length - 2; at >= 0; at--) {
    isMusic[at] ||= isMusic[at + 1] === true && !parts[at]?.some(isOf('sound'));
  }
  const music = parts
    .filter((_, at) => isMusic[at])
    .flat()
    .filter(({ meaning }) => !BESIDE_MUSIC.includes(meaning?.kind))
    .map(({ words }) => words)
    .join(isSpaced ? ' ' : '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return { music, rest: parts.filter((_, at) => !isMusic[at]).flat() };
}
