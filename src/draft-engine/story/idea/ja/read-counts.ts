import { addNoun } from './add-noun.ts';
import { ACTION_NOUNS } from './marks.ts';
import { type Particles, readParticles } from './particles.ts';
import { quantityOf } from './quantities.ts';
import type { ReadingState } from './reading-state.ts';
import type { Token } from './words.ts';

/** '三人の', '13歳の', '二人で', '二度'. */
export function readCount(state: ReadingState, tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  const { kind, value } = quantityOf(token);
  const particles = readParticles(tokens, at + 1);
  if (kind === 'times') {
    state.often ??= value === 1 ? 'once' : 'often';
    return particles.next;
  }
  if (kind === 'age') {
    state.modifiers.ageYears = value;
    state.modifiers.from ??= token.from;
    return particles.marker === 'の' || particles.marker === '' ? particles.next : at + 1;
  }
  if (kind !== 'count') {
    return particles.next;
  }
  if (particles.marker === 'の' || (particles.marker === '' && tokens[at + 1]?.pos === '名詞')) {
    return countNext(state, tokens, at, particles);
  }
  if (particles.marker === 'で') {
    state.manner.push(`${token.text}で`);
    return particles.next;
  }
  return countBeside(state, token, particles);
}

/** '三人の兵士': how many the next noun is. */
function countNext(state: ReadingState, tokens: readonly Token[], at: number, particles: Particles): number {
  const token = tokens[at] as Token;
  const { value } = quantityOf(token);
  const hasNo = particles.marker === 'の';
  if (hasNo && value > 0 && !isCountable(tokens, particles.next)) {
    addNoun(state, pairOf(token), particles, false);
    return particles.next;
  }
  state.modifiers.count = value;
  state.modifiers.from ??= token.from;
  return hasNo ? particles.next : at + 1;
}

/** '二人の友情' belongs to two; '二人の少年' are two boys. */
function isCountable(tokens: readonly Token[], from: number): boolean {
  const noun = tokens.slice(from, from + 6).find(({ pos }) => pos === '名詞');
  return (
    noun === undefined ||
    !(
      noun.sub === 'サ変接続' ||
      ACTION_NOUNS.has(noun.base) ||
      ['友情', '関係', '日々', '生活', '人生', '運命', '間', '距離', '絆', '愛', '物語'].includes(noun.text)
    )
  );
}

const pairOf = (token: Token): Token => ({ ...token, base: token.text, sub: '代名詞' });

/** '兵士が三人'; a number alone stands for those who were said before. */
function countBeside(state: ReadingState, token: Token, particles: Particles): number {
  const last = state.pending.at(-1) ?? state.topic;
  const noun = last && state.phrases[last.phrases.at(-1) as number];
  const { value } = quantityOf(token);
  if (particles.marker === '' && !particles.isTopic && noun) {
    noun.count = value;
    return particles.next;
  }
  addNoun(state, pairOf(token), particles, false);
  const phrase = state.phrases.at(-1);
  if (phrase) {
    phrase.count = value;
    Object.assign(phrase, /[人名匹頭羽組]$/.test(token.text) ? { pronoun: 'they' } : { sense: 'none' });
  }
  return particles.next;
}

export function readAgeAfter(state: ReadingState, token: Token, at: number): number {
  const phrase = state.phrases.at(-1);
  if (phrase) {
    phrase.ageYears = Number(token.text.normalize('NFKC'));
  }
  return at + 1;
}
