import { wordTable } from '#src/shared/word-table.ts';
import { SEVERAL } from '../idea-graph.ts';
import type { NounPhrase } from '../text-reading.ts';
import { addNoun, nameAfter } from './add-noun.ts';
import { isTime } from './is-time.ts';
import { isQuantity } from './join-words.ts';
import { isWay } from './links.ts';
import { FREQUENCY_WORDS, PART_NOUNS, PRONOUNS } from './marks.ts';
import { readDescription } from './noun-descriptions.ts';
import { isPlural, joinsNextNoun, leadsToPerson } from './noun-joints.ts';
import { isAnimate, isKnownNoun, kindOfNoun, kindOfSense } from './noun-kinds.ts';
import { readAim, readNounPredicate } from './noun-predicates.ts';
import { type Particles, readParticles } from './particles.ts';
import { readAgeAfter, readCount } from './read-counts.ts';
import { addAdjective, isCertain } from './read-predicates.ts';
import { type Argument, emptyModifiers, type ReadingState } from './reading-state.ts';
import { JAPANESE_SETTINGS, RELATIONAL_NOUNS } from './setting-words.ts';
import { readTimeEvent } from './time-events.ts';
import { BODY_PARTS } from './unseen-words.ts';
import type { Token } from './words.ts';

/** A noun, a number, a time, an adjective that is a noun, or a noun that says something. */
export function readNominal(state: ReadingState, tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  if (isQuantity(token)) {
    return readCount(state, tokens, at);
  }
  if (token.sub === '年齢') {
    return readAgeAfter(state, token, at);
  }
  const timed = readTimeEvent(state, tokens, at);
  if (timed !== undefined) {
    return timed;
  }
  const saidNext = readNounPredicate(state, tokens, at);
  if (saidNext !== undefined) {
    return saidNext;
  }
  const plural = isPlural(tokens[at + 1]) ? 1 : 0;
  const particles = readParticles(tokens, at + 1 + plural);
  const described = readDescription(state, tokens, at, particles) ?? readAim(state, tokens, at, particles);
  if (described !== undefined) {
    return described;
  }
  if (plural) {
    state.modifiers.count ??= SEVERAL;
  }
  const skipped = skipNoun(state, tokens, token, particles);
  if (skipped !== undefined) {
    return skipped;
  }
  state.beforePerson = leadsToPerson(tokens, particles);
  if (isApposition(tokens, token, particles)) {
    addNoun(state, token, { ...particles, marker: 'の' }, false);
    state.modifiers.isApposed = true;
    return particles.next + 1;
  }
  addNoun(state, token, particles, joinsNextNoun(tokens, particles, token));
  return particles.next;
}

/** Nouns that are no phrase of their own: where, for whom, when, in what weather; or the name of the next. */
function skipNoun(
  state: ReadingState,
  tokens: readonly Token[],
  token: Token,
  particles: Particles,
): number | undefined {
  const taken =
    readTraitOfBody(state, tokens, token, particles) ??
    readHow(state, token, particles) ??
    takeOwner(state, token, particles);
  if (taken !== undefined) {
    return taken;
  }
  if (token.text === '誰' && particles.isTopic && particles.marker === '') {
    return addNobody(state, token, particles);
  }
  const isLoose =
    state.modifiers.owner === undefined && token.sub === '非自立' && ['中', 'なか', '下', 'もと'].includes(token.text);
  if (isLoose || isIdleTime(token, particles, state)) {
    return particles.next;
  }
  particles.marker = settleNo(tokens, particles);
  if (isIdleWeather(token, particles)) {
    return particles.next;
  }
  return particles.marker === 'という' ? readCalled(state, tokens, token, particles) : undefined;
}

/** Words that only point at a place or a time: 'そこは家だった', '代わりに'. */
const POINTING = new Set('そこ ここ あそこ どこ 代わり かわり 途中'.split(' '));

/** 'お礼にみかんをもらう': what for, and nothing that is met or stands anywhere. */
const IN_RETURN = new Set(
  'お礼 御礼 礼 お返し 返礼 ご褒美 褒美 お祝い 祝い お詫び 詫び 記念 おまけ 罰 参考 餞別 手土産'.split(' '),
);

