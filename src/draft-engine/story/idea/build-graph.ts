import type { ConceptId } from '../concepts/concept.ts';
import { animatePhrases } from './animacy.ts';
import { partsOfOthers } from './body-parts.ts';
import { landFish } from './caught-fish.ts';
import { addLovedOnes } from './confessions.ts';
import type { DeedId } from './deeds.ts';
import { buildEvents, deedIndex } from './events.ts';
import { giveWhatWasMade } from './given-things.ts';
import { addHours } from './hours-of-events.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant, ParticipantId, Presence, Span } from './idea-graph.ts';
import { addLed } from './led-along.ts';
import { mendWhatBroke } from './mended-things.ts';
import { findParticipants, isOnlyPlace, PLACE_ROLES, rolesOf } from './participants.ts';
import { meaningOf, type PhraseMeaning, traitsOf, type Vocabulary } from './phrase-meaning.ts';
import { ageSchoolGoers } from './school-goers.ts';
import { findSettings } from './settings.ts';
import { sexOfMember } from './sex/sex-of-members.ts';
import { addSkies } from './skies-of-events.ts';
import type { Clause, NounPhrase, PhraseRole, TextReading } from './text-reading.ts';
import { addWhoseDay } from './whose-day.ts';

/** Gives the grammar of a text its meaning. */
export function buildGraph(text: string, read: TextReading, vocabulary: Vocabulary): IdeaGraph {
  const animate = animatePhrases(read, deedIndex(vocabulary.tables.deeds));
  const reading: TextReading = {
    ...read,
    phrases: read.phrases.map((phrase, index) => {
      const groupGender = sexOfMember(phrase, read.phrases, vocabulary.language);
      return {
        ...phrase,
        ...(animate.has(index) ? { isAnimate: true } : {}),
        ...(groupGender ? { groupGender } : {}),
      };
    }),
  };
  const { phrases, clauses } = reading;
  const { setting, found } = findSettings(text, reading.words, vocabulary.tables.settings);
  const roles = rolesOf(phrases.length, clauses);
  // 'A samurai' tells of Japan and is somebody all the same.
  const isSetting = (index: number, { kind, concept }: PhraseMeaning): boolean => {
    const phrase = phrases[index] as NounPhrase;
    return (
      phrase.name === undefined &&
      !phrase.isActor &&
      !(concept !== undefined && (kind === 'person' || kind === 'animal' || concept.startsWith('place.'))) &&
      !(kind === 'spirit' && hasPart(index, clauses)) &&
      // A shrine tells of Japan, a trench of war; both are where somebody is.
      found.some(
        (span) =>
          !(span.field === 'culture' && concept?.startsWith('place.')) &&
          !(TELLS_OF_MORE.has(span.field) && concept !== undefined && TOLD_PLACES.has(concept)) &&
          (covers(span, phrase) || phrase.head === text.slice(span.from, span.to)),
      )
    );
  };
  const parts = partsOfOthers(phrases, clauses, vocabulary);
  const isPlace = (index: number, { concept, kind }: PhraseMeaning): boolean => {
    if (concept?.startsWith('place.') || phrases[index]?.isPlaceName) {
      return isOnlyPlace(roles[index] ?? []) || (roles[index] ?? []).length === 0;
    }
    const own = roles[index] ?? [];
    const isNature = own.every((role) => role === 'at') && concept !== undefined && NATURE.has(concept);
    return isOnlyPlace(own) && (kind === 'abstract' || kind === 'thing' || isNature) && !parts.has(index);
  };
  // 'haunts the hotel where she lived': something is done to it and in it.
  const isPlaceToo = (index: number, { concept }: PhraseMeaning): boolean =>
    concept?.startsWith('place.') === true && roles[index]?.some((role) => PLACE_ROLES.has(role)) === true;

  const places = findPlaces(
    phrases,
    (index, meaning) => !isSetting(index, meaning) && (isPlace(index, meaning) || isPlaceToo(index, meaning)),
    vocabulary,
    roles,
  );
  const { participants, byPhrase } = findParticipants(
    reading,
    (index, meaning) => !isSetting(index, meaning) && !isPlace(index, meaning),
    vocabulary,
    parts,
  );
  const events = buildEvents(text, clauses, { participants: byPhrase, places: places.byPhrase }, vocabulary.tables);
  leaveNames(setting, participants);
  const named = [...participants.flatMap(({ spans }) => spans), ...places.places.map(({ span }) => span)];
  // The night bus and the morning star say no hour.
  const said = found.filter((one) => !named.some(({ from, to }) => from <= one.from && one.to <= to));
  addLed(events, participants);
  landFish(participants, events);
  addWhoseDay(text, vocabulary.language, { events, participants });
  addLovedOnes(events, participants);
  mendWhatBroke(events, reading, participants);
  giveWhatWasMade(events, participants);
  ageSchoolGoers(vocabulary.language, events, { participants, places: places.places });
  addHours(text, events, said);
  addSkies(text, events, said);
  addPresence(participants, events);
  participants.forEach(seeFromOutside);
  return {
    language: vocabulary.language,
    text,
    participants,
    events,
    places: places.places,
    setting,
    telling: reading.telling,
  };
}

