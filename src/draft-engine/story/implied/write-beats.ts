import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { isGrownUpStory } from '../ages/age-of-person.ts';
import { readPeople } from '../ages/read-people.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import type {
  IdeaEvent,
  IdeaGraph,
  IdeaPlace,
  IdeaPlaceId,
  Participant,
  ParticipantId,
  ParticipantKind,
  Role,
} from '../idea/idea-graph.ts';
import { impliedEvent, impliedParticipant, impliedPlace, isImplied } from '../idea/implied-ids.ts';
import { wordFor } from '../lexicon/lexicon.ts';
import type { Beat, BeatNoun } from './beats.ts';

/** Whom the parts of little stories are played by. */
export interface Players {
  hero: ParticipantId;
  other: ParticipantId | undefined;
  thing: ParticipantId | undefined;
}

/** Turns little stories into events, and whom and what they need into participants. */
export interface BeatWriter {
  /** The film tells of grown people: no child is added. */
  isGrownUp: boolean;
  /** Everybody and everything that was added. */
  participants: Participant[];
  places: IdeaPlace[];
  addParticipant(concept: ConceptId): ParticipantId;
  addPlace(concept: ConceptId): IdeaPlaceId;
  eventOf(beat: Beat, players: Players): IdeaEvent;
  event(deed: DeedId, roles: IdeaEvent['roles']): IdeaEvent;
}

const KINDS: Readonly<Record<string, ParticipantKind>> = {
  person: 'person',
  animal: 'animal',
  robot: 'robot',
  spirit: 'spirit',
};
const NO_SPAN = { from: 0, to: 0 };
const kindOf = (concept: ConceptId): ParticipantKind => KINDS[concept.split('.')[0] ?? ''] ?? 'thing';

/** Somebody or something that the idea does not name, by the usual word of its language. */
function added(id: ParticipantId, concept: ConceptId, { language }: IdeaGraph): Participant {
  return {
    id,
    words: wordFor(concept, language),
    spans: [],
    kind: kindOf(concept),
    concept,
    count: 1,
    qualities: [],
    relations: [],
    presence: 'here',
  };
}

const countImplied = (parts: readonly { id: Parameters<typeof isImplied>[0] }[]): number =>
  parts.filter(({ id }) => isImplied(id)).length;

/** Children have no part in stories of grown people. */
const GROWN: Readonly<Partial<Record<ConceptId, ConceptId>>> = {
  'person.child': 'person.friend',
  'person.baby': 'person.friend',
};

/** Writes what an idea implies for films of a type. */
export function createBeatWriter(graph: IdeaGraph, type: FilmType): BeatWriter {
  const isGrownUp = isGrownUpStory(readPeople(graph.text), type);
  const participants: Participant[] = [];
  const places: IdeaPlace[] = [];
  // What was added before keeps its ids to itself.
  const before = { participants: countImplied(graph.participants), places: countImplied(graph.places) };
  let events = countImplied(graph.events);
  const addParticipant = (meant: ConceptId): ParticipantId => {
    const concept = (isGrownUp ? GROWN[meant] : undefined) ?? meant;
    const same = participants.find((one) => one.concept === concept);
    if (same) {
      return same.id;
    }
    const id = impliedParticipant(before.participants + participants.length);
    participants.push(added(id, concept, graph));
    return id;
  };
  const idOf = (noun: BeatNoun, { hero, other, thing }: Players): ParticipantId | undefined => {
    if (noun === 'hero') {
      return hero;
    }
    if (noun === 'other') {
      return other;
    }
    if (noun === 'thing') {
      return thing;
    }
    const own = graph.participants.find((one) => one.concept === noun);
    return own?.id ?? addParticipant(noun);
  };
  const event = (deed: DeedId, roles: IdeaEvent['roles']): IdeaEvent => {
    events++;
    const place = graph.text.length + events * STRIDE;
    return {
      id: impliedEvent(events),
      words: '',
      span: { from: place, to: place },
      predicate: deed,
      deed,
      roles,
      manner: [],
      isNegated: false,
      mood: 'does',
      isMain: false,
      links: [],
    };
  };
  return {
    isGrownUp,
    participants,
    places,
    addParticipant,
    addPlace(concept) {
      const same = [...graph.places, ...places].find((place) => place.concept === concept);
      if (same) {
        return same.id;
      }
      const id = impliedPlace(before.places + places.length);
      places.push({ id, words: wordFor(concept, graph.language), span: NO_SPAN, concept, qualities: [] });
      return id;
    },
    eventOf(beat, players) {
      const roles: Partial<Record<Role, ParticipantId[]>> = {};
      for (const role of BEAT_ROLES) {
        const noun = beat[role];
        const id = noun && idOf(noun, players);
        if (id !== undefined) {
          roles[role] = [id];
        }
      }
      return { ...event(beat.deed, roles), isMain: beat.isMain };
    },
    event,
  };
}

const BEAT_ROLES = ['agent', 'patient', 'recipient', 'companion', 'instrument', 'result'] as const;

/** Events that have no words stand after the idea's text, each at a place of its own. */
const STRIDE = 10;
