import { expect, test } from 'vitest';
import { planFilm } from '../../plan-film.ts';
import { seenAtStill } from './seen-at-still.ts';

const actor = { across: 0, behind: 0, faces: 'camera', emotion: 'neutral' } as const;

test('[DRAFT-01] a picture text tells the pose of the still, and those who do the same together', () => {
  const shot = {
    stillAt: 0.5,
    actors: [
      { ...actor, characterKey: 'a', pose: 'walk' as const, keyframes: [{ at: 0.3, pose: 'fall' as const }] },
      { ...actor, characterKey: 'b', pose: 'fall' as const, keyframes: [{ at: 0.8, pose: 'lie' as const }] },
      { ...actor, characterKey: 'c', pose: 'hold' as const, keyframes: [{ at: 0.4, holdsItemKey: 'letter' }] },
      { ...actor, characterKey: 'd', pose: 'stand' as const, keyframes: [{ at: 0.1, opacity: 0 }] },
    ],
  };
  expect(seenAtStill(shot, (pose, key) => [pose, key].filter(Boolean).join(' '))).toEqual([
    { who: ['a', 'b'], does: 'fall' },
    { who: ['c'], does: 'hold letter' },
  ]);
});

test('[DRAFT-01] a picture text says whose body it is, and what two do to each other', async () => {
  const scriptsOf = async (idea: string, language: 'en' | 'ko'): Promise<string> => {
    const plan = await planFilm({ idea, type: 'drama', language, shotCount: 8, aspect: '16:9', seed: 1 });
    return plan.shots.map(({ script }) => script).join('\n');
  };
  expect(await scriptsOf('A driver visits his mother in the hospital', 'en')).toContain('embrace each other');
  expect(await scriptsOf('Two friends embrace', 'en')).toContain('embrace each other');
  expect(await scriptsOf('Two sisters weep', 'en')).toContain('hide their faces');
  expect(await scriptsOf('A boy dreams of his grandfather', 'en')).not.toMatch(/sleeps, happy/);
  expect(await scriptsOf('할머니가 우산을 쓰고 손녀를 기다린다', 'ko')).not.toContain('민다');
});

test('[DRAFT-01] a thing in hands is named', async () => {
  const ideas = [
    ['cn', '阿海把一封信递给男孩。'],
    ['ja', '健太が少年に手紙を渡す。'],
  ] as const;
  for (const [language, idea] of ideas) {
    const plan = await planFilm({ idea, type: 'drama', language, shotCount: 8, aspect: '16:9', seed: 1 });
    const scripts = plan.shots.map(({ script }) => script).join('\n');
    expect(scripts).toMatch(/信|手紙/);
    expect(scripts).not.toMatch(/递出东西|拿着东西|物を持っている/);
  }
});
