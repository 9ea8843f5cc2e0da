import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { StagedShot } from '../../film-words.ts';
import { fillPattern, type Roles } from './fill-pattern.ts';
import type { TellingFilm } from './film.ts';
import { GENERAL_WORDS, MANNERS } from './general-words.ts';
import { groupOfEvent } from './group-of-event.ts';
import { NOT_DOING, REFUSING, WORDS } from './group-table.ts';
import type { GroupWords } from './group-words.ts';
import { ABSENT_WORDS, FIRST_INTRODUCTIONS, INTRODUCTIONS, KNOWN_WORDS, QUALITY_WORDS } from './portrait-words.ts';
import type { Heard } from './references.ts';
import { EMPTY_OPENINGS, HOUR_OPENINGS, PLACELESS_OPENINGS, WEATHER_OPENINGS } from './world-words.ts';

/** A sentence that may be said and what is known after it. */
export interface Said extends Sentence {
  heard: Heard;
}

/** What may be told in a shot that shows no event: its group's sentences, its film type's, and general ones. */
export function aroundDeed(film: TellingFilm, shot: StagedShot, heard: Heard): Said[][] {
  const { step } = shot;
  switch (step.kind) {
    case 'opening':
      return openings(film, shot, heard);
    case 'portrait':
      return portraits(film, shot, heard);
    case 'passage': {
      const roles = film.rolesOf(shot, heard, step.who[0] ?? film.facts.plot.hero);
      return [fillAll(film, [...(MANNERS[film.facts.type]?.passage ?? []), ...GENERAL_WORDS.passage], roles, heard)];
    }
    case 'want':
    case 'doubt':
    case 'before':
    case 'after':
    case 'ending':
      return ofGroup(film, shot, heard, step.kind);
    default:
      return [fillAll(film, GENERAL_WORDS.after, film.rolesOf(shot, heard), heard)];
  }
}

function ofGroup(
  film: TellingFilm,
  shot: StagedShot,
  heard: Heard,
  kind: 'want' | 'doubt' | 'before' | 'after' | 'ending',
): Said[][] {
  const event = film.eventOf(shot.step.events[0]);
  const by = kind === 'want' || kind === 'doubt' ? (shot.step.who[0] ?? film.facts.plot.hero) : undefined;
  const roles = film.rolesOf(shot, heard, by);
  const fill = (patterns: readonly string[] = []): Said[] => fillAll(film, patterns, roles, heard);
  const isDoer = by === undefined || (event?.roles.agent?.includes(by) ?? false);
  const own = isDoer ? fill(wordsAround(event)[kind]) : [];
  const inManner = fill(MANNERS[film.facts.type]?.[kind]);
  const general = fill(GENERAL_WORDS[kind]);
  return kind === 'ending' && CLAIMING.has(film.facts.type)
    ? [inManner, own, general]
    : inOrder(film, own, inManner, general);
}

/** Fright, jokes and tales colour everything; elsewhere what belongs to the deed comes first. */
function inOrder(film: TellingFilm, own: Said[], inManner: Said[], general: Said[]): Said[][] {
  return PLAIN.has(film.facts.type) ? [own, [...inManner, ...general]] : [[...own, ...inManner], general];
}
const PLAIN: ReadonlySet<string> = new Set(['ads', 'news', 'documentary', 'nature', 'education', 'travel']);

/** Types of film that end with a claim or a farewell of their own. */
const CLAIMING: ReadonlySet<string> = new Set(['ads', 'news']);

function wordsAround(event: IdeaEvent | undefined): GroupWords {
  if (event?.mood === 'refuses') {
    return REFUSING;
  }
  return event?.isNegated ? NOT_DOING : WORDS[groupOfEvent(event)];
}

function fillAll(film: TellingFilm, patterns: readonly string[], roles: Roles, heard: Heard): Said[] {
  const { namer, tense } = film;
  return patterns.flatMap((pattern) => {
    const filled = fillPattern(pattern, roles, { namer, tense, heard });
    return filled ? [{ pattern, ...filled }] : [];
  });
}

/** Where and when it begins, and with whom. */
function openings(film: TellingFilm, shot: StagedShot, heard: Heard): Said[][] {
  const place = film.phraseOf(film.placeOf(shot));
  const [doer] = shot.step.who;
  const roles: Roles = { ...(doer === undefined ? {} : { doer }), ...(place === undefined ? {} : { place }) };
  const fill = (patterns: readonly string[]): Said[] => fillAll(film, patterns, roles, heard);
  if (doer === undefined) {
    return [fill(EMPTY_OPENINGS[shot.timeOfDay])];
  }
  return [fill(WEATHER_OPENINGS[shot.weather] ?? []), fill(HOUR_OPENINGS[shot.timeOfDay]), fill(PLACELESS_OPENINGS)];
}

/** Who somebody is, or what they are like where that is told already. */
function portraits(film: TellingFilm, shot: StagedShot, heard: Heard): Said[][] {
  const [doer] = shot.step.who as [ParticipantId | undefined];
  const one = doer === undefined ? undefined : film.namer.participant(doer);
  if (doer === undefined || one === undefined) {
    return [];
  }
  const fill = (patterns: readonly string[]): Said[] => fillAll(film, patterns, { doer }, heard);
  if (one.presence !== 'here') {
    return [fill(ABSENT_WORDS[one.presence])];
  }
  const qualities = one.qualities.flatMap(({ quality }) =>
    quality === undefined ? [] : (QUALITY_WORDS[quality] ?? []),
  );
  if (heard.introduced.has(doer)) {
    return [fill(qualities), fill(KNOWN_WORDS)];
  }
  return [fill(heard.introduced.size === 0 ? FIRST_INTRODUCTIONS : INTRODUCTIONS), fill(qualities)];
}
