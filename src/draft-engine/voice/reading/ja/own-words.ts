import { ALSO_WORDS, NAMES } from './names.ts';
import type { Token } from './tokens.ts';

/** Words that the dictionary divides or reads otherwise, with their pronunciation. */
const WORDS: Readonly<Record<string, string>> = {
  令和: 'レーワ',
  灯台守: 'トーダイモリ',
  魚市場: 'ウオイチバ',
  一か八か: 'イチカバチカ',
  一人前: 'イチニンマエ',
  二人三脚: 'ニニンサンキャク',
  十人十色: 'ジューニントイロ',
  千羽鶴: 'センバズル',
  百発百中: 'ヒャッパツヒャクチュー',
  八百万の神: 'ヤオヨロズノカミ',
  一石二鳥: 'イッセキニチョー',
  五分五分: 'ゴブゴブ',
  七転八起: 'シチテンハッキ',
  四六時中: 'シロクジチュー',
  九分九厘: 'クブクリン',
  木の葉: 'コノハ',
  鬼ヶ島: 'オニガシマ',
  へえ: 'ヘー',
  こんにちは: 'コンニチワ',
  こんばんは: 'コンバンワ',
};

const ALL: ReadonlyMap<string, string> = new Map([...Object.entries(NAMES), ...Object.entries(WORDS)]);
const LONGEST = Math.max(...[...ALL.keys()].map((written) => written.length));

/** The longest own word that begins with the token at `index` and ends where a token does. */
export function ownWordAt(tokens: readonly Token[], index: number): { count: number; kana: string } | undefined {
  let written = '';
  let longest: { count: number; kana: string } | undefined;
  for (let count = 1; index + count <= tokens.length; count++) {
    written += tokens[index + count - 1]?.written ?? '';
    if (written.length > LONGEST) {
      break;
    }
    const kana = ALL.get(written);
    if (kana !== undefined && (!ALSO_WORDS.has(written) || isName(tokens, index, count))) {
      longest = { count, kana };
    }
  }
  return longest;
}

/** Whether a word that is also a name is one: before さん and the like, or after a family name. */
function isName(tokens: readonly Token[], index: number, count: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + count]];
  return /^(?:さん|ちゃん|くん|君|様|さま|先輩|先生)$/.test(after?.written ?? '') || before?.detail2 === '人名';
}
