import { expect, test } from 'vitest';
import { planFilm } from '../plan-film.ts';

/** Those with giving hands in each shot in which something goes from one to the other, who gives it first. */
async function handsIn(idea: string, language: 'en' | 'ja'): Promise<string[]> {
  const { shots, characters } = await planFilm({
    idea,
    language,
    seed: 1,
    type: 'drama',
    shotCount: 5,
    aspect: '16:9',
  });
  const nameOf = (key: string): string => characters.find((one) => one.key === key)?.name ?? key;
  return shots
    .filter(({ actors }) =>
      actors.some(({ pose, keyframes = [] }) => pose === 'give' || keyframes.some((one) => one.pose === 'give')),
    )
    .map(({ actors }) => {
      const gives = actors.filter(
        ({ pose, keyframes = [] }) => pose === 'give' || keyframes.some((one) => one.pose === 'give'),
      );
      return gives.map(({ characterKey }) => nameOf(characterKey)).join('+');
    });
}

test.each([
  ['A girl receives a watch from a sailor.', 'en', 'Sailor+Girl'],
  ['少年は船乗りから時計をもらった。', 'ja', '船乗り+少年'],
] as const)('[DRAFT-05] what somebody gets is given to them: %s', async (idea, language, giver) => {
  expect(await handsIn(idea, language)).toContain(giver);
});

test('[DRAFT-05] what was dropped is brought back to whoever dropped it, who gives thanks', async () => {
  const hands = await handsIn('大工が落とした財布を、少年が拾って届けた。少年はお礼に時計をもらった。', 'ja');
  expect(hands).toEqual(expect.arrayContaining(['少年+大工', '大工+少年']));
});
