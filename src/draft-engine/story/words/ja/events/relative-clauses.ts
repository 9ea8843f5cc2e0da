import type { IdeaEvent, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { PieceScene } from './piece-scene.ts';

/** A clause before a noun as a sentence of its own, and where it stood. */
export interface TurnedClause {
  event: IdeaEvent;
  from: number;
  to: number;
  sentence: string;
  subject: ParticipantId;
}

/** Turns '森で迷った子ども' into '子どもは森で迷った'; undefined where the clause has no plain shape. */
export function turnRound(event: IdeaEvent, { facts: { graph }, nouns }: PieceScene): TurnedClause | undefined {
  const one = graph.participants.find(({ id }) => id === event.describes);
  const noun = one && nouns.get(one.id);
  if (!one || !noun?.isSafe) {
    return undefined;
  }
  const from = startOf(event, graph.events, graph.text);
  const to = event.span.to;
  const head = headAfter(one, to, graph.text);
  const said = graph.text.slice(from, to);
  // '言い残して消えた父': the clause before belongs to it.
  const after = graph.text.slice(graph.text.indexOf(head ?? '', to) + (head ?? '').length);
  // '自分を倒した相手だと知る': what somebody is is no sentence of its own.
  if (/^(?:だ|である|では|でも|なの|です)/.test(after)) {
    return undefined;
  }
  if (/[てでりとらばずま]$/.test(graph.text.slice(0, from))) {
    return undefined;
  }
  return head !== undefined && IS_CLAUSE.test(said)
    ? turned({ event, from, to, head, said }, one.id, nouns)
    : undefined;
}

/** A clause of its own: begins with no particle, ends in a verb or adjective. */
const IS_CLAUSE = /^[^、。のをがにはでと][^、。]*[うくぐすつぬぶむるただい]$/;

interface Turn {
  event: IdeaEvent;
  from: number;
  to: number;
  head: string;
  said: string;
}

function turned(
  { event, from, to, head, said }: Turn,
  id: ParticipantId,
  nouns: PieceScene['nouns'],
): TurnedClause | undefined {
  const isAgent = event.roles.agent?.includes(id) ?? false;
  const isPassive = /(れる|れた|られる|られた|れている|れていた)$/.test(said);
  if (isAgent || isPassive) {
    return { event, from, to, sentence: `${head}は${said}`, subject: id };
  }
  const [agent] = event.roles.agent ?? [];
  const doer = agent === undefined ? undefined : nouns.get(agent);
  return agent !== undefined && doer?.isSafe && said.startsWith(doer.short)
    ? { event, from, to, sentence: withObject(said, doer.short, head), subject: agent }
    : undefined;
}

/** '祖父が遺した' and '時計' → '祖父が時計を遺した' */
function withObject(said: string, doer: string, head: string): string {
  const found = new RegExp(`^${doer}([がは]、?)(.+)$`).exec(said);
  return found ? `${doer}${found[1]}${head}を${found[2]}` : `${head}を、${said}`;
}

/** Adverbs, and owners of the clause's first noun, that belong to it. */
const BEFORE_CLAUSE =
  /(一度も|二度と|決して|まだ|もう|ずっと|いつも|毎[日朝晩年週月夜]|[一二三四五六七八九十百数何]+[年日月週]前に|昔|かつて|ひとりで|一人で|初めて|[^、。はがをにでへ]{1,6}にしか|[^、。はがをにでへとも]{1,6}の)$/;

/** Where the clause begins: after a clause within it, before an idiom's own noun and its adverbs. */
function startOf(event: IdeaEvent, events: readonly IdeaEvent[], text: string): number {
  const nested = events.find(
    (other) =>
      other.id !== event.id &&
      other.describes &&
      other.span.from <= event.span.from &&
      other.span.to > event.span.from &&
      other.span.to < event.span.to,
  );
  let start = nested?.span.to ?? event.span.from;
  const noun = /^(.{1,4}[をにが])/.exec(event.predicate)?.[1];
  if (noun && text.slice(0, start).endsWith(noun)) {
    start -= noun.length;
  }
  for (;;) {
    const before = BEFORE_CLAUSE.exec(text.slice(Math.max(0, start - 12), start))?.[0];
    if (!before) {
      break;
    }
    start -= before.length;
  }
  for (const words of event.manner) {
    if (text.slice(0, start).endsWith(words)) {
      start -= words.length;
    }
  }
  return start;
}

/** The noun right after the clause, with the adjectives between. */
function headAfter(one: Participant, to: number, text: string): string | undefined {
  const words = (one.name ?? one.words).replace(/[\s、。]/g, '');
  const at = text.indexOf(words, to);
  if (at < 0 || at > to + 8) {
    return undefined;
  }
  const head = text.slice(to, at + words.length);
  return /[、。はがをにで]/.test(text.slice(to, at)) ? undefined : head;
}
