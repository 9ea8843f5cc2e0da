import { addNoun } from './add-noun.ts';
import { AIM_NOUNS } from './marks.ts';
import { kindOfNoun } from './noun-kinds.ts';
import { isComma, type Particles } from './particles.ts';
import { readVerb, replaceAt } from './read-predicates.ts';
import type { ReadingState } from './reading-state.ts';
import type { Token } from './words.ts';

/** '医者だ', '教師で、…', '都会へ出発。'. */
export function readNounPredicate(state: ReadingState, tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const isAction = token.sub === 'サ変接続' && !token.name;
  const isEnd = !next || next.pos === '記号';
  const isDescribed = state.modifiers.relatives.length > 0;
  if (isAction && isEnd && !isDescribed && state.pending.some(({ marker }) => marker !== '' && marker !== 'が')) {
    const form = isComma(next) ? '連用形' : '基本形';
    return readVerb(state, replaceAt(tokens, at, { ...token, pos: '動詞', base: `${token.text}する`, form }), at);
  }
  if (next?.text === 'かも' || next?.text === 'かもしれ') {
    return readState(state, tokens, at);
  }
  if (isOnlyDescribed(state, tokens, at)) {
    addNoun(state, token, { marker: '', isTopic: true, hasComma: true, next: at }, false);
    return tokens.findIndex(({ text }, index) => index > at && CONTRARY.has(text)) + 1;
  }
  return isCopula(tokens, at) ? readState(state, tokens, at) : undefined;
}

const CONTRARY = new Set('が けど けれど けれども ものの'.split(' '));

/** '村を守ると誓った巨人だったが、': nobody is said to be a giant, the giant is described. */
function isOnlyDescribed(state: ReadingState, tokens: readonly Token[], at: number): boolean {
  const [copula, past] = [tokens[at + 1], tokens[at + 2]];
  const after = past?.base === 'た' ? tokens[at + 3] : past;
  const hasSubject =
    state.topic !== undefined || state.carried !== undefined || state.pending.some(({ marker }) => marker === 'が');
  return (
    !hasSubject &&
    state.modifiers.relatives.length > 0 &&
    (copula?.base === 'だ' || copula?.base === 'です') &&
    CONTRARY.has(after?.text ?? '')
  );
}

/** Whether だ or です after a noun says what somebody is, and is neither な nor で of place. */
function isCopula(tokens: readonly Token[], at: number): boolean {
  const [token, next, after] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
  if (next?.base !== 'だ' && next?.base !== 'です') {
    return false;
  }
  if (next.form === '体言接続') {
    return after?.text === 'の' && after.sub !== '連体化';
  }
  return (
    next.form !== '連用形' || after?.base === 'ある' || ['は', 'も'].includes(after?.text ?? '') || isDescriptive(token)
  );
}

const isDescriptive = (token: Token): boolean =>
  token.sub === '形容動詞語幹' || kindOfNoun(token.base) === 'person' || kindOfNoun(token.base) === 'quality';

/** What somebody is: the noun is the predicate and a phrase with its modifiers. */
function readState(state: ReadingState, tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  if (token.sub !== '形容動詞語幹') {
    addNoun(state, token, { marker: 'として', isTopic: false, hasComma: false, next: at }, false);
  }
  return readVerb(state, tokens, at);
}

/** '泊まりに来る', '釣りに行く': the noun says what is done. */
export function readAim(
  state: ReadingState,
  tokens: readonly Token[],
  at: number,
  particles: Particles,
): number | undefined {
  const token = tokens[at] as Token;
  const verb = tokens[particles.next];
  const isAim =
    particles.marker === 'に' && !particles.isTopic && ['行く', '来る', 'いく', 'くる'].includes(verb?.base ?? '');
  const base = isAim
    ? (AIM_NOUNS[token.text] ?? (token.sub === 'サ変接続' ? `${token.text}する` : undefined))
    : undefined;
  return base === undefined
    ? undefined
    : readVerb(state, replaceAt(tokens, particles.next, { ...(verb as Token), base }), particles.next);
}
