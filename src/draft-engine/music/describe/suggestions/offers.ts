import type { Language } from '#src/shared/language/languages.ts';
import type { MusicMood } from '../../../story/film-plan.ts';
import type { InstrumentName } from '../../style/instruments.ts';
import type { NotionIds } from '../notions.ts';

type Words = Readonly<Record<Language, string>>;

/** Kinds of music that are offered, in words that stand behind a comma. */
export const STYLE_WORDS = {
  ambient: { en: 'ambient', cn: '氛围音乐', ja: 'アンビエント', ko: '앰비언트' },
  ballad: { en: 'a ballad', cn: '抒情曲', ja: 'バラード', ko: '발라드' },
  baroque: { en: 'baroque', cn: '巴洛克', ja: 'バロック', ko: '바로크' },
  blues: { en: 'blues', cn: '布鲁斯', ja: 'ブルース', ko: '블루스' },
  bossa: { en: 'bossa nova', cn: '波萨诺瓦', ja: 'ボサノバ', ko: '보사노바' },
  celtic: { en: 'celtic', cn: '凯尔特', ja: 'ケルト', ko: '켈트' },
  chiptune: { en: '8-bit game music', cn: '8位游戏音乐', ja: '8ビットのゲーム音楽', ko: '8비트 게임 음악' },
  classical: { en: 'classical', cn: '古典音乐', ja: 'クラシック', ko: '클래식' },
  folk: { en: 'folk', cn: '民谣', ja: 'フォーク', ko: '포크' },
  funk: { en: 'funk', cn: '放克', ja: 'ファンク', ko: '펑크' },
  hymn: { en: 'a hymn', cn: '赞美诗', ja: '賛美歌', ko: '찬송가' },
  jazz: { en: 'jazz', cn: '爵士乐', ja: 'ジャズ', ko: '재즈' },
  lofi: { en: 'lo-fi', cn: '低保真', ja: 'ローファイ', ko: '로파이' },
  metal: { en: 'heavy metal', cn: '重金属', ja: 'ヘビーメタル', ko: '헤비메탈' },
  orchestral: { en: 'orchestral', cn: '管弦乐', ja: '管弦楽', ko: '관현악' },
  pop: { en: 'pop', cn: '流行音乐', ja: 'ポップス', ko: '팝' },
  ragtime: { en: 'ragtime', cn: '拉格泰姆', ja: 'ラグタイム', ko: '래그타임' },
  rock: { en: 'rock', cn: '摇滚', ja: 'ロック', ko: '록' },
  synthwave: { en: 'synthwave', cn: '合成器浪潮', ja: 'シンセウェイブ', ko: '신스웨이브' },
  techno: { en: 'techno', cn: '电子舞曲', ja: 'テクノ', ko: '테크노' },
  trailer: { en: 'like a film trailer', cn: '电影预告片', ja: '映画の予告編', ko: '영화 예고편' },
  waltz: { en: 'a waltz', cn: '华尔兹', ja: 'ワルツ', ko: '왈츠' },
} as const satisfies Readonly<Partial<Record<NotionIds['genre'], Words>>>;

export const FEELING_WORDS = {
  calm: { en: 'calm', cn: '宁静', ja: '穏やか', ko: '평화로운 느낌' },
  dark: { en: 'dark', cn: '黑暗', ja: '暗い雰囲気', ko: '어두운 분위기' },
  dreamy: { en: 'dreamy', cn: '梦幻', ja: '夢のような雰囲気', ko: '몽환적인 느낌' },
  driving: { en: 'energetic', cn: '激昂', ja: '激しく', ko: '역동적인 느낌' },
  epic: { en: 'epic', cn: '史诗般', ja: '壮大', ko: '웅장한 느낌' },
  happy: { en: 'happy', cn: '欢快', ja: '楽しい感じ', ko: '신나는 느낌' },
  heroic: { en: 'heroic', cn: '英勇', ja: '勇ましい感じ', ko: '영웅적인 느낌' },
  hopeful: { en: 'hopeful', cn: '充满希望', ja: '希望', ko: '희망적인 느낌' },
  lonely: { en: 'lonely', cn: '孤独', ja: '孤独', ko: '외로운 느낌' },
  mysterious: { en: 'mysterious', cn: '神秘', ja: '神秘的', ko: '신비로운 느낌' },
  playful: { en: 'playful', cn: '俏皮', ja: 'コミカル', ko: '익살스러운 느낌' },
  romantic: { en: 'romantic', cn: '浪漫', ja: 'ロマンチック', ko: '낭만적인 느낌' },
  scary: { en: 'scary', cn: '恐怖', ja: '怖い感じ', ko: '무서운 느낌' },
  solemn: { en: 'solemn', cn: '庄严', ja: '荘厳', ko: '엄숙한 느낌' },
  tender: { en: 'tender', cn: '温柔', ja: '優しい感じ', ko: '부드러운 느낌' },
  tense: { en: 'tense', cn: '紧张', ja: '緊張感', ko: '긴장감' },
  warm: { en: 'warm', cn: '温暖', ja: '温かい感じ', ko: '따뜻한 느낌' },
  wistful: { en: 'wistful', cn: '怀旧', ja: '切ない感じ', ko: '그리움' },
} as const satisfies Readonly<Partial<Record<NotionIds['feeling'], Words>>>;

