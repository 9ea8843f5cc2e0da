import { defineTemplate } from '../template.ts';

/** A product on a turning stand, with its price on a tag. */
export const productTurntable = defineTemplate({
  id: 'product-turntable',
  category: 'shop',
  title: { en: 'On the turntable', cn: '转台上的新品', ko: '회전 무대의 상품', ja: '回る台の新商品' },
  aspect: '9:16',
  seconds: 6,
  texts: {
    title: {
      label: { en: 'Name of the product', cn: '商品名', ko: '상품 이름', ja: '商品名' },
      sample: { en: 'New in our shop', cn: '本店新品', ko: '새로 들어왔어요', ja: '新入荷' },
      most: 30,
    },
    line: {
      label: { en: 'Price', cn: '价格', ko: '가격', ja: '価格' },
      sample: { en: '$ 24', cn: '¥ 168', ko: '₩ 32,000', ja: '¥ 3,200' },
      most: 14,
    },
  },
  music: { style: 'funk', feeling: 'happy' },
  sounds: [
    { at: 0.5, sound: 'set_down' },
    { at: 2.2, sound: 'coin' },
    { at: 3, sound: 'shimmer' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'rays', colours: ['#ffcf5c', '#ffdf8c'], spin: 12 } },
    {
      draw: { kind: 'shape', shape: 'circle', size: [0.94, 0.94], colour: 'rgba(255,255,255,0.45)' },
      at: [0, -0.1],
      idle: { pulse: 0.03, seconds: 1.5 },
    },
    {
      draw: { kind: 'prop', prop: 'turntable', size: [0.86, 0.26], colours: ['#ffffff', '#e0d3bd', '#ff7a45'] },
      at: [0, 0.46],
    },
    {
      draw: { kind: 'person', size: [0.74, 0.8] },
      at: [0, 0.05],
      from: 0.3,
      enter: 'drop',
      keys: [
        { at: 1.2, stretch: 1 },
        { at: 1.7, stretch: -1, ease: 'both' },
        { at: 2.2, stretch: 1, ease: 'both' },
      ],
    },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'tag', size: [0.46, 0.2], colour: '#e23b3b', line: '#9c1d1d' } },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.3, 0.14],
              style: { colour: '#ffffff', most: 0.11, weight: 800 },
            },
            at: [0.05, 0],
          },
        ],
      },
      at: [0.22, -0.42],
      from: 2.1,
      enter: 'pop',
      turn: -8,
      idle: { sway: 5, seconds: 1.8 },
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [0.9, 0.3],
        style: { colour: '#3a2410', most: 0.14, weight: 800, upper: true },
        reveal: { how: 'pop', from: 0.9, seconds: 1 },
      },
      at: [0, -0.68],
    },
    { draw: { kind: 'particles', of: 'stars', count: 16, colours: ['#ffffff'], size: 0.11, from: 2.6 } },
    {
      draw: {
        kind: 'text',
        text: { en: 'Come and see', cn: '欢迎选购', ko: '구경 오세요', ja: 'ぜひ見に来て' },
        size: [0.8, 0.1],
        style: { colour: '#7a4a12', most: 0.075 },
      },
      at: [0, 0.74],
      from: 3.2,
      enter: 'rise',
    },
  ],
});
