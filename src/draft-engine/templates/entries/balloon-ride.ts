import { defineTemplate } from '../template.ts';

/** Somebody rides a balloon over a drawn valley. */
export const balloonRide = defineTemplate({
  id: 'balloon-ride',
  category: 'travel',
  title: { en: 'Balloon ride', cn: '乘热气球', ko: '열기구 여행', ja: '気球の旅' },
  aspect: '9:16',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'Words on the banner', cn: '横幅上的字', ko: '현수막의 글', ja: '横断幕の言葉' },
      sample: { en: 'Up and away!', cn: '出发啦！', ko: '떠나자!', ja: 'さあ、出発！' },
      most: 30,
    },
  },
  music: { style: 'folk', feeling: 'hopeful' },
  ambience: 'wind',
  sounds: [
    { at: 0.4, sound: 'ignite' },
    { at: 3.2, sound: 'chirp' },
    { at: 5.4, sound: 'chirp' },
  ],
  camera: [
    { at: 0, y: 0.5, zoom: 1.1 },
    { at: 6.5, y: -0.1, zoom: 1 },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'valley', landmarks: ['windmill'], seed: 4 },
        look: 'gouache',
        time: 'morning',
        wider: 1.35,
      },
      depth: 0.3,
    },
    { draw: { kind: 'particles', of: 'clouds', count: 4, colours: ['#ffffff'], size: 0.42 }, depth: 0, opacity: 0.8 },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'thing', item: 'hot_air_balloon', look: 'gouache', size: 0.98 }, at: [0, -0.25] },
          { draw: { kind: 'person', size: [0.3, 0.3] }, at: [0, 0.16] },
          {
            draw: { kind: 'shape', shape: 'box', size: [0.32, 0.16], colour: '#8a5a30', line: '#5c3a1c', round: 0.03 },
            at: [0, 0.28],
          },
          {
            draw: { kind: 'shape', shape: 'box', size: [0.35, 0.035], colour: '#c98f4f', round: 0.015 },
            at: [0, 0.21],
          },
        ],
      },
      at: [0, 0.75],
      idle: { sway: 2.2, bob: 0.015, seconds: 3.4 },
      keys: [
        { at: 0, y: 0.95 },
        { at: 6.4, y: -0.02, ease: 'both' },
      ],
    },
    { draw: { kind: 'particles', of: 'clouds', count: 3, colours: ['#ffffff'], size: 0.7 }, depth: 0, opacity: 0.45 },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'ribbon', size: [0.96, 0.18], colour: '#d8412f', line: '#8f1f14' } },
          { draw: { kind: 'text', text: 'title', size: [0.7, 0.13], style: { colour: '#fff6e0', most: 0.1 } } },
        ],
      },
      at: [0, 0.68],
      depth: 0,
      from: 4.2,
      enter: 'left',
      idle: { sway: 1.2, seconds: 2.4 },
    },
  ],
});
