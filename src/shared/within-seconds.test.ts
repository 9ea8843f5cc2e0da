import { once } from 'node:events';
import { expect, test } from 'vitest';
import { withinSeconds } from './within-seconds.ts';

test('a signal ends with another one, or after seconds with a fraction', async () => {
  const other = new AbortController();
  const signal = withinSeconds(other.signal, 4 * 412.3333333);
  expect(signal.aborted).toBe(false);
  other.abort(new Error('enough'));
  expect(signal.reason).toEqual(new Error('enough'));

  const short = withinSeconds(new AbortController().signal, 0.0014);
  await once(short, 'abort');
  expect(short.reason).toMatchObject({ name: 'TimeoutError' });
});
