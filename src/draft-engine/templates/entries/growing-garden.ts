import { defineTemplate } from '../template.ts';

/** A garden grows around a picture until it is in full bloom. */
export const growingGarden = defineTemplate({
  id: 'growing-garden',
  category: 'greetings',
  title: { en: 'A garden grows', cn: '花园渐开', ko: '피어나는 정원', ja: '育つ花園' },
  aspect: '9:16',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'To whom', cn: '送给谁', ko: '누구에게', ja: 'だれに' },
      sample: { en: 'For you, Mum', cn: '送给妈妈', ko: '사랑하는 엄마께', ja: 'お母さんへ' },
      most: 30,
    },
    line: {
      label: { en: 'Your words', cn: '你的话', ko: '전하는 말', ja: 'ひとこと' },
      sample: {
        en: 'With you everything blooms',
        cn: '有你，一切都会绽放',
        ko: '당신이 있어 모든 것이 피어나요',
        ja: 'あなたがいると、すべてが咲く',
      },
      most: 50,
    },
  },
  music: { style: 'classical', feeling: 'warm' },
  ambience: 'birds',
  sounds: [
    { at: 0.6, sound: 'grow' },
    { at: 4.6, sound: 'chime' },
  ],
  camera: [
    { at: 0, zoom: 1.2 },
    { at: 6, zoom: 1, ease: 'both' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'fade', colours: ['#fdf4e3', '#dcead0', '#f6efd9'] } },
    { draw: { kind: 'shape', shape: 'circle', size: [1.05, 1.05], colour: 'rgba(255,255,255,0.6)' }, at: [0, -0.1] },
    { draw: { kind: 'photo', size: [0.58, 0.7], frame: 'none' }, at: [0, -0.14] },
    {
      draw: {
        kind: 'prop',
        prop: 'garden',
        size: [0.68, 0.82],
        colours: ['#4d8a3f', '#e8607f', '#f29a4a', '#b58be0', '#ffffff'],
      },
      at: [0, -0.14],
      keys: [
        { at: 0.5, share: 0 },
        { at: 5, share: 1, ease: 'out' },
      ],
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.86, 0.2],
        style: { colour: '#41602f', most: 0.12, weight: 700 },
        reveal: { how: 'words', from: 4.2, seconds: 1 },
      },
      at: [0, 0.5],
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [0.8, 0.16],
        style: { colour: '#6d7f56', most: 0.065, weight: 500 },
        reveal: { how: 'words', from: 5, seconds: 1.2 },
      },
      at: [0, 0.67],
    },
    {
      draw: {
        kind: 'figure',
        figure: {
          kind: 'animal',
          species: 'butterfly',
          colours: ['orange', 'cream'],
          hat: 'none',
          accessories: [],
          size: 'usual',
          seed: 3,
        },
        look: 'gouache',
        size: [0.2, 0.2],
      },
      from: 4.4,
      keys: [
        { at: 4.4, x: 0.7, y: -0.7 },
        { at: 6.8, x: 0.24, y: -0.5, ease: 'out' },
      ],
      idle: { bob: 0.03, sway: 12, seconds: 0.7 },
    },
    { draw: { kind: 'particles', of: 'petals', count: 20, colours: ['#f7b7c6', '#ffe0ea'], size: 0.045, from: 3.4 } },
  ],
});
