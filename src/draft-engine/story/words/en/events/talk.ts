import type { IdeaEvent, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import type { ClauseTeller } from './clause-teller.ts';
import { fillPattern, type Roles } from './fill-pattern.ts';
import { isWilled } from './film.ts';
import { finishSentence } from './finish-sentence.ts';
import { TALK_OF_DEED } from './general-words.ts';
import { groupOfEvent } from './group-of-event.ts';
import { WORDS } from './group-table.ts';
import { infinitiveOf } from './own-clause.ts';
import type { Heard } from './references.ts';

/** A line is to be said: who speaks to whom, and what goes on. */
export interface Talk {
  event: IdeaEvent | undefined;
  speaker: ParticipantId | undefined;
  hearer: ParticipantId | undefined;
  roles: Roles;
  heard: Heard;
  isOwnLanguage: boolean;
}

/** At most so many words in a line. */
const MOST_WORDS = 12;

const VOCATIVES: readonly [RegExp, string, string][] = [
  [/^grand(?:son|daughter|child)$/, 'Grandpa', 'Grandma'],
  [/^(?:son|daughter|child)$/, 'Dad', 'Mum'],
];
const OLDER: readonly [RegExp, string][] = [
  [/^(?:grandmother|grandma)$/, 'Grandma'],
  [/^(?:grandfather|grandpa)$/, 'Grandpa'],
  [/^(?:mother|mum|mom)$/, 'Mum'],
  [/^(?:father|dad)$/, 'Dad'],
];

/** Lines for one speaker, the ones that belong to the event first. */
export function linesFor(teller: ClauseTeller, talk: Talk): Sentence[][] {
  const { event, speaker, roles } = talk;
  const words = WORDS[groupOfEvent(event)];
  const isDoer = speaker !== undefined && (event?.roles.agent ?? [roles.doer]).includes(speaker);
  const isIn =
    speaker !== undefined && event !== undefined && Object.values(event.roles).some((ids) => ids.includes(speaker));
  const about = deedLines(teller, talk, isDoer);
  const said = isDoer ? spokenContent(teller, talk) : [];
  if (isDoer) {
    return [said, [...about, ...asLines(words.doer)], asLines(TALK_OF_DEED.looker)].map((lines) =>
      addressed(teller, talk, lines),
    );
  }
  const others = isIn ? [[...asLines(words.other), ...about]] : [about, asLines(TALK_OF_DEED.looker)];
  return [...others, asLines(TALK_OF_DEED.looker), asLines(words.other)].map((lines) => addressed(teller, talk, lines));
}

const asLines = (patterns: readonly string[]): Sentence[] => patterns.map((pattern) => ({ pattern, text: pattern }));

/** 'Do you really want to hide him in your attic?' */
function deedLines(
  teller: ClauseTeller,
  { event, speaker, hearer, roles, heard, isOwnLanguage }: Talk,
  isDoer: boolean,
): Sentence[] {
  if (event === undefined || !isOwnLanguage || !isWilled(event)) {
    return [];
  }
  const deed = infinitiveOf({ ...teller, speakers: { first: speaker, second: hearer } }, event, heard);
  const isOfHearer = hearer !== undefined && event.roles.agent?.includes(hearer);
  if (deed === undefined || (!isDoer && !isOfHearer)) {
    return [];
  }
  const isToHearer = hearer !== undefined && Object.values(event.roles).some((ids) => ids.includes(hearer));
  const doers = isToHearer ? TALK_OF_DEED.toOther : TALK_OF_DEED.doer;
  return (isDoer ? doers : TALK_OF_DEED.other).flatMap((pattern) => {
    const filled = fillPattern(
      pattern,
      { ...roles, deed: deed.text },
      { namer: teller.namer, tense: 'present', heard },
    );
    return filled && isShort(filled.text) ? [{ pattern, text: filled.text }] : [];
  });
}

/** What a deed of speaking says: what is asked for. */
export function spokenContent({ namer }: ClauseTeller, { event, heard }: Pick<Talk, 'event' | 'heard'>): Sentence[] {
  if (event === undefined || groupOfEvent(event) !== 'telling') {
    return [];
  }
  const wanted = /\bask for$|^(?:beg|order|demand)/.test(event.predicate) ? event.roles.patient?.[0] : undefined;
  return wanted === undefined
    ? []
    : [{ pattern: event.predicate, text: finishSentence(`${namer.full(wanted, heard).text}, please.`) }];
}

/** Children call their parents and grandparents by what they are. */
function addressed({ namer }: ClauseTeller, { speaker, hearer }: Talk, lines: readonly Sentence[]): Sentence[] {
  const name = vocativeOf(namer.participant(speaker ?? 'p0'), namer.participant(hearer ?? 'p0'));
  return lines.map((line, index) => ({
    ...line,
    text:
      name !== undefined && index % 2 === 0 && isShort(line.text) && !line.text.includes(',')
        ? `${name}, ${/^I\b/.test(line.text) ? line.text : line.text.charAt(0).toLowerCase() + line.text.slice(1)}`
        : line.text,
  }));
}

function vocativeOf(speaker: Participant | undefined, hearer: Participant | undefined): string | undefined {
  if (speaker === undefined || hearer === undefined) {
    return undefined;
  }
  const older = hearer.relations.find(({ to }) => to === speaker.id);
  const elder = older && OLDER.find(([words]) => words.test(older.words))?.[1];
  const younger = speaker.relations.find(({ to }) => to === hearer.id);
  const child = younger && VOCATIVES.find(([words]) => words.test(younger.words));
  return elder ?? (child && hearer.gender !== undefined ? child[hearer.gender === 'masculine' ? 1 : 2] : undefined);
}

const isShort = (text: string): boolean => text.split(/\s+/).length <= MOST_WORDS;
