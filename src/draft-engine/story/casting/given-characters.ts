import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import { type DrawnFigure, type FigureSpec, pictureFigure } from '../figure-spec.ts';
import type { StoryRequest } from '../film-plan.ts';

/** A film has no more of them. */
const MOST = 4;
const LONGEST_NAME = 60;

/** What is known of who plays a part, by the part's key; empty where nobody was brought along for it. */
export function givenFor({ characters }: StoryRequest, key: string): { name?: string; pictureKey?: string } {
  const position = Number(key.slice('character-'.length)) - 1;
  const given = position < MOST ? characters?.[position] : undefined;
  // A name goes into sentences with slots: what marks those, and what cannot be read, is no part of it.
  const name = given?.name
    .replaceAll(/[{}<>|]|\p{C}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
  return { ...(name ? { name } : {}), ...(given?.pictureKey ? { pictureKey: given.pictureKey } : {}) };
}

/** The figure of a part: the picture where one was brought along, else what the story wants. */
export function figureFor(request: StoryRequest, cast: { key: string; figure: DrawnFigure }): FigureSpec {
  const { pictureKey } = givenFor(request, cast.key);
  return pictureKey ? pictureFigure(cast.figure, pictureKey) : cast.figure;
}

/** Somebody as the idea names them, and as whoever brought them along does. */
interface NamedMember {
  givenName?: string;
  participant: { name?: string };
}

/** The idea's own sentence, with whoever it names under the name that they were given. */
export function calledAsGiven(text: string, members: readonly NamedMember[]): string {
  return members.reduce((said, { givenName, participant: { name } }) => {
    if (givenName === undefined || name === undefined) {
      return said;
    }
    const called = new RegExp(`(?<![a-z])${escapeRegExp(name)}(?![a-z])`, 'giu');
    return said.replaceAll(called, () => givenName);
  }, text);
}
