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
  after: ['{who}은 한 번도 거르지 <않다>.'],
  ending: ['{who}은 내일도 그렇게 할 것<이다>.', '그 일은 내일도 <이어지다>.'],
};

/** The hour as a film's first words, within doors and without. */
export const HOUR_SENTENCES = {
  dawn: { in: ['새벽, {place}.'], out: ['{place}의 새벽.', '{place}에 첫 빛이 <들다>.'] },
  morning: { in: ['아침, {place}.'], out: ['{place}의 아침.', '{place}에 아침이 <밝아 오다>.'] },
  noon: { in: ['한낮, {place}.'], out: ['한낮의 {place}.'] },
  afternoon: { in: ['오후, {place}.'], out: ['{place}의 오후.'] },
  dusk: { in: ['해 질 녘, {place}.'], out: ['{place}에 해가 <지다>.', '해 질 녘의 {place}.'] },
  night: { in: ['밤, {place}.'], out: ['{place}의 밤.', '{place}에 밤이 <내리다>.'] },
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
