import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyframesForCuts, planCut, type CutShot } from './plan-cut.ts';

const format = { width: 160, height: 90, framesPerSecond: 24 };

function shot(name: string, frames: number, transition: CutShot['transition'] = 'cut', dissolveFrames = 12): CutShot {
  return { clipPath: `${name}.mp4`, clipHash: name, frames, transition, dissolveFrames };
}

test('[DRAFT-06] dissolves overlap, cuts and fades do not, and shots start where they are first seen', () => {
  const plan = planCut(
    [shot('a', 48, 'fade_in'), shot('b', 60, 'dissolve'), shot('c', 72), shot('d', 48, 'dissolve')],
    { format },
  );
  expect(plan.frames).toBe(48 + 60 + 72 + 48 - 24);
  expect(plan.durationSeconds).toBe(plan.frames / 24);
  expect(plan.shotStartSeconds).toEqual([0, 36 / 24, 96 / 24, 156 / 24]);
  expect(plan.segments.map((segment) => `${segment.kind} ${segment.frames}`)).toEqual([
    'join 12',
    'body 24',
    'join 12',
    'body 48',
    'body 60',
    'join 12',
    'body 36',
  ]);
  expect(plan.segments[2]).toMatchObject({
    before: { clipPath: 'a.mp4', fromFrame: 36 },
    after: { clipPath: 'b.mp4', fromFrame: 0 },
  });
});

test('a film of cuts consists of its unchanged clips', () => {
  const plan = planCut([shot('a', 48), shot('b', 30)], { format });
  expect(plan.segments).toMatchObject([
    { kind: 'body', isWholeClip: true },
    { kind: 'body', isWholeClip: true },
  ]);
});

test('a dissolve into the first shot fades in from black, and the end can fade to black', () => {
  const plan = planCut([shot('a', 48, 'dissolve')], { format, fadeOutFrames: 10 });
  expect(plan.frames).toBe(48);
  expect(plan.segments).toMatchObject([
    { kind: 'join', frames: 12 },
    { kind: 'body', fromFrame: 12, frames: 26 },
    { kind: 'join', frames: 10, before: { fromFrame: 38 } },
  ]);
  expect(plan.segments[0]).not.toHaveProperty('before');
});

test('a changed shot changes only the keys of its body and its joins', () => {
  const shots = [shot('a', 48), shot('b', 60, 'dissolve'), shot('c', 72, 'dissolve'), shot('d', 48, 'dissolve')];
  const before = planCut(shots, { format });
  const after = planCut(
    shots.map((each, index) => (index === 1 ? { ...each, clipHash: 'new' } : each)),
    { format },
  );
  const changed = before.segments.flatMap((segment, index) =>
    segment.key === after.segments[index]?.key ? [] : [index],
  );
  // a, a/b, b, b/c, c, c/d, d
  expect(changed).toEqual([1, 2, 3]);
  const larger = planCut(shots, { format: { ...format, width: 320 } });
  expect(larger.segments.every((segment, index) => segment.key !== before.segments[index]?.key)).toBe(true);
});

test('for any shots, the segments contain exactly the film', () => {
  const anyShot = fc.record({
    frames: fc.integer({ min: 1, max: 60 }),
    transition: fc.constantFrom('cut' as const, 'dissolve' as const, 'fade_in' as const),
    dissolveFrames: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyShot, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 40 }),
      (shots, fadeOutFrames) => {
        const plan = planCut(
          shots.map((each, index) => ({ ...shot(`s${index}`, each.frames), ...each })),
          { format, fadeOutFrames },
        );
        expect(plan.segments.reduce((sum, segment) => sum + segment.frames, 0)).toBe(plan.frames);
        expect(plan.segments.every((segment) => segment.frames > 0)).toBe(true);
        expect(plan.segments.filter((segment) => segment.kind === 'body')).toHaveLength(shots.length);
        const overlaps = shots.reduce((sum, each) => sum + each.frames, 0) - plan.frames;
        expect(overlaps).toBeGreaterThanOrEqual(0);
        expect(new Set(plan.shotStartSeconds).size).toBe(shots.length);
      },
    ),
  );
});

test('there are key frames wherever a dissolve of the usual length will cut', () => {
  expect(keyframesForCuts(96)).toEqual([12, 84]);
  expect(keyframesForCuts(11)).toEqual([5, 6]);
  expect(keyframesForCuts(1)).toEqual([]);
});

test('an empty cut is refused', () => {
  expect(() => planCut([], { format })).toThrow(RangeError);
  expect(() => planCut([shot('a', 0)], { format })).toThrow(RangeError);
});
