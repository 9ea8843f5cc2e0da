import { defineTemplate } from '../template.ts';

/** A door creaks open in a storm: who is there? */
export const spookyDoor = defineTemplate({
  id: 'spooky-door',
  category: 'seasons',
  title: { en: 'Who is at the door?', cn: '谁在门口？', ko: '문밖에 누구?', ja: 'ドアの向こうはだれ？' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'What it says', cn: '写什么', ko: '나오는 글', ja: '出る言葉' },
      sample: {
        en: 'Trick or treat!',
        cn: '不给糖就捣蛋！',
        ko: '사탕 안 주면 장난칠 거야!',
        ja: 'おかしをくれなきゃいたずらするぞ！',
      },
      most: 36,
    },
  },
  music: { style: 'orchestral', feeling: 'mysterious' },
  ambience: 'storm',
  sounds: [
    { at: 0.6, sound: 'knock' },
    { at: 1.7, sound: 'creak' },
    { at: 2.9, sound: 'thunder' },
    { at: 3.6, sound: 'laugh' },
  ],
  camera: [
    { at: 0, zoom: 1, y: 0 },
    { at: 5, zoom: 1.12, y: 0.04, ease: 'linear' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'bricks', colours: ['#3b3142', '#221a29', '#4a3a44'] } },
    { draw: { kind: 'shape', shape: 'box', size: [0.7, 1.2], colour: '#ff9a2e' }, at: [0, 0.22] },
    { draw: { kind: 'shape', shape: 'circle', size: [0.62, 0.9], colour: 'rgba(255,220,140,0.55)' }, at: [0, 0.2] },
    {
      draw: { kind: 'person', size: [0.6, 0.86] },
      at: [0, 0.37],
      keys: [
        { at: 2.2, y: 0.55, scale: 0.7 },
        { at: 3.4, y: 0.37, scale: 1, ease: 'back' },
      ],
    },
    {
      draw: { kind: 'prop', prop: 'door', size: [0.68, 1.18] },
      at: [0, 0.23],
      keys: [
        { at: 1.6, share: 0 },
        { at: 3, share: 1, ease: 'both' },
      ],
    },
    { draw: { kind: 'shape', shape: 'box', size: [1.3, 0.12], colour: '#191320' }, at: [0, 0.85] },
    {
      draw: { kind: 'thing', item: 'jack_o_lantern', look: 'cel', size: 0.26 },
      at: [-0.37, 0.68],
      idle: { sway: 3, seconds: 1.2 },
    },
    {
      draw: { kind: 'thing', item: 'jack_o_lantern', look: 'cel', size: 0.2 },
      at: [0.38, 0.71],
      idle: { sway: -3, seconds: 1.5 },
    },
    {
      draw: { kind: 'prop', prop: 'lightning', size: [1.02, 1.8] },
      depth: 0,
      keys: [
        { at: 2.8, share: 0 },
        { at: 2.85, share: 1, ease: 'step' },
        { at: 3.3, share: 0, ease: 'out' },
      ],
    },
    { draw: { kind: 'particles', of: 'leaves', count: 18, colours: ['#d9772b', '#a3461c', '#e0a83a'], size: 0.06 } },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.92, 0.34],
        style: { colour: '#ff9a2e', most: 0.15, weight: 800, outline: '#1a0f20', shade: '#000000' },
        reveal: { how: 'pop', from: 3.6, seconds: 1 },
      },
      at: [0, -0.62],
      depth: 0,
    },
  ],
});
