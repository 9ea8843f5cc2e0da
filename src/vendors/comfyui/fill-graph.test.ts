import { expect, test } from 'vitest';
import { clipOrder, pictureOrder } from '#tests/vendors/orders.ts';
import { WORKFLOWS } from '#tests/vendors/protocols/comfyui.ts';
import type { ImageRequest, VideoRequest } from '../vendor.ts';
import { valuesOf } from './fill-graph.ts';

test('[CAT-26] a workflow is not asked for more pixels than it makes, and keeps the shape', () => {
  const wide = pictureOrder('comfyui', 'words', { widthPixels: 1920, heightPixels: 1080 }).request as ImageRequest;
  expect(valuesOf(wide, WORKFLOWS.words)).toMatchObject({ width: 1920, height: 1088 });
  expect(valuesOf(wide, { ...WORKFLOWS.words, longestSidePixels: 832 })).toMatchObject({ width: 832, height: 464 });
  const tall = { ...wide, widthPixels: 1080, heightPixels: 1920 };
  expect(valuesOf(tall, { ...WORKFLOWS.words, longestSidePixels: 832 })).toMatchObject({ width: 464, height: 832 });
});

test('[CAT-26] a workflow is asked for its shortest length that is long enough, or its longest', () => {
  const workflow = { ...WORKFLOWS.move, durationsSeconds: [3, 5] };
  const seconds = (durationSeconds: number) =>
    valuesOf(clipOrder('comfyui', 'move', { durationSeconds }).request as VideoRequest, workflow);
  expect(seconds(3.2)).toMatchObject({ seconds: 5, frames: 81 });
  expect(seconds(9)).toMatchObject({ seconds: 5, frames: 81 });
});
