import type { Language } from '#src/shared/language/languages.ts';
import type { Word } from '../../story/idea/text-reading.ts';

/** Tags of words that say something of what is to be seen. */
const CONTENT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:noun|verb|adjective|name)$/,
  cn: /^(?:n|v|adj|adv|time|name)$/,
  ko: /^(?:noun|verb|name)/,
  ja: /^(?:名詞\.(?:一般|サ変接続|固有名詞|形容動詞語幹|副詞可能)|動詞\.自立|形容詞\.自立)/,
};

/** Words that say nothing by themselves: that something is there, where it is to something else, how much of it. */
const EMPTY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:be|is|are|was|have|has|do|get|make|let|show|shown|featuring|feature|see|seen|view|front|back|side|top|middle|center|centre|left|right|background|foreground|distance|way|kind|sort|lot|lots|piece|pieces|pair|group|bunch|full|other|same|own|many|much|several|some|very|one|thing|something|stand|standing|place|placed|set|use|using|style|image|picture|scene|day|time|atmosphere|mood|vibe|feeling|inside|outside|around|surround|surrounded|fill|filled|cover|covered|come|coming|go|going|a|an|the|of|with|look|looking|little|small|big|large|huge|beautiful|pretty|nice|lovely|rest|resting|lie|lying|wear|wearing|dress|dressed|hold|holding|portrait|shot|call|called|name|named)$/iu,
  cn: /^(?:是|有|在|和|与|着|了|的|地|得|上|下|里|中|前|后|旁|边|间|内|外|这|那|一|个|只|来|去|到|放|站|站着|站在|坐在|成|为|做|让|使|很|非常|画面|场景|背景|看|看到|见|出现|风格|感觉|氛围|气氛|图片|照片|照进|透出|落下|的人|放着|摆放|美丽|漂亮|大|小|穿|穿着|戴|戴着|上面|下面|里面|旁边|叫|叫做|叫作|名叫|名为|名字)$/u,
  ja: /^(?:ある|いる|する|なる|れる|られる|見る|来る|行く|中|上|下|前|後|横|隣|そば|間|外|内|こと|もの|とき|よう|さま|姿|様子|風景|景色|背景|場面|写真|絵|イラスト|感じ|雰囲気|的|立つ|置く|載る|杯|匹|人|一|二|三|いっぱい|たくさん|大きな|小さな|大きい|小さい|美しい|きれい|着る|着|かぶる|持つ|被る|呼ぶ|名前|名|いう)$/u,
  ko: /^(?:있다|없다|이다|하다|되다|보다|위|아래|앞|뒤|옆|속|안|밖|가운데|사이|배경|모습|풍경|장면|사진|그림|느낌|분위기|스타일|것|수|한|두|세|네|잔|개|마리|명|그릇|송이|서다|서|놓다|놓이다|들다|가득하다|많다|크다|작다|아름답다|예쁘다|지다|나다|입다|쓰다|신다|날|때|불다|부는|이름|부르다|불리다)$/u,
};

/** A word that something in the picture has to answer for. */
export interface ContentWord {
  text: string;
  base: string;
  from: number;
  to: number;
}

/** The words of a text that say something of what is to be seen. */
export function contentWords(words: readonly Word[], language: Language): ContentWord[] {
  return words
    .filter(
      ({ text, base, tag }) =>
        CONTENT[language].test(tag) &&
        !EMPTY[language].test(text) &&
        !EMPTY[language].test(base) &&
        /\p{L}/u.test(text) &&
        (language !== 'ja' || !/^[ぁ-ん]$/u.test(text)),
    )
    .map(({ text, base, from, to }) => ({ text, base, from, to }));
}
