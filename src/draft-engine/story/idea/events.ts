import { contentOf } from './content-of.ts';
import { DEEDS, type DeedId } from './deeds.ts';
import { isExchange } from './exchanges.ts';
import { isCooked } from './foods.ts';
import type { EventId, EventLink, IdeaEvent, IdeaPlace, Participant, Role } from './idea-graph.ts';
import { idsOf } from './participants.ts';
import type { Clause, PhraseRole, ReadingTables } from './text-reading.ts';

/** What phrases were found to be. */
export interface PhraseOwners {
  participants: readonly (readonly Participant[])[];
  places: readonly (IdeaPlace | undefined)[];
}

const STATES: ReadonlySet<DeedId> = new Set<DeedId>(['be', 'have', 'live', 'suffer']);

/** Turns clauses into events, finds who acts where it is left out, and marks what the film is about. */
export function buildEvents(
  text: string,
  clauses: readonly Clause[],
  owners: PhraseOwners,
  tables: ReadingTables,
): IdeaEvent[] {
  const deeds = deedIndex(tables.deeds);
  const events: IdeaEvent[] = [];
  clauses.forEach((clause, index) => {
    const roles = rolesIn(clause, owners);
    if (!roles.agent && !isWithoutAgent(clause)) {
      const agent = impliedAgent(clause, index, events);
      if (agent && !Object.values(roles).some((ids) => ids.some((id) => agent.includes(id)))) {
        roles.agent = agent;
      }
    }
    const described = clause.describes === undefined ? undefined : owners.participants[clause.describes]?.[0];
    events.push({
      id: idOf(index),
      words: text.slice(clause.from, clause.to).trim(),
      span: { from: clause.from, to: clause.to },
      predicate: clause.predicate,
      ...deedIn(clause, roles, owners.participants, { deeds, tables }),
      roles,
      ...placesIn(clause, owners),
      manner: clause.manner,
      ...(clause.often ? { often: clause.often } : {}),
      isNegated: clause.isNegated,
      mood: clause.mood,
      isMain: false,
      ...(described ? { describes: described.id } : {}),
      links: [],
    });
  });
  linkEvents(clauses, events);
  widenCausing(text, events);
  markMain(clauses, events);
  return events;
}

interface DeedWords {
  deeds: ReadonlyMap<string, DeedId>;
  tables: ReadingTables;
}

function deedIn(
  clause: Clause,
  roles: IdeaEvent['roles'],
  participants: PhraseOwners['participants'],
  { deeds, tables }: DeedWords,
): Pick<IdeaEvent, 'deed' | 'isNearest'> {
  if (clause.isState) {
    return { deed: deeds.get(`be ${clause.predicate}`) ?? 'be' };
  }
  if (isKind(clause, participants)) {
    return { deed: 'be' };
  }
  if (isExchange(clause, roles, participants)) {
    return { deed: 'give' };
  }
  const to = deedTo(clause, roles, participants, tables.deedsTo ?? {});
  const found = to ? { deed: to } : deedOf(clause.predicate, roles, deeds);
  return isOfFood(found.deed, roles, participants) ? { deed: 'cook' } : found;
}

const WITH_TOOLS: ReadonlySet<DeedId> = new Set<DeedId>(['repair', 'build']);
/** A cake that is repaired or built anew is made by hand in a kitchen, without hammer and wrench. */
function isOfFood(
  deed: DeedId | undefined,
  { patient = [] }: IdeaEvent['roles'],
  participants: PhraseOwners['participants'],
): boolean {
  const those = participants.flat().filter(({ id }) => patient.includes(id));
  return (
    deed !== undefined &&
    WITH_TOOLS.has(deed) &&
    those.length > 0 &&
    those.every(({ concept = '' }) => isCooked(concept))
  );
}

