import { expect, test } from 'vitest';
import { createRandom } from '#src/shared/random.ts';
import type { PlannedCharacter, VoiceSpec } from '../film-plan.ts';
import { planFilm } from '../plan-film.ts';
import { voiceOf, type Voiced } from './voice-of.ts';

async function voicesOf(idea: string, seed = 1): Promise<PlannedCharacter['voice'][]> {
  const film = await planFilm({ idea, language: 'en', seed, type: 'drama', shotCount: 8, aspect: '16:9' });
  return film.characters.map(({ voice }) => voice);
}

test.each([
  ['A grandmother and her grandson sing.', [/^en-elderly_woman$/, /^en-boy$/]],
  ['A nurse and a robot dance.', [/^en-(?:woman|warm_woman|british_woman)$/, /^en-machine$/]],
  ['A soldier teaches a fox.', [/^en-(?:man|deep_man|british_man)$/, /^en-creature$/]],
])('[DRAFT-01] a voice suits whoever speaks: %s', async (idea, voices) => {
  const chosen = await voicesOf(idea);
  voices.forEach((voice, index) => expect(chosen[index]?.voice).toMatch(voice));
});

test('[DRAFT-04] no two of a film have the same voice while there is another that suits', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const [one, other] = await voicesOf('Two soldiers dance.', seed);
    expect(other?.voice).not.toBe(one?.voice);
  }
});

test('[DRAFT-01] two with the same voice are told apart by its height', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const [one, other] = await voicesOf('Two robots dance.', seed);
    expect(other?.voice).toBe(one?.voice);
    expect(Math.abs((one?.pitchShift ?? 0) - (other?.pitchShift ?? 0))).toBeGreaterThanOrEqual(3);
  }
});

test('[DRAFT-01] three with the same voice are told apart by its height', () => {
  const robot = { figure: { kind: 'robot' }, gender: 'masculine', age: 'adult' } as unknown as Voiced;
  for (const seed of [1, 2, 3, 4]) {
    const random = createRandom(seed);
    const taken: VoiceSpec[] = [];
    for (let count = 0; count < 3; count++) {
      taken.push(voiceOf(robot, 'ko', taken, random));
    }
    expect(new Set(taken.map(({ voice }) => voice))).toEqual(new Set(['ko-machine']));
    const heights = taken.map(({ pitchShift }) => pitchShift).toSorted((one, other) => one - other);
    expect(heights[1]! - heights[0]!).toBeGreaterThanOrEqual(3);
    expect(heights[2]! - heights[1]!).toBeGreaterThanOrEqual(3);
  }
});
