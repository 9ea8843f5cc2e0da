import { expect, test } from 'vitest';
import { placeBeside, type Side } from './place-beside.ts';

const WINDOW = { width: 320, height: 600 };
const BUBBLE = { width: 100, height: 30 };
const thingAt = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test.each<[Side, { left: number; top: number }]>([
  ['top', { left: 110, top: 264 }],
  ['bottom', { left: 110, top: 346 }],
  ['left', { left: 34, top: 305 }],
  ['right', { left: 186, top: 305 }],
])('it stands at the %s of a thing with room around it, in the middle', (side, place) => {
  expect(placeBeside(thingAt(140, 300), BUBBLE, WINDOW, side)).toEqual(place);
});

test.each<[Side, ReturnType<typeof thingAt>, { left: number; top: number }]>([
  ['top', thingAt(140, 20), { left: 110, top: 66 }],
  ['bottom', thingAt(140, 550), { left: 110, top: 514 }],
  ['left', thingAt(20, 300), { left: 66, top: 305 }],
  ['right', thingAt(270, 300), { left: 164, top: 305 }],
])('where there is no room at the %s it stands opposite', (side, thing, place) => {
  expect(placeBeside(thing, BUBBLE, WINDOW, side)).toEqual(place);
});

test('it stays inside the window, in its corners and where it is wider than all there is', () => {
  expect(placeBeside(thingAt(0, 300), BUBBLE, WINDOW, 'top')).toEqual({ left: 8, top: 264 });
  expect(placeBeside(thingAt(280, 300), BUBBLE, WINDOW, 'top')).toEqual({ left: 212, top: 264 });
  expect(placeBeside(thingAt(140, 20), { width: 400, height: 590 }, WINDOW, 'left')).toEqual({ left: 8, top: 8 });
});
