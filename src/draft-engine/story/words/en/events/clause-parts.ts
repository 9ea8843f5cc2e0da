import type { IdeaEvent, IdeaGraph, Participant } from '../../../idea/idea-graph.ts';

/** A word of the idea's clause, or a mention of somebody in it. */
export interface ClausePart {
  text: string;
  mention?: Participant;
  /** Only 'his', 'it', 'them'. */
  isPronoun?: boolean;
  /** A list goes on behind it: 'an idiot, a goat and …'. */
  hasComma?: boolean;
}

const JOINERS =
  /^(?:and|but|or|so|because|while|when|until|before|after|who|whom|whose|which|that|where|as|if|although|though|then|unless|since|only|to|whenever|unaware|hoping)$/i;
const LEADING =
  /^(?:and|but|or|so|because|while|when|until|before|after|who|which|that|where|as|if|although|though|then|since)$/i;
const PRONOUN =
  /^(?:he|she|it|they|him|her|them|his|hers|its|their|theirs|himself|herself|itself|themselves|each other|one|who|which|that)$/i;

/** The clause with what follows it up to the next joint, cut into words and mentions. */
export function partsOf(graph: IdeaGraph, event: IdeaEvent): ClausePart[] {
  const to = endOfAny(graph, event) ?? endOf(graph, event);
  const from = startOf(graph, event);
  const inner = graph.events.filter(
    (other) =>
      other.id !== event.id &&
      other.span.from > event.span.from &&
      other.span.to < event.span.to &&
      other.describes !== undefined &&
      !isOfAny(graph, other),
  );
  const mentions = graph.participants
    .flatMap((mention) => mention.spans.map((span) => ({ mention, ...span })))
    .filter((span) => span.from >= from && span.to <= to)
    .sort((first, second) => first.from - second.from || second.to - first.to);
  const parts: ClausePart[] = [];
  let at = from;
  while (at < to) {
    const skipped = inner.find(({ span }) => span.from <= at && at < span.to);
    if (skipped) {
      dropRelative(parts);
      at = skipped.span.to;
      continue;
    }
    const found = mentions.find((span) => span.from === at);
    if (found) {
      const text = graph.text.slice(found.from, found.to);
      const noun = `${text.replace(/[,.;:!?]+$/, '')}${ownerMark(graph.text, found)}`;
      parts.push({ text: noun, mention: found.mention, ...(PRONOUN.test(noun) ? { isPronoun: true } : {}) });
      at = found.to;
      continue;
    }
    const next = Math.min(
      to,
      ...mentions.filter((span) => span.from > at).map((span) => span.from),
      ...inner.filter(({ span }) => span.from > at).map(({ span }) => span.from),
    );
    const between = graph.text.slice(at, next);
    const last = parts.at(-1);
    if (
      /^,\s*$/.test(between) &&
      last?.mention &&
      mentions.some((span) => span.from === next && !/^one\b/.test(graph.text.slice(span.from, span.to)))
    ) {
      last.hasComma = true;
    }
    parts.push(...wordsOf(between));
    at = next;
  }
  return parts;
}

/** The mark behind several owners: 'the Hallorans’ cornfield'. */
const ownerMark = (text: string, { from, to }: { from: number; to: number }): string =>
  /^s['’] \p{L}/u.test(text.slice(to - 1, to + 3)) && !/[‘']$/.test(text.slice(0, from)) ? '’' : '';

/** 'every villager he meets': who is meant is not known without it. */
export function isOfAny(graph: IdeaGraph, { describes }: IdeaEvent): boolean {
  const [span] = graph.participants.find(({ id }) => id === describes)?.spans ?? [];
  const said = span === undefined ? '' : graph.text.slice(span.from, span.to);
  return /^(?:every|each|any|all|no|nobody|whoever|anyone|everyone|everything|nothing|something)\b/i.test(said);
}

