import { defineTemplate } from '../template.ts';

/** A news programme interrupts everything for one piece of news. */
export const breakingNews = defineTemplate({
  id: 'breaking-news',
  category: 'announcements',
  title: { en: 'Breaking news', cn: '突发新闻', ko: '뉴스 속보', ja: 'ニュース速報' },
  aspect: '16:9',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'The news', cn: '新闻内容', ko: '뉴스 내용', ja: 'ニュースの内容' },
      sample: {
        en: 'Somebody cleaned the kitchen',
        cn: '有人打扫了厨房',
        ko: '누군가 부엌을 청소했다',
        ja: 'だれかが台所を掃除した',
      },
      most: 44,
    },
    line: {
      label: { en: 'In the ticker', cn: '滚动字幕', ko: '흐르는 자막', ja: '流れる文字' },
      sample: {
        en: 'Experts speechless · More at eight',
        cn: '专家无言 · 八点详情',
        ko: '전문가도 말을 잃어 · 여덟 시에 계속',
        ja: '専門家も言葉を失う · 続きは八時',
      },
      most: 60,
    },
  },
  music: { style: 'techno', feeling: 'tense' },
  sounds: [
    { at: 0.1, sound: 'impact' },
    { at: 0.5, sound: 'whoosh' },
    { at: 1.4, sound: 'beep' },
    { at: 2.1, sound: 'shutter' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'newsroom', landmarks: [], seed: 3 },
        look: 'infographic',
        time: 'night',
        wider: 1.1,
      },
      keys: [
        { at: 0, scale: 1.15 },
        { at: 8, scale: 1, ease: 'linear' },
      ],
    },
    { draw: { kind: 'ground', style: 'plain', colours: ['rgba(8,20,60,0.35)', '#000'] } },
    { draw: { kind: 'photo', size: [0.74, 0.5], frame: 'screen' }, at: [0.42, -0.12], from: 1.2, enter: 'flip' },
    {
      draw: {
        kind: 'figure',
        figure: {
          kind: 'person',
          age: 'adult',
          gender: 'masculine',
          build: 'average',
          skin: 3,
          hair: 'short',
          hairColour: 'black',
          facialHair: 'none',
          hat: 'none',
          outfit: 'suit',
          colours: ['navy', 'crimson'],
          accessories: [],
          seed: 21,
        },
        look: 'cel',
        size: [0.9, 1.3],
        state: { turn: 0.35, pose: 'stand' },
      },
      at: [-0.46, 0.2],
      idle: { bob: 0.004, seconds: 2 },
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [1.9, 0.2], colour: '#b3121d' },
      at: [0, 0.27],
      depth: 0,
      from: 0.4,
      enter: 'left',
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [1.2, 0.16],
        style: { colour: '#ffffff', most: 0.1, weight: 800, align: 'left' },
        reveal: { how: 'type', from: 1.4, seconds: 1.4 },
      },
      at: [0.22, 0.27],
      depth: 0,
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [0.4, 0.2], colour: '#ffd23f' },
      at: [-0.66, 0.27],
      depth: 0,
      from: 0.5,
      enter: 'left',
    },
    {
      draw: {
        kind: 'text',
        text: { en: 'BREAKING', cn: '突发', ko: '속보', ja: '速報' },
        size: [0.34, 0.14],
        style: { colour: '#2a0606', most: 0.09, weight: 800 },
      },
      at: [-0.66, 0.27],
      depth: 0,
      from: 0.7,
      enter: 'pop',
      idle: { pulse: 0.04, seconds: 0.7 },
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [1.9, 0.12], colour: '#10182f' },
      at: [0, 0.43],
      depth: 0,
      from: 0.6,
      enter: 'right',
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [2.2, 0.09],
        style: { colour: '#cfe0ff', most: 0.065, weight: 600, align: 'left' },
      },
      depth: 0,
      at: [2, 0.43],
      keys: [
        { at: 1, x: 2 },
        { at: 8, x: 0.2, ease: 'linear' },
      ],
    },
    {
      draw: { kind: 'shape', shape: 'circle', size: [0.04, 0.04], colour: '#ff2e3a' },
      at: [-0.8, -0.42],
      depth: 0,
      idle: { pulse: 0.25, seconds: 0.9 },
    },
    {
      draw: {
        kind: 'text',
        text: { en: 'LIVE', cn: '直播', ko: '생방송', ja: '生放送' },
        size: [0.24, 0.07],
        style: { colour: '#ffffff', most: 0.055, align: 'left' },
      },
      at: [-0.65, -0.42],
      depth: 0,
    },
  ],
});
