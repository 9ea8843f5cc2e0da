import { wordTable } from '#src/shared/word-table.ts';
import { linked } from '../../korean/conjugate.ts';
import type { Mood } from '../idea-graph.ts';
import { ADJECTIVES, DEED_OF } from './dictionary.ts';
import type { Ending, EndingUse } from './endings.ts';
import type { Case } from './particles.ts';
import { LINKED_HELPERS, TAIL_NOUNS, TIME_NOUNS } from './small-words.ts';
import type { VerbReading } from './verb-reading.ts';
import { BEFALLING } from './voices.ts';
import type { Token } from './words.ts';

/** A verb with its auxiliaries and what hangs it on the next. */
export interface Predicate {
  base: string;
  from: number;
  to: number;
  /** Index of its first token and of the one behind it. */
  first: number;
  next: number;
  use: EndingUse | 'before' | 'after';
  ending: Ending;
  isNegated: boolean;
  mood: Mood;
  isAgain?: boolean;
  /** 게 하다: somebody makes somebody do it. */
  isCausative?: boolean;
  /** 것, 기, 음: the clause is a noun with this particle. */
  nominal?: Case;
  isAdjective: boolean;
  copulaOf?: string;
  isPast?: boolean;
  comma: boolean;
  stop: boolean;
}

interface State extends Predicate {
  tokens: readonly Token[];
}

/** How an auxiliary verb changes the verb before it; undefined where it does not belong. */
type Rule = (state: State, token: Token, verb: VerbReading | undefined) => State | undefined;

const baseIn = (verb: VerbReading | undefined, list: string): boolean =>
  verb !== undefined && list.split(', ').includes(verb.base);

/** The state with the ending of the next token's verb. */
function take(state: State, token: Token, verb: VerbReading, change: Partial<State> = {}): State {
  return {
    ...state,
    ...change,
    use: verb.ending.use,
    ending: verb.ending,
    to: token.to,
    next: state.next + 1,
    comma: token.comma,
    stop: token.stop,
  };
}

/** The state with the next token as a mere noun: 후에, 것을. */
function swallow(state: State, token: Token, change: Partial<State>): State {
  return { ...state, ...change, to: token.to, next: state.next + 1, comma: token.comma, stop: token.stop };
}

const MOOD_VERBS: readonly [Mood, string][] = [
  ['begins', '시작하다, 시작되다'],
  [
    'wants',
    '하다, 결심하다, 결정하다, 마음먹다, 다짐하다, 약속하다, 맹세하다, 원하다, 바라다, 꿈꾸다, 계획하다, 희망하다, 소망하다, 갈망하다, 작정하다',
  ],
  ['refuses', '거부하다, 거절하다, 싫어하다'],
  ['stops', '멈추다, 그만두다, 포기하다, 중단하다'],
  ['tries', '시도하다, 노력하다, 애쓰다, 도전하다'],
];

const byMood = (verb: VerbReading | undefined): Mood | undefined =>
  MOOD_VERBS.find(([, list]) => baseIn(verb, list))?.[0];

const afterLink: Rule = (state, token, verb) => {
  if (state.use !== 'link') {
    return undefined;
  }
  if (!verb || token.kind !== 'verb') {
    return undefined;
  }
  const together = `${linked(state.base)} ${verb.base}`;
  const other = `${linked(state.base, false)} ${verb.base}`;
  const known = [together, other].find((word) => DEED_OF.has(word));
  if (known !== undefined) {
    return take(state, token, verb, { base: known });
  }
  if (verb.base === '하다' && (state.mood === 'wants' || state.isAdjective)) {
    return take(state, token, verb);
  }
  if (verb.base === '있다' || LINKED_HELPERS.has(verb.base)) {
    return take(state, token, verb);
  }
  return undefined;
};

const afterGo: Rule = (state, token, verb) => {
  if (state.use !== 'and' || !state.ending.text.startsWith('고') || token.kind !== 'verb') {
    return undefined;
  }
  if (baseIn(verb, '싶다, 싶어하다')) {
    return take(state, token, verb as VerbReading, { mood: 'wants' });
  }
  const together = `${state.base.slice(0, -1)}고 ${verb?.base ?? ''}`;
  if (verb && DEED_OF.has(together)) {
    return take(state, token, verb, { base: together });
  }
  return baseIn(verb, '있다, 말다, 나다, 계시다') ? take(state, token, verb as VerbReading) : undefined;
};

