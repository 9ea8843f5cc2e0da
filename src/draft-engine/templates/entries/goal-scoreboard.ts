import { defineTemplate } from '../template.ts';

/** The big screen of a stadium: the score, a shout and the hero of the match. */
export const goalScoreboard = defineTemplate({
  id: 'goal-scoreboard',
  category: 'sports',
  title: { en: 'On the big screen', cn: '大屏幕', ko: '전광판', ja: '大型スクリーン' },
  aspect: '16:9',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Shout', cn: '欢呼', ko: '함성', ja: '叫び' },
      sample: { en: 'GOAL!', cn: '进球啦！', ko: '골!', ja: 'ゴール！' },
      most: 14,
    },
    line: {
      label: { en: 'Score', cn: '比分', ko: '점수', ja: 'スコア' },
      sample: { en: 'Home 3 : 2 Guests', cn: '主队 3 : 2 客队', ko: '홈 3 : 2 원정', ja: 'ホーム 3 : 2 ビジター' },
      most: 30,
    },
  },
  music: { style: 'rock', feeling: 'epic' },
  ambience: 'stadium',
  sounds: [
    { at: 0.8, sound: 'whistle' },
    { at: 1.8, sound: 'cheer' },
    { at: 2, sound: 'horn', level: 0.6 },
    { at: 4, sound: 'applause' },
  ],
  camera: [
    { at: 0, zoom: 1.5, y: -0.08 },
    { at: 1.4, zoom: 1.5, y: -0.08 },
    { at: 1.8, zoom: 1, y: 0, ease: 'back' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'stadium', landmarks: [], seed: 11 },
        look: 'cel',
        time: 'dusk',
        wider: 1.1,
      },
      depth: 0.4,
    },
    { draw: { kind: 'shape', shape: 'box', size: [0.05, 1], colour: '#3b424d' }, at: [-0.4, 0.5] },
    { draw: { kind: 'shape', shape: 'box', size: [0.05, 1], colour: '#3b424d' }, at: [0.4, 0.5] },
    {
      draw: {
        kind: 'shape',
        shape: 'box',
        size: [1.36, 0.7],
        colour: '#12161d',
        line: '#4a5361',
        lineWidth: 0.03,
        round: 0.03,
      },
      at: [0, -0.1],
    },
    {
      draw: {
        kind: 'group',
        cut: { shape: 'box', size: [1.28, 0.62] },
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [1.3, 0.64], colour: '#0a3c2a' } },
          { draw: { kind: 'photo', size: [0.56, 0.5] }, at: [-0.33, -0.06], from: 1.6, enter: 'left' },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [0.62, 0.4],
              style: { colour: '#ffe23f', most: 0.24, weight: 800, glow: '#ff8a1f' },
            },
            at: [0.3, -0.06],
            from: 1.8,
            enter: 'slam',
            idle: { pulse: 0.05, seconds: 0.5 },
          },
          { draw: { kind: 'shape', shape: 'box', size: [1.28, 0.12], colour: '#08120e' }, at: [0, 0.25] },
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [1.2, 0.1],
              style: { colour: '#7dffb2', most: 0.08, weight: 700 },
            },
            at: [0, 0.25],
          },
          { draw: { kind: 'prop', prop: 'scanlines', size: [1.28, 0.62] } },
        ],
      },
      at: [0, -0.1],
    },
    {
      draw: {
        kind: 'particles',
        of: 'confetti',
        count: 90,
        colours: ['#ffe23f', '#35d07f', '#ffffff', '#ff5a5a'],
        size: 0.03,
        from: 1.8,
      },
      depth: 0,
    },
  ],
});
