import { actorsLeft } from '#src/draft-engine/story/idea/actors-left.ts';
import {
  type IdeaEvent,
  type IdeaGraph,
  type IdeaPlace,
  type Participant,
  type ParticipantId,
  type Presence,
  type Setting,
  SEVERAL,
  type ToldAge,
} from '#src/draft-engine/story/idea/idea-graph.ts';
import type { PlaceKind } from '#src/draft-engine/story/place-spec.ts';
import type { GivenGraph } from '../../../graph-contract.ts';

export const WHO = ['woman', 'man', 'animal', 'robot', 'spirit', 'thing'] as const;
export type Who = (typeof WHO)[number];

export const COUNTS = ['one', 'two', 'many'] as const;
export type Count = (typeof COUNTS)[number];

/** The ages that can be chosen. Nobody is made a child. */
export const AGES = ['youth', 'adult', 'old'] as const satisfies readonly ToldAge[];

/** Where somebody is who takes part, as far as it can be chosen. */
export const WHEREABOUTS = ['here', 'dead', 'missing', 'imagined'] as const satisfies readonly Presence[];

export const SETTING_FIELDS = ['hour', 'season', 'weather', 'period', 'culture', 'isWartime'] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];

/** What somebody has changed of one part of what was read. Absent: as it was read. */
export interface Correction {
  isLeftOut?: true;
  who?: Who;
  count?: Count;
  age?: (typeof AGES)[number];
  presence?: (typeof WHEREABOUTS)[number];
  /** The film is about this event and no other. */
  isMain?: true;
  isNegated?: boolean;
  place?: PlaceKind;
  /** Another value of a field of the setting. */
  value?: string;
}

/** Corrections by what they are of: the id of a participant, an event or a place, or a field of the setting. */
type Corrections = Readonly<Partial<Record<string, Correction>>>;

/** What was read in an idea, and what somebody has corrected in it. */
export interface Understanding {
  /** The idea that it is of, without spaces around it. */
  idea: string;
  read: IdeaGraph;
  corrections: Corrections;
}

/** Concepts that say a gender, each with its other one. */
const COUNTERPARTS: readonly (readonly [feminine: string, masculine: string])[] = [
  ['woman', 'man'],
  ['girl', 'boy'],
  ['old_woman', 'old_man'],
  ['grandmother', 'grandfather'],
  ['mother', 'father'],
  ['daughter', 'son'],
  ['granddaughter', 'grandson'],
  ['sister', 'brother'],
  ['wife', 'husband'],
  ['widow', 'old_man'],
  ['queen', 'king'],
  ['princess', 'prince'],
  ['witch', 'wizard'],
];
const COUNT_NUMBERS: Readonly<Record<Count, number>> = { one: 1, two: 2, many: SEVERAL };

/** What somebody is, as it can be chosen; undefined where it is none of these or open. */
export function whoIs({ kind, gender }: Participant): Who | undefined {
  if (kind === 'person') {
    return gender && (gender === 'feminine' ? 'woman' : 'man');
  }
  return kind === 'abstract' ? undefined : kind;
}

/** How many they are. */
export function countOf({ count }: Participant): Count {
  return COUNTS.find((one) => COUNT_NUMBERS[one] === count) ?? 'many';
}

/** Their words make them children wherever the story lets them be. */
const GIRL_OR_BOY: ReadonlySet<Participant['concept']> = new Set(['person.girl', 'person.boy'] as const);

/** True for somebody whose age can be chosen: grown people, because nobody becomes or stops being a child. */
export const mayChooseAge = ({ kind, concept, age, ageYears }: Participant): boolean =>
  kind === 'person' &&
  !GIRL_OR_BOY.has(concept) &&
  (ageYears ?? 18) >= 18 &&
  (age === undefined || AGES.some((one) => one === age));

/** An understanding with one more correction; what is chosen as it was read is none. */
export function correct(understanding: Understanding, key: string, change: Correction): Understanding {
  const others = change.isMain ? withoutMain(understanding.corrections) : understanding.corrections;
  const corrected = { ...understanding, corrections: { ...others, [key]: { ...others[key], ...change } } };
  const without = asRead(corrected, key);
  return JSON.stringify(correctGraph(corrected)) === JSON.stringify(correctGraph(without)) ? without : corrected;
}

/** An understanding in which one part is as it was read; all of it without a key. */
export function asRead(understanding: Understanding, key?: string): Understanding {
  const { [key ?? '']: _, ...others } = understanding.corrections;
  return { ...understanding, corrections: key === undefined ? {} : others };
}

const withoutMain = (corrections: Corrections): Corrections =>
  Object.fromEntries(
    Object.entries(corrections).flatMap(([key, correction]) => {
      const { isMain: _, ...rest } = correction ?? {};
      return Object.keys(rest).length > 0 ? [[key, rest]] : [];
    }),
  );

/** The graph to send; undefined where nothing is corrected. */
export const graphToSend = (understanding: Understanding | undefined): GivenGraph | undefined =>
  understanding && Object.keys(understanding.corrections).length > 0 ? { ...correctGraph(understanding) } : undefined;

/**
 * What was read with its corrections: whatever names somebody or something that is left out goes too, except that what
 * somebody did is done by whoever acted before. The film is always about something that happens: where no event would
 * be left, the main one stays.
 */
