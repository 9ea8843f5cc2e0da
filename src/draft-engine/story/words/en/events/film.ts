import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { deriveSeed } from '#src/shared/random.ts';
import type { EventId, IdeaEvent, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import type { CastPlace, FilmFacts, StagedShot } from '../../film-words.ts';
import { partsOf } from './clause-parts.ts';
import type { ClauseTeller } from './clause-teller.ts';
import type { Roles } from './fill-pattern.ts';
import { infinitiveFromRoles } from './graph-clause.ts';
import { infinitiveOf } from './own-clause.ts';
import { placePhrase } from './place-phrases.ts';
import { createNamer, type Heard, type Namer } from './references.ts';
import { findVerb } from './verb-group.ts';
import { readAs, type Tense } from './verb-words.ts';

/** What nobody sets out to do: no line and no wish says it as an aim. */
const UNWILLED: ReadonlySet<string> = new Set(
  'be have miss lose drop fall die fail suffer forget sleep wake fall_in_love listen find discover vanish appear turn_into grow shrink die_away live dream meet laugh weep scream'.split(
    ' ',
  ),
);
/** True where somebody may want to do it. */
export const isWilled = ({ deed, predicate }: IdeaEvent): boolean =>
  deed !== undefined && !UNWILLED.has(deed) && !FELT.test(predicate);
const FELT =
  /^(?:need|want|know|believe|like|love|hate|fear|think|hope|wish|notice|recognise|recognize|remind|inherit|receive|get|seem|belong|survive|suspect|understand|overhear|hear|see|lack|miss|cry|weep|be)\b/;

const PAST_TYPES: ReadonlySet<FilmType> = new Set<FilmType>([
  'drama',
  'romance',
  'martial_arts',
  'fantasy',
  'horror',
  'history',
  'war',
  'animation',
  'adventure',
  'biography',
  'family',
  'western',
  'art',
  'youth',
]);

/** What all of a film's sentences are made from. */
export interface TellingFilm {
  facts: FilmFacts;
  namer: Namer;
  teller: ClauseTeller;
  tense: Tense;
  eventOf(id: EventId | undefined): IdeaEvent | undefined;
  placeOf(shot: StagedShot): CastPlace | undefined;
  /** 'in the attic'. */
  phraseOf(place: CastPlace | undefined): string | undefined;
  /** Who and what the sentences around a shot's event speak of; `by` is their {A}. */
  rolesOf(shot: StagedShot, heard: Heard, by?: ParticipantId): Roles;
  seedOf(index: number, ...parts: (string | number)[]): number;
}

/** Prepares a film for telling. */
export function prepareFilm(facts: FilmFacts): TellingFilm {
  const { graph, members, isOwnLanguage, plot } = facts;
  const namer = createNamer(graph, members, isOwnLanguage);
  const events = new Map(graph.events.map((event) => [event.id, event]));
  const places = new Map(facts.places.map((place) => [place.key, place]));
  const ideaTense = isOwnLanguage && isToldInPast(facts) ? 'past' : 'present';
  const tense: Tense = PAST_TYPES.has(facts.type) || ideaTense === 'past' ? 'past' : 'present';
  const teller: ClauseTeller = { graph, namer, tense, ideaTense, hero: plot.hero };
  const isSomebody = (id: ParticipantId): boolean => members.some(({ participant }) => participant.id === id);
  const phraseOf = (place: CastPlace | undefined): string | undefined =>
    place && placePhrase(place, graph, isOwnLanguage);

  return {
    facts,
    namer,
    teller,
    tense,
    eventOf: (id) => (id === undefined ? undefined : events.get(id)),
    placeOf: (shot) => places.get(shot.placeKey),
    phraseOf,
    rolesOf(shot, heard, by) {
      const event = events.get(shot.step.events[0] as EventId);
      const all = takingPart(event);
      const doer = [by, event?.roles.agent?.[0], shot.step.who[0], plot.hero].find(
        (id) => id !== undefined && !namer.isPronoun(id),
      );
      const isThere = (id: ParticipantId): boolean => namer.participant(id)?.presence === 'here';
      const other = all.find((id) => id !== doer && isSomebody(id) && isThere(id));
      const thing = all.find((id) => id !== doer && !isSomebody(id) && isTangible(namer.participant(id)));
      const isAim = event !== undefined && doer !== undefined && isWilled(event) && event.roles.agent?.includes(doer);
      const deed = isAim ? aimOf(teller, event, { ...heard, recent: [] }, isOwnLanguage) : undefined;
      return said({
        doer,
        other,
        thing,
        place: phraseOf(places.get(shot.placeKey)),
        deed: deed !== undefined && deed.split(' ').length <= LONGEST_AIM ? deed : undefined,
      });
    },
    seedOf: (index, ...parts) => deriveSeed(facts.seed, 'words', index, ...parts),
  };
}

/** 'bring the letter to the sea': in the idea's own words where it has any. */
function aimOf(teller: ClauseTeller, event: IdeaEvent, heard: Heard, isOwnLanguage: boolean): string | undefined {
  if (isImplied(event.id)) {
    return infinitiveFromRoles(teller, event, heard);
  }
  return isOwnLanguage ? infinitiveOf(teller, event, heard)?.text : undefined;
}

/** A thing that sentences can speak of: 'home' is none. */
const isTangible = (one: Participant | undefined): boolean =>
  one?.kind === 'thing' && !/^(?:home|way|time|day|night|job|work|something|everything|anything|name)$/.test(one.words);

/** Most words of what somebody wants to do. */
const LONGEST_AIM = 9;

/** Everybody in an event, those to whom it is done first. */
function takingPart(event: IdeaEvent | undefined): ParticipantId[] {
  const {
    recipient = [],
    patient = [],
    companion = [],
    result = [],
    agent = [],
    topic = [],
    instrument = [],
  } = event?.roles ?? {};
  return [...recipient, ...patient, ...companion, ...result, ...agent, ...topic, ...instrument];
}

type Maybe<Fields> = { [Field in keyof Fields]: Fields[Field] | undefined };

/** Without the roles that nobody has. */
const said = (roles: Maybe<Required<Roles>>): Roles =>
  Object.fromEntries(Object.entries(roles).filter(([, value]) => value !== undefined));

/** True where the idea tells its main event in the past. */
function isToldInPast({ graph }: FilmFacts): boolean {
  const main = graph.events.find(({ isMain, id }) => isMain && !isImplied(id));
  const verb = main && findVerb(partsOf(graph, main), main.predicate);
  const [first = ''] = verb?.words.filter((word) => !/^(?:\w+ly|never|not)$/.test(word)) ?? [];
  return (
    verb !== undefined &&
    (/^(?:was|were|had|did)$/.test(first) ||
      (readAs(first, verb.base)?.form === 'past' && first.toLowerCase() !== verb.base))
  );
}
