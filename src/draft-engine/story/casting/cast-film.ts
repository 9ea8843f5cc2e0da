import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { PersonFigure } from '../figure-spec.ts';
import type { PlannedCharacter, PlannedItem, PlannedPlace, StoryRequest } from '../film-plan.ts';
import { FRAMES } from '../frames/frames.ts';
import type { ConceptId, PersonConcept, PlaceId, ThingId } from '../lexicon/concept.ts';
import { lexiconIndex, wordFor } from '../lexicon/lexicon.ts';
import { PEOPLE, type PersonId } from '../lexicon/concepts/people.ts';
import { FRAME_GOODS, PLACE_COMPANY, PLACE_GOODS, THING_PLACES, THING_WEATHER, VERB_BRINGS_COMPANY } from '../lexicon/concepts/goods.ts';
import { EXTRA_PLACES, PLAIN_PLACES, type ExtraPlaceId } from '../lexicon/concepts/places.ts';
import { QUALITIES } from '../lexicon/concepts/qualities.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../lexicon/concepts/things.ts';
import { isIndoor, type Landmark, type PlaceKind, type Weather } from '../place-spec.ts';
import type { IdeaReading } from '../reading/idea-reading.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import type { Grammar } from '../words/grammar.ts';
import type { CastFact, NounFact, StoryFacts } from '../words/story-facts.ts';
import { drawFigure, itemKindOf, type PersonTraits } from './draw-person.ts';
import { chooseRoles, type IdeaRoles } from './choose-roles.ts';
import { LANDMARK_OF } from '../lexicon/concepts/landmarks.ts';
import { companionsOf, heroesOf } from './companions.ts';
import { calledAsGiven, figureFor, givenFor, withGivenCompanions } from './given-characters.ts';
import { homesOf, standingOf, standsIn } from './standing.ts';
import { genderOfWord } from './gender-of-word.ts';
import { targetKindOf } from './target-kind.ts';
import type { GroundedNoun } from './ground-nouns.ts';
import { nearbyPlaces } from './nearby-places.ts';
import { voiceOf } from './voice-of.ts';

export interface FilmCast {
  facts: StoryFacts;
  characters: PlannedCharacter[];
  /** Others of the hero's kind, who go where it goes. */
  companionKeys: readonly string[];
  /** Those of them who are heroes like the first, and speak as it does. */
  fellows: readonly CastFact[];
  places: PlannedPlace[];
  items: PlannedItem[];
  /** Which item a concept is. */
  itemKeys: ReadonlyMap<ConceptId, string>;
}

const PAST_TYPES = new Set(['drama', 'romance', 'martial_arts', 'fantasy', 'horror', 'history', 'war', 'animation', 'adventure', 'biography', 'family', 'western', 'disaster', 'crime']);
const idOf = (concept: ConceptId): string => concept.slice(concept.indexOf('.') + 1);

/** What a place of the lexicon is drawn as. */
export function placeKindOf(place: PlaceId): PlaceKind {
  return place in EXTRA_PLACES ? EXTRA_PLACES[place as ExtraPlaceId].kind : place as PlaceKind;
}

/** Rain wants a raincoat and snow a coat, where no trade says otherwise. */
function dressFor(figure: StoryFacts['hero']['figure'], weather: IdeaReading['weather'], trade: boolean): void {
  if (figure.kind !== 'person' || trade) return;
  if (weather === 'rain' || weather === 'storm') figure.outfit = 'raincoat';
  if (weather === 'snow') { figure.outfit = 'coat'; if (figure.hat === 'none') figure.hat = 'beanie'; }
}

/** What several of a kind do with each other. */
const AMONG_THEMSELVES: ReadonlySet<IdeaReading['frame']> = new Set<IdeaReading['frame']>(['befriend', 'compete', 'fall_in_love', 'reconcile', 'part', 'betray']);

const keeperOf = (place: PlaceId): PersonId => place in EXTRA_PLACES ? EXTRA_PLACES[place as ExtraPlaceId].keeper : PLAIN_PLACES[place as PlaceKind][1];

const WEATHER_OF: Readonly<Record<string, Weather | undefined>> = { 'spirit.storm': 'storm', 'spirit.rain': 'rain', 'spirit.snow': 'snow', 'spirit.wind': 'wind' };
/** The weather that is named and plays nobody's part. */
const weatherAmong = (grounded: readonly GroundedNoun[]): Weather | undefined => grounded.map((each) => WEATHER_OF[each.concept]).find((weather) => weather !== undefined);

