import { expect, test } from 'vitest';
import { afresh } from './afresh.ts';
import { later } from './later.ts';

test('[ROUTE-09] a failed module is requested under another URL each time, because browsers cache the failure', async () => {
  const asked: string[] = [];
  const next = afresh(
    () =>
      Promise.reject(
        new TypeError('Failed to fetch dynamically imported module: https://film.example/assets/forget-screen-1a.js'),
      ),
    (address) => {
      asked.push(address);
      return asked.length < 2
        ? Promise.reject(new TypeError(`error loading dynamically imported module: ${address}`))
        : Promise.resolve('the page');
    },
  );
  await expect(next()).rejects.toThrow('Failed to fetch');
  await expect(next()).rejects.toThrow('again=1');
  expect(await next()).toBe('the page');
  expect(asked).toEqual([
    'https://film.example/assets/forget-screen-1a.js?again=1',
    'https://film.example/assets/forget-screen-1a.js?again=2',
  ]);
});

test('code that is wanted twice at once is loaded once, and kept; after a failure it is loaded again', async () => {
  let loads = 0;
  const part = later(
    async () => {
      loads += 1;
      await Promise.resolve();
      if (loads === 1) {
        throw new TypeError('no connection');
      }
      return { name: `load ${loads}` };
    },
    ({ name }) => name,
  );
  const [first, second] = await Promise.allSettled([part.bring(), part.bring()]);
  expect([first.status, second.status, loads, part.code]).toEqual(['rejected', 'rejected', 1, undefined]);
  expect(await part.bring()).toBe('load 2');
  expect(part.code).toBe('load 2');
  expect(await part.bring()).toBe('load 2');
});
