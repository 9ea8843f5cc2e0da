/** Where words begin and end in Chinese text; made once, because it loads a dictionary. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Offsets at which a word of the text begins, with the text's own length. */
export function wordStarts(text: string): ReadonlySet<number> {
  return new Set([...[...segmenter.segment(text)].map(({ index }) => index), text.length]);
}

/** Measure words of people, animals, things and events. */
export const CLASSIFIERS =
  '个位名只条头匹群对双把张封本部台辆艘列架枚颗块片根朵束株棵碗瓶罐杯场首段桩扇面副顶笔座道轮家间所节件款幅盏支团阵尊口份顿幕句种具栋堆伙帮队行排层枝盒包袋篮壶桶串滴粒';
const NUMBERS = '一两二三四五六七八九十百千万几数半\\d';

/** A number with its measure word at the end of a text: '一位', '最后一块', '三个'. */
export const COUNT_AT_END = new RegExp(`(?:最后|仅剩的?|第)?[${NUMBERS}]{1,5}[${CLASSIFIERS}]$`);

/** Takes marks, blanks and doubled particles away that putting words together may leave. */
export function tidy(text: string): string {
  return text
    .replace(/\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+/gu, '')
    .replace(/的的+/g, '的')
    .replace(/了了+/g, '了')
    .replace(/，{2,}/g, '，')
    .replace(/^[，、]+|[，、]+$/g, '');
}
