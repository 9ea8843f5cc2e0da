import type { Language } from '#src/shared/language/languages.ts';

type Time = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night';

/** Words with which an idea is rewritten in its own language, whatever the language of the page. */
export const IDEA_WORDS: Readonly<
  Record<
    Language,
    {
      times: Readonly<Record<Time, string>>;
      begins(time: string): string;
    }
  >
> = {
  en: {
    times: {
      dawn: 'at dawn',
      morning: 'in the morning',
      noon: 'at noon',
      afternoon: 'in the afternoon',
      dusk: 'at dusk',
      night: 'at night',
    },
    begins: (time) => `It begins ${time}.`,
  },
  cn: {
    times: { dawn: '黎明', morning: '清晨', noon: '正午', afternoon: '午后', dusk: '黄昏', night: '夜里' },
    begins: (time) => `故事从${time}开始。`,
  },
  ko: {
    times: { dawn: '새벽', morning: '아침', noon: '한낮', afternoon: '오후', dusk: '해 질 무렵', night: '밤' },
    begins: (time) => `이야기는 ${time}에 시작된다.`,
  },
  ja: {
    times: { dawn: '夜明け', morning: '朝', noon: '真昼', afternoon: '午後', dusk: '夕暮れ', night: '夜' },
    begins: (time) => `物語は${time}に始まる。`,
  },
};
