import type { DeedId } from '../../../idea/deeds.ts';
import type { IdeaEvent, Participant, ParticipantId } from '../../../idea/idea-graph.ts';
import { countedIn, type Noun, pointAt } from './nouns.ts';

/** What relative clauses are read in. */
export interface ClauseScene {
  text: string;
  starts: ReadonlySet<number>;
  participants: ReadonlyMap<ParticipantId, Participant>;
  nouns: ReadonlyMap<ParticipantId, Noun>;
  /** Those with a face. */
  cast: ReadonlySet<ParticipantId>;
  isQuestion: boolean;
  /** Words for the places of the idea. */
  places: readonly string[];
  events: readonly IdeaEvent[];
}

/** A relative clause as a sentence of its own, and where it stood with its 的. */
export interface TurnedClause {
  event: IdeaEvent;
  from: number;
  to: number;
  sentence: string;
  subject: ParticipantId;
}

/** Words that belong to the verb after them. */
const BEFORE_VERB =
  /(被|不会|不能|不肯|不敢|从不|从未|从没|没有|没|不|曾经|曾|即将|正在|已经|刚刚|刚|独自|每天|每晚|每年|会|能|想|要|快|正|在)$/;
/** What only completes the verb before it: '埋|掉'. */
const COMPLEMENTS = /^[掉到起出完住开下上进过回走来去]$/;
/** What lasts: told with 着. */
const LASTS: ReadonlySet<DeedId> = new Set<DeedId>(['grow_plants', 'protect', 'carry', 'hide', 'wait', 'use']);
/** What is over once it is done: told with 了. */
const DONE: ReadonlySet<DeedId> = new Set<DeedId>([
  'lose',
  'steal',
  'arrest',
  'kill',
  'die',
  'die_away',
  'break',
  'tear',
  'trap',
  'leave',
  'vanish',
  'forget',
  'fail',
  'win',
  'drop',
  'betray',
  'marry',
  'part',
  'take',
  'fall',
  'chase',
  'attack',
  'suffer',
  'miss',
]);
/** Feelings and states: told as they are. */
const STATES: ReadonlySet<DeedId> = new Set<DeedId>([
  'scream',
  'fall_in_love',
  'think',
  'be',
  'have',
  'live',
  'weep',
  'laugh',
  'suffer',
  'dream',
  'remember',
]);
/** What somebody does for a living: '卖豆花'. */
const TRADE = /^(?:卖|修|做|养|开|教|拉|唱|送|打|种|补|扫|烧|磨|编|画|写|弹)[^，了着过]{1,3}$/;
/** What ends in what comes of it is over: 淋湿. */
const RESULT = /[湿坏破碎伤死光完满断空瞎聋哑疯醉黑白散倒]$/;
const HAS_ASPECT = /刚|[了着过]|[不没无未会能想要肯敢常总每将在正]|来自|从小/;

