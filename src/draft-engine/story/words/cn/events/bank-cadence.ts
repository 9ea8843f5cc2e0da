import type { CadenceBank, OpenSentences, StepSentences } from '../../events/event-bank.ts';

/** What goes with anything tells nothing: only the end names once more whom the film was about, as its type does. */
export const CADENCE_SENTENCES: CadenceBank = {
  dark: { ending: ['关于{hero}，就说到这里。', '{hero}的事，到这里为止。'] },
  comic: { ending: ['{hero}的故事，就是这么回事。', '{hero}的故事，笑着讲完了。'] },
  selling: { ending: ['这就是{hero}的一天。', '这就是{hero}的故事。'] },
  plain: { ending: ['{hero}的故事，就讲到这里。', '这就是{hero}的故事。', '关于{hero}的事，就是这样。'] },
  spare: { ending: ['故事，就到这里。', '{hero}的故事，到此为止。'] },
  warm: { ending: ['{hero}的故事，还会有人讲起。', '这就是{hero}的故事。', '{hero}的故事，先讲到这里。'] },
  quiet: { ending: ['{hero}的故事，就到这里。', '关于{hero}，就记到这里。'] },
};

/** Where the deed is not understood. */
export const ANY_EVENT: OpenSentences = { ending: ['故事，就到这里。'], talk: [] };
/** Before anything is told: who is where. */
export const UNTOLD: OpenSentences = {
  before: ['{who}在{place}。'],
  ending: [],
  talk: [],
};

/** What happens again and again: each day, each year. */
export const HABIT_SENTENCES: StepSentences = {
  before: ['又到了这个时候。'],
  after: ['今天的事，做完了。'],
  passage: ['一天，又一天。'],
  doubt: ['要是有一天停下来呢？'],
  ending: ['明天，{who}还会这样。'],
};

/** The hour, as a narrator sets a scene. */
export const HOURS = {
  dawn: '天刚亮',
  morning: '早晨',
  noon: '正午',
  afternoon: '午后',
  dusk: '黄昏',
  night: '夜里',
} as const;

/** What the weather does at a place, out of doors and under a roof. */
export const WEATHER = {
  rain: { out: '{place}下着雨', in: '{place}外面下着雨' },
  storm: { out: '{place}雷雨交加', in: '{place}外面雷雨交加' },
  snow: { out: '{place}下着雪', in: '{place}外面下着雪' },
  fog: { out: '{place}起了大雾', in: '{place}外面起了雾' },
  wind: { out: '{place}刮着风', in: '{place}外面刮着风' },
  cloudy: { out: '{place}', in: '{place}' },
  clear: { out: '{place}', in: '{place}' },
} as const;
