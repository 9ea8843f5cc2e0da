import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { StagedShot } from '../../film-words.ts';
import { fillPattern, type Roles } from './fill-pattern.ts';
import { isWilled, type TellingFilm } from './film.ts';
import { finishSentence } from './finish-sentence.ts';
import { ABSENT_WORDS, FIRST_INTRODUCTIONS, INTRODUCTIONS } from './portrait-words.ts';
import type { Heard } from './references.ts';
import { resultsOf } from './results.ts';
import { tellEvent } from './tell-event.ts';
import { EMPTY_OPENINGS, OPENINGS, PLACELESS_OPENINGS, WEATHER_OPENINGS } from './world-words.ts';

/** A sentence that may be said and what is known after it. */
export interface Said extends Sentence {
  heard: Heard;
}

/** What goes on when a shot that shows no event is told. */
export interface Moment {
  heard: Heard;
  /** Events that were told. */
  told: ReadonlySet<string>;
}

/** What is told in a shot that shows no event. Nothing that fits anything: where there is nothing to say it is silent. */
export function aroundDeed(film: TellingFilm, shot: StagedShot, moment: Moment): Said[][] {
  const { heard } = moment;
  switch (shot.step.kind) {
    case 'opening':
      return openings(film, shot, heard);
    case 'portrait':
      return portraits(film, shot, heard);
    case 'want':
      return wishes(film, shot, moment);
    case 'after':
      return [afterwards(film, shot, moment)];
    case 'ending':
      return [afterwards(film, shot, moment), closing(film, moment)];
    default:
      return [];
  }
}

function fillAll(film: TellingFilm, patterns: readonly string[], roles: Roles, heard: Heard): Said[] {
  const { namer, tense } = film;
  return patterns.flatMap((pattern) => {
    const filled = fillPattern(pattern, roles, { namer, tense, heard });
    return filled ? [{ pattern, ...filled }] : [];
  });
}

/** What is so now: said only of an event that was told. */
function afterwards(film: TellingFilm, shot: StagedShot, { heard, told }: Moment): Said[] {
  const event = film.eventOf(shot.step.events[0]);
  if (event === undefined || !told.has(event.id)) {
    return [];
  }
  const { other, ...roles } = film.rolesOf(shot, heard);
  const isDoneTo = other !== undefined && !event.roles.agent?.includes(other);
  return fillAll(film, resultsOf(event), isDoneTo ? { ...roles, other } : roles, heard);
}

/** Types that close as one tells children. */
const TALES: ReadonlySet<FilmType> = new Set<FilmType>(['animation', 'family', 'fantasy']);

/** 'And that is how the fox stole the moon.' */
function closing({ teller, facts, eventOf }: TellingFilm, { heard, told }: Moment): Said[] {
  const main = facts.graph.events.find(({ isMain }) => isMain);
  const isDone = main !== undefined && told.has(main.id) && main.mood === 'does' && !main.isNegated;
  if (!TALES.has(facts.type) || !isDone || eventOf(main.id) === undefined) {
    return [];
  }
  const clause = tellEvent(
    teller,
    main,
    { ...heard, recent: [] },
    { isOwnLanguage: facts.isOwnLanguage, placeOf: () => undefined, longestWords: 12 },
  );
  return clause && !clause.text.startsWith('there ')
    ? [
        {
          pattern: 'that is how',
          text: finishSentence(`and that ${teller.tense === 'past' ? 'was' : 'is'} how ${clause.text}`),
          heard: clause.heard,
        },
      ]
    : [];
}

const WISHES = ['{A} <want> to {VP}.', '{A} <have> made up {A.his} mind to {VP}.', '{A} <be> going to {VP}.'];

/** What the hero is going to do, where nobody knows yet. */
function wishes(film: TellingFilm, shot: StagedShot, { heard, told }: Moment): Said[][] {
  const event = film.eventOf(shot.step.events[0]);
  const by = shot.step.who[0] ?? film.facts.plot.hero;
  return event !== undefined &&
    by !== undefined &&
    !told.has(event.id) &&
    canBeMeant(event) &&
    event.roles.agent?.includes(by)
    ? [fillAll(film, WISHES, film.rolesOf(shot, heard, by), heard)]
    : [];
}

const canBeMeant = (event: IdeaEvent): boolean =>
  isWilled(event) &&
  event.mood === 'does' &&
  !event.isNegated &&
  event.describes === undefined &&
  event.often === undefined;

/** Where and when it begins, and with whom. */
function openings(film: TellingFilm, shot: StagedShot, heard: Heard): Said[][] {
  const place = film.phraseOf(film.placeOf(shot));
  const [doer] = shot.step.who;
  const roles: Roles = { ...(doer === undefined ? {} : { doer }), ...(place === undefined ? {} : { place }) };
  const fill = (patterns: readonly string[]): Said[] => fillAll(film, patterns, roles, heard);
  if (doer === undefined) {
    return [fill(EMPTY_OPENINGS[shot.timeOfDay])];
  }
  const isPronoun = film.namer.isPronoun(doer);
  const ways = OPENINGS[shot.timeOfDay].filter((pattern) => !(isPronoun && pattern.endsWith('{A}.')));
  return [fill(WEATHER_OPENINGS[shot.weather] ?? []), fill(ways), isPronoun ? [] : fill(PLACELESS_OPENINGS)];
}

const ABSENT = /^(?:late|dead|deceased|missing|lost|former|imaginary|ex)$/;

/** Who somebody is, where it was not told yet. */
function portraits(film: TellingFilm, shot: StagedShot, heard: Heard): Said[][] {
  const [doer] = shot.step.who;
  const one = doer === undefined ? undefined : film.namer.participant(doer);
  if (doer === undefined || one === undefined) {
    return [];
  }
  const fill = (patterns: readonly string[]): Said[] => fillAll(film, patterns, { doer }, heard);
  if (one.presence !== 'here') {
    const isSaid =
      heard.introduced.has(doer) ||
      /^(?:the )?dead$/.test(one.words) ||
      one.qualities.some(({ words }) => ABSENT.test(words));
    return isSaid ? [] : [fill(ABSENT_WORDS[one.presence])];
  }
  return heard.introduced.has(doer) ? [] : [fill(heard.introduced.size === 0 ? FIRST_INTRODUCTIONS : INTRODUCTIONS)];
}
