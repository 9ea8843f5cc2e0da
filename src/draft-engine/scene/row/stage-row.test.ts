import { describe, expect, test } from 'vitest';
import type { Language } from '#src/shared/language/languages.ts';
import { planScene } from '../plan-scene.ts';

const planned = async (text: string, language: Language, seconds?: number) => {
  const scene = await planScene({
    text,
    language,
    look: 'gouache',
    aspect: '16:9',
    seed: 7,
    ...(seconds === undefined ? {} : { seconds }),
  });
  return scene ?? Promise.reject(new Error(`nothing of ${text} can be drawn`));
};

const posesOf = async (text: string, language: Language): Promise<(string | undefined)[]> => {
  const [doer] = (await planned(text, language, 6)).drawing.actors;
  return [doer?.pose, ...(doer?.keyframes ?? []).map(({ pose }) => pose)].filter(Boolean);
};

/** True where the poses follow each other, whatever is between them. */
const inTurn = (poses: readonly (string | undefined)[], wanted: readonly string[]): boolean => {
  let from = 0;
  return wanted.every((pose) => {
    const found = poses.indexOf(pose, from);
    from = found + 1;
    return found >= 0;
  });
};

describe('deeds in a row in a clip', () => {
  test.for([
    ['en', 'a cat jumps onto a table, then sleeps', ['jump', 'lie', 'sleep']],
    ['cn', '一只猫跳上桌子，然后睡着了', ['jump', 'lie', 'sleep']],
    ['ja', '猫がテーブルに飛び乗って、それから眠る', ['jump', 'lie', 'sleep']],
    ['ko', '고양이가 탁자 위로 뛰어올라 잠이 든다', ['jump', 'lie', 'sleep']],
    ['en', 'a girl walks to a bench, sits down and reads a book', ['walk', 'sit', 'read']],
    ['cn', '女孩走到长椅旁，坐下来看书', ['walk', 'sit', 'read']],
    ['ja', '女の子がベンチまで歩いて、座って本を読む', ['walk', 'sit', 'read']],
    ['ko', '소녀가 벤치로 걸어가서 앉아 책을 읽는다', ['walk', 'sit', 'read']],
    ['en', 'a boy runs across a field, stops and waves', ['run', 'stand', 'wave']],
  ] as const)('[VID-01] %s: %s', async ([language, text, poses]) => {
    expect(inTurn(await posesOf(text, language), poses)).toBe(true);
    expect((await planned(text, language, 6)).notDrawn).toEqual([]);
  });

  test('[VID-01] whoever sits on a bench has it under them, and reads there', async () => {
    const { drawing } = await planned('a girl walks to a bench, sits down and reads a book', 'en', 6);
    const [girl] = drawing.actors;
    const bench = drawing.items.find(({ item }) => item === 'park_bench');
    const sits = girl?.keyframes?.find(({ seat }) => seat !== undefined);
    expect(sits?.across).toBeCloseTo(bench?.across ?? Number.NaN);
    expect(drawing.place.landmarks).not.toContain('bench');
    expect(girl?.holds).toBe('book');
  });

  test.for(['a man opens a door, walks in and sits down on a chair', 'a girl walks to a chair and sits on it'])(
    '[VID-01] %s: there is one chair, and it is under whoever sits',
    async (text) => {
      const { drawing } = await planned(text, 'en', 6);
      const chairs = drawing.items.filter(({ item }) => item === 'chair');
      const sits = drawing.actors[0]?.keyframes?.find(({ seat }) => seat !== undefined);
      expect(chairs.map(({ across }) => across)).toEqual([sits?.across]);
      expect(Math.abs(sits?.across ?? 2)).toBeLessThan(1);
    },
  );

  test('[VID-01] whoever lies in bed first is in it from the beginning, and sits up there', async () => {
    const { drawing } = await planned('a man lies in bed, wakes up and reads a newspaper', 'en', 6);
    const [man] = drawing.actors;
    expect(man?.across).toBe(drawing.items.find(({ item }) => item === 'bed')?.across);
    expect(man?.keyframes?.map(({ across }) => across).filter((one) => one !== undefined)).toEqual([]);
  });

  test.for([
    ['a man opens a box and puts a cup on a table', ['on a table']],
    ['a girl smells a flower', ['smells']],
  ] as const)('[VID-01] of %s is told what is not seen', async ([text, told]) => {
    expect((await planned(text, 'en', 6)).notDrawn).toEqual(told);
  });

  test('[VID-01] what comes after the fourth deed is told as not drawn', async () => {
    const text = 'a girl walks, stops, waves, sits down and dances';
    expect((await planned(text, 'en', 6)).notDrawn.join()).toContain('dance');
  });

  test('[VID-01] a still shows one moment, and equal requests are equal', async () => {
    const text = 'a cat jumps onto a table, then sleeps';
    expect(await planned(text, 'en', 6)).toEqual(await planned(text, 'en', 6));
    expect((await planned(text, 'en')).drawing.actors[0]?.keyframes ?? []).not.toContainEqual(
      expect.objectContaining({ pose: 'sleep' }),
    );
  });
});

describe('to which side one goes', () => {
  test.for([
    ['en', 'a woman rides a bicycle to the left', -1],
    ['en', 'a woman rides a bicycle to the right', 1],
    ['cn', '女人骑自行车向左骑', -1],
    ['ja', '左へ自転車で走る男', -1],
    ['ko', '왼쪽으로 자전거를 타고 가는 남자', -1],
    ['en', 'a man rides a horse to the left', -1],
  ] as const)('[VID-01] %s: %s', async ([language, text, way]) => {
    const { drawing, notDrawn } = await planned(text, language, 5);
    const [rider] = drawing.actors;
    const last = rider?.keyframes?.findLast(({ across }) => across !== undefined)?.across ?? 0;
    expect(Math.sign(last - (rider?.across ?? 0))).toBe(way);
    expect(Math.sign(rider?.turn ?? 0)).toBe(way);
    expect(notDrawn).toEqual([]);
  });
});

describe('colours that are things too', () => {
  test.for([
    ['en', 'a sleepy orange cat'],
    ['cn', '一只橙色的小猫'],
    ['ja', 'オレンジの猫がソファで寝ている'],
    ['ko', '오렌지색 고양이'],
  ] as const)('[IMG-01] %s: %s', async ([language, text]) => {
    const { drawing } = await planned(text, language);
    expect(drawing.items.map(({ item }) => item)).not.toContain('orange');
    expect(drawing.actors.map(({ figure }) => 'colours' in figure && figure.colours[0])).toEqual(['orange']);
  });

  test('[IMG-01] what the text gives a colour is drawn in it where it would else stand far off', async () => {
    const { drawing } = await planned('a silver bicycle', 'en');
    expect(drawing.items).toEqual([expect.objectContaining({ item: 'bicycle', colour: 'silver' })]);
    expect(drawing.place.landmarks).not.toContain('bicycle');
  });
});
