import { expect, test } from 'vitest';
import type { Vendor, VendorRequest } from '#src/vendors/vendor.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createReadingPreparation } from './prepare-reading.ts';

test('[IMG-01] a language is got ready once, when somebody opens a tool whose prompts are read', async () => {
  const read: VendorRequest[] = [];
  const draft: Vendor = {
    repeatable: true,
    start: async (request) => {
      read.push(request);
      return { kind: 'done', result: { files: [], data: {}, servedBy: 'draft-text-1' } };
    },
    check: () => Promise.reject(new Error('the draft engine answers at once')),
  };
  const prepare = createReadingPreparation({ vendors: new Map([['draft', draft]]), log: silentLog });
  prepare('backgroundRemoval', 'ja');
  prepare('image', 'ja');
  prepare('sora', 'ja');
  prepare('image', 'en');
  await expect
    .poll(() =>
      read.map((request) => request.kind === 'text' && request.task === 'suggest-for-prompt' && request.prompt),
    )
    .toEqual([
      { text: '一匹の猫', language: 'ja' },
      { text: 'a cat', language: 'en' },
    ]);
});
