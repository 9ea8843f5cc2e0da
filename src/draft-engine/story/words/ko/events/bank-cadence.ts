import type { CadenceBank, OpenSentences, StepSentences } from '../../events/event-bank.ts';

/** What goes with any event: only what sells is named once more, the rest is silence. Marks: see marks.ts. */
export const CADENCE_SENTENCES: CadenceBank = {
  dark: {},
  comic: {},
  selling: { ending: ['오늘도 당신 곁에, {thing}.', '{thing}, 지금 만나 <보다!>.'] },
  plain: {},
  spare: {},
  warm: {},
  quiet: {},
};

/** Nothing is true of every event. */
export const ANY_EVENT: OpenSentences = { talk: [] };
export const UNTOLD: OpenSentences = { talk: [] };

/** What is done again and again. */
export const HABIT_SENTENCES: StepSentences = {
  ending: ['{who}은 내일도 그렇게 할 것<이다>.'],
};

/** When it is, within doors and without. */
export const HOUR_SENTENCES = {
  dawn: { in: ['{place}의 새벽<이다>.'], out: ['{place}에 첫 빛이 <들다>.', '{place}의 새벽<이다>.'] },
  morning: { in: ['{place}의 아침<이다>.'], out: ['{place}에 아침이 <밝아 오다>.', '{place}의 아침<이다>.'] },
  noon: { in: ['한낮의 {place}<이다>.'], out: ['한낮의 {place}<이다>.'] },
  afternoon: { in: ['{place}의 오후<이다>.'], out: ['{place}의 오후<이다>.'] },
  dusk: { in: ['{place} 창밖으로 해가 <지다>.'], out: ['{place}에 해가 <지다>.', '{place}의 저녁<이다>.'] },
  night: { in: ['{place}의 밤<이다>.'], out: ['{place}에 밤이 <내리다>.', '{place}의 밤<이다>.'] },
} as const;

/** When it is where the place has no name. */
export const BARE_HOURS = {
  dawn: '새벽<이다>.',
  morning: '아침<이다>.',
  noon: '한낮<이다>.',
  afternoon: '오후<이다>.',
  dusk: '해 질 녘<이다>.',
  night: '밤<이다>.',
} as const;

export const WEATHER_SENTENCES = {
  clear: { in: [], out: [] },
  cloudy: { in: [], out: [] },
  rain: { in: ['{place} 밖에는 비가 <내리다>.'], out: ['{place}에 비가 <내리다>.'] },
  storm: { in: ['{place} 밖에서 천둥이 <치다>.'], out: ['{place}에 폭풍이 <몰아치다>.'] },
  snow: { in: ['{place} 밖에는 눈이 <내리다>.'], out: ['{place}에 눈이 <내리다>.'] },
  fog: { in: ['{place} 밖은 온통 안개<이다>.'], out: ['{place}이 안개에 <잠기다>.'] },
  wind: { in: ['{place} 밖에는 바람이 <불다>.'], out: ['{place}에 바람이 세게 <불다>.'] },
} as const;