/** 'haven’t' is two words, so that each can be told in the narration's tense. */
const SHORT_FORMS: Readonly<Record<string, string>> = { "can't": 'cannot', "won't": 'will not', "shan't": 'shall not' };
const inFullWords = (text: string): string =>
  text.replace(/\p{L}+n['’]t\b/giu, (word) => {
    const plain = word.replace('’', "'");
    return SHORT_FORMS[plain.toLowerCase()] ?? plain.replace(/n't$/i, ' not');
  });

const wordsOf = (text: string): ClausePart[] =>
  inFullWords(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => ({ text: word.replace(/^[,.;:!?…—-]+|[,.;:!?…—-]+$/g, '') }));

/** Takes the 'who' before a clause away that is told elsewhere. */
function dropRelative(parts: ClausePart[]): void {
  while (/^(?:who|which|that|whom)$/i.test(parts.at(-1)?.text ?? '')) {
    parts.pop();
  }
}

/** 'to anyone who can swim': the clause ends behind what says who that is. */
function endOfAny(graph: IdeaGraph, { span, describes }: IdeaEvent): number | undefined {
  const said = graph.events.filter(
    (other) =>
      other.describes !== undefined &&
      other.describes !== describes &&
      isOfAny(graph, other) &&
      other.span.from >= span.to &&
      /^\s*(?:who|that|whom|which)?\s*$/.test(graph.text.slice(span.to, other.span.from)),
  );
  const [relative] = said;
  if (relative === undefined) {
    return undefined;
  }
  const content = graph.events.find(({ links }) =>
    links.some(({ kind, to }) => kind === 'content' && to === relative.id),
  );
  return Math.max(relative.span.to, content?.span.to ?? 0);
}

/** An adverb before the clause belongs to it: 'finally hears'. */
function startOf(graph: IdeaGraph, event: IdeaEvent): number {
  const before = /(?:^|\s)((?:(?!only\b)\p{L}+ly|never|still|even)\s+)$/u.exec(graph.text.slice(0, event.span.from));
  return before?.[1] === undefined ? event.span.from : event.span.from - before[1].length;
}

/** 'the night before the race': no event comes behind 'before' in this sentence. */
function isPlainPreposition(word: string, rest: string, next: number, { text }: IdeaGraph): boolean {
  const isTime = /^(?:before|after|since|until|as)$/i.test(word);
  const sentence = /^[^.!?;,]*/.exec(rest)?.[0] ?? '';
  const goesOn = /^[^.!?;,]*$/.test(rest) && next < text.length;
  return isTime && !goesOn && !/\b(?:and|but|who|that)\b/.test(sentence);
}

/** What follows the clause up to the next joint belongs to it: 'alone', 'for ten years', 'a second too late'. */
function endOf(graph: IdeaGraph, event: IdeaEvent): number {
  if (graph.events.some(({ id, span }) => id !== event.id && span.from < event.span.from && span.to > event.span.to)) {
    return event.span.to;
  }
  const next = Math.min(
    graph.text.length,
    ...graph.events
      .filter(({ span, id }) => id !== event.id && span.from >= event.span.to)
      .map(({ span }) => span.from),
  );
  const after = graph.text.slice(event.span.to, next);
  let length = 0;
  for (const word of after.matchAll(/\s*[^\s]+/g)) {
    const bare = word[0].trim();
    const isJoint =
      JOINERS.test(bare.replace(/[,.;:!?]+$/, '')) && !isPlainPreposition(bare, after.slice(word.index), next, graph);
    if (isJoint || /^[—–(:;,.]/.test(bare)) {
      break;
    }
    if (/[,.;:!?…]$/.test(bare)) {
      length = word.index + word[0].length - (/[,.;:!?…]+$/.exec(bare)?.[0].length ?? 0);
      break;
    }
    length = word.index + word[0].length;
  }
  return /^[,.;:!?…]/.test(after) ? event.span.to : event.span.to + length;
}

export function withoutLeading(parts: readonly ClausePart[]): ClausePart[] {
  let at = 0;
  while (at < parts.length && parts[at]?.mention === undefined && LEADING.test(parts[at]?.text ?? '')) {
    at++;
  }
  return parts.slice(at);
}
