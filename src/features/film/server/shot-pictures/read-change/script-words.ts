import type { Pose } from '#src/draft-engine/story/film-plan.ts';
import type { TimeOfDay, Weather } from '#src/draft-engine/story/place-spec.ts';
import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { endsClosed } from '#src/shared/language/hangul.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { cn as stageCn } from '../../../texts/stage/cn.ts';
import { en as stageEn } from '../../../texts/stage/en.ts';
import { ja as stageJa } from '../../../texts/stage/ja.ts';

/** How a language says in the text of a shot what a change of it shows. */
export interface ScriptWords {
  /** The hour as it stands in a sentence by itself, in place of another. */
  hours: Readonly<Record<TimeOfDay, string>>;
  hourIs: (hour: string) => string;
  weather: Readonly<Record<Weather, string>>;
  /** Where people are in a weather: it goes with the weather. */
  inWeather: RegExp;
  feels: Readonly<Record<Emotion, string>>;
  isSo: (name: string, what: string) => string;
  does: (name: string, pose: Pose) => string;
  isThere: (name: string) => string;
  /** A thing is there. */
  hasThing: (name: string) => string;
  isAt: (place: string) => string;
  /** Between two parts of a sentence that say something each. */
  comma: RegExp;
  /** A part of a sentence after which nothing follows any more. */
  close: (part: string) => string;
  /** Between sentences. */
  space: string;
}

/** A Korean name with its particle: after a closed syllable the first. */
const withParticle = (name: string, [closed, open]: readonly [string, string]): string =>
  `${name}${endsClosed(name) ? closed : open}`;

/** What somebody does in Korean, where the name of the pose is not a sentence. */
const KOREAN_POSES: Readonly<Partial<Record<Pose, string>>> = {
  stand: '서 있다',
  walk: '걷는다',
  run: '달린다',
  sit: '앉아 있다',
  kneel: '무릎을 꿇는다',
  crouch: '웅크린다',
  reach: '손을 뻗는다',
  wave: '손을 흔든다',
  point: '손으로 가리킨다',
  push: '민다',
  pull: '당긴다',
  look_up: '올려다본다',
  look_down: '내려다본다',
  think: '생각한다',
  cheer: '환호한다',
  cover_face: '얼굴을 가린다',
  lie: '누워 있다',
  jump: '뛰어오른다',
  embrace: '껴안는다',
  fight: '싸운다',
  dance: '춤춘다',
  read: '읽는다',
  listen: '귀를 기울인다',
  whisper: '속삭인다',
  shout: '소리친다',
  sing: '노래한다',
  laugh: '크게 웃는다',
  weep: '흐느낀다',
  eat: '먹는다',
  drink: '마신다',
  write: '글을 쓴다',
  paint: '그림을 그린다',
  clap: '손뼉을 친다',
  bow: '인사한다',
  hands_up: '두 손을 든다',
  recoil: '물러선다',
  cross_arms: '팔짱을 낀다',
  hands_on_hips: '허리에 손을 얹는다',
  sleep: '잔다',
  crawl: '기어간다',
  climb: '올라간다',
  swim: '헤엄친다',
  fly: '난다',
};

