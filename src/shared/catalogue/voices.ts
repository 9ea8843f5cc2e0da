import type { Language } from '#src/shared/language/languages.ts';

/** The speakers: each exists in every language. */
export const VOICE_PEOPLE = [
  'narrator',
  'woman',
  'man',
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
  'en-british_woman',
  'en-scottish_man',
] as const;

export type VoiceId = `${Language}-${VoicePerson}` | (typeof EXTRA_VOICES)[number];

/** A voice that can be chosen (CAT-09). Its sample is the sentence below. */
export interface VoiceEntry {
  id: VoiceId;
  language: Language;
  /** The speaker, or the nearest one for speech in another language. */
  who: VoicePerson;
  gender: 'female' | 'male' | 'none';
  age: 'child' | 'adult' | 'elderly';
  labels: Readonly<Record<Language, string>>;
  /** The engine that speaks it: the draft engine, on the server itself. */
  route: 'draft';
}

type Traits = Pick<VoiceEntry, 'gender' | 'age' | 'labels'>;

const PEOPLE: Readonly<Record<VoicePerson, Traits>> = {
  narrator: { gender: 'male', age: 'adult', labels: { en: 'Narrator', cn: '旁白', ko: '내레이터', ja: '語り手' } },
  woman: { gender: 'female', age: 'adult', labels: { en: 'Woman', cn: '青年女声', ko: '여성', ja: '女性' } },
  man: { gender: 'male', age: 'adult', labels: { en: 'Man', cn: '中年男声', ko: '남성', ja: '男性' } },
  elderly_woman: {
    gender: 'female',
    age: 'elderly',
    labels: { en: 'Elderly woman', cn: '老奶奶', ko: '할머니', ja: 'おばあさん' },
  },
  elderly_man: {
    gender: 'male',
    age: 'elderly',
    labels: { en: 'Elderly man', cn: '老爷爷', ko: '할아버지', ja: 'おじいさん' },
  },
  girl: { gender: 'female', age: 'child', labels: { en: 'Girl', cn: '小女孩', ko: '여자아이', ja: '女の子' } },
  boy: { gender: 'male', age: 'child', labels: { en: 'Boy', cn: '小男孩', ko: '남자아이', ja: '男の子' } },
  creature: { gender: 'none', age: 'adult', labels: { en: 'Creature', cn: '怪物', ko: '괴물', ja: '怪物' } },
  machine: { gender: 'none', age: 'adult', labels: { en: 'Machine', cn: '机器人', ko: '로봇', ja: 'ロボット' } },
};

const EXTRAS: Readonly<Record<(typeof EXTRA_VOICES)[number], Traits & { who: VoicePerson }>> = {
  'cn-gentle_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    labels: { en: 'Gentle woman', cn: '温柔女声', ko: '다정한 여성', ja: 'やさしい女性' },
  },
  'cn-passionate_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    labels: { en: 'Passionate man', cn: '激情男声', ko: '열정적인 남성', ja: '情熱的な男性' },
  },
  'cn-storyteller': {
    who: 'elderly_man',
    gender: 'male',
    age: 'adult',
    labels: { en: 'Storyteller', cn: '说书人', ko: '이야기꾼', ja: '講談師' },
  },
  'cn-cantonese_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    labels: { en: 'Cantonese woman', cn: '粤语女声', ko: '광둥어 여성', ja: '広東語の女性' },
  },
  'cn-cantonese_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    labels: { en: 'Cantonese man', cn: '粤语男声', ko: '광둥어 남성', ja: '広東語の男性' },
  },
  'en-british_woman': {
    who: 'woman',
    gender: 'female',
    age: 'adult',
    labels: { en: 'British woman', cn: '英式女声', ko: '영국 여성', ja: 'イギリス英語の女性' },
  },
  'en-scottish_man': {
    who: 'man',
    gender: 'male',
    age: 'adult',
    labels: { en: 'Scottish man', cn: '苏格兰男声', ko: '스코틀랜드 남성', ja: 'スコットランド英語の男性' },
  },
};

const DRAFT: Readonly<Record<Language, string>> = { en: 'draft', cn: '草稿', ko: '초안', ja: '下書き' };

function entry(id: VoiceId, language: Language, who: VoicePerson, traits: Traits): VoiceEntry {
  const { gender, age } = traits;
  const label = (of: Language): string => `${traits.labels[of]} (${DRAFT[of]})`;
  return {
    id,
    language,
    who,
    gender,
    age,
    route: 'draft',
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

/** The sample sentence of all voices of a language. */
export const VOICE_SAMPLE_TEXTS: Readonly<Record<Language, string>> = {
  en: 'Every story begins with somebody who wants something. What will yours want?',
  cn: '每个故事都从一个心愿开始。你的主角想要什么呢？',
  ko: '모든 이야기는 한 가지 소원에서 시작됩니다. 당신의 주인공은 무엇을 바라나요?',
  ja: 'どんな物語も、ひとつの願いから始まります。あなたの主人公は何を望みますか。',
};