/** Where animals live that do not live on land with everybody else. */
const HOMES_OF_SPECIES: Readonly<Record<string, readonly PlaceId[] | undefined>> = {
  whale: ['underwater'], dolphin: ['underwater'], shark: ['underwater'], octopus: ['underwater'], fish: ['underwater'], crab: ['beach'], turtle: ['beach'], penguin: ['snowfield'], duck: ['lake', 'river'], frog: ['swamp', 'lake'],
  cow: ['farm', 'meadow'], pig: ['farm'], sheep: ['meadow', 'farm'], goat: ['mountain', 'farm'], horse: ['meadow', 'field'], chicken: ['farm'], camel: ['desert'], lion: ['meadow', 'desert'], elephant: ['jungle'], monkey: ['jungle'], tiger: ['jungle', 'forest'],
};
/** Rain and snow are seen out of doors. */
function openAirFirst(places: readonly PlaceId[], weather: Weather | undefined): readonly PlaceId[] {
  const open = weather && weather !== 'clear' ? places.filter((id) => !isIndoor(placeKindOf(id))) : places;
  return open.length > 0 ? open : places;
}

/** Whose trade a thing is: bread is a baker's. */
const makerByTool = (id: ThingId): PersonId | undefined => (Object.keys(PEOPLE) as PersonId[]).find((person) => PEOPLE[person].tool === id);

/** What a western shows as its own kind of town. */
const TOWNS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['town_street', 'village', 'city_street', 'market']);
const LONGED_FOR = /去看|看一看|一睹|보러|보고 싶|見に行|見に|見たい|\b(?:to see|sees?) (?:the|an?) /i;
/** A place that somebody sets out to see is not the place where the film begins. */
function yonder(roles: IdeaRoles, text: string): IdeaRoles {
  const { place, ...rest } = roles;
  return place && !roles.elsewhere && roles.hero?.family === 'person' && LONGED_FOR.test(text) ? { ...rest, elsewhere: place } : roles;
}

/** The roles of an idea when one of its nouns stands in the first place: others are the place and the thing. */
function withStanding(read: IdeaRoles, standing: GroundedNoun): IdeaRoles {
  const { place, elsewhere, thing, secondThing, ...rest } = read;
  const first = place === standing ? elsewhere : place, second = place === standing || elsewhere === standing ? undefined : elsewhere;
  const carried = [thing, secondThing].filter((each) => each !== undefined && each !== standing && !LANDMARK_OF[each.concept] && targetKindOf({ concept: each.concept }) === 'thing');
  return { ...rest, ...(first ? { place: first } : {}), ...(second ? { elsewhere: second } : {}), ...(carried[0] ? { thing: carried[0] } : {}), ...(carried[1] ? { secondThing: carried[1] } : {}) };
}

