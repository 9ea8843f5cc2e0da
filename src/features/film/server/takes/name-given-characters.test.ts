import { expect, test } from 'vitest';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { nameGivenCharacters } from './name-given-characters.ts';

test('[PIPE-11] a story takes over the names of uploaded characters, whatever signs its own names have', async () => {
  const plan = await planFilm({
    idea: 'A gardener leaves the village',
    type: 'drama',
    language: 'en',
    shotCount: 6,
    aspect: '16:9',
    seed: 5,
  });
  for (const own of ['Jean-Luc', 'C.J.*', 'a|b', '+(']) {
    const story = {
      ...plan,
      outline: `${own} leaves. Nobody follows ${own}, not even Jean.`,
      characters: plan.characters.map((member, index) => (index === 0 ? { ...member, name: own } : member)),
    };
    const named = nameGivenCharacters(story, [{ position: 0, name: '$& Luna' }]);
    expect(named.outline).toBe('$& Luna leaves. Nobody follows $& Luna, not even Jean.');
    expect(named.characters[0]?.name).toBe('$& Luna');
  }
});
