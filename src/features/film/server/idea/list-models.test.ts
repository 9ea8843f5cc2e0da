import { expect, test } from 'vitest';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { listModels } from './list-models.ts';

/** A site with only the draft engine: the names of its vendors suffice. */
const HERE = { vendors: new Map<VendorName, Vendor>([['draft', {} as Vendor]]) };

test('[CAT-11] an option has its description, its lengths and its inputs', () => {
  const { image, video } = listModels(HERE, { language: 'ko' });
  expect(image.options[0]).toMatchObject({
    description: expect.stringMatching(/[가-힣]/) as unknown,
    durationsSeconds: [],
    inputs: ['text'],
  });
  expect(video.options.find(({ id }) => id === 'pixverse_v35')).toMatchObject({
    description: null,
    durationsSeconds: [5, 8],
    inputs: ['text', 'image', 'end_image'],
  });
});

test('[CAT-11] an unavailable option names no setting of the operator', () => {
  expect(JSON.stringify(listModels(HERE, { language: 'en' }))).not.toMatch(/[A-Z]{2,}_[A-Z_]*(KEY|URL)/);
});

test('[CAT-11] [CAT-25] [CAT-26] models are listed by kind, the draft one first; unavailable ones say why', () => {
  const { language, image, video, music } = listModels(HERE, { language: 'ko' });
  for (const choice of [language, image, video, music]) {
    expect(choice.options[0]).toMatchObject({
      draft: true,
      coins: 0,
      availability: { state: 'available' },
      reason: null,
    });
    expect(choice.default).toBe(choice.options[0]?.id);
    for (const option of choice.options.slice(1)) {
      expect(option.reason, option.id).toMatch(/[가-힣]/);
    }
  }
  expect(image.options.find(({ id }) => id === 'flux-dev')).toMatchObject({
    coins: 6,
    unit: 'picture',
    availability: { state: 'not_configured' },
  });
  expect(video.options.find(({ id }) => id === 'veo3')).toMatchObject({
    availability: { state: 'retired', on: '2026-06-30', successor: { id: 'veo31', label: 'Veo 3.1' } },
    premium: true,
  });
  expect(video.options.find(({ id }) => id === 'pixverse_v35')).toMatchObject({
    unitSeconds: 5,
    unit: 'clip',
    inputs: ['text', 'image', 'end_image'],
  });
});
