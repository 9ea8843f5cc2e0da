import type { Mood } from '../idea-graph.ts';

/** What follows a verb's stem and what it says. */
export interface Ending {
  mood?: Mood;
  negates?: true;
  voice?: 'passive' | 'causative';
  /** 'もらう': the one who does it is marked に. 'くれる': the one for whom is marked に. */
  favour?: 'received' | 'given';
}

const wants: Ending = { mood: 'wants' };
const tries: Ending = { mood: 'tries' };
const must: Ending = { mood: 'must' };
const can: Ending = { mood: 'can' };
const refuses: Ending = { mood: 'refuses' };
const negates: Ending = { negates: true };
const none: Ending = {};

/** Dictionary forms with alternatives, divided by spaces; 'て' is also で of 読んで. */
const PATTERNS: readonly (readonly [string, Ending])[] = [
  ['ない ば なる|いける|成る ない|ぬ|ん', must],
  ['ぬ ば なる|いける ない|ぬ|ん', must],
  ['ない て は なる|いける|いける ない|ぬ|ん', must],
  ['ない と いける|だめ ない', must],
  ['ぬ を 得る|える ない', must],
  ['て は なる|いける ない|ぬ|ん', { mood: 'must', negates: true }],
  ['て は だめ', { mood: 'must', negates: true }],
  ['て も いい|よい|良い', can],
  ['べし だ ある', must],
  ['べし だ ない', { mood: 'must', negates: true }],
  ['べし だ', must],
  ['べし', must],
  ['こと|の が|は|も できる|出来る|かなう|叶う', can],
  ['こと に する|決める|決定する|なる|至る', none],
  ['こと に 成功する', none],
  ['こと|の に 失敗する', tries],
  [
    'こと|の を 決意する|決心する|決断する|決める|望む|願う|夢見る|夢みる|目指す|希望する|選ぶ|目論む|企てる|計画する|たくらむ|企む',
    wants,
  ],
  [
    'こと|の を 強いる|強制する|強要する|余儀なくする|余儀無くする|命じる|命ずる|求める|迫る|義務付ける られる|れる',
    must,
  ],
  ['こと を 余儀なく する れる', must],
  ['こと|の を 拒む|拒否する|拒絶する|断る|嫌がる|拒み続ける|禁じる|ためらう|嫌う', refuses],
  ['こと|の を やめる|止める|辞める|中止する|諦める|あきらめる|中断する', { mood: 'stops' }],
  ['こと|の を 試みる|目指す|図る', tries],
  ['こと|の を 始める|はじめる|開始する|再開する', { mood: 'begins' }],
  ['う と する ない|ぬ', refuses],
  ['う と は する ない|ぬ', refuses],
  ['う と も する ない|ぬ', refuses],
  ['う と する', tries],
  ['う として', tries],
  ['つつ ある', none],
  ['う と 試みる|もがく|奮闘する|努力する|努める|奔走する|必死|躍起|試行錯誤する', tries],
  ['う と 決意する|決心する|決める|思う|考える|誓う|企む|目論む|たくらむ|思い立つ|願う|心に決める|計画する', wants],
  ['よう に なる', none],
  ['よう に する', none],
  ['よう と する', tries],
  ['決意|決心|覚悟|計画 を する|固める|立てる', wants],
  ['つもり だ', wants],
  ['はめ|羽目|ハメ に なる|陥る', must],
  ['まま|きり の|だ', none],
  ['はず だ', none],
  ['はず の', none],
  ['の|ん だ ある', none],
  ['の だ', none],
  ['ん だ', none],
  ['わけ だ', none],
  ['わけ に は いく|いける ない', { mood: 'must', negates: true }],
  ['そう だ', none],
  ['そう に なる', tries],
  ['かも しれる ない|ん', none],
  ['かもしれる ない', none],
  ['かもしれない', none],
  ['だ は ない', negates],
  ['じゃ ない', negates],
  ['だ ある', none],
  ['て ほしい|欲しい', wants],
  ['て もらう|いただく|頂く|もらえる', { favour: 'received' }],
  ['て くれる|くださる|下さる', { favour: 'given' }],
  ['て いる|おく|しまう|くる|いく|来る|行く|ゆく|みる|みせる|おる|いらっしゃる|やる|あげる|さしあげる|ある', none],
  ['ちゃう', none],
  ['ちまう', none],
  ['てる', none],
  ['でる', none],
  ['とく', none],
  ['に 行く|来る|いく|くる', none],
  ['ない なる', negates],
  ['たい なる', wants],
  ['たい', wants],
  ['たがる', wants],
  ['ない', negates],
  ['ぬ', negates],
  ['ん', negates],
  ['まい', negates],
  ['れる', { voice: 'passive' }],
  ['られる', { voice: 'passive' }],
  ['せる', { voice: 'causative' }],
  ['させる', { voice: 'causative' }],
  ['始める', { mood: 'begins' }],
  ['はじめる', { mood: 'begins' }],
  ['だす', { mood: 'begins' }],
  ['出す', { mood: 'begins' }],
  ['終える', { mood: 'stops' }],
  ['終わる', { mood: 'stops' }],
  ['やめる', { mood: 'stops' }],
];

/** Each pattern as a list of lists of alternatives, by the first word. */
export const ENDINGS: ReadonlyMap<string, readonly { words: readonly string[][]; ending: Ending }[]> = indexPatterns();

function indexPatterns(): Map<string, { words: string[][]; ending: Ending }[]> {
  const index = new Map<string, { words: string[][]; ending: Ending }[]>();
  for (const [pattern, ending] of PATTERNS) {
    const words = pattern.split(' ').map((word) => word.split('|'));
    for (const first of words[0] as string[]) {
      const found = index.get(first) ?? [];
      found.push({ words, ending });
      index.set(first, found);
    }
  }
  for (const found of index.values()) {
    found.sort((one, other) => other.words.length - one.words.length);
  }
  return index;
}

/** Second verbs after a stem that change nothing of what is done: '走り続ける'. */
export const PLAIN_SECOND_VERBS: ReadonlySet<string> = new Set(
  '続ける つづける 合う あう きる 切る すぎる 過ぎる かける 直す 込む こむ つける 回る まわる 抜く 続く 得る える まくる かねる そびれる つくす 尽くす たて とおす 通す ゆく めく いく いる おる ます'.split(
    ' ',
  ),
);