/** Turns '失去丈夫的工程师' into '工程师失去了丈夫'; undefined where the clause has no plain shape. `event` describes a participant. */
export function turnRound(event: IdeaEvent, scene: ClauseScene): TurnedClause | undefined {
  const { text, starts, participants, nouns } = scene;
  const one = event.describes && participants.get(event.describes);
  const noun = event.describes && nouns.get(event.describes);
  const from = startOf(chainStart(event, scene), text);
  const tail = /^([^，。；的“”"]{0,6})的/.exec(text.slice(event.span.to));
  if (!one || !noun?.isSafe || !tail || !starts.has(from) || !canStandAlone(event, text.slice(0, from))) {
    return undefined;
  }
  const end = event.span.to + tail[0].length;
  const head = headAfter(one, end, text);
  if (head === undefined) {
    return undefined;
  }
  const said = text.slice(from, end - 1);
  if (said.includes('自己')) {
    // '杀死自己父亲的凶手': whose father it is stands elsewhere.
    return undefined;
  }
  const sentence = sentenceOf({ event, one, noun, said, head, counted: countedIn(text, from) }, scene);
  return sentence ? { event, from, to: end, sentence, subject: one.id } : undefined;
}

/** States, parts of verbs, 'each' of several, and what a pronoun points at are told with their noun only. */
const canStandAlone = ({ deed, predicate, words }: IdeaEvent, before: string): boolean =>
  deed !== 'be' &&
  !COMPLEMENTS.test(predicate) &&
  !/自己$|(?<!其)[他她它]|唯一|最/.test(words) &&
  !/(?:每|任何|所有|各|唯一)[^，]{0,2}$|[里上中下内]$|自己$/.test(before);

/** '被龙王罚去看守枯井的河神': verbs before the one that describes belong to it. */
function chainStart({ span, id }: IdeaEvent, { events, text }: ClauseScene): number {
  const before = events.find(
    (one) => one.id !== id && one.span.from < span.from && one.span.to > span.to && text[one.span.from] === '被',
  );
  return before && !/[，。的]/.test(text.slice(before.span.from, span.from)) ? before.span.from : span.from;
}

function startOf(from: number, text: string): number {
  let start = from;
  for (;;) {
    const found = BEFORE_VERB.exec(text.slice(Math.max(0, start - 4), start))?.[0];
    if (!found) {
      return start;
    }
    start -= found.length;
  }
}

/** The noun that follows the 的, with the adjectives between. */
function headAfter(one: Participant, end: number, text: string): string | undefined {
  const found = one.spans.find(({ from, to }) => to > end && from <= end + 8);
  if (!found) {
    return undefined;
  }
  const words = one.name ?? one.words;
  const at = text.indexOf(words, end);
  const head = at < 0 || at > end + 10 ? text.slice(end, found.to) : text.slice(end, at + words.length);
  return /[，。！？；]/.test(head) || head === '' ? undefined : head;
}

interface Turn {
  event: IdeaEvent;
  one: Participant;
  noun: Noun;
  said: string;
  head: string;
  counted: string;
}

function sentenceOf(turn: Turn, { nouns, cast, text }: ClauseScene): string | undefined {
  const { event, one, said, head, counted } = turn;
  const isAgent = event.roles.agent?.includes(one.id) ?? false;
  const isPassive = said.startsWith('被');
  if ((isAgent && !one.concept?.startsWith('place.')) || isPassive) {
    return introduced(counted, head, predicateOf(turn));
  }
  const isPatient = event.roles.patient?.includes(one.id) ?? false;
  return isPatient && !/[给把向对为替从跟](?!了)/.test(said) ? topicSentence(turn, { nouns, cast, text }) : undefined;
}

/** '有一只水獭，不会游泳': a story begins so. */
const introduced = (counted: string, head: string, predicate: string): string =>
  /^一./.test(counted) && !/^[是正]/.test(predicate)
    ? `有${counted}${head}，${predicate}`
    : `${counted}${head}${predicate}`;

/** '那封信，青年写了三年': what it is about first, then whoever did it. */
function topicSentence(
  { event, one, noun, said, head }: Turn,
  { nouns, cast, text }: Pick<ClauseScene, 'nouns' | 'cast' | 'text'>,
): string | undefined {
  const pointed = /^[那这]/.test(head) ? head : `${pointAt(one, noun)}${head}`;
  const agent = event.roles.agent?.find((id) => cast.has(id));
  const doer = agent && nouns.get(agent);
  if (doer?.isSafe && said.startsWith(doer.short)) {
    const done = ofDone(event, said);
    return HAS_ASPECT.test(said) || done !== '' ? `${pointed}，${said}${done}` : `${pointed}，是${said}的`;
  }
  // '写了三年的信': whoever wrote it is named elsewhere.
  const isClear =
    doer?.isSafe && agent !== one.id && /[了过]/.test(said) && !text.slice(event.span.from).startsWith(head);
  return isClear ? `${pointed}，${doer.short}${said}` : undefined;
}

const ofDone = (event: IdeaEvent, said: string): string =>
  event.deed && DONE.has(event.deed) && !HAS_ASPECT.test(said) ? '了' : '';

function predicateOf(turn: Turn): string {
  const { event, one, said } = turn;
  const verbEnd = said.indexOf(event.predicate) + event.predicate.length;
  const hasObject = said.includes(event.predicate) && verbEnd < said.length;
  const withParticle = (particle: string): string =>
    hasObject ? `${said.slice(0, verbEnd)}${particle}${said.slice(verbEnd)}` : `${said}${particle}`;
  if (HAS_ASPECT.test(said)) {
    return said;
  }
  if (event.deed === undefined || STATES.has(event.deed)) {
    return one.count === 1 ? said : `都${said}`;
  }
  if (said.startsWith('被')) {
    return hasObject && /[里下上中内外]$|[去来]/.test(said) ? said : withParticle('了');
  }
  if (DONE.has(event.deed)) {
    return withParticle('了');
  }
  return one.kind === 'person' ? personDoes(turn, hasObject, withParticle) : said;
}

/** What somebody does for a living, is doing, or did. */
function personDoes({ event, said }: Turn, hasObject: boolean, withParticle: (particle: string) => string): string {
  if (hasObject && event.deed && LASTS.has(event.deed)) {
    return withParticle('着');
  }
  if (hasObject) {
    return TRADE.test(said) ? `是${said}的` : said;
  }
  if (RESULT.test(said)) {
    return `${said}了`;
  }
  return event.isNearest || said.length > event.predicate.length ? said : `正在${said}`;
}
