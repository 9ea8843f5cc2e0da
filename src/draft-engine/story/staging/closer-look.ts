import type { Language } from '#src/shared/language/languages.ts';
import type { IdeaEvent } from '../idea/idea-graph.ts';
import { isIndoor } from '../place-spec.ts';
import type { PlaceSpec } from '../place-spec.ts';
import { CLOSER_WORDS } from './closer-words.ts';
import type { CloserWords, DoneTo } from './closer-words/closer-words.ts';
import type { SeenDeedId } from './deeds/closer-deeds.ts';

/** What a deed is done to, as far as its look is concerned. */
export interface DeedSide {
  language: Language;
  place: PlaceSpec;
  hasAgent: boolean;
  /** Whoever does it is a person, and no animal, robot or thing. */
  isByPerson: boolean;
  /** Somebody to whom it is done or for whom it is meant. */
  hasSomebody: boolean;
  hasSomething: boolean;
  /** The thing that it is done to or with, as in 'piano'. */
  thing: string | undefined;
  /** Whoever it is done to is dead. */
  isToDead: boolean;
}

const TABLES = new Map<Language, ReadonlyMap<string, readonly CloserWords[]>>();

function tableOf(language: Language): ReadonlyMap<string, readonly CloserWords[]> {
  const known = TABLES.get(language);
  if (known) {
    return known;
  }
  const table = new Map<string, CloserWords[]>();
  for (const each of CLOSER_WORDS) {
    for (const word of each.words[language].split(', ')) {
      table.set(word, [...(table.get(word) ?? []), each]);
    }
  }
  TABLES.set(language, table);
  return table;
}

const FITS: Readonly<Record<DoneTo, (side: DeedSide) => boolean>> = {
  somebody: ({ hasSomebody, hasSomething }) => hasSomebody && !hasSomething,
  something: ({ hasSomething }) => hasSomething,
  things_alone: ({ hasSomebody, hasSomething }) => hasSomething && !hasSomebody,
  anything: () => true,
  nobody: ({ hasSomebody, hasSomething }) => !hasSomebody && !hasSomething,
};

/** Deeds that are done to things; done to somebody, they look otherwise. */
const DONE_TO_SOMEBODY: Readonly<Partial<Record<SeenDeedId, SeenDeedId>>> = {
  take: 'take_along',
  steal: 'abduct',
  give: 'take_along',
  laugh: 'mock',
};
/** Deeds that are another sight where whoever they are done to is dead. */
const DONE_TO_DEAD: Readonly<Partial<Record<SeenDeedId, SeenDeedId>>> = {
  find: 'find_dead',
  discover: 'find_dead',
  watch: 'find_dead',
  recognise: 'find_dead',
  wash: 'make_up',
  paint: 'make_up',
};
/** Deeds of lights that go out; done by somebody with nothing in hand, that is somebody who is no more to be seen. */
const FADING: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>(['put_out', 'die_away']);

/** How large instruments are played. */
const PLAYED: ReadonlyMap<string, SeenDeedId> = new Map<string, SeenDeedId>([
  ['piano', 'play_keyboard'],
  ['drum', 'play_drums'],
  ['drum_kit', 'play_drums'],
  ['gong', 'play_drums'],
  ['cello', 'play_seated_strings'],
  ['harp', 'play_seated_strings'],
  ['zither', 'play_seated_strings'],
]);
/** Part of the verb in Chinese. */
const PIANO = /钢琴/;
/** What is opened by being spread, and held over the head. */
const UNFOLDED: ReadonlySet<string> = new Set(['umbrella', 'parasol']);
const PLAYING: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>(['play_music', 'play', 'use']);

/** How one gets on with what carries people. */
const CARRIED: ReadonlyMap<string, SeenDeedId> = new Map<string, SeenDeedId>([
  ...['bicycle', 'scooter', 'motorcycle'].map((thing): [string, SeenDeedId] => [thing, 'ride']),
  ...['car', 'taxi', 'truck', 'camper_van'].map((thing): [string, SeenDeedId] => [thing, 'drive']),
  ...['bus', 'train', 'tram', 'ship', 'aeroplane'].map((thing): [string, SeenDeedId] => [thing, 'board']),
]);
const GOING: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>(['travel', 'walk', 'leave', 'flee', 'run']);
const CHASING: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>(['chase', 'follow']);

const SHARED = /^share\b|合乘|共乘|拼车|相乗り|一緒に乗|같이 타|합승/u;

/** Getting in, alone or as in 'shares a taxi with a stranger'. */
function withVehicle(
  deed: SeenDeedId,
  predicate: string,
  { carried, hasSomebody }: { carried: SeenDeedId; hasSomebody: boolean },
): SeenDeedId | undefined {
  if (deed === 'give' && SHARED.test(predicate)) {
    return 'board';
  }
  return GOING.has(deed) && !hasSomebody ? carried : undefined;
}

