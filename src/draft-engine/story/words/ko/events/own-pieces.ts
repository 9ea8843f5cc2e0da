import type { EventId, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Token } from '../../../idea/ko/words.ts';
import { doneForm } from '../../../korean/conjugate.ts';
import { inStoryOrder } from '../../../plot/story-order.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { SLOT_END } from '../particles.ts';
import { bodyText, missingObject, predicateOf, wordText } from './clause-body.ts';
import type { ClauseScene } from './clause-scene.ts';
import { isGone, mentionsOf, namedSubject, strangersIn, subjectsOf } from './clause-subject.ts';
import { type ClauseWords, isAimOf, isContent, isInAim, isQuote, ownWords, wordsOfIdea } from './clause-words.ts';
import { type Ending, isStative, settleMarks } from './marks.ts';
import type { Nouns } from './nouns.ts';

/** What cannot be said as it stands. */
const UNSOUND = /["“”'‘’()[\]{}<>*#]|[A-Za-z]{3}/;

/** A piece with what else can be said by its words. */
export interface KoreanPiece extends Piece {
  /** What stands before a noun that did it: '편지를 베껴 쓴'. */
  done?: string;
}

/**
 * The idea's clauses as sentences of their own: its words without those of other clauses, who it is about in front, the
 * predicate with the narration's ending. A clause that cannot be told so has no piece.
 */
export function ownPieces({ graph, members }: FilmFacts, nouns: Nouns, ending: Ending): KoreanPiece[] {
  const scene: ClauseScene = { words: wordsOfIdea(graph), nouns, members, ending };
  return inStoryOrder(graph.events).flatMap((event): KoreanPiece[] => {
    const clause = scene.words.clauses.get(event.id);
    const told = clause && tellClause(clause, scene);
    return told
      ? [{ events: [event.id], from: event.span.from, to: event.span.to, mentions: mentionsOf(event), ...told }]
      : [];
  });
}

type Told = Pick<KoreanPiece, 'text' | 'subject' | 'done' | 'lead'>;

function tellClause(clause: ClauseWords, scene: ClauseScene): Told | undefined {
  const { tokens } = scene.words;

  if (isUntold(clause, scene)) {
    return undefined;
  }
  const subjects = subjectsOf(clause, scene);
  const isAsItStands = standsAsItIs(clause, subjects, scene);
  const isSpoken = subjects.length > 0 && subjects.every((id) => scene.nouns.get(id)?.isSafe);
  const lead = leadOf(clause, scene);
  const gone = { subjects: isAsItStands ? [] : subjects, others: strangersIn(clause, scene), clause };
  const body = ownWords(scene.words, clause, (id) => isToldAlone(id, scene)).filter(
    (at) => at >= lead.end && !isGone(tokens[at] as Token, at, { ...gone, words: scene.words }),
  );
  const [subject] = isAsItStands ? [] : subjects;
  const before = bodyText(body, clause, { scene, subject });
  if (!(isSpoken || isAsItStands) || UNSOUND.test(before)) {
    return undefined;
  }
  const predicate = predicateOf(clause, scene);
  const said = [before, predicate.before].filter(Boolean).join(' ');
  const text = `${topicOf(gone.subjects, scene.nouns)} ${said} ${predicate.marked}`.replace(/\s+/g, ' ').trim();
  return {
    text: settleMarks(text, scene.ending),
    subject,
    ...doneOf(
      body.filter((at) => !isInAim(at, clause, scene.words)),
      predicate.base,
      { clause, scene },
    ),
    ...(lead.text === undefined ? {} : { lead: lead.text }),
  };
}

/** What only holds in another's words, or describes what is nobody of the idea, has no sentence of its own. */
function isUntold(clause: ClauseWords, scene: ClauseScene): boolean {
  const { id, deed, describes } = clause.event;
  const isToldState = isQuote(clause) && (deed === 'be' || deed === 'have');
  return (
    isToldInside(clause, scene) ||
    isToldState ||
    describesUnknown(clause, scene) ||
    (describes !== undefined && !isToldAlone(id, scene))
  );
}

/** What another is done for, or what is known in it, is told there. */
const isToldInside = (clause: ClauseWords, { words }: ClauseScene): boolean =>
  [...words.clauses.values()].some(
    (outer) =>
      outer !== clause &&
      outer.last > clause.last &&
      (isAimOf(clause, outer.event) || isContent(clause.event, outer.event)),
  );

const whoIs = (id: ParticipantId | undefined, { words }: ClauseScene): Participant | undefined =>
  words.graph.participants.find((one) => one.id === id);

const topicOf = (subjects: readonly ParticipantId[], nouns: Nouns): string => {
  if (subjects.length > 1) {
    return joined(subjects, nouns);
  }
  return subjects.length === 1 ? '{S}' : '';
};

/** What things do is told in the order of the idea: '어젯밤 시장에서 불이 났다'; so is what nobody is said to do. */
function standsAsItIs(clause: ClauseWords, subjects: readonly ParticipantId[], scene: ClauseScene): boolean {
  const { event } = clause;
  if (subjects.length === 0) {
    return (event.isMain || /^(?:아무도|누구도|모두)(?=\s)/.test(event.words)) && !event.roles.agent?.length;
  }
  const named = namedSubject(clause, scene.words);
  const one = whoIs(subjects[0], scene);
  const isThing = one !== undefined && !scene.members.some(({ participant }) => participant.id === one.id);
  return event.describes === undefined && subjects.length === 1 && named === one?.id && isThing;
}

/** '정전된 빌딩에서': a clause before a noun that is nobody of the idea. */
function describesUnknown({ event, last, verb }: ClauseWords, { words }: ClauseScene): boolean {
  const next = words.tokens[last + 1];
  const isBefore = verb?.ending.use === 'adnominal' && next?.kind === 'noun' && !words.tokens[last]?.stop;
  const isPlace = words.graph.places.some(({ span }) => next && next.from >= span.from && next.from < span.to);
  return isBefore && isPlace && event.describes === undefined && !event.isMain;
}

/** True of clauses that are told in a sentence of their own, so that they fall away from others. */
function isToldAlone(id: EventId, scene: ClauseScene): boolean {
  const { words, nouns } = scene;
  const clause = words.clauses.get(id);
  const who = clause && (clause.event.describes ?? clause.event.roles.agent?.[0] ?? clause.event.roles.patient?.[0]);
  const isSafe = who !== undefined && (nouns.get(who)?.isSafe ?? false);
  return isSafe && !describesUnknown(clause as ClauseWords, scene);
}

const joined = (ids: readonly ParticipantId[], nouns: Nouns): string =>
  `${ids.map((id) => nouns.get(id)?.head).join(`${SLOT_END}과 `)}${SLOT_END}은`;

const GOALS: readonly Token['case'][] = ['dative', 'in', 'by', 'with', 'at', 'until', 'source'];

/** What is done and to what, as it stands before whoever did it: '편지를 베껴 쓴'. */
function doneOf(body: readonly number[], base: string, { clause, scene }: DoneScene): Pick<Told, 'done'> {
  const { event } = clause;
  const { tokens } = scene.words;
  const chain = body.findLastIndex((at) => tokens[at]?.kind !== 'verb') + 1;
  const { begin, end } = goalIn(body, tokens);
  const verbs = body.slice(event.predicate.includes(' ') ? end + 1 : Math.max(chain, end + 1));
  const object = missingObject(clause, body, { scene, subject: event.roles.agent?.[0] });
  const goal = object === undefined ? body.slice(begin, end + 1).map((at) => wordText(tokens[at] as Token, scene)) : [];
  const words = [
    ...(object === undefined ? goal : [`${scene.nouns.get(object)?.short}${SLOT_END}을`]),
    ...verbs.map((at) => wordText(tokens[at] as Token, scene)),
  ];
  return canBeTitle(words, base, clause) ? { done: [...words, doneForm(base)].join(' ') } : {};
}

/** Where the words of the object are, else those of the last goal. */
function goalIn(body: readonly number[], tokens: readonly Token[]): { begin: number; end: number } {
  const caseAt = (at: number): Token['case'] | undefined =>
    tokens[at]?.kind === 'noun' ? (tokens[at] as Token).case : undefined;
  const object = body.findLastIndex((at) => caseAt(at) === 'object');
  const end = object >= 0 ? object : body.findLastIndex((at) => GOALS.includes(caseAt(at) ?? 'none'));
  return { begin: body.slice(0, Math.max(0, end)).findLastIndex((at) => !isBare(tokens[at] as Token)) + 1, end };
}

/** Only what was done makes a title, and nothing that only holds a clause. */
function canBeTitle(words: readonly string[], base: string, { event, verb }: ClauseWords): boolean {
  const isPlain = event.mood === 'does' && !event.isNegated && verb !== undefined && !isStative(base);
  const isSound = words.every((word) => !/^(?:것|수|법|적|줄)/.test(word));
  return isPlain && isSound && (words.length > 0 || !/^(?:되다|하다)$/.test(base));
}

interface DoneScene {
  clause: ClauseWords;
  scene: ClauseScene;
}

/** A word that goes with the noun behind it. */
const isBare = ({ kind, case: which }: Token): boolean =>
  kind === 'determiner' || (kind === 'noun' && which === 'none');

const SETTING_LEAD = 16;
/** Times and places that are no sentence with 이다: '밤마다', '매일 아침'. */
const UNSAYABLE_LEAD = /^(?:매일|매주|매년|매번|날마다)|(?:마다|도|만|까지|부터|으로|로)$/;

interface Lead {
  /** The first word behind it. */
  end: number;
  text: string | undefined;
}

/** '옛날 옛적에', '1951년 겨울, …': when and where it is, said before the rest. */
function leadOf({ event, first }: ClauseWords, scene: ClauseScene): Lead {
  const { words } = scene;
  const { tokens, graph } = words;
  const none: Lead = { end: first, text: undefined };
  const isFirst = first === 0 || tokens[first - 1]?.stop === true;
  if (event.describes !== undefined || !isFirst) {
    return none;
  }
  const from = tokens[first]?.from ?? 0;
  const bygone = /^(?:(?:아주|먼)\s)*옛날(?:\s옛적)?에?/.exec(graph.text.slice(from))?.[0];
  if (bygone !== undefined) {
    return { end: first, text: bygone };
  }
  const end = tokens.findIndex(({ comma }, at) => at >= first && comma);
  return end >= 0 && end < first + 4 && isSetting(tokens.slice(first, end + 1), words)
    ? { end: end + 1, text: graph.text.slice(from, tokens[end]?.to).replace(/[,，]$/, '') }
    : (periodOf(first, scene) ?? none);
}

/** '조선 시대 궁녀가': the period is said first. */
function periodOf(first: number, { words: { graph, tokens } }: ClauseScene): Lead | undefined {
  const from = tokens[first]?.from ?? 0;
  const period = graph.setting.period?.words;
  const last = tokens.findIndex(({ to }, at) => at >= first && graph.text.slice(from, to) === period);
  return last < first || tokens[last]?.comma ? undefined : { end: last + 1, text: period };
}

/** A short stretch without anybody and without a verb. */
function isSetting(stretch: readonly Token[], { graph }: ClauseScene['words']): boolean {
  const [from, to] = [stretch[0]?.from ?? 0, stretch.at(-1)?.to ?? 0];
  const isFree = graph.participants.every(({ spans }) => spans.every((span) => span.from >= to || span.to <= from));
  const hasVerb = stretch.some(({ kind, case: which }) => kind === 'verb' || which === 'topic');
  const isSayable = !UNSAYABLE_LEAD.test(graph.text.slice(from, to).replace(/[,，]$/, ''));
  return isFree && !hasVerb && isSayable && to - from <= SETTING_LEAD;
}
