import { defineTemplate } from '../template.ts';

/** Somebody in a snow globe on a windowsill; it is shaken once. */
export const snowGlobe = defineTemplate({
  id: 'snow-globe',
  category: 'seasons',
  title: { en: 'In the snow globe', cn: '雪景球里', ko: '스노볼 속에서', ja: 'スノードームの中' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Greeting', cn: '祝福', ko: '인사', ja: 'ごあいさつ' },
      sample: { en: 'Merry Christmas', cn: '圣诞快乐', ko: '메리 크리스마스', ja: 'メリークリスマス' },
      most: 30,
    },
  },
  music: { style: 'lullaby', feeling: 'dreamy' },
  sounds: [
    { at: 0.2, sound: 'music_box', level: 0.6 },
    { at: 1.6, sound: 'bubbles' },
    { at: 4, sound: 'chime' },
  ],
  camera: [
    { at: 0, zoom: 1.25, y: -0.1 },
    { at: 4, zoom: 1, y: 0 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'glow', colours: ['#35507f', '#0d1430'] } },
    { draw: { kind: 'particles', of: 'stars', count: 22, colours: ['#dfe9ff'], size: 0.05 }, depth: 0.3 },
    { draw: { kind: 'shape', shape: 'box', size: [1.6, 0.6], colour: '#5a3720' }, at: [0, 0.86] },
    { draw: { kind: 'shape', shape: 'box', size: [1.6, 0.03], colour: '#8a5a36' }, at: [0, 0.57] },
    {
      draw: {
        kind: 'group',
        layers: [
          {
            draw: {
              kind: 'group',
              cut: { shape: 'circle', size: [0.84, 0.84] },
              layers: [
                {
                  draw: {
                    kind: 'place',
                    place: { kind: 'snowfield', landmarks: ['cottage', 'pine'], seed: 12 },
                    look: 'storybook',
                    time: 'dusk',
                    weather: 'clear',
                    size: [0.9, 0.9],
                  },
                },
                { draw: { kind: 'thing', item: 'christmas_tree', look: 'storybook', size: 0.34 }, at: [-0.24, 0.1] },
                { draw: { kind: 'thing', item: 'snowman', look: 'storybook', size: 0.2 }, at: [0.3, 0.2] },
                { draw: { kind: 'person', size: [0.42, 0.5] }, at: [0.04, 0.1] },
                { draw: { kind: 'shape', shape: 'circle', size: [1, 0.3], colour: '#f4f8ff' }, at: [0, 0.43] },
                { draw: { kind: 'particles', of: 'snow', count: 70, colours: ['#ffffff'], size: 0.026, from: 1.5 } },
              ],
            },
            at: [0, -0.12],
          },
          { draw: { kind: 'prop', prop: 'globe', size: [0.84, 1.1] }, at: [0, 0.01] },
        ],
      },
      at: [0, 0.02],
      keys: [
        { at: 1.3, turn: 0 },
        { at: 1.5, turn: -13 },
        { at: 1.75, turn: 12 },
        { at: 1.95, turn: -8 },
        { at: 2.2, turn: 0 },
      ],
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.9, 0.22],
        style: { colour: '#fff7e6', most: 0.13, glow: '#9fc4ff' },
        reveal: { how: 'words', from: 3.6, seconds: 1.4 },
      },
      at: [0, 0.74],
      depth: 0,
    },
  ],
});
