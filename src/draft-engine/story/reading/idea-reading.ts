import type { Language } from '#src/shared/language/languages.ts';
import type { ConceptId, QualityId } from '../concepts/concept.ts';
import type { FrameId } from '../frames/frames.ts';
import type { TimeOfDay, Weather } from '../place-spec.ts';
import type { Limit } from './read-limit.ts';

/** A noun of the idea with what stands around it. */
export interface ReadNoun {
  /** What it can mean; empty for a word that the lexicon does not know. */
  concepts: readonly ConceptId[];
  /** The noun as typed, without article, in the singular where that is known. */
  word: string;
  /** Adjectives as typed. */
  adjectives: string[];
  qualities: QualityId[];
  plural: boolean;
  /** 0 where no number was said. */
  count: number;
  /** A personal name or another proper name. */
  name?: string;
  role: 'subject' | 'object' | 'place';
  /** Where the words say it: '大工の少女'. */
  gender?: 'feminine' | 'masculine';
  /** Named after 'with': whoever acts is not it. */
  beside?: boolean;
  /** The verb is done to it, by its particle. */
  direct?: boolean;
  /** A place that somebody sets out for. */
  goal?: boolean;
  /** Said of another noun: whose or of what it is. */
  owner?: boolean;
}

export interface IdeaReading {
  language: Language;
  /** The idea without control characters and doubled spaces. */
  text: string;
  /** Of an idea of several sentences, the one that is the story. */
  sentence?: string;
  nouns: ReadNoun[];
  frame: FrameId;
  /** False where no verb of the idea is known and the frame was guessed from its nouns. */
  frameFromVerb: boolean;
  /** The verb phrase without its subject, in the base form. */
  ownWish?: string;
  /** The idea asks how or why something is. */
  question: boolean;
  time?: TimeOfDay;
  weather?: Weather;
  /** The hour or the weather that the story runs up to, and ends with. */
  until?: Limit;
  /** Gender of the protagonist by the idea's pronouns. */
  gender?: 'feminine' | 'masculine';
  /** What the verb does is done to the first noun. */
  passive?: boolean;
}

/** Strips what no film should say aloud (control and direction marks, markup, emoji) and folds spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<[^>]{0,80}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe00}-\u{fe0f}\u{1f1e6}-\u{1f1ff}]/gu, ' ')
    .replace(/[{}\\|`~^<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Nouns that say what happens: 'the mystery of …', '…の旅', '…의 우정'. */
const SAID_BY_NOUN: readonly (readonly [FrameId, RegExp])[] = [
  [
    'solve',
    /\b(?:mystery|mysteries|case|riddle|murder|investigation)\b|之谜|谜案|疑案|悬案|凶案|수수께끼|미스터리|사건|の謎|事件/i,
  ],
  ['escape', /\b(?:escape|getaway)\b|大逃亡|逃亡|탈출|脱走/i],
  ['search', /\b(?:search|quest|hunt) for\b|寻宝|보물찾기|宝探し/i],
  [
    'travel',
    /\b(?:journey|trip|voyage|road trip|expedition|odyssey|adventures? of|pilgrimage)\b|之旅|旅程|旅途|여행기|여정|의 여행|の旅|冒険/i,
  ],
  ['befriend', /\bfriendship\b|友谊|友情|우정/i],
  [
    'fall_in_love',
    /\b(?:love story|romance|first love|first date|crush)\b|爱情|初恋|恋情|사랑 이야기|첫사랑|연애|恋物語|恋愛|初恋/i,
  ],
  [
    'join',
    /\bfirst (?:day|week|night) (?:at|in|of)\b|第一天(?:上学|上班)|上学第一天|上班第一天|开学第一天|첫날|첫 등교|첫 출근|初日|初登校|初出勤/i,
  ],
  ['compete', /\b(?:duel|rivalry|battle|showdown|contest|tournament|vs\.?|versus)\b|对决|之争|대결|라이벌|対決|勝負/i],
  ['avenge', /\b(?:revenge|vengeance)\b|复仇|복수|復讐/i],
  ['return', /\b(?:homecoming|the return of)\b|归来|귀환|귀향|帰還|帰郷/i],
  [
    'celebrate',
    /\b(?:birthday|anniversary|festival|wedding day)\b|生日|婚礼|节日|생일|결혼식|축제|誕生日|結婚式|祭り/i,
  ],
  [
    'survive',
    /\b(?:survival|storm of|shipwreck|disaster|the end of the world|apocalypse)\b|末日|求生|생존|종말|サバイバル|終末/i,
  ],
  ['part', /\b(?:goodbye|farewell|funeral)\b|告别|葬礼|作别|이별|작별|장례식|別れ|葬式/i],
];

/** The frame that a film of nouns alone gets. */
export function frameOfNouns(nouns: readonly ReadNoun[], question: boolean, text: string): FrameId {
  if (question) {
    return 'explain';
  }
  const said = SAID_BY_NOUN.find(([, pattern]) => pattern.test(text));
  if (said) {
    return said[0];
  }
  const first = nouns[0];
  if (!first) {
    return 'want';
  }
  const qualities = nouns.flatMap((noun) => noun.qualities);
  if (qualities.includes('rival')) {
    return 'compete';
  }
  if (qualities.includes('afraid')) {
    return 'overcome';
  }
  if (qualities.includes('last') || qualities.includes('flooded')) {
    return 'defend';
  }
  if (qualities.includes('lost')) {
    return 'return';
  }
  if (qualities.includes('broken')) {
    return 'repair';
  }
  if (qualities.includes('lonely') || qualities.includes('shy')) {
    return 'befriend';
  }
  if (
    qualities.includes('haunted') ||
    qualities.includes('abandoned') ||
    qualities.includes('secret') ||
    qualities.includes('strange')
  ) {
    return 'discover';
  }
  if (qualities.includes('forgotten')) {
    return 'remember';
  }
  const family = first.concepts[0]?.split('.')[0];
  if (family === 'thing') {
    return 'find';
  }
  if (family === 'place') {
    return 'arrive';
  }
  return nouns.length > 1 ? 'befriend' : 'want';
}
