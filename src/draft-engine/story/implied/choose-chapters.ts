import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { createRandom, deriveSeed, type Random } from '#src/shared/random.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { type Beat, type Chapter, readChapter } from './beats.ts';
import { storiesOf } from './homes.ts';
import { ABSTRACTS } from './rows/abstracts.ts';
import { LEADING_TYPES, TYPE_STORIES } from './rows/film-types.ts';
import { PEOPLE_STORIES } from './rows/people.ts';
import { PLACE_STORIES } from './rows/places.ts';
import { type Given, hasOwnStories, isTwo, storiesOfOne, storiesOfThing, storiesOfTwo } from './suitable-stories.ts';
import type { Other, Troupe } from './troupe.ts';

/** What chapters are chosen for. */
export interface ChapterRequest {
  given: Given;
  hero: { concept: ConceptId; count: number };
  type: FilmType;
  /** How many events the film has room for. */
  room: number;
  troupe: Troupe;
  seed: number;
}

/** Little stories that suit an idea, the most telling first. */
function shelvesFor(request: ChapterRequest): readonly (readonly string[])[] {
  const { given, type } = request;
  const { hero: own, other, thing } = given;
  const ofThing = thing?.concept ? storiesOfThing(thing.concept, type) : [];
  const ofType = request.hero.concept.startsWith('person.') ? (TYPE_STORIES[type] ?? []) : [];
  const shelves = [
    own && isTwo(own) ? PEOPLE_STORIES.two : [],
    type === 'ads' || !own ? ofThing : [],
    LEADING_TYPES.has(type) ? ofType : [],
    own && other ? storiesOfTwo(own, other) : [],
    ofThing,
    ...shelvesOfWhoAndWhere(request),
    ofType,
  ];
  return shelves.filter((shelf, at) => shelf.length > 0 && shelves.indexOf(shelf) === at);
}

/** Stories of the hero, of what the idea is about, of its place: a place has more to tell than somebody without a trade. */
function shelvesOfWhoAndWhere({ given, hero }: ChapterRequest): readonly (readonly string[])[] {
  const { hero: own, place, abstract } = given;
  const ofHero = storiesOfOne({ concept: hero.concept, count: hero.count, kind: own?.kind ?? 'person' });
  return [
    own && (place === undefined || hasOwnStories(hero.concept)) ? ofHero : [],
    abstract === undefined ? [] : ABSTRACTS[abstract].slice(1),
    place === undefined ? [] : PLACE_STORIES[storiesOf(place)],
    ofHero,
  ];
}

/** A little story with whoever plays the other one in it. */
export interface CastChapter extends Chapter {
  player: Other;
}

/** The chapters of a film, the one that it is about last. */
export function chooseChapters(request: ChapterRequest): CastChapter[] {
  const { troupe, room } = request;
  const random = createRandom(deriveSeed('chapters', request.seed));
  const shelves = shelvesFor(request).map((shelf) => random.shuffle(shelf.map(readChapter)));
  const first = shelves.flat().find((chapter) => troupe.canPlay(chapter)) as Chapter;
  const main = { ...trimmed(first, room), player: troupe.play(first) };
  const chapters: CastChapter[] = [];
  let left = room - main.beats.length;
  for (const whole of inTurns(shelves, random)) {
    const chapter = trimmed(whole, left);
    if (left < FEWEST_BEATS || isHeard(chapter, [main, ...chapters]) || !troupe.canPlay(chapter)) {
      continue;
    }
    const beats = chapter.beats.map((beat) => ({ ...beat, isMain: false }));
    chapters.push({ ...chapter, beats, player: troupe.play(chapter) });
    left -= beats.length;
  }
  return [...chapters, main];
}

/** A chapter has a beginning, a turn and an end. */
const FEWEST_BEATS = 3;

/** One of each shelf after the other, until all are empty. */
function inTurns(shelves: readonly (readonly Chapter[])[], random: Random): Chapter[] {
  const order = random.shuffle(shelves);
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => order.flatMap((shelf) => shelf[round] ?? [])).flat();
}

/** True where a chapter's turn, or much of it, has been seen already: nobody gives the same bread twice. */
function isHeard({ beats }: Chapter, before: readonly Chapter[]): boolean {
  const nameOf = ({ deed, patient }: Beat): string => `${deed} ${patient ?? ''}`;
  const told = new Set(before.flatMap((chapter) => chapter.beats.map(nameOf)));
  const isSeen = (beat: Beat): boolean => told.has(nameOf(beat));
  const things = beats.filter((beat) => beat.patient !== undefined && beat.patient !== 'other' && isSeen(beat));
  return beats.some((beat) => beat.isMain && isSeen(beat)) || things.length > 1;
}

/** A chapter of so many beats at the most: first what leads to its turn goes, then what follows. */
export function trimmed(chapter: Chapter, most: number): Chapter {
  const beats = [...chapter.beats];
  while (beats.length > Math.max(1, most)) {
    const turn = beats.findIndex(({ isMain }) => isMain);
    beats.splice(turn > 1 || turn === beats.length - 1 ? 0 : beats.length - 1, 1);
  }
  return { ...chapter, beats };
}
