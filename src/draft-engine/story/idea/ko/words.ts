import { isHangul } from '../../korean/hangul.ts';
import type { Span } from '../idea-graph.ts';
import { counterIn, isDeterminer, isWhole, ONE_EYED } from './determiners.ts';
import {
  classOf,
  classOfCompound,
  COPULA,
  DEED_OF,
  LIGHT_VERBS,
  VERBS,
  FIXED_ADJECTIVES,
  type NounClass,
} from './dictionary.ts';
import { endingsOf, LONGEST_ENDING } from './endings.ts';
import { isFullName, isGivenName } from './names.ts';
import { type Case, LONGEST_PARTICLE, particleOf } from './particles.ts';
import { KOREAN_SETTINGS } from './setting-words.ts';
import { ADVERBS, COUNTERS, NUMBERS, PRONOUNS, TIME_NOUNS } from './small-words.ts';
import type { StemIndex } from './stems.ts';
import { guessBeforePurpose, guessVerb } from './unknown-verbs.ts';
import type { VerbReading } from './verb-reading.ts';

/** A word between spaces, without its punctuation, as it was understood. */
export interface Token extends Span {
  text: string;
  kind: 'noun' | 'verb' | 'adverb' | 'determiner' | 'quote';
  /** Of a noun: without its particle. */
  noun: string;
  nounTo: number;
  case: Case;
  isTopical: boolean;
  nounClass: NounClass | undefined;
  /** It stands between quotation marks. */
  isQuoted: boolean;
  verbs: VerbReading[];
  /** A comma, or the end of a sentence, follows. */
  comma: boolean;
  stop: boolean;
  /** A number in brackets behind it. */
  years?: number;
}

interface NounReading {
  noun: string;
  case: Case;
  isTopical: boolean;
  nounClass: NounClass | undefined;
  score: number;
}

const LONGEST_WORD = 24;

function nounScore(noun: string, hasParticle: boolean): [number, NounClass | undefined] {
  const known = classOf(noun);
  if (known !== undefined) {
    return [(noun.length === 1 && PRONOUNS[noun] === undefined ? 9.3 : 10) + noun.length * 0.6, known];
  }
  if (isFullName(noun) || isGivenName(noun)) {
    return [10, 'animate'];
  }
  const compound = classOfCompound(noun);
  if (compound !== undefined) {
    return [8 + noun.length * 0.2, compound];
  }
  return noun.length < 2 && isHangul(noun) ? [hasParticle ? 2 : 1, undefined] : [hasParticle ? 4 : 3, undefined];
}

function readNoun(text: string): NounReading {
  const [score, nounClass] = nounScore(text, false);
  let best: NounReading = { noun: text, case: 'none', isTopical: false, nounClass, score };
  for (let length = 1; length <= Math.min(LONGEST_PARTICLE, text.length - 1); length++) {
    const noun = text.slice(0, -length);
    const particle = particleOf(noun, text.slice(-length));
    if (!particle) {
      continue;
    }
    if (noun.endsWith('으') && classOf(noun) === undefined) {
      continue;
    }
    const [found, kind] = nounScore(noun, true);
    const better = found + (found < 8 ? length * 0.3 : 0.1);
    if (better > best.score) {
      best = { noun, case: particle.case, isTopical: particle.isTopical ?? false, nounClass: kind, score: better };
    }
  }
  return best;
}

function readWith(index: StemIndex, text: string, from: number): VerbReading[] {
  const found: VerbReading[] = [];
  const rest = text.slice(from);
  for (let length = rest.length; length >= Math.max(1, rest.length - LONGEST_ENDING); length--) {
    for (const { base, shape } of index.find(rest.slice(0, length))) {
      for (const ending of endingsOf(shape, rest.slice(length))) {
        found.push({ base, shape, ending, score: 0 });
      }
    }
  }
  return found;
}

/** Verbs that look like a more usual one: 파는 is rather 팔다. */
const RARE = new Set(['파다']);

