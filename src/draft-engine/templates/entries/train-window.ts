import { defineTemplate } from '../template.ts';

/** Somebody sits at the window of a train; the country goes by. */
export const trainWindow = defineTemplate({
  id: 'train-window',
  category: 'travel',
  title: { en: 'At the train window', cn: '火车窗边', ko: '기차 창가', ja: '列車の窓辺' },
  aspect: '16:9',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'From and to', cn: '从哪到哪', ko: '어디서 어디로', ja: 'どこからどこへ' },
      sample: { en: 'Home → Everywhere', cn: '家 → 远方', ko: '집 → 어디든', ja: '家 → どこまでも' },
      most: 30,
    },
  },
  music: { style: 'folk', feeling: 'calm' },
  ambience: 'train',
  sounds: [
    { at: 0.6, sound: 'train_whistle', level: 0.6 },
    { at: 4.2, sound: 'stamp' },
  ],
  layers: [
    { draw: { kind: 'prop', prop: 'landscape', size: [1.78, 1] }, depth: 0 },
    { draw: { kind: 'prop', prop: 'carriage', size: [1.78, 1] }, depth: 0, idle: { bob: 0.003, seconds: 0.45 } },
    {
      draw: { kind: 'person', size: [0.66, 0.74] },
      at: [-0.42, 0.13],
      depth: 0,
      idle: { bob: 0.005, sway: 0.5, seconds: 0.9 },
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [0.62, 0.4], colour: '#2c463f', line: '#1b2f29', round: 0.06 },
      at: [-0.44, 0.52],
      depth: 0,
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [0.56, 0.03], colour: '#4d7267', round: 0.015 },
      at: [-0.44, 0.34],
      depth: 0,
    },
    {
      draw: { kind: 'thing', item: 'suitcase', look: 'gouache', size: 0.22 },
      at: [0.62, 0.36],
      depth: 0,
      idle: { bob: 0.003, seconds: 0.45 },
    },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [0.7, 0.26], colour: '#f6e9c9', line: '#a2762c', round: 0.02 } },
          {
            draw: {
              kind: 'text',
              text: { en: 'ONE WAY', cn: '单程票', ko: '편도 승차권', ja: '片道乗車券' },
              size: [0.6, 0.06],
              style: { colour: '#a2762c', most: 0.042 },
            },
            at: [0, -0.08],
          },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.62, 0.13],
              style: { colour: '#3b2a12', most: 0.085 },
              reveal: { how: 'type', from: 2.4, seconds: 1.4 },
            },
            at: [0, 0.03],
          },
          {
            draw: { kind: 'shape', shape: 'ring', size: [0.13, 0.13], colour: '#b3232e', lineWidth: 0.012 },
            at: [0.27, -0.05],
            from: 4.2,
            enter: 'slam',
            opacity: 0.8,
          },
        ],
      },
      at: [0.34, 0.08],
      turn: -4,
      depth: 0,
      from: 1.6,
      enter: 'rise',
    },
  ],
});
