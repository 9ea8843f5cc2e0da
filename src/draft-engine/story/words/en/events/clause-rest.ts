import { verbFormsOf } from '../../../idea/en/verb-forms.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { ClausePart } from './clause-parts.ts';
import type { Subject } from './clause-subject.ts';
import type { ClauseTeller, ToldClause } from './clause-teller.ts';
import { hear, type Heard } from './references.ts';
import { pastOfSaying, retense } from './verb-words.ts';

/** What stands after the verb, its mentions as the hearer needs them; what the clause leaves out is put in. */
export function restOf(
  teller: ClauseTeller,
  event: IdeaEvent,
  parts: readonly ClausePart[],
  { subject, heard }: { subject: Subject; heard: Heard },
): ToldClause {
  const { namer } = teller;
  let now = heard;
  const clause: ParticipantId[] = [...subject.ids];
  const words = parts.map((part, index) => {
    const { mention, text } = part;
    if (mention === undefined || isSecondVerb(parts, index)) {
      return isSecondVerb(parts, index) ? secondVerb(teller, parts, index, subject) : text;
    }
    const before = now;
    const person = personOf(teller, mention.id);
    const told = person ?? mentionOf(teller, { part, next: parts[index + 1], subject, before, clause });
    if (!isOwner(part, parts[index + 1])) {
      now = hear(now, mention.id);
      clause.push(mention.id);
    }
    const said = person === undefined ? told : inPerson(person, part, parts[index + 1]);
    const isExplained = index < parts.length - 1 && EXPLAINED.test(said);
    return part.hasComma || isExplained ? `${said},` : said;
  });
  const stranded = strandedOf(teller, event, parts, subject);
  if (stranded !== undefined) {
    words.push(stranded.preposition, namer.refer(stranded.id, now, { asObject: true, noPronoun: true }).text);
    now = hear(now, stranded.id);
  }
  const gap = stranded === undefined ? gapOf(event, parts, subject) : undefined;
  if (gap !== undefined) {
    const particles = event.predicate.split(' ').length - 1;
    words.splice(
      words[0] === 'to' ? words.length : Math.min(particles, words.length),
      0,
      namer.refer(gap, now, { asObject: true, noPronoun: true }).text,
    );
    now = hear(now, gap);
  }
  return { text: inVerbOrder(words).join(' '), heard: now };
}

/** 'Walter, her blind grandfather': a comma closes it where the clause goes on. */
const EXPLAINED = /^\p{Lu}[^,]*, (?:an?|the|his|her|its|their|my|your) [^,]+$/u;

/** 'pick you up', not 'pick up you'. */
function inVerbOrder(words: readonly string[]): string[] {
  const [first = '', second = '', ...rest] = words;
  const isSplit =
    /^(?:up|out|off|back|down|away|over|on)$/.test(first) && /^(?:me|you|him|her|it|them|us)$/.test(second);
  return isSplit ? [second, first, ...rest] : [...words];
}

/** 'is left on a bus and dreams of rain': the second verb of the clause. */
function isSecondVerb(parts: readonly ClausePart[], index: number): boolean {
  const { text = '', isPronoun } = parts[index] ?? {};
  const isAfterAnd = /^(?:and|then|but)$/.test(parts[index - 1]?.text ?? '');
  const next = parts[index + 1]?.text ?? '';
  return (
    isAfterAnd &&
    !isPronoun &&
    /^[a-z]+s$/.test(text) &&
    verbFormsOf(text).some(({ form }) => form === 's') &&
    (isPreposition(next) || /^(?:a|an|the|her|his|its|them|it)\b/.test(next))
  );
}

/** 'and lied to her', 'and lay on the bed'. */
function secondVerb({ tense }: ClauseTeller, parts: readonly ClausePart[], index: number, subject: Subject): string {
  const { text = '' } = parts[index] ?? {};
  const told = retense(text, baseOf(text), tense, subject.isPlural);
  return /^(?:to|about)$/.test(parts[index + 1]?.text ?? '') ? pastOfSaying(told) : told;
}
const baseOf = (word: string): string => verbFormsOf(word).find(({ form }) => form === 's')?.base ?? word;

/** 'I' or 'you', where a line speaks of its speaker or hearer. */
function personOf({ speakers }: ClauseTeller, id: ParticipantId): 'first' | 'second' | undefined {
  if (speakers?.first === id) {
    return 'first';
  }
  return speakers?.second === id ? 'second' : undefined;
}

