import { expect, test } from 'vitest';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan, PlannedShot } from '../../film-plan.ts';
import { planFilm } from '../../plan-film.ts';
import { whySilent } from './why-silent.ts';

const filmOf = (language: Language, idea: string, type: FilmType = 'drama'): Promise<FilmPlan> =>
  planFilm({ idea, language, seed: 5, type, shotCount: 10, aspect: '16:9' });

const IDEAS: readonly (readonly [Language, string, FilmType?])[] = [
  ['en', 'A boy runs through a snowy forest, finds a wounded fox and carries it home.'],
  ['en', 'A thief opens a safe at night, a guard chases her across the roofs and she escapes.', 'crime'],
  ['cn', '一个老人在海边点亮灯塔，救了一艘迷路的船。'],
  ['cn', '女孩在厨房做蛋糕，狗偷吃了蛋糕，她笑着原谅了它。'],
  ['ko', '소년이 비 오는 밤에 편지를 쓰고 우체통으로 달려간다.'],
  ['ko', '요리사가 시장에서 생선을 사서 국을 끓이고 손님들이 박수를 친다.'],
  ['ja', '少女が森で迷子の鹿を見つけ、川を渡って山へ連れて帰る。'],
  ['ja', '侍が寺で刀を抜き、鬼と戦って村を守る。', 'martial_arts'],
];

function* middleShots(film: FilmPlan): Generator<PlannedShot> {
  yield* film.shots.slice(1, -1);
}

test('[DRAFT-05] every shot in mid-film has an ambience, and a sound of what is seen or a reason for none', async () => {
  let [shots, sounding] = [0, 0];
  for (const [language, idea, type] of IDEAS) {
    for (const shot of middleShots(await filmOf(language, idea, type))) {
      shots++;
      expect(shot.ambience.length, `${idea} ${shot.number}`).toBeGreaterThan(0);
      sounding += Number(shot.events.length > 0);
      if (shot.events.length === 0) {
        expect(whySilent(shot), `${idea} ${shot.number} ${JSON.stringify(shot.actors)}`).toBeDefined();
      }
    }
  }
  expect(sounding / shots).toBeGreaterThan(0.6);
});

test('[DRAFT-05] steps are heard while somebody walks, on the ground of the place', async () => {
  const film = await filmOf('en', 'A boy runs through a snowy forest in winter.');
  const runs = film.shots.flatMap((shot) =>
    shot.events
      .filter(({ sound }) => sound.startsWith('run_') || sound.startsWith('steps_'))
      .map((event) => ({ shot, event })),
  );
  expect(runs.length).toBeGreaterThan(0);
  for (const { shot, event } of runs) {
    const poses = shot.actors.flatMap((actor) => [
      { at: 0, pose: actor.pose },
      ...(actor.keyframes ?? []).flatMap(({ at, pose }) => (pose ? [{ at, pose }] : [])),
    ]);
    expect(poses.filter(({ pose }) => ['run', 'walk', 'dance'].includes(pose)).map(({ at }) => at)).toContain(event.at);
    expect(event.until ?? 1).toBeGreaterThan(event.at);
  }
  expect(new Set(runs.map(({ event }) => event.sound.split('_')[1]))).toContain('snow');
});
