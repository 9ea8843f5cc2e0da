import { verbFormsOf } from '../../../idea/en/verb-forms.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { isImplied } from '../../../idea/implied-ids.ts';
import { countWords } from '../speech-units.ts';
import { isOfAny } from './clause-parts.ts';
import type { ClauseTeller, ToldClause } from './clause-teller.ts';
import { withContent } from './content-clauses.ts';
import { tellFromRoles } from './graph-clause.ts';
import { isKnownVerb, tellOwnClause } from './own-clause.ts';
import { tellQuoting } from './quotes.ts';
import type { Heard } from './references.ts';
import { isSaid } from './says-anew.ts';
import { finiteForm } from './verb-words.ts';

/** What an event may be told with. */
export interface EventTelling {
  isOwnLanguage: boolean;
  /** 'in the attic', where the shot shows the event's place. */
  placeOf(event: IdeaEvent): string | undefined;
  longestWords: number;
  /** Sentences before it. */
  said?: readonly string[];
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
  if (!telling.isOwnLanguage) {
    return tellFromRoles(teller, event, heard, telling.placeOf(event));
  }
  if (isNoun(event)) {
    if (WHEN.test(teller.graph.text.slice(0, event.span.from))) {
      return undefined;
    }
    const be = finiteForm('be', teller.tense, /[^s]s$/.test(event.words));
    return { text: `there ${be} ${event.words.toLowerCase()}`, heard };
  }
  const isForbidden = event.isNegated && /^(?:to|don['’]t|do not|never)\b/i.test(event.words);
  if (isForbidden || isLacking(event) || isToldElsewhere(teller, event)) {
    return undefined;
  }
  const told = inOwnWords(teller, event, heard, telling);
  if (told && LACKS_DEED.test(told.text)) {
    return undefined;
  }
  const isUnknown = !isKnownVerb(event.predicate.split(' ')[0] as string);
  const ways = [told, isUnknown ? undefined : tellFromRoles(teller, event, heard, telling.placeOf(event))];
  return ways.find((one) => one && !isReversed(event, one.text) && !NOTHING_SAID.test(one.text));
}

/** What does not happen is never told as if it did. */
const isReversed = ({ isNegated }: IdeaEvent, text: string): boolean =>
  isNegated &&
  !/\b(?:not|never|no|none|nobody|nothing|cannot|without|neither|nor|fail\w*|refus\w*|neglect\w*|unable)\b/i.test(text);

/** Where nothing is known of what it was done to. */
const NOTHING_SAID = / something(?: new)?$/;

/** 'Ruth made', 'He let the outlaw': what somebody is made or allowed to do is missing. */
const LACKS_DEED = / (?:makes?|made)$| lets? (?:(?:an?|the|his|her|their|my) )?[\w’-]+$/;

/** 'since the war': when something else happens. */
const WHEN = /\b(?:since|after|before|during|until|through|throughout|in|from|of) $/i;

/** The idea's own clause with all that belongs to it and can be said in time. */
function inOwnWords(
  teller: ClauseTeller,
  event: IdeaEvent,
  heard: Heard,
  { longestWords, said = [] }: EventTelling,
): ToldClause | undefined {
  const bare = tellOwnClause(teller, event, heard);
  const own = bare && withLead(teller, event, bare, { longestWords, said });
  const short =
    own && countWords(own.text) > longestWords ? tellOwnClause(teller, event, heard, { isShort: true }) : own;
  const ways = [
    tellQuoting(teller, event, heard),
    own && withContent(teller, event, own),
    bare && withContent(teller, event, bare),
    own,
    short,
  ];
  return (
    ways.find((one) => one && countWords(one.text) <= longestWords && !OPEN_END.test(one.text)) ??
    (own && shortened(own, longestWords))
  );
}

/** What cannot end a sentence. */
const OPEN_END =
  / (?:to find out|to learn|to discover|how|who|whom|whether|if|that|which|to|and|or|but|because|can|could|would|must|will|at|of|about|with|into|from|without|during)$/;

/** 'gets tired of it': what was got is told by another event. */
const isLacking = ({ predicate, roles: { patient, result, topic } }: IdeaEvent): boolean =>
  /^(?:get|make|become|have)$/.test(predicate) && (patient ?? result ?? topic) === undefined;

/** 'every villager he meets' is told with what every villager does. */
const isToldElsewhere = ({ graph }: ClauseTeller, event: IdeaEvent): boolean =>
  isOfAny(graph, event) &&
  graph.events.some(
    (other) => other.id !== event.id && other.span.from <= event.span.from && other.span.to >= event.span.to,
  );

/** 'a flood': an event that the idea names by a noun alone. */
const isNoun = ({ words, roles, predicate }: IdeaEvent): boolean =>
  roles.agent === undefined &&
  roles.patient === undefined &&
  /^(?:an?|the) (?:[\p{L}-]+ )?[\p{L}-]+$/u.test(words) &&
  // 'the storm arrives' has a verb.
  !verbFormsOf(words.slice(words.lastIndexOf(' ') + 1).toLowerCase()).some(
    ({ base, form }) => base === predicate && form !== 'base',
  );

const LEAD =
  /^(?:in|on|at|every|each|one|once|deep|far|after|before|during|for|under|behind|inside|near|high|long|late|early|somewhere|tonight|today|years|with|without|across|along|by)\b/i;
const LONGEST_LEAD = 6;

/**
 * 'Once', of somebody's past; 'Every night', 'Deep under the ice': what stands before the clause in its sentence says
 * when or where.
 */
function withLead(
  teller: ClauseTeller,
  event: IdeaEvent,
  own: ToldClause,
  { longestWords, said }: { longestWords: number; said: readonly string[] },
): ToldClause {
  if (event.often === 'once' && event.describes !== undefined && countWords(own.text) < longestWords) {
    return { ...own, text: `once, ${own.text}` };
  }
  const { text, events } = teller.graph;
  const before = text.slice(0, event.span.from);
  const start = Math.max(0, ...[...before.matchAll(/[.:;!?—–]\s+/g)].map((found) => found.index + found[0].length));
  const lead = before.slice(start).trim().replace(/,$/, '');
  const isTold = events.some(({ id, span }) => id !== event.id && span.to > start && span.from < event.span.from);
  const words = countWords(lead);
  const isShort = words < 2 && !/^(?:once|somewhere|tonight|today)$/i.test(lead);
  if (
    !LEAD.test(lead) ||
    /^once upon a time\b/i.test(lead) ||
    isTold ||
    isShort ||
    isSaid(lead, said) ||
    words > LONGEST_LEAD ||
    words + countWords(own.text) > longestWords ||
    /[,"“”()]/.test(lead)
  ) {
    return own;
  }
  return { ...own, text: `${lead.charAt(0).toLowerCase()}${lead.slice(1)}, ${own.text}` };
}

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
