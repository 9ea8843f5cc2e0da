import { defineTemplate } from '../template.ts';

/** The leader of an old film counts down to the first picture of somebody's own. */
export const countdownLeader = defineTemplate({
  id: 'countdown-leader',
  category: 'cinema',
  title: { en: 'Three, two, one', cn: '三、二、一', ko: '셋, 둘, 하나', ja: 'スリー・ツー・ワン' },
  aspect: '16:9',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Title', cn: '片名', ko: '제목', ja: '題名' },
      sample: { en: 'Our first film', cn: '我们的第一部电影', ko: '우리의 첫 영화', ja: 'はじめての映画' },
      most: 36,
    },
  },
  music: { style: 'ragtime', feeling: 'happy' },
  sounds: [
    { at: 0, sound: 'beep' },
    { at: 1, sound: 'beep' },
    { at: 2, sound: 'beep' },
    { at: 3, sound: 'clap' },
  ],
  camera: [
    { at: 3, zoom: 1 },
    { at: 7, zoom: 1.08, ease: 'linear' },
  ],
  layers: [
    { draw: { kind: 'ground', style: 'plain', colours: ['#100d09', '#000'] } },
    {
      draw: { kind: 'photo', size: [1.36, 0.82], tint: 'sepia' },
      at: [0, -0.03],
      from: 3,
      keys: [
        { at: 3, scale: 1.1 },
        { at: 3.3, scale: 1, ease: 'out' },
      ],
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [1.3, 0.16],
        style: { colour: '#fdf3da', most: 0.13, weight: 700, outline: '#2a1d0c' },
        reveal: { how: 'words', from: 4, seconds: 1 },
      },
      at: [0, 0.37],
      depth: 0,
    },
    {
      draw: { kind: 'prop', prop: 'leader', size: [1.8, 1.02] },
      depth: 0,
      until: 3,
      keys: [
        { at: 0, share: 0 },
        { at: 3, share: 1, ease: 'linear' },
      ],
    },
    { draw: { kind: 'prop', prop: 'perforation', size: [1.778, 1.02] }, depth: 0 },
    { draw: { kind: 'prop', prop: 'scratches', size: [1.8, 1.02] }, depth: 0 },
  ],
});
