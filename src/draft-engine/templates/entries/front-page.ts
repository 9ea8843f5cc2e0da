import { defineTemplate } from '../template.ts';

/** A newspaper spins in; its headline is typed over the photo in dots of print. */
export const frontPage = defineTemplate({
  id: 'front-page',
  category: 'announcements',
  title: { en: 'Front page', cn: '头版头条', ko: '신문 1면', ja: '新聞の一面' },
  aspect: '9:16',
  seconds: 6,
  texts: {
    title: {
      label: { en: 'Headline', cn: '大标题', ko: '큰 제목', ja: '見出し' },
      sample: { en: 'It is official', cn: '正式宣布', ko: '드디어 공식 발표', ja: 'ついに正式発表' },
      most: 40,
    },
    line: {
      label: { en: 'Below the photo', cn: '照片下方', ko: '사진 아래', ja: '写真の下' },
      sample: {
        en: 'The whole town is talking about it',
        cn: '全城都在谈论',
        ko: '온 동네가 떠들썩',
        ja: '町じゅうがこの話題',
      },
      most: 60,
    },
  },
  music: { style: 'ragtime', feeling: 'playful' },
  sounds: [
    { at: 0, sound: 'whoosh' },
    { at: 0.9, sound: 'paper' },
    { at: 1.5, sound: 'typewriter' },
    { at: 2.6, sound: 'shutter' },
  ],
  camera: [
    { at: 3.4, zoom: 1 },
    { at: 6, zoom: 1.06, ease: 'linear' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'wood', colours: ['#6b4a30', '#2e1d10'] } },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [0.88, 1.5], colour: 'rgba(0,0,0,0.35)' }, at: [0.02, 0.025] },
          { draw: { kind: 'shape', shape: 'box', size: [0.88, 1.5], colour: '#ece5d3' } },
          {
            draw: {
              kind: 'text',
              text: { en: 'THE DAILY FRAME', cn: '每日画报', ko: '하루신문', ja: '日々新報' },
              size: [0.8, 0.12],
              style: { colour: '#211d18', most: 0.1, weight: 800 },
            },
            at: [0, -0.66],
          },
          { draw: { kind: 'shape', shape: 'box', size: [0.8, 0.006], colour: '#211d18' }, at: [0, -0.585] },
          { draw: { kind: 'shape', shape: 'box', size: [0.8, 0.003], colour: '#211d18' }, at: [0, -0.573] },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.8, 0.3],
              style: { colour: '#15120e', most: 0.17, weight: 800 },
              reveal: { how: 'type', from: 1.3, seconds: 1.2 },
            },
            at: [0, -0.41],
          },
          { draw: { kind: 'photo', size: [0.8, 0.56], tint: 'halftone' }, at: [0, 0.04], from: 2.5, enter: 'fade' },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.8, 0.08],
              style: { colour: '#3a342b', most: 0.045, weight: 600 },
            },
            at: [0, 0.375],
            from: 3,
            enter: 'fade',
          },
          { draw: { kind: 'prop', prop: 'columns', size: [0.8, 0.26] }, at: [0, 0.57] },
        ],
      },
      keys: [
        { at: 0, scale: 0.02, turn: -1080 },
        { at: 1.1, scale: 0.95, turn: -4, ease: 'out' },
      ],
    },
  ],
});