export const SCRIPT_WORDS: Readonly<Record<Language, ScriptWords>> = {
  en: {
    hours: { dawn: 'dawn', morning: 'morning', noon: 'noon', afternoon: 'afternoon', dusk: 'evening', night: 'night' },
    hourIs: (hour) => `It is ${hour}.`,
    weather: {
      clear: 'The sky is clear.',
      cloudy: 'It is cloudy.',
      rain: 'It is raining.',
      storm: 'There is a storm.',
      snow: 'It is snowing.',
      fog: 'It is foggy.',
      wind: 'It is windy.',
    },
    inWeather: /\s*\b(?:in|through|under) the (?:rain|snow|storm|fog|mist|wind|sunshine)\b/giu,
    feels: {
      happy: 'happy',
      sad: 'sad',
      angry: 'angry',
      surprised: 'surprised',
      fear: 'afraid',
      hate: 'full of hate',
      excited: 'excited',
      coldness: 'cold and aloof',
      neutral: 'calm',
    },
    isSo: (name, what) => `${name} is ${what}.`,
    does: (name, pose) => `${name} ${stageEn.poses[pose]}.`,
    isThere: (name) => `${name} is there.`,
    hasThing: (name) => `There is ${/^[aeiou]/iu.test(name) ? 'an' : 'a'} ${name.toLowerCase()}.`,
    isAt: (place) => `This is at: ${place}.`,
    comma: /(,\s*(?:and\s+|but\s+)?|\s+and\s+(?=\p{Lu}))/u,
    close: (part) => part,
    space: ' ',
  },
  cn: {
    hours: { dawn: '黎明', morning: '早晨', noon: '中午', afternoon: '下午', dusk: '傍晚', night: '夜晚' },
    hourIs: (hour) => `时间是${hour}。`,
    weather: {
      clear: '天气晴朗。',
      cloudy: '天空多云。',
      rain: '下着雨。',
      storm: '暴风雨来了。',
      snow: '下着雪。',
      fog: '起雾了。',
      wind: '刮着大风。',
    },
    inWeather: /在?(?:大|小|细)?(?:雨|雪|雾|风)中/gu,
    feels: {
      happy: '很高兴',
      sad: '很伤心',
      angry: '很生气',
      surprised: '很惊讶',
      fear: '很害怕',
      hate: '一脸厌恶',
      excited: '很兴奋',
      coldness: '一脸冷漠',
      neutral: '很平静',
    },
    isSo: (name, what) => `${name}${what}。`,
    does: (name, pose) => `${name}${stageCn.poses[pose]}。`,
    isThere: (name) => `${name}也在。`,
    hasThing: (name) => `这里有${name}。`,
    isAt: (place) => `地点是${place}。`,
    comma: /([，；]\s*)/u,
    close: (part) => part,
    space: '',
  },
  ja: {
    hours: { dawn: '夜明け', morning: '朝', noon: '昼', afternoon: '午後', dusk: '夕方', night: '夜' },
    hourIs: (hour) => `時は${hour}。`,
    weather: {
      clear: '空は晴れている。',
      cloudy: '空は曇っている。',
      rain: '雨が降っている。',
      storm: '嵐だ。',
      snow: '雪が降っている。',
      fog: '霧が出ている。',
      wind: '強い風が吹いている。',
    },
    inWeather: /(?:大|小)?(?:雨|雪|霧|風)の中(?:で|を|に)?、?/gu,
    feels: {
      happy: '嬉しそうだ',
      sad: '悲しそうだ',
      angry: '怒っている',
      surprised: '驚いている',
      fear: '怖がっている',
      hate: '憎んでいる',
      excited: '興奮している',
      coldness: '冷たい表情だ',
      neutral: '落ち着いている',
    },
    isSo: (name, what) => `${name}は${what}。`,
    does: (name, pose) => `${name}が${stageJa.poses[pose]}。`,
    isThere: (name) => `${name}がいる。`,
    hasThing: (name) => `${name}がある。`,
    isAt: (place) => `場所は${place}。`,
    comma: /(、)/u,
    close: (part) => part.replace(/(?<=[てで])$/u, 'いる'),
    space: '',
  },
  ko: {
    hours: { dawn: '새벽', morning: '아침', noon: '한낮', afternoon: '오후', dusk: '저녁', night: '밤' },
    hourIs: (hour) => `때는 ${hour}이다.`,
    weather: {
      clear: '하늘이 맑다.',
      cloudy: '하늘이 흐리다.',
      rain: '비가 내린다.',
      storm: '폭풍이 몰아친다.',
      snow: '눈이 내린다.',
      fog: '안개가 끼어 있다.',
      wind: '바람이 세게 분다.',
    },
    inWeather: /(?:빗속|눈 속|눈속|안개 속|바람 속)(?:에서|으로|을|에)?\s*/gu,
    feels: {
      happy: '행복하다',
      sad: '슬프다',
      angry: '화가 나 있다',
      surprised: '놀란다',
      fear: '무서워한다',
      hate: '미워한다',
      excited: '들떠 있다',
      coldness: '차갑다',
      neutral: '차분하다',
    },
    isSo: (name, what) => `${withParticle(name, ['은', '는'])} ${what}.`,
    does: (name, pose) => `${withParticle(name, ['이', '가'])} ${KOREAN_POSES[pose] ?? '서 있다'}.`,
    isThere: (name) => `${withParticle(name, ['이', '가'])} 있다.`,
    hasThing: (name) => `${withParticle(name, ['이', '가'])} 있다.`,
    isAt: (place) => `장소는 ${place}이다.`,
    comma: /(,\s*)/u,
    close: (part) => part.replace(/(?:고|으?며)$/u, '고 있다'),
    space: ' ',
  },
};
