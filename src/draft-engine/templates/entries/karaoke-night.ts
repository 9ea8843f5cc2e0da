import { defineTemplate } from '../template.ts';

/** Karaoke under a mirror ball; the words fill as they are sung. */
export const karaokeNight = defineTemplate({
  id: 'karaoke-night',
  category: 'music',
  title: { en: 'Karaoke night', cn: '卡拉 OK 之夜', ko: '노래방의 밤', ja: 'カラオケの夜' },
  aspect: '16:9',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'First line', cn: '第一句', ko: '첫째 줄', ja: '一行目' },
      sample: {
        en: 'Sing it loud, sing it out',
        cn: '大声唱，放声唱',
        ko: '크게 불러 봐 이 노래를',
        ja: '声をあげて歌おうよ',
      },
      most: 40,
    },
    line: {
      label: { en: 'Second line', cn: '第二句', ko: '둘째 줄', ja: '二行目' },
      sample: {
        en: 'this whole night is ours',
        cn: '今夜属于我们',
        ko: '이 밤은 우리의 것',
        ja: 'この夜はぼくらのもの',
      },
      most: 40,
    },
  },
  music: { style: 'disco', feeling: 'happy' },
  sounds: [{ at: 7, sound: 'applause' }],
  layers: [
    { draw: { kind: 'ground', style: 'glow', colours: ['#5a1f7a', '#12061f'] } },
    {
      draw: { kind: 'prop', prop: 'equaliser', size: [1.7, 0.5], colours: ['#3d2a8a', '#c2349c'] },
      at: [0, 0.26],
      opacity: 0.55,
    },
    { draw: { kind: 'prop', prop: 'mirrorball', size: [0.24, 0.24] }, at: [0, -0.36] },
    { draw: { kind: 'person', size: [0.6, 0.66] }, at: [0, 0], idle: { sway: 2.4, bob: 0.012, seconds: 1 } },
    {
      draw: { kind: 'thing', item: 'microphone', look: 'cel', size: 0.2 },
      at: [0.34, 0.1],
      turn: 24,
      idle: { sway: 5, seconds: 1 },
    },
    { draw: { kind: 'shape', shape: 'box', size: [1.9, 0.3], colour: 'rgba(10,4,24,0.7)' }, at: [0, 0.38], depth: 0 },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [1.5, 0.12],
        style: { colour: '#ffffff', most: 0.1, outline: '#1b0b33' },
        reveal: { how: 'sing', from: 1, seconds: 2.8, colour: '#ff7ad1' },
      },
      at: [0, 0.31],
      depth: 0,
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [1.5, 0.12],
        style: { colour: '#ffffff', most: 0.1, outline: '#1b0b33' },
        reveal: { how: 'sing', from: 4.2, seconds: 2.6, colour: '#7ae3ff' },
      },
      at: [0, 0.43],
      depth: 0,
    },
    { draw: { kind: 'particles', of: 'notes', count: 12, colours: ['#ffd86b', '#7ae3ff', '#ff7ad1'], size: 0.09 } },
  ],
});
