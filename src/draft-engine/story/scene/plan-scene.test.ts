import { expect, test } from 'vitest';
import { PICTURE_ASPECTS } from '#src/shared/catalogue/picture-aspects.ts';
import { planScene } from './plan-scene.ts';
import type { PlannedScene, SceneRequest } from './scene.ts';

const asked = (text: string, more: Partial<SceneRequest> = {}): SceneRequest => ({
  text,
  language: 'en',
  look: 'gouache',
  aspect: '4:3',
  seed: 7,
  ...more,
});

async function planned(text: string, more: Partial<SceneRequest> = {}): Promise<PlannedScene> {
  const scene = await planScene(asked(text, more));
  if (!scene) {
    throw new Error(`nothing is drawn of ${text}`);
  }
  return scene;
}

test('[IMG-01] a look that the prompt names wins over the usual one and not over one chosen by hand', async () => {
  const prompt = 'a red fox under a cherry tree at night, watercolor';
  expect((await planned(prompt)).look).toBe('watercolour');
  expect((await planned(prompt, { look: 'oil', isLookChosen: true })).look).toBe('oil');
  expect((await planned('a red fox', { look: 'oil' })).look).toBe('oil');
});

test('[IMG-01] equal requests give equal drawings at every shape', async () => {
  for (const aspect of PICTURE_ASPECTS) {
    const one = await planned('two kids flying a kite on a hill, sunset', { aspect });
    expect(one.drawing).toMatchObject({ aspect, timeOfDay: 'dusk', camera: 'static' });
    expect(await planned('two kids flying a kite on a hill, sunset', { aspect })).toEqual(one);
  }
});

test.each(['zorgblat qwertz', '8k, masterpiece', '…'])('[IMG-01] nothing is drawn of %s', async (text) => {
  expect(await planScene(asked(text))).toBeNull();
});
