import { describe, expect, it } from 'vitest';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import type { FilmPlan } from '../../../film-plan.ts';
import { planFilm } from '../../../plan-film.ts';
import { KOREAN_STORYTELLER } from './storyteller.ts';

/** Ideas and words by which a hearer knows that they are told. */
const IDEAS: readonly (readonly [idea: string, told: readonly RegExp[]])[] = [
  ['산지기 할아버지가 헛간에 다친 조종사를 숨겨 준다.', [/조종사를 숨겨/]],
  ['은퇴한 마술사가 손녀에게 카드 마술을 가르친다.', [/은퇴했|은퇴하|은퇴합/, /카드 마술을 가르/]],
  ['매일 밤 공중전화가 외로운 청소부에게 노래를 들려준다.', [/노래를 들려/]],
  ['까치가 해를 훔쳐서 옹기 가마 속에 숨긴다.', [/해를 훔/, /숨/]],
  ['어린 소년 도담이는 파란 연을 잃어버리고 온 마을을 헤맨다.', [/파란 연을 잃어버/, /헤맸|헤매|헤맵|헤맨/]],
  ['구 년 동안 말을 하지 않은 두 자매가 바이올린 하나를 물려받는다.', [/말을 하지 않/, /물려받/]],
  ['로봇 간호사가 달의 마지막 환자를 깨우는 것을 거부한다.', [/거부/]],
  ['허수아비 둘이 사랑에 빠지지만 겨울이 온다.', [/사랑에 빠/, /겨울이 (?:왔|온|옵|와)/]],
  ['한 소녀가 할아버지의 낡은 문짝으로 배를 만든다.', [/문짝으로 배를 만/]],
  ['야간 열차 기관사가 객실에서 사라진 동생을 발견한다.', [/사라/, /동생을 발견/]],
  ['택배 기사가 십 년 늦은 편지를 배달한다.', [/편지를 배달/]],
  ['도자기 장인이 밤마다 고양이들에게 옛날이야기를 읽어 준다.', [/읽어 (?:주|준|줍|줘)/]],
  ['병사가 섬에서 이십 년 동안 깃발을 지킨다.', [/깃발을 지/]],
  ['강아지가 주인의 안경을 숨기고 출근을 막는다.', [/안경을 숨/, /출근을 막/]],
  ['무용수가 공연 전날 다리를 다친다.', [/다리를 다/]],
  ['분교의 마지막 학생이 선생님과 함께 운동회를 준비한다.', [/운동회를 준비/]],
  ['형사는 자신이 놓친 도둑에게서 선물을 받는다.', [/놓/, /선물을 받/]],
  ['막차에서 잠든 회사원이 바닷가에서 깨어난다.', [/잠들|잠든/, /깨어/]],
  ['쌍둥이 형제가 서로의 이름을 바꾼다.', [/이름을 바/]],
  ['폐업을 앞둔 이발사가 마지막 손님을 기다린다.', [/폐업을 앞/, /손님을 기다/]],
  ['용이 마을 사람들을 위해 빵 굽는 법을 배운다.', [/빵 굽는 법을 배/]],
  ['등산객이 산속에서 말하는 거울을 찾는다.', [/거울을 찾/]],
  ['왕이 거지에게 왕관을 판다.', [/왕관을 (?:팔|판|팝)/]],
  ['우편배달부가 바다에 편지를 던진다.', [/편지를 던/]],
  ['광대가 눈물을 잃고 숲으로 떠난다.', [/눈물을 잃/, /떠/]],
];

/** What Korean readers would stumble over: slots, marks and particles that do not fit the sound before them. */
const SLIPS: readonly RegExp[] = [
  /[{}<>^*]|undefined/,
  /\s[,.!?]|\.\.|\?\./,
  /(?<=[가-힣])(?:[가개거게고과구귀그기나내너노누니다대더도두드디라래러로루리마매머모무미바배버보부비사새서소수시아야어여오우유이자저조주지차처초추치카커코크키타터토투티파퍼포프피하해허호후히])(?:을|은) /,
  /([가-힣]{2,}) \1[은는이가] /,
];

const heardIn = (plan: FilmPlan): string[] => plan.shots.map(({ speech }) => speech.text).filter((text) => text !== '');

const filmOf = (index: number): Promise<FilmPlan> =>
  planFilm({
    idea: IDEAS[index]?.[0] ?? '',
    type: FILM_TYPES[index % FILM_TYPES.length] ?? 'drama',
    language: 'ko',
    shotCount: 8,
    aspect: '16:9',
    seed: index,
  });

/** Ideas and whole sentences of their films. */
const SENTENCES: readonly (readonly [idea: string, told: readonly string[]])[] = [
  [
    '은퇴한 조종사 아나는 손녀를 데리고 자신이 추락했던 섬을 다시 찾아간다.',
    ['아나는 손녀를 데리고 추락했던 섬을 다시 찾아갔다.'],
  ],
  [
    '퇴근한 직장인이 편의점에서 따뜻한 캔커피를 사서 노숙인에게 건넨다.',
    ['편의점에서 따뜻한 캔커피를 샀다.', '직장인은 노숙인에게 캔커피를 건넸다.'],
  ],
  [
    '은행을 털던 강도는 인질 중 한 명이 자신의 첫사랑이라는 것을 깨닫는다.',
    ['강도는 인질 중 한 명이 자신의 첫사랑이라는 것을 깨달았다.'],
  ],
  [
    '치킨집을 차린 형사들이 범인을 잡는 대신 맛집으로 유명해진다.',
    ['형사들은 범인을 잡지 않았다.', '맛집으로 유명해졌다.'],
  ],
  ['할머니가 손자에게 된장 담그는 법을 가르쳐 준다.', ['할머니는 손자에게 된장 담그는 법을 가르쳐 주었다.']],
  [
    '조선 시대 궁녀가 세자의 편지를 빼돌린다.',
    ['조선 시대, 궁녀가 거리에 들어섰다.', '궁녀는 세자의 편지를 빼돌렸다.'],
  ],
  ['마법사가 해독약을 찾으러 떠난다.', ['마법사는 해독약을 찾으러 떠났다.']],
  ['길고양이가 폐지 줍는 할아버지를 따라간다.', ['길고양이는 폐지 줍는 할아버지를 따라갔다.']],
  [
    '1951년 겨울, 병사가 산사에서 종을 울린다.',
    ['천구백오십일년 겨울, 병사가 산사에 들어섰다.', '병사는 산사에서 종을 울렸다.'],
  ],
];

