import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { CLASSIFIERS } from './words-of-text.ts';

/** The idea's own pieces, with whoever somebody brought along under the name that they were given. */
export function calledAsGiven(pieces: readonly Piece[], { members }: FilmFacts): Piece[] {
  const names = members.flatMap(({ givenName, participant: { words, name, qualities } }) => {
    const adjectives = qualities.map((quality) => `${escapeRegExp(quality.words)}的?`).join('|');
    const nouns = [
      `${escapeRegExp(words)}${name && name !== words ? `(?:${escapeRegExp(name)})?` : ''}`,
      escapeRegExp(name ?? words),
    ];
    const called = new RegExp(`(?:[一那这][${CLASSIFIERS}])?(?:${adjectives})*(?:${nouns.join('|')})`, 'g');
    return givenName ? [{ called, givenName }] : [];
  });
  const renamed = (text: string): string =>
    names.reduce((said, { called, givenName }) => said.replace(called, () => givenName), text);
  return pieces.map((piece) => ({
    ...piece,
    text: renamed(piece.text),
    ...(piece.joined === undefined ? {} : { joined: renamed(piece.joined) }),
  }));
}
