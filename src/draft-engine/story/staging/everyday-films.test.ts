import { expect, test } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { FilmPlan } from '../film-plan.ts';
import { languageOf } from '../lexicon/lexicon.ts';
import { isIndoor } from '../place-spec.ts';
import { planFilm } from '../plan-film.ts';

const filmOf = (idea: string, type: FilmType = 'drama'): Promise<FilmPlan> =>
  planFilm({ idea, language: languageOf(idea), seed: 1, type, shotCount: 6, aspect: '16:9' });
const kindsOf = ({ items }: FilmPlan): string[] => items.map(({ item }) => item);

test.each(['焼きたてのクロワッサンがパン屋に並ぶ', '誰もいない教室で、ピアノが鳴り始める'])(
  '[DRAFT-05] what stands or sounds by itself has no face: %s',
  async (idea) => {
    const film = await filmOf(idea);
    expect(film.characters.map(({ figure }) => figure.kind)).not.toContain('thing');
  },
);

test('[DRAFT-05] the fish of a table is food, and a bed stands in a house', async () => {
  const film = await filmOf('A cat steals the fish from the table and hides under the bed');
  expect(kindsOf(film)).toContain('fish');
  expect(film.characters).toHaveLength(1);
  expect(film.places.map(({ place }) => isIndoor(place.kind))).toEqual([true]);
});

test('[DRAFT-05] stones are put into a jar, and not loaded onto a car', async () => {
  expect(kindsOf(await filmOf('カラスが壺に小石を入れる'))).not.toContain('car');
});

test('[DRAFT-05] those who embrace each other hug no doll', async () => {
  expect(kindsOf(await filmOf('同学们在操场上互相拥抱'))).not.toContain('doll');
});

test('[DRAFT-05] nobody has a bed in a train', async () => {
  expect(kindsOf(await filmOf('会社員が電車で寝過ごして、知らない駅に着く'))).not.toContain('bed');
});

test('[DRAFT-01] whoever keeps a shop sells there, where nobody else is said to', async () => {
  const film = await filmOf('작은 꽃집에서 매일 아침 신선한 장미를 판다', 'ads');
  expect(film.characters.map(({ name }) => name)).toEqual(['가게 주인']);
});

test('[DRAFT-04] our shop is ours', async () => {
  const { shots } = await filmOf('Our barber shop gives every child a lollipop', 'ads');
  expect(shots.map(({ speech }) => speech.text).join(' ')).toMatch(/our barber shop/i);
});
