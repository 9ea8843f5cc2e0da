import { expect, test } from 'vitest';
import type { PlannedActor, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { applyEdits } from '../../../timeline/apply-edits.ts';
import type { DocumentShot, FilmDocument } from '../../../timeline/film-document.ts';
import { readChange, type ReadChange } from './read-change.ts';

const story = await planFilm({
  idea: 'A baker and a clown argue about a cake',
  type: 'comedy',
  language: 'en',
  shotCount: 5,
  aspect: '16:9',
  seed: 5,
});
const [hero, other] = story.characters.map((member, index) => ({ ...member, name: index === 0 ? 'Anna' : 'Bob' }));
const actor = (characterKey: string, across: number): PlannedActor => ({
  characterKey,
  across,
  behind: 0,
  faces: 'camera',
  pose: 'stand',
  emotion: 'neutral',
});
const plan: PlannedShot = {
  ...(story.shots[1] as PlannedShot),
  timeOfDay: 'noon',
  weather: 'clear',
  framing: 'medium',
  angle: 'eye_level',
  camera: 'static',
  actors: [actor(hero?.key ?? '', -0.4), actor(other?.key ?? '', 0.4)],
  items: [],
  effects: [],
  subject: { kind: 'character', key: hero?.key ?? '' },
};
const shot: DocumentShot = { id: '0195f0c0-0000-7000-8000-000000000000', plan, drawn: true };
const film = {
  title: 'T',
  outline: '',
  type: 'comedy',
  style: 'gouache',
  customStyle: null,
  aspect: '16:9',
  music: null,
  language: 'en',
  seed: 1,
  shortSidePixels: 180,
  characters: [hero, other],
  places: story.places,
  items: [],
  shots: [1, 2, 3, 4].map((number) => (number === 1 ? shot : { ...shot, id: `shot-${number}` })),
} as unknown as FilmDocument;

const read = (prompt: string, language: Language, of: DocumentShot = shot): ReadChange & { after: PlannedShot } => {
  const change = readChange(prompt, language, film, of);
  const after = applyEdits({ ...film, shots: [of, ...film.shots.slice(1)] }, change.edits).document.shots[0]?.plan;
  return { ...change, after: after as PlannedShot };
};

const PROMPTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  night: { en: 'make it night', cn: '改成夜晚', ja: '夜にしてください', ko: '밤으로 바꿔 줘' },
  closer: { en: 'closer', cn: '近一点', ja: 'もっと近く', ko: '더 가까이' },
  smile: { en: 'she smiles', cn: '让她微笑', ja: '彼女を笑顔にして', ko: '그녀가 웃게 해 줘' },
  rain: { en: 'in the rain', cn: '在雨中', ja: '雨の中で', ko: '빗속에서' },
  dance: { en: 'everyone dances', cn: '大家跳舞', ja: 'みんなが踊っている', ko: '모두 춤추게 해 줘' },
  above: { en: 'seen from above', cn: '俯拍', ja: '上から', ko: '위에서' },
  mirror: { en: 'flip it', cn: '左右翻转', ja: '左右反転', ko: '좌우 반전' },
};
const CHANGES: Readonly<Record<keyof typeof PROMPTS, Partial<PlannedShot>>> = {
  night: { timeOfDay: 'night' },
  closer: { framing: 'close' },
  smile: { actors: plan.actors.map((each, index) => (index === 0 ? { ...each, emotion: 'happy' } : each)) },
  rain: { weather: 'rain' },
  dance: { actors: plan.actors.map((each) => ({ ...each, pose: 'dance' })) },
  above: { angle: 'high' },
  mirror: { actors: plan.actors.map((each) => ({ ...each, across: -each.across })) },
};

test.each(LANGUAGES)('[EDIT-07] a prompt changes just what it names: %s', (language) => {
  for (const [name, prompts] of Object.entries(PROMPTS)) {
    const { after, understood, unknown } = read(prompts[language], language);
    expect({ ...after, script: plan.script }, prompts[language]).toEqual({ ...plan, ...CHANGES[name] });
    expect(understood, prompts[language]).not.toEqual([]);
    expect(unknown, prompts[language]).toEqual(name === 'above' && language === 'en' ? ['seen'] : []);
  }
});