function readKnownVerbs(text: string): VerbReading[] {
  return readWith(VERBS, text, 0).map((reading) => ({
    ...reading,
    score:
      reading.ending.text === '' && text.length === 1 && reading.shape === 'linked'
        ? 5
        : 10 +
          (reading.base.length - 1) * 0.6 -
          (RARE.has(reading.base) ? 0.3 : 0) -
          (reading.shape === 'loose' && reading.ending.use === 'but' ? 3 : 0),
  }));
}

/** A noun with 하다, 되다 and the like: 동참한. */
function readLightVerbs(text: string): VerbReading[] {
  const found: VerbReading[] = [];
  for (let at = 1; at < text.length; at++) {
    const noun = text.slice(0, at);
    for (const reading of readWith(LIGHT_VERBS, text, at)) {
      const guess = text.length - at === 1 ? 6 : 7.5;
      if (reading.base.length > 2 || noun.length > 1) {
        const known = classOf(noun) !== undefined;
        found.push({
          ...reading,
          base: noun + reading.base,
          score: (known ? 9.5 : guess) + (reading.base === '하다' ? 0.2 : 0),
        });
      }
    }
  }
  return found;
}

const CERTAIN_COPULA =
  /^(이던|이었|였던|였다|였지|였으|입니|이지만|이며|인데|이자|이다|이라서|이고|이었던|이기|이면|일지|인지)/;

function copulaScore(noun: string, isKnown: boolean, rest: string): number {
  if (isKnown || isGivenName(noun)) {
    return noun.length > 1 ? 9.6 : 7;
  }
  return CERTAIN_COPULA.test(rest) ? 6 : 3.5;
}

const isCopulaForm = ({ shape, ending }: VerbReading, noun: string): boolean =>
  shape !== 'linked' && shape !== 'bare' && !(shape === 'plain' && ending.use === 'not' && noun.length < 2);

/** 친구다: 이 is left out behind a vowel. */
const bareCopula = (noun: string, isKnown: boolean): VerbReading => ({
  base: '이다',
  shape: 'plain',
  ending: { use: 'final', text: '다' },
  score: isKnown ? 9.6 : 3.2,
  copulaOf: noun,
});

function readCopulas(text: string): VerbReading[] {
  const found: VerbReading[] = [];
  for (let at = Math.max(1, text.length - 6); at < text.length; at++) {
    const noun = text.slice(0, at);
    const rest = text.slice(at);
    const isKnown = (classOf(noun) ?? classOfCompound(noun)) !== undefined;
    if (noun.length < 2 && !isKnown) {
      continue;
    }
    const score = copulaScore(noun, isKnown, rest);
    for (const reading of readWith(COPULA, text, at)) {
      if (isCopulaForm(reading, noun)) {
        found.push({ ...reading, score, copulaOf: noun });
      }
    }
    if (rest === '다' && (isKnown || noun.length > 2) && particleOf(noun, '가')) {
      found.push(bareCopula(noun, isKnown));
    }
  }
  return found;
}

/** All ways to read a word as a verb, the best first. */
function readVerbs(text: string): VerbReading[] {
  if (text.length > LONGEST_WORD || !isHangul(text.at(-1))) {
    return [];
  }
  const known = readKnownVerbs(text);
  const all = [...known, ...readLightVerbs(text), ...readCopulas(text)];
  if (all.length === 0) {
    all.push(...guessVerb(text));
  }
  return all.toSorted((one, other) => other.score - one.score);
}

/** True where a finite or joining verb is likelier behind an object than a noun. */
const wantsVerb = (before: Token | undefined): boolean =>
  before !== undefined &&
  !before.comma &&
  !before.stop &&
  ((before.kind === 'noun' && (before.case === 'object' || before.case === 'by')) || before.kind === 'quote');

const NEGATING = /^(?:않|못|말|마[라요]|아니)/;

const isNumber = (before: Token | undefined): boolean =>
  before !== undefined &&
  !before.comma &&
  !before.stop &&
  (NUMBERS[before.text] !== undefined || /^\d{1,4}$/.test(before.text));

