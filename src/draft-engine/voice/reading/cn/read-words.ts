import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { pinyin } from 'pinyin-pro';
import { contextReadings } from './context-readings.ts';
import { applySandhi, type ToneWord } from './sandhi.ts';
import type { Piece } from './spell-out.ts';
import { readWord } from './word-readings.ts';

/** A word as written and as said, with its syllables in pinyin: 'huar1', neutral tones as 5. */
export interface PinyinWord {
  text: string;
  spoken: string;
  syllables: readonly string[];
}

let cutter: Jieba | undefined;

/** Loaded once, with the first sentence. */
function jieba(): Jieba {
  cutter ??= Jieba.withDict(dict);
  return cutter;
}

function dictionaryPinyin(text: string): string[] {
  return pinyin(text, { toneType: 'num', type: 'array', toneSandhi: false, segmentit: 2 }).map((syllable) =>
    syllable.replace(/0$/, '5'),
  );
}

/** 儿 is a syllable of its own here; elsewhere at the end of a word it colours the vowel before it. */
const OWN_ER = new Set(
  '女儿 婴儿 幼儿 胎儿 孤儿 少儿 男儿 健儿 宠儿 弃儿 孩儿 小儿 患儿 产儿 早产儿 混血儿 托儿 育儿 生儿 我儿 吾儿 妻儿 生儿育女 新生儿 幸运儿 儿'.split(
    ' ',
  ),
);

function withErhua(word: ToneWord): ToneWord {
  const isErhua = /.儿$/.test(word.word) && !OWN_ER.has(word.word);
  const last = word.syllables.at(-1);
  if (!isErhua || !last?.startsWith('er') || word.syllables.length !== word.word.length) {
    return word;
  }
  const coloured = word.syllables.at(-2)!.replace(/(?=\d$)/, 'r');
  return { ...word, syllables: [...word.syllables.slice(0, -2), coloured] };
}

interface Cut {
  spoken: string;
  text: string;
  fixed?: readonly string[];
}

/** The words of a run of pieces that are all said. */
function cutRun(pieces: readonly Piece[]): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]!;
    if (piece.isWhole) {
      cuts.push({ spoken: piece.spoken, text: piece.text, ...(piece.pinyin && { fixed: piece.pinyin }) });
      at++;
      continue;
    }
    let end = at;
    while (end < pieces.length && !pieces[end]!.isWhole) {
      end++;
    }
    const plain = pieces.slice(at, end);
    let from = 0;
    for (const word of joinErhua(jieba().cut(plain.map(({ spoken }) => spoken).join(''), false))) {
      const length = [...word].length;
      const text = plain.slice(from, from + length).map((one) => one.text);
      cuts.push({ spoken: word, text: text.join('') });
      from += length;
    }
    at = end;
  }
  return cuts;
}

/** 玩|儿 is one word. */
function joinErhua(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    if (word === '儿' && joined.length > 0) {
      joined[joined.length - 1] += word;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function endsInPair(word: string): boolean {
  return (
    word.length === 3 &&
    jieba().cut(word.slice(1), false).length === 1 &&
    jieba().cut(word.slice(0, 2), false).length > 1
  );
}

/** Reads a run of pieces without a pause between them. */
export function readRun(pieces: readonly Piece[]): PinyinWord[] {
  const cuts = cutRun(pieces);
  const spoken = cuts.map((cut) => cut.spoken);
  const context = contextReadings(spoken);
  const whole = dictionaryPinyin(spoken.join(''));
  let from = 0;
  const words = cuts.map((cut): ToneWord => {
    if (cut.fixed) {
      from += cut.spoken.length;
      return { word: '', syllables: [...cut.fixed], endsInPair: false };
    }
    const ofWord = cut.spoken.length > 1 ? dictionaryPinyin(cut.spoken) : whole.slice(from, from + 1);
    let syllables = readWord(cut.spoken, ofWord);
    if (syllables.length === cut.spoken.length) {
      syllables = syllables.map((syllable, at) => context.get(from + at) ?? syllable);
    }
    from += cut.spoken.length;
    return withErhua({ word: cut.spoken, syllables, endsInPair: endsInPair(cut.spoken) });
  });
  applySandhi(words);
  return words.map(({ word, syllables }, index) => {
    const { text, spoken: hanzi } = cuts[index]!;
    // The formant engine reads 儿 apart, and in many words as something else: without it the word is right.
    const isErhua = syllables.length < word.length;
    return { text, spoken: isErhua ? hanzi.replace('儿', '') : hanzi, syllables };
  });
}
