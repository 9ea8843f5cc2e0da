import { defineTemplate } from '../template.ts';

/** A curtain opens on a lit stage with the photo in a golden frame. */
export const curtainUp = defineTemplate({
  id: 'curtain-up',
  category: 'announcements',
  title: { en: 'Curtain up', cn: '大幕拉开', ko: '막이 오르다', ja: '幕が上がる' },
  aspect: '16:9',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'What is announced', cn: '宣布什么', ko: '알릴 내용', ja: '発表すること' },
      sample: { en: 'Tonight, for the first time', cn: '今晚首次亮相', ko: '오늘 밤 첫 무대', ja: '今夜、初舞台' },
      most: 40,
    },
  },
  music: { style: 'orchestral', feeling: 'epic' },
  sounds: [
    { at: 0.2, sound: 'drum' },
    { at: 1.2, sound: 'curtain' },
    { at: 3, sound: 'applause' },
  ],
  camera: [
    { at: 1, zoom: 1 },
    { at: 6.5, zoom: 1.12, ease: 'linear' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'fade', colours: ['#1a0d12', '#5a2a1c', '#32161d'] } },
    { draw: { kind: 'shape', shape: 'box', size: [2.4, 0.24], colour: '#8a5a33' }, at: [0, 0.46] },
    { draw: { kind: 'shape', shape: 'circle', size: [1.1, 0.16], colour: 'rgba(255,236,180,0.5)' }, at: [0, 0.42] },
    { draw: { kind: 'photo', size: [0.62, 0.5], frame: 'gold' }, at: [0, -0.06] },
    { draw: { kind: 'prop', prop: 'spotlight', size: [0.95, 1.06] }, at: [-0.1, 0] },
    { draw: { kind: 'prop', prop: 'spotlight', size: [0.95, 1.06], colours: ['#cfe3ff'] }, at: [0.14, 0] },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [1.4, 0.13],
        style: { colour: '#ffe7a6', most: 0.11, outline: '#3b0d10' },
        reveal: { how: 'words', from: 3.4, seconds: 1.2 },
      },
      at: [0, 0.37],
    },
    { draw: { kind: 'particles', of: 'stars', count: 26, colours: ['#fff3c4'], size: 0.05, from: 2.6 }, depth: 0.5 },
    {
      draw: { kind: 'prop', prop: 'curtains', size: [1.86, 1.06] },
      depth: 0,
      keys: [
        { at: 1.1, share: 0 },
        { at: 3.2, share: 1, ease: 'both' },
      ],
    },
  ],
});
