import { defineTemplate } from '../template.ts';

/** A blackboard on which the words are written in chalk, with the photo held by tape. */
export const blackboard = defineTemplate({
  id: 'blackboard',
  category: 'school',
  title: { en: 'On the blackboard', cn: '黑板上', ko: '칠판에 쓰기', ja: '黒板に書く' },
  aspect: '16:9',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'Heading', cn: '标题', ko: '제목', ja: '見出し' },
      sample: { en: 'First day of school', cn: '开学第一天', ko: '학교 첫날', ja: '入学式の日' },
      most: 30,
    },
    line: {
      label: { en: 'Below it', cn: '下面一行', ko: '아래 줄', ja: '下の行' },
      sample: { en: 'Welcome, everybody!', cn: '欢迎大家！', ko: '모두 환영해요!', ja: 'みんな、ようこそ！' },
      most: 40,
    },
  },
  music: { style: 'pop', feeling: 'hopeful' },
  ambience: 'classroom',
  sounds: [
    { at: 0.1, sound: 'bell' },
    { at: 1.2, sound: 'write' },
    { at: 3.2, sound: 'write' },
    { at: 5, sound: 'set_down' },
  ],
  camera: [
    { at: 0, x: -0.25, zoom: 1.4 },
    { at: 3, x: -0.2, zoom: 1.3 },
    { at: 5, x: 0, zoom: 1 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'wood', colours: ['#a87d4f', '#6b4a28'] } },
    { draw: { kind: 'shape', shape: 'box', size: [1.7, 0.9], colour: '#2d4a3d', line: '#7a5428', lineWidth: 0.04 } },
    {
      draw: { kind: 'shape', shape: 'circle', size: [1.3, 0.5], colour: 'rgba(255,255,255,0.04)' },
      at: [-0.1, 0.1],
      turn: -12,
    },
    {
      draw: { kind: 'prop', prop: 'doodles', size: [1.6, 0.84] },
      keys: [
        { at: 1, share: 0 },
        { at: 5.6, share: 1, ease: 'linear' },
      ],
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.92, 0.3],
        style: { colour: '#f6f2e4', most: 0.14, weight: 600, rough: true },
        reveal: { how: 'type', from: 1, seconds: 1.6 },
      },
      at: [-0.25, -0.1],
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [0.92, 0.16],
        style: { colour: '#ffd86b', most: 0.085, weight: 600, rough: true },
        reveal: { how: 'type', from: 3, seconds: 1.4 },
      },
      at: [-0.25, 0.14],
    },
    { draw: { kind: 'photo', size: [0.4, 0.44], frame: 'white' }, at: [0.5, 0.02], turn: 4, from: 4.8, enter: 'drop' },
    {
      draw: { kind: 'shape', shape: 'box', size: [0.16, 0.05], colour: 'rgba(240,214,140,0.85)' },
      at: [0.5, -0.25],
      turn: -6,
      from: 5.3,
      enter: 'pop',
    },
  ],
});
