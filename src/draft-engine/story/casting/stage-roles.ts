import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { PlaceId } from '../concepts/concept.ts';
import { LANDMARK_OF } from '../concepts/landmarks.ts';
import type { IdeaReading } from '../reading/idea-reading.ts';
import { idOf } from './casting.ts';
import { chooseRoles, type IdeaRoles } from './choose-roles.ts';
import type { GroundedNoun } from './ground-nouns.ts';
import { placeKindOf } from './place-kind-of.ts';
import { type Standing, standingOf, standsIn } from './standing.ts';
import { targetKindOf } from './target-kind.ts';

const LONGED_FOR = /去看|看一看|一睹|보러|보고 싶|見に行|見に|見たい|\b(?:to see|sees?) (?:the|an?) /i;

/** A place that somebody sets out to see is not the place where the film begins. */
function yonder(roles: IdeaRoles, text: string): IdeaRoles {
  const { place, ...rest } = roles;
  return place && !roles.elsewhere && roles.hero?.family === 'person' && LONGED_FOR.test(text)
    ? { ...rest, elsewhere: place }
    : roles;
}

/** The roles of an idea when one of its nouns stands in the first place: others are the place and the thing. */
function withStanding(read: IdeaRoles, standing: GroundedNoun): IdeaRoles {
  const { place, elsewhere, thing, secondThing, ...rest } = read;
  const first = place === standing ? elsewhere : place,
    second = place === standing || elsewhere === standing ? undefined : elsewhere;
  const carried = [thing, secondThing].filter(
    (each) =>
      each !== undefined &&
      each !== standing &&
      !LANDMARK_OF[each.concept] &&
      targetKindOf({ concept: each.concept }) === 'thing',
  );
  return {
    ...rest,
    ...(first ? { place: first } : {}),
    ...(second ? { elsewhere: second } : {}),
    ...(carried[0] ? { thing: carried[0] } : {}),
    ...(carried[1] ? { secondThing: carried[1] } : {}),
  };
}

/**
 * The parts that the nouns of an idea play once it is known what stands on the stage: that is no place to be in and no
 * thing to carry.
 */
export function rolesOnStage(
  reading: IdeaReading,
  type: FilmType,
): { roles: IdeaRoles; standing: Standing | undefined } {
  const read = chooseRoles(reading, type);
  const named = standingOf(read, reading.frame);
  const around = named && (read.place === named.noun ? read.elsewhere : read.place);
  const standing =
    named && (!around || standsIn(named.landmark, placeKindOf(idOf(around.concept) as PlaceId))) ? named : undefined;
  return { roles: yonder(standing ? withStanding(read, standing.noun) : read, reading.text), standing };
}
