import { defineTemplate } from '../template.ts';

/** A poster is nailed up in a western town: somebody is wanted. */
export const wantedPoster = defineTemplate({
  id: 'wanted-poster',
  category: 'jokes',
  title: { en: 'Wanted', cn: '通缉令', ko: '현상 수배', ja: 'お尋ね者' },
  aspect: '9:16',
  seconds: 6,
  texts: {
    title: {
      label: { en: 'Wanted for', cn: '通缉原因', ko: '죄목', ja: '罪状' },
      sample: {
        en: 'for eating the last cookie',
        cn: '偷吃最后一块饼干',
        ko: '마지막 쿠키를 먹은 죄',
        ja: '最後のクッキーを食べた罪',
      },
      most: 40,
    },
    line: {
      label: { en: 'Reward', cn: '赏金', ko: '현상금', ja: '賞金' },
      sample: { en: 'Reward: one hug', cn: '赏金：一个拥抱', ko: '현상금: 포옹 한 번', ja: '賞金：ハグ一回' },
      most: 30,
    },
  },
  music: { style: 'country', feeling: 'tense' },
  ambience: 'wind',
  sounds: [
    { at: 0.4, sound: 'paper' },
    { at: 1, sound: 'hammer' },
    { at: 1.5, sound: 'hammer' },
    { at: 3, sound: 'neigh', level: 0.5 },
  ],
  camera: [
    { at: 0.95, zoom: 1 },
    { at: 1.05, zoom: 1.03 },
    { at: 1.2, zoom: 1 },
    { at: 1.45, zoom: 1 },
    { at: 1.55, zoom: 1.03 },
    { at: 1.7, zoom: 1 },
    { at: 5.5, zoom: 1.12, ease: 'linear' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'western_town', landmarks: [], seed: 7 },
        look: 'golden_hour',
        time: 'afternoon',
        wider: 1.2,
      },
      depth: 0.4,
    },
    { draw: { kind: 'shape', shape: 'box', size: [0.84, 2], colour: '#6e4a2a' }, at: [0, 0] },
    { draw: { kind: 'shape', shape: 'box', size: [0.008, 2], colour: '#4a2f18' }, at: [-0.24, 0] },
    { draw: { kind: 'shape', shape: 'box', size: [0.008, 2], colour: '#4a2f18' }, at: [0.24, 0] },
    {
      draw: {
        kind: 'group',
        layers: [
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.8, 1.26],
              colour: '#e3cd9b',
              line: '#a5813f',
              lineWidth: 0.01,
            },
          },
          {
            draw: {
              kind: 'text',
              text: { en: 'WANTED', cn: '通缉', ko: '현상 수배', ja: 'お尋ね者' },
              size: [0.7, 0.2],
              style: { colour: '#3a2410', most: 0.2, weight: 800, rough: true },
            },
            at: [0, -0.5],
          },
          { draw: { kind: 'photo', size: [0.58, 0.54], tint: 'sepia' }, at: [0, -0.1] },
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.58, 0.54],
              colour: 'rgba(0,0,0,0)',
              line: '#3a2410',
              lineWidth: 0.012,
            },
            at: [0, -0.1],
          },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.7, 0.19],
              style: { colour: '#3a2410', most: 0.085, weight: 700, rough: true },
              reveal: { how: 'words', from: 2.2, seconds: 1.2 },
            },
            at: [0, 0.3],
          },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.7, 0.13],
              style: { colour: '#8f2a17', most: 0.1, weight: 800, rough: true },
            },
            at: [0, 0.5],
            from: 3.6,
            enter: 'slam',
          },
          {
            draw: {
              kind: 'shape',
              shape: 'circle',
              size: [0.03, 0.03],
              colour: '#3b3b40',
              line: '#1a1a1c',
              lineWidth: 0.004,
            },
            at: [-0.36, -0.59],
            from: 1,
            enter: 'slam',
          },
          {
            draw: {
              kind: 'shape',
              shape: 'circle',
              size: [0.03, 0.03],
              colour: '#3b3b40',
              line: '#1a1a1c',
              lineWidth: 0.004,
            },
            at: [0.36, -0.59],
            from: 1.5,
            enter: 'slam',
          },
        ],
      },
      at: [0, -0.02],
      scale: 0.94,
      from: 0.2,
      enter: 'rise',
      turn: -1.5,
    },
    { draw: { kind: 'particles', of: 'dust', count: 26, colours: ['#f2d9a0'], size: 0.04 } },
  ],
});
