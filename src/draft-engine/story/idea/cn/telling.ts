import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Span } from '../idea-graph.ts';
import { simplified } from './traditional.ts';

const TYPES: Partial<Record<FilmType, string>> = {
  ads: '广告, 广告片, 宣传片',
  drama: '剧情片, 文艺片',
  comedy: '喜剧, 喜剧片, 搞笑, 黑色幽默, 爆笑',
  romance: '爱情, 爱情片, 浪漫爱情, 言情, 恋爱',
  martial_arts: '武侠, 武侠片, 功夫片, 武打',
  fantasy: '奇幻, 魔幻, 玄幻, 仙侠, 奇幻片',
  scifi: '科幻, 科幻片',
  suspense: '悬疑, 悬疑片, 惊悚, 惊悚片',
  horror: '恐怖, 恐怖片, 鬼片, 鬼',
  action: '动作, 动作片',
  history: '历史, 历史片, 古装',
  war: '战争, 战争片',
  documentary: '纪录片, 纪实',
  animation: '动画, 动画片, 卡通, 童话, 睡前',
  crime: '犯罪, 犯罪片, 黑帮',
  adventure: '冒险, 冒险片, 探险',
  biography: '传记, 传记片',
  disaster: '灾难, 灾难片',
  youth: '青春, 青春片, 校园',
  family: '家庭, 家庭片, 亲情',
  art: '艺术片, 实验短片, 艺术',
  road: '公路片, 公路',
  western: '西部片',
  detective: '侦探, 推理, 侦探片',
  education: '科普, 教育片, 教学',
  travel: '旅行片, 旅游宣传, 风光片',
  nature: '自然, 自然纪录片',
  variety: '综艺',
  news: '新闻, 新闻报道',
};
const FILM_WORDS =
  '电影|影片|短片|微电影|视频|短视频|动画短片|动画|故事|短剧|剧本|纪录片|广告|宣传片|片子|童话|传奇|脚本|寓言|MV';
/** Prompts that begin a sentence: '请写一个关于…', '本片讲述了', '生成一段…的视频'. */
const PREFIX = new RegExp(
  `(?:^|[。！？，,\\n])\\s*(?:请|帮我|给我|我想要|我想|能不能|请你|请帮我)?(?:${[
    `(?:写|拍摄|拍|制作|做|生成|创作|讲|来|编写|编|画|创建|设计)(?:一|1)?(?:个|部|段|条|篇|则|支|集)?(?:(?!关于|讲述|描述|描写)[^，。！？：]){0,10}?(?:${FILM_WORDS})(?:[，：:,]|(?=关于))(?:内容)?(?:关于|讲述|描述|描写|主题是|内容是)?`,
    '(?:写|拍摄|拍|制作|做|生成|创作|讲|来|编)(?:一|1)?(?:个|部|段|条|篇|则|支|集)?(?:关于|讲述|描写|描述)',
    '(?:写|拍摄|拍|制作|做|生成|创作|讲|来|编)(?:一|1)?(?:个|部|段|条|篇|则|支|集)(?=[^，。！？]{2,60}的(?:[^，。！？的]{0,6})(?:' +
      FILM_WORDS +
      '))',
    `(?:这是|本片是|该片是|影片是)?(?:一|1)(?:个|部|段|则)(?:关于|讲述|描写)`,
    `(?:这是|本片是|该片是|影片是)(?:一|1)(?:个|部|段|则)`,
    `(?:(?:本片|该片|影片|电影|故事|全片|本剧|剧集|短片|本故事|这部电影|这个故事|影片主要|故事主要)(?:主要)?(?:以[^，。]{1,14}为(?:背景|主线|题材)，?)?)?(?:讲述|讲述的是|讲的是|描述|描写|讲|围绕|聚焦)了?(?:的是)?(?:一个)?(?:关于)?(?!话)`,
    `[^，。！？：《》]{0,8}(?:片|故事|短片|视频|电影|创意|脚本|大纲|梗概|构思|分镜|文案|绘本|漫画|情节|剧情|选题|画面感|场景)[：:]`,
    `(?:用[^，。！？：]{1,10})?(?:简单|生动|通俗)?(?:讲解|解释|说明|科普|介绍|演示)(?:一下)?(?:[^，。！？：]{0,6}[：:，])?(?=[^，。！？]{2,20}(?:为什么|如何|怎样|怎么|是什么|的原理|的过程))`,
    `(?:教你|教大家|手把手教你)[^，。！？：]{1,12}[：:]`,
    `给[^，。！？：]{1,10}(?:讲一讲|讲讲|讲一下|说一说|解释一下|解释|科普一下|科普)[：:，]?`,
    `(?:一|1)(?:个|组|段)(?:长)?(?:镜头|画面)[：:，]`,
  ].join('|')})`,
  'gu',
);
const TAIL = new RegExp(`(?:的|之间的)[^，。！？的，在了被把]{0,8}?(?:${FILM_WORDS})(?=$|[。！？，\\n])`, 'gu');
const STYLE = new RegExp(
  `(?:[248]k|[248]K|1080p|hdr|HDR|imax|IMAX|60帧|24帧|${'超高清|高清|超清|电影感|电影级|电影质感|电影画质|电影镜头|质感|画质|写实|超写实|逼真|特写|近景|中景|远景|全景|大远景|俯拍|仰拍|航拍|航拍镜头|俯视镜头|慢镜头|慢动作|长镜头|跟拍|推镜头|拉镜头|镜头缓缓推进|镜头推进|镜头拉远|镜头环绕|手持镜头|手持摄影|固定镜头|一镜到底|景深|浅景深|虚化|逆光|侧光|暖色调|冷色调|柔光|体积光|丁达尔效应|光影|电影光影|电影级光影|戏剧性光影|氛围感|唯美风格|水彩画?风格?|水彩风|水墨风格?|水墨画风格?|国画风格?|油画风格|剪纸风格|黏土动画|定格动画|皮克斯风格|宫崎骏风格|吉卜力风格|新海诚风格|迪士尼风格|动漫风格|赛博朋克风格|蒸汽朋克风格|复古风格|胶片质感|胶片感|黑白影像|黑白画面|像素风格?|3D动画|3D渲染|虚幻引擎|极简风格|国风|中国风|梦幻风格|细节丰富|高细节|大师级构图|构图|广角|微距|微距镜头|第一人称视角|电影镜头感|镜头'.replaceAll(
    '，',
    '|',
  )})+(?=$|[，。,.、；;：:的\\s])的?(?:镜头|画面|短片|视频)?`,
  'giu',
);
/** A kind of film or a manner as a piece of its own: '武侠，大雪。', '水墨动画。', '慢节奏。' */
const LABEL = new RegExp(
  `(?<=^|[。！？，,；：:\\s])(?:[^，。！？,：:\\s]{0,4}?(?:动画|动画片|短片|影片|电影|片|风格|画风|节奏|质感|氛围|基调|色调|配乐)|${Object.values(TYPES).join('|').replaceAll(', ', '|')}|唯美|治愈|温馨|温情|写意|诗意|极简|暗黑|复古|怀旧|燃|热血|催泪|轻松|荒诞|黑白|水墨|水彩|油画|剪纸|定格|默片|无对白|无台词|竖屏|横屏|慢镜|空镜|旁白)(?=[，。！？,：:；\\s]|$)`,
  'gu',
);
/** '给保温杯写条广告：' */
const ORDER =
  /(?:给|为)(?=[^，。！？：]{1,16}(?:写|拍|做|设计|来)[一1]?[个部段条支则]?(?:公益)?(?:广告|宣传片|广告片|短片|文案|广告语)[：:，])|(?<=[^，。！？：:\s])(?:公益)?(?:广告|宣传片|广告片|广告语)(?=[：:])|(?:写|拍|做|来|出)[一1]?[个部段条支则]?(?:公益)?(?:广告|宣传片|广告片|短片)[：:，]/gu;
