import { contentOf } from '../../../idea/content-of.ts';
import { verbFormsOf } from '../../../idea/en/verb-forms.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import { type ClausePart, partsOf, withoutLeading } from './clause-parts.ts';
import { restOf } from './clause-rest.ts';
import { subjectOf } from './clause-subject.ts';
import type { ClauseTeller, ToldClause } from './clause-teller.ts';
import { verbWordsOf } from './clause-verb.ts';
import type { Heard } from './references.ts';
import { findVerb, type VerbGroup } from './verb-group.ts';
import { readAs } from './verb-words.ts';

/**
 * The event's clause in the idea's own words as a sentence without its full stop: its subject put in, its verb in the
 * narration's tense, mentions by noun or pronoun as the hearer needs them. Undefined where that cannot be done safely.
 * `isShort`: of several who act, no more than who they are.
 */
export function tellOwnClause(
  teller: ClauseTeller,
  event: IdeaEvent,
  heard: Heard,
  { isShort = false }: { isShort?: boolean } = {},
): ToldClause | undefined {
  const parts = withoutLeading(partsOf(teller.graph, event));
  if (parts.length === 0 || parts.some(({ text }) => /["“”()[\]{}<>*#:;]/.test(text))) {
    return undefined;
  }
  const verb = findVerb(parts, event.predicate);
  if (verb === undefined || !isVerb(verb)) {
    return undefined;
  }
  const subject = subjectOf(
    teller,
    event,
    {
      before: parts.slice(0, verb.from),
      isPassive: isPassive(parts, verb) || isParticiple(event, parts, verb),
      isShort,
    },
    heard,
  );
  if (subject === undefined) {
    return undefined;
  }
  const isSaidAgain = subject.ids.some((id) => teller.namer.participant(id)?.words === event.predicate);
  const [first] = subject.ids;
  if (isSaidAgain && first !== undefined) {
    // 'He was the best thief': the noun comes behind.
    subject.text = teller.namer.pronouns(first).he;
  }
  const verbWords = verbWordsOf(teller, event, verb, subject);
  const rest = restOf(teller, event, parts.slice(verb.main + 1), { subject, heard: subject.heard });
  const comma =
    subject.ids.length === 1 && /^[^,]+, (?:(?:an?|the|his|her) [^,]+|\p{Lu}\p{Ll}+)$/u.test(subject.text) ? ',' : '';
  const whole = [`${subject.text}${comma}`, ...verbWords, rest.text].filter((word) => word !== '').join(' ');
  const text = event.predicate.includes(' ')
    ? whole
    : whole.replace(/(?<=\S+ \S+ .+) (?:in|of|to|with|at|for|from|into)$/, '');
  const plain = text
    .replace(/ (?:by|during|until|since|while|despite)$/, '')
    .replace(/ (?:on|at|in|by) the (?:day|night|moment|morning|evening|year|hour)$/, '');
  return isSound(plain) ? { text: plain, heard: rest.heard } : undefined;
}

/** The clause without subject, its verb as an infinitive: 'bring the letter to the sea'. */
export function infinitiveOf(teller: ClauseTeller, event: IdeaEvent, heard: Heard): ToldClause | undefined {
  const parts = withoutLeading(partsOf(teller.graph, event));
  const verb = findVerb(parts, event.predicate);
  const agent = event.roles.agent?.[0];
  if (verb === undefined || !isVerb(verb) || event.isNegated || agent === undefined || isPassive(parts, verb)) {
    return undefined;
  }
  const rest = restOf(teller, event, parts.slice(verb.main + 1), {
    subject: { text: '', isPlural: false, ids: [agent] },
    heard,
  });
  const text = `${verb.base} ${rest.text}`.trim().replace(/ by$/, '');
  const isOpen = rest.text === '' && hasContent(teller, event);
  return isSound(`x ${text}`) && !text.includes(',') && !isDoubled(text) && !isOpen
    ? { text, heard: rest.heard }
    : undefined;
}

const isPassive = (parts: readonly ClausePart[], verb: VerbGroup): boolean =>
  /^(?:part|past)$/.test(readAs(parts[verb.main]?.text ?? '', verb.base)?.form ?? '') &&
  parts.slice(verb.from, verb.main).some(({ text }) => /^(?:is|was|are|were|been)$/.test(text));

/** 'Surrounded by wolves, …', 'his friend married to his wife': a participle without 'is'. */
const isParticiple = ({ roles }: IdeaEvent, parts: readonly ClausePart[], verb: VerbGroup): boolean =>
  verb.from === verb.main &&
  (parts[verb.main + 1]?.text === 'by' || (roles.agent === undefined && roles.patient !== undefined)) &&
  /^(?:part|past)$/.test(readAs(parts[verb.main]?.text ?? '', verb.base)?.form ?? '');

/** Another clause says what is said or thought. */
const hasContent = ({ graph }: ClauseTeller, event: IdeaEvent): boolean => contentOf(graph.events, event) !== undefined;

const isDoubled = (text: string): boolean =>
  (text.match(/\byou\b/g) ?? []).length > 1 || (text.match(/\bme\b/g) ?? []).length > 1;

/** True for a known verb and for an unknown word that is inflected like one; 'children' is neither. */
const isVerb = ({ base, words }: VerbGroup): boolean => isKnownVerb(base) || words.at(-1)?.toLowerCase() !== base;

/** True for a verb of the tables. */
export const isKnownVerb = (base: string): boolean =>
  base === 'be' || verbFormsOf(base).some((form) => form.base === base);

/** 'It got.', 'People said.': what was got or said is missing. */
const LACKING =
  /^(?:\p{L}+ ){1,2}(?:got|gets?|made|makes?|said|says?|had|has|took|takes?|gave|gives?|became|becomes?)$/u;

const isSound = (text: string): boolean =>
  !LACKING.test(text) &&
  text.split(' ').length >= 2 &&
  !/(?:^|\s)(?:who|whom|whose|which|and|or|but|the|a|an|of|his|her|its|their)$/i.test(text) &&
  !/\b(?:the the|a a|a the|the a|to to)\b/i.test(text);