/** The readings that with the noun before are one saying: 골탕 먹이는. */
function sayingVerbs(before: Token | undefined, verbs: readonly VerbReading[]): VerbReading[] {
  if (before?.kind !== 'noun' || before.comma || before.stop) {
    return [];
  }
  const noun = before.case === 'none' ? before.noun : before.text;
  return verbs.filter(({ base, shape }) => shape !== 'm' && DEED_OF.has(`${noun} ${base}`));
}

const COMING_BEFORE = /^(?:수|때|것|거|리|뻔|줄|듯|만|예정|정도|지|생각|뿐|운명|위기|처지|준비|마지막|작정)/;

/** A verb that another reading would hide: '돌려받으려 하지만', '이사 온'. */
function hiddenVerb(text: string, before: Token | undefined): boolean {
  if (before === undefined || before.comma) {
    return false;
  }
  if (text === '해' || text === '하여') {
    return before.kind === 'verb' && before.verbs[0]?.ending.text === '게';
  }
  return text === '하지만'
    ? before.verbs.some(({ ending }) => ending.use === 'intend' || (before.kind === 'verb' && ending.use === 'link'))
    : text === '온' && (before.kind === 'noun' || before.kind === 'verb');
}

const PURPOSE = /^(?:위해|위하여|위한|전에|시작|때문)/;

/** 낫게 해 달라고: 다오 as it is told. */
const asking = (text: string): VerbReading => ({
  base: '주다',
  shape: 'loose',
  ending: { use: 'quote', text: text.slice(1) },
  score: 12,
});

/** True of a word that is a verb and no noun, and ends or joins a clause. */
const isVerbWord = (text: string): boolean => {
  const [verb] = readKnownVerbs(text);
  return verb !== undefined && verb.ending.use !== 'adnominal' && classOf(readNoun(text).noun) === undefined;
};

/** Without forms that a known noun is likelier than: 집을, 춤을. */
function likelyVerbs(verbs: readonly VerbReading[], noun: NounReading, behind: string): VerbReading[] {
  const isDoubtful = ({ shape, ending }: VerbReading): boolean =>
    (shape === 'l' && ending.text === '') || (shape === 'm' && noun.noun.length === 1);
  // '물은 끓는다', '이를 닦는다': what stands before a noun is hardly right before a verb.
  const isVerbNext = noun.case !== 'none' && noun.nounClass !== undefined && isVerbWord(behind);
  const isBeforeVerb = ({ ending }: VerbReading): boolean => isVerbNext && ending.use === 'adnominal';
  return verbs
    .filter((verb) => !isBeforeVerb(verb))
    .filter((verb) => noun.score < 8 || COMING_BEFORE.test(behind) || !isDoubtful(verb));
}

/** How much likelier a verb is by what stands before and behind. */
function verbBonus(before: Token | undefined, isVerbal: boolean): number {
  const usual = before?.case === 'by' ? 0.5 : 2;
  return isVerbal ? usual : 0;
}

function plainToken(span: Span, text: string): Token {
  return {
    ...span,
    text,
    kind: 'noun',
    noun: text,
    nounTo: span.to,
    case: 'none',
    isTopical: false,
    nounClass: undefined,
    isQuoted: false,
    verbs: [],
    comma: false,
    stop: false,
  };
}

/** 어깨 위로, 어느 날: nouns that look like other words. */
function pointedNoun(token: Token, before: Token | undefined): Token | undefined {
  const { text, from } = token;
  if (text === '위로' && before?.kind === 'noun' && before.case === 'none' && !before.comma) {
    return { ...token, noun: '위', case: 'by', nounTo: from + 1, nounClass: 'other' };
  }
  const isTime = before?.kind === 'determiner' && /^(?:어느|그|이|다음|첫)$/.test(before.text) && TIME_NOUNS.has(text);
  return isTime ? { ...token, nounClass: 'time' } : undefined;
}

/** 프랑스인 요리사, 일본인 관광객. */
const isFromLand = (text: string): boolean =>
  text.endsWith('인') && Object.hasOwn(KOREAN_SETTINGS.culture, text.slice(0, -1));

