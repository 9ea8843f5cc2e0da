import { defineTemplate } from '../template.ts';

/** A cake whose candles go out one by one, and the photo above it in lights. */
export const birthdayCandles = defineTemplate({
  id: 'birthday-candles',
  category: 'birthday',
  title: { en: 'Blow out the candles', cn: '吹蜡烛', ko: '촛불 끄기', ja: 'ろうそくを吹き消そう' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Wish', cn: '祝福', ko: '축하 인사', ja: 'お祝いの言葉' },
      sample: { en: 'Happy birthday!', cn: '生日快乐！', ko: '생일 축하해요!', ja: 'お誕生日おめでとう！' },
      most: 40,
    },
  },
  music: { style: 'waltz', feeling: 'happy' },
  sounds: [
    { at: 2.1, sound: 'gust', level: 0.6 },
    { at: 4.4, sound: 'cheer' },
    { at: 4.5, sound: 'firework', level: 0.5 },
  ],
  camera: [
    { at: 0, zoom: 1.16, y: 0.2 },
    { at: 1.6, zoom: 1.16, y: 0.2 },
    { at: 3.6, zoom: 1, y: 0 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'glow', colours: ['#7d3b6a', '#22102f'] } },
    { draw: { kind: 'particles', of: 'dust', count: 26, colours: ['#ffd9a0', '#ff9ec7'], size: 0.05 }, depth: 0.5 },
    {
      draw: { kind: 'prop', prop: 'bunting', size: [1.2, 0.2], colours: ['#ffd166', '#ef476f', '#06d6a0', '#7fb7ff'] },
      at: [0, -0.86],
    },
    {
      draw: { kind: 'photo', size: [0.62, 0.62], frame: 'circle' },
      at: [0, -0.36],
      enter: 'pop',
      from: 0.5,
      idle: { sway: 2, seconds: 3 },
    },
    {
      draw: { kind: 'thing', item: 'balloon', look: 'cel', size: 0.3, colour: 'red' },
      at: [-0.38, -0.5],
      enter: 'rise',
      from: 0.2,
      idle: { bob: 0.02, sway: 4, seconds: 2.6 },
    },
    {
      draw: { kind: 'thing', item: 'balloon', look: 'cel', size: 0.28, colour: 'sky' },
      at: [0.4, -0.56],
      enter: 'rise',
      from: 0.5,
      idle: { bob: 0.025, sway: -4, seconds: 3 },
    },
    {
      draw: { kind: 'thing', item: 'balloon', look: 'cel', size: 0.24, colour: 'mustard' },
      at: [0.32, -0.16],
      enter: 'rise',
      from: 0.8,
      idle: { bob: 0.02, sway: 3, seconds: 2.2 },
    },
    {
      draw: { kind: 'prop', prop: 'cake', size: [0.72, 0.56] },
      at: [0, 0.5],
      keys: [
        { at: 2, share: 0 },
        { at: 4.2, share: 1.6, ease: 'linear' },
        { at: 7, share: 4, ease: 'linear' },
      ],
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.9, 0.24],
        style: { colour: '#ffe9a8', most: 0.13, outline: '#7a1c4d', weight: 800 },
        reveal: { how: 'pop', from: 4.2, seconds: 1.1 },
      },
      at: [0, 0.08],
    },
    {
      draw: {
        kind: 'particles',
        of: 'confetti',
        count: 80,
        colours: ['#ffd166', '#ef476f', '#06d6a0', '#7fb7ff', '#ffffff'],
        size: 0.035,
        from: 4.3,
      },
      depth: 0,
    },
  ],
});
