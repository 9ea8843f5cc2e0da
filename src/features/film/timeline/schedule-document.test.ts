import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { DocumentShot } from './film-document.ts';
import { scheduleDocument } from './schedule-document.ts';
import type { CircledClip } from './seen-part.ts';
import { scheduleSounds } from './sound-schedule.ts';

const shot = (id: string, kind: PlannedShot['speech']['kind'] = 'silent'): DocumentShot => ({
  id,
  drawn: false,
  plan: {
    durationSeconds: 3,
    transition: 'cut',
    placeKey: 'place-1',
    framing: 'close',
    ambience: ['rain'],
    events: [{ sound: 'door_knock', at: 0.5, loudness: 0.5 }],
    speech: { kind, text: kind === 'silent' ? '' : 'word', emotion: 'neutral' },
  } as unknown as PlannedShot,
});
const VOICE = { durationSeconds: 4, words: [{ text: 'word', startSeconds: 0, endSeconds: 4 }] };

/** The times of a film of two shots, of which the first has this clip. */
const timesWith = (clip: CircledClip | undefined) =>
  scheduleDocument(
    { shots: [shot('one'), shot('two')] },
    { voice: () => undefined, clip: (id) => (id === 'one' ? clip : undefined) },
  );

test('an outdated drawn clip leaves its length to the plan; a paid one keeps its own', () => {
  expect(timesWith(undefined).shots[1]?.startSeconds).toBe(3);
  expect(timesWith({ take: 1, frames: 96, drawn: true, outdated: false }).shots[1]?.startSeconds).toBe(4);
  expect(timesWith({ take: 1, frames: 96, drawn: true, outdated: true }).shots[1]?.startSeconds).toBe(3);
  expect(timesWith({ take: 1, frames: 96, drawn: false, outdated: true }).shots[1]?.startSeconds).toBe(4);
});

test('a shot that became silent is as long as planned, though its voice is still there', () => {
  const lengthOf = (kind: 'line' | 'silent'): number =>
    scheduleDocument({ shots: [shot('one', kind)] }, { voice: () => VOICE, clip: () => undefined }).frames;
  expect(lengthOf('silent')).toBe(72);
  expect(lengthOf('line')).toBeGreaterThan(96);
});

test('sounds are heard at their share of the shot, louder from near, and a line in its place', () => {
  const sounds = scheduleSounds(
    scheduleDocument(
      { shots: [shot('one', 'line'), shot('two', 'narration')] },
      { voice: () => VOICE, clip: () => undefined },
    ),
  );
  const [length] = [Math.ceil((0.3 + 4 + 0.5) * 24) / 24];
  expect(sounds.events[0]).toMatchObject({ startSeconds: length / 2, gain: 0.56, placeKey: 'place-1' });
  expect(sounds.voices.map(({ placeKey }) => placeKey)).toEqual(['place-1', undefined]);
  expect(sounds.voices[0]).toMatchObject({ startSeconds: 0.3, endSeconds: 4.3 });
  expect(sounds.ambience.map(({ startSeconds }) => startSeconds)).toEqual([0, length]);
});

test('[EDIT-10] a shot that is left out has no time, and the one before it is measured against the next that is seen', () => {
  const leftOut = (each: DocumentShot): DocumentShot => ({ ...each, plan: { ...each.plan, leftOut: true } });
  const spoken = { voice: (id: string) => (id === 'one' ? VOICE : undefined), clip: () => undefined };
  const shots = [shot('one', 'narration'), shot('two'), shot('three', 'line')];
  const [one, two, three] = shots as [DocumentShot, DocumentShot, DocumentShot];
  const whole = scheduleDocument({ shots }, spoken);
  const without = scheduleDocument({ shots: [one, leftOut(two), three] }, spoken);
  expect(without.shots.map(({ id }) => id)).toEqual(['one', 'three']);
  expect(without.shots[1]?.startSeconds).toBe(without.shots[0]?.endSeconds);
  // A narration ends over a silent shot, but not over one in which somebody speaks.
  expect(without.shots[0]?.frames).toBeGreaterThan(whole.shots[0]?.frames ?? 0);
});

test('[EDIT-13] where all shots are to dissolve, the film still begins as it is written', () => {
  const times = (transitions: 'as_written' | 'dissolves') =>
    scheduleDocument(
      { shots: [shot('one'), shot('two'), shot('three')] },
      { voice: () => undefined, clip: () => undefined },
      { transitions, dissolveFrames: 12 },
    );
  expect(times('as_written').shots.map(({ startSeconds }) => startSeconds)).toEqual([0, 3, 6]);
  expect(times('dissolves').shots.map(({ startSeconds }) => startSeconds)).toEqual([0, 2.5, 5]);
  expect(times('dissolves').spans[0]?.headFrames).toBe(0);
});
