import type { AnimalFigure, Species } from '../story/figure-spec.ts';
import type { PlannedCharacter, PlannedShot, Pose } from '../story/film-plan.ts';
import { isImplied } from '../story/idea/implied-ids.ts';
import { NATURAL_ANIMALS, type NaturalAnimal } from '../story/natural-animals.ts';
import type { FilmFacts } from '../story/words/film-words.ts';
import type { NaturalKeys } from './as-animals-move.ts';

/** Animals that films draw as another kind. */
const BY_WORDS: readonly (readonly [RegExp, NaturalAnimal, AnimalFigure['colours']?])[] = [
  [/camel|骆驼|ラクダ|らくだ|駱駝|낙타/iu, 'camel', ['tan', 'brown']],
  [/zebra|斑马|シマウマ|얼룩말/iu, 'zebra', ['white', 'black']],
  [/donkey|驴|ロバ|당나귀/iu, 'donkey', ['grey', 'charcoal']],
  [/giraffe|长颈鹿|キリン|기린/iu, 'giraffe', ['tan', 'brown']],
  [/leopard|cheetah|jaguar|豹|ヒョウ|チーター|표범|치타/iu, 'leopard', ['mustard', 'black']],
  [/polar bear|北极熊|シロクマ|白熊|ホッキョクグマ|북극곰/iu, 'polar_bear', ['white', 'grey']],
  [/^(?:.*[龙龍竜]|.*(?:chinese|eastern|asian) dragon.*|.*용)$/iu, 'eastern_dragon'],
];

/** Poses of animals that do what animals do. */
const NATURAL_POSES: ReadonlySet<Pose> = new Set<Pose>([
  'stand',
  'walk',
  'run',
  'jump',
  'sit',
  'lie',
  'sleep',
  'fly',
  'swim',
  'search',
  'crawl',
  'crouch',
  'eat',
  'drink',
  'look_up',
  'look_down',
  'fall',
  'fight',
  'listen',
  'shout',
  'sing',
]);

/** The animals of a picture as they live; those that read, cook or wear something stay characters. */
export function naturalAnimalsOf(
  characters: readonly PlannedCharacter[],
  { members }: FilmFacts,
  shot: PlannedShot,
): PlannedCharacter[] {
  return characters.map((character) => {
    const { figure, key } = character;
    const acting = shot.actors.filter(({ characterKey }) => characterKey === key);
    if (figure.kind !== 'animal' || acting.some((actor) => !isNaturally(actor))) {
      return character;
    }
    const participant = members.find((one) => one.key === key)?.participant;
    const isDressed = (participant?.looks ?? []).length > 0 || figure.accessories.some((one) => ASKED.has(one));
    const found = BY_WORDS.find(([pattern]) => pattern.test(participant?.words ?? ''));
    const natural = found?.[1] ?? kindOf(figure.species);
    return natural === undefined || isDressed
      ? character
      : { ...character, figure: { ...figure, natural, colours: found?.[2] ?? figure.colours } };
  });
}

const ASKED: ReadonlySet<string> = new Set(['glasses', 'sunglasses']);

/** The keys of those that are drawn as they live. */
export const naturalKeysOf = (characters: readonly PlannedCharacter[]): NaturalKeys =>
  new Map(
    characters.flatMap(({ key, figure }) =>
      figure.kind === 'animal' && figure.natural !== undefined ? [[key, figure.natural]] : [],
    ),
  );

const isNaturally = ({ pose, holdsItemKey, keyframes = [] }: PlannedShot['actors'][number]): boolean =>
  holdsItemKey === undefined &&
  [pose, ...keyframes.flatMap((frame) => frame.pose ?? [])].every((each) => NATURAL_POSES.has(each));

const kindOf = (species: Species): NaturalAnimal | undefined => NATURAL_ANIMALS.find((one) => one === species);

/** Animals that guard or eat something hold nothing in their hands; what the text does not name is not there. */
export function withoutArms(shot: PlannedShot, { members, things }: FilmFacts): PlannedShot {
  const isNamed = (key: string): boolean =>
    things.some((one) => one.key === key && one.participant !== undefined && !isImplied(one.participant.id));
  const isAnimal = (key: string): boolean => members.some((one) => one.key === key && one.figure.kind === 'animal');
  return {
    ...shot,
    actors: shot.actors.map(({ holdsItemKey, ...actor }) => {
      if (holdsItemKey === undefined || !isAnimal(actor.characterKey)) {
        return { ...actor, ...(holdsItemKey === undefined ? {} : { holdsItemKey }) };
      }
      return isNamed(holdsItemKey)
        ? { ...actor, holdsItemKey }
        : { ...actor, pose: NATURAL_POSES.has(actor.pose) ? actor.pose : 'stand' };
    }),
  };
}
