import { afterEach, beforeEach, expect, test } from 'vitest';
import { startLoopback, type Loopback, type Reply } from '#tests/vendors/loopback-service.ts';
import { askVendor, readJson, type VendorAnswer, type VendorQuestion } from './ask-vendor.ts';
import { decodeLifted } from './lift-long-texts.ts';

const MEGABYTE = 1024 * 1024;

let loopback: Loopback;
let reply: Reply;
beforeEach(async () => {
  loopback = await startLoopback(() => reply);
});
afterEach(() => loopback.close());

/** What is read of an answer of two megabytes. */
function ask(status: number, type: string, limits: Partial<VendorQuestion> = {}): Promise<VendorAnswer> {
  const bytes = Buffer.from(JSON.stringify({ data: 'a'.repeat(2 * MEGABYTE) }));
  reply = { status, bytes, headers: { 'content-type': type } };
  const { signal } = new AbortController();
  return askVendor({ vendor: 'any', method: 'GET', url: `${loopback.url}/any`, signal, ...limits });
}

const large = { mostBytes: 4 * MEGABYTE };
const largeFile = { mostFileBytes: 4 * MEGABYTE };

test('an answer is as long as what it is: a file, JSON in its place, an error', async () => {
  expect((await ask(200, 'application/json', large)).bytes.length).toBeGreaterThan(2 * MEGABYTE);
  expect((await ask(200, 'video/mp4', largeFile)).bytes.length).toBeGreaterThan(2 * MEGABYTE);
  for (const [status, type, limits] of [
    [200, 'application/json', {}],
    [200, 'application/json', largeFile],
    [400, 'application/json', large],
    [500, 'video/mp4', largeFile],
  ] as const) {
    await expect(ask(status, type, limits)).rejects.toMatchObject({ kind: 'busy' });
  }
});

test('of an answer with a picture only the rest is parsed, and an error as it is', async () => {
  const answer = await ask(200, 'application/json', { hasEncodedPicture: true });
  expect([answer.bytes.length, readJson(answer)]).toEqual([22, { data: 'long text 1' }]);
  expect((await decodeLifted(answer.texts, 'long text 1')).length).toBe(1.5 * MEGABYTE);
  await expect(ask(400, 'application/json', { hasEncodedPicture: true })).rejects.toMatchObject({ kind: 'busy' });
});
