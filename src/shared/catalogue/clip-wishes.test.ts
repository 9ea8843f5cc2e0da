import { expect, test } from 'vitest';
import { CLIP_EFFORTS, CLIP_MOTIONS, CLIP_SOURCES } from './clip-modes.ts';
import { clipChoices, followedWish } from './clip-wishes.ts';
import { findModel } from './models/all-models.ts';

test('[CAT-07] the modes of clips are those of the specification', () => {
  expect(CLIP_SOURCES).toEqual(['text', 'image', 'hybrid']);
  expect(CLIP_MOTIONS).toEqual(['creative', 'smooth', 'precise']);
  expect(CLIP_EFFORTS).toEqual(['fast', 'precise']);
});

test('[CAT-07] [CAT-11] a model offers what it can do, and no choice of one', () => {
  expect(clipChoices(findModel('veo31'))).toEqual({
    sources: ['text', 'image', 'hybrid'],
    motions: ['creative', 'smooth', 'precise'],
    efforts: [],
    shortSides: [720, 1080],
    seconds: [4, 6, 8],
  });
  expect(clipChoices(findModel('minimax_hailuo_02'))).toMatchObject({
    sources: ['text', 'image'],
    efforts: ['fast', 'precise'],
  });
  expect(clipChoices(findModel('kling_v21'))).toMatchObject({ sources: [], shortSides: [], seconds: [5, 10] });
  expect(clipChoices(findModel('draft-video'))).toMatchObject({ sources: [], shortSides: [], seconds: [] });
});

test('[CAT-07] [ROLE-02] a size that an account may not have is neither offered nor followed', () => {
  const model = findModel('pixverse_v35');
  expect(clipChoices(model, 1080).shortSides).toEqual([720, 1080]);
  expect(clipChoices(model, 720).shortSides).toEqual([]);
  expect(followedWish({ shortSidePixels: 1080, seconds: 8 }, model, 720)).toEqual({ seconds: 8 });
});

test('[CAT-07] a model follows the part of a wish that it can', () => {
  const wish = { source: 'hybrid', motion: 'smooth', effort: 'precise', shortSidePixels: 1080, seconds: 10 } as const;
  expect(followedWish(wish, findModel('kling_v21'))).toEqual({ motion: 'smooth', seconds: 10 });
  expect(followedWish(wish, findModel('veo31'))).toEqual({ source: 'hybrid', motion: 'smooth', shortSidePixels: 1080 });
});
