import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { type DrawnFigure, type FigureSpec, pictureFigure } from '../figure-spec.ts';
import type { StoryRequest } from '../film-plan.ts';
import { wordFor } from '../lexicon/lexicon.ts';
import type { CastFact } from '../story-facts.ts';
import { drawFigure } from './draw-person.ts';
import type { GroundedNoun } from './ground-nouns.ts';

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
export function figureFor(request: StoryRequest, cast: Pick<CastFact, 'key' | 'figure'>): FigureSpec {
  const { pictureKey } = givenFor(request, cast.key);
  return pictureKey ? pictureFigure(cast.figure, pictureKey) : cast.figure;
}

/**
 * The hero's companions, the third and the fourth who were brought along among them: in the place of one that the idea
 * brings, else as friends.
 */
export function withGivenCompanions(
  request: StoryRequest,
  companions: readonly CastFact[],
  hero: CastFact,
  figures: DrawnFigure[],
): CastFact[] {
  const wanted = Math.max(companions.length, Math.min(MOST, request.characters?.length ?? 0) - 2);
  return Array.from({ length: wanted }, (_, index) => {
    const usual = companions[index] ?? friend(request, `character-${3 + index}`, hero, figures);
    const { name, pictureKey } = givenFor(request, usual.key);
    return { ...usual, ...(name ? { name, named: true } : {}), ...(pictureKey ? { pictured: true } : {}) };
  });
}

function friend(request: StoryRequest, key: string, hero: CastFact, figures: DrawnFigure[]): CastFact {
  const seed = deriveSeed('given companion', key, request.seed);
  const age = hero.kind === 'person' ? hero.age : 'adult';
  const figure = drawFigure('person.friend', { age, gender: 'neutral' }, figures, createRandom(seed), seed);
  figures.push(figure);
  const role = wordFor('person.friend', request.language);
  return {
    key,
    name: role,
    named: false,
    role,
    adjectives: [],
    concept: 'person.friend',
    gender: 'neutral',
    age,
    kind: figure.kind,
    figure,
  };
}

/**
 * A text of the idea in which those whom it names are called as they were given; `said` is what it says of each part,
 * in their order.
 */
export function calledAsGiven(
  request: StoryRequest,
  text: string,
  said: readonly (GroundedNoun | undefined)[],
): string {
  const names = said.flatMap((each, index) => {
    const { name } = givenFor(request, `character-${index + 1}`);
    return name && each?.noun.name && each.noun.name !== name ? [{ from: each.noun.name, to: name }] : [];
  });
  if (names.length === 0) {
    return text;
  }
  const pattern = new RegExp(
    names.map(({ from }) => from.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`)).join('|'),
    'gu',
  );
  return text.replace(pattern, (found) => names.find(({ from }) => from === found)?.to ?? found);
}
