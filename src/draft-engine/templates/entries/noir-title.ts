import { defineTemplate } from '../template.ts';

/** The title of a dark crime film: a street in the rain, blinds and a face. */
export const noirTitle = defineTemplate({
  id: 'noir-title',
  category: 'cinema',
  title: { en: 'Film noir', cn: '黑色电影', ko: '누아르 영화', ja: 'フィルム・ノワール' },
  aspect: '16:9',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Title', cn: '片名', ko: '제목', ja: '題名' },
      sample: { en: 'The last coffee', cn: '最后一杯咖啡', ko: '마지막 커피', ja: '最後の一杯' },
      most: 30,
    },
    line: {
      label: { en: 'Starring', cn: '主演', ko: '주연', ja: '主演' },
      sample: { en: 'starring nobody but you', cn: '主演：就是你', ko: '주연: 바로 당신', ja: '主演：あなた' },
      most: 40,
    },
  },
  music: { style: 'jazz', feeling: 'mysterious' },
  ambience: 'rain',
  sounds: [
    { at: 1.4, sound: 'thunder' },
    { at: 4.2, sound: 'steps_hard', level: 0.6 },
  ],
  camera: [
    { at: 0, x: -0.08, zoom: 1.06 },
    { at: 7, x: 0.08, zoom: 1.14, ease: 'linear' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'alley', landmarks: ['street_lamp'], seed: 6 },
        look: 'noir',
        time: 'night',
        weather: 'rain',
        wider: 1.2,
      },
      depth: 0.5,
    },
    {
      draw: { kind: 'person', size: [0.72, 0.9], tint: 'grey' },
      at: [0.42, 0.08],
      from: 0.6,
      enter: 'fade',
      depth: 1.2,
    },
    { draw: { kind: 'prop', prop: 'blinds', size: [1.9, 1.1] }, depth: 0 },
    { draw: { kind: 'particles', of: 'rain', count: 70, colours: ['#e8eef5'], size: 0.05 }, depth: 0 },
    {
      draw: { kind: 'shape', shape: 'box', size: [1, 0.006], colour: '#e8e2d2' },
      at: [-0.36, 0.16],
      depth: 0,
      from: 2.2,
      enter: 'flip',
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.92, 0.34],
        style: { colour: '#f5efe0', most: 0.16, weight: 800, align: 'left', shade: '#000000' },
        reveal: { how: 'words', from: 1.6, seconds: 1.3 },
      },
      at: [-0.36, -0.06],
      depth: 0,
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [0.92, 0.09],
        style: { colour: '#c9c2b0', most: 0.06, weight: 500, align: 'left' },
        reveal: { how: 'type', from: 3.2, seconds: 1.2 },
      },
      at: [-0.36, 0.24],
      depth: 0,
    },
    { draw: { kind: 'prop', prop: 'scratches', size: [1.8, 1.02] }, depth: 0 },
    { draw: { kind: 'shape', shape: 'box', size: [1.9, 0.11], colour: '#000000' }, at: [0, -0.46], depth: 0 },
    { draw: { kind: 'shape', shape: 'box', size: [1.9, 0.11], colour: '#000000' }, at: [0, 0.46], depth: 0 },
  ],
});
