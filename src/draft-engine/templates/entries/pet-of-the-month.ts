import { defineTemplate } from '../template.ts';

/** Paws walk across a wall to the picture of a pet, with bones and hearts. */
export const petOfTheMonth = defineTemplate({
  id: 'pet-of-the-month',
  category: 'pets',
  title: { en: 'Pet of the month', cn: '本月之星宠物', ko: '이달의 반려동물', ja: '今月のペット' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Name of the pet', cn: '宠物名字', ko: '반려동물 이름', ja: 'ペットの名前' },
      sample: { en: 'Biscuit', cn: '小饼干', ko: '쿠키', ja: 'ビスケット' },
      most: 20,
    },
    line: {
      label: { en: 'For what', cn: '获奖原因', ko: '받는 이유', ja: '受賞の理由' },
      sample: { en: 'for outstanding naps', cn: '午睡成绩突出', ko: '뛰어난 낮잠 실력', ja: 'すばらしい昼寝に対して' },
      most: 40,
    },
  },
  music: { style: 'country', feeling: 'playful' },
  sounds: [
    { at: 0.4, sound: 'steps_wood', level: 0.6 },
    { at: 2.6, sound: 'squeak' },
    { at: 3.6, sound: 'chime' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'stripes', colours: ['#bfe3d6', '#aed8c9'] } },
    { draw: { kind: 'shape', shape: 'box', size: [1.2, 0.5], colour: '#e7c79a' }, at: [0, 0.86] },
    { draw: { kind: 'shape', shape: 'box', size: [1.2, 0.03], colour: '#b98d58' }, at: [0, 0.62] },
    {
      draw: { kind: 'prop', prop: 'paws', size: [0.8, 1.3], colours: ['#6f4a30'] },
      at: [0, 0],
      keys: [
        { at: 0.3, share: 0 },
        { at: 2.3, share: 1, ease: 'linear' },
      ],
      opacity: 0.6,
    },
    {
      draw: { kind: 'photo', size: [0.7, 0.7], frame: 'heart' },
      at: [0, -0.18],
      from: 2.2,
      enter: 'pop',
      idle: { sway: 2, seconds: 2.4 },
    },
    {
      draw: { kind: 'thing', item: 'bone', look: 'cel', size: 0.24 },
      at: [-0.32, 0.26],
      turn: -24,
      from: 3,
      enter: 'drop',
    },
    {
      draw: { kind: 'thing', item: 'ball', look: 'cel', size: 0.18, colour: 'red' },
      at: [0.36, 0.7],
      from: 3.2,
      enter: 'drop',
      idle: { bob: 0.01, seconds: 1 },
    },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'ribbon', size: [0.96, 0.2], colour: '#e8634a', line: '#a33a25' } },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.66, 0.15],
              style: { colour: '#fff8ea', most: 0.13, weight: 800 },
            },
          },
        ],
      },
      at: [0, 0.38],
      from: 3.4,
      enter: 'flip',
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [0.8, 0.12],
        style: { colour: '#4a6b5e', most: 0.065, weight: 600 },
        reveal: { how: 'words', from: 4.2, seconds: 1 },
      },
      at: [0, 0.545],
    },
    {
      draw: { kind: 'thing', item: 'medal', look: 'cel', size: 0.26 },
      at: [0.3, -0.52],
      from: 4.2,
      enter: 'spin',
      idle: { sway: 6, seconds: 1.8 },
    },
    {
      draw: {
        kind: 'particles',
        of: 'hearts',
        count: 14,
        colours: ['#ff8fa3', '#e8634a', '#ffffff'],
        size: 0.06,
        from: 2.6,
      },
    },
  ],
});
