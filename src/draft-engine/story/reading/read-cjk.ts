import type { Language } from '#src/shared/language/languages.ts';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { FrameId } from '../frames/frames.ts';
import type { QualityId } from '../lexicon/concept.ts';
import type { TimeOfDay, Weather } from '../place-spec.ts';
import { chooseParts, type MarkedNoun } from './choose-parts.ts';
import { frameOfNouns, type IdeaReading } from './idea-reading.ts';
import { beginsFamiliarName, nameNouns } from './idea-names.ts';
import { markNoun } from './mark-noun.ts';
import { conceptByEnding } from './noun-endings.ts';
import { unknownObject } from './unknown-object.ts';
import { scanWords, type ScannedWord } from './scan-words.ts';

type Cjk = Exclude<Language, 'en'>;
const QUESTION: Readonly<Record<Cjk, RegExp>> = { cn: /怎么|如何|为什么|怎样|是怎|为何/, ko: /어떻게|왜 |방법|비밀은 무엇/, ja: /どうやって|なぜ|どのように|作り方|できるまで|どうして|どう作/ };
const SELLING: Readonly<Record<Cjk, RegExp>> = { cn: /广告|新品|宣传片/, ko: /광고|신제품/, ja: /広告|CM|コマーシャル|新発売/ };
const NOT_NAMES = /^(怎么|如何|怎样|为什么|它|他|她|自己|一|每天|什么|これ|それ|こと|もの|것|수|그|한|最後|最后|어느|오늘|내일|一個|一位|二人|ふたり|两人|두 사람)$|^[一二三四五六七八九十百千两几\d]+(?:年|天|个月|个小时|小时|分钟|岁|次|世纪)/;
/** What an idea calls itself at its end: no noun of the story. */
const FRAMING: Readonly<Record<Cjk, RegExp>> = { cn: /的?(?:故事|短片|纪录片|广告片?|电影|新闻|视频)[。！]?$/, ko: /(?:\s?(?:이야기|영화|다큐멘터리|다큐|광고|영상|뉴스|단편))[.!]?$/, ja: /(?:という)?(?:(?:の|る|た|い)(?=話|物語|映画|広告|動画|CM|コマーシャル|ドキュメンタリー|ニュース))?(?:お話|話|物語|映画|広告|動画|CM|コマーシャル|ドキュメンタリー|ニュース)[。！]?$/ };

/** Two who have no other noun. */
const TWO_OF_THEM = /^(?:二人|ふたり|两人|两个人|俩人|두 사람|둘)$/;
const LONE_WORDS: Readonly<Record<Cjk, string>> = { cn: '人', ko: '사람', ja: '人' };
const MOTIONS: ReadonlySet<FrameId> = new Set<FrameId>(['leave', 'travel', 'arrive', 'return']);
const WEATHER_SPIRITS: Readonly<Record<string, Weather>> = { 'spirit.rain': 'rain', 'spirit.snow': 'snow', 'spirit.storm': 'storm', 'spirit.wind': 'wind' };
const STANDS_AS_WEATHER: Readonly<Record<Cjk, RegExp>> = {
  cn: /^(中|里|夜|之夜|天|天里|声|季|后|过后|停)/, ko: /^(\s?(?:오는|내리는|속|부는|치는|그친|개인|날)|의)/, ja: /^(の(?!精|神|子|妖|王)|が降|の中|が吹|がやむ|がやん|上がり|降り|、)/,
};

