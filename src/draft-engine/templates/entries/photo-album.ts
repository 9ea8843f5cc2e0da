import { defineTemplate } from '../template.ts';

/** Prints fall onto a table one over another: the same moment seen in several ways. */
export const photoAlbum = defineTemplate({
  id: 'photo-album',
  category: 'memories',
  title: { en: 'Prints on the table', cn: '桌上的照片', ko: '탁자 위의 사진들', ja: '机の上の写真' },
  aspect: '9:16',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'Written on the last print', cn: '写在最后一张上', ko: '마지막 사진의 글', ja: '最後の写真の言葉' },
      sample: { en: 'That one summer', cn: '那个夏天', ko: '그해 여름', ja: 'あの夏' },
      most: 26,
    },
    line: {
      label: { en: 'Where and when', cn: '何时何地', ko: '언제 어디서', ja: 'いつ、どこで' },
      sample: {
        en: 'by the lake, all day long',
        cn: '湖边，一整天',
        ko: '호숫가에서, 온종일',
        ja: '湖のほとりで、一日じゅう',
      },
      most: 40,
    },
  },
  music: { style: 'ballad', feeling: 'warm' },
  sounds: [
    { at: 0.3, sound: 'shutter' },
    { at: 1.5, sound: 'shutter' },
    { at: 2.7, sound: 'shutter' },
    { at: 3.9, sound: 'shutter' },
    { at: 5, sound: 'write' },
  ],
  camera: [
    { at: 0, zoom: 1.3, x: -0.15, y: -0.3 },
    { at: 1.4, zoom: 1.3, x: 0.14, y: -0.1 },
    { at: 2.8, zoom: 1.2, x: -0.1, y: 0.25 },
    { at: 4.4, zoom: 1, x: 0, y: 0 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'wood', colours: ['#d9b88c', '#9a754a'] } },
    { draw: { kind: 'thing', item: 'coffee', look: 'gouache', size: 0.26 }, at: [0.36, -0.72] },
    { draw: { kind: 'thing', item: 'camera', look: 'gouache', size: 0.28 }, at: [-0.34, 0.74] },
    {
      draw: { kind: 'photo', size: [0.4, 0.4], frame: 'white', tint: 'sepia' },
      at: [-0.2, -0.5],
      turn: -9,
      from: 0.2,
      enter: 'slam',
    },
    {
      draw: { kind: 'photo', size: [0.4, 0.4], frame: 'white', tint: 'grey', look: 'closer' },
      at: [0.22, -0.2],
      turn: 7,
      from: 1.4,
      enter: 'slam',
    },
    {
      draw: { kind: 'photo', size: [0.4, 0.4], frame: 'white', look: 'closer' },
      at: [-0.2, 0.22],
      turn: -5,
      from: 2.6,
      enter: 'slam',
    },
    {
      draw: { kind: 'photo', size: [0.68, 0.74], frame: 'white' },
      at: [0.02, -0.04],
      turn: 2,
      from: 3.8,
      enter: 'slam',
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.64, 0.13],
        style: { colour: '#37406b', most: 0.1, weight: 500 },
        reveal: { how: 'type', from: 5, seconds: 1 },
      },
      at: [0.02, 0.43],
      turn: 2,
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [0.8, 0.12], colour: 'rgba(255,250,235,0.9)', round: 0.01 },
      at: [0, 0.64],
      turn: -2,
      from: 5.8,
      enter: 'fade',
    },
    {
      draw: { kind: 'text', text: 'line', size: [0.74, 0.09], style: { colour: '#6b4a2a', most: 0.055, weight: 500 } },
      at: [0, 0.64],
      turn: -2,
      from: 6,
      enter: 'fade',
    },
  ],
});
