import type { PlannedItemPlacement } from '../story/film-plan.ts';
import { colourSaidOf } from '../story/idea/colour-said-of.ts';
import type { CastThing, FilmFacts, StagedShot } from '../story/words/film-words.ts';

/** The things of a picture: those of the film, and things that are characters of it, with faces. */
export function thingsOf({ things, members, graph }: FilmFacts): CastThing[] {
  const faced = members.flatMap(({ key, participant, concept, figure }): CastThing[] => {
    const colour = colourSaidOf(participant, graph);
    return figure.kind === 'thing'
      ? [{ key, participant, concept, item: figure.item, ...(colour ? { colour } : {}) }]
      : [];
  });
  return [...things, ...faced];
}

/** A shot in which things have no faces: a car drives, and does not walk. */
export function withPlainThings(shot: StagedShot, { members }: FilmFacts): StagedShot {
  const isThing = (key: string): boolean => members.some((one) => one.key === key && one.figure.kind === 'thing');
  const items = shot.actors
    .filter(({ characterKey }) => isThing(characterKey))
    .map(({ characterKey, across, behind }): PlannedItemPlacement => ({
      itemKey: characterKey,
      across,
      behind,
      above: 0,
    }));
  return items.length === 0
    ? shot
    : {
        ...shot,
        actors: shot.actors.filter(({ characterKey }) => !isThing(characterKey)),
        items: [...shot.items, ...items],
      };
}
