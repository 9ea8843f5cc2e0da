import { defineTemplate } from '../template.ts';

/** Behind the scenes: a clapperboard claps and the take begins, framed by a camera's viewfinder. */
export const clapperboardTake = defineTemplate({
  id: 'clapperboard-take',
  category: 'cinema',
  title: { en: 'And … action!', cn: '开拍！', ko: '레디, 액션!', ja: 'よーい、アクション！' },
  aspect: '16:9',
  seconds: 6,
  texts: {
    title: {
      label: { en: 'Film', cn: '影片', ko: '영화', ja: '映画' },
      sample: { en: 'Scene one, take one', cn: '第一场，第一次', ko: '첫 장면, 첫 촬영', ja: 'シーン1、テイク1' },
      most: 30,
    },
  },
  music: { style: 'funk', feeling: 'driving' },
  ambience: 'crowd',
  sounds: [
    { at: 1.1, sound: 'clap' },
    { at: 1.2, sound: 'impact', level: 0.5 },
    { at: 2, sound: 'beep' },
  ],
  camera: [
    { at: 1.3, zoom: 1 },
    { at: 6, zoom: 1.1, ease: 'linear' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'studio', landmarks: ['tv_camera'], seed: 5 },
        look: 'cel',
        time: 'noon',
        wider: 1.15,
      },
      depth: 0.5,
    },
    {
      draw: { kind: 'person', size: [0.74, 0.86], outline: '#fff' },
      at: [0.1, 0.07],
      depth: 1.3,
      idle: { sway: 1, seconds: 1.6 },
    },
    {
      draw: { kind: 'thing', item: 'clapperboard', look: 'cel', size: 0.86 },
      at: [0, 0.08],
      depth: 0,
      keys: [
        { at: 0, y: 0.9 },
        { at: 0.7, y: 0.08, ease: 'out' },
        { at: 1.05, turn: -5 },
        { at: 1.15, turn: 3, ease: 'in' },
        { at: 1.3, turn: 0 },
        { at: 1.4, y: 0.08 },
        { at: 2, y: 1.2, ease: 'in' },
      ],
      until: 2.1,
    },
    ...(
      [
        [-0.78, -0.4, 0],
        [0.78, -0.4, 90],
        [0.78, 0.4, 180],
        [-0.78, 0.4, 270],
      ] as const
    ).map(([x, y, turn]) => ({
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [0.14, 0.012], colour: '#ffffff' }, at: [0.064, 0] },
          { draw: { kind: 'shape', shape: 'box', size: [0.012, 0.14], colour: '#ffffff' }, at: [0, 0.064] },
        ],
      } as const,
      at: [x, y] as const,
      turn,
      depth: 0,
      from: 2,
      enter: 'fade' as const,
    })),
    {
      draw: { kind: 'shape', shape: 'circle', size: [0.05, 0.05], colour: '#ff2e3a' },
      at: [-0.68, -0.34],
      depth: 0,
      from: 2,
      idle: { pulse: 0.25, seconds: 0.9 },
    },
    {
      draw: {
        kind: 'text',
        text: { en: 'REC', cn: '录制', ko: '녹화', ja: '録画' },
        size: [0.2, 0.08],
        style: { colour: '#ffffff', most: 0.06, align: 'left', outline: '#222' },
      },
      at: [-0.54, -0.34],
      depth: 0,
      from: 2,
    },
    {
      draw: { kind: 'shape', shape: 'box', size: [1.3, 0.15], colour: 'rgba(0,0,0,0.6)' },
      at: [0, 0.36],
      depth: 0,
      from: 2.4,
      enter: 'flip',
    },
    {
      draw: {
        kind: 'text',
        text: 'title',
        size: [1.2, 0.12],
        style: { colour: '#ffffff', most: 0.085, weight: 700 },
        reveal: { how: 'type', from: 2.6, seconds: 1.2 },
      },
      at: [0, 0.36],
      depth: 0,
    },
  ],
});
