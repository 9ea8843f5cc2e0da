import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Surface } from '#src/draft-engine/picture/drawing-surface.ts';
import { drawStill } from '#src/draft-engine/picture/still.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { drawingOf } from './drawing-of.ts';
import { mirrorShot } from './mirror-shot.ts';
import { pictureVariations } from './picture-variations.ts';
import { changeToShow, shownBy } from './shown-by-plan.ts';

const plan = await planFilm({
  idea: 'A baker hides a bear in her oven',
  type: 'comedy',
  language: 'en',
  shotCount: 6,
  aspect: '16:9',
  seed: 5,
});
const film = {
  style: 'gouache',
  aspect: '16:9',
  seed: 5,
  characters: plan.characters,
  places: plan.places,
  items: plan.items.map((item) => ({ ...item, label: item.label ?? null, colour: item.colour ?? null })),
} as const;

const SIZE = { width: 96, height: 54 };
const surfaces = (width: number, height: number): Surface => createCanvas(width, height) as unknown as Surface;
/** The pixels of a shot's picture. */
const pixelsOf = (shot: (typeof plan.shots)[number]): Uint8ClampedArray =>
  drawStill(drawingOf(film, { plan: shot }), SIZE, surfaces)
    .getContext('2d')
    .getImageData(0, 0, SIZE.width, SIZE.height).data;
/** Mean difference of two pictures' values, 0 to 255. */
function differenceOf(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

test('[EDIT-07] eight candidates of every shot are seen to differ from its picture and each other, and tell the same', () => {
  for (const shot of plan.shots) {
    const candidates = pictureVariations(shot, [], 8);
    expect(candidates).toHaveLength(8);
    for (const { script, placeKey, timeOfDay, weather, actors, items, speech } of candidates) {
      expect({ script, placeKey, timeOfDay, weather, speech }).toEqual({
        script: shot.script,
        placeKey: shot.placeKey,
        timeOfDay: shot.timeOfDay,
        weather: shot.weather,
        speech: shot.speech,
      });
      expect(actors.map(({ characterKey, pose, emotion }) => [characterKey, pose, emotion])).toEqual(
        shot.actors.map(({ characterKey, pose, emotion }) => [characterKey, pose, emotion]),
      );
      expect(items.map(({ itemKey }) => itemKey)).toEqual(shot.items.map(({ itemKey }) => itemKey));
    }
    const pictures = [shot, ...candidates].map(pixelsOf);
    const least = Math.min(
      ...pictures.flatMap((one, index) => pictures.slice(index + 1).map((other) => differenceOf(one, other))),
    );
    expect(least, `shot ${shot.number}`).toBeGreaterThan(0.5);
  }
}, 60_000);

test('[EDIT-07] the next candidates are new, and what was shown comes back by a change of its fields', () => {
  const shot = plan.shots[1] as (typeof plan.shots)[number];
  const first = pictureVariations(shot, [], 4);
  const next = pictureVariations(shot, first.map(shownBy), 4);
  for (const candidate of next) {
    expect(first).not.toContainEqual(candidate);
  }
  const changed = { ...shot, ...changeToShow(shot, shownBy(first[0] ?? shot)) };
  expect(shownBy(changed as typeof shot)).toEqual(shownBy(first[0] ?? shot));
  expect(changeToShow(shot, shownBy(shot))).toEqual({});
});

test('[EDIT-07] a mirrored shot mirrored again is the same', () => {
  for (const shot of plan.shots) {
    expect(mirrorShot(mirrorShot(shot))).toEqual(shot);
  }
});

test('[EDIT-07] three candidates differ from the picture and from each other in size, side and staging', () => {
  for (const shot of plan.shots) {
    const three = [shot, ...pictureVariations(shot, [], 3)];
    const pictures = three.map(pixelsOf);
    const least = Math.min(
      ...pictures.flatMap((one, index) => pictures.slice(index + 1).map((other) => differenceOf(one, other))),
    );
    expect(least, `shot ${shot.number}`).toBeGreaterThan(6);
    expect(new Set(three.map(({ framing, angle }) => `${framing} ${angle}`)).size, `${shot.number}`).toBeGreaterThan(2);
  }
}, 60_000);
