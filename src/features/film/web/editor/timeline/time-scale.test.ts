import { expect, test } from 'vitest';
import { clampScale, fitScale, rulerMarks, scaleOfZoom, stripPixels, zoomOfScale } from './time-scale.ts';

test('a film fits its strip with room for the last edge, and is never drawn smaller than that', () => {
  const fit = fitScale(40, 1000);
  expect(40 * fit).toBeLessThan(1000);
  expect(40 * fit).toBeGreaterThan(900);
  expect(stripPixels(40, fit, 1000)).toBe(1000);
  expect(stripPixels(40, 100, 1000)).toBeGreaterThan(4000);
  expect(clampScale(1, fit)).toBe(fit);
  expect(clampScale(10_000, fit)).toBe(240);
});

test('the slider multiplies the scale evenly from the whole film to single frames', () => {
  expect(scaleOfZoom(0, 10)).toBeCloseTo(10);
  expect(scaleOfZoom(1, 10)).toBeCloseTo(240);
  expect(scaleOfZoom(0.5, 10)).toBeCloseTo(Math.sqrt(10 * 240));
  expect(zoomOfScale(scaleOfZoom(0.3, 10), 10)).toBeCloseTo(0.3);
  expect(zoomOfScale(240, 240)).toBe(0);
});

test('marks of the ruler are as close as they can be read, and only those that are seen', () => {
  expect(rulerMarks(0, 12, 20)).toEqual([0, 5, 10]);
  expect(rulerMarks(0, 2, 100)).toEqual([0, 1, 2]);
  expect(rulerMarks(3601, 3612, 20)).toEqual([3600, 3605, 3610]);
});
