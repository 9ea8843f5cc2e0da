import { defineTemplate } from '../template.ts';

/** A comic page, panel by panel, that ends in a bang. */
export const comicPage = defineTemplate({
  id: 'comic-page',
  category: 'jokes',
  title: { en: 'Comic page', cn: '漫画一页', ko: '만화 한 쪽', ja: 'まんがの一ページ' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'What you say', cn: '你说的话', ko: '하는 말', ja: 'せりふ' },
      sample: {
        en: 'Wait … was that today?',
        cn: '等等……是今天吗？',
        ko: '잠깐… 오늘이었어?',
        ja: 'え……今日だったの？',
      },
      most: 40,
    },
    line: {
      label: { en: 'The bang', cn: '爆炸字', ko: '쾅 소리', ja: '効果音' },
      sample: { en: 'BOOM!', cn: '轰！', ko: '쾅!', ja: 'ドーン！' },
      most: 10,
    },
  },
  music: { style: 'rock', feeling: 'driving' },
  sounds: [
    { at: 0.3, sound: 'page' },
    { at: 1.7, sound: 'whoosh' },
    { at: 3.3, sound: 'whoosh' },
    { at: 4.3, sound: 'explosion' },
  ],
  camera: [
    { at: 4.25, turn: 0, zoom: 1 },
    { at: 4.35, turn: 2.5, zoom: 1.05 },
    { at: 4.5, turn: -2 },
    { at: 4.8, turn: 0, zoom: 1 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'paper', colours: ['#fdf8ea', '#b9a77c'] } },
    {
      draw: {
        kind: 'group',
        cut: { shape: 'box', size: [0.9, 0.52] },
        layers: [
          { draw: { kind: 'ground', style: 'dots', colours: ['#ffe36b', '#ffc933'] } },
          { draw: { kind: 'photo', size: [0.9, 0.52], tint: 'comic' } },
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.9, 0.52],
              colour: 'rgba(0,0,0,0)',
              line: '#141414',
              lineWidth: 0.02,
            },
          },
        ],
      },
      at: [0, -0.57],
      from: 0.2,
      enter: 'left',
    },
    {
      draw: {
        kind: 'group',
        cut: { shape: 'box', size: [0.9, 0.56] },
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [0.9, 0.56], colour: '#59c2e8' } },
          { draw: { kind: 'prop', prop: 'screentone', size: [0.9, 0.56], colours: ['#2b86b5'] } },
          { draw: { kind: 'person', size: [0.42, 0.5], tint: 'comic' }, at: [-0.22, 0.06] },
          {
            draw: {
              kind: 'shape',
              shape: 'bubble',
              size: [0.46, 0.26],
              colour: '#ffffff',
              line: '#141414',
              lineWidth: 0.01,
            },
            at: [0.19, -0.1],
            from: 2.2,
            enter: 'pop',
          },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.38, 0.2],
              style: { colour: '#141414', most: 0.07, weight: 700 },
            },
            at: [0.19, -0.1],
            from: 2.3,
            enter: 'pop',
          },
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.9, 0.56],
              colour: 'rgba(0,0,0,0)',
              line: '#141414',
              lineWidth: 0.02,
            },
          },
        ],
      },
      at: [0, -0.01],
      from: 1.7,
      enter: 'right',
    },
    {
      draw: {
        kind: 'group',
        cut: { shape: 'box', size: [0.9, 0.52] },
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [0.9, 0.52], colour: '#f04e3e' } },
          {
            draw: { kind: 'photo', size: [0.9, 0.52], tint: 'comic', look: 'closer' },
            keys: [
              { at: 3.3, scale: 1 },
              { at: 6.5, scale: 1.2, ease: 'linear' },
            ],
          },
          { draw: { kind: 'prop', prop: 'rush', size: [0.9, 0.52], colours: ['#ffffff'] } },
          {
            draw: {
              kind: 'shape',
              shape: 'box',
              size: [0.9, 0.52],
              colour: 'rgba(0,0,0,0)',
              line: '#141414',
              lineWidth: 0.02,
            },
          },
        ],
      },
      at: [0, 0.56],
      from: 3.3,
      enter: 'rise',
    },
    {
      draw: {
        kind: 'group',
        layers: [
          {
            draw: {
              kind: 'shape',
              shape: 'burst',
              size: [0.56, 0.56],
              colour: '#ffe23f',
              line: '#141414',
              lineWidth: 0.014,
            },
          },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.4, 0.2],
              style: { colour: '#e0261b', most: 0.19, weight: 800, outline: '#ffffff', shade: '#141414' },
            },
          },
        ],
      },
      at: [0.24, 0.74],
      turn: -10,
      from: 4.2,
      enter: 'slam',
      idle: { pulse: 0.03, seconds: 0.6 },
    },
  ],
});
