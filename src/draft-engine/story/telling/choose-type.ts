import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { ConceptId, QualityId } from '../concepts/concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant, Period } from '../idea/idea-graph.ts';
import { wishedType } from './style-wishes.ts';

/** How much a sign speaks for a film type. */
type Sign = readonly [type: FilmType, weight: number];

const DEED_SIGNS: Readonly<Partial<Record<DeedId, readonly Sign[]>>> = {
  fall_in_love: [['romance', 5]],
  kiss: [['romance', 4]],
  marry: [['romance', 3]],
  kill: [
    ['crime', 3],
    ['suspense', 2],
    ['horror', 1],
  ],
  steal: [['crime', 3]],
  arrest: [['crime', 4]],
  scream: [['horror', 1]],
  fight: [['action', 3]],
  attack: [['action', 3]],
  chase: [['action', 3]],
  flee: [['suspense', 3]],
  trap: [['suspense', 3]],
  rescue: [['adventure', 2]],
  travel: [['adventure', 0.8]],
  climb: [['adventure', 1]],
  sell: [['ads', 1]],
  teach: [['family', 1]],
  turn_into: [['fantasy', 3]],
  compete: [['comedy', 1]],
  search: [['adventure', 1]],
  die: [['drama', 2]],
  weep: [['drama', 2]],
  remember: [['drama', 2]],
};
const CONCEPT_SIGNS: Readonly<Partial<Record<ConceptId, readonly Sign[]>>> = {
  'person.detective': [['detective', 6]],
  'person.police_officer': [['crime', 3]],
  'person.thief': [['crime', 3]],
  'person.bank_robber': [['crime', 4]],
  'person.criminal': [['crime', 3]],
  'person.assassin': [['action', 3]],
  'person.spy': [['action', 4]],
  'person.prisoner': [['drama', 2]],
  'person.soldier': [['war', 5]],
  'person.general': [['war', 4]],
  'person.samurai': [['martial_arts', 5]],
  'person.ninja': [['martial_arts', 5]],
  'person.swordsman': [['martial_arts', 6]],
  'person.martial_artist': [['martial_arts', 6]],
  'person.cowboy': [['western', 6]],
  'person.sheriff': [['western', 5]],
  'person.outlaw': [['western', 5]],
  'person.astronaut': [['scifi', 5]],
  'person.time_traveller': [['scifi', 5]],
  'person.vampire': [['horror', 4]],
  'person.witch': [['fantasy', 4]],
  'person.wizard': [['fantasy', 5]],
  'person.fairy': [['fantasy', 5]],
  'person.mermaid': [['fantasy', 5]],
  'person.knight': [['fantasy', 3]],
  'person.princess': [['fantasy', 3]],
  'person.prince': [['fantasy', 3]],
  'person.king': [['fantasy', 2]],
  'person.emperor': [['history', 4]],
  'person.pirate': [['adventure', 5]],
  'person.explorer': [['adventure', 4]],
  'person.superhero': [['action', 5]],
  'person.student': [['youth', 2]],
  'person.teenager': [['youth', 3]],
  'person.grandmother': [['family', 2]],
  'person.grandfather': [['family', 2]],
  'person.grandson': [['family', 1]],
  'person.granddaughter': [['family', 1]],
  'person.firefighter': [['action', 1]],
  'person.mother': [['family', 1]],
  'person.father': [['family', 1]],
  'person.child': [['family', 2]],
  'person.lover': [['romance', 3]],
  'person.couple': [['romance', 3]],
  'person.bride': [['romance', 3]],
  'spirit.ghost': [['horror', 4]],
  'animal.monster': [['horror', 3]],
  'animal.dragon': [['fantasy', 5]],
  'animal.unicorn': [['fantasy', 5]],
  'animal.dinosaur': [['adventure', 4]],
  'robot.robot': [['scifi', 4]],
  'robot.android': [['scifi', 5]],
  'robot.alien': [['scifi', 5]],
  'robot.computer_mind': [['scifi', 5]],
  'place.spaceship': [['scifi', 5]],
  'place.space': [['scifi', 4]],
  'place.space_station': [['scifi', 5]],
  'place.moon': [['scifi', 3]],
  'place.mars': [['scifi', 5]],
  'place.planet': [['scifi', 4]],
  'place.battlefield': [['war', 5]],
  'place.western_town': [['western', 6]],
  'place.kingdom': [['fantasy', 4]],
  'place.graveyard': [['horror', 2]],
  'place.ruins': [['adventure', 2]],
  'place.courtroom': [['crime', 3]],
  'place.funeral': [['drama', 4]],
  'place.funeral_hall': [['drama', 4]],
  'place.nursing_home': [['drama', 2]],
  'place.trench': [['war', 4]],
  'place.haunted_house': [['horror', 3]],
  'thing.coffin': [['drama', 1]],
  'thing.earthquake': [['disaster', 6]],
  'thing.flood': [['disaster', 5]],
  'thing.meteor': [['disaster', 5]],
  'thing.virus': [['disaster', 4]],
  'thing.war': [['war', 4]],
};
const PERIOD_SIGNS: Readonly<Partial<Record<Period, readonly Sign[]>>> = {
  antiquity: [['history', 3]],
  middle_ages: [['history', 3]],
  early_modern: [['history', 3]],
  '1940s': [['war', 3]],
  near_future: [['scifi', 4]],
  far_future: [['scifi', 4]],
  tale: [['fantasy', 4]],
};
/** An animal, a spirit or a thing that acts in a story of nobody else's. */
const TALE_KINDS: ReadonlySet<string> = new Set(['animal', 'spirit', 'thing']);