const inPerson = (person: 'first' | 'second', part: ClausePart, next: ClausePart | undefined): string => {
  if (isOwner(part, next) || /['’]s?$/.test(part.text)) {
    return person === 'first' ? 'my' : 'your';
  }
  if (/sel(?:f|ves)$/.test(part.text)) {
    return person === 'first' ? 'myself' : 'yourself';
  }
  return person === 'first' ? 'me' : 'you';
};

const isOwner = ({ isPronoun, text }: ClausePart, next: ClausePart | undefined): boolean =>
  isPronoun === true && /^(?:his|her|its|their)$/i.test(text) && next !== undefined && !isPreposition(next.text);

interface MentionContext {
  part: ClausePart;
  next: ClausePart | undefined;
  subject: Subject;
  before: Heard;
  /** Who is in the clause so far. */
  clause: readonly ParticipantId[];
}

/** A mention as this hearer needs it. */
function mentionOf(teller: ClauseTeller, { part, next, subject, before, clause }: MentionContext): string {
  const { namer } = teller;
  const mention = part.mention as Participant;
  const { text } = part;
  if (text === 'one') {
    return text;
  }
  const isOfSubject = subject.ids.includes(mention.id);
  const isInClause = clause.some((id) => namer.pronouns(id).he === namer.pronouns(mention.id).he);
  if (part.isPronoun) {
    if (isOwner(part, next)) {
      return isOfSubject || isInClause ? namer.pronouns(mention.id).his : namer.ownerOf(mention.id, before);
    }
    if (isInClause || /sel(?:f|ves)$|^each other$/.test(text)) {
      return text.toLowerCase();
    }
    return namer.refer(mention.id, before, { asObject: true }).text;
  }
  if (!before.introduced.has(mention.id)) {
    return inFull(teller, mention, text, { before, subject });
  }
  if (/['’]s?$/.test(text)) {
    return namer.ownerOf(mention.id, { ...before, recent: [] });
  }
  const owner = mention.relations.find(({ to }) => subject.ids.includes(to))?.to;
  return namer.definite(mention.id, owner === undefined ? before : { ...before, recent: [owner] }).text;
}

const isPreposition = (word: string): boolean =>
  /^(?:in|on|at|to|from|with|by|for|of|into|under|over|about|after|before|back|away|up|down|out|again|alone)$/i.test(
    word,
  );

/** A first mention as the idea has it, with the owner made right. */
function inFull(
  teller: ClauseTeller,
  mention: Participant,
  text: string,
  { before, subject }: { before: Heard; subject: Subject },
): string {
  const owner = /^(?:his|her|its|their) (?=\S)/i.exec(text);
  if (owner) {
    const id = ownerIn(teller.graph, mention, owner[0].trim().length);
    const person = id === undefined ? undefined : personOf(teller, id);
    if (person !== undefined) {
      return `${person === 'first' ? 'my' : 'your'} ${text.slice(owner[0].length)}`;
    }
    if (id === undefined || subject.ids.includes(id) || teller.namer.isClear(id, before)) {
      return text.charAt(0).toLowerCase() + text.slice(1);
    }
    return `${teller.namer.ownerOf(id, before)} ${text.slice(owner[0].length)}`;
  }
  return mention.name === undefined && /^(?:A|An|The|One|Two|Three) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Whose 'her' a mention begins with. */
const ownerIn = (graph: IdeaGraph, mention: Participant, length: number): ParticipantId | undefined =>
  graph.participants.find((one) =>
    one.spans.some(({ from, to }) => to - from === length && mention.spans.some((span) => span.from === from)),
  )?.id ?? mention.relations.find(({ to }) => to !== mention.id)?.to;

/** 'the woman he writes letters to': whom the last preposition waits for. */
function strandedOf(
  { graph }: ClauseTeller,
  { describes, span }: IdeaEvent,
  parts: readonly ClausePart[],
  subject: Subject,
): { id: ParticipantId; preposition: string } | undefined {
  const preposition = /^\s*(to|for|with|about|from|at|of)(?=\s*(?:[.,;!?]|$))/.exec(graph.text.slice(span.to))?.[1];
  const isOpen =
    describes !== undefined &&
    !subject.ids.includes(describes) &&
    parts.every(({ mention }) => mention?.id !== describes);
  return isOpen && preposition !== undefined ? { id: describes, preposition } : undefined;
}

/** Whom or what a relative clause speaks of without naming it: 'the town (that) he burned down'. */
function gapOf(
  { describes, roles, predicate }: IdeaEvent,
  parts: readonly ClausePart[],
  subject: Subject,
): ParticipantId | undefined {
  const [patient] = roles.patient ?? [];
  if (parts.length === 0 && describes === undefined && patient !== undefined && !subject.ids.includes(patient)) {
    // 'decide which of them to wake'
    return patient;
  }
  if (
    describes === undefined ||
    predicate === 'help' ||
    subject.ids.includes(describes) ||
    parts.some(({ mention }) => mention?.id === describes)
  ) {
    return undefined;
  }
  return roles.patient?.includes(describes) || roles.result?.includes(describes) ? describes : undefined;
}
