import { cleanText } from '#src/draft-engine/story/idea/clean-text.ts';
import {
  ROLES,
  type IdeaEvent,
  type IdeaGraph,
  type IdeaPlace,
  type Participant,
  type Setting,
  type Span,
} from '#src/draft-engine/story/idea/idea-graph.ts';
import { isConcept } from '#src/draft-engine/story/lexicon/is-concept.ts';
import type { IdeaReading } from './idea-reading.ts';

/** Most of each kind, and the longest texts, that are taken from a reading. */
const MOST_PARTICIPANTS = 24;
const MOST_EVENTS = 40;
const MOST_PLACES = 12;
const MOST_EACH = 8;
const LONGEST_NOUN = 60;
const LONGEST_CLAUSE = 300;
const MOST_COUNT = 1_000;
const MOST_YEARS = 10_000;

const NOWHERE: Span = { from: 0, to: 0 };
/** What can take part, by the family of its concept. */
const FAMILIES: readonly string[] = ['person', 'animal', 'spirit', 'robot', 'thing'];

type Idea = Pick<IdeaGraph, 'text' | 'language'>;

/**
 * The graph that a reading of an idea describes, and how many of its parts were left out because they name nothing of
 * ours or nothing that is there. Spans are those of the words in the idea's own text.
 */
export function graphOfReading(reading: IdeaReading, idea: Idea): { graph: IdeaGraph; leftOut: number } {
  const participants = unique(reading.participants, 'p', MOST_PARTICIPANTS);
  const places = unique(reading.places, 'l', MOST_PLACES);
  const events = unique(reading.events, 'e', MOST_EVENTS);
  const readParticipants = participants.flatMap((one) => participantOf(one, idea) ?? []);
  const readPlaces = places.flatMap((place) => placeOf(place, idea) ?? []);
  const known = new Set([...readParticipants, ...readPlaces].map(({ id }) => id as string));
  const readEvents = withoutCircles(events.flatMap((event) => eventOf(event, idea, known) ?? []));
  const said = reading.participants.length + reading.places.length + reading.events.length;
  const graph: IdeaGraph = {
    language: idea.language,
    text: idea.text,
    participants: readParticipants.map((one) => ({
      ...one,
      relations: one.relations.filter(({ to }) => known.has(to) && to !== one.id),
    })),
    events: withMainEvent(readEvents),
    places: readPlaces,
    setting: settingOf(reading.setting, idea),
    telling: { style: [], isQuestion: reading.isQuestion },
  };
  return { graph, leftOut: said - readParticipants.length - readPlaces.length - readEvents.length };
}

/** The first of each id that has our form. */
function unique<Part extends { id: string }>(parts: readonly Part[], letter: string, most: number): Part[] {
  const form = new RegExp(`^${letter}\\d{1,4}$`);
  const found = new Map<string, Part>();
  for (const part of parts) {
    if (form.test(part.id) && !found.has(part.id) && found.size < most) {
      found.set(part.id, part);
    }
  }
  return [...found.values()];
}

function participantOf(one: IdeaReading['participants'][number], idea: Idea): Participant | undefined {
  const words = cleaned(one.words, LONGEST_NOUN);
  const spans = spansOf(words, idea);
  const concept = conceptOf(one.concept, one.kind);
  const family = concept?.split('.')[0];
  if (words === '' || (concept === undefined && spans.length === 0) || (family && !FAMILIES.includes(family))) {
    return undefined;
  }
  const name = cleaned(one.name, LONGEST_NOUN);
  return {
    id: one.id as Participant['id'],
    words,
    spans,
    ...(name !== '' && spansOf(name, idea).length > 0 ? { name } : {}),
    kind: kindOf(one.kind, family),
    ...(concept === undefined ? {} : { concept }),
    ...(concept !== undefined && one.isNearest ? { isNearest: true } : {}),
    ...traitsOf(one),
    qualities: qualitiesOf(one.qualities, idea),
    relations: one.relations.slice(0, MOST_EACH).flatMap(({ words: relation, to }) => {
      const text = cleaned(relation, LONGEST_NOUN);
      return spansOf(text, idea).length > 0 ? [{ words: text, to: to as Participant['id'] }] : [];
    }),
    presence: one.presence === '' ? 'here' : one.presence,
  };
}

/** How many they are, and what is said of their ages and genders. */
function traitsOf({
  count,
  age,
  ageYears,
  gender,
}: IdeaReading['participants'][number]): Pick<Participant, 'count' | 'age' | 'ageYears' | 'gender'> {
  return {
    count: Number.isInteger(count) && count >= 0 && count <= MOST_COUNT ? count : 1,
    ...(age === '' ? {} : { age }),
    ...(ageYears > 0 && ageYears <= MOST_YEARS ? { ageYears } : {}),
    ...(gender === '' ? {} : { gender }),
  };
}

/** A concept says what somebody is; without one the reading's own word counts. */
function kindOf(kind: IdeaReading['participants'][number]['kind'], family: string | undefined): Participant['kind'] {
  return (family as Participant['kind'] | undefined) ?? (kind === '' ? 'abstract' : kind);
}