export function correctGraph({ read, corrections }: Understanding): IdeaGraph {
  const isKept = ({ id }: { id: string }): boolean => !corrections[id]?.isLeftOut;
  const participants = read.participants.filter(isKept);
  const places = read.places.filter(isKept);
  const known = new Set<string>([...participants, ...places].map(({ id }) => id));
  const stripped = read.events.map((event) => stripEvent(event, read, known));
  const told = stripped.filter((event, index) => isKept(event) && isTold(event, read.events[index] as IdeaEvent));
  const events = told.length > 0 ? told : stripped.filter(({ isMain }) => isMain).slice(0, 1);
  const remaining = new Set<string>(events.map(({ id }) => id));
  return {
    ...read,
    participants: participants.map((one) => ({
      ...correctParticipant(one, corrections[one.id]),
      relations: one.relations.filter(({ to }) => known.has(to)),
    })),
    events: chooseMain(events, corrections).map((event) => ({
      ...correctHour(event, read.setting, corrections['hour']),
      isNegated: corrections[event.id]?.isNegated ?? event.isNegated,
      links: event.links.filter(({ to }) => remaining.has(to)),
    })),
    places: places.map((place) => correctPlace(place, corrections[place.id])),
    setting: correctSetting(read.setting, corrections),
  };
}

/** An event without those who are left out; what only they did is done by whoever acted before. */
function stripEvent(read: IdeaEvent, graph: IdeaGraph, known: ReadonlySet<string>): IdeaEvent {
  const { at, to, from, describes, ...event } = read;
  const actors = actorsLeft(read, graph, known);
  const moved = actors.filter((id) => !read.roles.agent?.includes(id));
  const isKept = (id: ParticipantId): boolean => known.has(id) && !moved.includes(id);
  const roles = Object.entries(event.roles)
    .map(([role, ids]): [string, ParticipantId[]] => [role, role === 'agent' ? actors : ids.filter(isKept)])
    .filter(([, ids]) => ids.length > 0);
  return {
    ...event,
    roles: Object.fromEntries(roles),
    ...(at && known.has(at) ? { at } : {}),
    ...(to && known.has(to) ? { to } : {}),
    ...(from && known.has(from) ? { from } : {}),
    ...(describes && known.has(describes) ? { describes } : {}),
  };
}

/** False for an event that only says who somebody is who is left out, and for one that loses all who take part. */
const isTold = (event: IdeaEvent, read: IdeaEvent): boolean =>
  event.describes === read.describes && (Object.keys(event.roles).length > 0 || Object.keys(read.roles).length === 0);

/** The chosen event is the main one; else those that were, else the first. */
function chooseMain(events: readonly IdeaEvent[], corrections: Corrections): IdeaEvent[] {
  const chosen =
    events.find(({ id }) => corrections[id]?.isMain) ?? (events.some(({ isMain }) => isMain) ? undefined : events[0]);
  return events.map((event) => (chosen ? { ...event, isMain: event === chosen } : event));
}

/** The light of an event follows the hour of the idea, unless it has one of its own. */
function correctHour({ hour, ...event }: IdeaEvent, { hour: read }: Setting, correction: Correction = {}): IdeaEvent {
  if (hour === undefined) {
    return event;
  }
  if (hour !== read?.value) {
    return { ...event, hour };
  }
  return correction.isLeftOut ? event : { ...event, hour: (correction.value ?? hour) as typeof hour };
}

function correctParticipant(read: Participant, { who, count, age, presence }: Correction = {}): Participant {
  const one = who === undefined || who === whoIs(read) ? read : becomes(read, who);
  const { ageYears: _, ...ageless } = one;
  return {
    ...(age && age !== one.age && mayChooseAge(one) ? { ...ageless, age } : one),
    count: count && count !== countOf(one) ? COUNT_NUMBERS[count] : one.count,
    presence: presence ?? one.presence,
  };
}

function becomes(read: Participant, who: Who): Participant {
  const { concept, isNearest, gender: _, ...one } = read;
  if (who === 'woman' || who === 'man') {
    const gender = who === 'woman' ? 'feminine' : 'masculine';
    return concept?.startsWith('person.')
      ? { ...one, kind: 'person', gender, concept: ofGender(concept, gender), ...(isNearest ? { isNearest } : {}) }
      : { ...one, kind: 'person', gender };
  }
  // What kind of animal is not said; the most usual one is drawn, and the idea's own word is said.
  return { ...one, kind: who, ...(who === 'animal' ? { concept: 'animal.dog', isNearest: true } : {}) };
}

type Concept = NonNullable<Participant['concept']>;

function ofGender(concept: Concept, gender: NonNullable<Participant['gender']>): Concept {
  const id = concept.slice('person.'.length);
  const pair = COUNTERPARTS.find((each) => each.includes(id));
  return pair ? (`person.${pair[gender === 'feminine' ? 0 : 1]}` as Concept) : concept;
}

function correctPlace(read: IdeaPlace, { place }: Correction = {}): IdeaPlace {
  const { isNearest: _, ...known } = read;
  return place && `place.${place}` !== read.concept ? { ...known, concept: `place.${place}` } : read;
}

function correctSetting(read: Setting, corrections: Corrections): Setting {
  return Object.fromEntries(
    SETTING_FIELDS.flatMap((field) => {
      const said = read[field];
      const { isLeftOut, value } = corrections[field] ?? {};
      return said && !isLeftOut ? [[field, { ...said, value: value ?? said.value }]] : [];
    }),
  ) as Setting;
}
