import { defineTemplate } from '../template.ts';

/** A scroll unrolls between lanterns and shows a wish for the year. */
export const fortuneScroll = defineTemplate({
  id: 'fortune-scroll',
  category: 'seasons',
  title: { en: 'Fortune scroll', cn: '福卷', ko: '복을 비는 두루마리', ja: '福の巻物' },
  aspect: '9:16',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Large sign', cn: '大字', ko: '큰 글자', ja: '大きな字' },
      sample: { en: 'Luck', cn: '福', ko: '복', ja: '福' },
      most: 8,
    },
    line: {
      label: { en: 'Wish', cn: '祝福', ko: '덕담', ja: '願いごと' },
      sample: {
        en: 'May the new year bring joy to your house',
        cn: '新年快乐，万事如意',
        ko: '새해 복 많이 받으세요',
        ja: '新しい年に幸多かれ',
      },
      most: 50,
    },
  },
  music: { style: 'chinese', feeling: 'happy' },
  sounds: [
    { at: 0.4, sound: 'gong' },
    { at: 1.2, sound: 'paper' },
    { at: 4.6, sound: 'firework' },
    { at: 5.4, sound: 'firework', level: 0.7 },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'glow', colours: ['#b3201c', '#4d0a0c'] } },
    { draw: { kind: 'particles', of: 'sparks', count: 5, colours: ['#ffd76a', '#ff9d5c'], size: 0.3, from: 4.4 } },
    {
      draw: { kind: 'thing', item: 'lantern', look: 'papercut', size: 0.3, colour: 'red' },
      at: [-0.36, -0.66],
      idle: { sway: 6, seconds: 2.8 },
    },
    {
      draw: { kind: 'thing', item: 'lantern', look: 'papercut', size: 0.3, colour: 'red' },
      at: [0.36, -0.66],
      idle: { sway: -6, seconds: 3.1 },
    },
    {
      draw: { kind: 'prop', prop: 'scroll', size: [0.7, 1.16] },
      at: [0, 0.08],
      keys: [
        { at: 0.9, share: 0 },
        { at: 2.8, share: 1, ease: 'both' },
      ],
    },
    { draw: { kind: 'photo', size: [0.42, 0.42], frame: 'oval' }, at: [0, -0.2], from: 2, enter: 'fade' },
    {
      draw: { kind: 'text', text: 'title', size: [0.56, 0.3], style: { colour: '#8d1414', most: 0.28, weight: 800 } },
      at: [0, 0.24],
      from: 2.7,
      enter: 'slam',
    },
    {
      draw: {
        kind: 'text',
        text: 'line',
        size: [0.56, 0.18],
        style: { colour: '#5c3a14', most: 0.065, weight: 600 },
        reveal: { how: 'words', from: 3.4, seconds: 1.2 },
      },
      at: [0, 0.5],
    },
    {
      draw: {
        kind: 'particles',
        of: 'petals',
        count: 26,
        colours: ['#ffd1dc', '#ff9db4', '#fff0f3'],
        size: 0.05,
        from: 2.6,
      },
    },
  ],
});
