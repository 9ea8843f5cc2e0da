import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { chooseRoles } from './casting/choose-roles.ts';
import { checkPlan } from './checks/check-plan.ts';
import type { FilmPlan, StoryRequest } from './film-plan.ts';
import type { Landmark } from './place-spec.ts';
import { GRAMMARS, planWithoutEvents } from './plan-film.ts';
import { readIdea } from './reading/read-idea.ts';

const plan = (idea: string, change: Partial<StoryRequest> = {}): FilmPlan => {
  const request: StoryRequest = {
    idea,
    type: 'drama',
    language: 'en',
    shotCount: 8,
    aspect: '16:9',
    seed: 3,
    ...change,
  };
  const made = planWithoutEvents(request);
  expect(checkPlan(made, request, GRAMMARS[request.language]), idea).toEqual([]);
  return made;
};
const told = (film: FilmPlan): string => film.shots.map((shot) => shot.speech.text).join(' ');
const partsOf = (idea: string): ReturnType<typeof chooseRoles> => chooseRoles(readIdea(idea), 'drama');

describe('[DRAFT-01] what the idea names is on the stage', () => {
  test.each<[string, Landmark, Language]>([
    ['Two old friends repair a carousel before the first snow', 'carousel', 'en'],
    ['A widow restores the old windmill', 'windmill', 'en'],
    ['Two kings build a bridge', 'bridge', 'en'],
    ['A blind sheriff guards the last train of gold', 'train', 'en'],
    ['渔民们抢修了灯塔', 'lighthouse', 'cn'],
    ['外公和孙子造了一条木船', 'fishing_boat', 'cn'],
    ['두 노인이 회전목마를 고친다', 'carousel', 'ko'],
    ['소녀가 피아노를 고친다', 'piano', 'ko'],
    ['兄弟が水車を直す', 'watermill', 'ja'],
    ['少年が天文台で望遠鏡を作る', 'telescope', 'ja'],
  ])('%s', (idea, landmark, language) => {
    for (const seed of [1, 2, 3]) {
      const film = plan(idea, { language, seed });
      const home = film.places[0]?.place;
      expect(home?.landmarks[0]).toBe(landmark);
      expect(home?.central).toBe(true);
      for (const shot of [film.shots[0], film.shots.at(-1)]) {
        expect(shot?.placeKey).toBe('place-1');
        expect(['extreme_wide', 'wide', 'full', 'medium'], `${idea} ${seed}`).toContain(shot?.framing);
      }
      expect(
        film.items.map((item) => item.item),
        'no hand tool takes its place',
      ).not.toContain(landmark);
    }
  });

  test('what is built stands where it belongs, and where the idea says so', () => {
    expect(plan('A clockmaker repairs a carousel').places[0]?.place.kind).toBe('park');
    const station = plan('A girl plays the piano at the train station').places[0]?.place;
    expect(station?.kind).toBe('station');
    expect(station?.landmarks[0]).toBe('piano');
    expect(plan('A boy waits by the fountain for his father').places[0]?.place.landmarks[0]).toBe('fountain');
  });

  test.each<[string, Language, 'snow' | 'storm' | 'dawn']>([
    ['Two old friends repair a carousel before the first snow', 'en', 'snow'],
    ['A baker waits until dawn for her son', 'en', 'dawn'],
    ['台风来之前，渔民们抢修了灯塔', 'cn', 'storm'],
    ['一夜之间，村民们造出了一座桥', 'cn', 'dawn'],
    ['두 노인이 하룻밤 사이 회전목마를 고친다', 'ko', 'dawn'],
    ['첫눈이 오기 전에 고양이들이 집을 짓는다', 'ko', 'snow'],
    ['二人が夜明けまで川沿いを歩く', 'ja', 'dawn'],
    ['台風が来る前に漁師たちが灯台を直す', 'ja', 'storm'],
  ])('a limit comes at the end: %s', (idea, language, limit) => {
    const { shots } = plan(idea, { language });
    const comes = shots.map((shot) => (limit === 'dawn' ? shot.timeOfDay : shot.weather) === limit);
    expect(comes.at(-1)).toBe(true);
    expect(comes.slice(0, 6)).not.toContain(true);
  });

  test.each<[string, Language, RegExp, RegExp]>([
    [
      'Forgotten umbrellas look for their owners',
      'en',
      /the (?:forgotten )?umbrellas/i,
      /the umbrella\b(?!s)|umbrellas (?:is|was|has|looks|wants)\b/,
    ],
    [
      'Two old friends repair a carousel',
      'en',
      /two old friends|the two friends/i,
      /friends (?:is|was|has|wants|keeps)\b/,
    ],
    ['渔民们抢修了灯塔', 'cn', /渔民们/, /渔民(?!们)/],
    ['우산들이 주인을 찾는다', 'ko', /우산들/, /우산(?!들)[은는이가을를]/],
    ['漁師たちが灯台を直す', 'ja', /漁師たち/, /漁師(?!たち)[はがを]/],
  ])('several heroes are told of as several: %s', (idea, language, many, one) => {
    for (const seed of [1, 2, 3, 4]) {
      const words = told(plan(idea, { language, seed }));
      expect(words).toMatch(many);
      expect(words).not.toMatch(one);
    }
  });

  test('a word that no lexicon knows is called by its name and shown under a cloth', () => {
    for (const [idea, language, word] of [
      ['A widow repairs a zanzibolt', 'en', 'zanzibolt'],
      ['少年がグラフォノームを直す', 'ja', 'グラフォノーム'],
      ['소년이 즈믄쇠를 고친다', 'ko', '즈믄쇠'],
    ] as const) {
      const film = plan(idea, { language, type: 'family' });
      const [item] = film.items;
      expect(item?.item, idea).toBe('covered');
      expect(item?.name.toLowerCase()).toContain(word);
    }
  });

  test('a word that the lexicon does not know is taken by its ending', () => {
    expect(partsOf('A farmer grows a cloudberry').object?.concept).toBe('thing.apple');
    expect(partsOf('少年修好了一台蒸汽唱机').object?.concept).toBe('thing.gramophone');
    expect(partsOf('少年修好了一台蒸汽纺纱机').object?.concept).toBe('thing.machine');
    expect(partsOf('소녀가 달빛나무를 심는다').object?.concept).toBe('thing.old_tree');
    expect(partsOf('少年が霧笛船を直す').object?.concept).toMatch(/^thing\.(?:boat|ship)$/);
  });

  test('what used to be misread', () => {
    expect(partsOf('할머니가 시장에서 떡을 판다').hero?.concept).toBe('person.old_woman');
    expect(partsOf('할머니가 시장에서 떡을 판다').other).toBeUndefined();
    expect(readIdea('할머니가 시장에서 떡을 판다').frame).toBe('sell');
    expect(partsOf('매일 밤 자정이 되면 멈추는 엘리베이터').place?.concept).toBe('place.elevator');
    expect(partsOf('매일 밤 자정이 되면 멈추는 엘리베이터').hero).toBeUndefined();
    expect(partsOf('渔民们在台风中抢修灯塔，台风越来越近').other).toBeUndefined();
    expect(partsOf('十年来，她每天给大海写一封信').thing?.concept).toBe('thing.letter');
    expect(partsOf('大工の老人が小さな舟を作る').other).toBeUndefined();
    expect(partsOf('大工の老人が小さな舟を作る').hero?.concept).toBe('person.carpenter');
    expect(partsOf('消防犬が子猫を助ける').hero?.noun.word).toBe('消防犬');
    expect(partsOf('二人は川沿いを歩く').hero?.noun.count).toBe(2);
    const longing = plan('从没见过海的老人决定去看海', { language: 'cn' });
    expect(longing.places[0]?.place.kind).not.toBe('sea');
    expect(longing.places[1]?.place.kind).toBe('sea');
  });

  test('who sets out for a place is not there yet', () => {
    for (const idea of [
      '少年が海まで旅をする',
      'A boy travels to the sea',
      '세 친구가 경주로 여행을 간다',
      '三个大学生骑车去西藏',
    ]) {
      const roles = partsOf(idea);
      expect(roles.place, idea).toBeUndefined();
      expect(roles.elsewhere, idea).toBeDefined();
    }
  });

  test('a sex that the word for somebody says is theirs', () => {
    for (const [idea, language, names] of [
      ['여학생이 엄마에게 편지를 쓴다', 'ko', 'feminine'],
      ['여배우가 무대에 선다', 'ko', 'feminine'],
      ['女剑客学会一套剑法', 'cn', 'feminine'],
      ['若い女刑事が謎を解く', 'ja', 'feminine'],
    ] as const) {
      const pool = Object.values(GRAMMARS[language].names[names]).flat();
      for (const seed of [1, 2, 3, 4]) {
        expect(pool, `${idea} ${seed}`).toContain(plan(idea, { language, seed }).characters[0]?.name);
      }
    }
  });

  test('several heroes speak in turn', () => {
    const speakers = new Set(
      [1, 2, 3, 4, 5, 6].flatMap((seed) =>
        plan('Two old friends repair a carousel', { seed, shotCount: 12 }).shots.flatMap((shot) =>
          shot.speech.kind === 'line' ? [shot.speech.speakerKey] : [],
        ),
      ),
    );
    expect(speakers).toContain('character-1');
    expect(speakers).toContain('character-3');
  });

  test('who delivers a parcel does not come home', () => {
    for (const [idea, language, title] of [
      ['A postman delivers a letter', 'en', /By hand|How late\?|The long way to a door/],
      ['택배 기사가 소포를 배달한다', 'ko', /두 손으로|늦은 초인종|얼마나 늦었어요/],
      ['郵便配達員が手紙を届ける', 'ja', /手から手へ|遅れた呼び鈴/],
      ['邮递员送回一封信', 'cn', /亲手|迟到的门铃|送到/],
    ] as const) {
      expect(plan(idea, { language }).title).toMatch(title);
    }
  });

  test('equal requests give equal plans in every language', () => {
    for (const language of LANGUAGES) {
      expect(plan('Two old friends repair a carousel before the first snow', { language })).toEqual(
        plan('Two old friends repair a carousel before the first snow', { language }),
      );
    }
  });
});
