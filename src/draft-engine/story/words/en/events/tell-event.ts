import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import { partsOf } from './clause-parts.ts';
import type { ClauseTeller, ToldClause } from './clause-teller.ts';
import { tellFromRoles } from './graph-clause.ts';
import { isKnownVerb, tellOwnClause } from './own-clause.ts';
import type { Heard } from './references.ts';
import { finiteForm } from './verb-words.ts';

/** What an event may be told with. */
export interface EventTelling {
  isOwnLanguage: boolean;
  /** 'in the attic', where the shot shows the event's place. */
  placeOf(event: IdeaEvent): string | undefined;
  longestWords: number;
}

/** An event as a clause of its own, in the idea's own words where they can be used. */
export function tellEvent(
  teller: ClauseTeller,
  event: IdeaEvent,
  heard: Heard,
  telling: EventTelling,
): ToldClause | undefined {
  if (isImplied(event.id)) {
    return tellFromRoles(teller, event, heard, undefined);
  }
  if (telling.isOwnLanguage && isNoun(event)) {
    return {
      text: `there ${finiteForm('be', teller.tense, /[^s]s$/.test(event.words))} ${event.words.toLowerCase()}`,
      heard,
    };
  }
  if (telling.isOwnLanguage) {
    const bare = tellOwnClause(teller, event, heard);
    const own = bare && withLead(teller, event, bare, telling.longestWords);
    const content = own && contentOf(teller, event, own);
    if (content && countWords(content.text) <= telling.longestWords) {
      return content;
    }
    if (own && countWords(own.text) <= telling.longestWords) {
      return own;
    }
    const short = own && shortened(own, telling.longestWords);
    if (short || !isKnownVerb(event.predicate.split(' ')[0] as string)) {
      return short;
    }
  }
  return tellFromRoles(teller, event, heard, telling.placeOf(event));
}

/** 'a flood': an event that the idea names by a noun alone. */
const isNoun = ({ words, roles }: IdeaEvent): boolean =>
  roles.agent === undefined && roles.patient === undefined && /^(?:an?|the) (?:[\p{L}-]+ )?[\p{L}-]+$/u.test(words);

const LEAD =
  /^(?:in|on|at|every|each|one|once|deep|far|after|before|during|for|under|behind|inside|near|high|long|late|early|somewhere|tonight|today|years|with|without|across|along|by)\b/i;
const LONGEST_LEAD = 6;

/** 'Every night', 'Deep under the ice': what stands before the clause in its sentence says when or where. */
function withLead(teller: ClauseTeller, event: IdeaEvent, own: ToldClause, longestWords: number): ToldClause {
  const { text, events } = teller.graph;
  const before = text.slice(0, event.span.from);
  const start = Math.max(0, ...[...before.matchAll(/[.:;!?—–]\s+/g)].map((found) => found.index + found[0].length));
  const lead = before.slice(start).trim().replace(/,$/, '');
  const isTold = events.some(({ id, span }) => id !== event.id && span.to > start && span.from < event.span.from);
  const words = countWords(lead);
  const isShort = words < 2 && !/^(?:once|somewhere|tonight|today)$/i.test(lead);
  if (
    !LEAD.test(lead) ||
    isTold ||
    isShort ||
    words > LONGEST_LEAD ||
    words + countWords(own.text) > longestWords ||
    /[,"“”()]/.test(lead)
  ) {
    return own;
  }
  return { ...own, text: `${lead.charAt(0).toLowerCase()}${lead.slice(1)}, ${own.text}` };
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** 'discovers' with what is discovered: the clause that is the content of another stands in its sentence. */
function contentOf(teller: ClauseTeller, event: IdeaEvent, own: ToldClause): ToldClause | undefined {
  const { events, text } = teller.graph;
  const content = events.find((other) => other.links.some(({ kind, to }) => kind === 'content' && to === event.id));
  if (content === undefined || content.span.from < event.span.to) {
    return undefined;
  }
  const between = text.slice(event.span.to, content.span.from).trim();
  if (between.split(' ').length > 3 || /[,.;:!?]/.test(between)) {
    return undefined;
  }
  const isFinite =
    /^(?:that|if|whether|how|why|what)?$/i.test(between) && !/^(?:to\b|\w+ing\b|\w+$)/i.test(content.words);
  if (isFinite) {
    const told = tellOwnClause(teller, content, { ...own.heard });
    return (
      told && {
        text: `${stripped(own.text)} ${between || 'that'} ${told.text}`.replace(/\s+/g, ' '),
        heard: told.heard,
      }
    );
  }
  const bare = partsOf(teller.graph, content).map((part) => part.text);
  return { text: `${stripped(own.text)} ${between} ${bare.join(' ')}`.replace(/\s+/g, ' '), heard: own.heard };
}

const stripped = (text: string): string => text.replace(/ that$/, '');

const BOUNDARY =
  /^(?:in|on|at|to|from|with|by|for|into|under|over|about|after|before|during|through|across|near|next|behind|beside|because)$/i;

/** A clause without its last phrases, so that it can be said in time. */
function shortened({ text, heard }: ToldClause, longestWords: number): ToldClause | undefined {
  const words = text.split(' ');
  for (let at = Math.min(longestWords, words.length - 1); at >= 6; at--) {
    if (BOUNDARY.test(words[at] as string)) {
      return { text: words.slice(0, at).join(' ').replace(/,$/, ''), heard };
    }
  }
  return undefined;
}
