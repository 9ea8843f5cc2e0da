import { expect, test } from 'vitest';
import type { StoryRequest } from '../film-plan.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planPlot } from '../plot/plan-plot.ts';
import { stageFilm, type StagedFilm } from './stage-film.ts';

async function filmOf(idea: string, seed = 7): Promise<StagedFilm> {
  const graph = await readIdeaGraph(idea);
  const request: StoryRequest = { idea, type: 'drama', language: 'en', shotCount: 8, aspect: '16:9', seed, graph };
  return stageFilm(graph, planPlot(graph, request.shotCount), request);
}

const posesIn = ({ shots }: StagedFilm): string[] => shots.flatMap(({ actors }) => actors.map(({ pose }) => pose));
const kindsIn = ({ things }: StagedFilm, items: readonly { itemKey: string }[]): string[] =>
  items.map(({ itemKey }) => things.find(({ key }) => key === itemKey)?.item ?? '');

test('[DRAFT-01] a large instrument is played sitting at it', async () => {
  expect(posesIn(await filmOf('A girl plays the piano in an empty theatre'))).toContain('play_keys');
  expect(posesIn(await filmOf('少女在空剧院里弹钢琴'))).toContain('play_keys');
  expect(posesIn(await filmOf('A man plays the violin on a bridge'))).toContain('play_strings');
});

test('[DRAFT-01] a bus is missed in the street, and drives off', async () => {
  const film = await filmOf('Two strangers miss the last bus on a snowy evening');
  const missed = film.shots.find(({ step }) => step.kind === 'deed');
  expect(film.places.map(({ place }) => place.kind)).toEqual(['town_street']);
  expect(kindsIn(film, missed?.items ?? [])).toEqual(['bus']);
  expect(Math.abs(missed?.items[0]?.keyframes?.at(-1)?.across ?? 0)).toBeGreaterThan(1);
});

test('[DRAFT-01] whoever chases by bicycle rides, in the open', async () => {
  const film = await filmOf('豆腐屋の息子が、家出した弟を自転車で追いかける。');
  const chase = film.shots.find(({ actors }) =>
    ['ride', 'run'].every((wanted) => actors.some(({ pose }) => pose === wanted)),
  );
  expect(chase?.step.kind).toBe('deed');
  expect(film.places.find(({ key }) => key === chase?.placeKey)?.place.kind).toBe('town_street');
});

test('[DRAFT-01] a place that is said to burn has flames behind everybody', async () => {
  const ideas = [
    'A firefighter carries a girl out of a burning house',
    '소방관이 불타는 인형 가게에서 고양이를 구해 낸다.',
    '消防員从着火的玩具店里救出一只猫。',
  ];
  for (const idea of ideas) {
    const film = await filmOf(idea);
    const burning = film.shots.filter(({ items }) => items.some(({ state }) => state === 'burning'));
    expect([idea, burning.length]).toEqual([idea, film.shots.length]);
    const fires = burning.flatMap(({ items }) => items.filter(({ state }) => state === 'burning'));
    expect(fires.filter(({ behind }) => behind <= 0)).toEqual([]);
  }
  const quiet = await filmOf('A firefighter carries a girl out of a house');
  expect(quiet.shots.flatMap(({ items }) => items).some(({ state }) => state === 'burning')).toBe(false);
});

test('[DRAFT-01] a boat that is guided to a harbour is there, and is led', async () => {
  const film = await filmOf('灯台守の孫が、嵐の夜に迷った小舟を手作りの花火で港へ導く。');
  expect(new Set(film.places.map(({ place }) => place.kind))).toEqual(new Set(['harbour']));
  const deed = film.shots.find(({ step }) => step.kind === 'deed');
  expect(kindsIn(film, deed?.items ?? [])).toContain('boat');
  expect(deed?.actors.map(({ pose }) => pose)).not.toContain('show');
});

test('[DRAFT-01] where it rains and the idea names no place, it is outside', async () => {
  const films = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((seed) => filmOf('A girl gives her umbrella to an old man in the rain', seed)),
  );
  expect(new Set(films.flatMap(({ places }) => places.map(({ place }) => place.kind)))).toEqual(
    new Set(['town_street']),
  );
});
