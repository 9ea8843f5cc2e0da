import { defineTemplate } from '../template.ts';

/** Hats fly, a diploma is unrolled: graduation day. */
export const graduation = defineTemplate({
  id: 'graduation',
  category: 'school',
  title: { en: 'Hats in the air', cn: '抛起学士帽', ko: '학사모를 하늘로', ja: '帽子を空へ' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Name', cn: '姓名', ko: '이름', ja: '名前' },
      sample: { en: 'We did it!', cn: '毕业啦！', ko: '해냈다!', ja: 'やったね！' },
      most: 24,
    },
    line: {
      label: { en: 'School and year', cn: '学校与年份', ko: '학교와 연도', ja: '学校と年' },
      sample: { en: 'Class of this year', cn: '今年的毕业生', ko: '올해의 졸업생', ja: '今年の卒業生' },
      most: 36,
    },
  },
  music: { style: 'march', feeling: 'hopeful' },
  sounds: [
    { at: 0.8, sound: 'whoosh' },
    { at: 1, sound: 'cheer' },
    { at: 3, sound: 'applause' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'schoolyard', landmarks: ['school'], seed: 2 },
        look: 'gouache',
        time: 'morning',
      },
    },
    ...[-0.36, -0.18, 0.02, 0.2, 0.38].map((x, index) => ({
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [0.16, 0.06], colour: '#1a1d2b', round: 0.02 }, at: [0, 0.03] },
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.26, 0.04],
              colour: '#262b40',
              line: '#11131d',
              lineWidth: 0.004,
              round: 0.004,
            },
          },
          { draw: { kind: 'shape', shape: 'box', size: [0.012, 0.12], colour: '#e8b83a' }, at: [0.11, 0.06] },
        ],
      } as const,
      at: [x, 0.4] as const,
      keys: [
        { at: 0.7 + index * 0.08, y: 0.45, turn: 0 },
        {
          at: 1.9 + index * 0.12,
          y: -0.78 + (index % 2) * 0.2,
          turn: (index % 2 === 0 ? 1 : -1) * 240,
          ease: 'out' as const,
        },
        {
          at: 3.6 + index * 0.15,
          y: -1.2 + (index % 3) * 0.1,
          turn: (index % 2 === 0 ? 1 : -1) * 420,
          ease: 'both' as const,
        },
      ],
    })),
    { draw: { kind: 'person', size: [0.8, 0.88] }, at: [0, 0.3], from: 0.1, enter: 'rise' },
    {
      draw: {
        kind: 'group',
        layers: [
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.86, 0.34],
              colour: '#fbf5e4',
              line: '#b08a3c',
              lineWidth: 0.014,
              round: 0.01,
            },
          },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.74, 0.16],
              style: { colour: '#23304d', most: 0.12, weight: 800 },
            },
            at: [0, -0.06],
          },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.74, 0.09],
              style: { colour: '#7a6330', most: 0.055, weight: 600 },
            },
            at: [0, 0.1],
          },
        ],
      },
      at: [0, 0.68],
      from: 2.6,
      enter: 'flip',
    },
    {
      draw: {
        kind: 'particles',
        of: 'confetti',
        count: 50,
        colours: ['#e8b83a', '#ffffff', '#4f9be0', '#ef6f6c'],
        size: 0.032,
        from: 1,
      },
    },
  ],
});
