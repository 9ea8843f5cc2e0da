import type { CadenceBank, OpenSentences, StepSentences } from '../../events/event-bank.ts';

/** Each family of film types tells what happens; a sentence that fits anything would say nothing. */
export const CADENCE_SENTENCES: CadenceBank = {
  dark: {},
  comic: {},
  selling: {},
  plain: {},
  spare: {},
  warm: {},
  quiet: {},
};

/** Where the deed is not understood: what is seen of those who take part. */
export const ANY_EVENT: OpenSentences = {
  before: ['{who}は、{thing}のほうへ[向かう]。', '{who}は、{other}のほうを[見る]。'],
  after: ['{who}は、{thing}を[見つめる]。', '{who}は、{other}を[見つめる]。'],
  ending: [
    '{who}は、{thing}のことを[忘れない]。',
    '{who}は、{other}のことを[忘れない]。',
    '{who}は、この日のことを[忘れない]。',
  ],
  talk: [],
};

/** Before anything is told of what is going to happen. */
export const UNTOLD: OpenSentences = {
  ending: ['{who}は、この日のことを[忘れない]。'],
  talk: [],
};

/** What happens again and again: each day, each year. */
export const HABIT_SENTENCES: StepSentences = {
  before: ['その日も、{who}は同じことを[始める]。'],
  after: ['{who}は、あしたも同じことを<する>。'],
  passage: ['{who}は、次の日も同じことを[する]。'],
  ending: ['{who}は、これからもそれを<続ける>。'],
};

/** The hours of a day before の and by themselves. */
export const HOURS = {
  dawn: '夜明け',
  morning: '朝',
  noon: '昼',
  afternoon: '午後',
  dusk: '夕暮れ',
  night: '夜',
} as const;

/** What the weather does. */
export const WEATHER_SENTENCES = {
  rain: ['{place}に、雨が[降っている]。', '雨の日の{place}[だ]。'],
  storm: ['{place}に、嵐が[来ている]。', '嵐の{place}[だ]。'],
  snow: ['{place}に、雪が[降っている]。', '雪の日の{place}[だ]。'],
  fog: ['{place}に、霧が[出ている]。', '霧の{place}[だ]。'],
  wind: ['{place}に、風が[吹いている]。', '風の強い{place}[だ]。'],
  cloudy: ['{hour}の{place}[だ]。', '曇り空の{place}[だ]。'],
} as const;

/** Nobody is seen yet, or somebody is there. */
export const PLACE_SENTENCES = {
  empty: ['{hour}の{place}[だ]。', '{place}に、{light}の光が[差している]。'],
  with: ['{hour}の{place}に、{who}が[いる]。', '{hour}。{who}は、{place}に[いる]。'],
} as const;