const afterNot: Rule = (state, token, verb) => {
  if (state.use === 'as' && state.ending.text === '게' && verb && token.kind === 'verb') {
    if (baseIn(verb, '되다')) {
      return take(state, token, verb);
    }
    if (baseIn(verb, '하다, 만들다')) {
      return take(state, token, verb, { isCausative: true });
    }
  }
  return state.use === 'not' && baseIn(verb, '않다, 못하다, 말다')
    ? take(state, token, verb as VerbReading, { isNegated: !state.isNegated })
    : undefined;
};

const afterIntent: Rule = (state, token, verb) => {
  if (state.use === 'must_if' && baseIn(verb, '하다, 되다, 하는')) {
    return take(state, token, verb as VerbReading, { mood: 'must' });
  }
  const intends = state.use === 'intend' || (state.use === 'so_that' && state.ending.text === '고자');
  if (intends && baseIn(verb, '하다, 들다, 애쓰다, 노력하다, 시도하다, 발버둥치다, 안간힘쓰다, 고군분투하다')) {
    return take(state, token, verb as VerbReading, { mood: 'tries' });
  }
  return undefined;
};

/** 기 전에, 기 때문에, 기 위해. */
function joinOfNominal(state: State, token: Token, verb: VerbReading | undefined): Predicate['use'] | undefined {
  if (baseIn(verb, '위하다')) {
    return 'so_that';
  }
  if (state.ending.text !== '기') {
    return undefined;
  }
  if (token.kind === 'noun' && /^(?:직|이)?전$/.test(token.noun)) {
    return 'after';
  }
  return token.text.startsWith('때문') ? 'because' : undefined;
}

/** 기 시작하다, 기로 하다, 기는 하다, 기 힘들다. */
const afterNominal: Rule = (state, token, verb) => {
  if (state.use !== 'nominal' || state.nominal !== undefined) {
    return undefined;
  }
  const use = joinOfNominal(state, token, verb);
  if (use) {
    return swallow(state, token, { use });
  }
  if (verb && /^(?:긴|기는|기도|기만)$/.test(state.ending.text) && verb.base === '하다') {
    return take(state, token, verb);
  }
  const mood = byMood(verb);
  if (verb && mood && (mood !== 'wants' || state.ending.text !== '기')) {
    return take(state, token, verb, { mood });
  }
  return verb && baseIn(verb, '힘들다, 어렵다')
    ? take(state, token, verb, { mood: 'can', isNegated: true })
    : undefined;
};

const CASE_OF_THING: Readonly<Record<string, Case>> = wordTable({
  걸: 'object',
  게: 'subject',
  건: 'topic',
  거: 'none',
  것임을: 'object',
});

const THING = /^(?:것|거|점)$/;

/** 그가 죽었다는 것을. */
const isSaidThing = ({ use, ending }: State, { noun, text }: Token): boolean =>
  use === 'quote' && /[는단]$/.test(ending.text) && (THING.test(noun) || CASE_OF_THING[text] !== undefined);

/** 된장 담그는 법을 가르치다: what is taught is the deed. */
function isOfMethod({ next, tokens }: State, token: Token): boolean {
  const verb = tokens[next + 1]?.verbs[0]?.base ?? '';
  return (
    /^(?:법|방법)$/.test(token.noun) && token.case === 'object' && /^(?:가르치|배우|익히|알려|보여|잊|알)/.test(verb)
  );
}

const isMereAdjective = ({ isAdjective, base, ending }: State): boolean =>
  isAdjective && !DEED_OF.has(base) && ending.text !== '는';

