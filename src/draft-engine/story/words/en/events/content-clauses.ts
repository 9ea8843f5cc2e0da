import { contentOf } from '../../../idea/content-of.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { partsOf } from './clause-parts.ts';
import type { ClauseTeller, ToldClause } from './clause-teller.ts';
import { tellOwnClause } from './own-clause.ts';
import { hear, type Heard } from './references.ts';
import { findVerb } from './verb-group.ts';
import { participleOf, retense } from './verb-words.ts';

/** 'discovers' with what is discovered: the clause that is the content of another stands in its sentence. */
export function withContent(teller: ClauseTeller, event: IdeaEvent, own: ToldClause): ToldClause | undefined {
  const { events, text } = teller.graph;
  const content = contentOf(events, event) ?? events.find((other) => isOrdered(event, other) || isHelp(event, other));
  if (content === undefined || content.span.from < event.span.to) {
    return undefined;
  }
  const typed = text.slice(event.span.to, content.span.from).trim();
  const joint = unsaid(typed, own.text).replace(/^,\s*(?=to\b|$)/, '');
  const isChoice = /^(?:which|what|who|whom|whose|how) /.test(joint);
  if (joint.split(' ').length > (isChoice ? 8 : 3) || /[,.;:!?]/.test(joint)) {
    return undefined;
  }
  const isFinite =
    JOINTS.test(joint) &&
    !/^(?:to\b|\w+ing\b|\w+$)/i.test(content.words) &&
    !isBare(content) &&
    !isMade(event, content);
  return isFinite
    ? finiteContent(teller, { event, content }, { own, joint: joint || (typed === '' ? 'that' : '') })
    : bareContent(teller, { event, content }, { own, joint });
}

const JOINTS = /^(?:that|if|whether|how|why|what|who|where|when|which)?$/i;

/** A clause and the word that joins the next one to it. */
interface Opening {
  own: ToldClause;
  joint: string;
}

/** 'that the glacier is moving'. */
function finiteContent(
  teller: ClauseTeller,
  { event, content }: { event: IdeaEvent; content: IdeaEvent },
  { own, joint }: Opening,
): ToldClause | undefined {
  const isUnknown = content.roles.agent === undefined && /^(?:who|what|which)$/i.test(joint);
  const told = isUnknown ? retold(teller, content, own.heard) : tellOwnClause(teller, content, { ...own.heard });
  return (
    told && {
      text: joined([stripped(own.text), joint, bySame(teller, { event, content }, told.text)]),
      heard: told.heard,
      told: [content.id],
    }
  );
}

/** 'The waiter asked where he had found it': nobody is named twice in a sentence. */
function bySame(
  { namer }: ClauseTeller,
  { event, content }: { event: IdeaEvent; content: IdeaEvent },
  text: string,
): string {
  const [doer, ...others] = content.roles.agent ?? [];
  if (doer === undefined || others.length > 0 || event.roles.agent?.length !== 1 || event.roles.agent[0] !== doer) {
    return text;
  }
  const { text: noun } = namer.definite(doer);
  const { he } = namer.pronouns(doer);
  return he !== 'they' && text.startsWith(`${noun} `) ? `${he}${text.slice(noun.length)}` : text;
}

/** 'to cancel the spring', 'apologise to the neighbour'. */
function bareContent(
  teller: ClauseTeller,
  { event, content }: { event: IdeaEvent; content: IdeaEvent },
  { own, joint }: Opening,
): ToldClause {
  const parts = partsOf(teller.graph, content);
  const isApposed = /, (?:an?|the|his|her|its|their) (?:[\w-]+ ){0,2}[\w-]+$/.test(own.text);
  const opening = `${stripped(own.text)}${isApposed ? ',' : ''}`;
  const [gap] = isHelp(event, content) && event.describes !== undefined ? [event.describes] : [];
  const left = gap === undefined ? '' : teller.namer.refer(gap, own.heard, { asObject: true, noPronoun: true }).text;
  const isDoneLater = content.isMain || isOrdered(event, content) || doesIt(event, content);
  return {
    text: joined([opening, joint, ...parts.map(({ text }) => text), left]),
    heard: parts.reduce((now, { mention }) => (mention ? hear(now, mention.id) : now), own.heard),
    told: isDoneLater ? [] : [content.id],
  };
}

/** 'the dam that he helped to build': he helped to build it. */
const isHelp = (event: IdeaEvent, other: IdeaEvent): boolean =>
  event.predicate === 'help' &&
  /^to\b/.test(other.words) &&
  other.links.some(({ kind, to }) => kind === 'so_that' && to === event.id);

const joined = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** Whoever is told to do it does it. */
const doesIt = ({ roles }: IdeaEvent, content: IdeaEvent): boolean =>
  content.roles.agent?.some((id) => roles.patient?.includes(id) || roles.recipient?.includes(id)) ?? false;

/** 'is ordered to kill', 'was sent to live with her uncle'. */
const isOrdered = (event: IdeaEvent, other: IdeaEvent): boolean =>
  event.roles.patient !== undefined &&
  /^to\b/.test(other.words) &&
  other.links.some(({ kind, to }) => kind === 'so_that' && to === event.id) &&
  ORDERS.test(event.predicate) &&
  doesIt(event, other);
const ORDERS =
  /^(?:order|force|ask|sentence|send|hire|tell|command|invite|allow|forbid|train|teach|pay|oblige|condemn|choose|summon|persuade|trick|convince|help)$/;

/** 'was living in her house': a clause whose subject is 'who'. */
function retold(teller: ClauseTeller, event: IdeaEvent, heard: Heard): ToldClause | undefined {
  const parts = partsOf(teller.graph, event);
  const verb = findVerb(parts, event.predicate);
  const first = verb?.words[0];
  if (verb === undefined || first === undefined) {
    return undefined;
  }
  const base = verb.words.length === 1 ? verb.base : 'be';
  const words = [retense(first, base, teller.tense, false), ...parts.slice(verb.from + 1).map(({ text }) => text)];
  return { text: words.join(' '), heard };
}

/** 'apologise to the neighbour': a clause without 'to' and without a subject. */
export const isBare = ({ words, predicate, roles }: IdeaEvent): boolean => {
  const [first = ''] = words.toLowerCase().split(' ');
  const [verb = ''] = predicate.split(' ');
  const isParticiple = roles.agent === undefined && roles.patient !== undefined && participleOf(verb) === first;
  return first === verb || isParticiple;
};

/** 'has his portrait painted by a thief'. */
const isMade = (event: IdeaEvent, content: IdeaEvent): boolean =>
  /^(?:have|get)$/.test(event.predicate) &&
  content.roles.patient?.some((id) => event.roles.patient?.includes(id)) === true;

/** Without the words that were said already: 'out' in 'found out who'. */
function unsaid(between: string, said: string): string {
  const words = between.split(/\s+/);
  const known = words.findLastIndex(
    (_, index) => index < words.length && said.endsWith(` ${words.slice(0, index + 1).join(' ')}`),
  );
  return words.slice(known + 1).join(' ');
}

const stripped = (text: string): string => text.replace(/ that$/, '');
