import { defineTemplate } from '../template.ts';

/** A pet, or whoever it is, floats through space in a bubble. */
export const spacePet = defineTemplate({
  id: 'space-pet',
  category: 'pets',
  title: { en: 'First pet in space', cn: '太空第一宠', ko: '우주로 간 반려동물', ja: '宇宙へ行ったペット' },
  aspect: '9:16',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'Mission', cn: '任务名', ko: '임무', ja: '任務' },
      sample: {
        en: 'Mission: more treats',
        cn: '任务：更多零食',
        ko: '임무: 간식 더 찾기',
        ja: '任務：おやつをもっと',
      },
      most: 36,
    },
  },
  music: { style: 'synthwave', feeling: 'dreamy' },
  ambience: 'space',
  sounds: [
    { at: 0.3, sound: 'rocket', level: 0.7 },
    { at: 3.6, sound: 'beep' },
    { at: 4.2, sound: 'beep' },
    { at: 5, sound: 'shimmer' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'fade', colours: ['#0a0b26', '#3a1f5c', '#181a48'] } },
    { draw: { kind: 'particles', of: 'stars', count: 40, colours: ['#ffffff', '#cfe0ff', '#ffe9c4'], size: 0.035 } },
    {
      draw: { kind: 'prop', prop: 'planet', size: [0.7, 0.7] },
      keys: [
        { at: 0, x: 0.42, y: -0.42 },
        { at: 8, x: 0.3, y: -0.55, ease: 'linear' },
      ],
    },
    {
      draw: { kind: 'shape', shape: 'circle', size: [1.5, 1.5], colour: '#4c7fb5' },
      keys: [
        { at: 0, y: 1.2 },
        { at: 8, y: 1.4, ease: 'linear' },
      ],
    },
    {
      draw: { kind: 'thing', item: 'rocket', look: 'cel', size: 0.34 },
      keys: [
        { at: 0, x: -0.3, y: 1.1, turn: 10 },
        { at: 2.6, x: 0.36, y: -1.2, turn: 24, ease: 'in' },
      ],
    },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'circle', size: [0.76, 0.76], colour: 'rgba(140,200,255,0.18)' } },
          {
            draw: {
              kind: 'group',
              cut: { shape: 'circle', size: [0.74, 0.74] },
              layers: [{ draw: { kind: 'person', size: [0.56, 0.62] }, at: [0, 0.06], idle: { sway: 7, seconds: 4 } }],
            },
          },
          {
            draw: {
              kind: 'shape',
              shape: 'ring',
              size: [0.76, 0.76],
              colour: 'rgba(220,240,255,0.85)',
              lineWidth: 0.012,
            },
          },
          {
            draw: { kind: 'shape', shape: 'circle', size: [0.16, 0.07], colour: 'rgba(255,255,255,0.5)' },
            at: [-0.2, -0.24],
            turn: -38,
          },
        ],
      },
      keys: [
        { at: 0, x: -0.2, y: 0.9, scale: 0.7 },
        { at: 3, x: 0, y: -0.04, scale: 1, ease: 'out' },
      ],
      idle: { bob: 0.03, sway: 4, seconds: 3.6 },
    },
    {
      draw: {
        kind: 'figure',
        figure: { kind: 'robot', shape: 'round', colours: ['cyan', 'white'], seed: 4 },
        look: 'cel',
        size: [0.2, 0.2],
      },
      at: [-0.36, 0.42],
      from: 3.4,
      enter: 'right',
      idle: { bob: 0.02, seconds: 2 },
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.9, 0.26],
        style: { colour: '#dff4ff', most: 0.11, weight: 700, glow: '#3fa9ff' },
        reveal: { how: 'type', from: 3.4, seconds: 1.6 },
      },
      at: [0, 0.66],
    },
  ],
});