export const TEMPO_WORDS = {
  slow: { en: 'slow', cn: '慢板', ja: 'ゆっくり', ko: '느리게' },
  moderate: { en: 'moderate tempo', cn: '中速', ja: '中くらいの速さ', ko: '보통 빠르기' },
  fast: { en: 'fast', cn: '快节奏', ja: '速く', ko: '빠르게' },
} as const satisfies Readonly<Partial<Record<NotionIds['tempo'], Words>>>;

/** What suits a mood, the most fitting first. */
export const SUITED: Readonly<
  Record<
    MusicMood,
    {
      style: readonly (keyof typeof STYLE_WORDS)[];
      feeling: readonly (keyof typeof FEELING_WORDS)[];
      instruments: readonly InstrumentName[];
    }
  >
> = {
  warm: {
    style: ['folk', 'jazz', 'bossa'],
    feeling: ['warm', 'hopeful', 'calm'],
    instruments: ['piano', 'steel_guitar', 'cello'],
  },
  wistful: {
    style: ['ballad', 'blues', 'classical'],
    feeling: ['wistful', 'lonely', 'tender'],
    instruments: ['piano', 'violin', 'clarinet'],
  },
  playful: {
    style: ['ragtime', 'chiptune', 'waltz'],
    feeling: ['playful', 'happy', 'hopeful'],
    instruments: ['pizzicato', 'marimba', 'clarinet'],
  },
  tense: {
    style: ['orchestral', 'synthwave', 'techno'],
    feeling: ['tense', 'mysterious', 'driving'],
    instruments: ['cello', 'timpani', 'piano'],
  },
  dark: {
    style: ['orchestral', 'ambient', 'metal'],
    feeling: ['dark', 'scary', 'mysterious'],
    instruments: ['cello', 'church_organ', 'choir'],
  },
  epic: {
    style: ['orchestral', 'trailer', 'rock'],
    feeling: ['epic', 'heroic', 'hopeful'],
    instruments: ['horn', 'timpani', 'choir'],
  },
  tender: {
    style: ['ballad', 'classical', 'bossa'],
    feeling: ['tender', 'romantic', 'calm'],
    instruments: ['piano', 'harp', 'violin'],
  },
  mysterious: {
    style: ['ambient', 'celtic', 'orchestral'],
    feeling: ['mysterious', 'dreamy', 'tense'],
    instruments: ['celesta', 'flute', 'harp'],
  },
  bright: {
    style: ['pop', 'funk', 'folk'],
    feeling: ['happy', 'hopeful', 'playful'],
    instruments: ['steel_guitar', 'flute', 'piano'],
  },
  solemn: {
    style: ['orchestral', 'baroque', 'hymn'],
    feeling: ['solemn', 'epic', 'wistful'],
    instruments: ['church_organ', 'choir', 'horn'],
  },
  driving: {
    style: ['rock', 'techno', 'synthwave'],
    feeling: ['driving', 'epic', 'tense'],
    instruments: ['electric_guitar', 'violin', 'trumpet'],
  },
  dreamy: {
    style: ['ambient', 'lofi', 'classical'],
    feeling: ['dreamy', 'calm', 'mysterious'],
    instruments: ['vibraphone', 'harp', 'celesta'],
  },
};
