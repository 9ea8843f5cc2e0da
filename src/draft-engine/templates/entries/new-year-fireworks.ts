import { defineTemplate } from '../template.ts';

/** Fireworks over the lights of a city; the greeting lights up. */
export const newYearFireworks = defineTemplate({
  id: 'new-year-fireworks',
  category: 'seasons',
  title: { en: 'Fireworks', cn: '烟花之夜', ko: '불꽃놀이', ja: '花火' },
  aspect: '16:9',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Greeting', cn: '祝福', ko: '인사', ja: 'ごあいさつ' },
      sample: { en: 'Happy New Year!', cn: '新年快乐！', ko: '새해 복 많이 받으세요!', ja: 'あけましておめでとう！' },
      most: 36,
    },
    line: {
      label: { en: 'From whom', cn: '来自', ko: '누가', ja: 'だれから' },
      sample: { en: 'from all of us', cn: '来自我们大家', ko: '우리 모두가', ja: 'みんなより' },
      most: 40,
    },
  },
  music: { style: 'orchestral', feeling: 'epic' },
  ambience: 'city_night',
  sounds: [
    { at: 0.4, sound: 'firework' },
    { at: 1.5, sound: 'firework' },
    { at: 2.4, sound: 'firework' },
    { at: 3.2, sound: 'cheer' },
    { at: 4.2, sound: 'firework' },
    { at: 5.3, sound: 'firework' },
  ],
  camera: [
    { at: 0, y: 0.12, zoom: 1.12 },
    { at: 5, y: 0, zoom: 1.02, ease: 'linear' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'harbour', landmarks: [], seed: 9 },
        look: 'cel',
        time: 'night',
        wider: 1.2,
      },
      depth: 0.5,
    },
    {
      draw: {
        kind: 'particles',
        of: 'sparks',
        count: 9,
        colours: ['#ffd76a', '#ff6f91', '#7ae3ff', '#b58bff', '#8dff9f'],
        size: 0.34,
      },
      depth: 0.3,
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [1.6, 0.3],
        style: { colour: '#fff7d6', most: 0.2, weight: 800, glow: '#ffb13d' },
        reveal: { how: 'pop', from: 2.6, seconds: 1.2 },
      },
      at: [0, -0.04],
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [1.4, 0.1],
        style: { colour: '#ffe2a8', most: 0.07, weight: 500, outline: '#160c2e' },
        reveal: { how: 'words', from: 4, seconds: 1 },
      },
      at: [0, 0.17],
    },
  ],
});
