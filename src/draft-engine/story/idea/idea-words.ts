import type { Language } from '#src/shared/language/languages.ts';

type Time = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night';

/** Words with which an idea is rewritten in its own language, whatever the language of the page. */
export const IDEA_WORDS: Readonly<
  Record<
    Language,
    {
      times: Readonly<Record<Time, string>>;
      begins(time: string): string;
      /** What may stand in the way of anybody in any story. */
      obstacles: readonly string[];
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
    obstacles: [
      'But a storm is coming.',
      'But somebody else wants the same, and is a step ahead.',
      'But the one thing that is needed for it has gone missing.',
      'But it has a price, and nobody has said how high it is.',
      'But nobody believes that it can be done.',
      'But an old promise forbids it.',
    ],
  },
  cn: {
    times: { dawn: '黎明', morning: '清晨', noon: '正午', afternoon: '午后', dusk: '黄昏', night: '夜里' },
    begins: (time) => `故事从${time}开始。`,
    obstacles: [
      '可是暴风雨要来了。',
      '可是有人也想要同样的东西，而且抢先了一步。',
      '可是偏偏少了最要紧的那一样。',
      '可是这是有代价的，没人说过代价有多大。',
      '可是谁也不相信这能办成。',
      '可是一个旧日的承诺不许这样做。',
    ],
  },
  ko: {
    times: { dawn: '새벽', morning: '아침', noon: '한낮', afternoon: '오후', dusk: '해 질 무렵', night: '밤' },
    begins: (time) => `이야기는 ${time}에 시작된다.`,
    obstacles: [
      '하지만 폭풍이 온다.',
      '하지만 같은 것을 바라는 누군가가 한발 앞서 있다.',
      '하지만 꼭 있어야 할 것 하나가 사라지고 없다.',
      '하지만 값을 치러야 하고, 그 값이 얼마인지 아무도 말해 주지 않는다.',
      '하지만 그게 될 거라고 믿는 이는 아무도 없다.',
      '하지만 오래전의 약속이 그것을 막는다.',
    ],
  },
  ja: {
    times: { dawn: '夜明け', morning: '朝', noon: '真昼', afternoon: '午後', dusk: '夕暮れ', night: '夜' },
    begins: (time) => `物語は${time}に始まる。`,
    obstacles: [
      'けれども、嵐が来る。',
      'けれども、同じものを望むだれかが一歩先にいる。',
      'けれども、なくてはならないものが一つだけ見当たらない。',
      'けれども、それには代償がある。どれほどのものかは、だれも言わない。',
      'けれども、できると信じる者はひとりもいない。',
      'けれども、古い約束がそれを許さない。',
    ],
  },
};
