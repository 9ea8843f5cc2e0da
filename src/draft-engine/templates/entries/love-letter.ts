import { defineTemplate } from '../template.ts';

/** An envelope opens and a letter with the photo rises among hearts. */
export const loveLetter = defineTemplate({
  id: 'love-letter',
  category: 'greetings',
  title: { en: 'A letter for you', cn: '给你的信', ko: '너에게 보내는 편지', ja: 'あなたへの手紙' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'On the letter', cn: '信上的话', ko: '편지의 글', ja: '手紙の言葉' },
      sample: {
        en: 'You make my days',
        cn: '有你的每一天都好',
        ko: '네가 있어 매일 행복해',
        ja: 'あなたがいる毎日がすき',
      },
      most: 44,
    },
    line: {
      label: { en: 'From whom', cn: '落款', ko: '보내는 이', ja: '差出人' },
      sample: { en: 'Yours', cn: '想你的我', ko: '너의 사람', ja: 'わたしより' },
      most: 24,
    },
  },
  music: { style: 'ballad', feeling: 'romantic' },
  sounds: [
    { at: 1, sound: 'paper' },
    { at: 1.8, sound: 'page' },
    { at: 3.4, sound: 'chime' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'dots', colours: ['#f9c9cf', '#f5b6bf'] } },
    {
      draw: { kind: 'prop', prop: 'envelope', size: [0.84, 0.52] },
      at: [0, 0.46],
      share: 1,
      from: 1.6,
      keys: [
        { at: 3, y: 0.46 },
        { at: 3.8, y: 0.73 },
      ],
    },
    {
      draw: {
        kind: 'group',
        layers: [
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.74, 1.04],
              colour: '#fffaf2',
              line: '#e8cfc4',
              lineWidth: 0.006,
            },
          },
          { draw: { kind: 'photo', size: [0.56, 0.5], frame: 'none' }, at: [0, -0.2] },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.62, 0.24],
              style: { colour: '#8c2840', most: 0.085, weight: 600 },
              reveal: { how: 'words', from: 3.2, seconds: 1.4 },
            },
            at: [0, 0.22],
          },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.6, 0.09],
              style: { colour: '#b0637a', most: 0.06, weight: 500, align: 'right' },
              reveal: { how: 'type', from: 4.6, seconds: 0.8 },
            },
            at: [0, 0.43],
          },
        ],
      },
      from: 1.7,
      keys: [
        { at: 1.7, y: 0.6, scale: 0.94 },
        { at: 3, y: -0.2, scale: 1.06, ease: 'out' },
      ],
    },
    {
      // The front of the envelope, before the letter.
      draw: {
        kind: 'group',
        cut: { shape: 'box', size: [0.84, 0.42] },
        layers: [{ draw: { kind: 'prop', prop: 'envelope', size: [0.84, 0.52] }, at: [0, -0.05], share: 1 }],
      },
      at: [0, 0.51],
      from: 1.7,
      keys: [
        { at: 3, y: 0.51 },
        { at: 3.8, y: 0.78, ease: 'both' },
      ],
    },
    {
      draw: { kind: 'prop', prop: 'envelope', size: [0.84, 0.52] },
      at: [0, 0.46],
      until: 1.7,
      enter: 'drop',
      from: 0,
      keys: [
        { at: 0.9, share: 0 },
        { at: 1.7, share: 1, ease: 'both' },
      ],
    },
    {
      draw: {
        kind: 'particles',
        of: 'hearts',
        count: 26,
        colours: ['#e2365b', '#ff8fa3', '#ffffff'],
        size: 0.07,
        from: 1.9,
      },
    },
  ],
});
