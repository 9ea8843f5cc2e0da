import { findTelling } from '../../../idea/cn/telling.ts';
import type { Span } from '../../../idea/idea-graph.ts';
import type { FilmFacts } from '../../film-words.ts';

/** A stretch of the idea between two marks, without them. */
export interface Segment {
  from: number;
  to: number;
  text: string;
  /** It ends a sentence. */
  isLast: boolean;
}

/** What a prompt says of the film and not of the story. */
const OF_THE_FILM =
  /^给.{1,12}(?:写|做|拍).{0,3}(?:广告|文案|故事|剧本)$|^(?:请|帮我|给我|写|讲|做|拍|生成|制作|创作|来|设计).{0,16}(?:故事|视频|短片|广告|剧本|片子|动画|文案|小说|电影|影片|片段)$|^(?:剧情|梗概|故事|简介|主题|标题|画面|镜头)$/;
const STYLE =
  /^(?:\d+k|超清|高清|电影感|特写.{0,4}|慢镜头|.{0,6}(?:风格|画风|质感|色调|构图|光影|镜头|动画|短片|画质|氛围)|唯美|慢节奏|快节奏|武侠|科幻|写实|水墨|治愈系?|悬疑|恐怖|喜剧|童话)$/i;

/** What is left of a stretch without what its ends say of the film. */
function outside(stretch: Span, told: readonly Span[]): Span {
  let { from, to } = stretch;
  for (const span of [...told].sort((one, other) => one.from - other.from)) {
    if (span.from <= from && span.to > from) {
      from = Math.min(span.to, to);
    }
  }
  for (const span of [...told].sort((one, other) => other.to - one.to)) {
    if (span.to >= to && span.from < to && span.from >= from) {
      to = span.from;
    }
  }
  return { from, to };
}

/** '洗衣液广告：', '一支口红的广告：': what is sold is said in the story. */
const isProduct = (words: string, cutOff: string): boolean =>
  words.length < 12 && (/^(?:的)?(?:公益)?(?:广告|宣传片)/.test(cutOff) || (cutOff !== '' && words.endsWith('的')));

/** Up to the next mark; what is quoted stays with whoever says it. */
const STRETCH = /(?:[^，。！？；：…\n,.!?;:“]|“[^”]*”|[：:](?=“))+/g;

/** The stretches of an idea that tell something, in the order of the text. */
export function segmentsOf({ graph: { text, telling } }: FilmFacts): Segment[] {
  const segments: Segment[] = [];
  const told = findTelling(text).spans;
  for (const match of text.matchAll(STRETCH)) {
    const story = outside({ from: match.index, to: match.index + match[0].length }, told);
    const said = text.slice(story.from, story.to);
    const before =
      (said.includes('”') ? /^[\s"「」『』（）()]*/ : /^[\s“"「」『』（）()]*/).exec(said)?.[0].length ?? 0;
    const words = said.slice(before).replace(said.includes('“') ? /\s+$/ : /[\s”"「」『』（）()]+$/, '');
    const from = story.from + before;
    const mark = text[match.index + match[0].length] ?? '。';
    if (
      words !== '' &&
      !isProduct(words, text.slice(story.to, match.index + match[0].length)) &&
      !OF_THE_FILM.test(words) &&
      !OF_THE_FILM.test(match[0].trim()) &&
      !STYLE.test(words) &&
      !telling.style.includes(words)
    ) {
      segments.push({ from, to: from + words.length, text: words, isLast: /[。！？!?.\n]/.test(mark) });
    }
  }
  return segments;
}