describe('KOREAN_STORYTELLER', () => {
  it.each(SENTENCES.map(([idea, told]) => ({ idea, told })))(
    'tells each event by itself: $idea',
    async ({ idea, told }) => {
      const plan = await planFilm({ idea, type: 'drama', language: 'ko', shotCount: 8, aspect: '16:9', seed: 5 });
      expect(heardIn(plan)).toEqual(expect.arrayContaining([...told]));
      // What is told once is told in one shot.
      expect(new Set(heardIn(plan)).size).toBe(heardIn(plan).length);
    },
  );

  it('keeps what describes a noun before it, and names whoever goes on once', async () => {
    const outlineOf = async (idea: string): Promise<string> =>
      (await planFilm({ idea, type: 'drama', language: 'ko', shotCount: 8, aspect: '16:9', seed: 5 })).outline;
    expect(await outlineOf('청년이 반납된 책 속에서 편지를 발견하고, 편지를 쓴 여자를 찾아 나선다.')).toBe(
      '청년은 반납된 책 속에서 편지를 발견하고 편지를 쓴 여자를 찾아 나섰다.',
    );
    expect(await outlineOf('여우가 사냥꾼이 놓은 덫에서 토끼를 구한다.')).toBe(
      '여우는 사냥꾼이 놓은 덫에서 토끼를 구했다.',
    );
    expect(await outlineOf('서커스를 떠난 광대가 병원에서 아이들에게 마술을 보여 준다.')).toBe(
      '광대는 서커스를 떠났다. 병원에서 아이들에게 마술을 보여 주었다.',
    );
  });

  it('tells nothing twice', async () => {
    const heardFor = async (idea: string): Promise<string[]> =>
      heardIn(await planFilm({ idea, type: 'drama', language: 'ko', shotCount: 10, aspect: '16:9', seed: 3 }));
    const rescue = await heardFor('등대지기가 조난당한 어부를 구한다.');
    expect(rescue).toContain('등대지기는 조난당한 어부를 구했다.');
    expect(rescue).not.toContain('어부는 조난당했다.');
    const disguise = await heardFor('왕이 백성의 말을 듣기 위해 거지로 변장한다.');
    expect(disguise.filter((text) => /백성|거지/.test(text))).toEqual(['왕은 백성의 말을 듣기 위해 거지로 변장했다.']);
  });

  it('names in its title who and what it is about', async () => {
    const titleFor = async (idea: string): Promise<string> =>
      (await planFilm({ idea, type: 'history', language: 'ko', shotCount: 6, aspect: '16:9', seed: 2 })).title;
    expect(await titleFor('글을 모르는 여종이 왕의 편지를 베껴 쓴다.')).toBe('왕의 편지');
    expect(await titleFor('암행어사가 거지로 변장하고 잔치에 들어가 마패를 꺼낸다.')).toBe('암행어사와 마패');
  });

  it('lets people say what the idea puts between quotation marks', async () => {
    const plan = await planFilm({
      idea: '“나 사표 냈어!” 회사를 그만둔 부장이 아내에게 외친다.',
      type: 'comedy',
      language: 'ko',
      shotCount: 6,
      aspect: '16:9',
      seed: 5,
    });
    expect(plan.logline).toContain('부장이');
    expect(heardIn(plan).join(' ')).toMatch(/나 사표 냈어!|아내에게 외친다/);
  });

  it.each(IDEAS.map(([idea, told], index) => ({ idea, told, index })))('tells: $idea', async ({ told, index }) => {
    const plan = await filmOf(index);
    const heard = heardIn(plan);
    const all = heard.join(' ');
    for (const part of told) {
      expect(all).toMatch(part);
    }
    expect(new Set(heard).size).toBe(heard.length);
    for (const text of [...heard, plan.title, plan.logline, plan.outline, ...plan.shots.map(({ script }) => script)]) {
      expect(text.trim()).not.toBe('');
      expect(SLIPS.filter((slip) => slip.test(text)).map((slip) => [slip.source, text])).toEqual([]);
    }
    for (const text of heard) {
      expect(KOREAN_STORYTELLER.countSpeechUnits(text) / KOREAN_STORYTELLER.speechUnitsPerSecond).toBeLessThan(9);
    }
  });

  it('tells an idea in another language from its roles', async () => {
    const plan = await planFilm({
      idea: 'A fox steals the moon.',
      type: 'fantasy',
      language: 'ko',
      shotCount: 6,
      aspect: '16:9',
      seed: 1,
    });
    expect(heardIn(plan).join(' ')).toMatch(/여우는 달을 훔쳤다/);
    expect(heardIn(plan).every((text) => !/[A-Za-z]/.test(text))).toBe(true);
  });
});
