import { expect, test } from 'vitest';
import { createOrderKeys } from './order-key.ts';

test('[COIN-02] an order that is sent again has its key; a changed one, and the next after it was carried out, have others', () => {
  const keys = createOrderKeys();
  const scarf = keys.of({ model: 'one', prompt: 'A red scarf' });
  expect(keys.of({ model: 'one', prompt: 'A red scarf' })).toBe(scarf);
  const others = [
    keys.of({ model: 'one', prompt: 'A blue scarf' }),
    keys.of({ model: 'two', prompt: 'A blue scarf' }),
    keys.of({ model: 'one', prompt: 'A red scarf' }),
  ];
  keys.done();
  others.push(keys.of({ model: 'one', prompt: 'A red scarf' }));
  expect(new Set([scarf, ...others]).size).toBe(5);
});
