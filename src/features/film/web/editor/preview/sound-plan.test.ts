import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { PreviewMaterial } from '../../../preview-contract.ts';
import { scheduleDocument } from '../../../timeline/schedule-document.ts';
import { duckUnder, gainAt, planSound } from './sound-plan.ts';

test('music steps back before the first word, stays back between two close lines, and comes back slowly', () => {
  const points = duckUnder(
    [
      { startSeconds: 2, endSeconds: 4 },
      { startSeconds: 4.5, endSeconds: 6 },
    ],
    -12,
    20,
  );
  const low = 10 ** (-12 / 20);
  expect(gainAt(points, 1)).toBe(1);
  expect(gainAt(points, 1.85)).toBeCloseTo(low, 5);
  expect(gainAt(points, 4.3)).toBeCloseTo(low, 5);
  expect(gainAt(points, 6.5)).toBeGreaterThan(low);
  expect(gainAt(points, 7)).toBe(1);
  expect(gainAt(points, 18.5)).toBe(1);
  expect(gainAt(points, 20)).toBe(0);
});

test('a film whose last words reach its end fades from where its music stands', () => {
  const points = duckUnder([{ startSeconds: 7, endSeconds: 9.5 }], -12, 10);
  expect(gainAt(points, 8.5)).toBeCloseTo(10 ** (-12 / 20), 5);
  expect(points.every(({ seconds }, index) => seconds >= (points[index - 1]?.seconds ?? 0))).toBe(true);
});

test('sounds that are not made yet are left out; ambience of two shots is one bed that begins before them', () => {
  const shot = (id: string, ambience: string[]) => ({
    id,
    plan: {
      durationSeconds: 3,
      transition: 'cut',
      placeKey: 'place-1',
      framing: 'medium',
      ambience,
      events: [
        { sound: 'door_knock', at: 0.5, loudness: 0.5, across: -1 },
        { sound: 'thunder', at: 0.1, loudness: 1 },
      ],
      speech: { kind: 'silent', text: '', emotion: 'neutral' },
    } as unknown as PlannedShot,
    drawn: false,
  });
  const file = { path: '/media/one?until=1', mime: 'audio/wav', bytes: 1 };
  const material: PreviewMaterial = {
    shots: [],
    sounds: [
      { key: 'event:door_knock', take: 2, file },
      { key: 'ambience:rain', take: 1, file },
    ],
    music: null,
    gains: { voice: 1, music: 1, effects: 0.5, ambience: 1, whole: 2 },
    cut: { transitions: 'as_written', dissolveFrames: 12, volumes: { voice: 1, music: 1, effects: 1 } },
  };
  const shots = [shot('one', []), shot('two', ['rain']), shot('three', ['rain'])];
  const times = scheduleDocument({ shots }, { voice: () => undefined, clip: () => undefined });
  const { sounds, files, tracks, gain } = planSound(times, material);
  expect(sounds.map(({ source }) => source)).toEqual([
    'event:door_knock:2',
    'ambience:rain:1',
    'event:door_knock:2',
    'event:door_knock:2',
  ]);
  expect(sounds[0]).toMatchObject({ startSeconds: 1.5, gain: 0.5, across: -1, track: 'effects' });
  expect(sounds[1]).toMatchObject({ startSeconds: 2.35, endSeconds: 9, gain: 1.6, loops: true });
  expect(files['event:door_knock:2']).toBe(file.path);
  expect(tracks.effects[0]?.gain).toBe(0.5);
  expect(gain).toBe(2);
});