/** ㄹ 수 있다, ㄴ 적 없다, 는 것, ㄴ 뒤. */
const afterAdnominal: Rule = (state, token, verb) => {
  if (state.use !== 'adnominal') {
    return isSaidThing(state, token) ? afterThing(state, token) : undefined;
  }
  if (/^(?:수|적|줄|리|필요)(?:가|는|도|이|은|를|을)?$/.test(token.text)) {
    return afterCan(state, token);
  }
  if (verb && baseIn(verb, '뻔하다, 듯하다, 만하다') && token.kind === 'verb') {
    return take(state, token, verb, verb.base === '뻔하다' ? { isNegated: true } : {});
  }
  if (isOfMethod(state, token)) {
    return swallow(state, token, { use: 'nominal', nominal: token.case });
  }
  if (token.noun === '것' || token.noun === '거' || CASE_OF_THING[token.text] !== undefined) {
    return afterThing(state, token);
  }
  return isMereAdjective(state) ? undefined : (afterPointing(state, token) ?? afterTail(state, token));
};

/** The token behind the next, and the state as if the next were read. */
function skipOne(state: State): { moved: State; next: Token | undefined; verb: VerbReading | undefined } {
  const next = state.tokens[state.next + 1];
  return { moved: { ...state, next: state.next + 1 }, next, verb: next?.verbs[0] };
}

function afterCan(state: State, token: Token): State | undefined {
  const { moved, next, verb } = skipOne(state);
  if (!next || !verb || !baseIn(verb, '있다, 없다, 알다, 모르다')) {
    return undefined;
  }
  if (token.text.startsWith('줄') && (state.ending.isPast || state.ending.text === '는')) {
    return take(moved, next, verb, baseIn(verb, '알다') ? { isNegated: true } : {});
  }
  const isCan = token.text.startsWith('수') || token.text.startsWith('줄');
  const isNegated = state.isNegated !== baseIn(verb, '없다, 모르다');
  return take(moved, next, verb, { ...(isCan ? { mood: 'can' as const } : {}), isNegated });
}

/** 것 같다, 것으로 알려지다, 것을 포기하다, 것을. */
function afterThing(state: State, token: Token): State {
  const { moved, next, verb } = skipOne(state);
  const isLight = next && verb && baseIn(verb, '같다, 알려지다, 보이다, 밝혀지다, 드러나다, 여겨지다');
  if (isLight) {
    return take(moved, next, verb);
  }
  const mood = token.case === 'object' ? byMood(verb) : undefined;
  if (mood && next && verb && verb.base !== '하다') {
    return take(moved, next, verb, { mood });
  }
  return swallow(state, token, { use: 'nominal', nominal: CASE_OF_THING[token.text] ?? token.case });
}

const NEEDS_IN = new Set(['바람', '통', '길', '김', '끝', '탓', '과정', '가운데']);
/** Tails that are also read as other kinds of words. */
const LOOSE_TAILS = new Set(['전', '대신', '이후']);
const NOUN_CASES: ReadonlySet<Case> = new Set<Case>(['subject', 'object']);

/** 떠나던 어느 날. */
function afterPointing(state: State, token: Token): State | undefined {
  const { moved, next } = skipOne(state);
  const isPointing = token.kind === 'determiner' && /^(?:어느|그|이|바로)$/.test(token.text);
  return isPointing && next?.kind === 'noun' && next.nounClass === 'time'
    ? swallow(moved, next, { use: 'when' })
    : undefined;
}

function tailWord(token: Token): string {
  if (token.text.startsWith('때마다')) {
    return '때';
  }
  return token.text === '듯이' ? '듯' : token.noun;
}

/** 도착한 뒤, 자는 동안, 떠난 지 십 년. */
function afterTail(state: State, token: Token): State | undefined {
  const word = tailWord(token);
  const tail = Object.hasOwn(TAIL_NOUNS, word) ? TAIL_NOUNS[word] : undefined;
  const isNoun = token.kind === 'noun' && !NOUN_CASES.has(token.case);
  if (tail && (isNoun || LOOSE_TAILS.has(word))) {
    return isTailHere(state, token, word) ? swallow(state, token, { use: FLIPPED[tail] ?? tail }) : undefined;
  }
  const isTime = isNoun && token.nounClass === 'time' && TIME_NOUNS.has(token.noun) && token.case !== 'of';
  return isTime ? swallow(state, token, { use: 'when' }) : undefined;
}

