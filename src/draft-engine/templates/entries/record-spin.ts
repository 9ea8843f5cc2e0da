import { defineTemplate } from '../template.ts';

/** A record with the photo as its label; the arm comes down and it plays. */
export const recordSpin = defineTemplate({
  id: 'record-spin',
  category: 'music',
  title: { en: 'On the record', cn: '唱片转起来', ko: '레코드 한 장', ja: 'レコードに針を' },
  aspect: '9:16',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'Song', cn: '歌名', ko: '노래', ja: '曲名' },
      sample: { en: 'Our song', cn: '我们的歌', ko: '우리의 노래', ja: 'ふたりの歌' },
      most: 30,
    },
    line: {
      label: { en: 'Since when', cn: '从何时起', ko: '언제부터', ja: 'いつから' },
      sample: {
        en: 'playing since that summer',
        cn: '从那个夏天一直播放',
        ko: '그 여름부터 계속',
        ja: 'あの夏からずっと',
      },
      most: 40,
    },
  },
  music: { style: 'lofi', feeling: 'romantic' },
  sounds: [
    { at: 1.4, sound: 'click' },
    { at: 1.7, sound: 'radio', level: 0.4 },
  ],
  camera: [
    { at: 0, zoom: 1.3, y: -0.1 },
    { at: 3, zoom: 1, y: 0 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'wood', colours: ['#c79a6b', '#7d5733'] } },
    {
      draw: { kind: 'shape', shape: 'box', size: [0.96, 1.06], colour: '#2b3a45', line: '#1a242b', round: 0.06 },
      at: [0, -0.2],
    },
    {
      draw: { kind: 'prop', prop: 'record', size: [0.84, 0.84], colours: ['#141417', '#e8b04a'] },
      at: [-0.02, -0.22],
      keys: [{ at: 1.4, scale: 1 }],
    },
    { draw: { kind: 'photo', size: [0.32, 0.32], frame: 'circle' }, at: [-0.02, -0.22], idle: { spin: 24 } },
    {
      draw: { kind: 'shape', shape: 'circle', size: [0.03, 0.03], colour: '#e9e5dc', line: '#777' },
      at: [-0.02, -0.22],
    },
    {
      draw: { kind: 'prop', prop: 'tonearm', size: [0.2, 0.62] },
      at: [0.39, -0.3],
      keys: [
        { at: 0.6, share: 0 },
        { at: 1.5, share: 1, ease: 'both' },
      ],
    },
    { draw: { kind: 'particles', of: 'notes', count: 9, colours: ['#fff1d6', '#5c3a1c'], size: 0.1, from: 1.8 } },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.88, 0.2],
        style: { colour: '#3a2312', most: 0.14, weight: 800 },
        reveal: { how: 'words', from: 2.4, seconds: 1 },
      },
      at: [0, 0.52],
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [0.84, 0.12],
        style: { colour: '#5c3a1c', most: 0.06, weight: 600 },
        reveal: { how: 'type', from: 3.4, seconds: 1.4 },
      },
      at: [0, 0.68],
    },
  ],
});
