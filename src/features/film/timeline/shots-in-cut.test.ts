import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRANSITIONS } from '#src/shared/catalogue/shots.ts';
import { layersAt, placeShots, type ShotInCut } from './shots-in-cut.ts';

const shot = (frames: number, transition: ShotInCut['transition'] = 'cut'): ShotInCut => ({
  frames,
  transition,
  dissolveFrames: 12,
});

test('a dissolve shows the coming shot over the one that goes, more of it in each frame', () => {
  const shots = [shot(48), shot(60, 'dissolve')];
  const { frames, spans } = placeShots(shots, 0);
  expect(frames).toBe(96);
  expect(layersAt(spans, 35)).toEqual([{ shot: 0, frame: 35, opacity: 1 }]);
  expect(layersAt(spans, 36)).toEqual([
    { shot: 0, frame: 36, opacity: 1 },
    { shot: 1, frame: 0, opacity: 1 / 13 },
  ]);
  expect(layersAt(spans, 47)[1]?.opacity).toBe(12 / 13);
  expect(layersAt(spans, 48)).toEqual([{ shot: 1, frame: 12, opacity: 1 }]);
});

test('a film fades in from black and out to it', () => {
  const shots = [shot(48, 'fade_in'), shot(48)];
  const { spans } = placeShots(shots, 18);
  expect(layersAt(spans, 0)[0]?.opacity).toBe(1 / 13);
  expect(layersAt(spans, 12)[0]?.opacity).toBe(1);
  expect(layersAt(spans, 77)[0]?.opacity).toBe(1);
  expect(layersAt(spans, 95)[0]?.opacity).toBe(1 / 19);
  expect(layersAt(spans, 96)).toEqual([]);
});

test('in every frame of a film one shot is seen, or two in a dissolve', () => {
  const films = fc.array(
    fc.record({
      frames: fc.integer({ min: 1, max: 60 }),
      transition: fc.constantFrom(...TRANSITIONS),
      dissolveFrames: fc.integer({ min: 0, max: 30 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(films, (shots) => {
      const { frames, spans } = placeShots(shots, 18);
      for (let frame = 0; frame < frames; frame++) {
        const layers = layersAt(spans, frame);
        expect(layers.length === 1 || (layers.length === 2 && layers[0]?.opacity === 1)).toBe(true);
        expect(layers.every(({ opacity }) => opacity > 0 && opacity <= 1)).toBe(true);
      }
    }),
  );
});