/** Reads a Chinese, Korean or Japanese idea: longest words of the lexicon first, roles by particles, relative clauses and order. */
export function readCjk(text: string, language: Cjk): IdeaReading {
  const whole = text.slice(0, 300);
  const framing = FRAMING[language].exec(whole);
  const keptEnding = framing && language === 'ja' && /^(る|た|い)/.test(framing[0]) ? framing[0][0] : '';
  const body = framing && framing.index > 1 ? whole.slice(0, framing.index) + (keptEnding ?? '') : whole;
  let time: TimeOfDay | undefined, weather: Weather | undefined;
  const words = scanWords(body, language).filter((word: ScannedWord): boolean => {
    if (word.kind === 'setting') {
      if (word.concept.startsWith('time.')) time ??= word.concept.slice(5) as TimeOfDay;
      else weather ??= word.concept.slice(8) as Weather;
      return false;
    }
    if (word.kind !== 'noun') return true;
    const { concepts } = word;
    if (TWO_OF_THEM.test(body.slice(word.at, word.end)) && /^(?:の|的)/.test(body.slice(word.end))) return false;
    const spirit = concepts.find((concept) => WEATHER_SPIRITS[concept]);
    const fell = language === 'cn' && /[下刮]$/.test(body.slice(0, word.at));
    if (spirit && weather === WEATHER_SPIRITS[spirit]) return false;
    if (spirit && !concepts.some((concept) => concept.startsWith('thing.')) && (fell || STANDS_AS_WEATHER[language].test(body.slice(word.end)))) { weather ??= WEATHER_SPIRITS[spirit]; return false; }
    return true;
  });

  const nouns: MarkedNoun[] = [];
  const verbs: { frame: FrameId; at: number; end: number; relative: boolean }[] = [];
  let adjectives: string[] = [], qualities: QualityId[] = [];
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (word.kind === 'pause') {
      // An adjective before a pause belongs to the noun that it follows.
      nouns.at(-1)?.qualities.push(...qualities);
      adjectives = [];
      qualities = [];
    } else if (word.kind === 'quality' && !beginsFamiliarName(body, word.at)) { adjectives.push(body.slice(word.at, word.end)); qualities.push(word.quality); }
    else if (word.kind === 'verb') {
      const between = next && next.kind !== 'verb' ? body.slice(word.end, next.at) : '';
      const headed = next?.kind === 'noun' || next?.kind === 'quality';
      const relative = language === 'ja' ? headed && /^[ぁ-ん]{0,7}$/.test(between) && (between === '' ? /[うくすつぬむぶぐるただ]$/.test(body.slice(word.at, word.end)) : /[うくすつぬむぶぐるただい]$/.test(between) && !/(て|で|と|が|に|から|ため|は|を|へ)$/.test(between))
        : language === 'ko' ? headed && (/(?:은|는|던|을|ㄴ|된|한|인|린|운|난|낸|진|온|간|친|긴|뜬|쓴|준|둔|찬|잔|산|킨|본|룬|선|든|빈|춘|꾼|낀|탄|른|련|신|건|푼|판|문|분|될|할|볼|킬|올|갈|릴)\s$/.test(body.slice(word.at, next?.at ?? word.end)))
          : headed && isChineseRelative(body, words, index, nouns);
      verbs.push({ frame: word.frame, at: word.at, end: word.end, relative });
    } else if (word.kind === 'noun') {
      // '消防犬': the unknown kanji before a creature belong to its name.
      const before = language === 'ja' && word.concepts.some((concept) => /^(?:person|animal|robot|thing)\./.test(concept)) ? /(?<!(?:毎|今|昨|明|去|翌|先|昔|突|最|全|一|次|々|初|時|週|年|月|日|朝|夜|夏|冬|春|秋))[\p{Script=Han}]{1,3}$/u.exec(body.slice(words[index - 1]?.end ?? 0, word.at))?.[0] ?? '' : language === 'cn' && word.concepts.some((concept) => concept.startsWith('person.')) ? /[女男]$/.exec(body.slice(words[index - 1]?.end ?? 0, word.at))?.[0] ?? '' : '';
      // '毎日祖母': when it is told is no name.
      const lead = /^(?:毎日|毎朝|毎晩|毎年|今日|昨日|明日|今夜|今朝|ある日|先日|突然|最近|昔|今|皆|全員|一生)$/.test(before) ? '' : before;
      const two = TWO_OF_THEM.test(body.slice(word.at, word.end));
      // '音楽室': what follows without a gap makes another word of it.
      const tail = language === 'ja' ? /^(?!達|等|間|中|後|前|時|的|上|下|内|外|様|君|氏|好|目|達)[\p{Script=Han}]{1,2}/u.exec(body.slice(word.end, next?.at ?? body.length))?.[0] ?? '' : '';
      const longer = tail === '' ? [] : conceptByEnding(body.slice(word.at, word.end) + tail, language);
      const end = longer.length > 0 ? word.end + tail.length : word.end;
      const written = two ? LONE_WORDS[language] : lead + body.slice(word.at, end).replace(language === 'cn' && word.end - word.at > 2 ? /里$/ : /(?!)/, '');
      const marked = markNoun(body, word.at - lead.length, end, language);
      if (two || /双子|双胞胎|孪生|쌍둥이/.test(written)) marked.count = 2;
      // '冰淇淋店': a shop of what stands before it.
      const goods = nouns.at(-1);
      if (language === 'cn' && goods?.end === word.at && word.concepts.some((concept) => concept.startsWith('place.')) && goods.concepts.some((concept) => concept.startsWith('thing.')) && /^(?:店|铺|馆|屋|厂|摊|园|场|坊)/.test(written)) {
        nouns.push({ concepts: word.concepts, word: goods.word + written, adjectives: goods.adjectives, qualities: goods.qualities, plural: false, count: 0, role: 'object', at: goods.at, end, mark: marked.mark, relativeTo: 0 });
        nouns.splice(nouns.indexOf(goods), 1, { ...goods, mark: 'of' });
        adjectives = [];
        qualities = [];
        return;
      }
      nouns.push({ concepts: longer.length > 0 ? longer : word.concepts.filter((concept) => !/^(quality|time|weather)/.test(concept)), word: written, adjectives, qualities, plural: marked.plural, count: marked.count, role: marked.mark === 'place' ? 'place' : 'object', at: word.at, end, mark: marked.mark, relativeTo: 0 });
      adjectives = [];
      qualities = [];
    }
  });
  const question = QUESTION[language].test(whole);
  nameNouns(body, language, nouns, verbs);
  const missing = unknownSubject(body, language, nouns, verbs);
  if (missing) nouns.unshift(missing);
  const unknown = unknownObject(body, language, nouns, verbs);
  if (unknown) nouns.push(unknown);
  nouns.sort((one, other) => one.at - other.at);
  const parts = chooseParts(nouns, verbs, language, body);
  const strong = verbs.filter((verb) => verb.frame !== 'want');
  const free = strong.filter((verb) => !verb.relative);
  const closing = free.at(-1), before = strong.at(strong.length - 2);
  // 'sets out to search': the going is not the deed.
  const deed = closing && before && before !== closing && MOTIONS.has(closing.frame) && closing.at - before.end < 5 && !before.relative ? before : closing;
  const main = (language === 'cn' ? free[0] ?? strong[0] : deed ?? strong.at(-1)) ?? verbs[0];
  const frame = SELLING[language].test(text) ? 'launch_product' : question ? 'explain' : main?.frame ?? frameOfNouns(parts.nouns, question, text);
  const reading: IdeaReading = { language, text, nouns: parts.nouns, frame, frameFromVerb: main !== undefined && main.frame === frame, question };
  if (parts.passive) reading.passive = true;
  if (time) reading.time = time;
  if (weather) reading.weather = weather;
  if (/她|그녀|彼女/.test(body)) reading.gender = 'feminine';
  else if (/他|彼(?!女)/.test(body)) reading.gender = 'masculine';
  const age = /(\d{1,3})\s?(?:岁|歳|才|살)/.exec(body);
  if (age) reading.age = Number(age[1]);
  if (language === 'cn' && main && !main.relative && main.frame === frame && reading.nouns[0]?.role === 'subject' && !/的$/.test(body)) {
    const clause = body.slice(main.at).split(/[，。！？、；,.!?;]/)[0]?.replace(/了/g, '') ?? '';
    if (clause.length >= 2 && clause.length <= 14 && !/["“”「」]/.test(clause)) reading.ownWish = clause;
  }
  return reading;
}

/** A Chinese verb belongs to a relative clause where 的 and a noun follow before the next pause, and nobody stands before it to act. */
function isChineseRelative(body: string, words: readonly ReturnType<typeof scanWords>[number][], index: number, before: readonly MarkedNoun[]): boolean {
  const word = words[index];
  if (!word) return false;
  const lastPause = words.slice(0, index).findLast((each) => each.kind === 'pause')?.end ?? 0;
  const acting = before.some((noun) => noun.at >= lastPause && noun.mark !== 'place' && noun.mark !== 'of' && body[noun.end] !== '的');
  const rest = body.slice(word.end).split(/[，。；,.;]/)[0] ?? '';
  const mark = rest.indexOf('的');
  return mark >= 0 && mark < rest.length - 1 && (!acting || /^[了过]?的/.test(rest) && body[word.end - 1] !== '的');
}

const NUMERAL = /^[一二三四五六七八九十百千两几]/;

/** A word before a subject's particle that the lexicon does not know is a protagonist all the same. */
function unknownSubject(body: string, language: Cjk, nouns: readonly MarkedNoun[], verbs: readonly { at: number; end: number }[]): MarkedNoun | undefined {
  if (nouns.some((noun) => noun.mark === 'topic' || noun.mark === 'subject') || language === 'cn' && nouns.some((noun) => noun.concepts.some((concept) => /^(person|animal|robot|spirit)/.test(concept)))) return undefined;
  const name = language === 'ja' ? /^[\p{Script=Han}]{3,5}(?=[はがとの、])/u.exec(body)?.[0] : language === 'cn' ? /^[\p{Script=Han}]{2,4}(?=的)/u.exec(body)?.[0] : undefined;
  if (name && !NUMERAL.test(name) && !NOT_NAMES.test(name) && ![...nouns, ...verbs].some((each) => each.at < name.length)) return { concepts: [], word: name, name, adjectives: [], qualities: [], plural: false, count: 0, role: 'subject', at: 0, end: name.length, mark: 'subject', relativeTo: 0 };
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(body)) {
    const stem = language === 'ko' ? segment.replace(/(들)?(은|는|이|가|을|를|에서|에게|에|와|과|의|으로|로|도)$/, '') : segment;
    if (!isWordLike || [...nouns, ...verbs].some((noun) => index < noun.end && index + segment.length > noun.at) || stem.length < 2 || NOT_NAMES.test(stem)) continue;
    if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}a-z]{2}/iu.test(stem)) continue;
    const after = body.slice(index + stem.length);
    if (language === 'ko' && !/^(들)?(은|는|이|가)(?![가-힣])/.test(after) || language === 'ja' && !/^(たち)?(は|が)/.test(after)) continue;
    // '멈추는 엘리베이터': a verb before the noun that ends the idea.
    const head = language === 'ko' ? nouns.find((noun) => noun.at === index + segment.length + 1) : undefined;
    if (head && /(?:은|는)$/.test(segment) && body.slice(head.end).replace(/[.!\s]/g, '') === '') continue;
    if (language === 'cn' && index > 6) break;
    return { concepts: conceptByEnding(stem, language).filter((concept) => !concept.startsWith('place.')), word: stem.slice(0, 16), adjectives: [], qualities: [], plural: false, count: 0, role: 'subject', at: index, end: index + stem.length, mark: 'subject', relativeTo: 0 };
  }
  return undefined;
}
