import type { Language } from '#src/shared/language/languages.ts';

/** The speakers: each exists in every language. */
export const VOICE_PEOPLE = [
  'narrator',
  'woman',
  'young_woman',
  'man',
  'young_man',
  'elderly_woman',
  'elderly_man',
  'girl',
  'boy',
  'creature',
  'machine',
] as const;
export type VoicePerson = (typeof VOICE_PEOPLE)[number];

/** Extra voices that only one language has. */
const EXTRA_VOICES = [
  'cn-gentle_woman',
  'cn-passionate_man',
  'cn-storyteller',
  'cn-cantonese_woman',
  'cn-cantonese_man',
  'en-warm_woman',
  'en-bright_woman',
  'en-deep_man',
  'en-lively_man',
  'en-british_woman',
  'en-british_man',
  'ja-gentle_woman',
  'ja-deep_man',
  'ko-gentle_woman',
  'ko-deep_man',
] as const;

export type VoiceId = `${Language}-${VoicePerson}` | (typeof EXTRA_VOICES)[number];

/** A voice's nature, by which it is chosen for a character. */
export type Temper = 'calm' | 'warm' | 'bright' | 'deep' | 'lively';

/** A voice that can be chosen (CAT-09). Its sample is the sentence below. */
export interface VoiceEntry {
  id: VoiceId;
  language: Language;
  /** The speaker, or the nearest one for speech in another language. */
  who: VoicePerson;
  gender: 'female' | 'male' | 'none';
  age: 'child' | 'young' | 'adult' | 'elderly';
  temper: Temper;
  labels: Readonly<Record<Language, string>>;
  /** The labels without the word for what speaks them. */
  names: Readonly<Record<Language, string>>;
  /** The engine that speaks it: the draft engine, on the server itself. */
  route: 'draft';
}

type Traits = Pick<VoiceEntry, 'gender' | 'age' | 'temper' | 'labels'>;

const PEOPLE: Readonly<Record<VoicePerson, Traits>> = {
  narrator: {
    gender: 'male',
    age: 'adult',
    temper: 'deep',
    labels: { en: 'Narrator', cn: '旁白', ko: '내레이터', ja: '語り手' },
  },
  woman: {
    gender: 'female',
    age: 'adult',
    temper: 'calm',
    labels: { en: 'Woman', cn: '青年女声', ko: '여성', ja: '女性' },
  },
  young_woman: {
    gender: 'female',
    age: 'young',
    temper: 'bright',
    labels: { en: 'Young woman', cn: '少女音', ko: '젊은 여성', ja: '若い女性' },
  },
  man: { gender: 'male', age: 'adult', temper: 'calm', labels: { en: 'Man', cn: '中年男声', ko: '남성', ja: '男性' } },
  young_man: {
    gender: 'male',
    age: 'young',
    temper: 'lively',
    labels: { en: 'Young man', cn: '青年男声', ko: '젊은 남성', ja: '若い男性' },
  },
  elderly_woman: {
    gender: 'female',
    age: 'elderly',
    temper: 'warm',
    labels: { en: 'Elderly woman', cn: '老奶奶', ko: '할머니', ja: 'おばあさん' },
  },
  elderly_man: {
    gender: 'male',
    age: 'elderly',
    temper: 'deep',
    labels: { en: 'Elderly man', cn: '老爷爷', ko: '할아버지', ja: 'おじいさん' },
  },
  girl: {
    gender: 'female',
    age: 'child',
    temper: 'bright',
    labels: { en: 'Girl', cn: '小女孩', ko: '여자아이', ja: '女の子' },
  },
  boy: {
    gender: 'male',
    age: 'child',
    temper: 'lively',
    labels: { en: 'Boy', cn: '小男孩', ko: '남자아이', ja: '男の子' },
  },
  creature: {
    gender: 'none',
    age: 'adult',
    temper: 'deep',
    labels: { en: 'Creature', cn: '小生灵', ko: '동물', ja: '生きもの' },
  },
  machine: {
    gender: 'none',
    age: 'adult',
    temper: 'calm',
    labels: { en: 'Machine', cn: '机器人', ko: '로봇', ja: 'ロボット' },
  },
};

