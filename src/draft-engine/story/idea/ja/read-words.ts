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
    case '名詞':
      return readNominal(state, tokens, at);
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
  if (token.form === '連用形' && next?.text === 'の' && next.pos === '助詞') {
    addAdjective(state, token, token.text);
    return at + 2;
  }
  if (token.form === '連用形' && next?.pos === '助詞' && (next.text === 'を' || next.text === 'が')) {
    return readNominal(state, replaceAt(tokens, at, { ...token, pos: '名詞', sub: 'サ変接続', base: token.text }), at);
  }
  return readVerb(state, tokens, at);
}
