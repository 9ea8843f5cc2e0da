import { wordTable } from '#src/shared/word-table.ts';
import type { Token } from './words.ts';

const CLOSING: Readonly<Record<string, string>> = wordTable({
  '「': '」',
  '『': '』',
  '（': '）',
  '(': ')',
  '【': '】',
  '〈': '〉',
  '《': '》',
  '“': '”',
  '‘': '’',
  '［': '］',
});
const OPENING: Readonly<Record<string, string>> = wordTable(
  Object.fromEntries(Object.entries(CLOSING).map(([open, close]) => [close, open])),
);

/** Puts what stands between brackets into one word: a name, a quotation, or nothing for a remark in parentheses. */
export function foldBrackets(tokens: readonly Token[], text: string): Token[] {
  const partners = pairBrackets(tokens);
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const end = partners.get(at);
    if (end === undefined) {
      folded.push(token);
      continue;
    }
    const inside = tokens.slice(at + 1, end);
    if ('（([［'.includes(token.text)) {
      folded.push(...ageInside(inside));
    } else if (inside.length > 0) {
      folded.push(bracketWord(tokens, at, end, text));
    }
    at = end;
  }
  return folded;
}

function pairBrackets(tokens: readonly Token[]): Map<number, number> {
  const open: { at: number; text: string }[] = [];
  const partners = new Map<number, number>();
  for (const [at, { text }] of tokens.entries()) {
    if (text in CLOSING) {
      open.push({ at, text });
    } else if (open.length > 0 && open.at(-1)?.text === OPENING[text]) {
      partners.set(open.pop()?.at as number, at);
    }
  }
  return partners;
}

/** '（45）' and '（45歳）' are an age; other remarks are left out. */
function ageInside(inside: readonly Token[]): Token[] {
  const [number, unit] = inside;
  const isAge = number?.sub === '数' && inside.length <= 2 && (!unit || unit.text === '歳' || unit.text === '才');
  return isAge && number ? [{ ...number, sub: '年齢', tag: '名詞.年齢' }] : [];
}

function bracketWord(tokens: readonly Token[], at: number, end: number, text: string): Token {
  const [opening, closing] = [tokens[at] as Token, tokens[end] as Token];
  const inside = tokens.slice(at + 1, end);
  const words = text.slice(opening.to, closing.from);
  const word = { text: words, base: words, form: '', detail: '', isUnknown: false, from: opening.from, to: closing.to };
  if (opening.text === '「' && isQuotation(inside, tokens.slice(end + 1, end + 3))) {
    return { ...word, pos: '名詞', sub: '引用', tag: '名詞.引用', inside };
  }
  return { ...word, pos: '名詞', sub: '題', tag: '名詞.題', name: words };
}

/** Verbs by which what stands in brackets is said and no name. */
const SAYING = new Set(
  '言う いう 叫ぶ 書く つぶやく 呟く 答える 告げる 話す 聞く 尋ねる ささやく 囁く 頼む'.split(' '),
);

function isQuotation(inside: readonly Token[], after: readonly Token[]): boolean {
  const last = inside.at(-1) as Token;
  if (after[0]?.text === 'という') {
    return false;
  }
  const ends = ['動詞', '助動詞', '形容詞', '感動詞'].includes(last.pos) || '。！？!?…'.includes(last.text);
  const isSaid = after[0]?.text === 'と' && SAYING.has(after[1]?.base ?? '');
  return isSaid || ends || last.sub === '終助詞' || (after[0]?.text === 'と' && inside.length > 3);
}
