import { expect, test } from 'vitest';
import { VendorError } from '../vendor.ts';
import { createOutageRest } from './rest-after-outages.ts';

const outage = () => Promise.reject(new VendorError('busy', 'no answer', { outage: 'did not answer within 120 s' }));
const answer = () => Promise.resolve('fine');

/** A service with a clock that is set by hand. */
function watched() {
  let now = 0;
  let asked = 0;
  const { guard } = createOutageRest(() => now);
  return {
    /** What comes of a request, and whether it was sent. */
    async ask(work: () => Promise<string>): Promise<[string, boolean]> {
      const before = asked;
      const result = await guard('it', () => {
        asked += 1;
        return work();
      }).catch((error: Error) => error.message);
      return [result, asked > before];
    },
    pass: (seconds: number) => (now += 1_000 * seconds),
  };
}

const RESTS: [string, boolean] = ['it rests, because it did not answer before', false];

test('[REL-12] after two outages in a row a service rests, longer each time, and one request tries it', async () => {
  const service = watched();
  for (const [restSeconds, outages] of [
    [30, 2],
    [60, 1],
    [120, 1],
    [300, 1],
    [300, 1],
  ] as const) {
    for (let index = 0; index < outages; index += 1) {
      expect(await service.ask(outage)).toEqual(['no answer', true]);
    }
    service.pass(restSeconds - 1);
    expect(await service.ask(answer)).toEqual(RESTS);
    service.pass(1);
  }
  let end = (_text: string): void => {};
  const trial = service.ask(() => new Promise((resolve) => (end = resolve)));
  expect(await service.ask(answer)).toEqual(RESTS);
  end('well again');
  expect(await trial).toEqual(['well again', true]);
  expect(await service.ask(answer)).toEqual(['fine', true]);
  expect(await service.ask(outage)).toEqual(['no answer', true]);
  expect(await service.ask(answer)).toEqual(['fine', true]);
});

test('[REL-12] a refusal is an answer, and who asks us to wait is left alone so long', async () => {
  const service = watched();
  const refused = () => Promise.reject(new VendorError('unusable', 'wrong key'));
  const tooMany = () => Promise.reject(new VendorError('busy', 'too many', { retryAfterSeconds: 20 }));
  expect(await service.ask(outage)).toEqual(['no answer', true]);
  expect(await service.ask(refused)).toEqual(['wrong key', true]);
  expect(await service.ask(outage)).toEqual(['no answer', true]);
  expect(await service.ask(tooMany)).toEqual(['too many', true]);
  expect(await service.ask(answer)).toEqual(RESTS);
  service.pass(20);
  expect(await service.ask(answer)).toEqual(['fine', true]);
});
