import { expect, test } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { FilmPlan } from '../film-plan.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planFilm } from '../plan-film.ts';
import { planPlot } from '../plot/plan-plot.ts';
import { stageFilm, type StagedFilm } from './stage-film.ts';

const request = (idea: string, type: FilmType, shotCount: number) =>
  ({ idea, language: 'en', seed: 3, type, shotCount, aspect: '16:9' }) as const;

const filmOf = (idea: string, type: FilmType = 'drama'): Promise<FilmPlan> => planFilm(request(idea, type, 8));

async function stagedOf(idea: string, type: FilmType = 'drama', shotCount = 24): Promise<StagedFilm> {
  const graph = await readIdeaGraph(idea);
  return stageFilm(graph, planPlot(graph, shotCount), request(idea, type, shotCount));
}

test.each([
  ['A widow misses her dead husband.', 'drama', 'wistful'],
  ['A girl dances.', 'drama', 'playful'],
  ['A mother embraces her son.', 'drama', 'tender'],
  ['A girl dances.', 'horror', 'dark'],
] as const)('[DRAFT-01] music has the mood of the main event, or of its type: %s (%s)', async (idea, type, mood) => {
  expect((await filmOf(idea, type)).music.mood).toBe(mood);
});

test.each([
  ['One night a farmer repairs a fence.', ['night']],
  ['One morning a farmer repairs a fence.', ['farm']],
  ['It rains. One morning a farmer repairs a fence.', ['farm', 'rain']],
  ['In winter a fox crosses a forest at noon.', ['forest', 'snow']],
  ['One night a cook bakes a cake in the kitchen.', ['kitchen']],
])('[DRAFT-01] what is heard around is of the place, the hour and the weather: %s', async (idea, sounds) => {
  const [first] = (await filmOf(idea)).shots;
  expect(first?.ambience).toEqual(sounds);
});

const staged = stagedOf('A tailor teaches a sailor to dance, then they plant a tree in a park');

test('[DRAFT-01] tension rises to the last event and falls at the end', async () => {
  const { shots } = await staged;
  const tensions = shots.filter(({ step }) => step.kind === 'deed').map(({ tension }) => tension);
  expect(tensions.length).toBeGreaterThan(2);
  expect(tensions).toEqual(tensions.toSorted((one, other) => one - other));
  expect(tensions.at(-1)).toBeGreaterThan(tensions[0] as number);
  expect(shots.at(-1)?.tension).toBeLessThan(shots.at(-2)?.tension as number);
  const frightening = await stagedOf('A tailor teaches a sailor to dance', 'horror');
  expect(frightening.shots[0]?.tension).toBeGreaterThan(shots[0]?.tension as number);
});

test('[DRAFT-01] a film fades in, dissolves where place or time change, and else cuts', async () => {
  const { shots } = await staged;
  const wanted = shots.map(({ placeKey, step }, index) => {
    if (index === 0) {
      return 'fade_in';
    }
    return step.kind === 'passage' || shots[index - 1]?.placeKey !== placeKey ? 'dissolve' : 'cut';
  });
  expect(shots.map(({ transition }) => transition)).toEqual(wanted);
  expect(new Set(wanted).size).toBe(3);
});

test('[DRAFT-01] two who talk take turns', async () => {
  const { shots } = await stagedOf('A tailor teaches a sailor to dance, then they plant a tree in a park', 'drama', 40);
  const heard = shots.flatMap((shot) => (shot.step.kind === 'talk' && shot.heard.kind === 'line' ? [shot.heard] : []));
  expect(new Set(heard.map(({ speakerKey }) => speakerKey))).toEqual(new Set(['character-1', 'character-2']));
  expect(heard.filter(({ speakerKey, hearerKey }) => speakerKey === hearerKey)).toEqual([]);
});

test.each([
  ['A widow misses her dead husband in the kitchen.', true],
  ['A mother misses her missing son in the kitchen.', false],
])('[DRAFT-01] a candle stands beside a photograph of the dead only: %s', async (idea, isDead) => {
  const { shots } = await stagedOf(idea);
  const photo = shots.find(({ visions = [] }) => visions.some(({ as }) => as === 'photo'));
  expect(photo?.items.some(({ itemKey }) => itemKey === 'prop-candle')).toBe(isDead);
});

test('[DRAFT-01] a film leaves its people as they feel', async () => {
  const ideas = ['A tailor loses his shop and weeps', 'A girl wins a prize and celebrates', 'A tailor sews a coat'];
  const last = await Promise.all(ideas.map(async (idea) => (await filmOf(idea)).shots.at(-1)?.actors[0]));
  expect(last[0]).toMatchObject({ pose: 'look_down', emotion: 'sad' });
  expect(last.slice(1).map((actor) => actor?.pose)).not.toContain('look_down');
});

test('[DRAFT-01] a storm stands over everybody whom it meets', async () => {
  const { shots } = await filmOf('A storm chases a sailor');
  const scales = (key: string): Set<number> =>
    new Set(
      shots.flatMap(({ actors }) =>
        actors.filter(({ characterKey }) => characterKey === key).map(({ scale }) => scale ?? 1),
      ),
    );
  expect(Math.min(...scales('character-1'))).toBeGreaterThan(1);
  expect(scales('character-2')).toEqual(new Set([1]));
});

test('[DRAFT-01] every item of a film is seen in it', async () => {
  const { shots, items } = await filmOf('A shoemaker invents a jar of honey');
  const seen = JSON.stringify(shots.map((shot) => [shot.items, shot.actors, shot.visions]));
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ key }) => !seen.includes(`"${key}"`))).toEqual([]);
});