/** Maya is a people, 雪 is snow, 小雨 is rain, Dawn an hour: where it is somebody's name, it says nothing of when. */
function leaveNames(setting: IdeaGraph['setting'], participants: readonly Participant[]): void {
  const names = new Set(participants.flatMap(({ kind, name }) => (kind === 'person' && name ? [name] : [])));
  for (const field of Object.keys(setting) as (keyof typeof setting)[]) {
    if (names.has(setting[field]?.words ?? '')) {
      delete setting[field];
    }
  }
}

/** Vehicles by what it is like inside them. */
const VEHICLES: ReadonlyMap<string, ConceptId> = new Map<string, ConceptId>([
  ['place.bus_inside', 'thing.bus'],
  ['place.train_car', 'thing.train'],
  ['place.plane_inside', 'thing.aeroplane'],
  ['place.ship_cabin', 'thing.ship'],
]);

/** A vehicle that has a part in what happens is seen from outside: 'misses the night bus'. */
function seeFromOutside(one: Participant): void {
  const vehicle = VEHICLES.get(one.concept ?? '');
  if (vehicle) {
    Object.assign(one, { kind: 'thing', concept: vehicle });
  }
}

const TELLS_OF_MORE: ReadonlySet<keyof IdeaGraph['setting']> = new Set(['isWartime', 'culture'] as const);
const TOLD_PLACES: ReadonlySet<ConceptId> = new Set<ConceptId>(['place.battlefield', 'place.mountain', 'place.river']);

/** Spirits that are only where something is: 'sleeps under a tree'. */
const NATURE: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'spirit.tree',
  'spirit.flower',
  'spirit.star',
  'spirit.cloud',
  'spirit.water',
  'spirit.fire',
  'spirit.light',
  'spirit.sun',
]);

const PARTS: ReadonlySet<PhraseRole> = new Set<PhraseRole>(['patient', 'recipient', 'companion', 'result']);

/** A storm that somebody befriends, or that does something to somebody, is more than the weather. */
const hasPart = (index: number, clauses: readonly Clause[]): boolean =>
  clauses.some(({ roles }) => {
    const own = roles.filter(({ phrase }) => phrase === index).map(({ role }) => role);
    return (
      own.some((role) => PARTS.has(role)) ||
      (own.includes('agent') && roles.some(({ role, phrase }) => phrase !== index && PARTS.has(role)))
    );
  });

/** Whether a span of setting is all that a phrase says: 'at night', 'the winter of 1943'. */
const covers = (span: Span, phrase: Span): boolean =>
  span.from <= phrase.from + 4 && span.to >= phrase.to && span.from < phrase.to;

function findPlaces(
  phrases: readonly NounPhrase[],
  isPlace: (index: number, meaning: PhraseMeaning) => boolean,
  vocabulary: Vocabulary,
  roles: ReturnType<typeof rolesOf>,
): { places: IdeaPlace[]; byPhrase: (IdeaPlace | undefined)[] } {
  const places: IdeaPlace[] = [];
  const byPhrase = phrases.map((phrase, index) => {
    const meaning = meaningOf(phrase, roles[index] ?? [], vocabulary);
    if (phrase.pronoun || !isPlace(index, meaning)) {
      return undefined;
    }
    const words = phrase.head || (phrase.name ?? '');
    const known = places.find((place) => place.words === words && (place.name ?? phrase.name) === phrase.name);
    if (known) {
      return known;
    }
    const { concept, isNearest } = meaning;
    const place: IdeaPlace = {
      id: `l${places.length + 1}`,
      words,
      span: { from: phrase.from, to: phrase.to },
      ...(phrase.name === undefined ? {} : { name: phrase.name }),
      ...(concept ? { concept } : {}),
      ...(isNearest ? { isNearest } : {}),
      qualities: traitsOf(phrase, meaning, vocabulary).qualities,
    };
    places.push(place);
    return place;
  });
  return { places, byPhrase };
}

/** What happened to somebody before the story or as it begins, and how they are present afterwards. */
const LEFT_BY: Readonly<Partial<Record<DeedId, Presence>>> = { die: 'dead', kill: 'dead', vanish: 'missing' };

const hasHappened = ({ deed, mood, isNegated, links }: IdeaEvent): boolean =>
  deed !== undefined &&
  LEFT_BY[deed] !== undefined &&
  mood === 'does' &&
  !isNegated &&
  links.every(({ kind }) => kind !== 'so_that' && kind !== 'if');

/** Somebody of whom the idea only says that they died is dead when the story begins; so for the missing. */
function addPresence(participants: readonly Participant[], events: readonly IdeaEvent[]): void {
  for (const one of participants) {
    const gone = events.find(
      (event) => !event.isMain && event.deed && hasHappened(event) && goneIn(event.roles, event.deed).includes(one.id),
    );
    const acts = events.some(
      ({ roles, describes, isMain }) => isMain && describes === undefined && roles.agent?.includes(one.id),
    );
    const isSomebody = one.kind !== 'thing' && one.kind !== 'abstract';
    if (one.presence === 'here' && gone?.deed && !acts && (isSomebody || gone.deed === 'vanish')) {
      one.presence = LEFT_BY[gone.deed] ?? 'here';
    }
  }
}

/** Who is no longer there after a deed: whoever is killed, whoever dies. */
const goneIn = ({ agent, patient }: IdeaEvent['roles'], deed: DeedId): ParticipantId[] => {
  if (deed === 'vanish') {
    return agent && patient ? [] : (agent ?? patient ?? []);
  }
  return patient ?? (deed === 'die' ? agent : undefined) ?? [];
};