/** What a deed looks like with an instrument, or with what carries whoever does it. */
function byThing(deed: SeenDeedId, predicate: string, { thing = '', hasSomebody }: DeedSide): SeenDeedId | undefined {
  if ((deed === 'open' || deed === 'use') && UNFOLDED.has(thing)) {
    return 'open_overhead';
  }
  if (PLAYING.has(deed)) {
    return PLAYED.get(thing) ?? (PIANO.test(predicate) ? 'play_keyboard' : undefined);
  }
  const carried = CARRIED.get(thing);
  if (CHASING.has(deed) && hasSomebody && carried === 'ride') {
    return 'chase_riding';
  }
  if (deed === 'miss' && carried) {
    return 'miss_ride';
  }
  return carried && withVehicle(deed, predicate, { carried, hasSomebody });
}
/** 'To send a letter' is one word and what belongs to it, which comes first in Korean and Japanese. */
const lastWord = (predicate: string, language: Language): string =>
  predicate.split(LAST_WORD[language] ?? predicate).at(-1) ?? '';
const LAST_WORD: Readonly<Partial<Record<Language, RegExp>>> = { ko: / /u, ja: /[をにが]/u };

/** 'The rooster wakes the farm': those who wake are not seen one by one, and whoever wakes them does not sleep. */
const isDoneToAnother = ({ roles }: IdeaEvent): boolean =>
  roles.patient?.some((id) => !roles.agent?.includes(id)) === true;

/** What an event looks like where its verb is seen otherwise than its deed. */
export function closerLook(event: IdeaEvent, deed: SeenDeedId, side: DeedSide): SeenDeedId {
  const withThing = byThing(deed, event.predicate, side);
  if (withThing) {
    return withThing;
  }
  const table = tableOf(side.language);
  const predicate = event.predicate.toLowerCase();
  const words = table.get(predicate) ?? table.get(lastWord(predicate, side.language));
  if (deed === 'wake' && side.hasAgent && !side.hasSomebody && isDoneToAnother(event)) {
    return 'shout';
  }
  const ofWord = words?.find(({ doneTo }) => FITS[doneTo](side))?.seen;
  const seen = ofWord ?? byRoles(deed, side);
  return (side.isToDead && DONE_TO_DEAD[seen]) || seen;
}

/** What a deed looks like in some places: no door stands free in a street, nobody cycles over the sea. */
function inPlace(deed: SeenDeedId, { place, isByPerson, hasSomebody }: DeedSide): SeenDeedId | undefined {
  const afloat = onWater(deed, place.kind, hasSomebody);
  if (afloat) {
    return afloat;
  }
  if (!isIndoor(place.kind)) {
    return deed === 'enter' ? 'go_in' : undefined;
  }
  if (place.kind === 'prison' && deed === 'flee') {
    return 'break_out';
  }
  return isByPerson && !BEDLESS.has(place.kind) ? IN_BED[deed] : undefined;
}

/** Rooms in which one may fall asleep, but not in a bed. */
const BEDLESS: ReadonlySet<string> = new Set([
  'train_car',
  'bus_inside',
  'subway',
  'plane_inside',
  'classroom',
  'library',
  'office',
  'theatre',
  'restaurant',
  'cafe',
  'bar',
  'shop',
  'bakery',
  'courtroom',
  'station',
  'elevator',
  'church',
]);

const IN_BED: Readonly<Partial<Record<SeenDeedId, SeenDeedId>>> = { sleep: 'sleep_in_bed', wake: 'wake_in_bed' };

function onWater(deed: SeenDeedId, kind: string, hasSomebody: boolean): SeenDeedId | undefined {
  const byBoat = AFLOAT.has(kind) ? ON_WATER[deed] : undefined;
  return byBoat ?? (kind === 'sea' ? (AT_SEA[deed] ?? (hasSomebody ? SAVED[deed] : undefined)) : undefined);
}

/** On any water one goes by boat. */
const ON_WATER: Readonly<Partial<Record<SeenDeedId, SeenDeedId>>> = { ride: 'steer', drive: 'steer' };
/** In the middle of the sea nobody walks, and whoever falls falls into the water. */
const AT_SEA: Readonly<Partial<Record<SeenDeedId, SeenDeedId>>> = {
  travel: 'steer',
  leave: 'steer',
  walk: 'steer',
  board: 'steer',
  arrive: 'steer',
  fall: 'fall_in_water',
};
/** Somebody who is saved from the sea is pulled into the boat; whoever is pushed there floats. */
const SAVED: Readonly<Partial<Record<SeenDeedId, SeenDeedId>>> = {
  rescue: 'pull_from_water',
  push: 'push_in_water',
  carry: 'push_in_water',
};

const AFLOAT: ReadonlySet<string> = new Set(['sea', 'lake', 'river']);

const fadedBy = (deed: SeenDeedId, hasAgent: boolean): SeenDeedId => (hasAgent ? 'vanish' : deed);

function byRoles(deed: SeenDeedId, side: DeedSide): SeenDeedId {
  const { hasAgent, hasSomebody, hasSomething } = side;
  const toSomebody = hasSomebody && !hasSomething && hasAgent ? DONE_TO_SOMEBODY[deed] : undefined;
  if (toSomebody) {
    return toSomebody;
  }
  if (FADING.has(deed) && !hasSomething) {
    return hasSomebody ? 'die_away' : fadedBy(deed, hasAgent);
  }
  if ((deed === 'fight' || deed === 'compete') && hasSomething && !hasSomebody) {
    return 'fight_over';
  }
  return (hasSomething ? undefined : inPlace(deed, side)) ?? deed;
}
