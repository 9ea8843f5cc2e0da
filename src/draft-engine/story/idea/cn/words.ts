import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { wordTable } from '#src/shared/word-table.ts';
import { functionTag, type Tag } from './function-words.ts';
import { joinCounts, joinTimes } from './joined-words.ts';
import { moodOf } from './moods.ts';
import { COUNT_ONLY, COUNTED } from './numbers.ts';
import { joinAroundTimes, joinDenied, joinParted } from './parted-verbs.ts';
import { partsOf } from './parted-words.ts';
import { joinShops, partRepairs } from './shops.ts';
import type { Token } from './token.ts';
import { simplified } from './traditional.ts';
import { deedOfVerb, isNoun, isQuality, isVerb, ownWords } from './vocabulary.ts';

let cutter: Jieba | undefined;

/** jieba with our own words, so that none of them is cut. Loaded once. */
function jieba(): Jieba {
  if (!cutter) {
    const loaded = Jieba.withDict(dict);
    const cut = ownWords().filter(({ word, sort }) => sort === 'nr' || loaded.cut(word, false).length > 1);
    loaded.loadDict(Buffer.from(cut.map(({ word, sort }) => `${word} ${weightOf(word, sort)} ${sort}`).join('\n')));
    cutter = loaded;
  }
  return cutter;
}

/** Names of everyday stories win: 小明|说 and not 小|明说. */
function weightOf(word: string, sort: string): number {
  if (sort === 'nr') {
    return 9000;
  }
  return word.length === 2 ? 60 : 20;
}

const PUNCTUATION: Readonly<Record<string, Tag>> = wordTable({
  '。': 'stop',
  '！': 'stop',
  '？': 'stop',
  '!': 'stop',
  '?': 'stop',
  '；': 'stop',
  ';': 'stop',
  '…': 'stop',
  '\n': 'stop',
  '.': 'comma',
  '，': 'comma',
  ',': 'comma',
  '：': 'comma',
  ':': 'comma',
  '—': 'comma',
  '～': 'comma',
  '、': 'pause',
  '/': 'pause',
  '&': 'and',
});

/** '动物的话' */
const CUT_SPEECH: readonly (readonly [number, string])[] = [
  [0, '的'],
  [1, '话'],
];

/** Cuts a text into words, with offsets into the text as it was typed. */
export function cutWords(text: string, isTold: (from: number, to: number) => boolean): Token[] {
  const plain = simplified(text);
  const tokens: Token[] = [];
  let at = 0;
  const hasIf = /如果|要是|假如|若|的话，/.test(plain);
  for (const { word, tag } of jieba().tag(plain, false)) {
    const from = plain.indexOf(word, at);
    if (from < 0) {
      continue;
    }
    at = from + word.length;
    for (const [start, part] of word === '的话' && !hasIf ? CUT_SPEECH : partsOf(word)) {
      const token = createToken(part, tag, from + start);
      tokens.push(isTold(token.from, token.to) ? { ...token, tag: 'told', isOpen: false } : token);
    }
  }
  const words = tokens.filter(({ text: word }) => word.trim() !== '' || word.includes('\n'));
  return joinAroundTimes(joinTimes(partRepairs(joinShops(joinCounts(joinDenied(joinParted(words)))))));
}

function createToken(word: string, sort: string, from: number): Token {
  return { text: word, base: word, from, to: from + word.length, sort, ...tagOf(word, sort) };
}

const AGE = /^(?:\d{1,3}|[一二三四五六七八九十]{1,4}|十?几)多?岁$/;

const isNumber = (word: string): boolean => (word.length > 1 && COUNTED.test(word)) || AGE.test(word);

function tagOf(word: string, sort: string): { tag: Tag; isOpen?: boolean } {
  const fixed =
    PUNCTUATION[word] ??
    (moodOf(word) ? 'not' : undefined) ??
    functionTag(word) ??
    (isNumber(word) ? 'num' : undefined);
  if (fixed) {
    return { tag: fixed };
  }
  if (isVerb(word)) {
    return tagOfVerb(word, sort);
  }
  return { tag: isNoun(word) ? 'n' : bySort(word, sort) };
}

/** A known verb may be a noun or a quality too. */
function tagOfVerb(word: string, sort: string): { tag: Tag; isOpen?: boolean } {
  if (isNoun(word)) {
    return { tag: 'v', isOpen: true };
  }
  const isGoing = /^(?:arrive|leave|enter|walk|run)$/.test(deedOfVerb(word) ?? '');
  return isQuality(word)
    ? { tag: 'adj' }
    : { tag: 'v', ...(/^(?:n|vn)/.test(sort) && !isGoing ? { isOpen: true } : {}) };
}

/** jieba's parts of speech, the first that fits. */
const SORTS: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:a|ad|ag|z|b|an)$/, 'adj'],
  [/^vn$/, 'n'],
  [/^(?:v|vg|vd|vi|vq)$/, 'v'],
  [/^tg?$/, 'time'],
  [/^d$/, 'adv'],
  [/^(?:n|nz|nt|nr|ns|nrt|s|f|j|g|nrfg|ng|l)$/, 'n'],
];

function bySort(word: string, sort: string): Tag {
  if (isQuality(word) || (sort === 'i' && word.length === 4)) {
    return 'adj';
  }
  if (COUNT_ONLY.test(word)) {
    return 'num';
  }
  const found = SORTS.find(([pattern]) => pattern.test(sort))?.[1];
  if (found) {
    return found;
  }
  return /^[\p{L}\p{N}]/u.test(word) ? 'n' : 'x';
}
