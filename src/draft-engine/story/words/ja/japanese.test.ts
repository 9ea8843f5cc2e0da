import { describe, expect, test } from 'vitest';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { castFilm } from '../../casting/cast-film.ts';
import type { FilmPlan } from '../../film-plan.ts';
import { planWithoutEvents } from '../../plan-film.ts';
import { readIdea } from '../../reading/read-idea.ts';
import { fillTemplate } from '../fill-template.ts';
import type { SentenceBank } from '../grammar.ts';
import { conjugate } from './conjugate.ts';
import { JAPANESE } from './japanese.ts';
import { numberInWords, sayable } from './kana.ts';

const film = (idea: string, type: (typeof FILM_TYPES)[number], shotCount: number, seed: number): FilmPlan =>
  planWithoutEvents({ idea, type, language: 'ja', shotCount, aspect: '16:9', seed });
const IDEAS = [
  '雷鳴がこわい太鼓職人が、村の祭りで太鼓をたたく。',
  '橋',
  'Two sailors repair an old radio',
  '두 소녀가 숲에서 길을 잃는다',
  '一只狗在海边等船',
  '双子の姉妹が川で舟を作る',
];

describe('conjugation', () => {
  test('knows both verb groups, irregular verbs, adjectives and negatives', () => {
    const past = Object.fromEntries(
      ['歩く', '泳ぐ', '借りる', '帰る', '来る', '旅する', '赤い', 'いい', '静かだ', '開かない', '行く'].map((word) => [
        word,
        conjugate(word, 'past'),
      ]),
    );
    expect(past).toEqual({
      歩く: '歩いた',
      泳ぐ: '泳いだ',
      借りる: '借りた',
      帰る: '帰った',
      来る: '来た',
      旅する: '旅した',
      赤い: '赤かった',
      いい: 'よかった',
      静かだ: '静かだった',
      開かない: '開かなかった',
      行く: '行った',
    });
    expect(['知らない', '食べない', 'しない', 'ない', '来ない'].map((word) => conjugate(word, 'masu'))).toEqual([
      '知りません',
      '食べません',
      'しません',
      'ありません',
      '来ません',
    ]);
  });
});

describe('what a voice reads', () => {
  test('holds no digits, Latin letters or Hangul', () => {
    expect(sayable('Anna와 12')).toMatch(/^アンナ.* 十二$/);
    expect(sayable('AI')).toBe('エーアイ');
    expect([10, 21, 105, 1984].map(numberInWords)).toEqual(['十', '二十一', '百五', '千九百八十四']);
  });
});

describe('films', () => {
  test('leave no mark, no slot and nothing unreadable, whatever idea and type', () => {
    const broken: string[] = [];
    for (const idea of IDEAS) {
      for (const [index, type] of FILM_TYPES.entries()) {
        const plan = film(idea, type, 6 + (index % 8), index);
        for (const text of [
          plan.title,
          plan.music.description,
          ...plan.shots.flatMap((shot) => [shot.script, shot.speech.text]),
        ]) {
          if (/[<>[\]{}«»|a-zA-Z0-9가-힣]|undefined|。。|、。|。、/.test(text)) {
            broken.push(`${type}: ${text}`);
          }
        }
      }
    }
    expect(broken).toEqual([]);
  });

  test('never say a sentence twice, also in the longest', () => {
    for (const type of FILM_TYPES) {
      const said = film(IDEAS[0] as string, type, 40, 7)
        .shots.map((shot) => shot.speech.text)
        .filter(Boolean);
      expect(new Set(said).size, type).toBe(said.length);
    }
  });

  test('every template can be filled, leaves no mark and fits the longest shot', () => {
    const wrong: string[] = [];
    for (const idea of IDEAS) {
      for (const type of ['drama', 'ads'] as const) {
        const request = { idea, type, language: 'ja', shotCount: 8, aspect: '16:9', seed: 3 } as const;
        const { facts } = castFilm(request, readIdea(idea), JAPANESE);
        const banks = [
          JAPANESE.narration,
          JAPANESE.lines,
          JAPANESE.scripts,
          ...Object.values(JAPANESE.frames).flatMap((words) => [words.narration, words.lines]),
        ];
        const templates = [
          ...banks
            .flatMap((bank) => Object.values<SentenceBank>(bank))
            .flatMap((bank) => (Array.isArray(bank) ? (bank as string[]) : (Object.values(bank).flat() as string[]))),
          ...JAPANESE.outlines,
          ...Object.values(JAPANESE.titles.frames).flat(),
        ];
        expect(templates.length).toBeGreaterThan(1500);
        for (const template of templates) {
          const text = fillTemplate(template, JAPANESE, facts);
          if (/[<>[\]{}«»|]|undefined/.test(text) || JAPANESE.countSpeechUnits(text) > 110) {
            wrong.push(text);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
