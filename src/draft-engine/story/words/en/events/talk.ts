import { contentOf } from '../../../idea/content-of.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Sentence } from '../../choose-sentence.ts';
import { groupOf } from '../../events/deed-groups.ts';
import type { ClauseTeller } from './clause-teller.ts';
import { isBare } from './content-clauses.ts';
import { fillPattern, type Roles } from './fill-pattern.ts';
import { finishSentence } from './finish-sentence.ts';
import { linesOf, SAID_BY_VERB } from './lines-of-deeds.ts';
import { capital } from './noun-words.ts';
import { infinitiveOf, tellOwnClause } from './own-clause.ts';
import { quoteOf } from './quotes.ts';
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

/** Lines for one speaker, what the idea lets them say first. */
export function linesFor(teller: ClauseTeller, talk: Talk): Sentence[][] {
  const { event, speaker } = talk;
  const isDoer = speaker !== undefined && (event?.roles.agent?.includes(speaker) ?? false);
  if (speaker === undefined || !isSomebody(teller.namer.participant(speaker))) {
    return [];
  }
  const isIn =
    speaker !== undefined && event !== undefined && Object.values(event.roles).some((ids) => ids.includes(speaker));
  const lines = linesOf(event);
  const said = isDoer ? spokenContent(teller, talk) : [];
  if (isDoer) {
    return [said, [...refusal(teller, talk), ...filled(teller, talk, lines.doer)]].map((tier) =>
      addressed(teller, talk, tier),
    );
  }
  return isIn ? [addressed(teller, talk, filled(teller, talk, lines.other))] : [];
}

/** A thing or a place that acts says nothing of its own. */
const isSomebody = (one: Participant | undefined): boolean =>
  one !== undefined && one.kind !== 'thing' && one.kind !== 'abstract';

const filled = (
  { namer }: ClauseTeller,
  { roles, heard, event, speaker, isOwnLanguage }: Talk,
  patterns: readonly string[],
): Sentence[] =>
  patterns.flatMap((pattern) => {
    const isOfSpeaker =
      !pattern.includes('{VP}') || (isOwnLanguage && speaker !== undefined && event?.roles.agent?.includes(speaker));
    const told = isOfSpeaker ? fillPattern(pattern, roles, { namer, tense: 'present', heard }) : undefined;
    return told && isShort(told.text) ? [{ pattern, text: told.text }] : [];
  });

/** 'I won’t sign it.' */
function refusal(teller: ClauseTeller, { event, speaker, hearer, heard, isOwnLanguage }: Talk): Sentence[] {
  if (event?.mood !== 'refuses' || !isOwnLanguage) {
    return [];
  }
  const deed = infinitiveOf({ ...teller, speakers: { first: speaker, second: hearer } }, event, heard);
  const text = deed && finishSentence(`I won’t ${deed.text}`);
  return text !== undefined && isShort(text) ? [{ pattern: 'refusal', text }] : [];
}

/** What a deed of speaking says: what the idea quotes, what is asked for or told, or what one says at such a moment. */
export function spokenContent(
  teller: ClauseTeller,
  talk: Pick<Talk, 'event' | 'heard' | 'speaker' | 'hearer'>,
): Sentence[] {
  const { event, heard } = talk;
  const { namer, graph } = teller;
  if (event === undefined || event.isNegated) {
    return [];
  }
  const verb = event.predicate;
  const fixed = Object.hasOwn(SAID_BY_VERB, verb) && !hasContent(graph, event) ? (SAID_BY_VERB[verb] ?? []) : [];
  const always = fixed.map((text) => ({ pattern: text, text }));
  if (groupOf(event) !== 'telling') {
    return event.mood === 'does' ? always : [];
  }
  const quoted = quoteOf(graph.text, event);
  if (quoted !== undefined) {
    return isShort(quoted) ? [{ pattern: 'quote', text: finishSentence(quoted) }] : [];
  }
  const wanted = /\bask for$|^demand$/.test(verb) ? event.roles.patient?.[0] : undefined;
  const things =
    wanted === undefined || namer.participant(wanted)?.kind !== 'thing'
      ? []
      : [{ pattern: verb, text: finishSentence(`${namer.full(wanted, heard).text}, please`) }];
  return [...contentLines(teller, event, talk), ...things, ...always];
}

const hasContent = (graph: IdeaGraph, event: IdeaEvent): boolean => contentOf(graph.events, event) !== undefined;

/** 'Cancel the spring.', 'I’ll bring your sister the letter.', 'The glacier is moving.' */
function contentLines(
  teller: ClauseTeller,
  event: IdeaEvent,
  { heard, speaker, hearer }: Pick<Talk, 'heard' | 'speaker' | 'hearer'>,
): Sentence[] {
  const content = teller.graph.events.find(
    ({ links, isNegated }) => !isNegated && links.some(({ kind, to }) => kind === 'content' && to === event.id),
  );
  const present: ClauseTeller = {
    ...teller,
    tense: 'present',
    ideaTense: 'present',
    speakers: { first: speaker, second: hearer },
  };
  if (content === undefined || teller.graph.language !== 'en') {
    return [];
  }
  const [agent] = content.roles.agent ?? [];
  // 'to let it go', 'to tell the truth to save him': an order inside another is none by itself.
  if (hasContent(teller.graph, content) || agent === undefined) {
    return [];
  }
  const isOfSpeakers = agent === speaker || agent === hearer;
  const text =
    DONE.test(content.words) || isBare(content)
      ? asOrder(infinitiveOf(present, content, heard)?.text, agent === speaker)
      : asFact(present, { event, content, heard }, isOfSpeakers);
  return text !== undefined && isShort(text) ? [{ pattern: content.id, text: finishSentence(text) }] : [];
}

const DONE = /^to\b/;
const asOrder = (deed: string | undefined, isOwn: boolean): string | undefined => {
  if (deed === undefined) {
    return undefined;
  }
  return isOwn ? `I’ll ${deed}` : capital(deed);
};

const ASKED = /\b(?:why|how|where|who|what|if|whether|when|which)\b/i;
const asFact = (
  teller: ClauseTeller,
  { event, content, heard }: { event: IdeaEvent; content: IdeaEvent; heard: Heard },
  isOfSpeakers: boolean,
): string | undefined => {
  const isAsked = ASKED.test(teller.graph.text.slice(event.span.to, content.span.from));
  return isOfSpeakers || isAsked ? undefined : tellOwnClause(teller, content, { ...heard, recent: [] })?.text;
};

/** Children call their parents and grandparents by what they are. */
function addressed(teller: ClauseTeller, { speaker, hearer }: Talk, lines: readonly Sentence[]): Sentence[] {
  return lines.map((line, index) =>
    index % 2 === 0 ? { ...line, text: addressing(teller, line.text, speaker, hearer) } : line,
  );
}

/** 'Mum, where do the keys grow?': a line to a parent or grandparent of the speaker. */
export function addressing(
  { namer }: ClauseTeller,
  text: string,
  speaker: ParticipantId | undefined,
  hearer: ParticipantId | undefined,
): string {
  const name = vocativeOf(namer.participant(speaker ?? 'p0'), namer.participant(hearer ?? 'p0'));
  return name === undefined || !isShort(text) || text.includes(',')
    ? text
    : `${name}, ${/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
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