/** Somebody is made to feel something: asked for, told, and let happen. */
const FEELINGS: Readonly<Record<Language, Readonly<Partial<Record<Emotion, readonly string[]>>>>> = {
  en: {
    happy: ['make her smile', 'let her be happy', 'have Anna grin'],
    sad: ['make her cry', 'Anna should be sad', 'let her cry', 'have her in tears'],
    angry: ['let her be angry', 'make her furious', 'Anna gets angry'],
    surprised: ['surprise her', 'make her look surprised'],
    fear: ['scare her', 'let her be afraid', 'make her feel scared'],
    hate: ['make her hate him', 'make Anna look disgusted'],
    excited: ['make her excited'],
    coldness: ['make her look indifferent'],
    neutral: ['calm her down', 'make her serious'],
  },
  cn: {
    happy: ['让她笑', '逗她笑', '让她高兴起来', '使Anna开心'],
    sad: ['让她哭', '让她哭起来', '叫Anna哭', '使她伤心'],
    angry: ['让她生气', '使她愤怒', '惹她发火', '让她大怒'],
    surprised: ['让她吃惊', '令她惊讶', '让她吓一跳'],
    fear: ['让她害怕', '吓她', '让她变得恐惧'],
    hate: ['让她讨厌他', '让她憎恨'],
    excited: ['让她兴奋', '令她激动起来'],
    coldness: ['让她冷漠'],
    neutral: ['让她冷静下来', '让她平静'],
  },
  ja: {
    happy: ['笑わせて', '彼女を笑わせてください', '笑って', '笑え', '喜ばせて', 'Annaを微笑ませて', '嬉しそうにして'],
    sad: ['泣かせて', '泣いて', '泣け', '彼女を泣かせてほしい', '悲しませて', '泣くようにして', '悲しそうにして'],
    angry: ['怒らせて', '怒って', '怒れ', '彼女を怒らせてください'],
    surprised: ['驚かせて', '驚いて', '驚け', 'びっくりさせて'],
    fear: ['怖がらせて', '怯えさせて', '怖がって', '不安にさせて'],
    hate: ['憎ませて', '憎んで', '嫌がらせて'],
    excited: ['興奮させて', 'わくわくさせて'],
    coldness: ['冷たくして', '冷淡にさせて'],
    neutral: ['落ち着かせて', '落ち着いて', '冷静にさせて'],
  },
  ko: {
    happy: ['웃게 해 줘', '웃겨 줘', '그녀를 웃게 만들어 줘', '웃어', '기쁘게 해 줘', '행복하게 해 줘'],
    sad: ['울게 해 줘', '울려 줘', '그녀를 울게 만들어 줘', '울어라', '슬프게 해 줘', '슬퍼하게 해 줘'],
    angry: ['화나게 해 줘', '화내게 해 줘', '화를 내게 해 줘', '분노하게 해 줘'],
    surprised: ['놀라게 해 줘', '깜짝 놀라게 해 줘'],
    fear: ['무서워하게 해 줘', '겁먹게 해 줘', '두려워하게 해 줘', '무섭게 해 줘'],
    hate: ['미워하게 해 줘', '싫어하게 해 줘'],
    excited: ['흥분하게 해 줘', '들뜨게 해 줘'],
    coldness: ['차갑게 해 줘', '냉담하게 해 줘'],
    neutral: ['차분하게 해 줘', '진정시켜 줘', '침착하게 해 줘'],
  },
};

test.each(LANGUAGES)('[EDIT-07] somebody is made to feel something: %s', (language) => {
  for (const [emotion, prompts] of Object.entries(FEELINGS[language])) {
    const before = actor(hero?.key ?? '', -0.4);
    const of = { ...shot, plan: { ...plan, actors: [{ ...before, emotion: emotion === 'sad' ? 'happy' : 'sad' }] } };
    for (const prompt of prompts) {
      const { after, unknown } = read(prompt, language, of as DocumentShot);
      expect([after.actors[0]?.emotion, unknown], prompt).toEqual([emotion, []]);
    }
  }
});

const REMOVALS: Readonly<Record<Language, { rain: string; bob: string }>> = {
  en: { rain: 'no rain, but night', bob: 'without Bob' },
  cn: { rain: '不要下雨，改成夜晚', bob: '把Bob去掉' },
  ja: { rain: '雨をなくして、夜に', bob: 'Bobを消して' },
  ko: { rain: '비를 없애고, 밤으로', bob: 'Bob을 빼 줘' },
};

test.each(LANGUAGES)('[EDIT-07] what is not wanted is taken out: %s', (language) => {
  const wet: DocumentShot = { ...shot, plan: { ...plan, weather: 'rain' } };
  const { after } = read(REMOVALS[language].rain, language, wet);
  expect([after.weather, after.timeOfDay]).toEqual(['clear', 'night']);
  const alone = read(REMOVALS[language].bob, language);
  expect(alone.after.actors).toEqual([plan.actors[0]]);
  expect(alone.unknown).toEqual([]);
});

const THINGS: Readonly<Record<Language, string>> = {
  en: 'add an umbrella',
  cn: '加一把雨伞',
  ja: '傘を追加して',
  ko: '우산을 추가해 줘',
};

test.each(LANGUAGES)('[EDIT-07] a thing that the film does not have is added to it: %s', (language) => {
  const { edits, after } = read(THINGS[language], language);
  expect(edits[0]).toMatchObject({ kind: 'insert_member', of: 'item', member: { item: 'umbrella' } });
  expect(after.items).toHaveLength(1);
});

