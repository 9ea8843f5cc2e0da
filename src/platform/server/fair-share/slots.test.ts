import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

const { signal } = new AbortController();

test('[REL-10] who finds no slot free waits until one is given back', async () => {
  const slots = createSlots(1);
  const order: string[] = [];
  const giveBack = await slots.take(signal);
  const second = slots.take(signal).then(() => order.push('second'));
  await Promise.resolve();
  order.push('given back');
  giveBack();
  await second;
  expect(order).toEqual(['given back', 'second']);
});

test('[REL-10] a slot given back twice is one slot', async () => {
  const slots = createSlots(1);
  const giveBack = await slots.take(signal);
  giveBack();
  giveBack();
  await slots.take(signal);
  const waiting = new AbortController();
  const third = slots.take(waiting.signal);
  waiting.abort(new Error('still waited'));
  await expect(third).rejects.toThrow('still waited');
});

test('[REL-10] who stops waiting for a slot takes none', async () => {
  const slots = createSlots(1);
  const giveBack = await slots.take(signal);
  const impatient = new AbortController();
  const left = slots.take(impatient.signal);
  impatient.abort(new Error('no longer wanted'));
  await expect(left).rejects.toThrow('no longer wanted');
  giveBack();
  await slots.take(signal);
});
