import { wordTable } from '#src/shared/word-table.ts';
import { isDeedWord } from './deeds-of-words.ts';
import { finishSentence } from './finish-sentence.ts';
import { readNominal } from './read-nominals.ts';
import {
  addAdjective,
  isCertain,
  readAdjective,
  readAdnominal,
  readAdverb,
  readVerb,
  replaceAt,
} from './read-predicates.ts';
import { emptyModifiers, type ReadingState } from './reading-state.ts';
import { readTimeEvent } from './time-events.ts';
import type { Token } from './words.ts';

const DEEPEST_QUOTATION = 3;

/** Reads joined words into phrases and clauses of the state. */
export function readWords(state: ReadingState, tokens: readonly Token[], depth = 0): void {
  let at = 0;
  while (at < tokens.length) {
    at = Math.max(at + 1, readOne(state, tokens, at, depth));
  }
  finishSentence(state);
}

/** Reads the next word with what belongs to it; returns the word after. */
function readOne(state: ReadingState, tokens: readonly Token[], at: number, depth: number): number {
  const token = tokens[at] as Token;
  if (token.sub === '引用') {
    return readQuotation(state, tokens, at, depth);
  }
  switch (token.pos) {
    case '記号':
      return readMark(state, token, at);
    case '名詞': {
      const aim = asAim(tokens, at);
      return aim ? readVerb(state, replaceAt(tokens, at, aim), at) : readNominal(state, tokens, at);
    }
    case '連体詞':
      return readAdnominal(state, token, at);
    case '副詞':
      return readAdverb(state, tokens, at);
    case '形容詞':
      return readAdjective(state, tokens, at);
    case '動詞':
      return readVerbOrNoun(state, tokens, at);
    default:
      return at + 1;
  }
}

function readMark(state: ReadingState, token: Token, at: number): number {
  if (token.sub === '句点' || '！？!?\n'.includes(token.text)) {
    finishSentence(state);
  }
  return at + 1;
}

/** '「もう歌わない」と言った': clauses of their own that hang on the verb of speech. */
function readQuotation(state: ReadingState, tokens: readonly Token[], at: number, depth: number): number {
  const token = tokens[at] as Token;
  const before = state.clauses.length;
  if (depth < DEEPEST_QUOTATION && token.inside) {
    const outer = { ...state, open: [...state.open] };
    Object.assign(state, {
      pending: [],
      modifiers: emptyModifiers(),
      manner: [],
      topic: undefined,
      carried: undefined,
      open: [],
    });
    readWords(state, token.inside, depth + 1);
    const { pending, modifiers, manner, topic, carried, open } = outer;
    Object.assign(state, { pending, modifiers, manner, topic, carried, open });
  }
  for (let index = before; index < state.clauses.length; index++) {
    if (state.clauses[index]?.parent === undefined) {
      state.open.push({ clause: index, link: { kind: 'quotes', hasComma: false } });
    }
  }
  const next = tokens[at + 1];
  return next?.pos === '助詞' ? at + 2 : at + 1;
}

/** '焼きたてのパン', '知らない女性': the word after the adjective; undefined for what is none. */
function readAsAdjective(state: ReadingState, tokens: readonly Token[], at: number): number | undefined {
  const [token, next, after] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
  if (token.form === '連用形' && next?.text === 'たて' && after?.text === 'の') {
    addAdjective(state, token, `${token.text}たて`);
    return at + 3;
  }
  if (isStrange(tokens, at)) {
    addAdjective(state, token, `${token.text}${next?.text}`);
    return at + 2;
  }
  return undefined;
}

/** '知らない女性': she is a stranger, and nobody is said not to know anything. */
function isStrange(tokens: readonly Token[], at: number): boolean {
  const [before, token, no, noun] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
  const isBare = before === undefined || !/^[がはもをと]$/.test(before.text);
  return isBare && /^見?知る$/.test(token.base) && (no?.text === 'ない' || no?.text === 'ぬ') && noun?.pos === '名詞';
}

/** '傘を返しに来る': a verb's stem that the dictionary takes for a noun. */
function asAim(tokens: readonly Token[], at: number): Token | undefined {
  const [token, ni, verb] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]];
  const isAim = ni?.text === 'に' && COMES.has(verb?.base ?? '') && /[ぁ-ん]$/.test(token.text);
  const end = DICTIONARY_ENDS[token.text.at(-1) ?? ''];
  const bases = [...(end ? [token.text.slice(0, -1) + end] : []), `${token.text}る`];
  const base = isAim ? bases.find(isDeedWord) : undefined;
  return base === undefined ? undefined : { ...token, pos: '動詞', sub: '自立', form: '連用形', base };
}

const COMES = new Set(['来る', 'くる', '行く', 'いく', '帰る', '戻る', '出かける', '向かう']);
const DICTIONARY_ENDS: Readonly<Record<string, string>> = wordTable({
  い: 'う',
  き: 'く',
  ぎ: 'ぐ',
  し: 'す',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
});

/** '憧れの先輩': a verb's stem before の is an adjective. */
function readVerbOrNoun(state: ReadingState, tokens: readonly Token[], at: number): number {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  if (isCertain(tokens, at)) {
    return at + 1;
  }
  const timed = readTimeEvent(state, tokens, at);
  if (timed !== undefined) {
    return timed;
  }
  const described = readAsAdjective(state, tokens, at);
  if (described !== undefined) {
    return described;
  }
  if (token.form === '連用形' && next?.text === 'の' && next.pos === '助詞') {
    addAdjective(state, token, token.text);
    return at + 2;
  }
  if (token.form === '連用形' && next?.pos === '助詞' && (next.text === 'を' || next.text === 'が')) {
    return readNominal(state, replaceAt(tokens, at, { ...token, pos: '名詞', sub: 'サ変接続', base: token.text }), at);
  }
  return readVerb(state, tokens, at);
}
