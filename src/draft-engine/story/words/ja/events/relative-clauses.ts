import { escapeRegExp } from '#src/shared/escape-reg-exp.ts';
import type { IdeaEvent, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { FilmFacts } from '../../film-words.ts';
import { conjugate } from '../conjugate.ts';
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
  const to = event.span.to;
  const from = afterPlace(startOf(event, graph.events, graph.text), to, graph.text);
  const head = headAfter(one, to, graph.text);
  const said = graph.text.slice(from, to);
  // '言い残して消えた父': the clause before belongs to it.
  const after = graph.text.slice(graph.text.indexOf(head ?? '', to) + (head ?? '').length);
  // '自分を倒した相手だと知る': what somebody is is no sentence of its own.
  const isState = /^(?:だ|である|では|でも|なの|です)/.test(after);
  // '自分の父を殺した男': whose father it is stands elsewhere.
  return head !== undefined &&
    !isState &&
    !said.includes('自分') &&
    IS_CLAUSE.test(said) &&
    beginsAt(from, graph, nouns)
    ? turned({ event, from, to, head, said }, one.id, nouns)
    : undefined;
}

/** '砂漠の奥で扉のない…': where it is belongs to what comes after. */
function afterPlace(from: number, to: number, text: string): number {
  const place = /^(.*[でに、])[^のをがにはでと、]{1,8}の(?:ない|ある|いない)$/.exec(text.slice(from, to))?.[1] ?? '';
  return from + place.length;
}

/** '遠くに住む息子', '名前が書かれた紙': what stands before may belong to the clause. */
function beginsAt(from: number, { text, participants }: FilmFacts['graph'], nouns: PieceScene['nouns']): boolean {
  const before = text.slice(0, from).trimEnd();
  if (before.endsWith('が')) {
    return participants.some(
      ({ id, kind }) =>
        (kind === 'person' || kind === 'animal') && before.endsWith(`${nouns.get(id)?.short || '、'}が`),
    );
  }
  return /(?:^|[、。「」はもをのた]|そして|やがて|ついに)$/.test(before);
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
  if (isAgent || isPassive || OWN_SUBJECT.test(said)) {
    return { event, from, to, sentence: `${head}${aboutIt(lasting(said))}`, subject: id };
  }
  const [agent] = event.roles.agent ?? [];
  const doer = agent === undefined ? undefined : nouns.get(agent);
  return agent !== undefined && doer?.isSafe && said.startsWith(doer.short)
    ? { event, from, to, sentence: withObject(said, doer.short, head), subject: agent }
    : undefined;
}

/** '字の読めない', '現金の詰まった': の marks the subject. */
const OWN_SUBJECT =
  /^([^、のをがにでと]+)の(?=(?:(?!から|まで)[^のをへにで、]){0,5}(?:ない|ある|いる|できる|[えけげせてねべめれ]る|いい|よい|高い|多い|少ない|長い|深い|強い|っている|った|んだ)$)/;

/** What goes on is told as going on: '住む' → '住んでいる'. */
const lasting = (said: string): string =>
  said.replace(
    /(住む|棲む|暮らす|働く|勤める|通う|飼う|営む|待つ|眠る|持つ)$/,
    (verb) => `${conjugate(verb, 'te')}いる`,
  );

/** '字の読めない' → 'は字が読めない', '食料のない' → 'には食料がない', '名前が書かれた' → 'には名前が書かれている' */
function aboutIt(said: string): string {
  const rest = said.replace(OWN_SUBJECT, '$1が');
  const isIn = /が(?:ない|ある|いない)$/.test(rest) || /が[^、]*(?:書かれ|描かれ|刻まれ|詰ま|入っ)/.test(rest);
  const state = isIn ? rest.replace(/れた$/, 'れている').replace(/った$/, 'っている') : rest;
  return `${isIn ? 'には' : 'は'}${state}`;
}

/** '祖父が遺した' and '時計' → '祖父が時計を遺した' */
function withObject(said: string, doer: string, head: string): string {
  const found = new RegExp(`^${escapeRegExp(doer)}([がは]、?)(.+)$`).exec(said);
  return found ? `${doer}${found[1]}${head}を${found[2]}` : `${head}を、${said}`;
}

/** Adverbs, and owners of the clause's first noun, that belong to it. */
const BEFORE_CLAUSE =
  /(一度も|二度と|決して|まだ|もう|ずっと|いつも|毎[日朝晩年週月夜]|[一二三四五六七八九十百数何]+[年日月週]前に|昔|かつて|ひとりで|一人で|初めて|[^、。はがをにでへ]{1,6}にしか|[^、。はがをにでへ]{1,6}だけ|[一二三四五六七八九十百千数何]+[年日月週](?:間|も)?|遠くに|近くに|[^、。はがをにでへとも]{1,6}の)$/;

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
