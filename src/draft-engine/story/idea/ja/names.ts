import { CLEAR_NAMES } from './marks.ts';
import { isAnimate, isKnownNoun, kindOfNoun } from './noun-kinds.ts';
import type { Token } from './words.ts';

const HONORIFICS = new Set('さん くん 君 ちゃん 様 さま 氏 殿 たん はん 嬢 先輩 兄さん 姉さん'.split(' '));
const PLACE_ENDS = new Set(
  '村 町 市 県 区 島 山 川 湖 駅 国 城 寺 神社 王国 帝国 街 通り 港 岬 谷 峠 高校 中学 小学校 大学 学園 病院 ホテル 星 州 郡 半島 海峡 温泉 公園 橋 空港 線 号 社 家 軍 団 組 族 人 語'.split(
    ' ',
  ),
);

/** Written in katakana or Latin letters only. */
export const isForeign = (text: string): boolean => /^[\p{Script=Katakana}\p{Script=Latin}ー・＝=.'’-]+$/u.test(text);

const isPersonalName = (token: Token): boolean =>
  token.sub === '固有名詞' && token.detail.startsWith('人名') && !isKnownNoun(token.text);

const isPlaceName = (token: Token): boolean => token.sub === '固有名詞' && token.detail.startsWith('地域');

const isUnknownForeign = (token: Token): boolean =>
  isForeign(token.text) &&
  !isKnownNoun(token.text) &&
  !isPlaceName(token) &&
  (token.isUnknown || token.sub === '固有名詞');

const isNameLike = (token: Token): boolean =>
  isPersonalName(token) || isUnknownForeign(token) || (CLEAR_NAMES.has(token.text) && !isKnownNoun(token.text));

/** What a run of nouns names: a common noun, a name, or both ('少女ハナ'). */
export interface NamedNoun {
  head: string;
  name?: string;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

/** Divides a run of nouns into its common noun and its name. */
export function readNamedNoun(run: readonly Token[]): NamedNoun {
  const whole = textOf(run);
  if (isKnownNoun(whole)) {
    return { head: whole };
  }
  const polite = readPoliteName(run);
  if (polite) {
    return polite;
  }
  const start = run.findIndex((token, at) => isNameLike(token) || isForeignAfterPerson(run, token, at));
  if (start < 0) {
    return readPlaceName(run);
  }
  return readPersonalName(run, start);
}

/** '相葉くん', '山田さん'; '運転手さん' is no name. */
function readPoliteName(run: readonly Token[]): NamedNoun | undefined {
  const last = run.at(-1) as Token;
  if (run.length < 2 || !HONORIFICS.has(last.text)) {
    return undefined;
  }
  const core = run.slice(0, -1);
  const text = textOf(core);
  const isTrade = isKnownNoun(text) || core.some(({ detail, sub }) => sub === '接尾' && detail !== '人名');
  if (isTrade) {
    return { head: text };
  }
  const start = core.findIndex(isNameLike);
  const common = start > 0 ? textOf(core.slice(0, start)) : '';
  if (common && isKnownNoun(common)) {
    return { head: common, name: textOf(run.slice(start)) };
  }
  return { head: '', name: textOf(run) };
}

/** '姉妹アヤ' */
const isForeignAfterPerson = (run: readonly Token[], token: Token, at: number): boolean =>
  at > 0 && isForeign(token.text) && !isKnownNoun(token.text) && isAnimate(kindOfNoun(textOf(run.slice(0, at))));

function readPersonalName(run: readonly Token[], start: number): NamedNoun {
  const common = textOf(run.slice(0, start));
  let end = start + 1;
  while (end < run.length && continuesName(run[end] as Token, run[end - 1] as Token)) {
    end++;
  }
  const name = textOf(run.slice(start, end));
  const rest = textOf(run.slice(end));
  const first = run[start] as Token;
  if (rest === '') {
    if (common === '') {
      return first.isUnknown && run.length === 1 && !isNameShape(first.text) ? { head: name } : { head: '', name };
    }
    return kindOfNoun(common) === 'unknown' && !isPersonalName(first)
      ? { head: common + name }
      : { head: common, name };
  }
  if (PLACE_ENDS.has(rest)) {
    return { head: rest, name: common + name + rest };
  }
  if (isAnimate(kindOfNoun(rest)) && isPersonalName(first)) {
    return { head: rest, name };
  }
  return { head: common + name + rest };
}

/** A foreign word that is written like a name: two parts, or a capital letter. */
const isNameShape = (text: string): boolean => text.includes('・') || /^\p{Lu}\p{L}*[\p{Ll}\p{Lu}]/u.test(text);

function continuesName(token: Token, before: Token): boolean {
  if (token.detail === '人名' && token.sub === '接尾') {
    return true;
  }
  return isNameLike(token) || (before.detail === '人名.姓' && token.text.length <= 2 && !isKnownNoun(token.text));
}

/** '魚梁瀬村' has the head 村; 'フランス料理' is a common noun. */
function readPlaceName(run: readonly Token[]): NamedNoun {
  const whole = textOf(run);
  const first = run[0] as Token;
  if (first.sub !== '固有名詞') {
    return { head: whole };
  }
  if (run.length === 1) {
    return { head: '', name: whole };
  }
  const rest = textOf(run.slice(1));
  if (rest !== '人' && (PLACE_ENDS.has(rest) || (isPlaceName(first) && kindOfNoun(rest) === 'place'))) {
    return { head: rest, name: whole };
  }
  return { head: whole };
}
