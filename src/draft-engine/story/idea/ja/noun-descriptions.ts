import { isDeedWord } from './deeds-of-words.ts';
import { tradeOfKin } from './kin-of-trade.ts';
import { APPOSED_NOUNS, DESCRIBING_NOUNS, JAPANESE_PRESENCES, MANNER_NOUNS, PARTNERS } from './marks.ts';
import { isAnimate, isKnownNoun, kindOfNoun, kindOfSense, kindsOfNoun } from './noun-kinds.ts';
import type { Particles } from './particles.ts';
import { addAdjective, isQualityWord } from './read-predicates.ts';
import type { ReadingState } from './reading-state.ts';
import { WORN_THINGS } from './unseen-words.ts';
import type { Token } from './words.ts';

/** '孤独な', '迷子の', '静かに': adjectives and manners. */
export function readDescription(
  state: ReadingState,
  tokens: readonly Token[],
  at: number,
  particles: Particles,
): number | undefined {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  if (next?.base === 'だ' && next.form === '体言接続') {
    takeLikened(state, token);
    addAdjective(state, token, token.text);
    return at + 2;
  }
  if (token.name) {
    return undefined;
  }
  const word = particles.marker === 'の' ? describingWord(tokens, token, particles) : undefined;
  if (word) {
    addAdjective(state, token, word);
    return particles.next;
  }
  if (particles.marker === 'で' && MANNER_NOUNS.has(token.text)) {
    state.manner.push(`${token.text}で`);
    return particles.next;
  }
  if (next?.text === 'に' && isManner(token, tokens[at + 2])) {
    state.manner.push(`${token.text}に`);
    return at + 2;
  }
  return undefined;
}

/** '自分とそっくりな女': whom she is like takes no part. */
function takeLikened(state: ReadingState, { text }: Token): void {
  if (/^(?:そっくり|同じ|瓜二つ|うりふたつ)$/.test(text) && state.pending.at(-1)?.marker === 'と') {
    state.pending.pop();
  }
}

/** '地球最後の', '村一番の' */
const OF_ALL = /.(?:最後|最初|初|唯一|最高|最強|最大|有数|屈指|一番|随一|一)$/u;

/** '入院中の少年' */
const isDuring = ({ text, parts }: Token): boolean =>
  text.endsWith('中') && (parts?.length ?? 0) > 1 && isDeedWord(`${text.slice(0, -1)}する`);

/** '赤いコートの女性' wears it. */
function isWorn(tokens: readonly Token[], token: Token, { next }: Particles): boolean {
  const noun = tokens[next];
  return WORN_THINGS.test(token.text) && noun?.pos === '名詞' && isAnimate(kindOfNoun(noun.base || noun.text));
}

const MANNERS_WITH_NI = new Set('最後 最初 一緒 いっしょ 交互 別々 無事 一斉 同時 懸命 逆さま'.split(' '));

/** '静かに歩く', but not '元気になる'. */
function isManner(token: Token, verb: Token | undefined): boolean {
  if (token.sub !== '形容動詞語幹') {
    return MANNERS_WITH_NI.has(token.text);
  }
  const isIdiom = verb?.pos === '動詞' && isDeedWord(`${token.text}に${verb.base}`);
  return !isIdiom && (!isKnownNoun(token.text) || kindOfNoun(token.text) === 'quality');
}

/** A noun with の that is an adjective: '迷子の', '双子の', '小学生の' before 兄妹. */
function describingWord(tokens: readonly Token[], token: Token, particles: Particles): string | undefined {
  const withNo = `${token.text}の`;
  if (isDuring(token) || OF_ALL.test(token.text) || isWorn(tokens, token, particles)) {
    return token.text;
  }
  if (token.text === '昔' || DESCRIBING_NOUNS.has(token.text) || isSamePerson(tokens, token, particles)) {
    return token.text;
  }
  if (kindsOfNoun(withNo).has('quality')) {
    return withNo;
  }
  return isQualityWord(token.text) || Object.hasOwn(JAPANESE_PRESENCES, withNo) ? token.text : undefined;
}

/** Who is rather told by a trade than belongs to somebody of that trade: '漁師の父', but '船長の娘'. */
const OLDER_KIN = new Set('父 母 父親 母親 祖父 祖母 夫 兄 姉 両親 叔父 叔母 伯父 伯母 幼なじみ 親友 恋人'.split(' '));
const TRADE =
  /(師|士|員|手|職人|医|医者|教師|教諭|刑事|警官|画家|作家|音楽家|写真家|小説家|生|大工|学者|記者|者|ドライバー|ガイド|ピアニスト|ボクサー|ダンサー|シェフ|パイロット|レスラー|カメラマン|ライター|デザイナー)$/;

/** '元教師の父'; where a trade of the lexicon stands alone, both become one noun. */
const isOlderKin = (token: Token, noun: Token, isFormerly: boolean): boolean =>
  OLDER_KIN.has(noun.text) &&
  (isFormerly || tradeOfKin(token.base, noun.base) === undefined) &&
  (TRADE.test(token.text) || token.text.startsWith('元'));

/** '小学生の兄妹' are one: a trade or an age, and who it is. */
function isSamePerson(tokens: readonly Token[], token: Token, { next }: Particles): boolean {
  const noun = tokens[next];
  const isFormerly = token.text.startsWith('元') || tokens[next - 3]?.text === '元';
  const isSame =
    noun !== undefined &&
    (isOlderKin(token, noun, isFormerly) || (isFormerly && TRADE.test(noun.text)) || APPOSED_NOUNS.has(noun.text)) &&
    !APPOSED_NOUNS.has(token.text);
  return (
    isSame && isAnimate(token.sense ? kindOfSense(token.sense) : kindOfNoun(token.base)) && !PARTNERS.has(token.base)
  );
}