/** What the verb means by whom or what it is done to. */
function deedTo(
  { predicate, roles }: Clause,
  found: IdeaEvent['roles'],
  participants: PhraseOwners['participants'],
  table: NonNullable<ReadingTables['deedsTo']>,
): DeedId | undefined {
  const meanings = Object.hasOwn(table, predicate) ? table[predicate] : undefined;
  const patient = roles.find(({ role }) => role === 'patient');
  const one = patient && participants[patient.phrase]?.[0];
  if (!meanings) {
    return undefined;
  }
  const agent = roles.find(({ role }) => role === 'agent');
  const by = agent && participants[agent.phrase]?.[0];
  const keys = patient ? [one?.concept, one?.kind, 'any'] : [`by ${by?.concept}`, `by ${by?.kind}`, 'none'];
  return [...(found.result ? ['result'] : []), ...keys].map((key) => (key ? meanings[key] : undefined)).find(Boolean);
}
/** A passive, or something that a place or the weather does. */
const isWithoutAgent = ({ isAgentless, roles }: Clause): boolean =>
  isAgentless === true || roles.some(({ role }) => role === 'agent');

/** 'He is a doctor': the predicate is what somebody is. */
const isKind = ({ predicate, roles }: Clause, participants: PhraseOwners['participants']): boolean =>
  roles.some(({ role, phrase }) => role === 'result' && participants[phrase]?.[0]?.words === predicate);

const idOf = (index: number): EventId => `e${index + 1}`;

function rolesIn(clause: Clause, { participants, places }: PhraseOwners): IdeaEvent['roles'] {
  const roles: IdeaEvent['roles'] = {};
  for (const { role, phrase } of clause.roles) {
    const those = participants[phrase] ?? [];
    const isSaid = those.some(({ id }) => Object.values(roles).some((ids) => ids.includes(id)));
    if (those.length > 0 && !(isPlaceRole(role) && (places[phrase] || isSaid))) {
      // Somebody whom one goes to is met there, not a place.
      const isThing = role !== 'to' && those.every(({ kind }) => kind === 'thing');
      const met: Role = isThing ? 'instrument' : 'recipient';
      const kept: Role = isPlaceRole(role) ? met : role;
      roles[kept] = [...new Set([...(roles[kept] ?? []), ...idsOf(those)])];
    }
  }
  return roles;
}

const isPlaceRole = (role: PhraseRole): role is 'at' | 'to' | 'from' =>
  role === 'at' || role === 'to' || role === 'from';

function placesIn(clause: Clause, { places }: PhraseOwners): Pick<IdeaEvent, 'at' | 'to' | 'from'> {
  const found: Pick<IdeaEvent, 'at' | 'to' | 'from'> = {};
  for (const { role, phrase } of clause.roles) {
    const place = places[phrase];
    if (place && isPlaceRole(role)) {
      found[role] ??= place.id;
    }
  }
  return found;
}

/** Whoever acts in the clause that it hangs on; a new sentence goes on with whoever acted last. */
function impliedAgent(clause: Clause, index: number, before: readonly IdeaEvent[]) {
  const parent = clause.parent === undefined ? undefined : before[clause.parent];
  return (
    parent?.roles.agent ??
    before.slice(0, index).findLast(({ roles, describes }) => roles.agent && !describes)?.roles.agent
  );
}

function linkEvents(clauses: readonly Clause[], events: readonly IdeaEvent[]): void {
  clauses.forEach(({ kind, parent }, index) => {
    const event = events[index];
    const other = parent === undefined ? undefined : events[parent];
    if (!event || !other || kind === 'relative' || kind === 'main') {
      return;
    }
    const link: EventLink = kind === 'and' ? 'after' : kind;
    event.links.push({ kind: link, to: other.id });
  });
}

/** 'Lets them' says nothing without what it lets them do: 'lets them eat it'. */
function widenCausing(text: string, events: readonly IdeaEvent[]): void {
  for (const event of events.filter(({ predicate }) => predicate.endsWith(' somebody'))) {
    const caused = contentOf(events, event);
    if (caused && caused.span.from >= event.span.to) {
      event.span = { from: event.span.from, to: caused.span.to };
      event.words = text.slice(event.span.from, event.span.to).trim();
    }
  }
}

