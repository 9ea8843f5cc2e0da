import type { EventId, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import type { EndingUse } from '../../../idea/ko/endings.ts';
import type { Token } from '../../../idea/ko/words.ts';
import { inStoryOrder } from '../../../plot/story-order.ts';
import type { Piece } from '../../events/piece.ts';
import type { FilmFacts } from '../../film-words.ts';
import { SLOT_END } from '../particles.ts';
import { bodyText, predicateOf } from './clause-body.ts';
import type { ClauseScene } from './clause-scene.ts';
import { isGone, isOfSky, mentionsOf, namedSubject, strangersIn, subjectsOf } from './clause-subject.ts';
import { type ClauseWords, isAimOf, isContent, isQuote, ownWords, wordsOfIdea } from './clause-words.ts';
import { isKept, keptIn } from './kept-clauses.ts';
import { type Ending, settleMarks } from './marks.ts';
import type { Nouns } from './nouns.ts';

/** What cannot be said as it stands. */
const UNSOUND = /["“”'‘’()[\]{}<>*#]|[A-Za-z]{3}/;

/** A piece with what else can be said by its words. */
export interface KoreanPiece extends Piece {
  /** As it goes on into the next clause of its sentence, where they are about the same: '{S} 등대로 달려가'. */
  linked?: string;
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
    if (clause === undefined || told === undefined) {
      return [];
    }
    const all = [event, ...keptIn(clause, scene).map((kept) => kept.event)];
    const mentions = [...new Set(all.flatMap(mentionsOf))];
    return [{ events: all.map(({ id }) => id), from: event.span.from, to: event.span.to, mentions, ...told }];
  });
}

type Told = Pick<KoreanPiece, 'text' | 'subject' | 'joined' | 'linked' | 'lead'>;

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
  const topic = topicOf(gone.subjects, scene.nouns);
  const sentence = (said: string): string =>
    settleMarks([topic, said, predicate.before, markedFor(predicate, said)].filter(Boolean).join(' '), scene.ending);
  const goingOn = bodyText(body, clause, { scene, subject, isGoingOn: true });
  return {
    text: sentence(before),
    ...(goingOn === before ? {} : { joined: sentence(goingOn) }),
    subject,
    ...linkedOf(clause, `${topic} ${before}`, scene),
    ...(lead.text === undefined ? {} : { lead: lead.text }),
  };
}

/** '할머니는 갔다' would tell of a death: whoever goes without a goal sets out. */
const markedFor = ({ base, marked, before }: ReturnType<typeof predicateOf>, said: string): string =>
  base === '가다' && before === '' && said === '' ? '길을 <나서다>' : marked;

/** The same with the predicate as it is written, where more of the sentence follows it: 고치다가, 켜고. */
function linkedOf(clause: ClauseWords, before: string, scene: ClauseScene): Pick<Told, 'linked'> {
  const token = scene.words.tokens[clause.last];
  const isOpen = token !== undefined && !token.stop && LINKS.has(clause.verb?.ending.use ?? 'final');
  const isPlain = predicateOf(clause, scene).before === '' && clause.event.describes === undefined;
  return isOpen && isPlain
    ? { linked: settleMarks(`${before} ${scene.words.graph.text.slice(token.from, token.to)}`, scene.ending) }
    : {};
}

const LINKS: ReadonlySet<EndingUse> = new Set<EndingUse>(['and', 'link', 'when', 'as_soon', 'because', 'but']);

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
    return (
      isOfSky(clause, scene.words) ||
      ((event.isMain || /^(?:아무도|누구도|모두)(?=\s)/.test(event.words)) && !event.roles.agent?.length)
    );
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
  return isSafe && !describesUnknown(clause as ClauseWords, scene) && !isKept(clause as ClauseWords, scene);
}

const joined = (ids: readonly ParticipantId[], nouns: Nouns): string =>
  `${ids.map((id) => nouns.get(id)?.head).join(`${SLOT_END}과 `)}${SLOT_END}은`;

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
