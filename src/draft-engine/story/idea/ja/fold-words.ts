import type { ConceptId } from '../../concepts/concept.ts';
import { kindOfFold } from './fold-kinds.ts';
import type { Token } from './words.ts';

/** Units that make a number a noun of its own: '三代目', '五年生'. */
const NOUN_UNITS = new Set(['代目', '年生', '回生']);
const SCHOOLS = new Set(['小学', '中学', '高校', '大学', '小学校', '中学校']);

/** Puts words together that the dictionary cuts although they name somebody: '三代目', '小学五年生', 'いじめられっ子'. */
export function foldWords(tokens: readonly Token[]): Token[] {
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const known = lengthOfOrdinal(tokens, at) || lengthOfChild(tokens, at);
    const { length, sense } = known ? { length: known } : (kindOfFold(tokens, at) ?? { length: 1 });
    const pieces = tokens.slice(at, at + length);
    folded.push(length === 1 ? (pieces[0] as Token) : joinPieces(pieces, sense));
    at += length;
  }
  return folded;
}

function lengthOfOrdinal(tokens: readonly Token[], from: number): number {
  let at = from;
  if (SCHOOLS.has((tokens[at] as Token).text)) {
    at++;
  }
  const first = at;
  while (tokens[at]?.sub === '数' && at - first < 4) {
    at++;
  }
  return at > first && NOUN_UNITS.has(tokens[at]?.text ?? '') ? at + 1 - from : 0;
}

/** 'いじめられっ子', 'いじめっ子' */
function lengthOfChild(tokens: readonly Token[], from: number): number {
  const [verb, second, third] = tokens.slice(from, from + 3);
  if (verb?.pos !== '動詞') {
    return 0;
  }
  if (second?.text === 'っ子') {
    return 2;
  }
  return second?.pos === '動詞' && second.sub === '接尾' && third?.text === 'っ子' ? 3 : 0;
}

function joinPieces(pieces: readonly Token[], sense?: ConceptId | 'none'): Token {
  const [first, last] = [pieces[0] as Token, pieces.at(-1) as Token];
  const text = pieces.map((piece) => piece.text).join('');
  return {
    text,
    base: text,
    from: first.from,
    to: last.to,
    form: '',
    detail: '',
    isUnknown: false,
    pos: '名詞',
    sub: '一般',
    tag: '名詞.一般',
    ...(sense ? { sense } : {}),
  };
}
