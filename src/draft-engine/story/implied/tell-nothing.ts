import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlaceId, Participant } from '../idea/idea-graph.ts';
import { readChapter } from './beats.ts';
import { type CastChapter, chooseChapters, trimmed } from './choose-chapters.ts';
import { homeFor, isOfWater, placeNear } from './homes.ts';
import type { ImpliedRequest } from './implied-request.ts';
import { mentionRest } from './mention-rest.ts';
import { UNSAID } from './rows/unsaid.ts';
import { namesOf, smallDeeds } from './small-deeds.ts';
import { type Given, givenIn, heroFor } from './suitable-stories.ts';
import { createTroupe } from './troupe.ts';
import { type BeatWriter, createBeatWriter, type Players } from './write-beats.ts';

/** Of a film's shots this share shows an event. */
const SHARE = 0.62;
const FEWEST_EVENTS = 3;
/** With so many events a film has room for one more than the usual one to be added. */
const MANY_EVENTS = 12;

/** An idea in which nothing happens or things only are as they are, with little stories of whom and what it has. */
export function tellNothing(graph: IdeaGraph, request: ImpliedRequest): IdeaGraph {
  const seed = deriveSeed('implied', graph.text, request.type, request.seed);
  const random = createRandom(seed);
  const given = givenIn(graph);
  const writer = createBeatWriter(graph, request.type);
  const outset = outsetOf(given, { type: request.type, seed, random, isGrownUp: writer.isGrownUp });
  const hero = given.hero?.id ?? writer.addParticipant(outset.hero);
  const room = Math.max(FEWEST_EVENTS, Math.round(request.shotCount * SHARE) - given.rest.length);
  const chapters = chaptersFor({ given, outset, type: request.type, room, seed });
  const stage = { writer, home: outset.home, players: { hero, other: given.other?.id, thing: given.thing?.id } };
  const told = chapters.flatMap((chapter, index) =>
    tellChapter(chapter, placeAt(index, chapters.length, stage), stage),
  );
  const unused = told.some((event) => takesPart(event, given.thing)) ? [] : [given.thing ?? []].flat();
  const rest = mentionRest([...given.rest, ...unused], writer, hero);
  const scene = { graph, hero: outset.hero, place: outset.home, random };
  const small = fillDay(room - told.length - unused.length, scene, stage);
  return {
    ...graph,
    participants: [...graph.participants, ...writer.participants],
    places: [...graph.places, ...writer.places],
    events: [...graph.events.map((event) => ({ ...event, isMain: false })), ...small, ...rest, ...told],
  };
}

/** Whom a film is about and where; the whole story, where the idea says nothing. */
interface Outset {
  hero: ConceptId;
  home: ConceptId;
  story?: string;
}

interface OutsetRequest {
  type: FilmType;
  seed: number;
  random: Random;
  isGrownUp: boolean;
}

function outsetOf(given: Given, { type, seed, random, isGrownUp }: OutsetRequest): Outset {
  const isUnsaid = [given.hero, given.thing, given.place, given.abstract].every((one) => one === undefined);
  if (isUnsaid && !isGrownUp) {
    const [hero, place, story] = random.pick(UNSAID);
    return {
      hero: (hero.includes('.') ? hero : `person.${hero}`) as ConceptId,
      home: `place.${place}` as ConceptId,
      story,
    };
  }
  const usual = given.hero?.concept ?? heroFor(given, type, random);
  const hero = isGrownUp && given.hero === undefined && usual === 'person.child' ? 'person.woman' : usual;
  return { hero, home: given.place ?? meetingPlace(given, homeFor(hero, given.thing?.concept, { type, seed })) };
}

/** Nobody meets a whale in a kitchen. */
const meetingPlace = ({ hero, other }: Given, usual: ConceptId): ConceptId =>
  isOfWater(other?.concept) && !isOfWater(hero?.concept) ? 'place.beach' : usual;

interface ChaptersRequest {
  given: Given;
  outset: Outset;
  type: FilmType;
  room: number;
  seed: number;
}

function chaptersFor({ given, outset: { hero, story }, type, room, seed }: ChaptersRequest): CastChapter[] {
  const most = (given.other ? 0 : 1) + (room > MANY_EVENTS ? 1 : 0);
  const troupe = createTroupe({ hero, own: given.other, most });
  if (story === undefined) {
    return chooseChapters({ given, hero: { concept: hero, count: given.hero?.count ?? 1 }, type, room, seed, troupe });
  }
  const chapter = trimmed(readChapter(story), room);
  return [{ ...chapter, player: troupe.play(chapter) }];
}

const takesPart = ({ roles }: IdeaEvent, one: Participant | undefined): boolean =>
  one !== undefined && Object.values(roles).some((ids) => ids.includes(one.id));

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
      namesOf(beats).forEach((name) => used.add(name));
      events.push(...beats.slice(0, room - events.length).map((beat) => writer.eventOf(beat, players)));
    }
  }
  return events;
}
