import type { ConceptId } from '../concepts/concept.ts';
import type { Participant } from './idea-graph.ts';

/** What cannot be held and is known by what it does to people: they listen, dance, lie in bed, eat. */
export type Notion = 'dance' | 'illness' | 'music' | 'smell' | 'sound';

/** The ends of words; the first that fits. */
const WORDS: readonly (readonly [Notion, RegExp])[] = [
  [
    'dance',
    /(?:\b(?:dance|dancing|waltz|tango|samba|salsa|ballet|flamenco|polka|foxtrot|rumba|swing)|舞|舞蹈|探戈|华尔兹|芭蕾|秧歌|踊り|舞踊|ダンス|ワルツ|タンゴ|バレエ|サンバ|フラメンコ|춤|무용|왈츠|탱고|댄스|발레|살사)$/i,
  ],
  [
    'illness',
    /(?:\b(?:illness|disease|epidemic|pandemic|plague|virus|cancer|flu|fever|insomnia|amnesia|dementia|depression|stroke|allergy|cold|cough|infection|\w+itis|\w+osis)|病|症|炎|癌|瘟疫|疫情|发烧|感冒|失忆|中风|疫病|熱|風邪|不眠|認知症|肺炎|질병|역병|병|불면증|치매|우울증|독감|감기|열병|폐렴|암)$/i,
  ],
  [
    'music',
    /(?:\b(?:music|melody|tune|song|lullaby|anthem|hymn|symphony|sonata|jazz|blues|rhythm|ballad|chorus)|音乐|旋律|歌|歌曲|曲|曲子|摇篮曲|交响曲|爵士乐|音楽|メロディー?|歌声|子守唄|交響曲|ジャズ|リズム|음악|멜로디|노래|자장가|교향곡|재즈|리듬)$/i,
  ],
  [
    'smell',
    /(?:\b(?:smell|scent|odou?r|aroma|fragrance|stench)|气味|香味|香气|臭味|味道|匂い|におい|香り|臭い|냄새|향기|향)$/i,
  ],
  [
    'sound',
    /(?:\b(?:sound|noise|voice|echo|hum|humming|buzz|buzzing|knock|knocking|cry|scream|howl|whistle|ringing|footsteps?|broadcast|signal|alarm|siren|call)|声|声音|响声|噪音|回声|歌声|铃声|脚步声|信号|广播|音|叫び|呼び声|鳴き声|唸り|物音|足音|放送|소리|목소리|비명|메아리|발소리|방송|신호)$/i,
  ],
];
const CONCEPTS: Readonly<Partial<Record<ConceptId, Notion>>> = {
  'spirit.music': 'music',
  'spirit.voice': 'sound',
  'thing.music_thing': 'music',
  'thing.song': 'music',
  'thing.virus': 'illness',
};

/** What a participant is that cannot be held; undefined for whoever and whatever has a body. */
export function notionOf({ words, concept, kind }: Participant): Notion | undefined {
  if (kind === 'person' || kind === 'animal' || kind === 'robot') {
    return undefined;
  }
  const byWords = WORDS.find(([, ends]) => ends.test(words))?.[0];
  return concept === undefined || kind === 'abstract' || CONCEPTS[concept]
    ? (byWords ?? (concept && CONCEPTS[concept]))
    : undefined;
}

/** Concepts of things that are none: a case, a war, a feast have no body. */
const NO_THINGS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'thing.birthday',
  'thing.colour',
  'thing.dream',
  'thing.earthquake',
  'thing.election',
  'thing.festival',
  'thing.film',
  'thing.flood',
  'thing.game',
  'thing.memory',
  'thing.murder',
  'thing.music_thing',
  'thing.race',
  'thing.secret',
  'thing.song',
  'thing.virus',
  'thing.war',
  'thing.wedding',
  'thing.word',
]);
export const isNoThing = (concept: ConceptId | undefined): boolean => concept !== undefined && NO_THINGS.has(concept);