/** '自分から', '花嫁衣装のまま', 'お礼に', and words that only point somewhere. */
function readHow(state: ReadingState, { text }: Token, { marker, next }: Particles): number | undefined {
  const { owner } = state.modifiers;
  if (['自分', '自ら'].includes(text) && marker === 'から') {
    state.manner.push(`${text}から`);
    return next;
  }
  if (marker === 'に' && owner === undefined && IN_RETURN.has(text)) {
    state.manner.push(`${text}に`);
    return next;
  }
  if (text === 'まま' && owner !== undefined) {
    state.absorbed.add(owner);
    state.manner.push(`${state.phrases[owner]?.head}のまま`);
    state.modifiers = emptyModifiers();
    return next;
  }
  return POINTING.has(text) && marker !== 'の' && owner === undefined ? next : undefined;
}

/** '足の遅い少年', '目の見えない少女': how somebody is. */
function readTraitOfBody(
  state: ReadingState,
  tokens: readonly Token[],
  token: Token,
  { marker, next }: Particles,
): number | undefined {
  const [said, not] = [tokens[next], tokens[next + 1]];
  if (marker !== 'の' || !BODY_PARTS.has(token.text)) {
    return undefined;
  }
  if (said?.pos === '形容詞' && said.form === '基本形') {
    addAdjective(state, token, `${token.text}の${said.base}`);
    return next + 1;
  }
  if (/^(?:見える|聞こえる|動く|きく)$/.test(said?.base ?? '') && not?.base === 'ない') {
    addAdjective(state, token, `${token.text}の${said?.text}${not.text}`);
    return next + 2;
  }
  return undefined;
}

function readCalled(state: ReadingState, tokens: readonly Token[], token: Token, particles: Particles): number {
  const isByname =
    tokens.slice(particles.next - 3, particles.next).some(({ text }) => /^れ/.test(text)) && isKnownNoun(token.text);
  return isByname ? readByname(state, token, particles) : readNameOf(state, token, particles);
}

/** '母のために', '工房の中で', '靴下の片方が': the noun before の is what is spoken of. */
function takeOwner(state: ReadingState, token: Token, particles: Particles): number | undefined {
  const { owner, relatives } = state.modifiers;
  const aim = owner === undefined || relatives.length > 0 ? undefined : AIM_MARKERS[token.text];
  if (aim) {
    const isSomebody = isAnimate(state.kinds[owner as number] ?? 'unknown') || aim === 'によって';
    return moveToOwner(state, { ...particles, marker: isSomebody ? aim : 'ために' });
  }
  if (isRelational(state, token)) {
    return moveToOwner(state, particles);
  }
  return isPart(state, token, particles) ? takeWhole(state, particles) : undefined;
}

/** '祖母・夏江': the name of the noun before. */
function isApposition(tokens: readonly Token[], token: Token, { marker, next }: Particles): boolean {
  const name = tokens[next + 1];
  const isDot =
    marker === '' && ['・', '、', '＝', '—', '―'].includes(tokens[next]?.text ?? '') && tokens[next]?.sub !== '読点';
  return (
    isDot &&
    !token.name &&
    name?.pos === '名詞' &&
    isAnimate(token.sense ? kindOfSense(token.sense) : kindOfNoun(token.base)) &&
    (nameAfter(name) !== undefined || (name.name === undefined && !isKnownNoun(name.base || name.text)))
  );
}

/** '雪の降る夜': の stands for が before a verb, and for を in '自転車の乗り方'. */
function settleNo(tokens: readonly Token[], { marker, next }: Particles): string {
  if (marker !== 'の' || !isSubjectOfRelative(tokens, next)) {
    return marker;
  }
  return isWay(tokens, next) ? 'を' : 'が';
}

/** A verb, or an adjective that is said of the noun before. */
function isSubjectOfRelative(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    (token?.pos === '動詞' && !isCertain(tokens, at)) ||
    (token?.pos === '形容詞' &&
      token.form === '基本形' &&
      ['ない', '多い', '少ない', '高い', '長い', '強い', '弱い', '深い', '好き'].includes(token.base))
  );
}

/** '嵐の海', '雨の中で': weather that is no part of a deed. */
const isIdleWeather = (token: Token, { marker }: Particles): boolean =>
  Object.hasOwn(JAPANESE_SETTINGS.weather, token.text) && (marker === 'の' || marker === '');

