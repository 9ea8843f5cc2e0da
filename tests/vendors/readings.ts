/** Readings of ideas and words of films as a language model gives them, written by hand. */

const NOBODY = {
  name: '',
  kind: 'person',
  concept: '',
  isNearest: false,
  count: 1,
  age: '',
  ageYears: 0,
  gender: '',
  qualities: [] as { words: string; quality: string }[],
  relations: [] as { words: string; to: string }[],
  presence: 'here',
};
const NOTHING = {
  predicate: '',
  deed: '',
  agent: [] as string[],
  patient: [] as string[],
  recipient: [] as string[],
  instrument: [] as string[],
  companion: [] as string[],
  topic: [] as string[],
  result: [] as string[],
  at: '',
  to: '',
  from: '',
  often: '',
  isNegated: false,
  mood: 'does',
  isMain: false,
  links: [] as { kind: string; to: string }[],
  hour: '',
};
const UNSAID = { value: '', words: '' };
const SETTING = { hour: UNSAID, season: UNSAID, weather: UNSAID, period: UNSAID, culture: UNSAID };

export const ENGLISH = {
  idea: 'Mira the tinkerer snags a wonky drone off the pier, and her gran cracks up till dawn.',
  reading: {
    participants: [
      { ...NOBODY, id: 'p1', words: 'tinkerer', name: 'Mira', concept: 'person.inventor', gender: 'feminine' },
      { ...NOBODY, id: 'p2', words: 'drone', kind: 'robot', concept: 'robot.drone' },
      {
        ...NOBODY,
        id: 'p3',
        words: 'gran',
        concept: 'person.grandmother',
        age: 'old',
        gender: 'feminine',
        relations: [{ words: 'gran', to: 'p1' }],
      },
    ],
    places: [{ id: 'l1', words: 'pier', concept: 'place.harbour', isNearest: true, qualities: [] }],
    events: [
      {
        ...NOTHING,
        id: 'e1',
        words: 'Mira the tinkerer snags a wonky drone off the pier',
        predicate: 'snag',
        deed: 'catch',
        agent: ['p1'],
        patient: ['p2'],
        at: 'l1',
        isMain: true,
      },
      {
        ...NOTHING,
        id: 'e2',
        words: 'her gran cracks up till dawn',
        predicate: 'crack up',
        deed: 'laugh',
        agent: ['p3'],
        links: [{ kind: 'after', to: 'e1' }],
      },
    ],
    setting: { ...SETTING, hour: { value: 'dawn', words: 'till dawn' } },
    isQuestion: false,
  },
  words: {
    title: 'A Drone on the Line',
    logline: 'A tinkerer fishes a broken drone out of the harbour and wins her grandmother’s laughter.',
    outline: 'Mira fishes a drone out of the harbour. Her grandmother laughs until the sun is up.',
    shots: [
      { number: 1, text: 'Mira saw it first.' },
      { number: 2, text: 'It hums.' },
      { number: 3, text: 'Then somebody laughed.' },
      { number: 4, text: 'Morning.' },
    ],
  },
};

export const JAPANESE = {
  idea: '孫が壊れたラジオを直すと、亡くなった祖父の歌が流れる。',
  reading: {
    participants: [
      { ...NOBODY, id: 'p1', words: '孫', concept: 'person.grandson' },
      {
        ...NOBODY,
        id: 'p2',
        words: 'ラジオ',
        kind: 'thing',
        concept: 'thing.radio',
        qualities: [{ words: '壊れた', quality: 'broken' }],
      },
      { ...NOBODY, id: 'p3', words: '祖父', concept: 'person.grandfather', age: 'old', presence: 'dead' },
    ],
    places: [],
    events: [
      {
        ...NOTHING,
        id: 'e1',
        words: '孫が壊れたラジオを直す',
        predicate: '直す',
        deed: 'repair',
        agent: ['p1'],
        patient: ['p2'],
        isMain: true,
      },
      {
        ...NOTHING,
        id: 'e2',
        words: '亡くなった祖父の歌が流れる',
        predicate: '歌う',
        deed: 'sing',
        agent: ['p3'],
        links: [{ kind: 'after', to: 'e1' }],
      },
    ],
    setting: SETTING,
    isQuestion: false,
  },
  words: {
    title: '祖父のラジオ',
    logline: '孫が直したラジオから、亡き祖父の歌が聞こえてくる。',
    outline: '孫は古いラジオを直す。すると、もういない祖父の歌が部屋に流れはじめる。',
    shots: [
      { number: 1, text: '古いラジオがある。' },
      { number: 2, text: '直してみよう。' },
      { number: 3, text: 'なつかしい声だ。' },
      { number: 4, text: '歌は続く。' },
    ],
  },
};
