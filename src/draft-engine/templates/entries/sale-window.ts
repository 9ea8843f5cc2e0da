import { defineTemplate } from '../template.ts';

/** Letters and bags fall into a shop window: there is a sale. */
export const saleWindow = defineTemplate({
  id: 'sale-window',
  category: 'shop',
  title: { en: 'In the shop window', cn: '橱窗特惠', ko: '쇼윈도 세일', ja: 'ショーウインドー' },
  aspect: '16:9',
  seconds: 6,
  texts: {
    title: {
      label: { en: 'Offer', cn: '优惠', ko: '행사', ja: 'お得情報' },
      sample: { en: '−50 % today', cn: '今日五折', ko: '오늘만 50% 할인', ja: '本日 50％OFF' },
      most: 24,
    },
    line: {
      label: { en: 'Where', cn: '哪里', ko: '어디서', ja: 'どこで' },
      sample: {
        en: 'At the corner, all day',
        cn: '街角店，全天',
        ko: '모퉁이 가게, 하루 종일',
        ja: '角の店で、一日じゅう',
      },
      most: 40,
    },
  },
  music: { style: 'disco', feeling: 'driving' },
  ambience: 'street',
  sounds: [
    { at: 0.2, sound: 'doorbell' },
    { at: 0.9, sound: 'box' },
    { at: 1.2, sound: 'box' },
    { at: 1.8, sound: 'coin' },
    { at: 2.4, sound: 'impact', level: 0.7 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'bricks', colours: ['#c96f52', '#a85a42', '#d98466'] } },
    {
      draw: { kind: 'shape', shape: 'box', size: [1.5, 0.7], colour: '#fff5df', line: '#2f4858', lineWidth: 0.04 },
      at: [0, 0.08],
    },
    ...Array.from({ length: 12 }, (_, index) => ({
      draw: {
        kind: 'shape',
        shape: 'box',
        size: [0.134, 0.16],
        colour: index % 2 === 0 ? '#e5484d' : '#ffffff',
        round: 0.02,
      } as const,
      at: [-0.737 + index * 0.134, -0.34] as const,
      idle: { bob: 0.003, seconds: 2, phase: index },
    })),
    { draw: { kind: 'shape', shape: 'box', size: [1.44, 0.03], colour: '#b98d58' }, at: [0, 0.37] },
    {
      draw: { kind: 'photo', size: [0.42, 0.42], frame: 'white' },
      at: [-0.44, 0.1],
      turn: -4,
      from: 0.3,
      enter: 'drop',
    },
    { draw: { kind: 'thing', item: 'gift', look: 'memphis', size: 0.2 }, at: [0.58, 0.25], from: 0.8, enter: 'drop' },
    {
      draw: { kind: 'thing', item: 'handbag', look: 'memphis', size: 0.2 },
      at: [0.34, 0.25],
      from: 1.1,
      enter: 'drop',
    },
    { draw: { kind: 'thing', item: 'hat', look: 'memphis', size: 0.18 }, at: [0.12, 0.27], from: 1.3, enter: 'drop' },
    {
      draw: { kind: 'shape', shape: 'burst', size: [0.98, 0.98], colour: '#ffd23f' },
      at: [0.3, -0.05],
      from: 2.2,
      enter: 'spin',
      scale: 0.62,
      idle: { sway: 4, seconds: 1.4 },
    },
    {
      draw: { kind: 'text', text: 'title', size: [0.46, 0.3], style: { colour: '#c81e2b', most: 0.15, weight: 800 } },
      at: [0.3, -0.05],
      from: 2.4,
      enter: 'slam',
      turn: -6,
      idle: { pulse: 0.04, seconds: 0.8 },
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [1.9, 0.13], colour: '#2f4858' },
      at: [0, 0.46],
      depth: 0,
      from: 3,
      enter: 'rise',
    },
    {
      draw: { kind: 'text', text: 'line', size: [1.5, 0.1], style: { colour: '#ffffff', most: 0.07, weight: 600 } },
      at: [0, 0.46],
      depth: 0,
      from: 3.2,
      enter: 'fade',
    },
  ],
});
