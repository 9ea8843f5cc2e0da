import { wordTable } from '#src/shared/word-table.ts';
import type { IdeaEvent } from '../../../idea/idea-graph.ts';
import type { Subject } from './clause-subject.ts';
import type { ClauseTeller } from './clause-teller.ts';
import { MOODS, type VerbGroup } from './verb-group.ts';
import { finiteForm, participleOf, pastOfSaying, readAs, retense } from './verb-words.ts';

/** The verb group in the narration's tense. */
export function verbWordsOf(teller: ClauseTeller, event: IdeaEvent, verb: VerbGroup, subject: Subject): string[] {
  const words = verb.words.map((word) => word.toLowerCase());
  const { tense } = teller;
  const first = words.findIndex((word) => !isAdverb(word));
  const head = words[first] ?? '';
  if (head === 'to') {
    return [...words.slice(0, first), finiteForm(verb.base, tense, subject.isPlural), ...words.slice(first + 2)];
  }
  const base = first === words.length - 1 ? verb.base : baseOfAuxiliary(head);
  const form = readAs(head, base)?.form;
  const before = words.slice(0, first);
  const after = words.slice(first + 1);
  if (form === 'ing') {
    return [...before, finiteForm(base, tense, subject.isPlural), ...after];
  }
  const isHelped = words.length > before.length + 1;
  if (isFronted(teller, event, verb, form) || (!isHelped && isPassive(event, { form, base, head }, subject))) {
    return [...before, finiteForm('be', tense, subject.isPlural), head, ...after];
  }
  if (base !== 'be' && base === verb.base && words.length === before.length + 1 && isEarlier(teller, form)) {
    return ['had', ...before, participleOf(base), ...after];
  }
  const told = retense(head, base, tense, subject.isPlural);
  return [...before, event.deed === 'speak' || event.roles.topic ? pastOfSaying(told) : told, ...after];
}

/** What the idea tells in the past beside its present was over before the narration's past. */
const isEarlier = ({ tense, ideaTense }: ClauseTeller, form: string | undefined): boolean =>
  (form === 'past' || form === 'part') && tense === 'past' && ideaTense === 'present';

/** 'Stranded on a moon, …': a participle at the head of a sentence. */
const isFronted = (
  { graph }: ClauseTeller,
  { span }: IdeaEvent,
  { from, words }: VerbGroup,
  form: string | undefined,
): boolean =>
  from === 0 &&
  words.length === 1 &&
  (form === 'past' || form === 'part') &&
  /(?:^|[.!?:] )$/.test(graph.text.slice(0, span.from)) &&
  /(?:ed|en)$/.test(words[0] ?? '');

/** 'left on a bus', 'accused of theft': a participle without 'is', whose subject does not do it. */
const isPassive = (
  { roles, describes }: IdeaEvent,
  { form, base, head }: { form: string | undefined; base: string; head: string },
  subject: Subject,
): boolean =>
  !subject.ids.some((id) => roles.agent?.includes(id)) &&
  subject.ids.some((id) => roles.patient?.includes(id)) &&
  readAs(head, base) !== undefined &&
  ((form === 'part' && roles.agent !== undefined) ||
    ((form === 'part' || form === 'past') &&
      (roles.agent === undefined || (describes !== undefined && subject.ids.includes(describes)))));

const isAdverb = (word: string): boolean =>
  /^(?:never|still|even|already|also|always|often|just|once|now|only|finally|\w{2,}ly)$/.test(word) &&
  !/^(?:fly|rely|reply|apply|supply)$/.test(word);

const AUXILIARY_BASES: Readonly<Record<string, string>> = wordTable({
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
  have: 'have',
  had: 'have',
  does: 'do',
  do: 'do',
  did: 'do',
});
const baseOfAuxiliary = (word: string): string => {
  const known = AUXILIARY_BASES[word];
  if (known !== undefined) {
    return known;
  }
  return MOODS.find((base) => readAs(word, base) !== undefined) ?? word;
};