/** The film type that suits what an idea says: its own word for it, else what its deeds, people and places speak for. */
export function chooseType(graph: IdeaGraph): FilmType {
  const said = graph.telling.type ?? wishedType(graph.text);
  if (said) {
    return said;
  }
  const sums = new Map<FilmType, number>([['drama', PLAIN]]);
  for (const [type, weight] of signsOf(graph)) {
    sums.set(type, (sums.get(type) ?? 0) + weight);
  }
  return [...sums].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** What speaks for a drama wherever nothing else does. */
const PLAIN = 1.9;
/** How much somebody counts who has no part in the main event. */
const ASIDE = 0.6,
  SPOKEN_OF = 0.3;
/** How much a sign counts that is only the nearest of its kind, or that only tells who somebody is. */
const HALF = 0.5;
const weighed = (signs: readonly Sign[], weight: number): Sign[] => signs.map(([type, each]) => [type, each * weight]);

/** Deeds that are a crime or a fight among people: a mountain that steals a voice is a tale. */
const OF_PEOPLE: ReadonlySet<DeedId> = new Set<DeedId>(['steal', 'kill', 'arrest', 'attack', 'trap']);

/** Mishaps and weaknesses that are told to laugh at. */
const COMIC_WORDS =
  /\b(?:accidentally|by mistake|by accident|mix(?:es|ed)? up|hilarious|henpecked|clumsy|bungling|hapless|fake)\b|怕老婆|阴差阳错|乌龙|冒牌|搞错|笨手笨脚|間違えて|取り違え|クビに|ドジ|偽物の|실수로|공처가|가짜|엉뚱|허당|얼떨결/i;
const FRIGHTS: ReadonlySet<string> = new Set<ConceptId>([
  'spirit.ghost',
  'animal.monster',
  'person.vampire',
  'person.witch',
]);
const WEAK: ReadonlySet<string> = new Set<QualityId>(['afraid', 'shy', 'clumsy', 'lazy', 'hungry']);

/** A ghost that is afraid frightens nobody. */
const isComic = (participants: readonly Participant[], events: readonly IdeaEvent[]): boolean =>
  participants.some(
    ({ id, concept, qualities }) =>
      FRIGHTS.has(concept ?? '') &&
      (qualities.some(({ quality }) => WEAK.has(quality ?? '')) ||
        events.some(
          ({ deed, roles, describes }) => describes === id && deed === 'scream' && roles.agent?.includes(id),
        )),
  );

function signsOf({ events, participants, places, setting, text }: IdeaGraph): Sign[] {
  const kinds = new Map(participants.map(({ id, kind }) => [id, kind]));
  const deeds = events.flatMap(({ deed, isMain, isNearest, isNegated, describes, roles }) => {
    const isTale = deed && OF_PEOPLE.has(deed) && roles.agent?.every((id) => TALE_KINDS.has(kinds.get(id) ?? ''));
    if (deed === undefined || isTale || isNegated) {
      return [];
    }
    const weight = (isMain ? 2 : 1) * (isNearest || describes !== undefined ? HALF : 1);
    return weighed(DEED_SIGNS[deed] ?? [], weight);
  });
  const main = events.find(({ isMain }) => isMain);
  const { topic: _topic, ...inMain } = main?.roles ?? {};
  const leads = new Set<string>(Object.values(inMain).flat());
  const takesPart = new Set<string>(
    events.flatMap(({ roles: { topic: _spoken, ...roles } }) => Object.values(roles).flat()),
  );
  const concepts = [...participants, ...places].flatMap((one) => {
    const part = takesPart.has(one.id) ? ASIDE : SPOKEN_OF;
    const weight = (one.isNearest ? HALF : 1) * (leads.has(one.id) || one.id.startsWith('l') ? 1 : part);
    return weighed((one.concept && CONCEPT_SIGNS[one.concept]) ?? [], weight);
  });
  const comic: Sign[] = isComic(participants, events) || COMIC_WORDS.test(text) ? [['comedy', 5]] : [];
  const war: Sign[] = setting.isWartime ? [['war', 4]] : [];
  const period = (setting.period && PERIOD_SIGNS[setting.period.value]) ?? [];
  const lead = participants.find(({ id }) => main?.roles.agent?.[0] === id);
  const tale: Sign[] = lead && TALE_KINDS.has(lead.kind) ? [[lead.kind === 'spirit' ? 'fantasy' : 'animation', 3]] : [];
  const all = [...deeds, ...concepts, ...comic, ...war, ...period, ...tale];
  // What makes one laugh does not frighten.
  return comic.length > 0 ? all.filter(([type]) => type !== 'horror') : all;
}
