import { defineTemplate } from '../template.ts';

/** Words alone: lanterns with a wish rise over a dark lake. No photo is needed. */
export const wishLanterns = defineTemplate({
  id: 'wish-lanterns',
  category: 'greetings',
  title: { en: 'Wishes that rise', cn: '升起的心愿', ko: '떠오르는 소원', ja: '昇る願い' },
  aspect: '9:16',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'Wish', cn: '心愿', ko: '소원', ja: '願い' },
      sample: {
        en: 'Good night, and good dreams',
        cn: '晚安，好梦',
        ko: '잘 자, 좋은 꿈 꿔',
        ja: 'おやすみ、よい夢を',
      },
      most: 40,
    },
    line: {
      label: { en: 'For whom', cn: '给谁', ko: '누구에게', ja: 'だれへ' },
      sample: { en: 'for somebody far away', cn: '给远方的人', ko: '멀리 있는 사람에게', ja: '遠くにいる人へ' },
      most: 40,
    },
  },
  music: { style: 'ambient', feeling: 'dreamy' },
  ambience: 'night',
  sounds: [
    { at: 0.5, sound: 'ignite', level: 0.6 },
    { at: 3.4, sound: 'chime' },
  ],
  camera: [
    { at: 0, y: 0.3, zoom: 1.1 },
    { at: 6, y: -0.05, zoom: 1 },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'lake', landmarks: [], seed: 16 },
        look: 'gouache',
        time: 'night',
        wider: 1.35,
      },
      depth: 0.4,
    },
    {
      draw: { kind: 'particles', of: 'stars', count: 30, colours: ['#ffffff', '#cfdcff'], size: 0.03 },
      depth: 0.2,
      at: [0, -0.3],
    },
    ...Array.from({ length: 9 }, (_, index) => ({
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'circle', size: [0.34, 0.34], colour: 'rgba(255,170,70,0.16)' } },
          { draw: { kind: 'shape', shape: 'circle', size: [0.22, 0.22], colour: 'rgba(255,190,90,0.22)' } },
          { draw: { kind: 'shape', shape: 'box', size: [0.11, 0.15], colour: '#ffb44a', round: 0.04 } },
          { draw: { kind: 'shape', shape: 'box', size: [0.07, 0.08], colour: '#ffe6a8', round: 0.03 }, at: [0, 0.025] },
        ],
      } as const,
      scale: 0.5 + (index % 4) * 0.22,
      depth: 0.6 + (index % 4) * 0.2,
      keys: [
        { at: 0, x: -0.42 + ((index * 0.37) % 0.86), y: 0.9 + (index % 3) * 0.35 },
        { at: 8, x: -0.38 + ((index * 0.37) % 0.86), y: -0.85 + (index % 3) * 0.35, ease: 'linear' as const },
      ],
      idle: { sway: 5, bob: 0.012, seconds: 2.4 + (index % 3) * 0.5, phase: index },
    })),
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.88, 0.42],
        style: { colour: '#fff2cf', most: 0.13, weight: 600, glow: '#ff9a3d' },
        reveal: { how: 'words', from: 2.6, seconds: 2 },
      },
      at: [0, -0.12],
      depth: 0,
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [0.8, 0.14],
        style: { colour: '#ffdca0', most: 0.065, weight: 500 },
        reveal: { how: 'words', from: 4.8, seconds: 1.2 },
      },
      at: [0, 0.2],
      depth: 0,
    },
  ],
});
