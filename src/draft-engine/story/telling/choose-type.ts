import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaGraph, Period } from '../idea/idea-graph.ts';

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
  steal: [['crime', 4]],
  arrest: [['crime', 4]],
  scream: [['horror', 3]],
  fight: [['action', 3]],
  attack: [['action', 3]],
  chase: [['action', 3]],
  flee: [['suspense', 3]],
  trap: [['suspense', 3]],
  rescue: [['adventure', 2]],
  travel: [['adventure', 2]],
  climb: [['adventure', 2]],
  sell: [['ads', 1]],
  teach: [['family', 1]],
  turn_into: [['fantasy', 3]],
  compete: [['comedy', 1]],
  search: [['adventure', 1]],
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
  'place.mars': [['scifi', 5]],
  'place.planet': [['scifi', 4]],
  'place.battlefield': [['war', 5]],
  'place.western_town': [['western', 6]],
  'place.kingdom': [['fantasy', 4]],
  'place.graveyard': [['horror', 2]],
  'place.ruins': [['adventure', 2]],
  'place.courtroom': [['crime', 3]],
  'thing.earthquake': [['disaster', 6]],
  'thing.flood': [['disaster', 5]],
  'thing.meteor': [['disaster', 5]],
  'thing.virus': [['disaster', 4]],
  'thing.war': [['war', 4]],
};
const PERIOD_SIGNS: Readonly<Partial<Record<Period, readonly Sign[]>>> = {
  near_future: [['scifi', 4]],
  far_future: [['scifi', 4]],
  tale: [['fantasy', 4]],
};
/** An animal, a spirit or a thing that acts in a story of nobody else's. */
const TALE_KINDS: ReadonlySet<string> = new Set(['animal', 'spirit', 'thing']);

/** The film type that suits what an idea says: its own word for it, else what its deeds, people and places speak for. */
export function chooseType(graph: IdeaGraph): FilmType {
  if (graph.telling.type) {
    return graph.telling.type;
  }
  const sums = new Map<FilmType, number>([['drama', 1.5]]);
  for (const [type, weight] of signsOf(graph)) {
    sums.set(type, (sums.get(type) ?? 0) + weight);
  }
  return [...sums].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function signsOf({ events, participants, places, setting }: IdeaGraph): Sign[] {
  const deeds = events.flatMap(({ deed, isMain }) => {
    const signs = (deed && DEED_SIGNS[deed]) ?? [];
    return isMain ? [...signs, ...signs] : signs;
  });
  const concepts = [...participants, ...places].flatMap(({ concept }) => (concept && CONCEPT_SIGNS[concept]) ?? []);
  const war: Sign[] = setting.isWartime ? [['war', 4]] : [];
  const period = (setting.period && PERIOD_SIGNS[setting.period.value]) ?? [];
  const main = events.find(({ isMain }) => isMain);
  const lead = participants.find(({ id }) => main?.roles.agent?.[0] === id);
  const tale: Sign[] = lead && TALE_KINDS.has(lead.kind) ? [['animation', 3]] : [];
  return [...deeds, ...concepts, ...war, ...period, ...tale];
}
