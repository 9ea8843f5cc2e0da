import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import type { Sentence } from '../../choose-sentence.ts';
import { whoFeels } from '../../events/felt-sentences.ts';
import { shorterAndShorter } from '../../events/opening-activity.ts';
import type { CastPlace, StagedShot } from '../../film-words.ts';
import { activeClause, oneDay } from './activity-words.ts';
import { fillPattern, type Roles } from './fill-pattern.ts';
import { isWilled, type TellingFilm } from './film.ts';
import { articleFor } from './noun-words.ts';
import { ABSENT_WORDS, FELT_SENTENCES, INTRODUCTIONS } from './portrait-words.ts';
import type { Heard } from './references.ts';
import { isPassedOn, resultsOf } from './results.ts';
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
    case 'arrival':
    case 'insert':
    case 'want':
      return wishes(film, shot, moment);
    case 'reaction':
      return [isEndingOf(film, shot) ? [] : afterwards(film, shot, moment), felt(film, shot, moment)];
    case 'after':
    case 'ending':
      return [afterwards(film, shot, moment)];
    default:
      return [];
  }
}

/** True where the film ends with the same event: what came of it is said there. */
const isEndingOf = ({ facts }: TellingFilm, { step }: StagedShot): boolean =>
  facts.plot.steps.at(-1)?.events[0] === step.events[0];

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
  const { other, thing, ...roles } = film.rolesOf(shot, heard);
  const { patient = [], result = [], recipient = [] } = event.roles;
  const isDoneTo = other !== undefined && [...patient, ...(isPassedOn(event) ? recipient : [])].includes(other);
  const isOfDeed = thing !== undefined && [...patient, ...result].includes(thing);
  return fillAll(
    film,
    resultsOf(event),
    { ...roles, ...(isDoneTo ? { other } : {}), ...(isOfDeed ? { thing } : {}) },
    heard,
  );
}

/** How whoever the last picture is about feels of what was told. */
export const feltAfter = (film: TellingFilm, shot: StagedShot, moment: Moment): Said[] =>
  felt(film, { ...shot, step: { ...shot.step, kind: 'reaction' } }, moment);

/** What one sees that somebody feels of what was told. */
function felt(film: TellingFilm, shot: StagedShot, { heard, told }: Moment): Said[] {
  const doer = whoFeels(shot, film.facts)?.participant.id;
  const isTold = told.has(shot.step.events[0] ?? '');
  return isTold && doer !== undefined ? fillAll(film, FELT_SENTENCES[shot.emotion] ?? [], { doer }, heard) : [];
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
    !isToldLater(film, event) &&
    event.roles.agent?.includes(by)
    ? [fillAll(film, WISHES, film.rolesOf(shot, heard, by), heard)]
    : [];
}

/** The narrator tells it where it is seen. */
const isToldLater = ({ facts }: TellingFilm, { id }: IdeaEvent): boolean =>
  facts.shots.some(({ step, heard }) => step.kind === 'deed' && heard.kind === 'narration' && step.events.includes(id));

const canBeMeant = (event: IdeaEvent): boolean =>
  isWilled(event) &&
  event.mood === 'does' &&
  !event.isNegated &&
  event.describes === undefined &&
  event.often === undefined;

/** Where and when it begins, and who is at what there. */
function openings(film: TellingFilm, shot: StagedShot, heard: Heard): Said[][] {
  const place = film.placeOf(shot);
  const [doer] = shot.step.who;
  const isTold = isOfIdea(place) && isThere(film, place, doer);
  const isNamed = doer !== undefined && !film.namer.isPronoun(doer);
  const isSeen = !isOfIdea(place) || isTold;
  const where = isSeen || !isNamed ? film.phraseOf(place) : undefined;
  const roles: Roles = { ...(doer === undefined ? {} : { doer }), ...(where === undefined ? {} : { place: where }) };
  const fill = (patterns: readonly string[]): Said[] => fillAll(film, patterns, roles, heard);
  if (doer === undefined) {
    return [fill(EMPTY_OPENINGS[shot.timeOfDay])];
  }
  const isTale = /^once upon a time\b/i.test(film.facts.graph.text);
  const activity = shot.opening;
  const day = isTale ? 'Once upon a time' : oneDay(shot.timeOfDay, shot.weather);
  const active = (activity === undefined ? [] : shorterAndShorter(activity)).map((each) =>
    fill([`${day}, ${activeClause(each, where)}.`]).map((said) => ({
      ...said,
      text: introduceAnew(film, doer, said.text),
    })),
  );
  if (isTale && where !== undefined) {
    return [...active, fill(['Once upon a time, {A} <be> {P}.'])];
  }
  if (film.namer.isPronoun(doer)) {
    return [...active, fill(OPENINGS[shot.timeOfDay].filter((pattern) => !pattern.endsWith('{A}.')))];
  }
  const plain = [
    fill(WEATHER_OPENINGS[shot.weather] ?? []),
    fill(OPENINGS[shot.timeOfDay]),
    fill(PLACELESS_OPENINGS[film.tense]),
  ].map((sentences) => sentences.map((said) => ({ ...said, text: introduce(said.text) })));
  return [...active, ...plain];
}

/** 'There was once the dog' presents somebody new: 'a dog', whatever article the idea has. */
const introduce = (text: string): string =>
  text.replace(
    /\b(?<there>there (?:was|is|(?<many>were|are))(?: once)?) the (?<next>\w+)/i,
    (_, there: string, many: string | undefined, next: string) =>
      many ? `${there} ${next}` : `${there} ${articleFor(next)} ${next}`,
  );

const UNIQUE = /^(?:last|only|first|same|sun|moon|sea|world)$/;
const SUPERLATIVE = /est$/;

/** 'One night, the dog' is 'a dog' too, 'the twins' are 'twins'; 'the last dog' and 'the oldest dog' stay. */
function introduceAnew({ namer }: TellingFilm, doer: ParticipantId, text: string): string {
  const noun = namer.participant(doer)?.words.toLowerCase() ?? '';
  return text.replace(
    /^(?<day>One [^,]+, )the (?=(?<next>\p{Ll}+) )/u,
    (whole: string, day: string, next: string): string => {
      const isOnlyOne = UNIQUE.test(next) || (SUPERLATIVE.test(next) && !noun.startsWith(next));
      if (isOnlyOne) {
        return whole;
      }
      return namer.isPlural(doer) ? day : `${day}${articleFor(next)} `;
    },
  );
}

/** True unless only others are said to be there, or it is where somebody is still to go. */
function isThere({ facts }: TellingFilm, { id }: CastPlace, doer: ParticipantId | undefined): boolean {
  const near = facts.graph.events.filter(({ at, to, from }) => [at, to, from].includes(id));
  const isOf = ({ roles }: IdeaEvent): boolean =>
    doer === undefined || Object.values(roles).some((ids) => ids.includes(doer));
  return near.length === 0 || near.some((event) => (event.to !== id || event.deed === 'fall') && isOf(event));
}

const isOfIdea = (place: CastPlace | undefined): place is CastPlace => place?.id !== undefined && !isImplied(place.id);
const hasEvents = ({ facts }: TellingFilm): boolean => facts.graph.events.some(({ id }) => !isImplied(id));

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
  // Whom the idea tells of is named with what they do.
  return hasEvents(film) || heard.introduced.has(doer) ? [] : [fill(INTRODUCTIONS)];
}