/** 는 바람에 but not 부는 바람이; 떠난 지 십 년 but not 아는지. */
function isTailHere(state: State, token: Token, word: string): boolean {
  if (word === '지') {
    return /\d|년|달|일|개월|오래|얼마|하루|이틀/.test(skipOne(state).next?.text ?? '');
  }
  return !NEEDS_IN.has(word) || token.case === 'in' || (word === '가운데' && token.comma);
}

/** The clause before 뒤 happens before the next, the one before 전 after it. */
const FLIPPED: Readonly<Record<string, Predicate['use']>> = wordTable({ after: 'before', before: 'after' });

const afterQuote: Rule = (state, token, verb) =>
  state.use === 'quote' && baseIn(verb, '하다') && token.kind === 'verb' && verb?.shape !== 'linked'
    ? take(state, token, verb as VerbReading)
    : undefined;

const RULES: readonly Rule[] = [afterLink, afterGo, afterNot, afterIntent, afterNominal, afterAdnominal, afterQuote];
const MOST_HELPERS = 6;

const WANTED: readonly [behind: RegExp, use: EndingUse][] = [
  [/^(?:않|못|말)/, 'not'],
  [/^(?:하려|하고|한다|했다|해야)/, 'intend'],
];

/** Of several readings, the one that goes on with what follows. */
function chooseReading(token: Token, next: Token | undefined): VerbReading {
  const first = token.verbs[0] as VerbReading;
  const best = token.verbs.filter(({ score }) => score > first.score - 0.9);
  const isLast = next === undefined || token.stop;
  const behind = isLast || token.comma ? '' : next.text;
  const wanted = WANTED.filter(([pattern]) => pattern.test(behind)).flatMap(([, use]) =>
    best.filter(({ ending }) => ending.use === use),
  );
  const final = isLast ? best.find(({ ending }) => ending.use === 'final') : undefined;
  const isBeforeNoun = behind !== '' && next?.kind !== 'verb' && next?.kind !== 'adverb';
  const relative = best.find(({ ending }) => isBeforeNoun && ending.use === 'adnominal' && ending.text === '는');
  return wanted[0] ?? final ?? relative ?? first;
}

/** The verb at a token with all that belongs to it. */
export function readPredicate(tokens: readonly Token[], at: number): Predicate {
  const token = tokens[at] as Token;
  const reading = chooseReading(token, tokens[at + 1]);
  let state: State = {
    tokens,
    base: reading.base,
    from: token.from,
    to: token.to,
    first: at,
    next: at + 1,
    use: reading.ending.use,
    ending: reading.ending,
    isNegated: false,
    mood: reading.ending.isIntended ? 'tries' : 'does',
    isAdjective: isAdjective(reading),
    ...(reading.copulaOf === undefined ? {} : { copulaOf: reading.copulaOf }),
    ...(reading.ending.isPast ? { isPast: true } : {}),
    comma: token.comma,
    stop: token.stop,
  };
  for (let step = 0; step < MOST_HELPERS; step++) {
    const next = tokens[state.next];
    if (!next || state.comma || state.stop) {
      break;
    }
    const verb = next.verbs[0];
    const changed = RULES.map((rule) => rule(state, next, verb)).find(Boolean);
    if (!changed) {
      break;
    }
    state = changed;
  }
  const { tokens: _, ...predicate } = state;
  return { ...predicate, use: endUse(predicate) };
}

/** 아/어 without a helper joins two deeds. */
const endUse = ({ use }: Predicate): Predicate['use'] => (use === 'link' ? 'and' : use);

function isAdjective({ base, copulaOf }: VerbReading): boolean {
  return copulaOf === undefined && (ADJECTIVES.has(base) || (/(?:스럽|롭|답|없)다$/.test(base) && !DEED_OF.has(base)));
}

/** True of N되다 that is done to somebody. */
export const isDonePassive = (base: string): boolean =>
  base.endsWith('되다') && base.length > 3 && !base.includes(' ') && !BEFALLING.has(base.slice(0, -2));
