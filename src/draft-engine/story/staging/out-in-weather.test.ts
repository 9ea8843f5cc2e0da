import { expect, test } from 'vitest';
import { languageOf } from '../lexicon/lexicon.ts';
import { isIndoor } from '../place-spec.ts';
import { planFilm } from '../plan-film.ts';

async function roofsOf(idea: string): Promise<boolean[]> {
  const film = await planFilm({
    idea,
    language: languageOf(idea),
    seed: 1,
    type: 'drama',
    shotCount: 6,
    aspect: '16:9',
  });
  const indoors = new Set(film.places.filter(({ place }) => isIndoor(place.kind)).map(({ key }) => key));
  return film.shots.map(({ placeKey }) => indoors.has(placeKey));
}

test.each([
  'A teacher reads a letter in the rain',
  'In the snow a cook feeds a stray dog',
  '孩子在雨中等妈妈',
  '老师冒着大雪读一封信',
  '雪の中で先生が手紙を読む',
  '雨に打たれて料理人が犬に餌をやる',
  '빗속에서 선생님이 편지를 읽는다',
  '눈 속에서 요리사가 강아지를 안는다',
])('[DRAFT-05] whoever is out in the weather is under the sky: %s', async (idea) => {
  expect(await roofsOf(idea)).not.toContain(true);
});

test.each([
  'On a rainy day a chef cooks soup',
  'A teacher reads a letter in the classroom while it rains',
  '下雨天，老师在教室里读一封信',
  '雨の日、先生が教室で手紙を読む',
  '비 오는 날 선생님이 교실에서 편지를 읽는다',
])('[DRAFT-05] a rainy day is spent in a room where the idea says so: %s', async (idea) => {
  expect(await roofsOf(idea)).not.toContain(false);
});