/** Chooses who plays, where and with what, gives everyone a look, a name and a voice, and gathers the facts that words are made from. */
export function castFilm(request: StoryRequest, reading: IdeaReading, grammar: Grammar): FilmCast {
  const random = createRandom(deriveSeed('cast', reading.text, request.type, request.language, request.seed));
  const frame = FRAMES[reading.frame];
  const read = chooseRoles(reading, request.type);
  const named = standingOf(read, reading.frame);
  const around = named && read.place !== named.noun ? read.place : named && read.elsewhere;
  const standing = named && (!around || standsIn(named.landmark, placeKindOf(idOf(around.concept) as PlaceId))) ? named : undefined;
  // What stands is no place to be in and no thing to carry.
  const roles = yonder(standing ? withStanding(read, standing.noun) : read, reading.text);
  const { grounded } = roles;
  const same = reading.language === request.language;
  const first = grounded[0];

  const nounOf = (each: GroundedNoun): NounFact => ({
    noun: same || each.noun.concepts.length === 0 ? each.noun.name ?? each.noun.word : each.noun.name ?? wordFor(each.concept, request.language),
    adjectives: same ? each.noun.adjectives : each.noun.qualities.map((quality) => wordFor(`quality.${quality}`, request.language)),
    plural: same && each.noun.plural, concept: each.concept, proper: each.noun.name !== undefined,
  });
  const plainNoun = (concept: ConceptId): NounFact => ({ noun: wordFor(concept, request.language), adjectives: [], plural: false, concept, proper: false });

  const makerOf = (each: GroundedNoun | undefined): ConceptId => {
    if (request.type === 'detective') return 'person.detective';
    // 'She writes a letter every day': somebody acts, and only a pronoun says who.
    if (reading.gender) return reading.gender === 'feminine' ? 'person.woman' : 'person.man';
    if (!each) return TOLD_TYPES.has(request.type) ? 'person.traveller' : random.pick(['person.woman', 'person.man'] as const);
    if (request.type === 'travel' || request.type === 'road' || reading.frame === 'travel') return 'person.traveller';
    if (each.family === 'place') return `person.${keeperOf(idOf(each.concept) as PlaceId)}`;
    const id = idOf(each.concept) as ThingId;
    // Who makes a thing is found where it is made.
    if (!(id in EXTRA_THINGS) && (request.type === 'documentary' || request.type === 'education')) return `person.${makerByTool(id) ?? 'worker'}`;
    return `person.${id in EXTRA_THINGS ? EXTRA_THINGS[id as ExtraThingId].maker : random.pick(['girl', 'boy', 'old_woman', 'old_man', 'shopkeeper', 'neighbour'] as const)}`;
  };
  const names = { taken: [] as string[] };
  const figures: StoryFacts['hero']['figure'][] = [];
  const castOne = (key: string, asked: ConceptId, said: GroundedNoun | undefined, leadGender: PersonFigure['gender'] | undefined, likeAge?: PersonFigure['age']): CastFact => {
    // A couple is two people.
    const concept: ConceptId = asked === 'person.couple' ? key === 'character-1' ? 'person.husband' : 'person.wife' : asked;
    const from = asked === 'person.couple' ? undefined : said;
    const person: PersonConcept | undefined = concept.startsWith('person.') ? PEOPLE[idOf(concept) as PersonId] : undefined;
    const qualities = (from?.noun.qualities ?? []).map((quality) => QUALITIES[quality] as { age?: PersonFigure['age']; build?: PersonFigure['build']; size?: 'small' | 'giant' });
    const saidAge = key === 'character-1' && reading.age ? reading.age < 13 ? 'child' : reading.age < 20 ? 'youth' : reading.age < 60 ? 'adult' : 'old' : undefined;
    const age: PersonFigure['age'] = likeAge ?? saidAge ?? person?.age ?? qualities.find((quality) => quality.age)?.age ?? (request.type === 'youth' ? 'youth' : random.chance(0.25) ? 'old' : 'adult');
    const gender: PersonFigure['gender'] = person?.gender ?? from?.noun.gender ?? (from && (person || !from.noun.name) && genderOfWord(from.noun.word) ? genderOfWord(from.noun.word) as PersonFigure['gender'] : leadGender ?? (person ? random.pick(['feminine', 'masculine'] as const) : 'neutral'));
    const traits: PersonTraits = { age, gender };
    const build = qualities.find((quality) => quality.build)?.build, size = qualities.find((quality) => quality.size)?.size;
    if (build) traits.build = build;
    if (size) traits.size = size;
    const seed = deriveSeed('figure', reading.text, key, concept, request.seed);
    const figure = drawFigure(concept, traits, figures, createRandom(seed), seed);
    if (figure.kind === 'person' && from?.noun.qualities.includes('retired')) { figure.outfit = reading.frame === 'open_shop' || reading.frame === 'cook' ? 'apron' : 'sweater'; figure.hat = 'none'; }
    dressFor(figure, reading.until?.weather ?? reading.weather, person?.outfit !== undefined && !['shirt', 'sweater', 'hoodie', 'dress', 'vest', 'coat'].includes(person.outfit));
    figures.push(figure);
    const noun = from ? nounOf({ ...from, noun: { ...from.noun, ...(from.noun.name ? { name: undefined } : {}) } as GroundedNoun['noun'] }) : plainNoun(concept);
    const unknownRole = from !== undefined && from.noun.name !== undefined && from.noun.word === from.noun.name;
    const pool = grammar.names[gender === 'feminine' ? 'feminine' : 'masculine'][age === 'old' ? 'old' : age === 'adult' ? 'grown' : 'young'].filter((name) => !names.taken.includes(name));
    const given = givenFor(request, key);
    const own = from?.noun.name?.slice(0, 24);
    const named = own !== undefined || given.name !== undefined || figure.kind === 'person';
    const role = unknownRole ? given.name ?? from.noun.name?.slice(0, 24) ?? noun.noun : noun.noun;
    const usual = own ?? (figure.kind === 'person' ? random.pick(pool) : role);
    const name = given.name ?? usual;
    names.taken.push(name);
    return { key, name, named, role, adjectives: noun.adjectives, concept, gender: figure.kind === 'person' || own !== undefined || leadGender !== undefined ? gender : 'neutral', age, kind: figure.kind, figure, ...(given.pictureKey ? { pictured: true } : {}) };
  };

  const leads = roles.hero;
  const heroConcept = leads?.concept ?? (request.type === 'ads' && first?.family === 'thing' ? random.pick(['person.woman', 'person.man', 'person.girl', 'person.office_worker'] as const) : makerOf(first));
  // An old couple is two old people.
  const coupleAge = leads?.concept === 'person.couple' && (leads.noun.qualities.includes('old') || /^[老노]/.test(leads.noun.word)) ? 'old' as const : undefined;
  const lead = castOne('character-1', heroConcept, leads, /^(?:person|animal)\./.test(heroConcept) ? reading.gender : undefined, coupleAge);
  const following = roles.other;
  // Two who do it to each other are hero and second character; two who do it together are heroes both.
  const doubled = leads && heroesOf(leads) > 1 && !following && AMONG_THEMSELVES.has(reading.frame) ? leads : undefined;
  const heroes = doubled ? 1 : heroesOf(leads);
  const petName = (cast: CastFact): CastFact => {
    if (!doubled || cast.named) return cast;
    const name = random.pick(grammar.names[names.taken.length % 2 === 0 ? 'feminine' : 'masculine'].young.filter((each) => !names.taken.includes(each)));
    names.taken.push(name);
    return { ...cast, name, named: true };
  };
  const hero = petName(lead);
  const witnesses = ['scientist', 'photographer', 'farmer', 'fisherman', 'librarian'] as const;
  const told = ['nature', 'documentary', 'news', 'history'].includes(request.type);
  const namedPlace = roles.place ? idOf(roles.place.concept) as PlaceId : undefined;
  const host = namedPlace ? PLACE_COMPANY[namedPlace] ?? keeperOf(namedPlace) : undefined;
  const usual: readonly PersonId[] = reading.frame === 'open_shop' || reading.frame === 'cook' ? ['customer'] : host && !VERB_BRINGS_COMPANY.has(reading.frame) ? [host] : told ? witnesses : frame.company;
  const company = usual.filter((id) => `person.${id}` !== heroConcept);
  const otherConcept: ConceptId = following?.concept ?? doubled?.concept ?? `person.${random.pick(company.length > 0 ? company : ['friend' as const])}`;
  const romantic = request.type === 'romance' || reading.frame === 'fall_in_love';
  const other = petName(castOne('character-2', otherConcept, following ?? doubled, romantic && hero.gender !== 'neutral' ? hero.gender === 'feminine' ? 'masculine' : 'feminine' : undefined, doubled ? hero.age : undefined));

  const objectNoun = roles.object;
  const thingFrom = roles.thing;
  const sells = ['open_shop', 'sell', 'cook'].includes(reading.frame);
  const toolOf = (cast: CastFact): ThingId => {
    const own = cast.concept.startsWith('person.') ? PEOPLE[idOf(cast.concept) as PersonId].tool as ThingId : undefined;
    const plain = !own || ['person', 'man', 'woman', 'boy', 'girl', 'child'].includes(idOf(cast.concept));
    const goods = namedPlace ? PLACE_GOODS[namedPlace] : undefined;
    if (reading.frame === 'open_shop' || reading.frame === 'sell') return goods ?? own ?? 'coin';
    return (FRAME_GOODS[reading.frame] && !['learn', 'teach', 'befriend', 'wait', 'remember', 'search', 'return'].includes(reading.frame) ? FRAME_GOODS[reading.frame] : undefined) ?? (plain ? goods : own) ?? goods ?? (plain ? FRAME_GOODS[reading.frame] : own) ?? own ?? 'lantern';
  };
  // Salt farmers have to do with salt.
  const trade = leads && !thingFrom && request.language === 'en' && same ? leads.noun.word.split(' ').slice(0, -1).flatMap((word) => lexiconIndex('en').concepts.get(word)?.filter((concept) => concept.startsWith('thing.')) ?? [])[0] : undefined;
  const thing = thingFrom ? nounOf(thingFrom) : trade ? plainNoun(trade) : plainNoun(`thing.${toolOf(hero)}`);
  const placeFrom = roles.place;
  const atHome = leads === undefined || leads.family !== 'person' || ['town_street', 'living_room', 'playground'].includes(PEOPLE[idOf(leads.concept) as PersonId].place);
  const homeOf = (landmark: Landmark): PlaceId => { const homes = homesOf(landmark); return random.chance(0.7) ? homes[0] as PlaceId : random.pick(homes); };
  const thingPlace = thingFrom && atHome ? THING_PLACES[idOf(thingFrom.concept) as ThingId] : undefined;
  const toolPlace = thingPlace ?? (thingFrom && idOf(thingFrom.concept) in EXTRA_THINGS && TOLD_TYPES.has(request.type) ? EXTRA_THINGS[idOf(thingFrom.concept) as ExtraThingId].place as PlaceId : undefined);
  const homes: Partial<Record<CastFact['kind'], readonly PlaceId[]>> = { animal: ['forest', 'meadow', 'garden', 'village'], spirit: ['coast', 'mountain', 'valley', 'rooftop'], robot: ['laboratory', 'city_street', 'workshop', 'factory'], thing: ['town_street', 'attic', 'shop', 'park'] };
  const placeId = placeFrom ? idOf(placeFrom.concept) as PlaceId : standing ? homeOf(standing.landmark) : toolPlace ?? (hero.concept.startsWith('person.') ? PEOPLE[idOf(hero.concept) as PersonId].place : other.kind === 'person' && following ? PEOPLE[idOf(other.concept) as PersonId].place : random.pick(openAirFirst(HOMES_OF_SPECIES[idOf(hero.concept)] ?? homes[hero.kind] ?? ['village' as const], reading.weather)));
  const kindOf = (id: PlaceId): PlaceKind => request.type === 'western' && TOWNS.has(placeKindOf(id)) ? 'western_town' : placeKindOf(id);
  const place = { ...(placeFrom ? nounOf(placeFrom) : plainNoun(`place.${placeId}`)), kind: kindOf(placeId) };
  const elsewhereFrom = roles.elsewhere;
  const elsewhereId: PlaceId = elsewhereFrom ? idOf(elsewhereFrom.concept) as PlaceId : placeId === 'underwater' && hero.kind === 'animal' ? 'sea' : random.pick(nearbyPlaces(place.kind, frame.elsewhere, request.type));
  const elsewhere = { ...(elsewhereFrom ? nounOf(elsewhereFrom) : plainNoun(`place.${elsewhereId}`)), kind: kindOf(elsewhereId) };
  const toSomebody = (reading.frame === 'fall_in_love' || reading.frame === 'befriend') && objectNoun?.family !== 'thing';
  const targetIsOther = objectNoun && !toSomebody ? objectNoun === following : following !== undefined || doubled !== undefined || toSomebody;
  const otherNoun: NounFact = { noun: other.role, adjectives: other.adjectives, plural: false, concept: other.concept, proper: false };
  const target = targetIsOther ? otherNoun : objectNoun ? nounOf(objectNoun) : standing ? nounOf(standing.noun) : thing;

  const used = new Set(grounded.filter((each) => [leads, following, doubled, objectNoun, thingFrom, placeFrom, elsewhereFrom].includes(each)));
  const spouse = leads?.concept === 'person.couple' && !doubled ? [castOne('character-3', 'person.couple', leads, undefined, coupleAge)] : [];
  const companions = withGivenCompanions(request, [...spouse, ...companionsOf(hero, leads, doubled === undefined, figures, grammar, names.taken, request.seed)], hero, figures);
  const voices = grammar.voices[request.type];
  const facts: StoryFacts = {
    language: request.language, type: request.type, voice: voices[random.chance(0.65) ? 0 : random.below(voices.length)] ?? 'warm', tense: PAST_TYPES.has(request.type) ? 'past' : 'present', frame: reading.frame,
    hero: heroes > 1 && leads?.concept === 'person.couple' ? { ...hero, role: nounOf(leads).noun, adjectives: nounOf(leads).adjectives } : hero, heroes, ...(heroes > 1 ? { group: { said: leads?.concept === 'person.couple' ? 2 : leads?.noun.count ?? 0, names: [hero, ...companions].map((each) => each.name) } } : {}), other, target, targetIsOther, targetKind: targetIsOther ? 'other' : standing?.isTarget ? 'landmark' : targetKindOf(target), thingGiven: thingFrom !== undefined || trade !== undefined || sells && namedPlace !== undefined && PLACE_GOODS[namedPlace] !== undefined, thing, place, elsewhere,
    time: reading.time ?? random.pick(['dawn', 'morning', 'afternoon', 'dusk']), weather: reading.weather ?? weatherAmong(grounded.filter((each) => each !== leads && each !== following)) ?? (request.type === 'ads' && thingFrom ? THING_WEATHER[idOf(thingFrom.concept) as ThingId] : undefined) ?? random.pick(['clear', 'clear', 'cloudy', 'wind']),
    years: hero.age === 'old' ? 20 + random.below(4) * 10 : hero.age === 'adult' ? 6 + random.below(9) : 2 + random.below(3), loose: grounded.filter((each) => !used.has(each)).map((each) => nounOf(each).noun),
  };
  if (same && reading.ownWish) facts.ownWish = request.language === 'en' && heroes === 1 && leads && (leads.noun.plural || leads.noun.count > 1) ? reading.ownWish.replace(/\btheir\b/g, hero.gender === 'feminine' ? 'her' : hero.gender === 'masculine' ? 'his' : 'its') : reading.ownWish;
  // '… in the attic': the place is told with its own words.
  if (facts.ownWish && request.language === 'en' && placeFrom) facts.ownWish = facts.ownWish.replace(new RegExp(`^(\\w+ .+?) (?:in|at|on|by|near|inside|under|behind) (?:the|an?|his|her|their|its) (?:\\w+ )?${place.noun.replace(/[^\p{L} ]/gu, '.')}$`, 'iu'), '$1');
  if (reading.until) facts.until = reading.until;
  if (same) facts.ownIdea = calledAsGiven(request, reading.sentence ?? reading.text, [leads, following ?? doubled]);
  if (facts.ownWish) facts.ownWish = calledAsGiven(request, facts.ownWish, [leads, following ?? doubled]);

  const characters: PlannedCharacter[] = [];
  for (const cast of [hero, other, ...companions]) characters.push({ key: cast.key, name: givenFor(request, cast.key).name ?? grammar.nameOf({ noun: cast.name, adjectives: [], plural: false, concept: cast.concept, proper: true }), description: grammar.describeCharacter(cast, facts), figure: figureFor(request, cast), voice: voiceOf(cast, request.language, characters.map((each) => each.voice), random) });
  const landmarksOf = (id: PlaceId): PlannedPlace['place']['landmarks'] => [...(id in EXTRA_PLACES ? EXTRA_PLACES[id as ExtraPlaceId].landmarks : PLAIN_PLACES[id as PlaceKind][0])];
  const landmarksAt = (key: string, id: PlaceId): Pick<PlannedPlace['place'], 'landmarks' | 'central'> => {
    const usual = landmarksOf(id);
    if (!standing || key !== 'place-1') return { landmarks: usual.slice(0, 3) };
    return { landmarks: [standing.landmark, ...usual.filter((each) => each !== standing.landmark)].slice(0, 3), ...(standing.isTarget ? { central: true } : {}) };
  };
  const planPlace = (key: string, fact: StoryFacts['place'], id: PlaceId): PlannedPlace => ({ key, name: grammar.nameOf(fact), description: grammar.describePlace(fact, facts, key === 'place-1'), place: { kind: fact.kind, ...landmarksAt(key, id), seed: deriveSeed('place', reading.text, key, request.seed) } });
  const itemOf = (fact: NounFact): ThingId => fact.concept.startsWith('thing.') ? idOf(fact.concept) as ThingId : 'box';
  const items: PlannedItem[] = [{ key: 'item-1', name: grammar.nameOf(thing), description: grammar.describeItem(thing, facts), item: itemKindOf(itemOf(thing)) }];
  const second = roles.secondThing;
  const secondFact = second ? nounOf(second) : undefined;
  if (secondFact) items.push({ key: 'item-2', name: grammar.nameOf(secondFact), description: grammar.describeItem(secondFact, facts), item: itemKindOf(itemOf(secondFact)) });
  const itemKeys = new Map<ConceptId, string>([[thing.concept, 'item-1'], ...(secondFact && secondFact.concept !== thing.concept ? [[secondFact.concept, 'item-2'] as const] : [])]);
  return { facts, itemKeys, characters, companionKeys: companions.map((each) => each.key), fellows: heroes > 1 ? companions.filter((each) => each.concept === hero.concept || leads?.concept === 'person.couple') : [], places: [planPlace('place-1', place, placeId), planPlace('place-2', elsewhere, elsewhereId)], items };
}
