import { defineTemplate } from '../template.ts';

/** A postcard: its picture side first, then it turns over and is written word by word. */
export const postcard = defineTemplate({
  id: 'postcard',
  category: 'travel',
  title: { en: 'A postcard', cn: '一张明信片', ko: '엽서 한 장', ja: '一枚の絵はがき' },
  aspect: '16:9',
  seconds: 8,
  texts: {
    title: {
      label: { en: 'Place', cn: '地点', ko: '장소', ja: '場所' },
      sample: {
        en: 'Greetings from the sea',
        cn: '来自海边的问候',
        ko: '바다에서 보내는 인사',
        ja: '海からこんにちは',
      },
      most: 36,
    },
    line: {
      label: { en: 'What you write', cn: '写些什么', ko: '쓰는 글', ja: '書くこと' },
      sample: {
        en: 'The water is warm, the days are long. See you soon!',
        cn: '海水温暖，日子悠长。很快见！',
        ko: '물은 따뜻하고 하루는 길어요. 곧 봐요!',
        ja: '水はあたたかく、一日は長い。またすぐに！',
      },
      most: 60,
    },
  },
  music: { style: 'bossa', feeling: 'warm' },
  ambience: 'sea',
  sounds: [
    { at: 2.7, sound: 'paper' },
    { at: 3.6, sound: 'write' },
    { at: 6.6, sound: 'stamp' },
  ],
  layers: [
    {
      draw: {
        kind: 'place',
        place: { kind: 'beach', landmarks: ['palm'], seed: 8 },
        look: 'watercolour',
        time: 'afternoon',
        wider: 1.05,
      },
    },
    { draw: { kind: 'ground', style: 'plain', colours: ['rgba(255,250,240,0.25)', '#fff'] } },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'photo', size: [1.3, 0.78], frame: 'white' } },
          {
            draw: {
              kind: 'text',
              text: 'title',
              size: [1.2, 0.2],
              style: { colour: '#ffffff', most: 0.12, outline: '#c8452f', shade: '#5a1a10', weight: 800 },
            },
            at: [0, 0.26],
          },
        ],
      },
      until: 3,
      from: 0,
      enter: 'drop',
      turn: -3,
      keys: [
        { at: 2.5, stretch: 1 },
        { at: 3, stretch: 0, ease: 'in' },
      ],
    },
    {
      draw: {
        kind: 'group',
        layers: [
          { draw: { kind: 'shape', shape: 'box', size: [1.4, 0.86], colour: '#f9f2e2', round: 0.01 } },
          { draw: { kind: 'shape', shape: 'box', size: [0.004, 0.7], colour: '#b9aa8d' }, at: [0.14, 0] },
          ...[0.1, 0.18, 0.26].map((y) => ({
            draw: { kind: 'shape', shape: 'box', size: [0.46, 0.003], colour: '#b9aa8d' } as const,
            at: [0.42, y] as const,
          })),
          {
            draw: {
              kind: 'text',
              text: 'line',
              size: [0.72, 0.66],
              style: { colour: '#27408b', most: 0.085, weight: 500, align: 'left' },
              reveal: { how: 'type', from: 3.6, seconds: 2.6 },
            },
            at: [-0.28, 0],
          },
          { draw: { kind: 'photo', size: [0.2, 0.24], frame: 'stamp', look: 'closer' }, at: [0.52, -0.24] },
          {
            draw: { kind: 'shape', shape: 'ring', size: [0.24, 0.24], colour: '#5a4f7a', lineWidth: 0.01 },
            at: [0.4, -0.2],
            from: 6.6,
            enter: 'slam',
            opacity: 0.7,
          },
          {
            draw: {
              kind: 'text',
              text: { en: 'AIR MAIL', cn: '航空', ko: '항공', ja: '航空便' },
              size: [0.2, 0.06],
              style: { colour: '#5a4f7a', most: 0.045, rough: true },
            },
            at: [0.4, -0.2],
            turn: -14,
            from: 6.6,
            enter: 'slam',
            opacity: 0.75,
          },
        ],
      },
      from: 3,
      turn: 2,
      keys: [
        { at: 3, stretch: 0 },
        { at: 3.5, stretch: 1, ease: 'out' },
      ],
    },
  ],
});