test.each(LANGUAGES)('[EDIT-07] what is not understood is told, and nothing changes: %s', (language) => {
  const nonsense = { en: 'zorgblat the quirk', cn: '咕噜噗', ja: 'ゾルグブラット', ko: '조르그블랏' }[language];
  const { edits, understood, unknown } = read(nonsense, language);
  expect(edits).toEqual([]);
  expect(understood).toEqual([]);
  expect(unknown.join(' ')).toContain({ en: 'zorgblat', cn: '噗', ja: 'ブラット', ko: '블랏' }[language]);
});

test('[EDIT-07] a feeling goes to whoever is named, also beside others', () => {
  const { after } = read('Bob is angry, make it snow', 'en');
  expect(after.actors.map(({ emotion }) => emotion)).toEqual(['neutral', 'angry']);
  expect(after.weather).toBe('snow');
});

const PLACED: Readonly<Record<Language, Readonly<Record<'behind' | 'between' | 'plain', string>>>> = {
  en: { behind: 'add the piano behind them', between: 'put a piano between them', plain: 'add a piano' },
  cn: { behind: '在他们身后加一架钢琴', between: '在他们之间放一架钢琴', plain: '加一架钢琴' },
  ja: { behind: '二人の後ろにピアノを追加して', between: '二人の間にピアノを置いて', plain: 'ピアノを追加して' },
  ko: {
    behind: '두 사람 뒤에 피아노를 추가해 줘',
    between: '두 사람 사이에 피아노를 놓아 줘',
    plain: '피아노를 추가해 줘',
  },
};

test.each(LANGUAGES)('[EDIT-07] a thing stands where the words say, and covers nobody: %s', (language) => {
  const spotOf = (prompt: string, of = shot) => read(prompt, language, of).after.items[0];
  expect(spotOf(PLACED[language].behind)).toMatchObject({ across: 0 });
  expect(spotOf(PLACED[language].behind)?.behind).toBeGreaterThanOrEqual(0.9);
  expect(spotOf(PLACED[language].between)).toMatchObject({ across: 0 });
  expect(spotOf(PLACED[language].between)?.behind).toBeGreaterThan(0);
  const plain = spotOf(PLACED[language].plain);
  expect(plain?.behind).toBeGreaterThan(0);
  expect(read(PLACED[language].behind, language).understood.length).toBeGreaterThan(1);
});

/** A text, what is changed of its shot, and the text then. */
const FOLLOWING: Readonly<Record<Language, readonly (readonly [string, string, string])[]>> = {
  en: [
    ['At noon Anna opens the box. Bob smiles.', 'make it evening', 'In the evening Anna opens the box. Bob smiles.'],
    ['At noon Anna walks, and Bob waves.', 'without Bob', 'At noon Anna walks.'],
    ['Anna walks.', 'make it rain, Anna is sad', 'Anna walks. It is raining. Anna is sad.'],
    [
      'The sea is calm. Anna sits on the bobsled.',
      'without Bob, Anna is sad',
      'The sea is calm. Anna sits on the bobsled. Anna is sad.',
    ],
  ],
  cn: [
    ['中午，Anna打开箱子。', '改成傍晚', '傍晚，Anna打开箱子。'],
    ['中午Anna走着，Bob挥手。', '把Bob去掉', '中午Anna走着。'],
    ['Anna走着。', '下雨，Anna伤心', 'Anna走着。下着雨。Anna很伤心。'],
  ],
  ja: [
    ['昼の港。Annaが箱を開ける。', '夕方にして', '夕方の港。Annaが箱を開ける。'],
    ['Annaが歩く。Bobが手を振る。', 'Bobを消して', 'Annaが歩く。'],
    ['Annaが歩く。', '雨にして、Annaを悲しく', 'Annaが歩く。雨が降っている。Annaは悲しそうだ。'],
  ],
  ko: [
    ['한낮의 항구. Anna가 상자를 연다.', '저녁으로 바꿔 줘', '저녁의 항구. Anna가 상자를 연다.'],
    ['Anna가 걷고, Bob이 손을 흔든다.', 'Bob을 빼 줘', 'Anna가 걷고 있다.'],
    ['Anna가 걷는다.', '비가 오게, Anna는 슬프게', 'Anna가 걷는다. 비가 내린다. Anna는 슬프다.'],
  ],
};

test.each(LANGUAGES)(
  '[EDIT-07] the text of the shot tells what was changed, and no longer what it was: %s',
  (language) => {
    for (const [script, prompt, then] of FOLLOWING[language]) {
      const told: DocumentShot = { ...shot, plan: { ...plan, script } };
      const change = readChange(prompt, language, { ...film, language }, told);
      const edit = change.edits.find(({ kind }) => kind === 'shot');
      expect(edit, prompt).toMatchObject({ set: { script: then } });
    }
  },
);

test('[EDIT-07] a thing that is there is moved by the words for its place', () => {
  const piano = read('add a piano behind them', 'en');
  const again = readChange(
    'put the piano on the left',
    'en',
    applyEdits(film, piano.edits).document,
    applyEdits(film, piano.edits).document.shots[0] as DocumentShot,
  );
  const [edit] = again.edits;
  expect(edit).toMatchObject({ kind: 'shot', set: { items: [{ across: -0.7 }] } });
});
