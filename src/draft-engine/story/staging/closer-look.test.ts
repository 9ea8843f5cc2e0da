import { expect, test } from 'vitest';
import type { StoryRequest } from '../film-plan.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planPlot } from '../plot/plan-plot.ts';
import { CLOSER_WORDS } from './closer-words.ts';
import { stageFilm } from './stage-film.ts';

/** Everything that bodies do in the shots in which the events of an idea happen. */
async function posesOf(idea: string): Promise<string[]> {
  const graph = await readIdeaGraph(idea);
  const request: StoryRequest = { idea, type: 'drama', language: 'en', shotCount: 6, aspect: '16:9', seed: 2, graph };
  const { shots } = stageFilm(graph, planPlot(graph, request.shotCount), request);
  return shots
    .filter(({ step }) => step.kind === 'deed')
    .flatMap(({ actors }) =>
      actors.flatMap(({ pose, keyframes = [] }) => [pose, ...keyframes.flatMap((frame) => frame.pose ?? [])]),
    );
}

test.each([
  ['A detective finds a dead gardener in the greenhouse', 'lie'],
  ['A knight proposes to a baker', 'kneel'],
  ['The children laugh at a small penguin', 'laugh'],
  ['一名女工替死者化妆', 'paint'],
  ['女儿在车站送别父亲', 'wave'],
  ['刑事が路地で遺体を見つける', 'recoil'],
  ['少女が先生に謝る', 'bow'],
  ['경찰이 도둑을 묶는다', 'pull'],
  ['A judge sentences a thief', 'hammer'],
  ['法官审判小偷', 'hammer'],
  ['見知らぬ人が扉をノックする', 'hammer'],
  ['少女が森で道に迷う', 'search'],
  ['소년이 소녀를 용서한다', 'embrace'],
])('[DRAFT-01] %s: %s is seen', async (idea, pose) => {
  expect(await posesOf(idea)).toContain(pose);
});

test('every verb with a look of its own is listed once for what it is done to', () => {
  const listed = CLOSER_WORDS.flatMap(({ seen, doneTo, words }) =>
    Object.entries(words).flatMap(([language, list]) =>
      list.split(', ').map((word) => `${language} ${word} ${doneTo} ${seen}`),
    ),
  );
  expect(listed.filter((each, index) => listed.indexOf(each) !== index)).toEqual([]);
});
