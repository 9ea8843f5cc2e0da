import { expect, test } from 'vitest';
import type { FilmPlan } from '../../../film-plan.ts';
import { planFilm } from '../../../plan-film.ts';

const filmOf = (idea: string): Promise<FilmPlan> =>
  planFilm({ idea, language: 'ko', seed: 1, type: 'drama', shotCount: 8, aspect: '16:9' });
const heardIn = ({ shots }: FilmPlan): string[] => shots.map(({ speech }) => speech.text).filter(Boolean);

test.each(['아이가 눈을 처음 만진다', '우체부가 눈을 치운다'])(
  '[DRAFT-04] snow and rain are the weather, and nothing that anybody holds: %s',
  async (idea) => {
    const { shots, items } = await filmOf(idea);
    expect(shots[0]?.weather).toBe('snow');
    expect(items.map(({ item }) => item)).not.toContain('snowflake');
  },
);

test.each(['소녀가 비를 기다린다', '농부가 비를 기다린다'])(
  '[DRAFT-04] rain that is waited for does not fall yet: %s',
  async (idea) => {
    const { shots, items } = await filmOf(idea);
    expect(shots.map(({ weather }) => weather)).not.toContain('rain');
    expect(items.map(({ item }) => item)).not.toContain('snowflake');
  },
);

test('[DRAFT-04] what the sky does, nobody does', async () => {
  const heard = heardIn(await filmOf('비가 그치고 무지개가 뜬다'));
  expect(heard).toContain('비가 그쳤다.');
  expect(heard.join(' ')).not.toMatch(/[은는] 비가/);
});

test('[DRAFT-04] a noun is not told with a verb that lacks its object', async () => {
  const [opening] = heardIn(await filmOf('천둥을 무서워하는 강아지'));
  expect(opening).toContain('강아지가');
  expect(opening).not.toContain('무서워하는');
});

test('[DRAFT-04] a snowman is a snowman', async () => {
  expect((await filmOf('소년이 눈사람을 만든다')).items.map(({ item }) => item)).not.toContain('snowflake');
});
