import { expect, test } from 'vitest';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { languageOf } from '../../story/lexicon/lexicon.ts';
import { planScene } from '../plan-scene.ts';
import type { PlannedScene } from '../scene.ts';

async function planned(text: string): Promise<PlannedScene> {
  const scene = await planScene({ text, language: languageOf(text), look: 'gouache', aspect: '4:3', seed: 7 });
  if (!scene) {
    throw new Error(`nothing is drawn of ${text}`);
  }
  return scene;
}

/** Where whoever is there is from the thing that is there: aside as a share of the frame, and in metres. */
function apart({ actors, items }: ShotDrawing): { aside: number; behind: number; above: number } {
  const [actor, item] = [actors[0], items[0]];
  if (!actor || !item) {
    throw new Error('somebody and something are to be there');
  }
  return {
    aside: Math.abs(actor.across - item.across),
    behind: actor.behind - item.behind,
    above: (actor.above ?? 0) - item.above,
  };
}

test.each([
  'a cat on a table',
  '桌子上的猫',
  'テーブルの上の猫',
  '탁자 위의 고양이',
  '상자 위에 앉아 있는 고양이',
  'a cat on a bed',
])('[IMG-01] %s is on it', async (text) => {
  const { drawing, notDrawn } = await planned(text);
  const { aside, above } = apart(drawing);
  expect(aside).toBeLessThan(0.05);
  expect(above).toBeGreaterThan(0.2);
  expect(notDrawn).toEqual([]);
});

test.each(['a dog under a table', '桌子下的狗', '机の下の犬', '책상 아래의 개'])(
  '[IMG-01] %s is under it',
  async (text) => {
    const { drawing, notDrawn } = await planned(text);
    expect(apart(drawing)).toMatchObject({ aside: 0, above: 0 });
    expect(drawing.actors[0]?.pose).toBe('lie');
    expect(notDrawn).toEqual([]);
  },
);

test.each([
  ['a boy behind a table', 1],
  ['a man in front of a car', -1],
] as const)('[IMG-01] %s is nearer or farther', async (text, way) => {
  const { drawing, notDrawn } = await planned(text);
  expect(Math.sign(apart(drawing).behind)).toBe(way);
  expect(notDrawn).toEqual([]);
});

test.each([
  ['나무 옆의 소년', 'big_tree'],
  ['a cat in front of a fireplace', 'fireplace'],
  ['a lamp beside a bed', 'bed'],
  ['家の前の少女', 'house'],
] as const)('[IMG-01] %s is by what stands there', async (text, landmark) => {
  const { drawing, notDrawn } = await planned(text);
  expect(drawing.place.landmarks).toContain(landmark);
  expect(notDrawn).toEqual([]);
});

test('[IMG-01] two who are beside each other are told of nothing left out', async () => {
  const { drawing, notDrawn } = await planned('a girl next to a horse');
  expect(drawing.actors).toHaveLength(2);
  expect(notDrawn).toEqual([]);
});

test.each([
  ['a boy behind a tree', 'behind a tree'],
  ['树后面的男孩', '树后面的'],
])('[IMG-01] that %s is not shown so is told', async (text, told) => {
  expect((await planned(text)).notDrawn).toContain(told);
});
