/** A numeral, as a source of patterns. */
const NUMERAL = '(?:\\d{1,9}|[零〇一二两俩三四五六七八九十百千万亿几数半]{1,8})(?:多|余|来)?';
const MEASURE =
  '个|位|款|顿|户|拨|罐|坛|勺|杆|尾|峰|桌|胎|池|筐|篮|锭|剂|碟|担|滩|摊|名|只|条|头|匹|群|对|双|辆|艘|架|台|部|座|栋|幢|间|家|所|棵|株|朵|片|块|张|把|封|本|支|枝|根|件|套|顶|副|面|扇|盏|场|次|份|封|束|串|堆|排|列|队|伙|帮|批|股|阵|颗|粒|滴|杯|碗|瓶|壶|盘|锅|桶|箱|袋|包|盒|篇|首|段|句|幅|尊|口|道|则|种|类|代|届|层|级|项|笔|桩|宗|起|具|页|枚|轮|弯|缕|丝|团|抹|幕|番|门|票|行|趟|众|窝|员|节|处|片片|座座|排排|丛|捆|叠|摞|对儿|群群|叶|枝枝|颗颗|张张|位位|根根';
/** A number with its measure: 一位, 三百多名. */
export const COUNTED = new RegExp(`^(?:[这那某每整](?:${NUMERAL})?|[第另同仅]?${NUMERAL})(?:小|大|整)?(?:${MEASURE})$`);
export const COUNT_ONLY = new RegExp(`^第?${NUMERAL}$`);
export const MEASURES = new RegExp(`^(?:${MEASURE})$`);
const DIGITS = '零一二三四五六七八九';

/** The number that a word of number says; 0 for several. */
export function countOf(word: string): number | undefined {
  if (/^(?:第|每|各|同)/.test(word)) {
    return undefined;
  }
  if (/[群伙帮批队排列堆串些窝丛阵众束片]$/.test(word) || /[几数多余来]/.test(word)) {
    return 0;
  }
  const digits = /\d+/.exec(word)?.[0];
  if (digits) {
    return Number(digits);
  }
  const pair = /[对双]$/.test(word) ? 2 : 1;
  return numeralOf(word) * pair;
}

/** The number that Chinese characters write; 1 where they write none. */
export function numeralOf(word: string): number {
  let total = 0;
  let digit = 0;
  for (const sign of word) {
    const value = /[两俩]/.test(sign) ? 2 : DIGITS.indexOf(sign);
    const unit = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }[sign];
    if (unit) {
      total += (digit || 1) * unit;
      digit = 0;
    } else if (value >= 0) {
      digit = value;
    }
  }
  return total + digit || 1;
}