/** 'ルナという少女': the name of the next noun. */
function readNameOf(state: ReadingState, token: Token, particles: Particles): number {
  addNoun(state, { ...token, base: '', name: token.name ?? token.text }, { ...particles, marker: 'の' }, false);
  state.modifiers.named = undefined;
  const index = state.modifiers.owner as number;
  state.modifiers.owner = undefined;
  state.absorbed.add(index);
  state.modifiers.adjectives.push(`=${index}`);
  return particles.next;
}

/** '村人に魔女と呼ばれる老婆': how others see her is no name, and they do nothing else. */
function readByname(state: ReadingState, token: Token, particles: Particles): number {
  const callers = state.pending.at(-1);
  if (callers?.marker === 'に' && isAnimate(callers.kind)) {
    state.pending.pop();
  }
  addAdjective(state, token, token.text);
  return particles.next;
}

/** '母のために', '父のせいで': what the phrase before is to the deed. */
const AIM_MARKERS: Readonly<Record<string, string>> = wordTable({
  ため: 'にとって',
  せい: 'によって',
  おかげ: 'によって',
  代わり: 'にとって',
  かわり: 'にとって',
});

/** '工房の中で' is 工房で. */
const isRelational = (state: ReadingState, token: Token): boolean =>
  state.modifiers.owner !== undefined && state.modifiers.relatives.length === 0 && RELATIONAL_NOUNS.has(token.text);

/** '誰も' acts in its clause and is no topic of the sentence. */
function addNobody(state: ReadingState, token: Token, particles: Particles): number {
  if (!state.pending.some(({ marker }) => marker === 'が')) {
    addNoun(state, token, { ...particles, marker: 'が', isTopic: false }, false);
  }
  return particles.next;
}

/** '靴下の片方が' is a sock. */
const isPart = ({ modifiers, phrases }: ReadingState, token: Token, { marker }: Particles): boolean =>
  PART_NOUNS.has(token.text) && marker !== 'の' && phrases[modifiers.owner ?? -1] !== undefined;

function takeWhole(state: ReadingState, particles: Particles): number {
  const owner = state.modifiers.owner as number;
  const phrase = state.phrases[owner] as NounPhrase;
  phrase.count ??= 1;
  waitFor(state, [...state.modifiers.group, owner], particles);
  state.modifiers = emptyModifiers();
  return particles.next;
}

function waitFor(state: ReadingState, phrases: number[], { marker, isTopic, hasComma }: Particles): void {
  const index = phrases.at(-1) as number;
  const argument: Argument = {
    phrases,
    marker,
    isTopic,
    hasComma,
    head: (state.phrases[index] as NounPhrase).head,
    kind: state.kinds[index] ?? 'unknown',
    isPlace: false,
    isAction: false,
  };
  if (marker === '' && (isTopic || hasComma)) {
    state.topic = argument;
  } else {
    state.pending.push(argument);
  }
}

function moveToOwner(state: ReadingState, particles: Particles): number {
  const owner = state.modifiers.owner as number;
  const phrase = state.phrases[owner];
  const { group } = state.modifiers;
  if (particles.marker === 'の' || !phrase) {
    return particles.next;
  }
  const isRidden = state.kinds[owner] === 'animal' && particles.marker === 'で';
  state.pending.push({
    phrases: [...group, owner],
    head: phrase.head,
    kind:
      state.kinds[owner] === 'person' || state.kinds[owner] === 'animal' ? (state.kinds[owner] ?? 'unknown') : 'place',
    isPlace: true,
    isAction: false,
    marker: isRidden ? 'と一緒に' : particles.marker || 'で',
    isTopic: false,
    hasComma: particles.hasComma,
  });
  state.modifiers = emptyModifiers();
  return particles.next;
}

/** A time that is no part of the deed: '夜、', '冬の', '三年後に'. */
function isIdleTime(token: Token, particles: Particles, state: ReadingState): boolean {
  if (!isTime(token) && token.sub !== '副詞可能') {
    return false;
  }
  const often = FREQUENCY_WORDS[token.text];
  if (often) {
    state.often = often;
  }
  const isIdle = !['が', 'を', 'と'].includes(particles.marker);
  if (isIdle) {
    state.modifiers = particles.marker === 'の' ? state.modifiers : emptyModifiers();
  }
  return isIdle && !PRONOUNS[token.text];
}
