import type { EventId, IdeaEvent, IdeaGraph, ParticipantId } from '../../../idea/idea-graph.ts';
import { loose } from '../../../korean/conjugate.ts';
import { finalOf } from '../../../korean/hangul.ts';
import { inStoryOrder } from '../../../plot/story-order.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { SLOT_END } from '../particles.ts';
import { type Ending, isStative, settleMarks } from './marks.ts';
import type { Noun } from './nouns.ts';
import { lastPredicate } from './predicates.ts';

type Nouns = ReadonlyMap<ParticipantId, Noun>;

const BREAK = /[.!?…:;,]\s*/g;
/** What cannot be said as it stands. */
const UNSOUND = /["“”'‘’()[\]{}<>*#]|[A-Za-z]{3}/;

/**
 * The idea's clauses as sentences of their own: the words of the idea up to the predicate, which gets the narration's
 * ending, and the subject put in where the clause leaves it out. A clause that cannot be told so has no piece.
 */
export function ownPieces({ graph }: FilmFacts, nouns: Nouns, ending: Ending): KoreanPiece[] {
  const scene: ClauseScene = { graph, nouns, ending, ends: [], cut: [] };
  const described = graph.events.filter(({ describes }) => describes !== undefined);
  const others = graph.events.filter(({ describes }) => describes === undefined);
  const told = new Map<EventId, Told>();
  for (const event of [...described, ...others]) {
    const clause = event.describes === undefined ? tellClause(event, scene) : tellDescribing(event, scene);
    if (clause) {
      told.set(event.id, clause);
    }
  }
  return inStoryOrder(graph.events).flatMap((event): KoreanPiece[] => {
    const clause = told.get(event.id);
    return clause === undefined
      ? []
      : [
          {
            events: [event.id],
            from: event.span.from,
            to: event.span.to,
            subject: clause.subject,
            mentions: mentionsOf(event),
            text: clause.text,
            ...(clause.aim === undefined ? {} : { aim: clause.aim }),
          },
        ];
  });
}

interface ClauseScene {
  graph: IdeaGraph;
  nouns: Nouns;
  ending: Ending;
  /** Where clauses end that are told. */
  ends: number[];
  /** Words that are told in a sentence of their own and fall away where they describe somebody. */
  cut: string[];
}

/** Everybody and everything in an event. */
export const mentionsOf = ({ roles }: IdeaEvent): ParticipantId[] => [...new Set(Object.values(roles).flat())];

/** A piece with what somebody means to do in it: '다락방에 탈영병을 숨겨 주려고'. */
export interface KoreanPiece extends Piece {
  aim?: string;
}

interface Told {
  text: string;
  subject: ParticipantId | undefined;
  aim?: string;
}

interface Clause {
  /** What stands before the predicate. */
  before: string;
  predicate: string;
  last: string;
}

/** Ends of clauses that go on in the next one. */
const GOES_ON = /(?:지|것|기|법|대신|위해|위해서|함께|통해|대해|대한|관한)$/;

function clauseOf(text: string, event: IdeaEvent): Clause | undefined {
  const words = text
    .replace(/[,.!?…]+$/, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const last = words.pop() ?? '';
  const predicate = GOES_ON.test(last) ? undefined : lastPredicate(last, event);
  const before = words.join(' ');
  return predicate === undefined || UNSOUND.test(before) ? undefined : { before, predicate, last };
}

function tellClause(event: IdeaEvent, scene: ClauseScene): Told | undefined {
  const { graph } = scene;
  if (describesUnknown(graph, event)) {
    return undefined;
  }
  const from = startOf(graph, event, scene.ends);
  const clause = clauseOf(graph.text.slice(from, event.span.to), event);
  if (clause === undefined) {
    return undefined;
  }
  scene.ends.push(event.span.to);
  const subject = subjectOf(graph, event, from);
  const before = scene.cut.reduce((text, words) => text.replace(`${words} `, ''), clause.before);
  const isSafe = isSpoken(subject.id, scene);
  if (subject.isThere || /(?:^|\s)\S+[이가]$/.test(before)) {
    const aim = isSafe ? aimOf(before, subject, { predicate: clause.predicate, scene }) : undefined;
    return {
      text: ended(withTopic(before, subject.id, scene), clause.predicate, scene.ending),
      subject: isSafe && subject.isThere ? subject.id : undefined,
      ...(aim === undefined ? {} : { aim }),
    };
  }
  const aim = isSafe ? aimOf(before, subject, { predicate: clause.predicate, scene }) : undefined;
  return isSafe
    ? {
        text: ended(`{S} ${before}`, clause.predicate, scene.ending),
        subject: subject.id,
        ...(aim === undefined ? {} : { aim }),
      }
    : undefined;
}

/** True for somebody of whom a sentence can be told. */
const isSpoken = (id: ParticipantId | undefined, { nouns }: ClauseScene): boolean =>
  id !== undefined && (nouns.get(id)?.isSafe ?? false);

/** The clause without its subject, as what somebody sets out to do. */
function aimOf(
  before: string,
  subject: Subject,
  { predicate, scene }: { predicate: string; scene: ClauseScene },
): string | undefined {
  if (isStative(predicate)) {
    return undefined;
  }
  const one = scene.graph.participants.find(({ id }) => id === subject.id);
  const head = one?.name ?? one?.words ?? '';
  const at = before.indexOf(head);
  const rest = subject.isThere && at >= 0 ? before.slice(at + head.length).replace(/^\S*\s*/, '') : before;
  const parts = predicate.split(' ');
  const verb = parts.pop() as string;
  return rest === '' || /[이가](?:\s|$)/.test(rest) ? undefined : [rest, ...parts, `${loose(verb)}려고`].join(' ');
}

const FILM_NOUN = /^\s*(?:이야기|다큐|영화|애니|단편|내용|영상|광고|드라마|소설|동화|모습|작품)/;

/** '무너진 막장': a clause before a noun that is nobody of the idea. */
function describesUnknown({ text, participants }: IdeaGraph, { span, words, roles }: IdeaEvent): boolean {
  const isAdnominal = /[는던]$/.test(words) || ['ㄴ', 'ㄹ'].includes(finalOf(words.at(-1) ?? ''));
  const after = text.slice(span.to);
  const isOfAgent = participants.some(
    ({ id, spans }) => roles.agent?.includes(id) && spans.some(({ from, to }) => from <= span.from && to > span.to),
  );
  return (
    isAdnominal && !isOfAgent && !/(?:지만|면)$/.test(words) && /^\s+[가-힣]/.test(after) && !FILM_NOUN.test(after)
  );
}

const ended = (text: string, predicate: string, ending: Ending): string =>
  settleMarks(`${text} ${marked(predicate)}`.trim(), ending);

/** '선수였다' is past already. */
const marked = (predicate: string): string => {
  const noun = /^(.+?)(?:이었|였)다$/.exec(predicate)?.[1];
  return noun === undefined ? `<${predicate}${isStative(predicate) ? '*' : ''}>` : `${noun}${SLOT_END}<이다+>`;
};

/** A clause that only says who somebody is: '부상당한 탈영병' becomes '탈영병은 부상당했다'. */
function tellDescribing(event: IdeaEvent, scene: ClauseScene): Told | undefined {
  const { graph } = scene;
  const { describes, roles } = event;
  const clause = clauseOf(graph.text.slice(describingStart(graph, event), event.span.to), event);
  if (!clause || describes === undefined || !isSpoken(describes, scene)) {
    return undefined;
  }
  const isState = isStative(clause.predicate) || event.deed === 'be';
  if (!isState && !/(?:당하|되)다$/.test(clause.predicate)) {
    const isPatient = roles.patient?.includes(describes) ?? false;
    const agent = roles.agent?.find((id) => id !== describes);
    if (agent !== undefined && isSpoken(agent, scene)) {
      return isPatient ? tellOfAnother(agent, describes, { clause, scene }) : undefined;
    }
    if (isPatient && !/(?:받|지|히)다$/.test(clause.predicate)) {
      return undefined;
    }
  }
  return tellOfThemselves(describes, { clause, isState, scene });
}

function tellOfThemselves(
  describes: ParticipantId,
  { clause, isState, scene }: { clause: Clause; isState: boolean; scene: ClauseScene },
): Told {
  const before = isState && !/^\S[이가]$/.test(clause.before) ? '' : withoutPlace(clause.before, scene.graph);
  scene.cut.push(`${before} ${clause.last}`.trim());
  return { text: ended(`{S} ${before}`, clause.predicate, scene.ending), subject: describes };
}

/** A describing clause at the head of a sentence has all the words before it: '십 년 동안 말을 하지 않은'. */
function describingStart(graph: IdeaGraph, event: IdeaEvent): number {
  const own = event.predicate.split(' ').slice(0, -1).join(' ');
  const left = graph.text.slice(0, event.span.from).trimEnd();
  const at = own !== '' && left.endsWith(own) ? left.length - own.length : event.span.from;
  const from = startOf(graph, event, []);
  const isFree = graph.participants.every(({ spans }) => spans.every((span) => span.to <= from || span.from >= at));
  return isFree && !/[이가은는]\s/.test(graph.text.slice(from, at)) ? from : at;
}

/** '다락방에 부상당한 …': where it is belongs to the clause around it. */
const withoutPlace = (text: string, { places }: IdeaGraph): string =>
  places.some(({ words }) => text === `${words}에`) ? '' : text;

/** '자신이 놓친 범인' becomes '형사는 범인을 놓쳤다'. */
function tellOfAnother(
  agent: ParticipantId,
  describes: ParticipantId,
  { clause, scene }: { clause: Clause; scene: ClauseScene },
): Told {
  const { nouns, ending } = scene;
  const object = `${nouns.get(describes)?.short ?? ''}${SLOT_END}을`;
  const when = clause.before.replace(/(?:^|\s)\S+[이가은는](?=\s|$)/, '').trim();
  return { text: ended(`{S} ${when} ${object}`, clause.predicate, ending), subject: agent };
}

/** Where the clause begins: behind the told clause before it, or at the sentence's beginning. */
function startOf(graph: IdeaGraph, event: IdeaEvent, ends: readonly number[]): number {
  const marks = [...graph.text.slice(0, event.span.from).matchAll(BREAK)].map((found) => found.index + found[0].length);
  return Math.max(0, ...marks, ...ends.filter((end) => end <= event.span.from));
}

interface Subject {
  id: ParticipantId | undefined;
  /** The clause names it itself. */
  isThere: boolean;
}

const TOPIC = /^(?:이|가|은|는|께서|도|만|들이|들은)(?=\s|$)/;

function subjectOf(graph: IdeaGraph, event: IdeaEvent, from: number): Subject {
  const named = graph.participants
    .flatMap((one) => one.spans.map((span) => ({ id: one.id, ...span })))
    .filter((span) => span.from >= from && span.to <= event.span.to)
    .filter((span) => TOPIC.test(graph.text.slice(span.to, span.to + 3)))
    .sort((first, second) => first.from - second.from);
  const agents = event.roles.agent ?? [];
  const agent = named.find(({ id }) => agents.includes(id)) ?? named[0];
  return agent ? { id: agent.id, isThere: true } : { id: agents[0], isThere: false };
}

/** The subject's particle as a topic. */
function withTopic(text: string, id: ParticipantId | undefined, { graph, nouns }: ClauseScene): string {
  const one = graph.participants.find((each) => each.id === id);
  const noun = id && nouns.get(id);
  const head = one?.name ?? one?.words;
  const at = head === undefined ? -1 : text.indexOf(head);
  if (!noun || head === undefined || at < 0) {
    return text;
  }
  const end = at + head.length;
  return `${text.slice(0, end)}${SLOT_END}${text.slice(end).replace(/^(?:이|가|은|는)(?=\s|$)/, '은')}`;
}
