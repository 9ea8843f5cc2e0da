import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { castOfIdea, isHere } from '../plot/cast-of-idea.ts';
import { keeperConceptOf } from './homes.ts';
import type { ImpliedRequest } from './implied-request.ts';
import { leadUps } from './lead-ups.ts';
import { namesOf, type PartOfDay, smallDeeds } from './small-deeds.ts';
import { type BeatWriter, createBeatWriter } from './write-beats.ts';

/** Shorter films have no room for what anybody does on any day. */
const LONG_FILM = 12;
/** Up to so many shots an event of the idea fills by itself. */
const SHOTS_OF_EVENT = 3;
/** Of a longer film's shots this share shows an event. */
const SHARE = 0.45;
/** After these nobody goes on as on any day. */
const ENDS: ReadonlySet<DeedId> = new Set<DeedId>(['die', 'kill', 'vanish', 'leave', 'die_away', 'turn_into']);

/** An idea with fewer events than a long film has room for, with small deeds of its hero around them. */
export function tellAround(graph: IdeaGraph, { type, shotCount, seed }: ImpliedRequest): IdeaGraph {
  const { events } = graph;
  if (shotCount < LONG_FILM) {
    return shortFilm(graph, type, shotCount);
  }
  const room = Math.round(shotCount * SHARE) - events.length;
  if (room <= 0 || shotCount <= events.length * SHOTS_OF_EVENT) {
    return graph;
  }
  const writer = createBeatWriter(graph, type);
  const hero = heroOf(graph, writer);
  const concept: ConceptId = hero.concept ?? 'person.person';
  const place = graph.places.find((each) => each.concept?.startsWith('place.'))?.concept;
  const random = createRandom(deriveSeed('around', graph.text, type, seed));
  const used = new Set<string>();
  /** Up to so many events of a part of the day. */
  const take = (part: PartOfDay, most: number): IdeaEvent[] => {
    const taken: IdeaEvent[] = [];
    for (const beats of smallDeeds(part, { graph, hero: concept, place, random, used })) {
      if (taken.length + beats.length <= most) {
        namesOf(beats).forEach((name) => used.add(name));
        const players = { hero: hero.id, other: undefined, thing: undefined };
        taken.push(...beats.map((beat) => writer.eventOf(beat, players)));
      }
    }
    return taken;
  };
  const isOver = events.some(({ deed }) => deed !== undefined && ENDS.has(deed));
  const after = isOver || room < LONG ? [] : take('evening', Math.ceil(room / 6));
  const before = take('morning', Math.ceil((room - after.length) / 2));
  const between = take('between', room - after.length - before.length);
  return {
    ...graph,
    participants: [...graph.participants, ...writer.participants],
    events: [
      ...before,
      ...woven(
        events.map((event) => withDoer(event, hero)),
        between,
      ),
      ...after,
    ],
  };
}

/** Of a short film's shots one in so many shows a small deed that leads to its main event or follows from it. */
const SHOTS_OF_LEAD_UP = 4;
/** An idea with more events fills a short film by itself. */
const FEW = 2;

function shortFilm(graph: IdeaGraph, type: FilmType, shotCount: number): IdeaGraph {
  const { events } = graph;
  const room = events.length > FEW ? 0 : Math.floor(shotCount / SHOTS_OF_LEAD_UP) + 1 - events.length;
  const { before, after } = leadUps(graph, { type, room });
  return before.length + after.length === 0 ? graph : { ...graph, events: [...before, ...events, ...after] };
}

/** From so many small deeds on some are left for the end. */
const LONG = 5;

/** Whoever the idea is about, else somebody who is there when it happens. */
function heroOf(graph: IdeaGraph, writer: BeatWriter): Participant {
  const { cast } = castOfIdea(graph);
  const own = graph.participants.find((one) => cast.includes(one.id) && isHere(one) && one.id === cast[0]);
  if (own) {
    return own;
  }
  const place = graph.places.find(({ concept }) => concept?.startsWith('place.'))?.concept;
  const id = writer.addParticipant(place ? keeperConceptOf(place) : 'person.traveller');
  return writer.participants.find((one) => one.id === id) as Participant;
}

/** What nobody is said to do is done by whoever was added. */
function withDoer(event: IdeaEvent, { id }: Participant): IdeaEvent {
  return isImplied(id) && event.roles.agent === undefined
    ? { ...event, roles: { agent: [id], ...event.roles } }
    : event;
}

/** Small deeds between the events of an idea, in equal parts, none after the last. */
function woven(events: readonly IdeaEvent[], small: readonly IdeaEvent[]): IdeaEvent[] {
  const share = Math.ceil(small.length / events.length);
  return events.flatMap((event, index) => [...small.slice(index * share, (index + 1) * share), event]);
}
