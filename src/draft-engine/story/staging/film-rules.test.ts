import { expect, test } from 'vitest';
import { glide, latest } from '../../picture/keyframes.ts';
import type { StoryRequest } from '../film-plan.ts';
import type { IdeaGraph } from '../idea/idea-graph.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planPlot } from '../plot/plan-plot.ts';
import type { StagedShot } from '../words/film-words.ts';
import { isMournful } from './fitting-feelings.ts';
import { stageFilm, type StagedFilm } from './stage-film.ts';
import { isAlone } from './with-somebody.ts';

const IDEAS = [
  'A nurse hides a wounded pilot in a barn',
  'A detective finds a dead gardener in the greenhouse',
  'A mother recognises her lost son in the market',
  'A king banishes his brother and weeps',
  'A boy carries his grandfather across the river',
  'The factory closes and the workers leave the town',
  'A letter disappears and a guard searches the museum',
  'A father dies and his daughter sells the house',
  'An old elephant teaches five children to swim',
  'A courier cycles over the mountains with her dog',
  'A truck driver drives his sister to the sea',
  'A villager buries a box under the pear tree',
  'The children laugh at a small penguin',
  '一名记者怀疑市长',
  '村民们把一个陌生人赶出了村子',
  '女儿在车站送别父亲',
  '老人每天给远方的儿子寄一封信',
  '刑事が路地で遺体を見つける',
  '少女が祖母の部屋を片づける',
  '漁師が灯台を見張る',
  '경찰이 도둑을 묶는다',
  '여자가 옛 친구를 알아본다',
  '할머니가 길고양이를 돌본다',
];

async function filmOf(idea: string): Promise<{ graph: IdeaGraph; film: StagedFilm }> {
  const graph = await readIdeaGraph(idea);
  const request: StoryRequest = { idea, type: 'drama', language: 'en', shotCount: 9, aspect: '16:9', seed: 7, graph };
  return { graph, film: stageFilm(graph, planPlot(graph, request.shotCount), request) };
}

const films = Promise.all(IDEAS.map(filmOf));

/** Riders and drivers high over the ground with nothing and nobody under them. */
function floatingIn({ actors, items }: StagedShot): string[] {
  return actors.flatMap(({ characterKey, pose, across, keyframes = [] }) => {
    const rides = [pose, ...keyframes.map((frame) => frame.pose)].some((each) => each === 'ride' || each === 'drive');
    const isNear = (other: { across: number }): boolean => Math.abs(other.across - across) < 0.8;
    const isBorne = items.some(isNear) || actors.some((other) => other.characterKey !== characterKey && isNear(other));
    return rides && !isBorne ? [characterKey] : [];
  });
}

test('[DRAFT-01] nobody rides on air', async () => {
  const all = await films;
  expect(all.flatMap(({ film }) => film.shots.flatMap(floatingIn))).toEqual([]);
  expect(all.flatMap(({ film }) => film.shots.flatMap(({ actors }) => actors)).map(({ pose }) => pose)).toContain(
    'ride',
  );
});

test('[DRAFT-01] at most one shot of a film has nobody in it, and neither the first nor the last', async () => {
  for (const { graph, film } of await films) {
    const alone = film.shots.filter(isAlone);
    expect(alone.length, graph.text).toBeLessThanOrEqual(1);
    expect(
      [film.shots[0], film.shots.at(-1)].filter((shot) => shot && isAlone(shot)),
      graph.text,
    ).toEqual([]);
  }
});

/** How a shot looks: from where, and who stands where in which pose when its still shows it. */
function lookOf({ framing, angle, actors, items, visions = [], stillAt = 0.5 }: StagedShot): string {
  return JSON.stringify([
    framing,
    angle,
    actors.map(({ characterKey, across, pose, keyframes = [] }) => [
      characterKey,
      Math.sign(Math.round(glide(keyframes, 'across', across, stillAt) * 10)),
      latest(keyframes, 'pose', pose, stillAt).value,
    ]),
    items.map(({ itemKey }) => itemKey),
    visions.map(({ ofKey }) => ofKey),
  ]);
}

test('[DRAFT-01] no picture is the one before it again, and the last is none of the others', async () => {
  for (const { graph, film } of await films) {
    const looks = film.shots.map(lookOf);
    expect(
      looks.filter((look, index) => look === looks[index - 1]),
      graph.text,
    ).toEqual([]);
    expect(looks.slice(0, -1), graph.text).not.toContain(looks.at(-1));
  }
});

const FESTIVE = new Set(['confetti', 'hearts']);

test('[DRAFT-01] nothing is celebrated where somebody is mourned', async () => {
  const mournful = (await films).filter(({ graph }) => isMournful(graph));
  expect(mournful.length).toBeGreaterThan(1);
  for (const { graph, film } of mournful) {
    const festive = film.shots.flatMap(({ effects = [] }) => effects.filter(({ kind }) => FESTIVE.has(kind)));
    const glad = film.shots.filter(({ emotion }) => emotion === 'excited' || emotion === 'happy');
    expect([...festive, ...glad.map(({ number }) => number)], graph.text).toEqual([]);
  }
});
