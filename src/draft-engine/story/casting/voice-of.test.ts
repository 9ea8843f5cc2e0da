import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { VOICES } from '#src/shared/catalogue/voices.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { createRandom } from '#src/shared/random.ts';
import type { PlannedCharacter } from '../film-plan.ts';
import { planFilm } from '../plan-film.ts';
import type { VoiceSpec } from '../voice-spec.ts';
import { temperOf } from './temper-of.ts';
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

const PERSON = { kind: 'person' } as Voiced['figure'];
const PEOPLE = fc.record({
  figure: fc.constant(PERSON),
  gender: fc.constantFrom<Voiced['gender']>('feminine', 'masculine'),
  age: fc.constantFrom<Voiced['age']>('child', 'youth', 'adult', 'old'),
  temper: fc.constantFrom('calm', 'warm', 'bright', 'deep', 'lively', undefined),
});

test('[DRAFT-04] in any cast no two sound alike', () => {
  fc.assert(
    fc.property(
      fc.array(PEOPLE, { minLength: 2, maxLength: 10 }),
      fc.constantFrom(...LANGUAGES),
      fc.nat(),
      (cast, language, seed) => {
        const random = createRandom(seed);
        const taken: VoiceSpec[] = [];
        for (const person of cast) {
          taken.push(voiceOf(person, language, taken, random));
        }
        for (const [index, one] of taken.entries()) {
          const same = taken.filter(({ voice }, other) => other !== index && voice === one.voice);
          const least = same.length < 3 ? 3 : 1;
          same.forEach((other) => expect(Math.abs(other.pitchShift - one.pitchShift)).toBeGreaterThanOrEqual(least));
          expect(Math.abs(one.pitchShift)).toBeLessThanOrEqual(6);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('[DRAFT-04] a voice is chosen by temper too', () => {
  for (const temper of ['calm', 'warm', 'deep'] as const) {
    for (let seed = 0; seed < 10; seed++) {
      const { voice } = voiceOf(
        { figure: PERSON, gender: 'masculine', age: 'adult', temper },
        'en',
        [],
        createRandom(seed),
      );
      expect(VOICES.find(({ id }) => id === voice)?.temper).toBe(temper);
    }
  }
});

test('a temper is what a character feels most', () => {
  const actor = (emotion: 'angry' | 'happy' | 'neutral', characterKey = 'one') => ({
    actors: [{ characterKey, emotion }],
  });
  expect(temperOf('one', [actor('happy'), actor('angry'), actor('angry'), actor('happy', 'other')])).toBe('deep');
  expect(temperOf('one', [actor('neutral')])).toBeUndefined();
});
