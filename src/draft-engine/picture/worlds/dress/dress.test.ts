import { expect, test } from 'vitest';
import { drawPlace, pictureDistance } from '#tests/build/drawn-place.ts';
import { LANDMARKS, PLACE_KINDS, type Landmark, type PlaceKind, type PlaceSpec } from '../../../story/place-spec.ts';
import { WORLDS, type WorldId } from '../../../story/worlds/worlds.ts';

const THUMBNAIL = { width: 48, height: 27 };
const at = (kind: PlaceKind, world?: WorldId, seed = 7): PlaceSpec => ({
  kind,
  landmarks: [],
  seed,
  ...(world ? { world } : {}),
});
const street = (world?: WorldId, seed = 7): Uint8ClampedArray =>
  drawPlace(at('town_street', world, seed), 'noon', 'clear', THUMBNAIL);

test('[DRAFT-02] places of every kind can be drawn in every world, with landmarks in them', () => {
  // Every eleventh pair: each world and each kind is drawn, and each kind in two worlds.
  const pairs = WORLDS.flatMap((world) => PLACE_KINDS.map((kind) => at(kind, world)));
  for (const [index, place] of pairs.entries()) {
    if (index % 11 === 0) {
      const landmark = LANDMARKS[(index / 11) % LANDMARKS.length] as Landmark;
      const draw = (): unknown =>
        drawPlace({ ...place, landmarks: [landmark] }, 'dusk', 'clear', { width: 16, height: 9 });
      expect(draw, `${place.kind} in ${place.world} with ${landmark}`).not.toThrow();
    }
  }
});

test('[DRAFT-02] the streets of two worlds are told apart as thumbnails, and none looks like a street of no world', () => {
  const streets = [undefined, ...WORLDS].map((world) => [world ?? 'none', street(world)] as const);
  streets.forEach(([world, picture], index) => {
    for (const [other, otherPicture] of streets.slice(index + 1)) {
      expect(pictureDistance(picture, otherPicture), `${world} and ${other}`).toBeGreaterThan(9);
    }
  });
});

test('[DRAFT-02] a street of a world is the same for its seed and else different', () => {
  for (const world of ['china', 'old_west', 'space'] as const) {
    expect(pictureDistance(street(world), street(world)), world).toBe(0);
    expect(pictureDistance(street(world), street(world, 8)), world).toBeGreaterThan(1);
  }
});

test('[DRAFT-02] a living room takes walls and furniture of its world', () => {
  const room = (world?: WorldId): Uint8ClampedArray => drawPlace(at('living_room', world), 'noon', 'clear', THUMBNAIL);
  const plain = room();
  for (const world of WORLDS) {
    expect(pictureDistance(plain, room(world)), world).toBeGreaterThan(2);
  }
});
