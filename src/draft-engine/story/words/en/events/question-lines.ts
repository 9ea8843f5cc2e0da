import type { IdeaEvent, ParticipantId } from '../../../idea/idea-graph.ts';
import { partsOf, withoutLeading } from './clause-parts.ts';
import type { ClauseTeller } from './clause-teller.ts';
import { finishSentence } from './finish-sentence.ts';
import { capital } from './noun-words.ts';
import { tellOwnClause } from './own-clause.ts';
import { NOTHING_HEARD } from './references.ts';
import { findVerb } from './verb-group.ts';

const QUESTION_WORD = /\b(why|how|where|when)\s*$/i;
const MOST_WORDS = 12;

/**
 * What an event of speaking is about, as a question that `asker` puts: 'where the keys grow' → 'Where do the keys
 * grow?'
 */
export function questionIn(teller: ClauseTeller, event: IdeaEvent, asker: ParticipantId): string | undefined {
  const { graph } = teller;
  const content = graph.events.find(({ links }) => links.some(({ kind, to }) => kind === 'content' && to === event.id));
  const word = content && QUESTION_WORD.exec(graph.text.slice(event.span.to, content.span.from))?.[1]?.toLowerCase();
  const [agent] = content?.roles.agent ?? [];
  if (!content || !word || graph.language !== 'en' || agent === undefined || content.isNegated) {
    return undefined;
  }
  const inEvent = Object.values(event.roles).flat();
  const verb = findVerb(withoutLeading(partsOf(graph, content)), content.predicate);
  if (!verb || verb.words.length !== 1 || inEvent.includes(agent) || agent === asker) {
    return undefined;
  }
  const present: ClauseTeller = { ...teller, tense: 'present', ideaTense: 'present' };
  const told = tellOwnClause(present, content, NOTHING_HEARD)?.text;
  const many = teller.namer.isPlural(agent);
  const subject = teller.namer.full(agent, NOTHING_HEARD).text;
  const after = told?.startsWith(`${subject} `) ? told.slice(subject.length + 1) : undefined;
  if (after === undefined || /\b(?:he|she|his|her|him|they|their|them|my|your)\b/i.test(after)) {
    return undefined;
  }
  const [first = '', ...rest] = after.split(' ');
  const helper = verb.base === 'be' ? first : many ? 'do' : 'does';
  const said = [word, helper, subject, ...(verb.base === 'be' ? [] : [verb.base]), ...rest].join(' ');
  return said.split(' ').length > MOST_WORDS ? undefined : `${finishSentence(capital(said)).replace(/[.!?]$/, '')}?`;
}
