import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlaceId } from '../idea/idea-graph.ts';
import { type Chapter, readChapter } from './beats.ts';
import { type Given, givenIn, heroFor } from './casting.ts';
import { type CastChapter, chooseChapters, trimmed } from './choose-chapters.ts';
import { homeFor, placeNear } from './homes.ts';
import type { ImpliedRequest } from './implied-request.ts';
import { mentionRest } from './mention-rest.ts';
import { UNSAID } from './rows/unsaid.ts';
import { nameOf, smallDeeds } from './small-deeds.ts';
import { createTroupe, type Troupe } from './troupe.ts';
import { type BeatWriter, createBeatWriter, type Players } from './write-beats.ts';

/** Of a film's shots this share shows an event. */
const SHARE = 0.62;
const FEWEST_EVENTS = 3;
/** With so many events a film has room for one more than the usual one to be added. */
const MANY_EVENTS = 12;

/** An idea in which nothing happens, with little stories of whom and what it has. */
export function tellNothing(graph: IdeaGraph, { type, shotCount, seed }: ImpliedRequest): IdeaGraph {
  const own = deriveSeed('implied', graph.text, type, seed);
  const random = createRandom(own);
  const given = givenIn(graph);
  const unsaid = isUnsaid(given) ? random.pick(UNSAID) : undefined;
  const concept = unsaid ? conceptOf(unsaid[0]) : (given.hero?.concept ?? heroFor(given, type, random));
  const writer = createBeatWriter(graph);
  const hero = given.hero?.id ?? writer.addParticipant(concept);
  const rest = mentionRest(given.rest, writer, hero);
  const room = Math.max(FEWEST_EVENTS, Math.round(shotCount * SHARE) - rest.length);
  const troupe = createTroupe({
    hero: concept,
    own: given.other,
    most: (given.other ? 0 : 1) + (room > MANY_EVENTS ? 1 : 0),
  });
  const request = { given, hero: { concept, count: given.hero?.count ?? 1 }, type, room, seed: own, troupe };
  const chapters = unsaid ? unsaidChapters(unsaid[2], room, troupe) : chooseChapters(request);
  const said = graph.places.find((place) => place.concept?.startsWith('place.'));
  const home =
    said?.concept ??
    (unsaid ? (`place.${unsaid[1]}` as ConceptId) : homeFor(concept, given.thing?.concept, { type, seed: own }));
  const stage = { writer, home, players: { hero, other: given.other?.id, thing: given.thing?.id } };
  const told = chapters.flatMap((chapter, index) =>
    tellChapter(chapter, placeAt(index, chapters.length, stage), stage),
  );
  const small = fillDay(room - told.length, { graph, hero: concept, place: home, random }, stage);
  return {
    ...graph,
    participants: [...graph.participants, ...writer.participants],
    places: [...graph.places, ...writer.places],
    events: [...small, ...rest, ...told],
  };
}

const isUnsaid = ({ hero, thing, place, abstract }: Given): boolean =>
  hero === undefined && thing === undefined && place === undefined && abstract === undefined;

const conceptOf = (name: string): ConceptId => (name.includes('.') ? name : `person.${name}`) as ConceptId;

function unsaidChapters(text: string, room: number, troupe: Troupe): CastChapter[] {
  const chapter: Chapter = trimmed(readChapter(text), room);
  return [{ ...chapter, player: troupe.play(chapter) }];
}

interface Stage {
  writer: BeatWriter;
  /** Where the film is at home. */
  home: ConceptId;
  players: Players;
}

/** Long films go to a place nearby and come back. */
function placeAt(index: number, count: number, { writer, home }: Stage): IdeaPlaceId {
  const isAway = index < count - 1 && index % 2 === 1;
  return writer.addPlace(isAway ? placeNear(home, index) : home);
}

function tellChapter({ beats, player }: CastChapter, at: IdeaPlaceId, { writer, players }: Stage): IdeaEvent[] {
  const other = player.kind === 'added' ? writer.addParticipant(player.concept) : players.other;
  return beats.map((beat, index) => {
    const event = writer.eventOf(beat, { ...players, other });
    return index === 0 ? { ...event, at } : event;
  });
}

/** Small deeds for what is left of a film's room. */
function fillDay(
  room: number,
  scene: { graph: IdeaGraph; hero: ConceptId; place: ConceptId; random: Random },
  { writer, players }: Stage,
): IdeaEvent[] {
  const used = new Set<string>();
  const events: IdeaEvent[] = [];
  for (const part of ['morning', 'between'] as const) {
    for (const beats of smallDeeds(part, { ...scene, used })) {
      if (events.length >= room) {
        break;
      }
      used.add(nameOf(beats));
      events.push(...beats.slice(0, room - events.length).map((beat) => writer.eventOf(beat, players)));
    }
  }
  return events;
}
