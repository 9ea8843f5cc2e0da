import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IpadicFeatures, Tokenizer } from '@sglkc/kuromoji';
import { numbersAsKanji } from './japanese-numbers.ts';

/** A phrase as written, with its pronunciation in katakana. */
export interface ReadPhrase {
  written: string;
  kana: string;
}

let loading: Promise<Tokenizer<IpadicFeatures>> | undefined;

/** Converts Japanese text to kana as pronounced; particles stay with the word before them. */
export async function readJapanese(text: string): Promise<ReadPhrase[]> {
  loading ??= loadTokenizer();
  const tokenizer = await loading;
  const phrases: ReadPhrase[] = [];
  let joins = false;
  for (const token of tokenizer.tokenize(numbersAsKanji(text))) {
    const kana = soundOf(token);
    if (kana === '') {
      continue;
    }
    const last = phrases.at(-1);
    const isMark = token.pos === '記号' && !/[\p{L}\p{N}]/u.test(kana);
    if (last && (isMark || joins || dependsOnWordBefore(token))) {
      last.written += isMark ? '' : token.surface_form;
      last.kana += kana;
    } else if (!isMark) {
      phrases.push({ written: token.surface_form, kana });
    }
    joins = token.pos === '接頭詞' || (token.pos === '名詞' && token.pos_detail_1 === '数');
    if (isMark) {
      joins = false;
    }
  }
  return phrases;
}

async function loadTokenizer(): Promise<Tokenizer<IpadicFeatures>> {
  const { default: kuromoji } = await import('@sglkc/kuromoji');
  const dicPath = join(dirname(fileURLToPath(import.meta.resolve('@sglkc/kuromoji'))), '..', 'dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, tokenizer) => (error ? reject(error) : resolve(tokenizer)));
  });
}

/** Drops a character without a dictionary reading: espeak would say 'Chinese letter' instead. */
function soundOf(token: IpadicFeatures): string {
  const sound = token.pronunciation ?? token.reading ?? token.surface_form;
  return sound.replace(/\p{Script=Han}/gu, '').replace(/[「」『』（）()"']/g, '');
}

function dependsOnWordBefore(token: IpadicFeatures): boolean {
  return (
    token.pos === '助詞' ||
    token.pos === '助動詞' ||
    token.pos_detail_1 === '接尾' ||
    token.pos_detail_1 === '非自立' ||
    (token.pos === '名詞' && token.pos_detail_1 === '数')
  );
}