const EXTRAS: Readonly<Record<(typeof EXTRA_VOICES)[number], Traits & { who: VoicePerson }>> = {
  'cn-gentle_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    temper: 'warm',
    labels: { en: 'Gentle woman', cn: '温柔女声', ko: '다정한 여성', ja: 'やさしい女性' },
  },
  'cn-passionate_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    temper: 'lively',
    labels: { en: 'Passionate man', cn: '激情男声', ko: '열정적인 남성', ja: '情熱的な男性' },
  },
  'cn-storyteller': {
    who: 'elderly_man',
    gender: 'male',
    age: 'adult',
    temper: 'lively',
    labels: { en: 'Storyteller', cn: '说书人', ko: '이야기꾼', ja: '講談師' },
  },
  'cn-cantonese_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    temper: 'calm',
    labels: { en: 'Cantonese woman', cn: '粤语女声', ko: '광둥어 여성', ja: '広東語の女性' },
  },
  'cn-cantonese_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    temper: 'calm',
    labels: { en: 'Cantonese man', cn: '粤语男声', ko: '광둥어 남성', ja: '広東語の男性' },
  },
  'en-warm_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    temper: 'warm',
    labels: { en: 'Warm woman', cn: '温暖女声', ko: '따뜻한 여성', ja: 'あたたかい女性' },
  },
  'en-bright_woman': {
    who: 'young_woman',
    gender: 'female',
    age: 'young',
    temper: 'lively',
    labels: { en: 'Bright woman', cn: '明亮女声', ko: '밝은 여성', ja: '明るい女性' },
  },
  'en-deep_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    temper: 'deep',
    labels: { en: 'Deep-voiced man', cn: '低沉男声', ko: '굵은 목소리의 남성', ja: '低い声の男性' },
  },
  'en-lively_man': {
    who: 'young_man',
    gender: 'male',
    age: 'young',
    temper: 'bright',
    labels: { en: 'Lively man', cn: '活泼男声', ko: '활기찬 남성', ja: '元気な男性' },
  },
  'en-british_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    temper: 'bright',
    labels: { en: 'British woman', cn: '英式女声', ko: '영국 여성', ja: 'イギリスの女性' },
  },
  'en-british_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    temper: 'warm',
    labels: { en: 'British man', cn: '英式男声', ko: '영국 남성', ja: 'イギリスの男性' },
  },
  'ja-gentle_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    temper: 'warm',
    labels: { en: 'Gentle woman', cn: '温柔女声', ko: '다정한 여성', ja: 'やさしい女性' },
  },
  'ja-deep_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    temper: 'deep',
    labels: { en: 'Deep-voiced man', cn: '低沉男声', ko: '굵은 목소리의 남성', ja: '低い声の男性' },
  },
  'ko-gentle_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    temper: 'warm',
    labels: { en: 'Gentle woman', cn: '温柔女声', ko: '다정한 여성', ja: 'やさしい女性' },
  },
  'ko-deep_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    temper: 'deep',
    labels: { en: 'Deep-voiced man', cn: '低沉男声', ko: '굵은 목소리의 남성', ja: '低い声の男性' },
  },
};

/** What stands after the names of voices of the draft engine. */
export const DRAFT_MARK: Readonly<Record<Language, string>> = {
  en: ' (draft)',
  cn: '（草稿）',
  ko: ' (초안)',
  ja: '（下書き）',
};

function entry(id: VoiceId, language: Language, who: VoicePerson, traits: Traits): VoiceEntry {
  const { gender, age, temper } = traits;
  const label = (of: Language): string => `${traits.labels[of]}${DRAFT_MARK[of]}`;
  return {
    id,
    language,
    who,
    gender,
    age,
    temper,
    route: 'draft',
    names: traits.labels,
    labels: { en: label('en'), cn: label('cn'), ko: label('ko'), ja: label('ja') },
  };
}

const VOICE_LANGUAGES = ['en', 'cn', 'ko', 'ja'] as const satisfies readonly Language[];

/** All voices. */
export const VOICES: readonly VoiceEntry[] = VOICE_LANGUAGES.flatMap((language) => [
  ...VOICE_PEOPLE.map((who) => entry(`${language}-${who}`, language, who, PEOPLE[who])),
  ...EXTRA_VOICES.filter((id) => id.startsWith(`${language}-`)).map((id) =>
    entry(id, language, EXTRAS[id].who, EXTRAS[id]),
  ),
]);

/** What a voice is called; its id where the catalogue does not know it any more. */
export function voiceName(id: string, language: Language): string {
  return VOICES.find((voice) => voice.id === id)?.labels[language] ?? id;
}

/** Path of a voice's spoken sample on the site. */
export const voiceSamplePath = (id: string): string => `/voices/${id}.m4a`;

/** The sample sentence of all voices of a language. */
export const VOICE_SAMPLE_TEXTS: Readonly<Record<Language, string>> = {
  en: 'Every story begins with somebody who wants something. What will yours want?',
  cn: '每个故事都从一个心愿开始。你的主角想要什么呢？',
  ko: '모든 이야기는 한 가지 소원에서 시작됩니다. 당신의 주인공은 무엇을 바라나요?',
  ja: 'どんな物語も、ひとつの願いから始まります。あなたの主人公は何を望みますか。',
};
