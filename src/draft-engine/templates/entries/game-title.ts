import { defineTemplate } from '../template.ts';

/** The title screen of an old game with somebody as its hero. */
export const gameTitle = defineTemplate({
  id: 'game-title',
  category: 'jokes',
  title: { en: 'Game hero', cn: '游戏主角', ko: '게임 주인공', ja: 'ゲームの主人公' },
  aspect: '16:9',
  seconds: 7,
  texts: {
    title: {
      label: { en: 'Name of the game', cn: '游戏名', ko: '게임 이름', ja: 'ゲームの名前' },
      sample: { en: 'Super Monday', cn: '超级星期一', ko: '슈퍼 월요일', ja: 'スーパー月曜日' },
      most: 24,
    },
  },
  music: { style: 'chiptune', feeling: 'playful' },
  sounds: [
    { at: 0.3, sound: 'power_up' },
    { at: 2.6, sound: 'coin' },
    { at: 3.6, sound: 'coin' },
    { at: 4.6, sound: 'coin' },
    { at: 5.6, sound: 'beep' },
  ],
  layers: [
    { draw: { kind: 'prop', prop: 'gameworld', size: [1.8, 1.02] }, depth: 0 },
    {
      draw: { kind: 'person', size: [0.5, 0.5], tint: 'pixels' },
      at: [0, 0.1],
      from: 1,
      enter: 'drop',
      keys: [
        { at: 2.4, y: 0.1 },
        { at: 2.7, y: -0.12, ease: 'out' },
        { at: 3, y: 0.1, ease: 'in' },
        { at: 3.4, y: 0.1 },
        { at: 3.7, y: -0.12, ease: 'out' },
        { at: 4, y: 0.1, ease: 'in' },
        { at: 4.4, y: 0.1 },
        { at: 4.7, y: -0.12, ease: 'out' },
        { at: 5, y: 0.1, ease: 'in' },
      ],
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [1.5, 0.24],
        style: { colour: '#ffe23f', most: 0.19, weight: 800, upper: true, outline: '#7a1fa0', shade: '#2b0a45' },
        reveal: { how: 'pop', from: 0.4, seconds: 0.9 },
      },
      at: [0, -0.3],
      idle: { bob: 0.008, seconds: 1.2 },
    },
    ...[0, 1, 2].map((index) => ({
      draw: { kind: 'shape', shape: 'heart', size: [0.07, 0.07], colour: '#ff3b4e', line: '#7a0f1c' } as const,
      at: [-0.8 + index * 0.09, -0.43] as const,
      from: 0.6 + index * 0.15,
      enter: 'pop' as const,
    })),
    ...[5, 5.7, 6.4].map((from) => ({
      draw: {
        kind: 'text',
        text: { en: 'PRESS START', cn: '按开始键', ko: '시작을 누르세요', ja: 'スタートを押してね' },
        size: [0.9, 0.1],
        style: { colour: '#ffffff', most: 0.075, weight: 800, outline: '#1b2440' },
      } as const,
      at: [0, 0.42] as const,
      from,
      until: from + 0.45,
    })),
    { draw: { kind: 'prop', prop: 'scanlines', size: [1.8, 1.02] }, depth: 0 },
  ],
});
