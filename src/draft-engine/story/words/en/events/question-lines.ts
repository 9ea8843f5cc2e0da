import { contentOf } from '../../../idea/content-of.ts';
import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { partsOf, withoutLeading } from './clause-parts.ts';
import type { ClauseTeller } from './clause-teller.ts';
import { finishSentence } from './finish-sentence.ts';
import { capital } from './noun-words.ts';
import { tellOwnClause } from './own-clause.ts';
import { NOTHING_HEARD } from './references.ts';
import { findVerb } from './verb-group.ts';
import { finiteForm, readAs, type Tense } from './verb-words.ts';

const QUESTION_WORD = /\b(why|how|where|when)\s*$/i;
const MOST_WORDS = 12;

/** What an event of speaking is about, as a question by `asker`: 'where the keys grow' → 'Where do the keys grow?' */
export function questionIn(teller: ClauseTeller, event: IdeaEvent, asker: ParticipantId): string | undefined {
  const asked = askedIn(teller, event, asker);
  const told = asked && clauseOf(teller, asked);
  if (!asked || !told) {
    return undefined;
  }
  const { subject, base, tense, isMany, words } = told;
  const [first = '', ...rest] = words;
  const helper = finiteForm('do', tense, isMany);
  const said =
    base === 'be'
      ? [asked.word, tense === 'past' ? finiteForm('be', tense, isMany) : first, subject, ...rest]
      : [asked.word, helper, subject, base, ...rest];
  const text = said.join(' ');
  return text.split(' ').length > MOST_WORDS ? undefined : `${finishSentence(capital(text)).replace(/[.!?]$/, '')}?`;
}

interface Asked {
  content: IdeaEvent;
  agent: ParticipantId;
  /** 'where' */
  word: string;
}

/** The clause of a question within an event, where it is about nobody who takes part in that event. */
function askedIn({ graph }: ClauseTeller, event: IdeaEvent, asker: ParticipantId): Asked | undefined {
  const content = contentOf(graph.events, event);
  if (!content || content.isNegated || graph.language !== 'en') {
    return undefined;
  }
  const word = QUESTION_WORD.exec(graph.text.slice(event.span.to, content.span.from))?.[1]?.toLowerCase();
  const [agent] = content.roles.agent ?? [];
  const inEvent = new Set([asker, ...Object.values(event.roles).flat()]);
  return word === undefined || agent === undefined || inEvent.has(agent) ? undefined : { content, agent, word };
}

/** Pronouns would have to be turned round. */
const PRONOUN = /\b(?:he|she|his|her|him|they|their|them|my|your)\b/i;

/**
 * Subject, verb and the words from the verb on, in the present, with the tense in which it is asked; undefined where
 * the verb is more than one word.
 */
function clauseOf(
  teller: ClauseTeller,
  { content, agent }: Asked,
): { subject: string; base: string; tense: Tense; isMany: boolean; words: string[] } | undefined {
  const verb = findVerb(withoutLeading(partsOf(teller.graph, content)), content.predicate);
  const present: ClauseTeller = { ...teller, tense: 'present', ideaTense: 'present' };
  const told = verb?.words.length === 1 ? tellOwnClause(present, content, NOTHING_HEARD)?.text : undefined;
  const subject = teller.namer.full(agent, NOTHING_HEARD).text;
  if (!verb || !told?.startsWith(`${subject} `) || PRONOUN.test(told.slice(subject.length))) {
    return undefined;
  }
  const words = told.slice(subject.length + 1).split(' ');
  // In an idea told in the past, what was so then was so when it was asked.
  const isOver =
    teller.ideaTense === 'present' && /^pa(?:st|rt)$/.test(readAs(verb.words[0] ?? '', verb.base)?.form ?? '');
  return { subject, base: verb.base, tense: isOver ? 'past' : 'present', isMany: teller.namer.isPlural(agent), words };
}
