import type { Language } from '#src/shared/language/languages.ts';
import type { IdeaEvent, IdeaGraph } from '../idea/idea-graph.ts';

/** Words by which somebody is out in the weather; 'on a rainy day' may be spent in a room. */
const OUT: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:in|through|out in|under|despite) (?:the |a |an |heavy |pouring |falling |driving |light |freezing |thick |deep )*(?:rain|snow|storm|blizzard|downpour|drizzle|sleet|hail|snowstorm|snowfall|rainstorm|thunderstorm|fog|mist)|(?:soaked|drenched) (?:by|in|to)|rain-soaked)\b/i,
  cn: /[雨雪雾](?:中|里|地里|地上)|[雨雪]当中|[冒淋顶](?:着|了)?[\p{Script=Han}]{0,3}[雨雪]|淋湿|风[雨雪]中/u,
  ja: /(?:雨|雪|霧|嵐|吹雪|土砂降り)の(?:降る|降りしきる)?中|[雨雪]の(?:降る|降りしきる)中|雨に(?:打た|濡れ|ぬれ|降ら)|ずぶ濡れ/u,
  ko: /빗속|눈 ?속에서|눈 ?속을|(?:비|눈|소나기|장대비|폭우|눈보라)(?:를|을) (?:맞|뚫)|(?:폭우|눈보라|안개|소나기|폭설) ?속|눈밭/u,
};

/** Words that say that all the same it happens under a roof. */
const INSIDE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:inside|indoors|at home|window|in (?:the|a|her|his|their) (?:house|room|kitchen|car|bus|train))\b/i,
  cn: /[屋室家车店房]里|[屋室]内|窗/u,
  ja: /室内|屋内|部屋|家で|家の中|車内|窓/u,
  ko: /실내|집에서|집 안|방 ?안|방에서|차 안|창/u,
};

const SENTENCE_END = /[.!?。！？…\n]/u;

/** Whether the idea says that an event is seen out in rain, snow, fog or storm. */
export function isOutInWeather({ text, language }: IdeaGraph, { span, at }: IdeaEvent): boolean {
  const from = text.slice(0, span.from).search(new RegExp(`${SENTENCE_END.source}[^.!?。！？…\\n]*$`, 'u')) + 1;
  const end = text.slice(span.from).search(SENTENCE_END);
  const sentence = text.slice(from, end < 0 ? text.length : span.from + end);
  return at === undefined && OUT[language].test(sentence) && !INSIDE[language].test(sentence);
}