function placeOf(place: IdeaReading['places'][number], idea: Idea): IdeaPlace | undefined {
  const words = cleaned(place.words, LONGEST_NOUN);
  const concept = conceptOf(place.concept, 'place');
  const [span] = spansOf(words, idea);
  if (words === '' || (concept === undefined && !span) || (concept && !concept.startsWith('place.'))) {
    return undefined;
  }
  return {
    id: place.id as IdeaPlace['id'],
    words,
    span: span ?? NOWHERE,
    ...(concept === undefined ? {} : { concept }),
    ...(concept !== undefined && place.isNearest ? { isNearest: true } : {}),
    qualities: qualitiesOf(place.qualities, idea),
  };
}

function eventOf(event: IdeaReading['events'][number], idea: Idea, known: ReadonlySet<string>): IdeaEvent | undefined {
  const words = cleaned(event.words, LONGEST_CLAUSE);
  const [span] = spansOf(words, idea);
  if (words === '' || (event.deed === '' && !span)) {
    return undefined;
  }
  const roles = ROLES.flatMap((role) => {
    const there = [...new Set(event[role])].filter((id) => id.startsWith('p') && known.has(id)).slice(0, MOST_EACH);
    return there.length > 0 ? [[role, there] as const] : [];
  });
  const spots = (['at', 'to', 'from'] as const).flatMap((key) =>
    event[key].startsWith('l') && known.has(event[key]) ? [[key, event[key]] as const] : [],
  );
  return {
    id: event.id as IdeaEvent['id'],
    words,
    span: span ?? NOWHERE,
    predicate: cleaned(event.predicate, LONGEST_NOUN) || event.deed || words,
    ...(event.deed === '' ? {} : { deed: event.deed }),
    roles: Object.fromEntries(roles) as IdeaEvent['roles'],
    ...(Object.fromEntries(spots) as Pick<IdeaEvent, 'at' | 'to' | 'from'>),
    manner: [],
    ...(event.often === '' ? {} : { often: event.often }),
    isNegated: event.isNegated,
    mood: event.mood === '' ? 'does' : event.mood,
    isMain: event.isMain,
    links: event.links
      .slice(0, MOST_EACH)
      .flatMap(({ kind, to }) => (kind === '' ? [] : [{ kind, to: to as IdeaEvent['id'] }])),
    ...(event.hour === '' ? {} : { hour: event.hour }),
  };
}

/** The events with the links that lead to one of them and in no circle. */
function withoutCircles(events: readonly IdeaEvent[]): IdeaEvent[] {
  const leadsTo = new Map<string, string[]>(events.map(({ id }) => [id, []]));
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) {
      return true;
    }
    const next = (leadsTo.get(from) ?? []).filter((id) => !seen.has(id));
    return next.some((id) => !seen.has(id) && reaches(id, to, seen.add(id)));
  };
  return events.map((event) => {
    const links = event.links.filter(({ to }) => {
      if (!leadsTo.has(to) || reaches(to, event.id)) {
        return false;
      }
      leadsTo.get(event.id)?.push(to);
      return true;
    });
    return { ...event, links };
  });
}

function withMainEvent(events: readonly IdeaEvent[]): IdeaEvent[] {
  const hasMain = events.some(({ isMain }) => isMain);
  return events.map((event, index) => (hasMain || index > 0 ? event : { ...event, isMain: true }));
}

function settingOf(setting: IdeaReading['setting'], idea: Idea): Setting {
  const fields = Object.entries(setting).flatMap(([field, { value, words: given }]) => {
    const words = cleaned(given, LONGEST_NOUN);
    const [span] = spansOf(words, idea);
    return value === '' || !span ? [] : [[field, { value, words, span }] as const];
  });
  return Object.fromEntries(fields) as Setting;
}

function qualitiesOf(qualities: IdeaReading['places'][number]['qualities'], idea: Idea): Participant['qualities'] {
  return qualities.slice(0, MOST_EACH).flatMap(({ words: given, quality }) => {
    const words = cleaned(given, LONGEST_NOUN);
    return spansOf(words, idea).length > 0 ? [{ words, ...(quality === '' ? {} : { quality }) }] : [];
  });
}

/** A concept by its whole id, or by the id in the family of a kind. */
function conceptOf(said: string, kind: string): Participant['concept'] {
  return [said, `${kind}.${said}`].find(isConcept);
}

const cleaned = (text: string, longest: number): string => cleanText(text).slice(0, longest).trim();

/** Where the words stand in the idea. */
function spansOf(words: string, { text, language }: Idea): Span[] {
  const [sought, within] = [words.toLowerCase(), text.toLowerCase()];
  const spans: Span[] = [];
  if (words === '' || within.length !== text.length) {
    return spans;
  }
  for (let from = within.indexOf(sought); from >= 0; from = within.indexOf(sought, from + sought.length)) {
    const to = from + sought.length;
    if (language !== 'en' || !(/[\p{L}\p{N}]/u.test(text[from - 1] ?? '') || /[\p{L}\p{N}]/u.test(text[to] ?? ''))) {
      spans.push({ from, to });
    }
  }
  return spans.slice(0, MOST_EACH);
}
