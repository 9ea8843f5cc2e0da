import { defineTemplate } from '../template.ts';

/** The camera walks along a wall of pictures and stops before the one that matters. */
export const galleryWalk = defineTemplate({
  id: 'gallery-walk',
  category: 'memories',
  title: { en: 'A walk through the gallery', cn: '走过画廊', ko: '미술관 산책', ja: '画廊を歩く' },
  aspect: '16:9',
  seconds: 9,
  texts: {
    title: {
      label: { en: 'On the plate', cn: '铭牌', ko: '명패', ja: '銘板' },
      sample: { en: 'The best of days', cn: '最美好的日子', ko: '가장 좋았던 날', ja: 'いちばんの日' },
      most: 36,
    },
  },
  music: { style: 'classical', feeling: 'calm' },
  ambience: 'room_large',
  sounds: [
    { at: 0.3, sound: 'steps_wood' },
    { at: 2.6, sound: 'steps_wood' },
    { at: 6.4, sound: 'chime', level: 0.6 },
  ],
  camera: [
    { at: 0.3, x: 0, zoom: 1.05 },
    { at: 5.6, x: 3.6, zoom: 1, ease: 'both' },
    { at: 7.4, x: 3.6, zoom: 1.12, y: 0.03 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'fade', colours: ['#4d2f33', '#6a4145'] } },
    { draw: { kind: 'shape', shape: 'box', size: [9, 0.4], colour: '#8a5f3a' }, at: [2, 0.62] },
    { draw: { kind: 'shape', shape: 'box', size: [9, 0.03], colour: '#d8b98a' }, at: [2, 0.41] },
    { draw: { kind: 'photo', size: [0.44, 0.56], frame: 'wood', tint: 'sepia', look: 'closer' }, at: [-0.3, -0.06] },
    {
      draw: {
        kind: 'place',
        place: { kind: 'lake', landmarks: ['pine'], seed: 3 },
        look: 'oil',
        time: 'dusk',
        size: [0.6, 0.44],
      },
      at: [0.56, -0.06],
    },
    {
      draw: {
        kind: 'shape',
        shape: 'box',
        size: [0.64, 0.48],
        colour: 'rgba(0,0,0,0)',
        line: '#c99b45',
        lineWidth: 0.05,
      },
      at: [0.56, -0.06],
    },
    { draw: { kind: 'photo', size: [0.36, 0.44], frame: 'oval', tint: 'grey' }, at: [1.28, -0.08] },
    {
      draw: {
        kind: 'place',
        place: { kind: 'town_street', landmarks: ['church'], seed: 14 },
        look: 'watercolour',
        time: 'morning',
        size: [0.44, 0.56],
      },
      at: [1.98, -0.06],
    },
    {
      draw: {
        kind: 'shape',
        shape: 'box',
        size: [0.48, 0.6],
        colour: 'rgba(0,0,0,0)',
        line: '#4a3020',
        lineWidth: 0.05,
      },
      at: [1.98, -0.06],
    },
    { draw: { kind: 'photo', size: [0.3, 0.3], frame: 'gold', look: 'closer' }, at: [2.6, -0.16] },
    { draw: { kind: 'thing', item: 'vase', look: 'oil', size: 0.3 }, at: [2.62, 0.28] },
    { draw: { kind: 'shape', shape: 'circle', size: [1.2, 0.9], colour: 'rgba(255,232,180,0.16)' }, at: [3.6, -0.06] },
    { draw: { kind: 'photo', size: [0.72, 0.54], frame: 'gold' }, at: [3.6, -0.08] },
    {
      draw: {
        kind: 'shape',
        shape: 'box',
        size: [0.56, 0.1],
        colour: '#d9b25c',
        line: '#8a6420',
        lineWidth: 0.004,
        round: 0.01,
      },
      at: [3.6, 0.335],
    },
    {
      draw: { kind: 'text', text: 'title', size: [0.5, 0.075], style: { colour: '#3a260a', most: 0.055, weight: 600 } },
      at: [3.6, 0.335],
    },
    { draw: { kind: 'shape', shape: 'box', size: [0.04, 0.34], colour: '#c8a24e', round: 0.02 }, at: [3.05, 0.4] },
    { draw: { kind: 'shape', shape: 'box', size: [0.04, 0.34], colour: '#c8a24e', round: 0.02 }, at: [4.15, 0.4] },
  ],
});