/** '传说山顶住着…': whence it is known. */
const HEARSAY = /(?<=^|[。！？\n])\s*(?:传说中?|相传|据说|据传|话说)，?(?=[^，。！？的]{3})/gu;
/** What is asked of pictures and sounds: '镜头慢慢拉远', '全程无对白', '不要台词'; whence a story is known: '据报道'. */
const NOTE =
  /(?<=^|[，。！？；\n])\s*(?:(?:镜头|画面|字幕|片头|片尾|旁白|配乐|背景音乐|全片|全程|时长|片长|画幅|光线|要求|音乐(?=安静|轻柔|舒缓|欢快|激昂|悠扬|低沉))(?![中里上内])[^，。！？；：]*|[^，。！？；：被把]{0,6}(?:不要|没有|无|不需要|禁止)任?何?(?:对白|台词|旁白|对话|字幕|文字|配乐)|据[^，。！？；]{0,8}(?:报道|介绍|了解|统计)|[^，。！？；：]{0,8}时长[^，。！？；]*)(?=$|[，。！？；：\n])/gu;
const QUESTION = /[？?]|^(?:为什么|如何|怎样|怎么|什么是)|(?:为什么|怎么办|是什么)$/u;

export interface Told {
  type?: FilmType;
  style: string[];
  isQuestion: boolean;
  spans: Span[];
}

/** What the text says of the film and not of the story. */
export function findTelling(text: string): Told {
  const plain = simplified(text);
  const prefixes = [...plain.matchAll(PREFIX)]
    .map(spanOf)
    .map((span) => ({ ...span, from: skipStop(plain, span.from) }));
  const labels = [
    ...plain.matchAll(LABEL),
    ...plain.matchAll(ORDER),
    ...plain.matchAll(NOTE),
    ...plain.matchAll(HEARSAY),
  ].map(spanOf);
  const tails = [...plain.matchAll(TAIL)].map(spanOf);
  const styles = [...plain.matchAll(STYLE)].map(spanOf);
  const told = [...prefixes, ...labels, ...tails].map(({ from, to }) => plain.slice(from, to)).join(' ');
  const type = typeOf(told);
  return {
    ...(type ? { type } : {}),
    style: styles.map(({ from, to }) => text.slice(from, to).replace(/的$/, '')),
    isQuestion: QUESTION.test(plain),
    spans: [...prefixes, ...labels, ...tails, ...styles],
  };
}

const spanOf = (match: RegExpMatchArray): Span => ({
  from: match.index as number,
  to: (match.index as number) + match[0].length,
});

const skipStop = (text: string, from: number): number =>
  from + (/^[。！？，,\s]*/.exec(text.slice(from, from + 4))?.[0].length ?? 0);

/** The longest type word that the prompt's own words say. */
function typeOf(told: string): FilmType | undefined {
  let found: FilmType | undefined;
  let length = 0;
  for (const [type, words] of Object.entries(TYPES) as [FilmType, string][]) {
    for (const word of words.split(', ')) {
      if (word.length > length && told.includes(word)) {
        found = type;
        length = word.length;
      }
    }
  }
  return found;
}
