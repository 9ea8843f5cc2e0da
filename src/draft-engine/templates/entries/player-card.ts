import { defineTemplate } from '../template.ts';

/** A trading card of a player turns over in a full stadium. */
export const playerCard = defineTemplate({
  id: 'player-card',
  category: 'sports',
  title: { en: 'Player card', cn: '球星卡', ko: '선수 카드', ja: '選手カード' },
  aspect: '9:16',
  seconds: 6,
  texts: {
    title: {
      label: { en: 'Name', cn: '姓名', ko: '이름', ja: '名前' },
      sample: { en: 'Number ten', cn: '十号球员', ko: '등번호 10번', ja: '背番号10' },
      most: 24,
    },
    line: {
      label: { en: 'Team', cn: '球队', ko: '팀', ja: 'チーム' },
      sample: { en: 'Sunday United', cn: '周日联队', ko: '일요일 유나이티드', ja: '日曜ユナイテッド' },
      most: 30,
    },
  },
  music: { style: 'hip_hop', feeling: 'driving' },
  ambience: 'stadium',
  sounds: [
    { at: 0.2, sound: 'whoosh' },
    { at: 1.4, sound: 'impact' },
    { at: 2.2, sound: 'cheer' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'stadium', landmarks: [], seed: 5 },
        look: 'cel',
        time: 'night',
        wider: 1.1,
      },
      keys: [
        { at: 0, scale: 1.15 },
        { at: 6, scale: 1, ease: 'linear' },
      ],
    },
    { draw: { kind: 'ground', style: 'rays', colours: ['rgba(10,30,70,0.35)', 'rgba(90,170,255,0.22)'], spin: 20 } },
    {
      draw: {
        kind: 'group',
        layers: [
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.8, 1.2],
              colour: '#0e2350',
              line: '#f3c64a',
              lineWidth: 0.03,
              round: 0.06,
            },
          },
          { draw: { kind: 'shape', shape: 'burst', size: [0.5, 0.5], colour: '#f3c64a' } },
          { draw: { kind: 'shape', shape: 'star', size: [0.34, 0.34], colour: '#0e2350' } },
        ],
      },
      keys: [
        { at: 0, scale: 0.4, y: 1.4, turn: -20 },
        { at: 0.8, scale: 1, y: 0, turn: 0, ease: 'out' },
        { at: 1, stretch: 1 },
        { at: 1.35, stretch: 0, ease: 'in' },
      ],
      until: 1.35,
    },
    {
      draw: {
        kind: 'group',
        layers: [
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.8, 1.2],
              colour: '#f5f0e2',
              line: '#f3c64a',
              lineWidth: 0.03,
              round: 0.06,
            },
          },
          { draw: { kind: 'shape', shape: 'box', size: [0.7, 0.76], colour: '#1f6fd1', round: 0.03 }, at: [0, -0.16] },
          { draw: { kind: 'shape', shape: 'star', size: [0.78, 0.78], colour: '#3f92ee' }, at: [0, -0.14] },
          { draw: { kind: 'person', size: [0.66, 0.74] }, at: [0, -0.15] },
          { draw: { kind: 'shape', shape: 'ribbon', size: [0.86, 0.17], colour: '#0e2350' }, at: [0, 0.31] },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.64, 0.13],
              style: { colour: '#ffffff', most: 0.1, weight: 800, upper: true },
            },
            at: [0, 0.31],
          },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.68, 0.1],
              style: { colour: '#0e2350', most: 0.06, weight: 600 },
            },
            at: [0, 0.48],
          },
          { draw: { kind: 'thing', item: 'football', look: 'cel', size: 0.14 }, at: [-0.3, -0.48] },
        ],
      },
      from: 1.35,
      keys: [
        { at: 1.35, stretch: 0 },
        { at: 1.7, stretch: 1, ease: 'out' },
      ],
      idle: { sway: 1.6, seconds: 3 },
    },
    {
      draw: {
        kind: 'particles',
        of: 'confetti',
        count: 60,
        colours: ['#f3c64a', '#ffffff', '#3f92ee'],
        size: 0.035,
        from: 2,
      },
      depth: 0,
    },
  ],
});