/** The main clauses that tell a deed; where none does, the main clauses; else the first event. */
function markMain(clauses: readonly Clause[], events: readonly IdeaEvent[]): void {
  const mains = events.filter((_, index) => clauses[index]?.kind === 'main');
  const isDeed = ({ deed }: IdeaEvent): boolean => deed === undefined || !STATES.has(deed);
  // 'Two sisters work in a bakery. One day …': what they do on every day only introduces them.
  const introduces = ({ deed, roles, isNearest }: IdeaEvent): boolean =>
    deed === 'work' && !isNearest && roles.patient === undefined;
  const [first] = [
    ...mains.filter((event) => isDeed(event) && !introduces(event)),
    ...mains.filter(isDeed),
    ...events.filter((event) => isDeed(event) && !event.describes),
    ...mains,
    ...events,
  ];
  const told = first && whatIsOrdered(whatIsSeen(first, events), events);
  if (told) {
    told.isMain = true;
  }
}

const SEEING: ReadonlySet<DeedId> = new Set<DeedId>(['watch', 'find', 'listen', 'catch', 'discover']);

/** 'She is seen dancing': where nobody is said to see it, the film is about the dance. */
function whatIsSeen(event: IdeaEvent, events: readonly IdeaEvent[]): IdeaEvent {
  const seen = event.roles.patient;
  if (!event.deed || !SEEING.has(event.deed) || event.roles.agent || !seen) {
    return event;
  }
  const done = events.find(
    ({ links, roles }) =>
      links.some(({ kind, to }) => kind === 'content' && to === event.id) &&
      roles.agent?.some((id) => seen.includes(id)),
  );
  return done ?? event;
}

/** 'She is ordered to kill': where nobody is said to order it, the film is about the killing. */
function whatIsOrdered(event: IdeaEvent, events: readonly IdeaEvent[]): IdeaEvent {
  const ordered = event.roles.patient;
  if (event.deed !== 'speak' || event.roles.agent || !ordered) {
    return event;
  }
  const done = events.find(
    ({ links, roles, isNegated }) =>
      !isNegated &&
      links.some(({ kind, to }) => (kind === 'content' || kind === 'so_that') && to === event.id) &&
      roles.agent?.some((id) => ordered.includes(id)),
  );
  return done ?? event;
}

const indexes = new WeakMap<ReadingTables['deeds'], ReadonlyMap<string, DeedId>>();

export function deedIndex(deeds: ReadingTables['deeds']): ReadonlyMap<string, DeedId> {
  const known = indexes.get(deeds);
  if (known) {
    return known;
  }
  const index = new Map<string, DeedId>();
  for (const deed of DEEDS) {
    for (const word of deeds[deed].split(/[,、，]\s*/)) {
      if (word !== '' && !index.has(word)) {
        index.set(word, deed);
      }
    }
  }
  indexes.set(deeds, index);
  return index;
}

function deedOf(
  predicate: string,
  roles: IdeaEvent['roles'],
  deeds: ReadonlyMap<string, DeedId>,
): Pick<IdeaEvent, 'deed' | 'isNearest'> {
  const words = predicate.toLowerCase();
  const known = deeds.get(words) ?? deeds.get(words.split(' ')[0] as string);
  return known ? { deed: known } : { deed: deedByRoles(roles), isNearest: true };
}

/** What is seen of an unknown verb: somebody does something to somebody, with something, or for somebody. */
function deedByRoles({ recipient, patient, instrument, topic, companion, result }: IdeaEvent['roles']): DeedId {
  const byRole: readonly (readonly [unknown, DeedId])[] = [
    [result, 'make'],
    [patient && recipient, 'give'],
    [topic, 'speak'],
    [instrument, 'use'],
    [companion, 'meet'],
    [patient, 'work'],
    [recipient, 'speak'],
  ];
  return byRole.find(([has]) => has)?.[1] ?? 'be';
}