/** 두 그릇 산다: so much is bought. */
const isAmount = (before: Token | undefined): boolean =>
  before?.case === 'none' && COUNTERS.has(before.noun) && !/^(?:명|마리|사람|분|세|살|인)$/.test(before.noun);

/** Verbs that look like nouns or numbers: 내다 판다, 열고 만. */
function verbInDisguise({ text }: Token, before: Token | undefined): string | undefined {
  const isSold = before?.text === '내다' || before?.case === 'object' || before?.case === 'dative';
  if (text === '판다' && isSold) {
    return '팔다';
  }
  if (text === '산다' && isAmount(before)) {
    return '사다';
  }
  return text === '만' && before?.kind === 'verb' && before.text.endsWith('고') ? '말다' : undefined;
}

/** Few words that neighbours make something else of. */
function specialWord(token: Token, before: Token | undefined, behind: string): Token | undefined {
  const { text } = token;
  const base = verbInDisguise(token, before);
  if (base !== undefined) {
    return { ...token, kind: 'verb', verbs: readKnownVerbs(text).filter((verb) => verb.base === base) };
  }
  if (isFromLand(text) && /^[가-힣]{2}/.test(behind) && readNoun(behind).nounClass === 'animate') {
    return { ...token, kind: 'determiner' };
  }
  const isAcross = text === '건너' && before?.kind === 'noun' && before.case === 'none' && !before.comma;
  return isAcross ? { ...token, nounClass: 'other' } : undefined;
}

/** Words that what stands before them leaves no doubt about. */
function certainToken(token: Token, before: Token | undefined, behind: string): Token | undefined {
  const { text, from } = token;
  const counter = isNumber(before) ? counterIn(text) : undefined;
  if (counter) {
    return { ...token, ...counter, nounTo: from + counter.noun.length };
  }
  const special = specialWord(token, before, behind);
  if (special) {
    return special;
  }
  const pointed = pointedNoun(token, before);
  if (pointed) {
    return pointed;
  }
  if (!isWhole(text, behind) && hiddenVerb(text, before)) {
    return { ...token, kind: 'verb', verbs: readKnownVerbs(text) };
  }
  return before?.kind === 'verb' && /^달(?:라고|라는|라며|라)$/.test(text)
    ? { ...token, kind: 'verb', verbs: [asking(text)] }
    : undefined;
}

/** True of a verb that is likelier than the noun; 삶은 behind 의 is no verb. */
function isLikelyVerb(
  verb: VerbReading | undefined,
  noun: NounReading,
  bonus: number,
  before: Token | undefined,
): boolean {
  const isOwned = before?.case === 'of' && noun.noun === '삶' && noun.case !== 'none';
  return verb !== undefined && !isOwned && verb.score + bonus > noun.score;
}

/** Understands one word by what stands before and behind it. */
export function understand(span: Span, text: string, before: Token | undefined, behind = ''): Token {
  const token = plainToken(span, text);
  const isVerbal = wantsVerb(before) || NEGATING.test(behind);
  if (isWhole(text, behind) || ONE_EYED.test(text)) {
    return { ...token, kind: 'determiner' };
  }
  const certain = certainToken(token, before, behind);
  if (certain) {
    return certain;
  }
  if (
    FIXED_ADJECTIVES.has(text) ||
    isDeterminer(text, { before, behind }, isVerbal && readKnownVerbs(text).length > 0)
  ) {
    return { ...token, kind: 'determiner' };
  }
  if (ADVERBS.has(text)) {
    return { ...token, kind: 'adverb' };
  }
  const noun = readNoun(text);
  const verbs = [
    ...readVerbs(text),
    ...(PURPOSE.test(behind) && classOf(text) === undefined ? guessBeforePurpose(text) : []),
  ];
  const likely = likelyVerbs(verbs, noun, behind);
  const said = sayingVerbs(before, likely);
  if (said.length > 0 || isLikelyVerb(likely[0], noun, verbBonus(before, isVerbal), before)) {
    return { ...token, kind: 'verb', verbs: said.length > 0 ? said : likely };
  }
  const { score: _, ...read } = noun;
  return { ...token, ...read, nounTo: span.from + noun.noun.length, verbs };
}
